"""The picks of a press or a line: asked about first if they cannot be taken back; drafted or handed over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.services.looking.panels import mark_of, panel_of
from bot.services.turn.commits import commit
from bot.services.turn.computers import Computers
from bot.services.turn.drafts import write_draft
from bot.services.turn.final import final_word
from bot.services.turn.lessons import led_astray
from bot.services.turn.live_tables import Draft, LiveTable, LiveTables
from bot.services.turn.one_press import handing_over, last_word, run_on, walk
from bot.store.rows import Act, DraftPick
from bot.values.errors import LessonError, NothingToDecideError, PausedError, RevealsError, StaleError
from bot.values.panel import Panel, PanelWay
from engine.core.draft import drafted, with_pick
from engine.core.game import Option
from engine.core.text import Seat


class OneAct(Struct, frozen=True):
    """Somebody acts at a table; `repeated`: the same cause was dealt with before."""

    live: LiveTable
    seat: Seat
    act: Act
    repeated: bool
    asks: bool  # this person wants to confirm every turn


class Taking:
    """Takes picks for those who act, and lets computers answer what is handed over."""

    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers

    async def along(
        self,
        one: OneAct,
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
        walked = walk(live.game, live.draft(seat), route)
        if walked is None:
            raise StaleError(panel_of(live, seat))
        draft, picks = walked
        if not sure and (asked := _to_ask(live, seat, draft, picks[-1], whole)) is not None:
            words = tuple(pick.words for pick in picks)
            raise RevealsError(panel_of(live, seat), PanelWay(route, words, asked))
        return await self.picks(one, picks, run=run, pressed=pressed)

    async def picks(
        self,
        one: OneAct,
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
            if is_final(option):
                final = option
            else:
                draft = with_pick(live.game, draft, option)
        if run and final is None:
            draft = run_on(live.game, draft)
            final = None if one.asks else handing_over(live, seat, draft, options[-1])
        final = final or (draft.confirming if hand_over else None)
        words = [*draft.picks[len(before) :], *([final.words] if final else [])]
        picks = (*before, *(DraftPick(word, act.cause, part) for part, word in enumerate(words)))
        if final is None:
            await write_draft(self._tables, live, seat, draft, picks, len(before), act)
            return panel_of(live, seat)
        _must_fit(live, seat, [*draft.picks, final.words])
        moved = await commit(self._tables, live, draft, final, picks, act, here=seat, pressed=pressed)
        await self._computers.play_on(live, here=seat)
        return panel_of(live, seat, moved=moved)


def must_be_current(live: LiveTable, seat: Seat, mark: str) -> None:
    """The question with this mark is still open."""
    if live.table.status == "paused":
        raise PausedError()
    decision = live.draft(seat).decision
    if live.table.status != "running" or decision is None or mark_of(live, seat, decision) != mark:
        raise StaleError(panel_of(live, seat))


def to_confirm(draft: Draft) -> tuple[int]:
    """The route of the pick that hands over."""
    if draft.decision is None or draft.confirming is None:
        raise NothingToDecideError("services-not-finished")
    return (draft.decision.options.index(draft.confirming),)


def is_final(option: Option[Any]) -> bool:
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
    why = final_word(live, seat, draft, option)
    return None if why is None else replace(option, closes=why)


def _must_fit(live: LiveTable, seat: Seat, picks: Sequence[str]) -> None:
    """LessonError for a turn that would lead away from a lesson: nothing is played, and they try again."""
    step = led_astray(live, seat, picks)
    if step is not None and step.stray is not None:
        raise LessonError(replace(panel_of(live, seat), lesson=step), step.stray)
