"""Hints: three good moves and why, for one player; a table's host may forbid them."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Any

import msgspec
from msgspec import Struct

from bot.services.queries.panels import panel_of
from bot.services.tables.table_permissions import must_decide_alone
from bot.services.tables.turns import TurnService
from bot.services.turn.computers import Computers
from bot.services.turn.live_tables import LiveTable, LiveTables, retry_on_conflict
from bot.services.turn.parcels import to_table
from bot.services.turn.table_history import NO_HINTS
from bot.store.rows import Act
from bot.store.unit_of_work import Reader
from bot.values.errors import HintsOffError, NothingToDecideError, PlayerError, RatedError
from bot.values.panel import Panel
from bot.values.parcel import Payload
from bot.values.table import Table
from engine.core.draft import drafted
from engine.core.text import Seat
from engine.players import Advice, Hint
from engine.players.adviser import Adviser

_KEPT = 256
_MARK_BYTES = 4


class Hints(Struct, frozen=True):
    table: Table  # its public state when the hints were requested
    seat: Seat
    advice: Advice
    before: Any  # the seat's view at that time
    drafted: Any  # the same with the first move drafted

    def number_of(self, which: int, mark: str) -> int | None:
        """Return the index of a move by its mark; of a button without one, by its number in the list."""
        marks = [mark_of_move(hint) for hint in self.advice.hints]
        if mark:
            return marks.index(mark) if mark in marks else None
        return which if 0 <= which < len(marks) else None

    def are_current(self, live: LiveTable) -> bool:
        """Return whether the table has not moved on, as far as the seat may know.

        The answer of another seat to a secret question changes nothing here."""
        return self.table.number == live.table.known_number and self.before == live.view(self.seat)


def mark_of_move(hint: Hint) -> str:
    """Return a short hash of a move: a newer list may have another one in its place."""
    return hashlib.blake2s(msgspec.msgpack.encode(hint.picks), digest_size=_MARK_BYTES).hexdigest()


class HintService:
    def __init__(self, tables: LiveTables, table: TurnService, computers: Computers) -> None:
        self._tables, self._table, self._computers = tables, table, computers
        self._given: OrderedDict[tuple[str, Seat], Hints] = OrderedDict()

    async def ask(self, game_id: str, person: int, *, at: Seat | None = None) -> Hints:
        """Compute hints for this person, based only on what their seat may see."""
        live, _ = await self._tables.live(game_id)
        seat = live.own_seat(person, at)
        live.must_run()
        must_not_be_rated(live.table)
        if not await self.are_allowed(game_id):
            raise HintsOffError()
        if not live.table.waits_for(seat):
            raise NothingToDecideError()
        known = self._given.get((game_id, seat))
        if known is not None and known.are_current(live):
            return known
        game, state, table, before = live.game, live.state, live.public, live.view(seat)
        answer = await self._computers.considered_turns(live, seat)  # others may move meanwhile
        advice = Adviser(game).advice(state, seat, answer)
        draft = drafted(game, state, seat, advice.hints[0].picks[:-1])
        hints = Hints(table, seat, advice, before, game.view_for(draft.state, seat))
        self._given[game_id, seat] = hints
        if len(self._given) > _KEPT:
            self._given.popitem(last=False)
        return hints

    async def take(self, game_id: str, person: int, which: int, *, mark: str = "", cause: str) -> Panel:
        """Replace the draft by one of the moves, up to its first irreversible pick. `mark`: of the move that
        its reader saw."""
        live, done = await self._tables.live(game_id, cause)
        seat = live.seat_of(person)
        if done is not None:
            return panel_of(live, seat)
        must_not_be_rated(live.table)
        hints = self._given.get((game_id, seat))
        if hints is None or not hints.are_current(live) or (number := hints.number_of(which, mark)) is None:
            raise PlayerError("hints-stale")
        panel = await self._table.restart(game_id, person, cause=f"{cause}:afresh")
        if line := " ".join(hints.advice.hints[number].picks[:-1]):
            panel = await self._table.play_line(game_id, person, line, cause=cause)
        return panel

    async def are_allowed(self, game_id: str) -> bool:
        async with self._tables.store.reading() as reader:
            return await hints_allowed(reader, game_id)

    @retry_on_conflict
    async def allow(self, game_id: str, person: int, allowed: bool, *, cause: str) -> None:
        """Allow or forbid hints, on behalf of the host, and tell the table."""
        now = self._tables.clock()
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            must_decide_alone(live.table, person, "hints")
            must_not_be_rated(live.table)
            if done is not None or allowed == await self.are_allowed(game_id):
                return
            async with self._tables.writing(live, Act(cause, game_id, "hints", now, person)) as writer:
                hints = ("hints", "on") if allowed else NO_HINTS
                await writer.people.put_setting(f"game:{game_id}", *hints)
                what = "advice-on" if allowed else "advice-off"
                await writer.outbox.send(to_table(game_id, "status_post", now, Payload(what=what)))


def must_not_be_rated(table: Table) -> None:
    """Raise RatedError at a rated table: all agreed to play without hints."""
    if table.rated:
        raise RatedError()


async def hints_allowed(reader: Reader, game_id: str) -> bool:
    """Return whether this table allows hints."""
    key, off = NO_HINTS
    return await reader.people.setting(f"game:{game_id}", key) != off
