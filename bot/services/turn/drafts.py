"""A seat's draft, kept from press to press: longer by a pick, or shorter."""

from __future__ import annotations

from bot.services.turn.live_tables import Draft, LiveTable, LiveTables
from bot.services.turn.turnover import sets_order
from bot.store.commit import Commit, DraftRows, DroppedTimers
from bot.store.rows import Act, DraftPick, Timer
from bot.values.clock import wait
from engine.core.draft import drafted
from engine.core.text import Seat


async def shorten(tables: LiveTables, live: LiveTable, seat: Seat, length: int, act: Act) -> None:
    picks = live.picks.get(seat, ())[:length]
    draft = drafted(live.game, live.state, seat, [pick.words for pick in picks])
    await write_draft(tables, live, seat, draft, picks, length, act)


async def write_draft(
    tables: LiveTables,
    live: LiveTable,
    seat: Seat,
    draft: Draft,
    picks: tuple[DraftPick, ...],
    start: int,
    act: Act,
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
        due = act.at + wait(live.table.tempo, tables.chance)
        done += Commit(game_id=live.id, timers_if_none=(Timer(live.id, "answer", due, seat),))
    elif was_set and not is_set:
        done += Commit(game_id=live.id, dropped=(DroppedTimers("answer", (seat,)),))
    async with tables.writing(live, act, lasting=is_set != was_set) as writer:
        await writer.write(done)
    live.drafts[seat], live.picks[seat] = draft, picks
    live.cuts.pop(seat, None)
