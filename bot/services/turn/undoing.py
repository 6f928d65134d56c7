"""How far one undo goes: what one press made is taken back by one, down to the last choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.services.turn.live_tables import LiveTable, LiveTables
from bot.services.turn.one_press import before_choice, reopened
from bot.services.turn.takeback import Takeback, planned, took_back, write_takeback
from bot.store.rows import Act, DraftPick
from engine.core.draft import drafted
from engine.core.text import Seat, Text

TOGETHER = "way"
"""An act by which several picks were made as one, and are taken back as one."""


async def kept_picks(tables: LiveTables, live: LiveTable, seat: Seat) -> int:
    """How many picks of a draft stay."""
    kept = await _before_press(tables, live, live.picks[seat])
    return before_choice(live, seat) if kept is None else kept


async def take_back_turn(
    tables: LiveTables, live: LiveTable, act: Act, seat: Seat, *, asks: bool
) -> tuple[tuple[Text, ...], ...]:
    """Whoever confirms every turn gets it back as it was; others with their last choice open again. What
    it was, but for its last word."""
    newest = live.table.turn if live.chosen is None else live.chosen.turn  # what had no choice goes too
    plan = await planned(tables, live, newest - 1, act.at, call=False)
    named = plan.drafts[seat].named if seat in plan.drafts else ()
    if not asks:
        kept = {seat: await _before_press(tables, live, picks) for seat, picks in plan.picks.items()}
        plan = _with_choice(live, plan, kept)
    async with tables.writing(live, act) as writer:
        await write_takeback(writer, live, plan, act.at)
    took_back(tables, live, plan)
    return named


async def _before_press(tables: LiveTables, live: LiveTable, picks: Sequence[DraftPick]) -> int | None:
    """How many picks stay without those that one press made together; None: it made but one."""
    causes = [pick.cause for pick in picks]
    if len(causes) < 2 or causes[-1] != causes[-2]:
        return None
    _, act = await tables.live(live.id, causes[-1])
    return causes.index(causes[-1]) if act is not None and act.kind == TOGETHER else None


def _with_choice(live: LiveTable, plan: Takeback, together: Mapping[Seat, int | None]) -> Takeback:
    """`together`: how many picks stay where one press made several."""
    drafts, picks = dict(plan.drafts), dict(plan.picks)
    for seat, draft in plan.drafts.items():
        kept = together[seat]
        kept = reopened(live, plan.new.state, seat, draft.picks) if kept is None else kept
        drafts[seat] = drafted(live.game, plan.new.state, seat, draft.picks[:kept])
        picks[seat] = plan.picks[seat][:kept]
    return replace(plan, drafts=drafts, picks=picks)
