"""Hints about boats in Keyflower: their loads, and what they pay for."""

from __future__ import annotations

import pytest

from engine.core.evaluation import Benefit
from engine.core.text import Seat, text
from engine.keyflower.actions import BidFor, End, Send, TakeBoat
from engine.keyflower.content.shapes import SEASONS, Season
from engine.keyflower.evaluation import EVALUATOR
from engine.keyflower.evaluation.benefits import benefits
from engine.keyflower.evaluation.winter_orders import boat_points
from engine.keyflower.names import tile_name
from engine.keyflower.state import Spot, State
from tests.support.keyflower import scene

ANN: Seat = 0
BEN: Seat = 1


def _boats(one: dict[str, int], two: dict[str, int]) -> State:
    state = scene(2).state
    state.boats[0].workers, state.boats[0].skills = {"red": 2}, one
    state.boats[1].workers, state.boats[1].skills = {"red": 2, "blue": 1}, two
    for other in state.boats[2:]:
        other.taken_by = BEN
    return state


@pytest.mark.parametrize(
    ("one", "two", "is_less"),
    [
        ({"saw": 1}, {"saw": 1}, True),
        ({"saw": 1}, {"saw": 2}, True),
        ({"saw": 1}, {"anvil": 2}, False),
        ({"saw": 2}, {"saw": 1}, False),
    ],
)
def test_kf_67_a_boat_is_beaten_by_one_that_carries_all_it_does_and_more(
    one: dict[str, int], two: dict[str, int], is_less: bool
) -> None:
    state = _boats(one, two)
    assert EVALUATOR.is_beaten(state, [TakeBoat(ANN, state.boats[0].id)]) == is_less
    assert not EVALUATOR.is_beaten(state, [TakeBoat(ANN, state.boats[1].id)])


@pytest.mark.parametrize(("skill", "pays"), [("saw", True), ("anvil", False)])
def test_kf_55_a_boat_pays_for_the_upgrade_of_a_tile_still_to_be_placed(skill: str, pays: bool) -> None:
    state = _boats({skill: 1}, {"pickaxe": 1})
    state.players[ANN].growth.tiles.append(Spot("woodcutter"))
    told = benefits(state, state, ANN, (TakeBoat(ANN, state.boats[0].id),))
    said = text("keyflower-benefit-owned", tile=tile_name("woodcutter"))
    assert (Benefit("prepares", said) in told) == pays


def test_kf_96_a_boat_taken_in_winter_tells_what_it_scores() -> None:
    game = scene(2, season="winter")
    boat = game.state.boats[0].id
    told = benefits(game.state, game.state, ANN, (TakeBoat(ANN, boat),))
    points = boat_points(game.state, ANN, boat, [])
    assert told == [Benefit("gets", text("keyflower-benefit-winter", tile=tile_name(boat), points=points))]
    assert points


@pytest.mark.parametrize("season", SEASONS)
def test_kf_71_a_large_bid_tells_in_winter_where_its_workers_go(season: Season) -> None:
    game = scene(2, season=season).screen(ANN, red=3)
    picks = (BidFor(ANN, "order-1"), Send(ANN, "red", 3), End(ANN))
    told = {each.text.key for each in benefits(game.state, game.state, ANN, picks) if each.kind == "costs"}
    assert told == {"keyflower-benefit-into-bag" if season == "winter" else "keyflower-benefit-ties-up"}
