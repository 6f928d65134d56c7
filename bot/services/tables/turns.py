"""Play a turn: panel, picks, undo, confirm, typed lines. One queue per game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.services.queries.panels import mark_of, panel_of, undo_kind
from bot.services.queries.typed_moves import LONGEST_LINE, completed, picks_named
from bot.services.turn.computers import Computers
from bot.services.turn.lessons import led_astray
from bot.services.turn.live_tables import Draft, LiveTable, LiveTables, retry_on_conflict
from bot.services.turn.turn_commit import TurnToCommit, commit
from bot.services.turn.turn_flow import (
    follow_route,
    handing_over,
    last_word,
    make_automatic_picks,
    route_to_commit,
    why_irreversible,
)
from bot.services.turn.undo import TOGETHER, kept_picks, shorten, take_back_turn, write_draft
from bot.store.rows import Act, DraftPick
from bot.values.errors import (
    HushedError,
    LessonError,
    NeedsVoteError,
    NothingToDecideError,
    NothingToUndoError,
    PausedError,
    PlayerError,
    RevealsError,
    StaleError,
)
from bot.values.panel import Panel, Shortcut, Undone
from engine.core.draft import drafted, with_pick
from engine.core.game import Option
from engine.core.text import Seat, Text
from engine.core.vocabulary import ENGLISH, MoveVocabulary


class ActContext(Struct, frozen=True):
    """Somebody acts at a table; `repeated`: the same cause was dealt with before."""

    live: LiveTable
    seat: Seat
    act: Act
    repeated: bool
    asks: bool  # this person wants to confirm every turn


class PickHandler:
    """Takes picks for those who act, and lets computers answer what is handed over."""

    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers

    async def play_route(
        self,
        one: ActContext,
        route: tuple[int, ...],
        *,
        sure: bool,
        whole: bool = False,
        run: bool = False,
        pressed: int | None,
    ) -> Panel:
        """The picks on this way; RevealsError where somebody who is not `sure` has to be asked first."""
        live, seat = one.live, one.seat
        if one.repeated:
            return panel_of(live, seat, repeated=True)
        walked = follow_route(live.game, live.draft(seat), route)
        if walked is None:
            raise StaleError(panel_of(live, seat))
        draft, picks = walked
        if not sure and (asked := _to_ask(live, seat, draft, picks[-1], whole)) is not None:
            words = tuple(pick.words for pick in picks)
            raise RevealsError(panel_of(live, seat), Shortcut(route, words, asked))
        return await self.picks(one, picks, run=run, pressed=pressed)

    async def picks(
        self,
        one: ActContext,
        options: Sequence[Option[Any]],
        *,
        hand_over: bool = False,
        afresh: bool = False,
        run: bool = False,
        pressed: int | None = None,
    ) -> Panel:
        """Draft these picks; a final one at the end (or handing over where that is possible) commits them.

        With `run`, what leaves no choice follows by itself; handing over too, unless this person asks."""
        live, seat, act = one.live, one.seat, one.act
        draft, final, before = live.draft(seat), None, live.picks.get(seat, ())
        if afresh:
            draft, before = drafted(live.game, live.state, seat), ()
        for option in options:
            if _is_final(option):
                final = option
            else:
                draft = with_pick(live.game, draft, option)
        if run and final is None:
            draft = make_automatic_picks(live.game, draft)
            final = None if one.asks else handing_over(live, seat, draft, options[-1])
        final = final or (draft.confirming if hand_over else None)
        words = [*draft.picks[len(before) :], *([final.words] if final else [])]
        picks = (*before, *(DraftPick(word, act.cause, part) for part, word in enumerate(words)))
        if final is None:
            await write_draft(self._tables, live, seat, draft, picks, len(before), act)
            return panel_of(live, seat)
        _must_fit(live, seat, [*draft.picks, final.words])
        moved = await commit(
            self._tables, live, TurnToCommit(draft, final, picks, act, here=seat, pressed=pressed)
        )
        await self._computers.play_on(live, here=seat)
        return panel_of(live, seat, moved=moved)


def _must_be_current(live: LiveTable, seat: Seat, mark: str) -> None:
    """The question with this mark is still open."""
    if live.table.status == "paused":
        raise PausedError()
    decision = live.draft(seat).decision
    if live.table.status != "running" or decision is None or mark_of(live, seat, decision) != mark:
        raise StaleError(panel_of(live, seat))


def _to_confirm(draft: Draft) -> tuple[int]:
    """The route of the pick that hands over."""
    if draft.decision is None or draft.confirming is None:
        raise NothingToDecideError("services-not-finished")
    return (draft.decision.options.index(draft.confirming),)


def _is_final(option: Option[Any]) -> bool:
    return option.confirms or option.reveals


def _to_ask(
    live: LiveTable, seat: Seat, draft: Draft, option: Option[Any], whole: bool = False
) -> Option[Any] | None:
    """The pick with what is to be said before it, if its player could not take it back alone and the panel
    has not asked just that; it has not if this is the last of a `whole` turn."""
    if option.reveals:
        return option
    if not option.confirms or (last_word(draft.decision) is not None and not whole):
        return None
    why = why_irreversible(live, seat, draft, option)
    return None if why is None else replace(option, closes=why)


def _must_fit(live: LiveTable, seat: Seat, picks: Sequence[str]) -> None:
    """LessonError for a turn that would lead away from a lesson: nothing is played, and they try again."""
    step = led_astray(live, seat, picks)
    if step is not None and step.stray is not None:
        raise LessonError(replace(panel_of(live, seat), lesson=step), step.stray)


class TurnService:
    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers
        self._taking = PickHandler(tables, computers)

    async def panel(self, game_id: str, person: int, *, at: Seat | None = None) -> Panel:
        """This person's panel as it stands; `at`: the seat whose panel was pressed."""
        live, _ = await self._tables.live(game_id)
        return panel_of(live, live.own_seat(person, at))

    def asked(self, game_id: str, person: int) -> Panel | None:
        """The panel of somebody who is asked something now, by what is in memory; None: they are not."""
        live = self._tables.loaded(game_id)
        seat = None if live is None else live.table.seat_of(person)
        if live is None or seat is None or live.table.status != "running":
            return None
        panel = panel_of(live, seat)
        return panel if panel.is_awaited and not (panel.ordered or panel.forced) else None

    async def why_not(self, game_id: str, person: int) -> tuple[Text, ...]:
        """What this person cannot do now, and why."""
        live, _ = await self._tables.live(game_id)
        seat = live.seat_of(person)
        return live.game.why_not(live.draft(seat).state, seat) if live.table.status == "running" else ()

    @asynccontextmanager
    async def _turn(
        self, game_id: str, person: int, kind: str, cause: str, at: Seat | None, mark: str | None = None
    ) -> AsyncIterator[ActContext]:
        """One act in the table's queue: the table is loaded once, and the seat is checked once; so is, if it
        is new, whether there is something to play, and the question with this `mark` still open."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            act = Act(cause, live.id, kind, self._tables.clock(), person)
            seat = live.own_seat(person, at)
            if done is None:
                live.must_run() if mark is None else _must_be_current(live, seat, mark)
            yield ActContext(live, seat, act, done is not None, live.table.seats[seat].habits.confirm)

    @retry_on_conflict
    async def pick(
        self,
        game_id: str,
        person: int,
        mark: str,
        *route: int,
        at: Seat | None = None,
        sure: bool = True,
        whole: bool = False,
        pressed: int | None = None,
        cause: str,
    ) -> Panel:
        """Take one option of the marked question, and further ones of the questions it leads to: into the
        draft, or committed if the last confirms or reveals, or if nothing is left to choose after it.

        RevealsError where somebody who is not `sure` has to be asked first. With `whole` they are a whole
        turn, handed over whatever else might be done. `pressed`: the message that will show what comes of
        it."""
        kind = "pick" if len(route) == 1 else TOGETHER
        async with self._turn(game_id, person, kind, cause, at, mark) as turn:
            if whole and not (turn.repeated or turn.asks):
                route = route_to_commit(turn.live.game, turn.live.draft(turn.seat), route)
            return await self._taking.play_route(
                turn, route, sure=sure, whole=whole, run=True, pressed=pressed
            )

    @retry_on_conflict
    async def draft(
        self, game_id: str, person: int, mark: str, *route: int, at: Seat | None = None, cause: str
    ) -> Panel:
        """Put these picks into the draft, up to one that is final: nothing is handed over."""
        kind = "pick" if len(route) == 1 else TOGETHER
        async with self._turn(game_id, person, kind, cause, at, mark) as turn:
            live, seat = turn.live, turn.seat
            if turn.repeated:
                return panel_of(live, seat, repeated=True)
            walked = follow_route(live.game, live.draft(seat), route)
            picks = [] if walked is None else [pick for pick in walked[1] if not _is_final(pick)]
            if not picks:
                raise StaleError(panel_of(live, seat))
            return await self._taking.picks(turn, picks)

    @retry_on_conflict
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
        async with self._turn(game_id, person, "confirm", cause, at, mark) as turn:
            route = () if turn.repeated else _to_confirm(turn.live.draft(turn.seat))
            return await self._taking.play_route(turn, route, sure=sure, pressed=pressed)

    @retry_on_conflict
    async def play_line(
        self,
        game_id: str,
        person: int,
        line: str,
        *,
        now: bool = False,
        vocabulary: MoveVocabulary = ENGLISH,
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
            options, afresh = picks_named(live, seat, line, vocabulary)
            if not now and _is_final(options[-1]):
                options.pop()
            if not options:
                return panel_of(live, seat)
            return await self._taking.picks(turn, options, hand_over=now, afresh=afresh, pressed=pressed)

    @retry_on_conflict
    async def undo(self, game_id: str, person: int, *, at: Seat | None = None, cause: str) -> Panel:
        """Take back the last pick, or the committed turn while nobody has acted and nothing was revealed.

        NeedsVoteError where only consent helps."""
        async with self._turn(game_id, person, "undo", cause, at) as turn:
            live, seat = turn.live, turn.seat
            if turn.repeated:
                return panel_of(live, seat, repeated=True)
            match undo_kind(live, seat):
                case "pick":
                    kept = await kept_picks(self._tables, live, seat)
                    undone = Undone(live.draft(seat).named[kept:])
                    await shorten(self._tables, live, seat, kept, turn.act)
                case "turn":
                    named = await take_back_turn(self._tables, live, turn.act, seat, asks=turn.asks)
                    undone = Undone(named, turn=True)
                    await self._computers.play_on(live, here=seat)  # those who had to answer beside this seat
                case "vote":
                    raise NeedsVoteError()
                case _ if live.table.hush is not None:
                    raise HushedError()
                case _:
                    raise NothingToUndoError()
            return panel_of(live, seat, undone=undone)

    @retry_on_conflict
    async def restart(self, game_id: str, person: int, *, at: Seat | None = None, cause: str) -> Panel:
        """Empty the draft."""
        async with self._turn(game_id, person, "restart", cause, at) as turn:
            live, seat = turn.live, turn.seat
            if not turn.repeated and live.draft(seat).picks:
                await shorten(self._tables, live, seat, 0, turn.act)
            return panel_of(live, seat, repeated=turn.repeated)

    async def complete(
        self, game_id: str, person: int, partial: str, vocabulary: MoveVocabulary = ENGLISH
    ) -> list[str]:
        """The lines that begin as typed; never raises, never waits for the game's queue."""
        try:
            live = self._tables.loaded(game_id) or (await self._tables.live(game_id))[0]
        except PlayerError:
            return []
        seat = live.table.seat_of(person)
        if seat is None or live.table.status != "running":
            return []
        answers = self._tables.answers
        key = (game_id, seat, live.moment(seat), partial, vocabulary)
        if key not in answers:
            answers[key] = completed(live, seat, partial[:LONGEST_LINE], vocabulary)
        return answers[key]

    def forget(self, game_id: str) -> None:
        """Another process has written this table."""
        self._tables.forget(game_id)
