"""Final scoring: the sheet of every seat, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import ScoreLine, Standing
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.content.sets import SETS
from engine.keyflower.names import tile_name
from engine.keyflower.scoring.sheet import sheet_of
from engine.keyflower.state import State

__all__ = ["ranked", "score", "source_of", "standings", "why_ahead"]

_SOURCES = {
    "keyflower-score-extension": "extensions",
    "keyflower-score-contract": "contracts",
    "keyflower-score-contract-open": "contracts",
    "keyflower-score-gold": "gold",
}
_SORTS = {"winter": "winter", "order": "order", "boat": "boat", "summer-boat": "boat"}
_TILES = {tile_name(tile): _SORTS.get(piece.kind, "village") for tile, piece in SETS.newest.hexes.items()}
"""By name; no set has other sorts of pieces than these (`content/checks.py`)."""


def score(state: State) -> list[ScoreLine]:
    """The score sheets of all seats, one after the other; before the end what the position is worth now."""
    return [line for seat in range(len(state.players)) for line in sheet_of(state, seat)]


def standings(state: State) -> list[Standing]:
    return ranked(state, score(state))


def ranked(state: State, sheet: Sequence[ScoreLine]) -> list[Standing]:
    """Most points first (KF-167); ties by the agreed rule (OP-3)."""
    points = [0] * len(state.players)
    for line in sheet:
        points[line.seat] += line.points
    marks = {seat: (-points[seat], _boat_turn(state, seat)) for seat in range(len(points))}
    order = sorted(marks, key=lambda seat: (marks[seat], seat))
    return [
        Standing(seat, points[seat], 1 + sum(mark < marks[seat] for mark in marks.values())) for seat in order
    ]


def _boat_turn(state: State, seat: Seat) -> int:
    """KM-49: when this seat chose its boat in winter; all alike where the place is shared."""
    if state.ties == "shared" or state.season != "winter" or len(state.boat_order) < len(state.players):
        return 0
    return state.boat_order.index(seat)


def why_ahead(state: State, above: Seat, below: Seat) -> Text | None:
    """OP-3, KM-49: who chose a boat first."""
    if _boat_turn(state, above) == _boat_turn(state, below):
        return None
    return text("keyflower-ahead", above=Who(above), below=Who(below))


def source_of(line: ScoreLine) -> Text:
    """What lies on a tile, and what it counts, is the tile's; of tiles there are four sorts."""
    sorts = (_TILES.get(arg) for _, arg in line.text.args if isinstance(arg, Text))
    sort = next((one for one in sorts if one), "village")
    return text(f"keyflower-source-{_SOURCES.get(line.text.key, sort)}")
