"""A lobby becomes a game: the first position, and whom it calls."""

from __future__ import annotations

from msgspec.structs import replace

from bot.services.turn.live_tables import LiveTable, LiveTables
from bot.services.turn.outgoing import to_seat, to_table
from bot.services.turn.turnover import hush_at, turned_over, turnover
from bot.store.commit import Begun, Commit, DroppedTimers
from bot.store.protocol import Writer
from bot.store.rows import Saved, Snapshot
from bot.values.errors import LobbyError
from bot.values.table import Table
from bot.values.visits import Seen, Visit
from engine.core.rng import commitment
from engine.core.setup import Setup, SetupError, checked

_THE_DEAL = Seen(0, 0)


async def deal(writer: Writer, tables: LiveTables, table: Table, seed: str) -> None:
    """A game begins; each person's games are counted, but for lessons: the first ones are explained more."""
    await writer.write(_dealt(tables, table, seed))
    for info in () if table.lesson else table.seats:
        person = None if info.person is None else await writer.people.get(info.person)
        if person is not None:
            habits = replace(person.habits, games=await writer.games.begun_by(person.id))
            await writer.people.put(replace(person, habits=habits))


def _dealt(tables: LiveTables, table: Table, seed: str) -> Commit:
    """The first position; everybody who must decide in it is called, and the others see it."""
    game, now = tables.game(table.game), tables.clock()
    try:
        setup = game.at_home(checked(game.spec, Setup(len(table.seats), seed, table.options)))
    except SetupError:
        raise LobbyError("services-lobby-cannot-start", seats=game.spec.seats) from None
    state = game.new_game(setup)
    table = replace(table, status="running")  # who sits there now stays: nobody else is waited for
    live = LiveTable(Saved(table, setup.seed, 0, {}), game, state)
    new = turnover(tables, live, state, now, hush_at(live, state, now, 0, 0))
    people = [info.seat for info in table.seats if info.person is not None]
    screens = [to_seat(table, "screen", now, seat) for seat in people if seat not in new.called]
    return turned_over(live, new, now) + Commit(
        game_id=table.id,
        begun=Begun(setup.seed, commitment(setup.seed), now),
        position=Snapshot(0, 0, game.schema, game.to_json(state)),
        dropped=(DroppedTimers("lobby"),),
        visits=tuple(
            Visit(table.id, info.person, 0.0, False, _THE_DEAL, _THE_DEAL)
            for info in table.seats
            if info.person is not None
        ),
        posts=(to_table(table.id, "start_post", now), *screens),  # a call shows the screen too
    )
