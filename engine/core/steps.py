"""The step of each stage and of each pick: every game declares them once, and they are checked at
start-up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar, get_args

from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text

S = TypeVar("S")
A = TypeVar("A")
K = TypeVar("K")
T = TypeVar("T")
State = TypeVar("State", contravariant=True)


class Step(Protocol[State, A]):
    """A module of steps/ found by the stage: a question."""

    def choices(self, state: State, seat: Seat, /) -> list[A]: ...
    def ask(self, state: State, seat: Seat, /) -> tuple[str, Text]: ...


class ConfirmEffect(Protocol[State]):
    """A module of steps/ found by the stage when a move is confirmed."""

    def end(self, state: State, seat: Seat, tell: Tell, /) -> None: ...


class ConfirmedStep(Step[State, A], ConfirmEffect[State], Protocol[State, A]):
    """A question, and the effect of confirming its answer."""


class AutomaticStep(Protocol[State]):
    """A module of steps/ that continues automatically, without a question."""

    def go_on(self, state: State, tell: Tell, /) -> None: ...


class Owner(Protocol[State, A]):
    """A module of steps/ found by the pick; `Picks` lists its picks."""

    def option(self, state: State, pick: Any, /) -> Option[A]: ...
    def play(self, state: State, pick: Any, tell: Tell, /) -> None: ...


class SharedPick(Generic[S, A]):
    """A pick used by several questions: the position decides which step handles it."""

    def __init__(self, owner: Callable[[S, Any], Owner[S, A]]) -> None:
        self._owner = owner

    def option(self, state: S, pick: Any) -> Option[A]:
        return self._owner(state, pick).option(state, pick)

    def play(self, state: S, pick: Any, tell: Tell) -> None:
        self._owner(state, pick).play(state, pick, tell)


class WiringError(TypeError):
    """A stage or pick without a step, or with two."""


def _members(closed: Any) -> Iterator[Any]:
    """Yield the members of a closed type: the values of a literal, the classes of a union."""
    parts = get_args(closed)
    if not parts:
        yield closed
    for part in parts:
        yield from _members(part)


def whole(closed: Any, table: dict[K, T]) -> dict[K, T]:
    """Return this table after checking that it has exactly one entry for each member of a closed type."""
    wanted = set(_members(closed))
    if table.keys() != wanted:
        raise WiringError(f"without a step: {wanted - table.keys()}; unknown: {table.keys() - wanted}")
    return table


def owners(
    closed: Any, *steps: Owner[S, A], apart: type, shared: Mapping[type, SharedPick[S, A]] | None = None
) -> dict[type, Owner[S, A]]:
    """Return the step of every pick, from the `Picks` of each step; a pick of several steps must be `shared`.
    The confirming pick stands `apart`, because its effect depends on the stage."""
    found: dict[type, Owner[S, A]] = dict(shared or {})
    for step in steps:
        for pick in _members(vars(step)["Picks"]):
            if found.setdefault(pick, step) is not step and not isinstance(found[pick], SharedPick):
                raise WiringError(f"{pick.__name__} belongs to {found[pick]} and to {step}")
    whole(closed, {apart: None, **dict.fromkeys(found)})
    return found
