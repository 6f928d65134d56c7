"""Looking: the table, the log, what happened since, whose turn it is, what a post tells."""

from __future__ import annotations

from bot.services.types import Look, LogPage, Posted, Since, Table, TurnPost, Waiting


class ReadingService:
    async def table(self, game_id: str) -> Table:
        raise NotImplementedError

    async def look(self, game_id: str, person: int | None) -> Look:
        """The committed table: a player sees their seat's view, anybody else a spectator's."""
        raise NotImplementedError

    async def log(self, game_id: str, person: int | None, page: int = 0, *, size: int = 10) -> LogPage:
        raise NotImplementedError

    async def since(self, game_id: str, person: int) -> Since:
        raise NotImplementedError

    async def post(self, game_id: str, first_turn: int, last_turn: int) -> TurnPost:
        """What a board_post parcel tells everybody; the view is that after `last_turn`."""
        raise NotImplementedError

    async def turns(self, person: int) -> list[Waiting]:
        """Every table that waits for this person, longest waiting first."""
        raise NotImplementedError

    async def tables_at(self, channel: int) -> list[Table]:
        """Tables in this channel or thread that are not over or closed, newest first."""
        raise NotImplementedError

    async def tables_of(self, person: int) -> list[Table]:
        """Tables this person sits at or hosts that are not over or closed, newest first."""
        raise NotImplementedError

    async def posted(self, game_id: str, kind: str = "", person: int | None = None) -> list[Posted]:
        """Messages sent for this table, newest first; kind is a parcel's kind."""
        raise NotImplementedError
