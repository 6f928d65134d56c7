"""Whole games played twice, with and without orders: only their owner can tell, to the byte and the
second."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from bot.services.turn.automatic_answers import AutomaticAnswer
from bot.services.turn.live_tables import LiveTable
from bot.services.turn.position_change import answer_for
from bot.values.errors import OrderError
from engine.core.rng import Rng, seed_from
from engine.registry import GAMES
from tests.bot.services.turn.test_timed_answers import say
from tests.conftest import NewStage, on_sqlite
from tests.support.easy_lines import easy_line
from tests.support.service_harness import ANN, BEN, CAT, EVE, PLACE, Stage

PEOPLE = (ANN, BEN, CAT)
OTHERS = (ANN, CAT, EVE)
HOUR, DAY = 3600.0, 24 * 3600.0
ROUND = "SELECT lane, kind, payload, created, due, held FROM outbox ORDER BY lane, id"
TIMERS = "SELECT kind, due, seat FROM timer WHERE kind <> 'answer' ORDER BY kind, seat"


class World:
    """One of two games: in the first Ben leaves orders, in the second he answers at the time they would."""

    def __init__(self, stage: Stage, game_id: str) -> None:
        self.stage, self.game_id = stage, game_id

    async def live(self) -> LiveTable:
        return (await self.stage.services.turns._tables.live(self.game_id))[0]

    async def rows(self, sql: str) -> list[Any]:
        async with self.stage.store.reading() as reader:
            return list(await reader._sql.all(sql))

    async def shown(self) -> list[str]:
        """Return everything sent to others, the public part of Ben's notices, and their timers."""
        found = []
        for lane, kind, payload, created, due, held in await self.rows(ROUND):
            if not lane.startswith(f"person:{BEN}:"):
                found.append(f"{lane} {kind} {payload!r} {created} {due} {held}")
            elif kind in ("call", "reminder") and b"private" not in payload:
                found.append(f"{lane} {kind} {due}")
        return [*found, *(repr(row) for row in await self.rows(TIMERS))]

    async def looked_up(self) -> list[str]:
        """All that others can ask for without doing anything."""
        services = self.stage.services
        reading, past, table = services.queries, services.past, await services.queries.table(self.game_id)
        found = [repr(table)]
        for person in OTHERS:
            asked: list[Awaitable[object]] = [
                reading.snapshot(self.game_id, person),
                reading.log(self.game_id, person),
                reading.turns(person),
                reading.tables_near(PLACE.channel, person),
                reading.post(self.game_id, 1, table.turn),
                past.turn_post(self.game_id, table.turn),
                services.transfer.export(self.game_id, person),
            ]
            if person != EVE:
                asked += [
                    reading.recap(self.game_id, person),
                    services.turns.panel(self.game_id, person),
                    services.turns.complete(self.game_id, person, ""),
                    past.brief(self.game_id, person),
                ]
            found += [repr(await one) for one in asked]
        return found


async def opened(new_stage: NewStage, path: Path, game: str, clock: str) -> World:
    stage = await new_stage(path, games=GAMES, confirming=False)
    services = stage.services
    for person, name in zip(PEOPLE, ("Ann", "Ben", "Cat"), strict=True):
        await services.people.meet(person, name, "en-US")
        await services.people.change_settings(person, confirm=True)
    table = await services.lobby.open(ANN, PLACE, game, seats=3, clock=clock, cause=stage.cause())
    for person in (BEN, CAT):
        await services.lobby.join(table.id, person, cause=stage.cause())
    await services.lobby.start(table.id, ANN, cause=stage.cause())
    return World(stage, table.id)


async def leave_orders(world: World) -> None:
    """Leave the orders that match a sensible player's next answers."""
    live = await world.live()
    view = live.game.view_for(live.state, 1)
    sensible = live.game.default_plans(view)
    for offer in live.game.plans(view):
        if offer.plan in sensible or offer.words.startswith("pass"):
            try:
                await world.stage.services.orders.add(
                    world.game_id, BEN, offer.words, cause=world.stage.cause()
                )
            except OrderError:
                continue


async def compared(ordered: World, coming: World, *, closely: bool) -> None:
    assert await ordered.shown() == await coming.shown()
    if closely:
        for one, other in zip(await ordered.looked_up(), await coming.looked_up(), strict=True):
            assert one == other


async def pass_time(seconds: float, *worlds: World) -> None:
    for world in worlds:
        await world.stage.fire(seconds)


async def step(ordered: World, coming: World, rng: Rng) -> bool:
    """The next answer in both worlds; whether it was an order's in the first."""
    live, other = await ordered.live(), await coming.live()
    asked = live.table.waiting
    assert asked == other.table.waiting
    by_itself = {seat: found for seat in asked if (found := answer_for(live, seat)) is not None}
    seat = next((seat for seat in asked if seat not in by_itself), None)
    if seat is not None:
        line = easy_line(live, seat, rng)
        for world in (ordered, coming):
            await say(world.stage, world.game_id, PEOPLE[seat], line)
        return False
    (row,) = await ordered.rows("SELECT min(due) FROM timer WHERE kind = 'answer'")
    wait = max(0.0, row[0] - ordered.stage.now)
    at_once = await ordered.rows(f"SELECT seat FROM timer WHERE kind = 'answer' AND due <= {row[0]}")
    found = by_itself.get(1) if (1,) in at_once else None
    await pass_time(wait, ordered)
    coming.stage.now = ordered.stage.now
    if not isinstance(found, AutomaticAnswer) or found.source != "order":
        await pass_time(0, coming)
        return False
    await say(coming.stage, coming.game_id, BEN, " ".join(found.picks))
    await pass_time(0, coming)
    return True


@on_sqlite
@pytest.mark.parametrize(
    ("game", "clock", "steps"),
    [
        ("keyflower", "steady", 40),
        ("keyper", "evening", 40),
        ("keythedral", "day", 60),
    ],
)
async def test_nobody_else_can_tell_orders_from_coming_in_person(
    new_stage: NewStage, tmp_path: Path, game: str, clock: str, steps: int
) -> None:
    ordered = await opened(new_stage, tmp_path / "ordered.db", game, clock)
    coming = await opened(new_stage, tmp_path / "coming.db", game, clock)
    rng, by_order = Rng(seed_from(f"unseen {game}")), 0
    for number in range(steps):
        if number % 4 == 0:
            await leave_orders(ordered)
        by_order += await step(ordered, coming, rng)
        for world in (ordered, coming):
            world.stage.now += 7 * 60
        await compared(ordered, coming, closely=number % 8 == 7)
    assert by_order >= 3, "hardly an order has answered"
    await ordered.stage.services.orders.withdraw(
        ordered.game_id, BEN, None, cause=ordered.stage.cause()
    )  # from here on no player comes, in either world
    for _ in range(16):
        await pass_time(12 * HOUR, ordered, coming)
    await compared(ordered, coming, closely=True)
