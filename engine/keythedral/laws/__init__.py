"""Law cards at work: when they may be played, the windows to answer them, and what they do."""
