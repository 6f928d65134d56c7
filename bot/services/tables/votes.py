"""Votes: undo past a barrier, a pause, an early end, another server, another player."""

from __future__ import annotations

import msgspec

from bot.config import Allowance
from bot.services.tables.channels import must_take_in, write_move
from bot.services.tables.seat_changes import write_agreed_end, write_pause, write_replaced
from bot.services.tables.table_permissions import TableAction, must_be_free
from bot.services.turn.computers import Computers
from bot.services.turn.live_tables import LiveTable, LiveTables, retry_on_conflict
from bot.services.turn.parcels import to_person, to_table
from bot.services.turn.undo import Takeback, planned, took_back, write_takeback
from bot.store.commit import Commit
from bot.store.rows import Act
from bot.store.unit_of_work import Writer
from bot.values.errors import (
    HushedError,
    NoSuchVoteError,
    NothingToUndoError,
    NotSeatedError,
    PlayerError,
    SeatError,
    VoteOverError,
)
from bot.values.parcel import Payload
from bot.values.table import NO_MOTION, NOBODY, Motion, Vote, VoteKind
from engine.core.text import Seat

_ACTIONS: dict[VoteKind, TableAction] = {
    "pause": "pause",
    "end": "end",
    "move": "emigrate",
    "replace": "replace",
}
_FEWEST = 2
"""Minimum votes to give a player's seat away: one person alone could grab a hand that way."""


class VoteService:
    def __init__(self, tables: LiveTables, computers: Computers, room: Allowance) -> None:
        self._tables = tables
        self._computers = computers
        self._room = room

    @retry_on_conflict
    async def propose(
        self, game_id: str, person: int, kind: VoteKind, about: Motion = NO_MOTION, *, cause: str
    ) -> Vote:
        """Open a vote, or return the one already open. Alone among computers it passes at once."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            if done is not None and done.result is not None:
                return await self.get(done.result)
            if kind in _ACTIONS:
                must_be_free(live.table, person, _ACTIONS[kind])
                own = live.table.seat_of(person)
            else:
                own = live.seat_of(person)
                live.must_run()
            async with self._tables.store.reading() as reader:
                standing = [vote for vote in await reader.votes.open(game_id) if vote.kind == kind]
                if kind == "move":
                    await must_take_in(reader, live.table, about, self._room)
            if standing:
                return _about_the_same(standing[0], about)
            seat, needed = NOBODY if own is None else own, _people(live)
            vote = Vote(0, game_id, kind, seat, needed, () if own is None else (own,), about=about)
            if kind == "undo":
                vote = await self._to_undo(live, vote)
            if kind == "replace":
                vote = _to_replace(live, vote)
            return await self._open(live, vote, Act(cause, game_id, "propose", self._tables.clock(), person))

    async def _to_undo(self, live: LiveTable, vote: Vote) -> Vote:
        """Return a vote to undo from this seat's last turn on; answers to a secret question go all or
        none."""
        if live.table.secret_question is not None:
            raise HushedError()
        async with self._tables.store.reading() as reader:
            made = await reader.log.made(live.id)
        own = [turn.step for turn in made if turn.seat == vote.by]
        if not own:
            raise NothingToUndoError()
        first = own[-1]
        count = len({turn.step for turn in made if turn.step >= first})
        return msgspec.structs.replace(vote, to_turn=first - 1, cut_turns=count)

    @retry_on_conflict
    async def cast(self, vote: int, person: int, yes: bool, *, cause: str) -> Vote:
        """Cast a vote. The last yes carries it out, one no ends it."""
        game_id = (await self.get(vote)).game_id
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            seat, now = live.seat_of(person), self._tables.clock()
            current = await self.get(vote)
            if done is not None:
                return current
            if current.result != "open":
                raise VoteOverError()
            if seat not in current.needed:
                raise NotSeatedError()
            heard = await self._still_possible(live, _heard(current, seat, yes))
            plan = await self._plan(live, heard, now)
            async with self._tables.writing(live, Act(cause, game_id, "vote", now, person, vote)) as writer:
                await writer.votes.cast(vote, seat, yes)
                await writer.outbox.send(to_table(game_id, "vote_edit", now, Payload(vote=vote)))
                await _write_result(writer, live, heard, plan, now)
            await self._go_on(live, heard, plan)
            return heard

    async def _still_possible(self, live: LiveTable, vote: Vote) -> Vote:
        """Let the vote lapse if another server no longer admits the table."""
        if vote.kind == "move" and vote.result == "passed":
            try:
                async with self._tables.store.reading() as reader:
                    await must_take_in(reader, live.table, vote.about, self._room)
            except PlayerError:
                return msgspec.structs.replace(vote, result="lapsed")
        return vote

    async def get(self, vote: int) -> Vote:
        async with self._tables.store.reading() as reader:
            found = await reader.votes.get(vote)
        if found is None:
            raise NoSuchVoteError()
        return found

    async def _open(self, live: LiveTable, vote: Vote, act: Act) -> Vote:
        alone = set(vote.needed) <= set(vote.yes)
        vote = msgspec.structs.replace(vote, result="passed" if alone else "open")
        plan = await self._plan(live, vote, act.at)
        async with self._tables.writing(live, None) as writer:
            number = await writer.votes.add(vote, act.at)
            vote = msgspec.structs.replace(vote, id=number)
            done = msgspec.structs.replace(act, result=number)
            await writer.write(Commit(game_id=live.id, act=done))
            if not alone:
                await writer.outbox.send(to_table(live.id, "vote_post", act.at, Payload(vote=number)))
                await _write_notices(writer, live, vote, act.at)
            await _write_result(writer, live, vote, plan, act.at)
        await self._go_on(live, vote, plan)
        return vote

    async def _plan(self, live: LiveTable, vote: Vote, now: float) -> Takeback | None:
        if vote.kind != "undo" or vote.result != "passed" or vote.to_turn is None:
            return None
        alone = len(vote.needed) == 1
        return await planned(self._tables, live, vote.to_turn, now, call=not alone)

    async def _go_on(self, live: LiveTable, vote: Vote, plan: Takeback | None) -> None:
        if plan is not None:
            took_back(self._tables, live, plan)
            await self._computers.play_on(live)
        elif vote.kind == "replace" and vote.result == "passed":
            await self._computers.play_on_afresh(live.id)


async def _write_result(
    writer: Writer, live: LiveTable, vote: Vote, plan: Takeback | None, now: float
) -> None:
    """Write the vote and its consequences in one transaction."""
    await writer.write(Commit(game_id=live.id, votes=(vote,)))
    if plan is not None:
        await write_takeback(writer, live, plan, now)
    elif vote.kind == "pause" and vote.result == "passed":
        await write_pause(writer, live, now)
    elif vote.kind == "end" and vote.result == "passed":
        await write_agreed_end(writer, live, now)
    elif vote.kind == "move" and vote.result == "passed" and vote.about.place is not None:
        await write_move(writer, live.table, vote.about.place, now)
    elif vote.kind == "replace" and vote.result == "passed" and vote.about.seat is not None:
        await write_replaced(writer, live, vote.about.seat, now, "voted")


async def _write_notices(writer: Writer, live: LiveTable, vote: Vote, now: float) -> None:
    """Send private notices: of a move to all, because the table's channel may be closed, and of a
    replacement to the player who may lose the seat."""
    if vote.kind == "move":
        for seat in vote.needed:
            if seat not in vote.yes:
                asked = Payload(person=live.table.seats[seat].person, vote=vote.id)
                await writer.outbox.send(to_person(live.id, "vote_letter", now, asked))
    elif vote.kind == "replace" and vote.about.seat is not None:
        person = live.table.seats[vote.about.seat].person
        await writer.outbox.send(to_person(live.id, "ousting", now, Payload(person=person, vote=vote.id)))


def _to_replace(live: LiveTable, vote: Vote) -> Vote:
    """Return a vote that needs all others, and more than one."""
    seat = vote.about.seat
    if seat is None or not 0 <= seat < len(live.table.seats):
        raise SeatError("services-seat-unknown")
    if live.table.seats[seat].person is None:
        raise SeatError("services-seat-computer")
    others = tuple(one for one in vote.needed if one != seat)
    if len(others) < _FEWEST:
        raise SeatError("services-replace-few")
    return msgspec.structs.replace(vote, needed=others)


def _about_the_same(vote: Vote, about: Motion) -> Vote:
    """Return the open vote; refuse a different one of the same kind until it is decided."""
    if (vote.about.seat, vote.about.place) != (about.seat, about.place):
        raise PlayerError("services-vote-first")
    return vote


def _heard(vote: Vote, seat: Seat, yes: bool) -> Vote:
    if not yes:
        return msgspec.structs.replace(vote, result="refused", refused_by=seat)
    agreed = tuple(sorted({*vote.yes, seat}))
    passed = set(vote.needed) <= set(agreed)
    return msgspec.structs.replace(vote, yes=agreed, result="passed" if passed else "open")


def _people(live: LiveTable) -> tuple[Seat, ...]:
    return tuple(info.seat for info in live.table.seats if info.person is not None)
