"""Answers that come by timer: a standing order after a delay, or a time-out."""

from __future__ import annotations

import logging

from bot.services.turn.automatic_answers import AutomaticAnswer
from bot.services.turn.computer_pool import turn_of
from bot.services.turn.computers import STAND_IN, Computers
from bot.services.turn.live_tables import LiveTable, LiveTables
from bot.services.turn.parcels import to_seat
from bot.services.turn.position_change import (
    NewPosition,
    adopt_position,
    answer_or_doubt,
    change_position,
    commit_of_change,
)
from bot.services.turn.turn_commit import BY_LIMIT, BY_ORDER, FORCED, TurnToCommit, commit
from bot.store.commit import Commit, DroppedTimers
from bot.store.rows import Act, DraftPick, Timer
from bot.values.clock import wait
from engine.core.plan_answers import plan_from_json
from engine.core.plans import StandIn
from engine.core.text import Seat

_log = logging.getLogger(__name__)


class Answers:
    """Fires timers of the kinds "answer" and "limit"; the caller holds the table's queue."""

    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers

    async def fire(self, timer: Timer) -> None:
        live, _ = await self._tables.live(timer.game_id)
        if not live.table.calls_for(timer.seat):
            await self._drop(live, timer)
        elif timer.kind == "answer":
            await self._by_order(live, timer)
        else:
            await self._by_limit(live, timer)

    async def _by_order(self, live: LiveTable, timer: Timer) -> None:
        """Answer by an order. A draft in progress is newer than the order and takes precedence."""
        seat = timer.seat
        found = answer_or_doubt(live, seat)
        if live.picks.get(seat) and not (isinstance(found, AutomaticAnswer) and found.drafted):
            await self._put_off(live, timer)
        elif isinstance(found, AutomaticAnswer):
            await self._answer(live, timer, found)
        elif found is not None:
            await self._stop(live)
        else:
            await self._ask(live, timer)

    async def _stop(self, live: LiveTable) -> None:
        """Tell the owner of an order that it is in doubt, and send a turn notice."""
        now = self._tables.clock()
        new = change_position(self._tables, live, NewPosition(live.state, now, live.table.secret_question))
        async with self._tables.writing(live, None) as writer:
            await writer.write(commit_of_change(live, new, now))
        adopt_position(live, new, None)

    async def _by_limit(self, live: LiveTable, timer: Timer) -> None:
        if picks := live.game.timeout_answer(live.state, timer.seat):
            await self._answer(live, timer, AutomaticAnswer(picks, "limit"))
        else:
            await self._drop(live, timer)

    async def _answer(self, live: LiveTable, timer: Timer, found: AutomaticAnswer) -> None:
        """Commit these picks as the seat's turn, like any other turn."""
        seat, kind = timer.seat, _kind(found)
        words = found.picks or await self._thought_of(live, seat, found)
        turn = turn_of(live.game, live.state, seat, words)
        if turn is None:
            _log.error(
                "the automatic answer for seat %d is not a turn", seat, extra={"game": live.id, "kind": kind}
            )
            await self._ask(live, timer)
            return
        draft, last = turn
        cause = f"{kind}:{live.id}:{seat}:{live.table.number}:{live.saved.revision}"
        picks = [DraftPick(word, cause, part) for part, word in enumerate(words)]
        act = Act(cause, live.id, kind, self._tables.clock())
        away = None if found.at_once or kind == BY_LIMIT else seat  # must look the same as a click
        to_commit = TurnToCommit(draft, last, picks, act, order=found.order, away=away)
        await commit(self._tables, live, to_commit)
        await self._computers.play_on(live, away=away)

    async def _thought_of(self, live: LiveTable, seat: Seat, found: AutomaticAnswer) -> tuple[str, ...]:
        """Return the turn a computer would play, based on what the seat may see."""
        plan = plan_from_json(live.game, found.order.plan) if found.order is not None else None
        strength = plan.strength if isinstance(plan, StandIn) else STAND_IN
        return await self._computers.turn_for(live, seat, strength)

    async def _put_off(self, live: LiveTable, timer: Timer) -> None:
        due = self._tables.clock() + wait(live.table.tempo, self._tables.chance)
        async with self._tables.writing(live, None) as writer:
            later = Timer(timer.game_id, timer.kind, due, timer.seat)
            await writer.write(Commit(game_id=live.id, timers=(later,)))

    async def _ask(self, live: LiveTable, timer: Timer) -> None:
        """Ask the player after all: nothing answers for the seat, and no turn notice was sent yet."""
        secret_turn = None if live.table.secret_question is None else live.table.secret_question.turn
        now, dropped = self._tables.clock(), (DroppedTimers(timer.kind, (timer.seat,)),)
        call = to_seat(live.table, "call", now, timer.seat, what="private", secret_turn=secret_turn)
        posts = (call,) if timer.kind == "answer" else ()
        async with self._tables.writing(live, None) as writer:
            await writer.write(Commit(game_id=live.id, dropped=dropped, posts=posts))

    async def _drop(self, live: LiveTable, timer: Timer) -> None:
        async with self._tables.writing(live, None) as writer:
            dropped = (DroppedTimers(timer.kind, (timer.seat,)),)
            await writer.write(Commit(game_id=live.id, dropped=dropped))


def _kind(found: AutomaticAnswer) -> str:
    """Return the kind of act.

    Only publicly forced turns are undone together with the turn before: doing so for others would reveal
    that they were forced."""
    if found.at_once:
        return FORCED
    return BY_LIMIT if found.source == "limit" else BY_ORDER
