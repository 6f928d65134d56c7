"""Plain values that every floor above speaks in."""
