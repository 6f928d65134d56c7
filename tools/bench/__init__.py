"""Benchmarks of the bot, one module for each; `latchkey dev bench` runs them."""
