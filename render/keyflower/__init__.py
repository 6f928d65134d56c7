"""Keyflower's pictures."""
