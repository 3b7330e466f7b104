house-seat = place { $seat }
house-you = vous
