"""Final scoring: the sheet of every seat, and the winner."""

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
"""The sort of each tile by name; no set has other sorts of pieces (`content/checks.py`)."""


def score(state: State) -> list[ScoreLine]:
    """Return the score sheets of all seats in turn; before the end, what the position is worth now."""
    return [line for seat in range(len(state.players)) for line in sheet_of(state, seat)]


def standings(state: State) -> list[Standing]:
    return ranked(state, score(state))


def ranked(state: State, sheet: Sequence[ScoreLine]) -> list[Standing]:
    """Rank by most points (KF-167); break ties by the agreed rule (OP-3)."""
    points = [0] * len(state.players)
    for line in sheet:
        points[line.seat] += line.points
    marks = {seat: (-points[seat], _boat_turn(state, seat)) for seat in range(len(points))}
    order = sorted(marks, key=lambda seat: (marks[seat], seat))
    return [
        Standing(seat, points[seat], 1 + sum(mark < marks[seat] for mark in marks.values())) for seat in order
    ]


def _boat_turn(state: State, seat: Seat) -> int:
    """Return when this seat chose its boat in winter (KM-49); equal for all if places are shared."""
    if state.ties == "shared" or state.season != "winter" or len(state.boat_order) < len(state.players):
        return 0
    return state.boat_order.index(seat)


def why_ahead(state: State, above: Seat, below: Seat) -> Text | None:
    """Return the reason for the tie-break: who chose a boat first (OP-3, KM-49)."""
    if _boat_turn(state, above) == _boat_turn(state, below):
        return None
    return text("keyflower-ahead", above=Who(above), below=Who(below))


def source_of(line: ScoreLine) -> Text:
    """Return the source of a line; a tile is the source of its goods and counts, by four sorts of tiles. The
    start player keyple is the source where it alone counts as gold (KF-85), and summer boat 3 where other
    resources do (KF-91)."""
    pieces = [piece.key for piece in line.detail] if line.text.key == "keyflower-score-gold" else []
    if pieces and all(key == "keyflower-score-keyple-as" for key in pieces):
        return text("keyflower-source-keyple")
    if "keyflower-score-as" in pieces:
        return text("keyflower-source-left-over")
    sorts = (_TILES.get(arg) for _, arg in line.text.args if isinstance(arg, Text))
    sort = next((one for one in sorts if one), "village")
    return text(f"keyflower-source-{_SOURCES.get(line.text.key, sort)}")
