"""Turns: panel, picks, undo, confirm and typed lines. One queue per game."""

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
    closing_pick,
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
    """An act at a table. `repeated`: the same cause was handled before."""

    live: LiveTable
    seat: Seat
    act: Act
    repeated: bool
    asks: bool  # this person wants to confirm every turn


def _shortened(live: LiveTable, seat: Seat, back: int) -> Draft:
    """Return the draft without its last `back` picks."""
    draft = live.draft(seat)
    return draft if not back else drafted(live.game, live.state, seat, draft.picks[: len(draft.picks) - back])


def _must_be_current(live: LiveTable, seat: Seat, mark: str) -> None:
    """Raise StaleError unless the question with this mark is still open."""
    if live.table.status == "paused":
        raise PausedError()
    decision = live.draft(seat).decision
    if live.table.status != "running" or decision is None or mark_of(live, seat, decision) != mark:
        raise StaleError(panel_of(live, seat))


def _to_confirm(draft: Draft) -> tuple[int]:
    """Return the route of the committing pick."""
    if draft.decision is None or draft.confirming is None:
        raise NothingToDecideError("services-not-finished")
    return (draft.decision.options.index(draft.confirming),)


def _is_final(option: Option[Any]) -> bool:
    return option.confirms or option.reveals


def _to_ask(
    live: LiveTable, seat: Seat, draft: Draft, option: Option[Any], *, whole: bool, is_way: bool
) -> Option[Any] | None:
    """Return the pick that needs a question first, because its player could not undo it alone. None: it
    can be undone, or the panel has warned of it; before the last pick of a `whole` turn it has not.
    `is_way`: other picks come right before it."""
    if option.reveals:
        return option
    has_asked = last_word(draft.decision) if is_way else closing_pick(draft)
    if not option.confirms or (has_asked is not None and not whole):
        return None
    why = why_irreversible(live, seat, draft, option)
    return None if why is None else replace(option, closes=why)


def _must_fit(live: LiveTable, seat: Seat, picks: Sequence[str]) -> None:
    """Raise LessonError for a turn that leads away from a lesson: nothing is played, and the player tries
    again."""
    step = led_astray(live, seat, picks)
    if step is not None and step.stray is not None:
        raise LessonError(replace(panel_of(live, seat), lesson=step), step.stray)


class TurnService:
    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers

    async def panel(self, game_id: str, person: int, *, at: Seat | None = None) -> Panel:
        """Return this person's current panel; `at`: the seat whose panel was pressed."""
        live, _ = await self._tables.live(game_id)
        return panel_of(live, live.own_seat(person, at))

    def due_panel(self, game_id: str, person: int) -> Panel | None:
        """Return the panel of a person who must decide, from memory; None: they need not, or it is not
        loaded."""
        live = self._tables.loaded(game_id)
        seat = None if live is None else live.table.seat_of(person)
        if live is None or seat is None or not live.waits_for(seat):
            return None
        panel = panel_of(live, seat)
        return panel if panel.is_awaited and not (panel.ordered or panel.forced) else None

    async def why_not(self, game_id: str, person: int) -> tuple[Text, ...]:
        """Return what is impossible for this person now, with the reasons."""
        live, _ = await self._tables.live(game_id)
        seat = live.seat_of(person)
        return live.game.why_not(live.draft(seat).state, seat) if live.table.status == "running" else ()

    @asynccontextmanager
    async def _turn(
        self, game_id: str, person: int, kind: str, cause: str, at: Seat | None, mark: str | None = None
    ) -> AsyncIterator[ActContext]:
        """Perform one act in the table's queue. The table is loaded and the seat checked once. A new act also
        needs something to play, and an open question with this `mark`."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            act = Act(cause, live.id, kind, self._tables.clock(), person)
            seat = live.own_seat(person, at)
            if done is None:
                live.must_run() if mark is None else _must_be_current(live, seat, mark)
            asks = live.table.seats[seat].habits.confirms_every_turn
            yield ActContext(live, seat, act, done is not None, asks)

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
        """Make one option of the marked question, and further ones of the questions it leads to. They are
        drafted, or committed if the last one confirms or reveals, or if no choice is left after it.

        Raise RevealsError if a person must be asked first and is not `sure`. `whole`: they are a whole turn,
        which is committed even if more could be done. `pressed`: the message that will show the result."""
        kind = "pick" if len(route) == 1 else TOGETHER
        async with self._turn(game_id, person, kind, cause, at, mark) as turn:
            if whole and not (turn.repeated or turn.asks):
                route = route_to_commit(turn.live.game, turn.live.draft(turn.seat), route)
            return await self._play_route(turn, route, sure=sure, whole=whole, run=True, pressed=pressed)

    @retry_on_conflict
    async def draft(
        self, game_id: str, person: int, mark: str, *route: int, at: Seat | None = None, cause: str
    ) -> Panel:
        """Draft these picks, up to an irreversible one; nothing is committed."""
        kind = "pick" if len(route) == 1 else TOGETHER
        async with self._turn(game_id, person, kind, cause, at, mark) as turn:
            live, seat = turn.live, turn.seat
            if turn.repeated:
                return panel_of(live, seat)
            walked = follow_route(live.game, live.draft(seat), route)
            picks = [] if walked is None else [pick for pick in walked[1] if not _is_final(pick)]
            if not picks:
                raise StaleError(panel_of(live, seat))
            return await self._play_picks(turn, picks)

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
        """Commit the draft; raise RevealsError as for a pick."""
        async with self._turn(game_id, person, "confirm", cause, at, mark) as turn:
            route = () if turn.repeated else _to_confirm(turn.live.draft(turn.seat))
            return await self._play_route(turn, route, sure=sure, pressed=pressed)

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
        """Append the picks of a line to the draft; with `now`, commit the turn.

        A line that is legal only at the start of the turn replaces the draft. A line that ends in a
        confirming or revealing pick commits only with `now`; otherwise that pick is left to the panel."""
        async with self._turn(game_id, person, "line", cause, None) as turn:
            live, seat = turn.live, turn.seat
            if turn.repeated:
                return panel_of(live, seat)
            options, afresh = picks_named(live, seat, line, vocabulary)
            if not now and _is_final(options[-1]):
                options.pop()
            if not options:
                return panel_of(live, seat)
            back = len(live.draft(seat).picks) if afresh else 0
            return await self._play_picks(turn, options, hand_over=now, back=back, pressed=pressed)

    @retry_on_conflict
    async def undo(self, game_id: str, person: int, *, at: Seat | None = None, cause: str) -> Panel:
        """Take back the last pick, or the committed turn while nobody has acted and nothing was revealed.

        Raise NeedsVoteError where only consent of the others helps."""
        async with self._turn(game_id, person, "undo", cause, at) as turn:
            live, seat = turn.live, turn.seat
            if turn.repeated:
                return panel_of(live, seat)
            match undo_kind(live, seat):
                case "pick":
                    kept = await kept_picks(self._tables, live, seat)
                    draft, causes = live.draft(seat), [pick.cause for pick in live.picks[seat]]
                    is_automatic = kept > 0 and causes[kept - 1] == causes[kept]
                    stays = draft.named[kept - 1] if is_automatic else ()
                    undone = Undone(draft.named[kept:], picks=draft.picks[kept:], kept=stays)
                    await shorten(self._tables, live, seat, kept, turn.act)
                case "turn":
                    named = await take_back_turn(self._tables, live, turn.act, seat)
                    undone = Undone(named, turn=True)
                    await self._computers.play_on(live, here=seat)  # those who had to answer beside this seat
                case "vote":
                    raise NeedsVoteError()
                case _ if live.table.secret_question is not None:
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
            return panel_of(live, seat)

    async def _play_route(
        self,
        one: ActContext,
        route: tuple[int, ...],
        *,
        sure: bool,
        whole: bool = False,
        run: bool = False,
        pressed: int | None,
    ) -> Panel:
        """Make the picks of this route; raise RevealsError if a person must be asked first and is not
        `sure`."""
        live, seat = one.live, one.seat
        if one.repeated:
            return panel_of(live, seat)
        back, route = (-route[0], route[1:]) if route and route[0] < 0 else (0, route)
        if not route and back == 1 and (made := live.draft(seat).made) and made[-1].toggles:
            await shorten(self._tables, live, seat, len(made) - 1, one.act)
            return panel_of(live, seat)
        walked = follow_route(live.game, _shortened(live, seat, back), route)
        if walked is None:
            raise StaleError(panel_of(live, seat))
        draft, picks = walked
        if (
            not sure
            and (asked := _to_ask(live, seat, draft, picks[-1], whole=whole, is_way=len(picks) > 1))
            is not None
        ):
            if len(picks) == len(route) > 1:  # the panel shows everything but the last pick
                panel = await self._play_picks(one, picks[:-1], back=back)
                raise RevealsError(panel, Shortcut(route[-1:], (asked.words,), asked))
            words = tuple(pick.words for pick in picks)
            raise RevealsError(panel_of(live, seat), Shortcut(route, words, asked))
        return await self._play_picks(one, picks, back=back, run=run, pressed=pressed)

    async def _play_picks(
        self,
        one: ActContext,
        options: Sequence[Option[Any]],
        *,
        hand_over: bool = False,
        back: int = 0,
        run: bool = False,
        pressed: int | None = None,
    ) -> Panel:
        """Draft these picks in place of the last `back` ones. An irreversible last pick commits them; so does
        the committing option, where it follows.

        With `run`, forced picks follow automatically; so does the commit, unless this person confirms every
        turn."""
        live, seat, act = one.live, one.seat, one.act
        draft, final, before = _shortened(live, seat, back), None, live.picks.get(seat, ())
        before = before[: len(before) - back]
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
        await self._computers.play_on(live, here=seat, pressed=pressed)
        return panel_of(live, seat, moved=moved)

    async def complete(
        self, game_id: str, person: int, partial: str, vocabulary: MoveVocabulary = ENGLISH
    ) -> list[str]:
        """Return completions of a typed line; never raise, and never wait for the game's queue."""
        try:
            live = await self._tables.from_memory(game_id)
        except PlayerError:
            return []
        seat = live.table.seat_of(person)
        if seat is None or live.table.status != "running":
            return []
        answers = self._tables.answers
        key = (game_id, seat, live.state_key(seat), partial, vocabulary)
        if key not in answers:
            answers[key] = completed(live, seat, partial[:LONGEST_LINE], vocabulary)
        return answers[key]

    def forget(self, game_id: str) -> None:
        """Drop the table from memory: another process has written it."""
        self._tables.forget(game_id)
