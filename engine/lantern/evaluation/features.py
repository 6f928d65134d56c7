"""Features of a position, for one seat."""

from __future__ import annotations

from engine.core.pieces import total
from engine.core.text import Seat
from engine.lantern.content.tokens import COLOURS
from engine.lantern.scoring import points_of
from engine.lantern.state import State

FEATURES = ("points", "tokens", "missing")


def feature_values(state: State, seat: Seat) -> list[float]:
    """Return points lit, tokens still to be lit, and how many of those have a colour that is not lit yet."""
    player = state.players[seat]
    points = float(points_of(player.lit))
    if state.stage is None:
        return [points, 0.0, 0.0]
    missing = sum(colour in player.hand and colour not in player.lit for colour in COLOURS)
    return [points, float(total(player.hand) + bool(player.aside)), float(missing)]
