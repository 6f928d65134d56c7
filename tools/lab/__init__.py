"""Experiments with Keyper's values of our own design. README.md says how to run them."""
