"""Balancing of Keyper's values of our own design: players that measure what a place or a tile is worth."""
