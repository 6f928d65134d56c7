"""Positions that have been, each as one reader might have seen it then."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.services.hush import Seen, entries_for, last_seen
from bot.services.live_tables import AnyGame, LiveTable, LiveTables
from bot.store.protocol import Reader
from bot.store.replaying import followed, replayed, trail
from bot.store.rows import MoveRow, TurnRow
from bot.values.errors import PlayerError
from bot.values.reading import Reel, TurnPost
from engine.core.text import Seat

_VIEWS_IN_MEMORY = 256
_MOST_ANSWERS = 31
"""More than any question is given."""
Spread: TypeAlias = Callable[[int], Collection[int]]
"""Which of so many positions a film shows."""


class PastService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._earlier: OrderedDict[tuple[object, ...], Any] = OrderedDict()

    async def earlier(self, game_id: str, person: int) -> Any:
        """What this person's seat saw when its last turn was done, or when the game began; None where nothing
        has happened since, or nothing is being played."""
        live = self._tables.at_hand(game_id) or (await self._tables.live(game_id))[0]
        seat = live.table.seat_of(person)
        if seat is None or live.table.status != "running" or live.last is None:
            return None
        hush = live.table.hush
        newest = (live.last.turn, live.last.at) if hush is None else (hush.turn, hush.since)
        key = (game_id, seat, live.moved.get(seat, 0), newest)
        if key not in self._earlier:
            self._earlier[key] = await self._view_then(live, seat)
        self._earlier.move_to_end(key)
        while len(self._earlier) > _VIEWS_IN_MEMORY:
            self._earlier.popitem(last=False)
        return self._earlier[key]

    async def _view_then(self, live: LiveTable, seat: Seat) -> Any:
        async with self._tables.store.reading() as reader:
            own = await last_seen(reader, live.id, seat)
        if own.turn >= live.public.turn:
            return None
        return (await self._views(live, seat, own.number, [own.number]))[0]

    async def step(self, game_id: str, turn: int) -> TurnPost:
        """The table after this turn and before it, as everybody might see it.

        The answers to a hushed question are one turn; while it is open they are none."""
        live, _ = await self._tables.live(game_id)
        table = live.public
        async with self._tables.store.reading() as reader:
            turns = await _turns_with(reader, game_id, min(turn, table.turn))
        start = turns[0].first - 1 if turns else 0
        views = await self._views(live, None, start, [start, *(one.last for one in turns[-1:])])
        entries = entries_for(live.table, None, turns)
        last = turns[-1].turn if turns else 0
        over = table.status == "over" and last == table.turn
        return TurnPost(table, entries, views[-1], over, views[0], turns[0].turn if turns else 0, last)

    async def opening(self, game_id: str) -> TurnPost:
        """The table as it was dealt, with those whom it asked first, as everybody might see it."""
        live, _ = await self._tables.live(game_id)
        state = live.game.new_game(live.setup)
        table = live.public
        if live.saved.told:  # as long as nothing was told of it, the first question stands
            table = msgspec.structs.replace(table, shown=live.game.awaited(state))
        return TurnPost(table, (), live.game.view_for(state, None))

    async def film(self, game_id: str, spread: Spread) -> Reel:
        """A finished game from the first position to the last, as a spectator saw it."""
        live, _ = await self._tables.live(game_id)
        if live.table.status != "over":
            raise PlayerError("services-film-not-over")
        return await self._reel(live, None, Seen(0, 0), spread)

    async def film_since(self, game_id: str, person: int, spread: Spread) -> Reel:
        """From this person's last own turn until now, as their seat saw it."""
        live, _ = await self._tables.live(game_id)
        seat = live.seat_of(person)
        async with self._tables.store.reading() as reader:
            own = await last_seen(reader, game_id, seat)
        return await self._reel(live, seat, own, spread)

    async def _reel(self, live: LiveTable, seat: Seat | None, after: Seen, spread: Spread) -> Reel:
        table = live.public
        async with self._tables.store.reading() as reader:
            turns = await reader.turns(live.id, after.turn + 1, table.turn)
        ends = {one.step: one.last for one in turns}  # the last of each step
        stops = [after.number, *ends.values()]
        chosen = [stops[at] for at in sorted(spread(len(stops)))]
        return Reel(table, seat, await self._views(live, seat, after.number, chosen), len(ends))

    async def _views(
        self, live: LiveTable, seat: Seat | None, number: int, stops: Sequence[int]
    ) -> tuple[Any, ...]:
        """What a reader saw at each stop from this position on."""
        async with self._tables.store.reading() as reader:
            snapshot, moves = await trail(reader, live.saved, number)
            onward = await reader.moves(live.id, number, stops[-1])

        def walk() -> tuple[Any, ...]:
            state = followed(live.game, live.setup, snapshot, moves)
            return _views(live.game, state, onward, stops, seat)

        return await asyncio.to_thread(walk)  # a long way: other tables go on meanwhile


async def _turns_with(reader: Reader, game_id: str, turn: int) -> list[TurnRow]:
    """This turn, and with it all other answers to the same hushed question."""
    found = await reader.turns(game_id, turn, turn)
    if not found or found[0].asked is None:
        return found
    step = found[0].step
    near = await reader.turns(game_id, step, step + _MOST_ANSWERS)
    return [one for one in near if one.step == step]


def _views(
    game: AnyGame, state: Any, moves: Sequence[MoveRow], stops: Sequence[int], seat: Seat | None
) -> tuple[Any, ...]:
    """Play on from one stop to the next and look around at each."""
    views, rest = [], list(moves)
    for stop in stops:
        ahead = [move for move in rest if move.number <= stop]
        rest = rest[len(ahead) :]
        state = replayed(game, state, ahead)
        views.append(game.view_for(state, seat))
    return tuple(views)
