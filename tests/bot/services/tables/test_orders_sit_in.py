"""A computer plays a player's turns until they return, and the table is told."""

from __future__ import annotations

import pytest

from bot.values.errors import OrderError
from tests.support.service_harness import ANN, BEN, Stage

HOUR = 3600.0


async def sit_in(stage: Stage, game_id: str, strength: str = "easy") -> None:
    await stage.services.orders.stand_in(game_id, BEN, strength, stays=True, cause=stage.cause())


async def orders_of(stage: Stage, game_id: str) -> list[str]:
    return [line.text.key for line in (await stage.services.orders.book(game_id, BEN)).lines]


async def status(stage: Stage) -> list[str]:
    return [each.payload.what for each in await stage.letters() if each.kind == "status_post"]


async def away(stage: Stage, game_id: str, turns: int) -> None:
    """Ann plays as long as Ben is away."""
    for _ in range(turns):
        if ANN in await stage.asked(game_id):
            await stage.turn(game_id, ANN)
        else:
            await stage.fire(HOUR)


async def test_a_computer_plays_every_turn_until_its_player_makes_one(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN, long="on")
    await stage.hide_all(game_id, ANN, BEN)
    await stage.letters()
    await sit_in(stage, game_id)
    assert await status(stage) == ["sits-in"]
    assert await orders_of(stage, game_id) == ["order-sit-in"]
    with pytest.raises(OrderError):
        await sit_in(stage, game_id, "hard")
    before = (await stage.services.queries.table(game_id)).turn
    await away(stage, game_id, 4)
    table = await stage.services.queries.table(game_id)
    assert table.turn >= before + 3, "Ben's turns were played, more than one"
    assert table.seats[1].person == BEN, "it is still his seat"
    assert await orders_of(stage, game_id) == ["order-sit-in"]
    assert "back" not in await status(stage)
    while BEN not in await stage.asked(game_id):
        await away(stage, game_id, 1)
    await stage.turn(game_id, BEN)
    assert await orders_of(stage, game_id) == []
    assert await status(stage) == ["back"]


async def test_it_ends_when_the_order_is_deleted(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await sit_in(stage, game_id)
    await stage.letters()
    await stage.services.orders.withdraw(game_id, BEN, None, cause=stage.cause())
    assert await status(stage) == ["back"]
    assert await orders_of(stage, game_id) == []
