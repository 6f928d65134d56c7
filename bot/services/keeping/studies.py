"""All finished games for whoever wants to study them: one line of JSON each, names by consent (see
docs/statistics.md). Nothing of a running game is in it: its moves and its seed are nobody's yet."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import Struct

from bot.store.protocol import Reader, Store
from bot.values.people import Person
from bot.values.statistics import GameResult, SeatResult
from engine.core.game import Game
from engine.core.text import Text

_FORM = 1


class _Pick(Struct, frozen=True, array_like=True):
    seat: int
    words: str
    seconds: int  # since the start


class _StudiedSeat(Struct, frozen=True):
    name: str  # of a person who shows their statistics; else one that is the same in this file alone
    kind: str  # person, computer, or mixed: held by one after the other
    strength: str  # of a computer
    place: int
    points: int
    left: bool
    turns: int
    pace: float
    sources: tuple[tuple[str, int], ...]  # message keys, with their numbers, and points


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
    seconds: int  # from the start to the end
    moves: tuple[_Pick, ...]


async def studies(store: Store, games: Mapping[str, Game[Any, Any, Any]]) -> AsyncIterator[bytes]:
    """A line for each finished game that is counted, the oldest first."""
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
