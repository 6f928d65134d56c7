"""Positions that have been, each as one reader might have seen it then."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

from bot.services.errors import PlayerError
from bot.services.hall import AnyGame, Hall, Live
from bot.services.reading import entries_for
from bot.services.types import Reel, TurnPost
from bot.store.protocol import Reader
from bot.store.replaying import followed, replayed, trail
from bot.store.rows import MoveRow, TurnRow
from engine.core.text import Seat

VIEWS_IN_MEMORY = 256
Spread: TypeAlias = Callable[[int], Collection[int]]
"""Which of so many positions a film shows."""


class PastService:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._earlier: OrderedDict[tuple[object, ...], Any] = OrderedDict()

    async def earlier(self, game_id: str, person: int) -> Any:
        """What this person's seat saw when its last turn was done, or when the game began; None where nothing
        has happened since, or nothing is being played."""
        live = self._hall.at_hand(game_id) or (await self._hall.live(game_id))[0]
        seat = live.table.seat_of(person)
        if seat is None or live.table.status != "running" or live.last is None or live.last.seat == seat:
            return None
        key = (game_id, seat, live.last.turn, live.last.at)
        if key not in self._earlier:
            self._earlier[key] = await self._view_then(live, seat)
        self._earlier.move_to_end(key)
        while len(self._earlier) > VIEWS_IN_MEMORY:
            self._earlier.popitem(last=False)
        return self._earlier[key]

    async def _view_then(self, live: Live, seat: Seat) -> Any:
        async with self._hall.store.reading() as reader:
            own = await _own_turn(reader, live.id, seat)
        number = own.last if own else 0
        return (await self._views(live, seat, number, [number]))[0]

    async def step(self, game_id: str, turn: int) -> TurnPost:
        """The table after this turn and before it, as everybody might see it."""
        live, _ = await self._hall.live(game_id)
        async with self._hall.store.reading() as reader:
            turns = await reader.turns(game_id, turn, turn)
        start = turns[0].first - 1 if turns else 0
        views = await self._views(live, None, start, [start, *(one.last for one in turns)])
        entries = entries_for(live.table, None, turns)
        over = live.table.status == "over" and turn == live.table.turn
        return TurnPost(live.table, entries, views[-1], over, views[0])

    async def film(self, game_id: str, spread: Spread) -> Reel:
        """A finished game from the first position to the last, as a spectator saw it."""
        live, _ = await self._hall.live(game_id)
        if live.table.status != "over":
            raise PlayerError("services-film-not-over")
        return await self._reel(live, None, None, spread)

    async def film_since(self, game_id: str, person: int, spread: Spread) -> Reel:
        """From this person's last own turn until now, as their seat saw it."""
        live, _ = await self._hall.live(game_id)
        seat = live.seat_of(person)
        async with self._hall.store.reading() as reader:
            own = await _own_turn(reader, game_id, seat)
        return await self._reel(live, seat, own, spread)

    async def _reel(self, live: Live, seat: Seat | None, after: TurnRow | None, spread: Spread) -> Reel:
        number, turn = (after.last, after.turn) if after else (0, 0)
        async with self._hall.store.reading() as reader:
            turns = await reader.turns(live.id, turn + 1)
        stops = [number, *(one.last for one in turns)]
        chosen = [stops[at] for at in sorted(spread(len(stops)))]
        return Reel(live.table, seat, await self._views(live, seat, number, chosen), len(turns))

    async def _views(
        self, live: Live, seat: Seat | None, number: int, stops: Sequence[int]
    ) -> tuple[Any, ...]:
        """What a reader saw at each stop from this position on."""
        async with self._hall.store.reading() as reader:
            snapshot, moves = await trail(reader, live.saved, number)
            onward = await reader.moves(live.id, number, stops[-1])

        def walk() -> tuple[Any, ...]:
            state = followed(live.game, live.setup, snapshot, moves)
            return _views(live.game, state, onward, stops, seat)

        return await asyncio.to_thread(walk)  # a long way: other tables go on meanwhile


async def _own_turn(reader: Reader, game_id: str, seat: Seat) -> TurnRow | None:
    own = await reader.last_turn_of(game_id, seat)
    turns = await reader.turns(game_id, own, own) if own else []
    return turns[0] if turns else None


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
