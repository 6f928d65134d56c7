"""Playing: panel, picks, undo, confirm, typed lines. One queue per game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.services.acting.taking import OneAct, Taking, is_final, must_be_current, to_confirm
from bot.services.looking.panels import panel_of, undo_kind
from bot.services.looking.typed import LONGEST_LINE, completed, picks_named
from bot.services.turn.computers import Computers
from bot.services.turn.drafts import shorten
from bot.services.turn.live_tables import LiveTables
from bot.services.turn.one_press import to_the_end, walk
from bot.services.turn.retrying import persistent
from bot.services.turn.undoing import TOGETHER, kept_picks, take_back_turn
from bot.store.rows import Act
from bot.values.errors import (
    HushedError,
    NeedsVoteError,
    NothingToUndoError,
    PlayerError,
    StaleError,
)
from bot.values.panel import Panel, Undone
from engine.core.text import Seat, Text
from engine.core.tongue import ENGLISH, Tongue


class TableService:
    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers
        self._taking = Taking(tables, computers)

    async def panel(self, game_id: str, person: int, *, at: Seat | None = None) -> Panel:
        """This person's panel as it stands; `at`: the seat whose panel was pressed."""
        live, _ = await self._tables.live(game_id)
        return panel_of(live, live.own_seat(person, at))

    def asked(self, game_id: str, person: int) -> Panel | None:
        """The panel of somebody who is asked something now, by what is in memory; None: they are not."""
        live = self._tables.at_hand(game_id)
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
    ) -> AsyncIterator[OneAct]:
        """One act in the table's queue: the table is loaded once, and the seat is checked once; so is, if it
        is new, whether there is something to play, and the question with this `mark` still open."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            act = Act(cause, live.id, kind, self._tables.clock(), person)
            seat = live.own_seat(person, at)
            if done is None:
                live.must_run() if mark is None else must_be_current(live, seat, mark)
            yield OneAct(live, seat, act, done is not None, live.table.seats[seat].habits.confirm)

    @persistent
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
                route = to_the_end(turn.live.game, turn.live.draft(turn.seat), route)
            return await self._taking.along(turn, route, sure=sure, whole=whole, run=True, pressed=pressed)

    @persistent
    async def draft(
        self, game_id: str, person: int, mark: str, *route: int, at: Seat | None = None, cause: str
    ) -> Panel:
        """Put these picks into the draft, up to one that is final: nothing is handed over."""
        kind = "pick" if len(route) == 1 else TOGETHER
        async with self._turn(game_id, person, kind, cause, at, mark) as turn:
            live, seat = turn.live, turn.seat
            if turn.repeated:
                return panel_of(live, seat, repeated=True)
            walked = walk(live.game, live.draft(seat), route)
            picks = [] if walked is None else [pick for pick in walked[1] if not is_final(pick)]
            if not picks:
                raise StaleError(panel_of(live, seat))
            return await self._taking.picks(turn, picks)

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
        async with self._turn(game_id, person, "confirm", cause, at, mark) as turn:
            route = () if turn.repeated else to_confirm(turn.live.draft(turn.seat))
            return await self._taking.along(turn, route, sure=sure, pressed=pressed)

    @persistent
    async def play_line(
        self,
        game_id: str,
        person: int,
        line: str,
        *,
        now: bool = False,
        tongue: Tongue = ENGLISH,
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
            options, afresh = picks_named(live, seat, line, tongue)
            if not now and is_final(options[-1]):
                options.pop()
            if not options:
                return panel_of(live, seat)
            return await self._taking.picks(turn, options, hand_over=now, afresh=afresh, pressed=pressed)

    @persistent
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

    @persistent
    async def restart(self, game_id: str, person: int, *, at: Seat | None = None, cause: str) -> Panel:
        """Empty the draft."""
        async with self._turn(game_id, person, "restart", cause, at) as turn:
            live, seat = turn.live, turn.seat
            if not turn.repeated and live.draft(seat).picks:
                await shorten(self._tables, live, seat, 0, turn.act)
            return panel_of(live, seat, repeated=turn.repeated)

    async def complete(self, game_id: str, person: int, partial: str, tongue: Tongue = ENGLISH) -> list[str]:
        """The lines that begin as typed; never raises, never waits for the game's queue."""
        try:
            live = self._tables.at_hand(game_id) or (await self._tables.live(game_id))[0]
        except PlayerError:
            return []
        seat = live.table.seat_of(person)
        if seat is None or live.table.status != "running":
            return []
        answers = self._tables.answers
        key = (game_id, seat, live.moment(seat), partial, tongue)
        if key not in answers:
            answers[key] = completed(live, seat, partial[:LONGEST_LINE], tongue)
        return answers[key]

    def forget(self, game_id: str) -> None:
        """Another process has written this table."""
        self._tables.forget(game_id)
