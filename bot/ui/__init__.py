"""What people see and press, drawn from decisions and views, never from a game's rules."""
