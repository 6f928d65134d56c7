"""What becomes of a lobby: the first position of a game, or nothing."""

from __future__ import annotations

from bot.services.turn.live_tables import LiveTable, LiveTables
from bot.services.turn.outgoing import once, to_seat, to_table
from bot.services.turn.turnover import hush_at, turned_over, turnover
from bot.store.commit import Begun, Commit, DroppedTimers, NewStatus
from bot.store.rows import Saved, Snapshot
from bot.values.parcel import Payload
from bot.values.table import Table
from engine.core.rng import commitment
from engine.core.setup import Setup


def first_position(tables: LiveTables, table: Table, setup: Setup, now: float) -> Commit:
    """The first position; everybody who must decide in it is called, and the others see it."""
    game = tables.game(table.game)
    state = game.new_game(setup)
    live = LiveTable(Saved(table, setup.seed, 0, {}), game, state)
    new = turnover(tables, live, state, now, hush_at(live, state, now, 0, 0))
    people = [info.seat for info in table.seats if info.person is not None]
    screens = [to_seat(table, "screen", now, seat) for seat in people if seat not in new.called]
    return turned_over(live, new, now) + Commit(
        game_id=table.id,
        begun=Begun(setup.seed, commitment(setup.seed), now),
        position=Snapshot(0, 0, game.schema, game.to_json(state)),
        dropped=(DroppedTimers("lobby"),),
        posts=(to_table(table.id, "start_post", now), *screens),  # a call shows the screen too
    )


def closed_lobby(table: Table, now: float, why: str) -> Commit:
    edit, told = once(to_table(table.id, "lobby_edit", now)), Payload(what=why)
    post = (to_table(table.id, "status_post", now, told),) if why == "expired" else ()
    status, dropped = NewStatus("closed", now, why), (DroppedTimers("lobby"),)
    return Commit(game_id=table.id, status=status, dropped=dropped, posts=(edit, *post))
