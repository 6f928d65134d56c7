"""A quick estimate of a pick, to decide what to search first."""

from __future__ import annotations

from typing import assert_never

from engine.lantern.actions import Action, Draw, End, Hide, Let, Light, Pass, Snuff
from engine.lantern.forecast import completes_set
from engine.lantern.state import State


def quick_score(state: State, pick: Action) -> float:
    match pick:
        case Hide(seat, colour) | Light(seat, colour):
            return 3.0 if completes_set(state.players[seat], colour) else 1.0
        case Draw():
            return 0.8
        case Snuff(_, _, paid):
            return 1.2 - len(paid)
        case Pass() | Let() | End():
            return 0.0
        case _:
            assert_never(pick)
