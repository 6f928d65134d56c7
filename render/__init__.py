"""View in, picture out."""
