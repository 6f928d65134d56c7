"""Events: what happened, who may know it, and whether it uncovered something."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engine.core.text import Arg, Seat, Text


class Event(Struct, frozen=True):
    text: Text
    seat: Seat | None = None  # who acted
    to: tuple[Seat, ...] | None = None  # who may read it; None: everybody
    reveals: bool = False  # something hidden or drawn became known: cannot be undone
    touches: tuple[Seat, ...] = ()  # seats whose possessions changed

    def is_for(self, seat: Seat | None) -> bool:
        """Return whether this reader (None: a spectator) may see it."""
        return self.to is None or (seat is not None and seat in self.to)


class Tell:
    """Collects events while a move is played."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def all(
        self,
        key: str,
        *,
        by: Seat | None = None,
        reveals: bool = False,
        touches: Iterable[Seat] = (),
        **args: Arg,
    ) -> None:
        """Add an event for all readers."""
        self.events.append(Event(Text(key, tuple(args.items())), by, None, reveals, tuple(touches)))

    def only(
        self,
        seats: Iterable[Seat],
        key: str,
        *,
        by: Seat | None = None,
        reveals: bool = False,
        touches: Iterable[Seat] = (),
        **args: Arg,
    ) -> None:
        """Add an event for these seats only."""
        text = Text(key, tuple(args.items()))
        self.events.append(Event(text, by, tuple(seats), reveals, tuple(touches)))


class Silence(Tell):
    """Drops all events: for searches and playouts, where events would only cost time."""

    def all(self, key: str, **args: Any) -> None:
        pass

    def only(self, seats: Iterable[Seat], key: str, **args: Any) -> None:
        pass


class Chapters(Struct, frozen=True):
    """Keys of events. In a game that names none, summaries consist of its headlines."""

    won: frozenset[str] = frozenset()
    next: frozenset[str] = frozenset()
