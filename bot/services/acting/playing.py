"""Playing: panel, picks, undo, confirm, typed lines. One queue per game."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.services.looking.panels import mark_of, panel_of, undo_kind
from bot.services.looking.typed import LONGEST_LINE, completed, picks_named
from bot.services.turn.commits import commit
from bot.services.turn.computers import Computers
from bot.services.turn.live_tables import Draft, LiveTable, LiveTables
from bot.services.turn.one_press import before_choice, handing_over, last_word, reopened, run_on, walk
from bot.services.turn.retrying import persistent
from bot.services.turn.takeback import Takeback, planned, took_back, write_takeback
from bot.services.turn.turnover import sets_order
from bot.store.commit import Commit, DraftRows, DroppedTimers
from bot.store.rows import Act, DraftPick, Timer
from bot.values.errors import (
    HushedError,
    NeedsVoteError,
    NothingToDecideError,
    NothingToUndoError,
    PausedError,
    PlayerError,
    RevealsError,
    StaleError,
)
from bot.values.pace import wait
from bot.values.panel import Panel, PanelWay, Undone
from engine.core.draft import drafted, with_pick
from engine.core.game import Option
from engine.core.text import Seat, Text

_log = logging.getLogger(__name__)

_WAY = "way"
"""An act by which several picks were made as one, and are taken back as one."""


class _Turn(Struct, frozen=True):
    """Somebody acts at a table; `repeated`: the same cause was dealt with before."""

    live: LiveTable
    seat: Seat
    act: Act
    repeated: bool
    asks: bool  # this person wants to confirm every turn


class TableService:
    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers

    async def panel(self, game_id: str, person: int, *, at: Seat | None = None) -> Panel:
        """This person's panel as it stands; `at`: the seat whose panel was pressed."""
        live, _ = await self._tables.live(game_id)
        return panel_of(live, live.own_seat(person, at))

    async def why_not(self, game_id: str, person: int) -> tuple[Text, ...]:
        """What this person cannot do now, and why."""
        live, _ = await self._tables.live(game_id)
        seat = live.seat_of(person)
        return live.game.why_not(live.draft(seat).state, seat) if live.table.status == "running" else ()

    @asynccontextmanager
    async def _turn(
        self, game_id: str, person: int, kind: str, cause: str, at: Seat | None
    ) -> AsyncIterator[_Turn]:
        """One act in the table's queue: the table is loaded once, and the seat is checked once."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            act = Act(cause, live.id, kind, self._tables.clock(), person)
            seat = live.own_seat(person, at)
            yield _Turn(live, seat, act, done is not None, live.table.seats[seat].habits.confirm)

    @persistent
    async def pick(
        self,
        game_id: str,
        person: int,
        mark: str,
        *route: int,
        at: Seat | None = None,
        sure: bool = True,
        pressed: int | None = None,
        cause: str,
    ) -> Panel:
        """Take one option of the marked question, and further ones of the questions it leads to: into the
        draft, or committed if the last confirms or reveals, or if nothing is left to choose after it.

        RevealsError where somebody who is not `sure` has to be asked first. `pressed`: the message that will
        show what comes of it."""
        kind = "pick" if len(route) == 1 else _WAY
        async with self._turn(game_id, person, kind, cause, at) as turn:
            live, seat = turn.live, turn.seat
            if turn.repeated:
                return panel_of(live, seat, repeated=True)
            self._must_be_current(live, seat, mark)
            walked = walk(live.game, live.draft(seat), route)
            if walked is None:
                raise StaleError(panel_of(live, seat))
            draft, picks = walked
            if not sure and (picks[-1].reveals or _gives_up(draft, picks[-1])):
                words = tuple(pick.words for pick in picks)
                raise RevealsError(panel_of(live, seat), PanelWay(route, words, picks[-1]))
            return await self._take(live, seat, picks, turn.act, run=True, asks=turn.asks, pressed=pressed)

    @persistent
    async def confirm(
        self,
        game_id: str,
        person: int,
        mark: str,
        *,
        at: Seat | None = None,
        sure: bool = True,
        pressed: int | None = None,
        cause: str,
    ) -> Panel:
        """Commit the draft with the option that hands over; RevealsError as for a pick."""
        async with self._turn(game_id, person, "confirm", cause, at) as turn:
            live, seat = turn.live, turn.seat
            if turn.repeated:
                return panel_of(live, seat, repeated=True)
            self._must_be_current(live, seat, mark)
            draft = live.draft(seat)
            chosen = draft.confirming
            if chosen is None:
                raise NothingToDecideError("services-not-finished")
            if not sure and _gives_up(draft, chosen):
                way = PanelWay((_number_of(draft, chosen),), (chosen.words,), chosen)
                raise RevealsError(panel_of(live, seat), way)
            return await self._take(live, seat, [chosen], turn.act, pressed=pressed)

    @persistent
    async def play_line(
        self,
        game_id: str,
        person: int,
        line: str,
        *,
        now: bool = False,
        pressed: int | None = None,
        cause: str,
    ) -> Panel:
        """Append the picks the line names to the draft; with `now`, hand the turn over as well.

        A line that makes sense only from the beginning of the turn takes the draft's place.
        A line that itself ends in a confirming or revealing pick commits only with `now`: otherwise that pick
        is left to the panel."""
        async with self._turn(game_id, person, "line", cause, None) as turn:
            live, seat = turn.live, turn.seat
            if turn.repeated:
                return panel_of(live, seat, repeated=True)
            live.must_run()
            options, afresh = picks_named(live, seat, line)
            if not now and (options[-1].confirms or options[-1].reveals):
                options.pop()
            if not options:
                return panel_of(live, seat)
            return await self._take(
                live, seat, options, turn.act, hand_over=now, afresh=afresh, pressed=pressed
            )

    @persistent
    async def undo(self, game_id: str, person: int, *, at: Seat | None = None, cause: str) -> Panel:
        """Take back the last pick, or the committed turn while nobody has acted and nothing was revealed.

        NeedsVoteError where only consent helps."""
        async with self._turn(game_id, person, "undo", cause, at) as turn:
            live, seat = turn.live, turn.seat
            if turn.repeated:
                return panel_of(live, seat, repeated=True)
            live.must_run()
            match undo_kind(live, seat):
                case "pick":
                    kept = await self._before_act(live, live.picks[seat])
                    kept = before_choice(live, seat) if kept is None else kept
                    undone = Undone(live.draft(seat).named[kept:])
                    await self._shorten(live, seat, kept, turn.act)
                case "turn":
                    undone = Undone(await self._take_back(live, turn.act, seat, asks=turn.asks), turn=True)
                case "vote":
                    raise NeedsVoteError()
                case _ if live.table.hush is not None:
                    raise HushedError()
                case _:
                    raise NothingToUndoError()
            return panel_of(live, seat, undone=undone)

    @persistent
    async def restart(self, game_id: str, person: int, *, at: Seat | None = None, cause: str) -> Panel:
        """Empty the draft."""
        async with self._turn(game_id, person, "restart", cause, at) as turn:
            live, seat = turn.live, turn.seat
            live.must_run()
            if not turn.repeated and live.draft(seat).picks:
                await self._shorten(live, seat, 0, turn.act)
            return panel_of(live, seat, repeated=turn.repeated)

    async def complete(self, game_id: str, person: int, partial: str) -> list[str]:
        """The lines that begin as typed; never raises, never waits for the game's queue."""
        try:
            live = self._tables.at_hand(game_id) or (await self._tables.live(game_id))[0]
        except PlayerError:
            return []
        seat = live.table.seat_of(person)
        if seat is None or live.table.status != "running":
            return []
        answers = self._tables.answers
        key = (game_id, seat, live.saved.revision, partial)
        if key not in answers:
            answers[key] = completed(live, seat, partial[:LONGEST_LINE])
        return answers[key]

    def forget(self, game_id: str) -> None:
        """Another process has written this table."""
        self._tables.forget(game_id)

    def _must_be_current(self, live: LiveTable, seat: Seat, mark: str) -> None:
        if live.table.status == "paused":
            raise PausedError()
        decision = live.draft(seat).decision
        if live.table.status != "running" or decision is None or mark_of(live, seat, decision) != mark:
            raise StaleError(panel_of(live, seat))

    async def _take(
        self,
        live: LiveTable,
        seat: Seat,
        options: Sequence[Option[Any]],
        act: Act,
        *,
        hand_over: bool = False,
        afresh: bool = False,
        run: bool = False,
        asks: bool = False,
        pressed: int | None = None,
    ) -> Panel:
        """Draft these picks; a final one at the end (or handing over where that is possible) commits them.

        With `run`, what leaves no choice follows by itself; handing over too, unless this person `asks`."""
        draft, final, before = live.draft(seat), None, live.picks.get(seat, ())
        if afresh:
            draft, before = drafted(live.game, live.state, seat), ()
        for option in options:
            if option.confirms or option.reveals:
                final = option
            else:
                draft = with_pick(live.game, draft, option)
        if run and final is None:
            draft = run_on(live.game, draft)
            final = None if asks else handing_over(live, seat, draft, options[-1])
        final = final or (draft.confirming if hand_over else None)
        words = [*draft.picks[len(before) :], *([final.words] if final else [])]
        picks = (*before, *(DraftPick(word, act.cause, part) for part, word in enumerate(words)))
        if final is None:
            await self._write_draft(live, seat, draft, picks, len(before), act)
            return panel_of(live, seat)
        moved = await commit(self._tables, live, draft, final, picks, act, here=seat, pressed=pressed)
        await self._computers.play_on(live, here=seat)
        return panel_of(live, seat, moved=moved)

    async def _take_back(
        self, live: LiveTable, act: Act, seat: Seat, *, asks: bool
    ) -> tuple[tuple[Text, ...], ...]:
        """Whoever confirms every turn gets it back as it was; others with their last choice open again. What
        it was, but for its last word."""
        newest = live.table.turn if live.chosen is None else live.chosen.turn  # what had no choice goes too
        plan = await planned(self._tables, live, newest - 1, act.at, call=False)
        named = plan.drafts[seat].named if seat in plan.drafts else ()
        if not asks:
            kept = {seat: await self._before_act(live, picks) for seat, picks in plan.picks.items()}
            plan = _with_choice(live, plan, kept)
        async with self._tables.writing(live, act) as writer:
            await write_takeback(writer, live, plan, act.at)
        took_back(self._tables, live, plan)
        return named

    async def _before_act(self, live: LiveTable, picks: Sequence[DraftPick]) -> int | None:
        """How many picks stay without those that one press made together; None: it made but one."""
        causes = [pick.cause for pick in picks]
        if len(causes) < 2 or causes[-1] != causes[-2]:
            return None
        _, act = await self._tables.live(live.id, causes[-1])
        return causes.index(causes[-1]) if act is not None and act.kind == _WAY else None

    async def _shorten(self, live: LiveTable, seat: Seat, length: int, act: Act) -> None:
        picks = live.picks.get(seat, ())[:length]
        draft = drafted(live.game, live.state, seat, [pick.words for pick in picks])
        await self._write_draft(live, seat, draft, picks, length, act)

    async def _write_draft(
        self, live: LiveTable, seat: Seat, draft: Draft, picks: tuple[DraftPick, ...], start: int, act: Act
    ) -> None:
        """Store the draft from position `start` on; what was cut from it has been told by now.

        An order that the draft sets holds at once: it answers the question before its owner after a while."""
        was_set, is_set = sets_order(live, live.draft(seat)), sets_order(live, draft)
        done = Commit(
            game_id=live.id,
            drafts=(DraftRows(seat, picks[start:], start),),
            cuts={seat: ()} if live.cuts.get(seat) else {},
        )
        if is_set and not was_set:
            due = act.at + wait(live.table.tempo, self._tables.chance)
            done += Commit(game_id=live.id, timers_if_none=(Timer(live.id, "answer", due, seat),))
        elif was_set and not is_set:
            done += Commit(game_id=live.id, dropped=(DroppedTimers("answer", (seat,)),))
        async with self._tables.writing(live, act, lasting=is_set != was_set) as writer:
            await writer.write(done)
        live.drafts[seat], live.picks[seat] = draft, picks
        live.cuts.pop(seat, None)


def _with_choice(live: LiveTable, plan: Takeback, together: Mapping[Seat, int | None]) -> Takeback:
    """`together`: how many picks stay where one press made several."""
    drafts, picks = dict(plan.drafts), dict(plan.picks)
    for seat, draft in plan.drafts.items():
        kept = together[seat]
        kept = reopened(live, plan.new.state, seat, draft.picks) if kept is None else kept
        drafts[seat] = drafted(live.game, plan.new.state, seat, draft.picks[:kept])
        picks[seat] = plan.picks[seat][:kept]
    return replace(plan, drafts=drafts, picks=picks)


def _gives_up(draft: Draft, option: Option[Any]) -> bool:
    """Whether something worth a word is left by handing over, while there is something else to do."""
    return option.confirms and option.caution is not None and last_word(draft.decision) is None


def _number_of(draft: Draft, option: Option[Any]) -> int:
    assert draft.decision is not None
    return draft.decision.options.index(option)
