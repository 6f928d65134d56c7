"""Panels of one player: the mark of their question, and suggested whole turns."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.services.queries.shortcuts import PickPath, Shortcuts, ways_from
from bot.services.turn.lessons import step_of
from bot.services.turn.live_tables import Draft, LiveTable, LiveTables
from bot.services.turn.position_change import answer_for
from bot.services.turn.turn_flow import closing_pick, way_along, why_irreversible
from bot.values.cache import BoundedCache
from bot.values.panel import Moved, Panel, Shortcut, UndoKind, Undone
from engine.core.game import AnyGame, Decision, Option
from engine.core.text import Seat, Text, UserText, text
from engine.players.adviser import Adviser

_MARK_BYTES = 6
_FOUND = 8
_KEPT = 256
LONGEST = 6
"""Picks of a whole turn at most."""
_FEW = 2
"""Among so few options nobody needs a shorter way."""


def panel_of(
    live: LiveTable, seat: Seat, *, moved: Moved | None = None, undone: Undone | None = None
) -> Panel:
    """Return the current panel: the draft on a private copy, and the next question."""
    draft, running = live.draft(seat), live.table.status == "running"
    decision = draft.decision if running else None
    awaited = live.waits_for(seat)
    automatic_answer = answer_for(live, seat) if awaited else None
    open_ = _ways(live, draft) if decision is not None else None
    ahead = draft if open_ is None else open_.ahead
    kind = "" if decision is None else (ahead.decision or decision).kind
    explained = None if decision is None else live.game.explanation(ahead.state, kind)
    return Panel(
        table=live.public,
        seat=seat,
        view=live.game.view_for(ahead.state, seat) if ahead.picks else live.view(seat),
        decision=decision,
        mark=mark_of(live, seat, decision),
        kind=kind,
        ask=None if ahead is draft or ahead.decision is None else ahead.decision.ask,
        ways=() if open_ is None else open_.ways,
        picks=draft.picks,
        named=draft.named,
        preview=tuple(event for event in draft.events if event.is_for(seat)),
        cut=live.cuts.get(seat, ()),
        cut_named=live.cut_names.get(seat, ()),
        undo=(kind := undo_kind(live, seat)),
        undone_with_it=_later_turns(live) if kind == "turn" else 0,
        confirm=_confirming(decision),
        final=_final(live, seat, ahead) if decision is not None else None,
        over=live.table.status in ("over", "closed"),
        moved=moved,
        undone=undone,
        notes=UserText(live.notes.get(live.table.seats[seat].person or 0, "")),
        before=live.view(seat) if ahead.picks else None,
        free=decision is not None and not awaited,
        ordered=automatic_answer is not None and automatic_answer.source != "forced",
        forced=automatic_answer is not None and automatic_answer.source == "forced",
        until=_until(live, seat) if awaited else None,
        explained=explained,
        is_asked_first=explained is not None and _is_asked_first(live, seat, explained.topic),
        lesson=step_of(live, seat) if live.table.status in ("running", "over") else None,
        wants_reasons=awaited and live.game.has_reasons(draft.state, seat),
    )


def _is_asked_first(live: LiveTable, seat: Seat, topic: str) -> bool:
    """Whether this seat meets such a question for the first time since the table was loaded."""
    moved = live.moved.get(seat, 0)
    return live.asked_at.setdefault((seat, topic), moved) == moved


def _ways(live: LiveTable, draft: Draft) -> Shortcuts:
    """Return everything one press can do from this draft; kept while the draft stays the same."""
    known = live.shortcuts_of_draft
    if known is None or known[0] is not draft:
        live.shortcuts_of_draft = known = (draft, ways_from(live.game, live.state, draft))
    return known[1]


def _until(live: LiveTable, seat: Seat) -> float | None:
    """Return when this seat's time-out answers for it; None: never."""
    since = live.table.asked_since(seat)
    if since is None or not live.game.timeout_answer(live.state, seat):
        return None
    return since + live.table.window


def mark_of(live: LiveTable, seat: Seat, decision: Decision[object] | None) -> str:
    """Return a short hash of the question, its options, the draft, and how often this seat has moved. Another
    seat's move changes it only by changing the question."""
    if decision is None:
        return "0"
    words = [option.words for option in decision.options]
    content = (live.id, seat, live.moved.get(seat, 0), live.draft(seat).picks, decision.kind, words)
    data = msgspec.msgpack.encode((content, decision.ask))
    return hashlib.blake2s(data, digest_size=_MARK_BYTES).hexdigest()


def undo_kind(live: LiveTable, seat: Seat) -> UndoKind:
    """Return what Undo would take back now, and whether it needs consent."""
    if live.table.status != "running":
        return "none"
    if live.draft(seat).picks:
        return "pick"
    if live.table.secret_question is not None:
        return "none"  # whether something could be taken back would tell whether somebody has answered
    last = live.blocks_undo
    own = last is not None and last.seat == seat and last.person == live.table.seats[seat].person
    if own and last is not None and not last.reveals and last.asked is None:
        return "turn"
    return "vote" if live.moved.get(seat) else "none"


def _later_turns(live: LiveTable) -> int:
    """Return how many turns were made without a person after the last one that a person chose."""
    return 0 if live.blocks_undo is None else live.table.turn - live.blocks_undo.turn


def _final(live: LiveTable, seat: Seat, draft: Draft) -> Text | None:
    """Return the warning where Confirm would commit, and from the start of a secret question."""
    if live.table.secret_question is not None:
        return text("services-final-hushed")
    last = closing_pick(draft)
    return None if last is None or last.reveals else why_irreversible(live, seat, draft, last)


def _confirming(decision: Decision[object] | None) -> int | None:
    options = decision.options if decision else ()
    handing_over = [at for at, option in enumerate(options) if option.confirms and not option.reveals]
    return handing_over[0] if len(handing_over) == 1 else None


class SuggestedTurns:
    """Finds suggested turns in a thread, once for each question."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._found = BoundedCache[tuple[str, Seat, str], tuple[Shortcut, ...]]("whole turns", _KEPT, 10_000)

    async def with_suggestions(self, panel: Panel) -> Panel:
        """Add suggested turns to the panel, if its owner wants them and a turn is about to begin."""
        live = self._tables.loaded(panel.table.id)
        if live is None or not panel.is_awaited or panel.picks or panel.table.secret_question is not None:
            return panel
        if panel.decision is None or panel.ordered or panel.forced or len(panel.decision.options) <= _FEW:
            return panel
        if not live.table.seats[panel.seat].habits.likely or panel.decision.kind in live.game.lengthy:
            return panel
        key = (panel.table.id, panel.seat, panel.mark)
        if key not in self._found:
            if mark_of(live, panel.seat, panel.decision) != panel.mark:
                return panel  # the table has moved on since
            self._found[key] = await asyncio.to_thread(
                at_a_glance, live.game, live.draft(panel.seat), panel.ways, LONGEST
            )
        return replace(panel, likely=self._found[key])


def at_a_glance(game: AnyGame, draft: Draft, ways: Sequence[Shortcut], longest: int) -> tuple[Shortcut, ...]:
    """Return suggested turns that take more than one press of the question's own keys."""
    trail, pressed, turns = PickPath(game, draft), {way.picks for way in ways}, list[Shortcut]()
    if draft.decision is None:
        return ()
    for picks in Adviser(game).likely(draft.decision, partial(game.imagine, draft.state, draft.seat), _FOUND):
        steps = _steps(trail, picks, longest)
        if steps and not _is_pressed(trail, picks[: len(steps)], steps, pressed):
            turns.append(way_along(steps))
    return tuple(turns)


def _steps(trail: PickPath, picks: tuple[Any, ...], longest: int) -> list[tuple[int, Option[Any]]]:
    """Return the turn as a row of picks, without the committing one, which saves no press. Empty for one
    pick, a long row, a dominated option, or a pick that is not on offer."""
    steps = list[tuple[int, Option[Any]]]()
    for at, pick in enumerate(picks[: longest + 1]):
        step = trail.step(picks[:at], pick)
        if step is None:
            return []
        if step[1].confirms and not step[1].reveals:
            break
        steps.append(step)
        if step[1].reveals:
            break
    is_short = sum(not option.confirms for _, option in steps) > 1 and len(steps) <= longest
    return steps if is_short and not any(option.dominated for _, option in steps) else []


def _is_pressed(
    trail: PickPath,
    picks: tuple[Any, ...],
    steps: Sequence[tuple[int, Option[Any]]],
    pressed: Collection[tuple[str, ...]],
) -> bool:
    """Whether one press of the question's own keys makes these picks, with the automatic ones after them."""
    words = tuple(option.words for _, option in steps)
    for length in range(len(picks), 0, -1):
        if words[:length] in pressed:
            return steps[-1][1].reveals or not trail.goes_on(picks)
        if not trail.follows(picks[: length - 1], picks[length - 1]):
            return False
    return False
