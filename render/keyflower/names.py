"""How pieces are called, by the words of the reader's language."""

from __future__ import annotations

from engine.core.text import Say, Text, Who, text
from render.kit.text import printable


def player(say: Say, seat: int) -> str:
    """A player's name as the fonts can write it."""
    name = printable(say(text("pictures-player", who=Who(seat))), instead="")
    return name or say(text("pictures-player-number", number=seat + 1))


def tile_text(piece: str) -> Text:
    return text(f"keyflower-tile-{piece}")


def tile(say: Say, piece: str) -> str:
    return say(tile_text(piece))


def season(say: Say, key: str) -> str:
    return say(text(f"pictures-season-{key}"))
