"""Every other page, and the presses on it."""
