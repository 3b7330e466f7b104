"""What every picture needs: escaping, player colours and symbols, the scene a drawing gets, charts."""
