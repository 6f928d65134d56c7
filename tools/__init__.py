"""What is done to the bot and with its games, none of it needed to play: measuring, soaking, balancing."""
