"""From "new game" to the start."""

from __future__ import annotations

from collections.abc import Mapping

from bot.services.types import Place, Table


class LobbyService:
    async def open(
        self,
        host: int,
        place: Place,
        game: str,
        *,
        seats: int,
        options: Mapping[str, str] | None = None,
        pace: str = "",
        language: str = "en",
        in_thread: bool = True,
        cause: str,
    ) -> Table:
        """A new table with its host seated; the same cause again answers the same table."""
        raise NotImplementedError

    async def get(self, game_id: str) -> Table:
        raise NotImplementedError

    async def join(self, game_id: str, person: int, *, cause: str) -> Table:
        raise NotImplementedError

    async def leave(self, game_id: str, person: int, *, cause: str) -> Table:
        raise NotImplementedError

    async def add_computer(self, game_id: str, person: int, *, strength: str = "easy", cause: str) -> Table:
        raise NotImplementedError

    async def remove_computer(self, game_id: str, person: int, *, cause: str) -> Table:
        raise NotImplementedError

    async def start(self, game_id: str, person: int, *, cause: str) -> Table:
        """Deal and begin; computer seats that come first play at once."""
        raise NotImplementedError

    async def cancel(self, game_id: str, person: int, *, moderator: bool = False, cause: str) -> Table:
        raise NotImplementedError

    async def rematch(self, game_id: str, person: int, *, cause: str) -> Table:
        """A new lobby like the finished table's, for any of its players."""
        raise NotImplementedError

    async def set_thread(self, game_id: str, thread: int) -> Table:
        """The table's thread exists now; the first one set stays."""
        raise NotImplementedError
