"""Players of Keyper that judge the values of our own design: what a place or a tile is worth."""
