"""Records: a whole game as a file that anyone can export, import, replay and verify."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from engine.core.content import ContentError
from engine.core.game import AnyGame, Game, Standing
from engine.core.rng import commitment
from engine.core.setup import CONTENT, RULINGS, Setup, checked
from engine.core.tell import Event, Tell
from engine.core.text import Seat

S = TypeVar("S")

_FORMAT = 2
"""Format 1 had no rulings; its games use the first."""


class RecordError(ValueError):
    """A record that cannot be read or does not match its replay; the message says why."""


class Move(Struct, frozen=True, array_like=True):
    """One pick: the seat and the text form."""

    seat: Seat
    words: str


class Record(Struct, frozen=True, omit_defaults=True):
    game: str
    schema: int
    setup: Setup
    commitment: str
    moves: tuple[Move, ...]
    names: tuple[str, ...] = ()
    standings: tuple[Standing, ...] = ()  # empty while the game runs
    sheet: tuple[tuple[Seat, str, int], ...] = ()  # seat, message key and points of each line
    state: str = ""  # SHA-256 of the last state's JSON
    format: int = 1
    content: dict[str, Any] | None = None  # the printed values, unless they ship with the bot


def record_of(
    game: Game[S, Any, Any], setup: Setup, moves: Sequence[Move], state: S, names: Sequence[str] = ()
) -> Record:
    """Return the record of a game, finished or not. It contains the seed, so players of a running game must
    not see it."""
    over = game.is_over(state)
    return Record(
        game=game.key,
        schema=game.schema,
        setup=_without_values(setup),
        commitment=commitment(setup.seed),
        moves=tuple(moves),
        names=tuple(names),
        standings=tuple(game.standings(state)) if over else (),
        sheet=sheet_of(game, state) if over else (),
        state=fingerprint(game, state),
        format=_FORMAT,
        content=game.sets.carried(setup.printed) if game.sets else None,
    )


def _without_values(setup: Setup) -> Setup:
    """Drop the printed values, which have a field of their own in a record."""
    options = {key: value for key, value in setup.options.items() if key != CONTENT}
    return Setup(setup.seats, setup.seed, options)


def sheet_of(game: Game[S, Any, Any], state: S) -> tuple[tuple[Seat, str, int], ...]:
    return tuple((line.seat, line.text.key, line.points) for line in game.score(state))


def fingerprint(game: Game[S, Any, Any], state: S) -> str:
    return hashlib.sha256(game.to_json(state)).hexdigest()


def export(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def imported(data: bytes) -> Record:
    """Return the record in a file; RecordError if it is damaged, truncated or of a newer format."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"this is not a whole game record: {error}") from error
    if record.format > _FORMAT:
        raise RecordError(f"this record has format {record.format}, newer than {_FORMAT}: update first")
    if record.format < _FORMAT:
        record.setup.options.setdefault(RULINGS, "1")
    return record


def game_of(record: Record, games: Mapping[str, AnyGame]) -> AnyGame:
    if record.game not in games:
        raise RecordError(f"there is no game '{record.game}' here; known: {', '.join(sorted(games))}")
    return games[record.game]


def _bring_values(record: Record, game: Game[S, Any, Any]) -> None:
    """Register the printed values in the record; RecordError if they do not match its fingerprint."""
    if record.content is None or game.sets is None:
        return
    try:
        content = game.sets.read(record.content)
        if content.fingerprint != record.setup.printed:
            raise RecordError("the printed values in this record are not those it was played with")
        game.sets.bring(content)
    except ContentError as error:
        raise RecordError(f"the printed values in this record cannot be played with: {error}") from error


def replay(
    record: Record,
    game: Game[S, Any, Any],
    upto: int | None = None,
    watch: Callable[[int, S, Sequence[Event]], None] | None = None,
) -> S:
    """Return the position after the first `upto` moves (by default all)."""
    if record.schema > game.schema:
        raise RecordError(f"this record has schema {record.schema}, newer than {game.schema}: update first")
    _bring_values(record, game)
    state = game.new_game(checked(game.spec, record.setup))
    for number, move in enumerate(record.moves[:upto]):
        option = game.option_named(state, move.seat, move.words)
        if option is None:
            raise RecordError(f"move {number + 1}, '{move.words}' by seat {move.seat}, is not offered there")
        tell = Tell()
        game.play(state, option.action, tell)
        if watch:
            watch(number + 1, state, tell.events)
    return state


def verify(record: Record, game: Game[S, Any, Any]) -> S:
    """Replay the whole record and check its claims; return the last position."""
    if commitment(record.setup.seed) != record.commitment:
        raise RecordError("the seed does not match the commitment published at the start")
    state = replay(record, game)
    if record.state and record.schema == game.schema and fingerprint(game, state) != record.state:
        raise RecordError("the last position differs from the recorded one")
    if record.standings and not game.is_over(state):
        raise RecordError("the record names a winner, but its last move does not end the game")
    if record.standings and tuple(game.standings(state)) != record.standings:
        raise RecordError("the final standings differ from the recorded ones")
    if record.sheet and sheet_of(game, state) != record.sheet:
        raise RecordError("the score sheet differs from the recorded one")
    return state
