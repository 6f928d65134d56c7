"""A player's panel: the question, its buttons and menus, and their handlers."""
