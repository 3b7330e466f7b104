"""Every printed thing is used once."""
