"""Pieces that no move makes or loses."""

from __future__ import annotations

from engine.core.pieces import Pieces, merge
from engine.ferry.state import State


def conserved(state: State) -> Pieces:
    """All crates by weight, wherever they are."""
    crates: Pieces = {}
    for place in (*state.sheds.values(), *state.landed, state.aboard, state.sunk):
        merge(crates, place)
    return crates
