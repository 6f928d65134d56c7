"""The parts of all pictures: theme, layout, text, sprites, marks, files. This package names no game."""
