"""Games as files: export, import, and sharing a finished game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bot.config import Allowance
from bot.services.people.rate_limits import must_have_room
from bot.services.queries.table_queries import COPIED
from bot.services.turn.computers import STAND_IN
from bot.services.turn.live_tables import LiveTable, LiveTables, found, retry_on_conflict
from bot.services.turn.parcels import to_table
from bot.services.turn.secret_answers import asked, entries_for, goes_on, is_open_to_all
from bot.services.turn.table_history import HistoryRow, history_of, history_row
from bot.store.commit import Begun, Commit, Counters, LoggedTurn, NewStatus
from bot.store.rows import Act, MoveRow, Snapshot, TurnRow
from bot.values.errors import DamagedError, NotAllowedError, PlayerError
from bot.values.parcel import Payload
from bot.values.read_models import Exported, HistoryEntry, LogEntry
from bot.values.table import Place, SeatInfo, SecretQuestion, Table
from engine.core.game import AnyGame, Option
from engine.core.record import (
    Move,
    Record,
    RecordError,
    export,
    fingerprint,
    game_of,
    imported,
    record_of,
    verify,
)
from engine.core.setup import SetupError, checked
from engine.core.tell import Event, Silence, Tell
from engine.core.text import Seat, UserText

_LARGEST_FILE = 2 * 1024 * 1024


class OneView(Struct, frozen=True, tag_field="kind", tag="view"):
    """A running game as one reader may know it."""

    game: str
    commitment: str
    options: dict[str, str]
    names: tuple[str, ...]
    seat: Seat | None
    turn: int
    view: Any
    log: tuple[LogEntry, ...]
    annals: tuple[HistoryRow, ...] = ()


class _Told(Record, frozen=True):
    """A whole game with the history of its seats, which readers of a record may ignore."""

    annals: tuple[HistoryRow, ...] = ()


class Replayed(Struct, frozen=True):
    """A replayed record: its turns and final position."""

    record: Record
    game: AnyGame
    turns: tuple[TurnRow, ...]
    state: Any
    asked: int = 0  # the turn after which the last question was asked


class TransferService:
    def __init__(self, tables: LiveTables, ids: Callable[[], str], room: Allowance) -> None:
        self._tables = tables
        self._ids = ids
        self._room = room

    async def export(self, game_id: str, person: int) -> Exported:
        """Export a finished game completely, or a running one as this person may see it."""
        if is_open_to_all(await self._tables.public(game_id)):
            return await self._whole(game_id)
        async with self._tables.queue(game_id), self._tables.reading(game_id) as (live, reader):
            table, turns = live.table, await reader.log.turns(game_id)
            annals = _nameless(await history_of(reader, game_id))
        return Exported(self._view(live, person, turns, annals), False, f"{table.game}-{table.id}-view.json")

    async def copy(self, game_id: str) -> Exported:
        """Export a complete game for the operator, on the bot's machine.

        For a running game the export is noted in the table's log and announced at the table."""
        if not is_open_to_all(await self._tables.public(game_id)):
            now = self._tables.clock()
            async with self._tables.queue(game_id), self._tables.store.writing() as writer:
                scope = f"game:{game_id}"
                before = await writer.people.setting(scope, COPIED) or ""
                await writer.people.put_setting(scope, COPIED, f"{before} {now:.0f}".strip())
                await writer.outbox.send(to_table(game_id, "status_post", now, Payload(what="copied")))
            self._tables.wake_courier()
        return await self._whole(game_id)

    async def _whole(self, game_id: str) -> Exported:
        """Export position and moves from one read: another process may play meanwhile."""
        async with self._tables.queue(game_id), self._tables.reading(game_id) as (live, reader):
            moves, annals = await reader.log.moves(live.id), _nameless(await history_of(reader, live.id))
        log = [Move(move.seat, move.words) for move in moves]
        names = [info.name.raw for info in live.table.seats]
        record = record_of(live.game, live.setup, log, live.state, names)
        data = export(_Told(**msgspec.structs.asdict(record), annals=annals))
        return Exported(data, True, f"{live.table.game}-{live.id}-game.json")

    def _view(
        self, live: LiveTable, person: int, turns: Sequence[TurnRow], annals: tuple[HistoryRow, ...]
    ) -> bytes:
        table, seat = live.table, live.table.seat_of(person)
        view = OneView(
            game=table.game,
            commitment=table.commitment,
            options=table.options,
            names=tuple(info.name.raw for info in table.seats),
            seat=seat,
            turn=live.public.turn,
            view=live.game.view_for(live.state, seat),
            log=entries_for(table, person, turns),
            annals=annals,
        )
        return msgspec.json.format(msgspec.json.encode(view), indent=1) + b"\n"

    @retry_on_conflict
    async def import_(
        self,
        data: bytes,
        host: int,
        place: Place,
        *,
        moderator: bool,
        people: tuple[int | None, ...] = (),
        language: str = "en",
        cause: str,
    ) -> Table:
        """Set up a record as a table here; raise DamagedError unless it replays to the result it claims.

        `people` says who sits where (None: a computer, whose seat is offered). An unfinished game is
        paused until a player resumes it, so seats can be taken first."""
        if not moderator:
            raise NotAllowedError("services-moderator-only")
        if len(data) > _LARGEST_FILE:
            raise DamagedError("services-too-large")
        async with self._tables.store.reading() as reader:
            done = await reader.games.act(cause)
        if done is not None:
            return await self._tables.public(done.game_id)
        replayed = await asyncio.to_thread(self._replayed, data)
        return await self._set_up(replayed, host, place, people, language, cause)

    def _replayed(self, data: bytes) -> Replayed:
        """Check the whole file. Nothing in it is trusted."""
        try:
            record = imported(data)
            game = game_of(record, self._tables.games)
            if not record.state:
                raise RecordError("the last position is missing")
            verify(record, game)
            record = _in_turns(record, game)
            return _turns_of(record, game)
        except (RecordError, SetupError, ValueError):
            raise DamagedError() from None

    async def _set_up(
        self,
        played: Replayed,
        host: int,
        place: Place,
        people: Sequence[int | None],
        language: str,
        cause: str,
    ) -> Table:
        game, now = played.game, self._tables.clock()
        setup = game.with_content_embedded(checked(game.spec, played.record.setup))
        holders = [people[seat] if seat < len(people) else None for seat in range(setup.seats)]
        table = Table(
            id=self._ids(),
            status="lobby",
            game=played.game.key,
            host=host,
            place=place,
            capacity=setup.seats,
            options=setup.options,
            pace="",
            language=language,
            in_thread=place.thread is None,
            seats=tuple(_holder(seat, person) for seat, person in enumerate(holders)),
            created=now,
        )
        async with self._tables.queue(f"open:{cause}"), self._tables.store.writing() as writer:
            await must_have_room(writer, self._room, host, place)
            await writer.games.add(table)
            act = Act(cause, table.id, "import", now, host)
            begun = Begun(setup.seed, played.record.commitment, now)
            started = Commit(game_id=table.id, act=act, begun=begun)
            await writer.write(started + _log(table.id, played, cause, now))
            await writer.outbox.send(to_table(table.id, "start_post", now, Payload(what="imported")))
            made = (await found(writer, table.id)).table
        self._tables.wake_courier()
        return made

    @retry_on_conflict
    async def share(self, game_id: str, person: int, turn: int | None, *, cause: str) -> None:
        """Share one turn of the replay, or the whole film. The same press twice is one post."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            seat = live.table.seat_of(person)
            if live.table.status != "over" or seat is None:
                raise PlayerError("services-share-not-over")
            if done is not None:
                return
            now = self._tables.clock()
            post = to_table(game_id, "share_post", now, Payload(seat=seat, turn=turn))
            async with self._tables.writing(live, Act(cause, game_id, "share", now, person)) as writer:
                await writer.outbox.send(post)


def _nameless(annals: Sequence[HistoryEntry]) -> tuple[HistoryRow, ...]:
    """Return the history without person ids: a file names people by their display names."""
    return tuple(history_row(msgspec.structs.replace(one, person=None)) for one in annals)


def _log(game_id: str, played: Replayed, cause: str, now: float) -> Commit:
    moves, game = played.record.moves, played.game
    turns = list[LoggedTurn]()
    for turn in played.turns:
        rows = tuple(
            MoveRow(number, turn.turn, turn.seat, moves[number - 1].words, now, cause, number)
            for number in range(turn.first, turn.last + 1)
        )
        turns.append(LoggedTurn(msgspec.structs.replace(turn, at=now), rows))
    waiting = dict.fromkeys(game.seats_to_act(played.state), now)
    return Commit(
        game_id=game_id,
        turns=tuple(turns),
        position=Snapshot(len(moves), len(turns), game.schema, game.to_json(played.state)),
        counters=Counters(len(turns), len(moves), len(turns)),
        waiting=waiting,
        secret_question=_open_question(played, now),
        status=NewStatus("paused" if waiting else "over", now),
    )


def _open_question(played: Replayed, now: float) -> SecretQuestion | None:
    """Return the secret question in which the record ends."""
    if not played.game.has_secret_answers(played.state):
        return None
    before = next((turn for turn in reversed(played.turns) if turn.turn <= played.asked), None)
    return SecretQuestion(played.asked, before.last if before else 0, now)


def _in_turns(record: Record, game: AnyGame) -> Record:
    """Return the record with the picks of each turn in sequence.

    Seats that decide at the same time may alternate. Picks affect nobody else before their turn is
    committed, so they can wait until it is done."""
    state = game.new_game(checked(game.spec, record.setup))
    order, open_picks = list[Move](), dict[Seat, list[Move]]()
    for move in record.moves:
        option = _named(game, state, move)
        game.play(state, option.action, Silence())
        open_picks.setdefault(move.seat, []).append(move)
        if option.confirms or option.reveals:
            order += open_picks.pop(move.seat)
    if open_picks:
        raise RecordError("the last turn is not finished")
    return msgspec.structs.replace(record, moves=tuple(order))


def _named(game: AnyGame, state: Any, move: Move) -> Option[Any]:
    option = game.option_named(state, move.seat, move.words)
    if option is None:
        raise RecordError(f"'{move.words}' by seat {move.seat} is not offered there")
    return option


def _turns_of(record: Record, game: AnyGame) -> Replayed:
    """Return the record's picks as turns, each ended by a committing or revealing pick."""
    state = game.new_game(checked(game.spec, record.setup))
    turns, first, events = list[TurnRow](), 1, list[Event]()
    question, since = asked(game, state), 0
    for number, move in enumerate(record.moves, 1):
        option, tell = _named(game, state, move), Tell()
        game.play(state, option.action, tell)
        events += tell.events
        if option.confirms or option.reveals:
            words = " ".join(each.words for each in record.moves[first - 1 : number])
            reveals = option.reveals or any(event.reveals for event in events)
            turn = TurnRow(len(turns) + 1, move.seat, None, first, number, 0.0, words, tuple(events), reveals)
            turns.append(msgspec.structs.replace(turn, asked=None if question is None else since))
            first, events, after = number + 1, [], asked(game, state)
            since = since if goes_on(question, after, move.seat, option.confirms) else len(turns)
            question = after
    if fingerprint(game, state) != record.state:
        raise RecordError("the turns of several seats hang together")
    return Replayed(record, game, tuple(turns), state, since)


def _holder(seat: Seat, person: int | None) -> SeatInfo:
    if person is None:
        return SeatInfo(seat, UserText(), computer=STAND_IN, offered=True)
    return SeatInfo(seat, UserText(), person)
