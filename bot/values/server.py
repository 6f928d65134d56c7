"""What the moderators of a server have agreed on for all its tables."""

from __future__ import annotations

from msgspec import Struct, field

from bot.values.clock import CLOCKS


class ServerRules(Struct, frozen=True, omit_defaults=True):
    """Kept as it stands, so every field has a default: nothing is ruled."""

    channels: tuple[int, ...] = ()  # where tables may be opened; none named: anywhere
    pace: str = ""  # of a table whose host has not chosen one
    moderators_only: bool = False  # who may open tables, besides moderators: nobody else,
    role: int | None = None  # or only who has this role
    icons: bool = True  # pieces as small pictures in what everybody reads
    longest: str = ""  # the longest clock there may be; a table without one would be longer
    rated: bool = False  # of a table whose host has not chosen: it counts for ratings
    boxes: dict[str, str] = field(default_factory=dict)  # by game: whose printed values, if not ours
    news: bool = False  # how a game ended is told in the channel above its thread

    def allows_clock(self, clock: str) -> bool:
        if self.longest not in CLOCKS:
            return True
        return clock in CLOCKS and CLOCKS[clock].longest_wait <= CLOCKS[self.longest].longest_wait


class Opener(Struct, frozen=True):
    """Somebody who wants to open a table, as the server knows them."""

    moderator: bool = False
    roles: tuple[int, ...] = ()
