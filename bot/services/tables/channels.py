"""The channel of a table: moving it, permission of another server, and problems with it."""

from __future__ import annotations

from bot.config import Allowance
from bot.services.people.rate_limits import must_have_room
from bot.services.people.server_rules import (
    must_allow_channel,
    must_allow_clock,
    must_be_free_to_open,
    rules_in,
)
from bot.services.tables.table_permissions import must_decide_alone
from bot.services.turn.live_tables import LiveTables, found, retry_on_conflict
from bot.services.turn.parcels import to_old_place, to_person, to_table
from bot.services.turn.table_history import note
from bot.store.commit import Commit
from bot.store.rows import Act
from bot.store.unit_of_work import Reader, Writer
from bot.values.errors import NotAllowedError
from bot.values.parcel import Payload
from bot.values.read_models import HistoryEntry
from bot.values.table import Motion, Place, Table

_TROUBLE = "trouble"
_WEEK = 7 * 24 * 3600.0
"""Seconds before players are told of the same problem again."""


class ChannelService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._troubled: dict[str, int | None] = {}  # tables the bot cannot post to, and their servers

    @retry_on_conflict
    async def move(
        self, game_id: str, person: int, place: Place, *, moderator: bool = False, cause: str
    ) -> Table:
        """Move a table within its server: for its host and for moderators. Another server takes a vote."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            if done is not None:
                return live.public
            table, now = live.table, self._tables.clock()
            must_decide_alone(table, person, "move", moderator=moderator)
            if place.guild != table.place.guild:
                raise NotAllowedError()
            async with self._tables.writing(live, Act(cause, game_id, "move", now, person)) as writer:
                must_allow_channel(await rules_in(writer, place.guild), place.channel)
                await write_move(writer, table, place, now, by=person)
            self._troubled.pop(game_id, None)
            return live.public

    @retry_on_conflict
    async def note_trouble(self, game_id: str, what: str) -> None:
        """Tell a table's players once, in private, that the bot cannot post there."""
        now, scope = self._tables.clock(), f"game:{game_id}"
        async with self._tables.store.writing() as writer:
            table = (await found(writer, game_id)).table
            self._troubled[game_id] = table.place.guild
            told, _, at = (await writer.people.setting(scope, _TROUBLE) or "").partition(" ")
            if told == what and now - float(at) < _WEEK:
                return
            await writer.people.put_setting(scope, _TROUBLE, f"{what} {now}")
            seated = {info.person for info in table.seats if info.person is not None}
            for person in {table.host} if table.status == "lobby" else sorted(seated):
                await writer.outbox.send(
                    to_person(game_id, "trouble", now, Payload(person=person, what=what))
                )
        self._tables.wake_courier()

    @retry_on_conflict
    async def clear_trouble(self, game_id: str) -> None:
        """Clear a table's problem after a post has arrived."""
        if game_id in self._troubled:
            async with self._tables.store.writing() as writer:
                await writer.people.put_setting(f"game:{game_id}", _TROUBLE, "")
            self._troubled.pop(game_id, None)

    async def retry_posts(self, guild: int, *, back: bool = False) -> None:
        """Retry failed posts at once after a change on a server."""
        if back or guild in self._troubled.values():
            async with self._tables.store.writing() as writer:
                await writer.outbox.hurry(self._tables.clock(), guild=guild)
            self._tables.wake_courier()

    @retry_on_conflict
    async def note_departure(self, game_id: str, person: int) -> None:
        """Tell the table once that a player has left the server."""
        now, key = self._tables.clock(), f"left:{person}"
        async with self._tables.store.writing() as writer:
            table = (await found(writer, game_id)).table
            seat, scope = table.seat_of(person), f"game:{game_id}"
            if seat is None or await writer.people.setting(scope, key):
                return
            await writer.people.put_setting(scope, key, f"{now}")
            await writer.outbox.send(to_table(game_id, "status_post", now, Payload(what="left", seat=seat)))
        self._tables.wake_courier()


async def must_take_in(reader: Reader, table: Table, motion: Motion, room: Allowance) -> Place:
    """Return where this table may move to; refuse unless the rules of that server would let it open there."""
    if motion.place is None:
        raise NotAllowedError()
    rules = await rules_in(reader, motion.place.guild)
    must_be_free_to_open(rules, motion.place.channel, motion.opener)
    must_allow_clock(rules, table.clock)
    await must_have_room(reader, Allowance(0, room.server), table.host, motion.place)
    return motion.place


async def write_move(
    writer: Writer, table: Table, place: Place, now: float, *, by: int | None = None
) -> None:
    """Move the table, and tell both channels and all players except the one who moved it alone."""
    await writer.write(Commit(game_id=table.id, place=place))
    await writer.people.put_setting(f"game:{table.id}", _TROUBLE, "")
    await note(writer, table.id, HistoryEntry(now, "moved"))
    await writer.outbox.send(to_table(table.id, "status_post", now, Payload(what="moved")))
    if place.here != table.place.here:
        await writer.outbox.send(to_old_place(table, now))
    people = {table.host, *(info.person for info in table.seats if info.person is not None)}
    for person in sorted(people):
        if place.guild != table.place.guild:  # a private thread belongs to its server
            await writer.people.put_setting(f"person:{person}", f"thread:{table.id}", "")
        if person != by:
            await writer.outbox.send(to_person(table.id, "moved", now, Payload(person=person)))
    await writer.outbox.hurry(now, game_id=table.id)
