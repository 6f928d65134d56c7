"""A law played before another seat's decision, although the table does not wait for it (KT-98)."""

from __future__ import annotations

from engine.core.text import Seat, Text, Who, text
from engine.keythedral.actions import Action
from engine.keythedral.laws.timing import plays
from engine.keythedral.state import QuestionKind, State


def choices(state: State, seat: Seat) -> list[Action]:
    return [*plays(state, seat)]


def ask(state: State, _seat: Seat) -> tuple[QuestionKind, Text]:
    return "free", text("keythedral-ask-free", who=Who(state.turn))
