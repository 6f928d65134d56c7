"""Subcommands of `latchkey` that measure and try; `bot/__main__.py` finds them here."""
