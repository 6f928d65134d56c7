"""Picks that are never better than another."""

from __future__ import annotations

from engine.lantern.actions import Draw, Pass, Snuff
from engine.lantern.queries import is_last_round
from engine.lantern.state import State


def is_foolish(state: State, pick: Draw | Pass | Snuff) -> bool:
    player = state.players[pick.seat]
    match pick:
        case Draw():
            return is_last_round(state)  # it can never be lit
        case Pass():
            return is_last_round(state) and bool(player.hand)
        case Snuff(_, colour, paid):
            return colour not in paid and colour in player.hand  # two tokens where one would do
