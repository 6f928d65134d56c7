"""Subcommands of `latchkey` for measurements and experiments; `bot/__main__.py` finds them here."""
