"""A Discord on your desk: the bot in a simulated Discord, and a page in the browser to play on."""
