"""Where a table lives: moving it, telling its players what is wrong there, waking it once that is mended."""

from __future__ import annotations

from bot.services.turn.live_tables import LiveTables, found
from bot.services.turn.outgoing import to_person, to_table
from bot.services.turn.retrying import persistent
from bot.store.rows import Act
from bot.values.errors import NotAllowedError, NotRunningError
from bot.values.parcel import Payload
from bot.values.table import Place, Table

_TROUBLE = "trouble"
_WEEK = 7 * 24 * 3600.0
"""Seconds for which players who were told of a trouble are not told of the same one again."""


class HomeService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._troubled: dict[str, int | None] = {}  # tables that cannot be written to, and their servers

    @persistent
    async def move(
        self, game_id: str, person: int, place: Place, *, moderator: bool = False, cause: str
    ) -> Table:
        """Let a table live elsewhere from now on: for its players, its host, and moderators."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            if done is not None:
                return live.public
            table, now = live.table, self._tables.clock()
            if not moderator and person != table.host and table.seat_of(person) is None:
                raise NotAllowedError()
            if table.status not in ("running", "paused"):
                raise NotRunningError()
            async with self._tables.writing(live, Act(cause, game_id, "move", now, person)) as writer:
                await writer.set_place(game_id, place)
                await writer.put_setting(f"game:{game_id}", _TROUBLE, "")
                await writer.send(to_table(game_id, "status_post", now, Payload(what="moved")))
                await writer.hurry(now, game_id=game_id)
            self._troubled.pop(game_id, None)
            return live.public

    @persistent
    async def troubled(self, game_id: str, what: str) -> None:
        """A table cannot be written to: tell its players, each by themselves, once."""
        now, scope = self._tables.clock(), f"game:{game_id}"
        async with self._tables.store.writing() as writer:
            table = (await found(writer, game_id)).table
            self._troubled[game_id] = table.place.guild
            told, _, at = (await writer.setting(scope, _TROUBLE) or "").partition(" ")
            if told == what and now - float(at) < _WEEK:
                return
            await writer.put_setting(scope, _TROUBLE, f"{what} {now}")
            seated = {info.person for info in table.seats if info.person is not None}
            for person in {table.host} if table.status == "lobby" else sorted(seated):
                await writer.send(to_person(game_id, "trouble", now, Payload(person=person, what=what)))
        self._tables.ring()

    @persistent
    async def written_to(self, game_id: str) -> None:
        """A post has arrived there: whatever was wrong is mended."""
        if game_id in self._troubled:
            async with self._tables.store.writing() as writer:
                await writer.put_setting(f"game:{game_id}", _TROUBLE, "")
            self._troubled.pop(game_id, None)

    async def wake(self, guild: int, *, back: bool = False) -> None:
        """Something has changed on a server: what could not be posted there is tried again at once."""
        if back or guild in self._troubled.values():
            async with self._tables.store.writing() as writer:
                await writer.hurry(self._tables.clock(), guild=guild)
            self._tables.ring()

    @persistent
    async def has_left(self, game_id: str, person: int) -> None:
        """Somebody who sits at this table is not on its server any more: the others are told, once."""
        now, key = self._tables.clock(), f"left:{person}"
        async with self._tables.store.writing() as writer:
            table = (await found(writer, game_id)).table
            seat, scope = table.seat_of(person), f"game:{game_id}"
            if seat is None or await writer.setting(scope, key):
                return
            await writer.put_setting(scope, key, f"{now}")
            await writer.send(to_table(game_id, "status_post", now, Payload(what="left", seat=seat)))
        self._tables.ring()
