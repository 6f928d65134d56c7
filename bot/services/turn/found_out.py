"""What is asked again and again about one position: found out once, and dropped with it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from bot.services.turn.automatic import Known
from engine.core.game import Game
from engine.core.tell import Event
from engine.core.text import Seat, Text

_READERS = 2
"""Whose turn it is, and everybody."""


class FoundOut(Struct):
    game: Game[Any, Any, Any]
    state: Any
    answers: Known = field(default_factory=dict)  # whom it leaves no choice, as far as anybody wanted to know
    _asked: tuple[Seat, ...] | None = None
    _shown: tuple[Seat, ...] | None = None
    _views: dict[Seat | None, Any] = field(default_factory=dict)  # of those who looked last

    def view(self, seat: Seat | None) -> Any:
        """What one reader may know; a few look at the same position again and again."""
        if seat not in self._views:
            if len(self._views) == _READERS:
                del self._views[next(iter(self._views))]
            self._views[seat] = self.game.view_for(self.state, seat)
        return self._views[seat]

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats without which the game does not go on."""
        if self._asked is None:
            self._asked = self.game.must_decide(self.state)
        return self._asked

    @property
    def shown(self) -> tuple[Seat, ...]:
        """Whom everybody sees to be deciding."""
        if self._shown is None:
            hushed = self.game.is_hushed(self.state)  # else it is no secret who is asked
            self._shown = self.game.awaited(self.state) if hushed else self.asked
        return self._shown


class HandedOver(Struct):
    """A pick that hands over, played: where it leads, and what of it could not be taken back."""

    before: Any  # the draft's position
    action: Any
    revision: int
    state: Any
    events: tuple[Event, ...]  # those of the pick itself
    is_judged: bool = False
    why: Text | None = None  # None: its player could take it back alone

    def is_of(self, before: Any, action: Any, revision: int) -> bool:
        return self.before is before and (self.action, self.revision) == (action, revision)
