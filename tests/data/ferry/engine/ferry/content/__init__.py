"""What Ferry is made of."""
