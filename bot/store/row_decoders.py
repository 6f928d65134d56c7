"""Decode database rows into the values that services use."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterable, Sequence

import msgspec

from bot.store.rows import Act, Saved, TurnRow
from bot.store.sql import Row
from bot.values.clock import Ticking
from bot.values.people import NO_HABITS, Habits, Seen, Visit
from bot.values.table import Place, SeatInfo, SecretQuestion, Table
from bot.values.waking_hours import sane
from engine.core.tell import Event
from engine.core.text import UserText

_TABLE = """id, status, game, host, guild, channel, thread, capacity, options, pace, language,
    in_thread, created, started, ended, commitment, turn, number, closed_why, seed, revision, told,
    hush_turn, hush_number, hush_since, clock, timeout, origin, private, lesson, league,
    first_game, open_score, rated, own_words"""
_UNSETTLED = """CASE WHEN EXISTS (SELECT 1 FROM outbox WHERE outbox.game_id = game.id
    AND kind = 'board_post' AND held = 1 AND done IS NULL AND tried IS NULL AND attempts = 0)
    OR EXISTS (SELECT 1 FROM vote WHERE vote.game_id = game.id AND result = 'open') THEN 1 ELSE 0 END"""
GAME = f"SELECT {_TABLE} FROM game"
SAVED = f"SELECT {_TABLE}, {_UNSETTLED} FROM game"
SEAT = """SELECT seat.seat, coalesce(person.name, former.name, ''), seat.person, seat.computer,
    coalesce(person.reach, 'unknown'), seat.waiting_since, seat.offered, seat.resigned, seat.cut,
    coalesce(person.reminder_hours, 0), coalesce(person.habits, '{}'),
    seat.bank, seat.spent, seat.ticking, seat.deadline, seat.rung,
    visit.game_id, visit.person, visit.at, visit.at_table,
    visit.since_turn, visit.since_number, visit.read_turn, visit.read_number, coalesce(person.locale, ''),
    seat.correction
    FROM seat LEFT JOIN person ON person.id = seat.person
    LEFT JOIN visit ON visit.game_id = seat.game_id AND visit.person = seat.person
    LEFT JOIN person AS former ON former.id = seat.former
    WHERE seat.game_id = ? ORDER BY seat.seat"""
TURN = "SELECT turn, seat, person, first, last, at, words, events, reveals, asked FROM turn"

_log = logging.getLogger(__name__)
_QUICK = 1
_PLAIN = (b"{", b"[")
"""First bytes of uncompressed JSON."""
_events = msgspec.json.Decoder(tuple[Event, ...])
_habits = msgspec.json.Decoder(Habits)


def saved_of(row: Row, seats: Sequence[Row], acts: Sequence[Row] = ()) -> Saved:
    cuts = {seat[0]: _words(seat[8]) for seat in seats if seat[8] != "[]"}
    visits = tuple(_visit_of(seat[16:24]) for seat in seats if seat[16] is not None)
    return Saved(
        table_of(row, seats),
        seed=row[19],
        revision=row[20],
        cuts=cuts,
        told=row[21],
        visits=visits,
        done=Act(*acts[0]) if acts else None,
        unsettled=bool(row[35]),
    )


def table_of(row: Row, seats: Iterable[Row]) -> Table:
    return Table(
        id=row[0],
        status=row[1],
        game=row[2],
        host=row[3],
        place=Place(channel=row[5], guild=row[4], thread=row[6]),
        capacity=row[7],
        options=msgspec.json.decode(row[8], type=dict[str, str]),
        pace=row[9],
        language=row[10],
        in_thread=bool(row[11]),
        seats=tuple(_seat(seat) for seat in seats),
        created=row[12],
        started=row[13],
        ended=row[14],
        commitment=row[15],
        turn=row[16],
        number=row[17],
        closed_why=row[18],
        secret_question=None if row[22] is None else SecretQuestion(row[22], row[23], row[24]),
        clock=row[25],
        timeout=row[26],
        origin=row[27],
        private=bool(row[28]),
        lesson=row[29],
        league=row[30],
        first_game=bool(row[31]),
        open_score=bool(row[32]),
        rated=bool(row[33]),
        own_words=bool(row[34]),
    )


def _seat(row: Row) -> SeatInfo:
    return SeatInfo(
        seat=row[0],
        name=UserText(row[1]),
        person=row[2],
        computer=row[3],
        reach=row[4],
        waiting_since=row[5],
        offered=bool(row[6]),
        resigned=bool(row[7]),
        reminder_hours=row[9],
        habits=habits_of(row[10]),
        ticking=Ticking(row[11], row[12], row[13], row[14], row[15], row[25]),
        locale=row[24],
    )


def _visit_of(row: Row) -> Visit:
    return Visit(row[0], row[1], row[2], bool(row[3]), Seen(row[4], row[5]), Seen(row[6], row[7]))


def turn_of(row: Row) -> TurnRow:
    return TurnRow(
        turn=row[0],
        seat=row[1],
        person=row[2],
        first=row[3],
        last=row[4],
        at=row[5],
        words=row[6],
        events=_events.decode(plain(row[7])),
        reveals=bool(row[8]),
        asked=row[9],
    )


def habits_of(data: str) -> Habits:
    """Return a person's settings. An unreadable row counts as no settings, so the table can play on."""
    if data == "{}":
        return NO_HABITS
    try:
        habits = _habits.decode(data)
        rhythm = sane(habits.rhythm)
    except (msgspec.DecodeError, ValueError, OverflowError) as error:
        _log.warning("a person's settings cannot be read: %s", error)
        return NO_HABITS
    if rhythm is habits.rhythm:
        return habits
    _log.warning("a person's quiet hours or holidays are invalid and are ignored")
    return msgspec.structs.replace(habits, rhythm=rhythm)


def _words(data: str) -> tuple[str, ...]:
    return msgspec.json.decode(data, type=tuple[str, ...])


def pressed(data: bytes) -> bytes:
    """Return JSON as it is stored with the log: quickly compressed, if that makes it smaller."""
    small = zlib.compress(data, _QUICK)
    return small if len(small) < len(data) else data


def plain(data: bytes) -> bytes:
    """Return JSON that may be compressed, or stored plainly by an older version."""
    return data if data[:1] in _PLAIN else zlib.decompress(data)
