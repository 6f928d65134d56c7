"""What is printed on the pieces: their shapes, then the pieces themselves."""
