"""What a message is made of, under Discord's limits by construction."""
