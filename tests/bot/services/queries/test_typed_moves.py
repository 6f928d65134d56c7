"""Typed orders with a condition: every fact that a game offers can be named."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.services.queries.typed_moves import plan_named
from bot.services.turn.live_tables import LiveTable
from bot.values.errors import OrderError
from engine.core.rng import seed_from
from engine.core.setup import Setup, checked
from engine.registry import GAMES
from tests.support.keythedral import hamlet


def at_table(game: str) -> LiveTable:
    """A position in which a line may depend on something; nothing else of the table is looked at."""
    if game == "keythedral":
        return live(game, hamlet().spend().state)
    setup = checked(GAMES[game].spec, Setup(3, seed_from("lines")))
    return live(game, GAMES[game].new_game(setup))


def live(game: str, state: Any) -> LiveTable:
    return cast("LiveTable", SimpleNamespace(game=GAMES[game], state=state))


def keys_of(table: LiveTable) -> list[str]:
    return [fact.key for fact in table.game.facts(table.game.view_for(table.state, 0))]


def named(table: LiveTable, condition: str) -> list[str]:
    return [fact.key for fact in plan_named(table, 0, f"one; end if {condition}").only_if]


@pytest.mark.parametrize("game", ["keyflower", "keyper", "keythedral"])
def test_every_fact_can_be_typed_alone_and_among_others(game: str) -> None:
    table = at_table(game)
    keys = keys_of(table)
    assert keys
    for key in keys:
        assert named(table, key) == [key]
    for between in (" and ", ", ", ",", " ", ", and "):
        assert named(table, between.join(keys)) == keys


def test_kt_106_a_field_of_the_map_and_a_seat_are_told_apart() -> None:
    assert named(at_table("keythedral"), "field wood@1,0 and seat 1a, passed 2") == [
        "field wood@1,0",
        "seat 1a",
        "passed 2",
    ]


@pytest.mark.parametrize("condition", ["seat", "seat 1", "field wood@1", "seat 1a seat", "the moon"])
def test_an_unknown_fact_is_refused_with_a_list_of_facts(condition: str) -> None:
    table = at_table("keythedral")
    with pytest.raises(OrderError, match="order-no-such-fact") as caught:
        named(table, condition)
    assert dict(caught.value.text.args)["facts"] == tuple(keys_of(table))
