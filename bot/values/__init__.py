"""Plain values that all layers above use."""
