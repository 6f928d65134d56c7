"""Finished games: archive them, count their results again, export them for study."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import Struct

from bot.services.turn.live_tables import LiveTables
from bot.services.turn.table_history import result_of
from bot.store.commit import Commit
from bot.store.errors import CannotStoreError, ConflictError, StoreError
from bot.store.protocol import Store
from bot.store.replay import position, retold, setup_of
from bot.store.repositories.moves import packed
from bot.store.rows import CutRow, MoveRow, Saved, Snapshot, TurnRow
from bot.store.unit_of_work import Reader
from bot.values.people import Person
from bot.values.statistics import GameResult, SeatResult
from bot.values.waking_hours import DAY
from engine.core.codec import SaveError
from engine.core.game import AnyGame
from engine.core.text import Text

_log = logging.getLogger(__name__)
PACKED_AFTER = 2 * DAY
"""Seconds after a game's end: until then players may still look at it often."""
_SENT_FOR, _GIVEN_UP_FOR, _ACTS_FOR = 3 * DAY, 30 * DAY, 30 * DAY
"""Seconds for which handled parcels and clicks are kept."""
_FORGOTTEN_AT_A_TIME = 500
_BREATH = 3.0
"""Seconds between two games, so players notice nothing."""
_REST = 3 * DAY


class _Rows(Struct, frozen=True):
    """Everything stored of a game."""

    saved: Saved
    turns: list[TurnRow]
    moves: list[MoveRow]
    last: Snapshot | None
    cut: list[CutRow]


class PackingService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def run(self) -> None:
        """Run forever: small steps while there is work, then a long pause.

        An interrupted step leaves everything as it was and is repeated."""
        while True:
            try:
                busy = await self.step()
            except CannotStoreError:  # the store has logged it
                busy = False
            except ConflictError:  # another process was faster
                busy = True
            except Exception:
                _log.exception("finished games could not be packed")
                busy = False
            await asyncio.sleep(_BREATH if busy else _REST)

    async def step(self) -> bool:
        """Pack one old game, prune some old parcels, and release some disk space; False: nothing is left
        to do."""
        now = self._tables.clock()
        async with self._tables.store.reading() as reader:
            game_id = await reader.games.packable(now - PACKED_AFTER)
            rows = None if game_id is None else await _rows_of(reader, game_id)
        if rows is not None:
            data = await asyncio.to_thread(self._packed, rows)
            async with self._tables.store.writing() as writer:
                await writer.packs.put(rows.saved.table.id, now, data)
        async with self._tables.store.writing(lasting=False) as writer:
            old = (now - _SENT_FOR, now - _GIVEN_UP_FOR, now - _ACTS_FOR)
            more = await writer.packs.prune(*old, _FORGOTTEN_AT_A_TIME)
        room = await self._tables.store.shrink()
        return rows is not None or more or room

    def _packed(self, rows: _Rows) -> bytes | None:
        """Return the packed game; None: its replay differs or fails, so its positions must be kept."""
        table = rows.saved.table
        game: AnyGame | None = self._tables.games.get(table.game)
        if game is None or rows.last is None:
            return None
        try:
            told, state = retold(game, setup_of(rows.saved, game), rows.turns, rows.moves)
            if _leads_to(game, state, rows):
                return packed(rows.turns, rows.moves, rows.last, rows.cut, told)
            why = "its log leads to another position than the one kept"
        except (StoreError, SaveError, ValueError) as error:
            why = str(error)
        _log.warning("a finished game was not packed: %s", why, extra={"game": table.id})
        return None


async def _rows_of(reader: Reader, game_id: str) -> _Rows | None:
    saved, turns, moves, (last, _), cut = await reader.batch(
        reader.games.saved(game_id),
        reader.log.turns(game_id),
        reader.log.moves(game_id),
        reader.log.trail(game_id),
        reader.log.cut_moves(game_id),
    )
    return None if saved is None else _Rows(saved, turns, moves, last, cut)


def _leads_to(game: AnyGame, state: Any, rows: _Rows) -> bool:
    """Return whether nothing is missing and the replay ends in the stored position."""
    picks, last = len(rows.moves), rows.last
    counted = [number for turn in rows.turns for number in range(turn.first, turn.last + 1)]
    return (
        last is not None
        and (last.number, last.turn) == (picks, len(rows.turns))
        and counted == [move.number for move in rows.moves] == list(range(1, picks + 1))
        and [turn.turn for turn in rows.turns] == list(range(1, len(rows.turns) + 1))
        and all(turn.words == _words(turn, rows.moves) for turn in rows.turns)
        and game.to_json(game.from_json(last.state)) == game.to_json(state)
    )


def _words(turn: TurnRow, moves: list[MoveRow]) -> str:
    return " ".join(move.words for move in moves[turn.first - 1 : turn.last])


_PAUSE = 0.2
"""Seconds between two games, so players notice nothing."""


class ResultService:
    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store, self._games = store, games

    async def run(self) -> None:
        """Count the games that ended before results were stored. An interrupted run continues at the next
        start."""
        try:
            async with self._store.reading() as reader:
                there = await reader.results.there()
            for game_id in (one for one, is_there in there.items() if not is_there):
                await self._count(game_id)
                await asyncio.sleep(_PAUSE)
        except CannotStoreError:  # the store has logged it
            return
        except Exception:
            _log.exception("results of older games could not be counted")

    async def uncounted(self) -> tuple[int, int]:
        """Return how many games are over, and how many of them lack a result they should have.

        Imported games and games that cannot be counted have none."""
        async with self._store.reading() as reader:
            there = await reader.results.there()
            found = [await self._found(reader, one) for one, is_there in there.items() if not is_there]
        return len(there), sum(result is not None for result in found)

    async def rebuild(self) -> tuple[int, int]:
        """Compute every result from the log again; return how many there are, and how many differed."""
        async with self._store.reading() as reader:
            counted = list(await reader.results.there())
        changed = 0
        for game_id in counted:
            changed += await self._count(game_id)
        return len(counted), changed

    async def _count(self, game_id: str) -> bool:
        """Count one game; return whether its stored result changed."""
        async with self._store.reading() as reader:
            known = await reader.results.get(game_id)
            found = await self._found(reader, game_id)
        if found == known:
            return False
        async with self._store.writing() as writer:
            await writer.write(Commit(game_id=game_id, result=found))
        return True

    async def _found(self, reader: Reader, game_id: str) -> GameResult | None:
        saved = await reader.games.saved(game_id)
        game = None if saved is None else self._games.get(saved.table.game)
        if saved is None or game is None or saved.table.ended is None:
            return None
        try:
            setup, made = setup_of(saved, game), await reader.log.made(game_id)
            state = await position(reader, saved, game, saved.table.number)
            return result_of(game, setup, saved.table, state, made, saved.table.ended)
        except (StoreError, SaveError, ValueError) as error:
            _log.warning("the result of a game cannot be counted: %s", error, extra={"game": game_id})
            return None


_FORM = 1


class _Pick(Struct, frozen=True, array_like=True):
    seat: int
    words: str
    seconds: int  # since the start


class _StudiedSeat(Struct, frozen=True):
    name: str  # of a person who shares their statistics; otherwise a pseudonym valid in this file only
    kind: str  # person, computer, or mixed: held by both in turn
    strength: str  # of a computer
    place: int
    points: int
    left: bool
    turns: int
    pace: float
    sources: tuple[tuple[str, int], ...]  # message keys with their numbers, and points


class _Study(Struct, frozen=True):
    form: int
    number: int  # in this file
    game: str
    day: str  # on which it began
    seats: tuple[_StudiedSeat, ...]
    first: int | None
    rated: bool
    options: dict[str, str]
    seed: str
    commitment: str
    turns: int
    seconds: int  # from start to end
    moves: tuple[_Pick, ...]


async def studies(store: Store, games: Mapping[str, AnyGame]) -> AsyncIterator[bytes]:
    """Yield one line for each counted game, oldest first."""
    async with store.reading() as reader:
        results = await reader.results.at()
        people = {seat.person for one in results for seat in one.seats if seat.person is not None}
        shown = {one.id: one for one in await reader.people.several(people) if _shows(one)}
    names = dict[int, str]()
    for number, result in enumerate((one for one in results if one.game in games), 1):
        async with store.reading() as reader:
            yield msgspec.json.encode(await _study(reader, number, result, shown, names)) + b"\n"


def _shows(person: Person) -> bool:
    return person.habits.statistics == "shared"


async def _study(
    reader: Reader, number: int, result: GameResult, shown: Mapping[int, Person], names: dict[int, str]
) -> _Study:
    saved, moves = await reader.games.saved(result.game_id), await reader.log.moves(result.game_id)
    assert saved is not None, "a result belongs to a game"
    start = result.started
    return _Study(
        form=_FORM,
        number=number,
        game=result.game,
        day=datetime.fromtimestamp(start, UTC).date().isoformat(),
        seats=tuple(_seat(one, shown, names) for one in result.seats),
        first=result.first,
        rated=result.rated,
        options=saved.table.options,
        seed=saved.seed,
        commitment=saved.table.commitment,
        turns=result.turns,
        seconds=round(result.ended - start),
        moves=tuple(_Pick(one.seat, one.words, round(one.at - start)) for one in moves),
    )


def _seat(one: SeatResult, shown: Mapping[int, Person], names: dict[int, str]) -> _StudiedSeat:
    if one.person is None:
        name, kind = "", "computer" if one.computer else "mixed"
    else:
        kind, known = "person", shown.get(one.person)
        name = names.setdefault(one.person, f"player-{len(names) + 1}") if known is None else known.name.raw
    sources = tuple((_keyed(earned.text), earned.points) for earned in one.sources)
    return _StudiedSeat(
        name, kind, one.computer, one.place, one.points, one.left, one.turns, one.pace, sources
    )


def _keyed(source: Text) -> str:
    return " ".join([source.key, *(str(arg) for _, arg in source.args)])
