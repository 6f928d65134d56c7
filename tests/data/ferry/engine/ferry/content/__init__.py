"""The pieces of Ferry."""
