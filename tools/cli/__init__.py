"""Subcommands of `latchkey` for measurements and experiments; `bot/__main__.py` finds them here."""

from __future__ import annotations

from bot.cli import Commands

COMMANDS: Commands = {
    "advice": ("advice", "let a seat follow every first hint and review its games"),
    "bench": ("bench", "measure the bot: speed, memory, taps and rules of panels"),
    "faults": ("faults", "plant faults at random and count those that the tests find"),
    "follies": ("advice", "count mistakes of computer players, by the rules"),
    "hints": ("hints", "print the hints for some turns of a game as players see them"),
    "simulate": ("simulate", "play whole games with random moves and check them"),
    "soak": ("soak", "kill the bot repeatedly while many people play, and check the results"),
    "sources": ("advice", "show where computer players score their points"),
    "story": ("story", "print a season or round in other languages beside English"),
    "tournament": ("tournament", "let computer players play against each other"),
    "train": ("train", "train the evaluation of computer players"),
    "words": ("words", "list messages that are missing, unused or too long"),
}
