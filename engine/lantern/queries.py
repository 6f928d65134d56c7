"""Queries about the current position."""

from __future__ import annotations

from typing import assert_never

from engine.core.text import Seat
from engine.lantern.state import Hiding, State, Turn, Window


def deciding(state: State) -> list[Seat]:
    """Return the seats that have not confirmed yet; who they are is public."""
    seats = range(len(state.players))
    match state.stage:
        case None:
            return []
        case Hiding(done):
            return [seat for seat in seats if not done[seat]]
        case Turn(seat):
            return [seat]
        case Window(lighter, done=done):
            return [seat for seat in seats if seat != lighter and seat not in done]
        case _:
            assert_never(state.stage)


def turn_of(state: State) -> Turn:
    assert isinstance(state.stage, Turn)
    return state.stage


def window_of(state: State) -> Window:
    assert isinstance(state.stage, Window)
    return state.stage


def hiding_of(state: State) -> Hiding:
    assert isinstance(state.stage, Hiding)
    return state.stage


def left_of(state: State, seat: Seat) -> list[Seat]:
    """Return the other seats, clockwise."""
    seats = len(state.players)
    return [(seat + step) % seats for step in range(1, seats)]


def is_last_round(state: State) -> bool:
    return state.round == state.rounds
