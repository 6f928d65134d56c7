"""One file for each phase of the game."""
