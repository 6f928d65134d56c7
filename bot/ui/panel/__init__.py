"""One player's panel: the question, its buttons and menus, and every press on it."""
