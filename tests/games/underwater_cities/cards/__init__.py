"""Every printed card, played where it works and where it does nothing."""
