"""Building blocks of messages, within Discord's limits by construction."""
