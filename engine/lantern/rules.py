"""Who must decide what, how it reads and what it does: dispatch to the steps, nothing else."""

from __future__ import annotations

from typing import Protocol, assert_never

from engine.core.game import Choice, Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.lantern.actions import Action, Draw, End, Hide, Let, Light, Pass, Snuff
from engine.lantern.state import Hiding, Kind, Stage, State, Turn, Window
from engine.lantern.steps import hiding, snuffing, turn
from engine.lantern.table import deciding


class Step(Protocol):
    """A file of steps/, as far as it is found by the stage."""

    def choices(self, state: State, seat: Seat, /) -> list[Action]: ...
    def ask(self, state: State, seat: Seat, /) -> tuple[Kind, Text]: ...
    def end(self, state: State, seat: Seat, tell: Tell, /) -> None: ...


def choices(state: State) -> list[Choice[Action]]:
    if state.stage is None:
        return []
    step = _step(state.stage)
    return [Choice(seat, step.choices(state, seat)) for seat in deciding(state)]


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    assert state.stage is not None
    return _step(state.stage).ask(state, seat)


def option(state: State, pick: Action) -> Option[Action]:
    match pick:
        case Hide():
            return hiding.option(state, pick)
        case Light() | Draw() | Pass():
            return turn.option(state, pick)
        case Snuff() | Let():
            return snuffing.option(state, pick)
        case End():
            return Option(pick, "end", (text("lantern-end"),), confirms=True)
        case _:
            assert_never(pick)


def play(state: State, pick: Action, tell: Tell) -> None:
    match pick:
        case Hide():
            hiding.play(state, pick, tell)
        case Light() | Draw() | Pass():
            turn.play(state, pick, tell)
        case Snuff() | Let():
            snuffing.play(state, pick, tell)
        case End(seat):
            assert state.stage is not None
            _step(state.stage).end(state, seat, tell)
        case _:
            assert_never(pick)


def _step(stage: Stage) -> Step:
    match stage:
        case Hiding():
            return hiding
        case Turn():
            return turn
        case Window():
            return snuffing
        case _:
            assert_never(stage)
