"""Coming and going during a game: resign, offer a seat, take it over, pause."""

from __future__ import annotations

from bot.services.types import Table
from engine.core.text import Seat


class SeatService:
    async def resign(self, game_id: str, person: int, *, cause: str) -> Table:
        """A computer plays on for this seat; without any person left the table is closed."""
        raise NotImplementedError

    async def offer(
        self, game_id: str, person: int, seat: Seat, *, moderator: bool = False, cause: str
    ) -> Table:
        """Let anyone take this seat over: for its own player, the host and moderators. Play goes on meanwhile."""
        raise NotImplementedError

    async def withdraw(
        self, game_id: str, person: int, seat: Seat, *, moderator: bool = False, cause: str
    ) -> Table:
        raise NotImplementedError

    async def take(self, game_id: str, person: int, seat: Seat, *, cause: str) -> Table:
        """Take an offered seat: from now on its screen is this person's; the draft of the old one is gone."""
        raise NotImplementedError

    async def pause(self, game_id: str, person: int, *, moderator: bool = False, cause: str) -> Table:
        """A moderator's pause; players propose a vote."""
        raise NotImplementedError

    async def resume(self, game_id: str, person: int, *, moderator: bool = False, cause: str) -> Table:
        raise NotImplementedError
