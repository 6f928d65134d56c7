"""The playground: the bot in a simulated Discord, with a page in the browser to play on."""
