"""A press or a command, from its arrival to its answer."""
