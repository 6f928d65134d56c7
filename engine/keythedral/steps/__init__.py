"""The steps of the game, one file for each."""
