"""Law cards: when they may be played, the windows to answer them, and their effects."""
