"""Decisions, their wording and their effects: dispatches to the steps, nothing else."""

from __future__ import annotations

from engine.core.game import Choice, Option
from engine.core.steps import ConfirmedStep, owners, whole
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.lantern.actions import Action, End
from engine.lantern.queries import deciding
from engine.lantern.state import Hiding, Stage, State, Turn, Window
from engine.lantern.steps import hiding, snuffing, turn

_STEPS: dict[type, ConfirmedStep[State, Action]] = whole(
    Stage, {Hiding: hiding, Turn: turn, Window: snuffing}
)
_OWNERS = owners(Action, hiding, turn, snuffing, apart=End)


def choices(state: State) -> list[Choice[Action]]:
    if state.stage is None:
        return []
    step = _STEPS[type(state.stage)]
    return [Choice(seat, step.choices(state, seat)) for seat in deciding(state)]


def ask(state: State, seat: Seat) -> tuple[str, Text]:
    return _STEPS[type(state.stage)].ask(state, seat)


def option(state: State, pick: Action) -> Option[Action]:
    if isinstance(pick, End):
        return Option(pick, "end", (text("lantern-end"),), confirms=True)
    return _OWNERS[type(pick)].option(state, pick)


def play(state: State, pick: Action, tell: Tell) -> None:
    if isinstance(pick, End):
        _STEPS[type(state.stage)].end(state, pick.seat, tell)
    else:
        _OWNERS[type(pick)].play(state, pick, tell)
