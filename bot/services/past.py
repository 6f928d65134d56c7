"""Positions that have been, each as one reader might have seen it then."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

from bot.services.errors import PlayerError
from bot.services.hall import AnyGame, Hall, Live
from bot.services.types import Reel
from bot.store.protocol import Reader
from bot.store.replaying import position, replayed
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
            state = await position(reader, live.saved, live.game, own.last if own else 0)
        return live.game.view_for(state, seat)

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
            moves = await reader.moves(live.id, number, turns[-1].last if turns else number)
            start = await position(reader, live.saved, live.game, number)
        chosen = spread(len(turns) + 1)
        stops = [number, *(one.last for one in turns)]
        views = await asyncio.to_thread(
            _views, live.game, start, moves, [stops[at] for at in sorted(chosen)], seat
        )
        return Reel(live.table, seat, views, len(turns))


async def _own_turn(reader: Reader, game_id: str, seat: Seat) -> TurnRow | None:
    own = await reader.last_turn_of(game_id, seat)
    turns = await reader.turns(game_id, own, own) if own else []
    return turns[0] if turns else None


def _views(
    game: AnyGame, state: Any, moves: Sequence[MoveRow], stops: Sequence[int], seat: Seat | None
) -> tuple[Any, ...]:
    """Play on from one stop to the next and look around at each. Runs in a thread, on its own copy."""
    views, rest = [], list(moves)
    for stop in stops:
        ahead = [move for move in rest if move.number <= stop]
        rest = rest[len(ahead) :]
        state = replayed(game, state, ahead)
        views.append(game.view_for(state, seat))
    return tuple(views)
