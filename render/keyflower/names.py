"""Names of pieces in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Arg, Say, Text, text
from render.kit.phrases import player_name
from render.kit.text import cut, parted

_MANY = 3
"""Above this number players are counted, not named, inside a picture."""


def players(say: Say, seats: Sequence[int], most: int) -> Arg:
    """Return players inside a sentence of a picture, with up to `most` letters of each name."""
    if len(seats) > _MANY:
        return text("pictures-players", count=len(seats))
    return tuple(cut(player_name(say, seat), most) for seat in seats)


def tile_text(piece: str) -> Text:
    return text(f"keyflower-tile-{piece}")


def tile(say: Say, piece: str) -> str:
    return say(tile_text(piece))


def ribbon(say: Say, piece: str) -> str:
    """Return the short name for a ribbon, with soft hyphens where it may be split."""
    return parted(
        say(text("keyflower-pictures-ribbon", tile=tile_text(piece))), say(text("keyflower-pictures-breaks"))
    )


def season(say: Say, key: str) -> str:
    return say(text(f"pictures-season-{key}"))
