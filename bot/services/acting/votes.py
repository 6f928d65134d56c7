"""What needs everybody's consent: undo past a barrier, a pause, an early end."""

from __future__ import annotations

import msgspec

from bot.services.acting.seats import write_agreed_end, write_pause
from bot.services.turn.computers import Computers
from bot.services.turn.live_tables import LiveTable, LiveTables
from bot.services.turn.outgoing import to_table
from bot.services.turn.retrying import persistent
from bot.services.turn.takeback import Takeback, planned, took_back, write_takeback
from bot.store.protocol import Writer
from bot.store.rows import Act
from bot.values.errors import HushedError, NoSuchVoteError, NothingToUndoError, NotSeatedError, VoteOverError
from bot.values.parcel import Payload
from bot.values.table import Vote, VoteKind
from engine.core.text import Seat


class VoteService:
    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers

    @persistent
    async def propose(self, game_id: str, person: int, kind: VoteKind, *, cause: str) -> Vote:
        """Open a vote (or answer the one already open); alone among computers it passes at once."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            seat = live.seat_of(person)
            if done is not None and done.result is not None:
                return await self.get(done.result)
            if kind != "end" or live.table.status not in ("running", "paused"):
                live.must_run()
            async with self._tables.store.reading() as reader:
                standing = [vote for vote in await reader.open_votes(game_id) if vote.kind == kind]
            if standing:
                return standing[0]
            vote = Vote(0, game_id, kind, seat, _people(live), (seat,))
            if kind == "undo":
                vote = await self._to_undo(live, vote)
            return await self._open(live, vote, Act(cause, game_id, "propose", self._tables.clock(), person))

    async def _to_undo(self, live: LiveTable, vote: Vote) -> Vote:
        """From this seat's last turn on; of the answers to a hushed question all or none."""
        if live.table.hush is not None:
            raise HushedError()
        async with self._tables.store.reading() as reader:
            own = await reader.last_turn_of(live.id, vote.by)
            turns = await reader.turns(live.id, own, own) if own else []
            steps = await reader.steps(live.id)
        if not turns:
            raise NothingToUndoError()
        first = turns[0].step
        count = sum(step >= first for step in steps)
        return msgspec.structs.replace(vote, to_turn=first - 1, cut_turns=count)

    @persistent
    async def cast(self, vote: int, person: int, yes: bool, *, cause: str) -> Vote:
        """One seat's voice; the last yes carries it out, one no ends it."""
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
            heard = _heard(current, seat, yes)
            plan = await self._plan(live, heard, now)
            async with self._tables.writing(live, Act(cause, game_id, "vote", now, person, vote)) as writer:
                await writer.add_ballot(vote, seat, yes)
                await writer.send(to_table(game_id, "vote_edit", now, Payload(vote=vote)))
                await _write_result(writer, live, heard, plan, now)
            await self._go_on(live, plan)
            return heard

    async def get(self, vote: int) -> Vote:
        async with self._tables.store.reading() as reader:
            found = await reader.vote(vote)
        if found is None:
            raise NoSuchVoteError()
        return found

    async def _open(self, live: LiveTable, vote: Vote, act: Act) -> Vote:
        alone = set(vote.needed) <= set(vote.yes)
        vote = msgspec.structs.replace(vote, result="passed" if alone else "open")
        plan = await self._plan(live, vote, act.at)
        async with self._tables.writing(live, None) as writer:
            number = await writer.add_vote(vote, act.at)
            vote = msgspec.structs.replace(vote, id=number)
            await writer.add_act(msgspec.structs.replace(act, result=number))
            await writer.add_ballot(number, vote.by, True)
            if not alone:
                await writer.send(to_table(live.id, "vote_post", act.at, Payload(vote=number)))
            await _write_result(writer, live, vote, plan, act.at)
        await self._go_on(live, plan)
        return vote

    async def _plan(self, live: LiveTable, vote: Vote, now: float) -> Takeback | None:
        if vote.kind != "undo" or vote.result != "passed" or vote.to_turn is None:
            return None
        alone = len(vote.needed) == 1
        return await planned(self._tables, live, vote.to_turn, now, call=not alone)

    async def _go_on(self, live: LiveTable, plan: Takeback | None) -> None:
        if plan is not None:
            took_back(live, plan)
            await self._computers.play_on(live)


async def _write_result(
    writer: Writer, live: LiveTable, vote: Vote, plan: Takeback | None, now: float
) -> None:
    """The vote as it stands, and what it decided, in one transaction."""
    await writer.close_vote(vote)
    if plan is not None:
        await write_takeback(writer, live, plan, now)
    elif vote.kind == "pause" and vote.result == "passed":
        await write_pause(writer, live, now)
    elif vote.kind == "end" and vote.result == "passed":
        await write_agreed_end(writer, live, now)


def _heard(vote: Vote, seat: Seat, yes: bool) -> Vote:
    if not yes:
        return msgspec.structs.replace(vote, result="refused", refused_by=seat)
    voices = tuple(sorted({*vote.yes, seat}))
    passed = set(vote.needed) <= set(voices)
    return msgspec.structs.replace(vote, yes=voices, result="passed" if passed else "open")


def _people(live: LiveTable) -> tuple[Seat, ...]:
    return tuple(info.seat for info in live.table.seats if info.person is not None)
