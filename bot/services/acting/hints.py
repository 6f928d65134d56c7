"""Three good moves and why, for one player alone; a table's host may forbid them."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from msgspec import Struct

from bot.services.acting.playing import TableService
from bot.services.acting.powers import must_decide_alone
from bot.services.turn.annals import NO_HINTS
from bot.services.turn.computers import Computers
from bot.services.turn.live_tables import LiveTables
from bot.services.turn.outgoing import to_table
from bot.services.turn.retrying import persistent
from bot.store.protocol import Reader
from bot.store.rows import Act
from bot.values.errors import HintsOffError, NothingToDecideError, PlayerError
from bot.values.panel import Panel
from bot.values.parcel import Payload
from bot.values.table import Table
from engine.core.draft import drafted
from engine.core.text import Seat
from engine.players import Advice, advice_of

_KEPT = 256


class Hints(Struct, frozen=True):
    table: Table
    seat: Seat
    advice: Advice
    before: Any  # what the seat sees now,
    drafted: Any  # and once the first move is drafted


class HintService:
    def __init__(self, tables: LiveTables, table: TableService, computers: Computers) -> None:
        self._tables, self._table, self._computers = tables, table, computers
        self._given: OrderedDict[tuple[str, Seat], tuple[int, Hints]] = OrderedDict()

    async def ask(self, game_id: str, person: int, *, at: Seat | None = None) -> Hints:
        """Think for this person, from what their seat may see and nothing else."""
        live, _ = await self._tables.live(game_id)
        seat = live.own_seat(person, at)
        live.must_run()
        if not await self.are_allowed(game_id):
            raise HintsOffError()
        if not live.table.waits_for(seat):
            raise NothingToDecideError()
        known = self._given.get((game_id, seat))
        if known is not None and known[0] == live.table.number:
            return known[1]
        number, answer = live.table.number, await self._computers.weighed(live, seat)
        game, advice = live.game, advice_of(live.game, live.state, seat, answer)
        draft = drafted(game, live.state, seat, advice.hints[0].picks[:-1])
        before, after = (game.view_for(state, seat) for state in (live.state, draft.state))
        hints = Hints(live.public, seat, advice, before, after)
        self._given[game_id, seat] = number, hints
        if len(self._given) > _KEPT:
            self._given.popitem(last=False)
        return hints

    async def take(self, game_id: str, person: int, which: int, *, cause: str) -> Panel:
        """Put one of the moves into the draft, instead of what is there, up to what cannot be taken back."""
        live, _ = await self._tables.live(game_id)
        seat = live.seat_of(person)
        number, hints = self._given.get((game_id, seat), (-1, None))
        if hints is None or number != live.table.number or not 0 <= which < len(hints.advice.hints):
            raise PlayerError("hints-stale")
        panel = await self._table.restart(game_id, person, cause=f"{cause}:afresh")
        if line := " ".join(hints.advice.hints[which].picks[:-1]):
            panel = await self._table.play_line(game_id, person, line, cause=cause)
        return panel

    async def are_allowed(self, game_id: str) -> bool:
        async with self._tables.store.reading() as reader:
            return await hints_allowed(reader, game_id)

    @persistent
    async def allow(self, game_id: str, person: int, allowed: bool, *, cause: str) -> None:
        """The host's say, told to the whole table."""
        now = self._tables.clock()
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            must_decide_alone(live.table, person, "hints")
            if allowed and live.table.rated:
                raise PlayerError("hints-rated")
            if done is not None or allowed == await self.are_allowed(game_id):
                return
            async with self._tables.writing(live, Act(cause, game_id, "hints", now, person)) as writer:
                hints = ("hints", "on") if allowed else NO_HINTS
                await writer.people.put_setting(f"game:{game_id}", *hints)
                what = "advice-on" if allowed else "advice-off"
                await writer.outbox.send(to_table(game_id, "status_post", now, Payload(what=what)))


async def hints_allowed(reader: Reader, game_id: str) -> bool:
    """Whether computers may think for people at this table."""
    key, off = NO_HINTS
    return await reader.people.setting(f"game:{game_id}", key) != off
