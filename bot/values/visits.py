"""Visits to a table and how far people have read, and panels that only one person sees."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from bot.values.clock import MINUTE

_AT_TABLE = 5 * MINUTE
"""Seconds after a press in which a person counts as present: no notice calls them away to a DM."""
_A_VISIT = 30 * MINUTE
"""Seconds without a press after which the next one begins another visit."""


class Seen(Struct, frozen=True):
    """A position, by the turns and picks that lead to it."""

    turn: int
    number: int


class Visit(Struct, frozen=True):
    game_id: str
    person: int
    at: float  # of the last press
    at_table: bool  # it was made in the table's channel
    since: Seen  # what they knew at the start of this visit, or at their last move
    read: Seen  # the newest they were shown

    def come(self, now: float, *, at_table: bool) -> Visit:
        """Return the visit after a press; after a long pause it is another visit."""
        since = self.read if now - self.at > _A_VISIT else self.since
        return replace(self, at=now, at_table=at_table, since=since)

    def shown(self, seen: Seen) -> Visit:
        return self if seen.turn <= self.read.turn else replace(self, read=seen)

    def back_to(self, seen: Seen) -> Visit:
        """Return the visit after an undo: nobody has read what replaces the undone turns."""
        return replace(self, since=_earlier(self.since, seen), read=_earlier(self.read, seen))

    @property
    def until(self) -> float:
        """Until when they count as present."""
        return self.at + _AT_TABLE

    def is_at_table(self, now: float) -> bool:
        return self.at_table and now < self.until


def _earlier(one: Seen, other: Seen) -> Seen:
    return one if one.turn <= other.turn else other


class OpenPanel(Struct, frozen=True):
    """A panel that only its reader sees, and the token that can edit it until it expires."""

    message: int
    game_id: str
    person: int
    channel: int
    token: str
    expires: float

    def __repr__(self) -> str:
        return f"OpenPanel({self.message} of {self.game_id})"  # the token is a secret
