"""The protocol of all views; everything else in a view is between the game and its painter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.core.text import Seat


class View(Protocol):
    """What one reader may know of a position; a frozen struct in every game."""

    @property
    def reader(self) -> Seat | None:
        """The seat this view is for; None: a spectator."""
        ...

    @property
    def seats(self) -> Sequence[object]:
        """The players, by seat number."""
        ...
