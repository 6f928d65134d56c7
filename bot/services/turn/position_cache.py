"""What was computed about one position, kept until the next one."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from bot.services.turn.automatic_answers import KnownAnswers
from engine.core.game import AnyGame
from engine.core.text import Seat

_READERS = 2
"""Cached views: the seat whose turn it is, and the public."""


class PositionCache(Struct):
    game: AnyGame
    state: Any
    answers: KnownAnswers = field(default_factory=dict)  # forced answers, as far as they were needed
    _asked: tuple[Seat, ...] | None = None
    _shown: tuple[Seat, ...] | None = None
    _views: dict[Seat | None, Any] = field(default_factory=dict)  # of the latest readers

    def view(self, seat: Seat | None) -> Any:
        """Return the position as one reader may know it. A few readers ask again and again."""
        if seat not in self._views:
            if len(self._views) == _READERS:
                del self._views[next(iter(self._views))]
            self._views[seat] = self.game.view_for(self.state, seat)
        return self._views[seat]

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        """The seats without which the game does not go on."""
        if self._asked is None:
            self._asked = self.game.seats_to_act(self.state)
        return self._asked

    @property
    def publicly_awaited(self) -> tuple[Seat, ...]:
        """The seats that are publicly known to be deciding."""
        if self._shown is None:
            is_secret = self.game.has_secret_answers(self.state)  # otherwise it is public who must decide
            self._shown = self.game.publicly_awaited(self.state) if is_secret else self.seats_to_act
        return self._shown
