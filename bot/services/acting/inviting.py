"""Invitations by name: one letter to one person for one table, and none to who wants none."""

from __future__ import annotations

from bot.services.turn.live_tables import LiveTables, found
from bot.services.turn.outgoing import to_person
from bot.services.turn.retrying import persistent
from bot.store.protocol import Reader, Writer
from bot.values.errors import LobbyError, NotSeatedError, PlayerError
from bot.values.parcel import Payload
from bot.values.table import Table

_CLOSED = "invitations"
"""The setting of a person who wants no invitations, to a rematch neither."""
_SENT = "invited"
"""The setting of a table that says who has been invited to it."""
_A_DAY = 24 * 3600.0
_MOST = 8
"""Invitations that one person sends in a day."""


class InvitingService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    @persistent
    async def invite(self, game_id: str, by: int, person: int) -> Table:
        """Whoever sits at a table that has not begun asks somebody else to it, once."""
        now = self._tables.clock()
        async with self._tables.queue(game_id), self._tables.store.writing() as writer:
            table = (await found(writer, game_id)).table
            if table.status != "lobby":
                raise LobbyError("services-lobby-not-open")
            if table.seat_of(by) is None and table.host != by:
                raise NotSeatedError()
            if table.seat_of(person) is not None:
                raise PlayerError("invite-sits-there")
            invited = (await writer.people.setting(f"game:{game_id}", _SENT) or "").split()
            if str(person) in invited:
                raise PlayerError("invite-twice")
            if await wants_none(writer, person):
                raise PlayerError("invite-not-wanted")
            if not await counted(writer, by, _SENT, _MOST, now):
                raise PlayerError("invite-too-many", most=_MOST)
            await writer.people.put_setting(f"game:{game_id}", _SENT, " ".join([*invited, str(person)]))
            letter = to_person(game_id, "invitation", now, Payload(person=person, what=str(by)))
            await writer.outbox.send(letter)
        self._tables.ring()
        return table

    async def close_to(self, person: int, *, closed: bool) -> None:
        """Whether this person wants no more of them."""
        async with self._tables.store.writing() as writer:
            await writer.people.put_setting(f"person:{person}", _CLOSED, "no" if closed else "")


async def wants_none(reader: Reader, person: int) -> bool:
    """Whether somebody wants no invitations."""
    return bool(await reader.people.setting(f"person:{person}", _CLOSED))


async def counted(writer: Writer, person: int, what: str, most: int, now: float) -> bool:
    """One more of what somebody sends in a day; False: that would be too many."""
    sent = (await writer.people.setting(f"person:{person}", what) or "").split()
    recent = [one for one in sent if now - float(one) < _A_DAY]
    if len(recent) >= most:
        return False
    await writer.people.put_setting(f"person:{person}", what, " ".join([*recent, f"{now}"]))
    return True


async def uncounted(writer: Writer, person: int, what: str) -> None:
    """The newest of these was no bother."""
    sent = (await writer.people.setting(f"person:{person}", what) or "").split()
    await writer.people.put_setting(f"person:{person}", what, " ".join(sent[:-1]))
