"""Where everything is kept: one protocol, and SQLite behind it."""
