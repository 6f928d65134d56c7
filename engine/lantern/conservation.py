"""Pieces whose number no move changes."""

from __future__ import annotations

from engine.core.pieces import Pieces, merge, put
from engine.lantern.state import State


def conserved(state: State) -> Pieces:
    """Return all tokens by colour, wherever they are."""
    tokens: Pieces = {}
    merge(tokens, state.pile)
    merge(tokens, state.gone)
    for player in state.players:
        merge(tokens, player.hand)
        merge(tokens, player.lit)
        if player.aside:
            put(tokens, player.aside)
    return tokens
