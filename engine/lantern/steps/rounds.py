"""The end of a seat's turn, without a question (LN-4, LN-8)."""

from __future__ import annotations

from engine.core.tell import Tell
from engine.lantern.queries import is_last_round, left_of
from engine.lantern.state import Hiding, State, Turn, Window


def go_on(state: State, tell: Tell) -> None:
    """Start the next turn or the next round, or end the game."""
    assert isinstance(state.stage, Turn | Window)
    state.turns += 1
    if state.turns < len(state.players):
        state.stage = Turn(left_of(state, state.stage.seat)[0])
    elif is_last_round(state):
        state.stage = None
    else:
        state.round, state.turns = state.round + 1, 0
        state.start = left_of(state, state.start)[0]
        state.stage = Hiding([False] * len(state.players))
