"""What Lantern is made of."""
