"""Handing over: the last pick of every move, and the two moments in which nothing else is left to pick."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keyper.actions import Action, End
from engine.keyper.state import Kind, State

Picks: TypeAlias = End


def choices(_state: State, seat: Seat) -> list[Action]:
    return [End(seat)]


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    return "declined" if state.stage == "declined" else "ended", text("keyper-ask-end")


def option(_state: State, pick: Picks) -> Option[Action]:
    return Option(pick, "end", (text("keyper-menu-end"),), confirms=True)


def end(state: State, _seat: Seat, _tell: Tell) -> None:
    state.stage = "inviting" if state.stage == "declined" else "turn-done"
