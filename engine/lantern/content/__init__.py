"""The components of Lantern."""
