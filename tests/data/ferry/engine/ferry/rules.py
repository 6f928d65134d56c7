"""Questions, options and effects: one step does all of it."""

from __future__ import annotations

from engine.core.game import Choice, Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.ferry.actions import Action
from engine.ferry.state import State
from engine.ferry.steps import turn


def choices(state: State) -> list[Choice[Action]]:
    """Over when everything has left the sheds and the boat (FY-6)."""
    actions = turn.choices(state, state.turn)
    return [Choice(state.turn, actions)] if actions else []


def ask(state: State, seat: Seat) -> tuple[str, Text]:
    return turn.ask(state, seat)


def option(state: State, pick: Action) -> Option[Action]:
    return turn.option(state, pick)


def play(state: State, pick: Action, tell: Tell) -> None:
    turn.play(state, pick, tell)
