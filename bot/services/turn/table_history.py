"""The history of a table: who held which seat, where it moved, and its result."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from statistics import median
from typing import Any

import msgspec
from msgspec import Struct

from bot.store.commit import Commit
from bot.store.rows import TurnMade
from bot.store.unit_of_work import Reader, Writer
from bot.values.league import HOLDS
from bot.values.read_models import HistoryEntry, HistoryKind
from bot.values.statistics import Earned, GameResult, SeatResult
from bot.values.table import HeldSeat, Table
from engine.core.game import AnyGame
from engine.core.scores import ScoreLine
from engine.core.setup import Setup
from engine.core.text import Seat, Text, UserText

_KEY = "annals"
NO_HINTS = ("hints", "off")
"""The setting of a table without computer hints."""
DECIDED = ("voted", "ruled")
"""Ways to lose a seat involuntarily: such a player cannot take it back with a button."""


class HistoryRow(Struct, frozen=True, omit_defaults=True):
    """A history entry as it is stored and exported."""

    at: float
    what: HistoryKind
    seat: Seat | None = None
    old: str = ""
    new: str = ""
    person: int | None = None


def history_row(entry: HistoryEntry) -> HistoryRow:
    old, new = entry.old.raw, entry.new.raw
    return HistoryRow(entry.at, entry.what, entry.seat, old, new, entry.person)


def _history_entry(row: HistoryRow) -> HistoryEntry:
    return HistoryEntry(row.at, row.what, row.seat, UserText(row.old), UserText(row.new), row.person)


async def history_of(reader: Reader, game_id: str) -> tuple[HistoryEntry, ...]:
    data = await reader.people.setting(f"game:{game_id}", _KEY)
    return (
        ()
        if data is None
        else tuple(map(_history_entry, msgspec.json.decode(data, type=tuple[HistoryRow, ...])))
    )


async def note(writer: Writer, game_id: str, entry: HistoryEntry) -> None:
    rows = [history_row(one) for one in (*await history_of(writer, game_id), entry)]
    await writer.people.put_setting(f"game:{game_id}", _KEY, msgspec.json.encode(rows).decode())


async def newest_of(reader: Reader, game_id: str, seat: Seat) -> HistoryEntry | None:
    """Return how the current holder got this seat; None: they have had it from the start."""
    return next((one for one in reversed(await history_of(reader, game_id)) if one.seat == seat), None)


async def hold_of(reader: Reader, table: Table, seat: Seat) -> HeldSeat | None:
    """Return for whom a league's seat is held: for a player who ran out of time."""
    if not table.league or not table.seats[seat].offered:
        return None
    lost, league = await newest_of(reader, table.id, seat), await reader.leagues.get(table.league)
    if lost is None or lost.what != "timed" or lost.person is None or league is None:
        return None
    seconds, more = HOLDS.get(league.league.hold), league.league.has_more_rounds
    return HeldSeat(lost.person, None if seconds is None else lost.at + seconds, more)


_log = logging.getLogger(__name__)


async def write_result(
    writer: Writer, game: AnyGame, setup: Setup, table: Table, state: Any, ended: float
) -> None:
    """Write the result in the transaction that ends a game. Tutorials do not count.

    A failure here stops nothing: the result is retried when results are counted again."""
    if table.lesson:
        return
    made = await writer.log.made(table.id)
    try:
        result = result_of(game, setup, table, state, made, ended)
    except Exception:
        _log.exception("the result of a game could not be counted", extra={"game": table.id})
        return
    if result is not None:
        await writer.write(Commit(game_id=table.id, result=result))


def result_of(
    game: AnyGame, setup: Setup, table: Table, state: Any, made: Sequence[TurnMade], ended: float
) -> GameResult | None:
    """Return the result of a game; None: no person has played it here."""
    lines, ranked = list(game.score(state)), {one.seat: one for one in game.standings(state)}
    seats = []
    for info in table.seats:
        own = [turn for turn in made if turn.seat == info.seat]
        person = own[0].person if own else info.person
        times = _times(table, made, info.seat)
        sheet = [line for line in lines if line.seat == info.seat]
        seats.append(
            SeatResult(
                info.seat,
                person,
                info.computer if person is None and all(turn.person is None for turn in own) else "",
                person is not None and person != info.person,
                ranked[info.seat].rank,
                ranked[info.seat].points,
                len(times),
                float(median(times)) if times else 0.0,
                _sources(game, sheet),
                _pieces(game, game.pieces_won(state, info.seat), sheet),
            )
        )
    if all(one.person is None for one in seats):
        return None
    asked = game.seats_to_act(game.new_game(setup))
    first = asked[0] if len(asked) == 1 else None
    started = table.created if table.started is None else table.started
    guild = None if table.private else table.origin
    return GameResult(
        table.id, table.game, guild, started, ended, len(made), first, table.rated, tuple(seats)
    )


def _times(table: Table, made: Sequence[TurnMade], seat: Seat) -> list[float]:
    """Return the seconds a seat took for each turn with a choice, since the turn before or since all were
    asked."""
    begun = table.created if table.started is None else table.started
    ends = {turn.turn: turn.at for turn in made}
    return [
        round(max(0.0, turn.at - ends.get(turn.turn - 1 if turn.asked is None else turn.asked, begun)), 3)
        for turn in made
        if turn.seat == seat and not turn.forced
    ]


def _sources(game: AnyGame, sheet: Sequence[ScoreLine]) -> tuple[Earned, ...]:
    found = dict[Text, int]()
    for line in sheet:
        source = game.source_of(line)
        found[source] = found.get(source, 0) + line.points
    return tuple(Earned(source, points) for source, points in found.items() if points)


def _pieces(game: AnyGame, won: Sequence[Text], sheet: Sequence[ScoreLine]) -> tuple[Earned, ...]:
    """Return the points of each piece: of score lines that name it or have it as their source."""
    found = dict.fromkeys(won, 0)
    for line in sheet:
        named = {game.source_of(line), *(arg for _, arg in line.text.args if isinstance(arg, Text))}
        for piece in named & found.keys():
            found[piece] += line.points
    return tuple(Earned(piece, points) for piece, points in found.items())
