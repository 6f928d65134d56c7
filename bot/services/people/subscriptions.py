"""Notices that people ask for or accept: following a table, new tables, invitations."""

from __future__ import annotations

from msgspec.structs import replace

from bot.services.turn.live_tables import LiveTables, found, retry_on_conflict
from bot.services.turn.parcels import to_person
from bot.store.unit_of_work import Reader, Writer
from bot.values.clock import HOUR
from bot.values.errors import LobbyError, NotSeatedError, PlayerError
from bot.values.parcel import Payload
from bot.values.table import Table
from bot.values.waking_hours import DAY

THE_END = 1_000_000
"""The number after the last season or round."""


class FollowService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    @retry_on_conflict
    async def follow(self, game_id: str, person: int) -> Table:
        """Follow a table from the current season or round on."""
        live, _ = await self._tables.live(game_id)
        table = live.table
        if table.seat_of(person) is not None:
            raise PlayerError("follow-you-play")
        if table.private or not table.is_going:
            raise PlayerError("follow-not-running")
        async with self._tables.store.writing() as writer:
            writer.visits.follow(game_id, person, live.game.chapter(live.state) - 1)
        return live.public

    @retry_on_conflict
    async def unfollow(self, game_id: str, person: int) -> Table:
        async with self._tables.store.writing() as writer:
            writer.visits.follow(game_id, person, None)
        return await self._tables.public(game_id)

    async def follows(self, game_id: str, person: int) -> bool:
        async with self._tables.store.reading() as reader:
            return person in await reader.visits.followers(game_id)

    @retry_on_conflict
    async def notify_followers(self, game_id: str, chapter: int) -> None:
        """Send a notice to each follower who was not told of this chapter. A repeated call sends nothing."""
        now = self._tables.clock()
        async with self._tables.store.writing() as writer:
            table = (await found(writer, game_id)).table
            for person, told in (await writer.visits.followers(game_id)).items():
                if told >= chapter or table.seat_of(person) is not None:
                    continue  # players get other notices
                writer.visits.follow(game_id, person, chapter)
                notice = to_person(game_id, "follow_note", now, Payload(person=person))
                await writer.outbox.send(notice)
        self._tables.wake_courier()


_KEY = "new-tables:"
"""The server setting of a subscriber: when they were last told, and of which tables."""
_ASKED = "-"
_MOST_RECENT = 4
"""Maximum notices to one person from one server per hour."""
_MOST_TOLD = 40
"""Maximum notices about one table; people who were told longest ago come first."""
_A_WHILE = 20.0
"""Seconds to wait: a table that starts or closes at once is not announced."""


class AnnouncementService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    @retry_on_conflict
    async def set_wanted(self, guild: int, person: int, *, wanted: bool) -> None:
        """Set whether this person is told of new tables there."""
        async with self._tables.store.writing() as writer:
            known = await writer.people.setting(f"guild:{guild}", f"{_KEY}{person}")
            if wanted != bool(known):
                await writer.people.put_setting(f"guild:{guild}", f"{_KEY}{person}", _ASKED if wanted else "")

    async def is_wanted(self, guild: int, person: int) -> bool:
        async with self._tables.store.reading() as reader:
            return bool(await reader.people.setting(f"guild:{guild}", f"{_KEY}{person}"))

    @retry_on_conflict
    async def may_tell(self, table: Table, person: int) -> bool:
        """Return whether they still want notices and have not had too many, and count this one.

        The same table again is the same notice."""
        scope, key, now = f"guild:{table.place.guild}", f"{_KEY}{person}", self._tables.clock()
        async with self._tables.store.writing() as writer:
            known = await writer.people.setting(scope, key)
            if not known:
                return False
            recent = {game: at for game, at in _told(known).items() if now - at < HOUR}
            if table.id in recent:
                return True
            if len(recent) >= _MOST_RECENT:
                return False
            await writer.people.put_setting(scope, key, _written({**recent, table.id: now}))
        return True


async def announce(writer: Writer, table: Table) -> None:
    """Queue a notice for each subscriber. Whether it is still useful is checked on sending."""
    if table.private or table.place.guild is None or len(table.seats) >= table.capacity:
        return
    found = await writer.people.settings(f"guild:{table.place.guild}", _KEY)
    asked = {int(key.removeprefix(_KEY)): _told(value) for key, value in found.items() if value}
    seated = {table.host, *(info.person for info in table.seats)}
    turns = sorted((max(told.values(), default=0.0), person) for person, told in asked.items())
    for _, person in [one for one in turns if one[1] not in seated][:_MOST_TOLD]:
        notice = to_person(table.id, "new_table", table.created, Payload(person=person))
        await writer.outbox.send(replace(notice, due=table.created + _A_WHILE))


def _told(value: str) -> dict[str, float]:
    """Return the tables a person was told of, and when."""
    pairs = [word.rpartition("@") for word in value.split()]
    return {game: float(at) for game, sign, at in pairs if sign}


def _written(told: dict[str, float]) -> str:
    return " ".join(f"{game}@{at:.0f}" for game, at in told.items())


_CLOSED = "invitations"
"""The setting of a person who wants no invitations, including rematches."""
_SENT = "invited"
"""The table setting that lists who has been invited, and by whom."""
_MOST = 8
"""Maximum invitations one person sends per day."""


class InvitationService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    @retry_on_conflict
    async def invite(self, game_id: str, by: int, person: int) -> Table:
        """Invite a person once, from a seat at a table that has not begun."""
        now = self._tables.clock()
        async with self._tables.queue(game_id), self._tables.store.writing() as writer:
            table = (await found(writer, game_id)).table
            if table.status != "lobby":
                raise LobbyError("services-lobby-not-open")
            if table.seat_of(by) is None and table.host != by:
                raise NotSeatedError()
            if table.seat_of(person) is not None:
                raise PlayerError("invite-sits-there")
            if len(table.seats) >= table.capacity:
                raise LobbyError("services-lobby-full")
            invited = await _invited(writer, game_id)
            if person in invited:
                raise PlayerError("invite-twice")
            if await wants_none(writer, person):
                raise PlayerError("invite-not-wanted")
            if not await count_message(writer, by, _SENT, _MOST, now):
                raise PlayerError("invite-too-many", most=_MOST)
            words = (f"{one}:{host}" if host else str(one) for one, host in {**invited, person: by}.items())
            await writer.people.put_setting(f"game:{game_id}", _SENT, " ".join(words))
            notice = to_person(game_id, "invitation", now, Payload(person=person, what=str(by)))
            await writer.outbox.send(notice)
        self._tables.wake_courier()
        return table

    async def inviter_of(self, game_id: str, person: int) -> int | None:
        """Return who invited this person to the table; None: nobody did, or it was not noted."""
        async with self._tables.store.reading() as reader:
            return (await _invited(reader, game_id)).get(person) or None

    async def set_refused(self, person: int, *, closed: bool) -> None:
        """Set whether this person refuses invitations."""
        async with self._tables.store.writing() as writer:
            await writer.people.put_setting(f"person:{person}", _CLOSED, "no" if closed else "")


async def _invited(reader: Reader, game_id: str) -> dict[int, int]:
    """Return who was invited to a table, each with the person who did it; 0: it was not noted."""
    found = (await reader.people.setting(f"game:{game_id}", _SENT) or "").split()
    pairs = [word.partition(":") for word in found]
    return {int(person): int(by or 0) for person, _, by in pairs}


async def wants_none(reader: Reader, person: int) -> bool:
    """Return whether this person refuses invitations."""
    return bool(await reader.people.setting(f"person:{person}", _CLOSED))


async def count_message(writer: Writer, person: int, what: str, most: int, now: float) -> bool:
    """Count one more message of a person's day; False: the limit is reached."""
    sent = (await writer.people.setting(f"person:{person}", what) or "").split()
    recent = [one for one in sent if now - float(one) < DAY]
    if len(recent) >= most:
        return False
    await writer.people.put_setting(f"person:{person}", what, " ".join([*recent, f"{now}"]))
    return True


async def uncount_message(writer: Writer, person: int, what: str) -> None:
    """Take the newest count back."""
    sent = (await writer.people.setting(f"person:{person}", what) or "").split()
    await writer.people.put_setting(f"person:{person}", what, " ".join(sent[:-1]))
