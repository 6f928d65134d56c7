"""The default orders by which players are measured: their conditions and their limits."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.plan_answers import Answered, answered
from engine.core.plans import Doubt, Fact, Line
from engine.core.text import text
from engine.keyflower.content.shapes import Season
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.plans.plan_types import PassUntilOutbid, TakeBoat
from engine.keyflower.view import View
from tests.support.keyflower import Scene, scene


def view(game: Scene, seat: int) -> View:
    return KEYFLOWER.view_for(game.state, seat)


def sensible(game: Scene, seat: int) -> list[Any]:
    return list(KEYFLOWER.default_plans(view(game, seat)))


def written(game: Scene, seat: int, *picks: str) -> Line:
    """A turn as a sensible player writes it down."""
    return Line(picks, tuple(KEYFLOWER.default_conditions(view(game, seat), picks)))


def said(game: Scene, seat: int, plan: Any) -> Any:
    found = answered(KEYFLOWER, game.state, seat, plan)
    return found.picks if isinstance(found, Answered) else found


def three(season: Season = "spring") -> Scene:
    """Seat 0 has led on Keywood and left; it is seat 1's turn."""
    game = scene(3, season).tile("keywood").tile("miner").tile("woodcutter")
    for seat in range(3):
        game.screen(seat, red=4)
    return game.bid("keywood", 0, "red", 1).turn(1)


BID, USE, PASS = ("bid miner", "red 1", "end"), ("use miner", "red 1", "end"), ("pass", "end")


@pytest.mark.parametrize(
    ("season", "picks"), [("winter", BID), ("winter", USE), ("winter", PASS), ("spring", PASS)]
)
def test_kf_26_a_turn_written_ahead_asks_once_all_others_have_passed(
    season: Season, picks: tuple[str, ...]
) -> None:
    game = three(season)
    line = written(game, 0, *picks)
    one_has = game.after("use woodcutter red 1 end").after("pass end")
    assert said(one_has, 0, line) == picks
    all_have = game.after("pass end").after("pass end")
    why = text("plan-changed", fact=text("keyflower-fact-not-all-passed"))
    assert said(all_have, 0, line) == Doubt(why)


def test_kf_26_before_winter_a_written_bid_or_use_goes_on_alone() -> None:
    game = three()
    all_have = game.after("pass end").after("pass end")
    assert [said(all_have, 0, written(game, 0, *picks)) for picks in (BID, USE)] == [BID, USE]


def test_kf_26_all_others_have_passed_in_ones_own_turn_alone() -> None:
    """A player who passes second to last does not count as another player."""
    game = three().play("use woodcutter red 1 end").play("pass end").play("pass end")
    assert game.state.passes == 2
    assert [passes(game, seat).value for seat in range(3)] == ["", "all", ""]
    assert passes(game, 1).text == text("keyflower-fact-all-passed")
    assert passes(game, 0).text == text("keyflower-fact-not-all-passed")


def passes(game: Scene, seat: int) -> Fact:
    return next(fact for fact in KEYFLOWER.facts(view(game, seat)) if fact.key == "passes")


def test_a_turn_written_ahead_depends_on_its_tile_and_on_those_led() -> None:
    line = written(three(), 0, "use miner", "red 1", "end")
    assert [fact.key for fact in line.only_if] == ["tile keywood", "tile miner"]
    assert said(three().play("bid keywood red 2 end").turn(0), 0, line) == Doubt(
        text("plan-changed", fact=line.only_if[0].text)
    )


def test_a_pass_is_written_down_where_nothing_is_led() -> None:
    game = three()
    assert PassUntilOutbid(("keywood",)) in sensible(game, 0)
    assert not any(isinstance(plan, PassUntilOutbid) for plan in sensible(game, 2))
    assert [fact.key for fact in written(game, 2, "pass", "end").only_if] == ["passes"]


def test_kf_26_a_player_who_tries_out_the_next_turn_does_not_end_the_season_by_passing() -> None:
    """One more pass after mine ends the season, so my next turn means that another player has acted."""
    game = three().play("use woodcutter red 1 end").play("pass end").play("pass end")
    world = KEYFLOWER.rehearsal_state(game.state, 0)
    assert world is not None
    assert Scene(world).play("pass end").state.phase == "turns"
    now = KEYFLOWER.rehearsal_state(game.state, 1)
    assert now is not None
    assert Scene(now).play("pass end").state.phase != "turns", "it is that seat's turn already"


def test_boats_are_ordered_by_load_unless_the_two_fullest_carry_as_much() -> None:
    game = scene(3, "summer")
    last, fullest, second = game.state.boats
    for boat in game.state.boats:
        boat.workers, boat.skills, boat.gold, boat.contracts = {"red": 4, "blue": 2}, {"saw": 1}, 0, []
    last.workers = {"red": 1}
    assert boats(game) == [], "a worker more, or a skill: that can be told when the time comes"
    fullest.skills = {"saw": 1, "anvil": 1}
    assert boats(game) == [fullest.id, second.id, last.id]


def boats(game: Scene) -> list[str]:
    return [plan.boat for plan in sensible(game, 0) if isinstance(plan, TakeBoat)]
