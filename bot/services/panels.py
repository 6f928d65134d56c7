"""One player's panel, and the mark that tells its question from every other."""

from __future__ import annotations

import hashlib

import msgspec

from bot.services.live_tables import LiveTable
from bot.services.turnover import answer_for
from bot.services.ways import ways_from
from bot.values.pace import limit
from bot.values.panel import Moved, Panel, UndoKind
from engine.core.game import Decision
from engine.core.text import Seat, Text, text

_MARK_BYTES = 6


def panel_of(
    live: LiveTable,
    seat: Seat,
    *,
    moved: Moved | None = None,
    undone: Text | None = None,
    repeated: bool = False,
) -> Panel:
    """The panel as it stands: the draft on a private copy, and what is asked next."""
    draft, running = live.draft(seat), live.table.status == "running"
    decision = draft.decision if running else None
    awaited = running and seat in live.game.must_decide(live.state)
    unasked = answer_for(live, seat) if awaited else None
    reveals = decision is not None and any(option.reveals for option in decision.options)
    open_ = ways_from(live.game, draft) if decision is not None else None
    ahead = draft if open_ is None else open_.ahead
    return Panel(
        table=live.public,
        seat=seat,
        view=live.game.view_for(ahead.state, seat),
        decision=decision,
        mark=mark_of(live, seat, decision),
        ask=None if ahead is draft or ahead.decision is None else ahead.decision.ask,
        ways=() if open_ is None else open_.ways,
        picks=draft.picks,
        preview=tuple(event for event in draft.events if event.is_for(seat)),
        cut=live.cuts.get(seat, ()),
        undo=undo_kind(live, seat),
        confirm=_confirming(decision),
        warning=text("services-warning-reveals") if reveals else None,
        over=live.table.status in ("over", "closed"),
        moved=moved,
        undone=undone,
        repeated=repeated,
        before=live.game.view_for(live.state, seat) if ahead.picks else None,
        free=decision is not None and not awaited,
        ordered=unasked is not None and unasked.source != "forced",
        forced=unasked is not None and unasked.source == "forced",
        until=_until(live, seat) if awaited else None,
        wants_reasons=awaited and bool(live.game.why_not(draft.state, seat)),
    )


def _until(live: LiveTable, seat: Seat) -> float | None:
    """When this seat's silence becomes an answer, if it does."""
    since = live.table.seats[seat].waiting_since
    if since is None or not live.game.lapsed(live.state, seat):
        return None
    return since + limit(live.table.pace)


def mark_of(live: LiveTable, seat: Seat, decision: Decision[object] | None) -> str:
    """A short hash of the question, its options, the draft, and how often this seat has moved: another
    seat's move changes it only by changing the question."""
    if decision is None:
        return "0"
    words = [option.words for option in decision.options]
    content = (live.id, seat, live.moved.get(seat, 0), live.draft(seat).picks, decision.kind, words)
    data = msgspec.msgpack.encode((content, decision.ask))
    return hashlib.blake2s(data, digest_size=_MARK_BYTES).hexdigest()


def undo_kind(live: LiveTable, seat: Seat) -> UndoKind:
    """What Undo would take back now, and whether it needs consent."""
    if live.table.status != "running":
        return "none"
    if live.draft(seat).picks:
        return "pick"
    if live.table.hush is not None:
        return "none"  # whether something could be taken back would tell whether somebody has answered
    last = live.chosen
    own = last is not None and last.seat == seat and last.person == live.table.seats[seat].person
    if own and last is not None and not last.reveals and last.asked is None:
        return "turn"
    return "vote" if live.moved.get(seat) else "none"


def _confirming(decision: Decision[object] | None) -> int | None:
    options = decision.options if decision else ()
    handing_over = [at for at, option in enumerate(options) if option.confirms and not option.reveals]
    return handing_over[0] if len(handing_over) == 1 else None
