"""Tools around the bot and its games that are not needed to play: benchmarks, soak tests, balancing."""
