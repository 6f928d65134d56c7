"""Soak test: games on the real process, which is killed repeatedly while Discord and the disk fail at
random."""
