"""The effect of a move, shown before it is confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.pieces import put, take
from engine.lantern.content.shapes import Colour
from engine.lantern.scoring import points_of
from engine.lantern.state import Player


def points_for(player: Player, lit: Sequence[Colour]) -> int:
    """Return the value of the lanterns lit in this turn, including sets they complete."""
    before = dict(player.lit)
    for colour in lit:
        take(before, colour)
    return points_of(player.lit) - points_of(before)


def completes_set(player: Player, colour: Colour) -> bool:
    """Return whether one more of this colour completes a set."""
    after = dict(player.lit)
    put(after, colour)
    return points_of(after) > points_of(player.lit) + 1
