"""Plans for the steps and upgrades of one use: hints try them, and leave out those that waste something."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.core.tell import Tell
from engine.keyflower.actions import Action, Carry, End, Pass, Pay, Send, Upgrade, Use
from engine.keyflower.content.shapes import Season
from engine.keyflower.evaluation import EVALUATOR
from engine.keyflower.evaluation.wasteful_transport import is_dear, is_wasteful
from engine.keyflower.game import KEYFLOWER
from tests.support.keyflower import Scene, busy_game, scene

ANN = 0


def _village(season: Season = "spring") -> Scene:
    """A stable with 4 steps and 2 upgrades beside the home, and a gold mine whose neighbour holds iron."""
    game = scene(2, season).screen(ANN, red=1)
    game.build(ANN, "stable", upgraded=True).build(ANN, "gold-mine").build(
        ANN, "key-mine", upgraded=True, beside="gold-mine"
    )
    game.player(ANN).village[0].upgraded = True
    return game.goods("gold-mine", gold=2).goods("key-mine", iron=1)


def _carry(kind: str, *way: str) -> list[Action]:
    return [Carry(ANN, kind, start, to) for start, to in pairwise(way)]


def test_kf_8_no_gold_is_paid_for_what_lies_within_the_steps_left() -> None:
    game = _village()
    begun: list[Action] = [Use(ANN, "stable"), Send(ANN, "red", 1)]
    with_gold: list[Action] = [*begun, Upgrade(ANN, "gold-mine"), End(ANN)]
    paid: list[Action] = [*begun, *_carry("iron", "key-mine", "gold-mine"), Upgrade(ANN, "gold-mine")]
    paid += [Pay(ANN, "iron+gold")]
    assert is_wasteful(game.state, with_gold)
    assert not is_wasteful(game.state, [*paid, End(ANN)])
    found = EVALUATOR.sure_openings(game.state, ANN)
    assert paid in found
    assert with_gold[:-1] not in found


def test_the_iron_may_be_kept_where_another_upgrade_needs_it() -> None:
    game = _village()
    game.player(ANN).village[0].upgraded = False
    game.spot("key-mine").goods = {}
    game.build(ANN, "smelter", beside="gold-mine").goods("smelter", iron=1)
    picks: list[Action] = [Use(ANN, "stable"), Send(ANN, "red", 1), Upgrade(ANN, "gold-mine"), End(ANN)]
    assert not is_wasteful(game.state, picks)


@pytest.mark.parametrize(("to", "is_for_nothing"), [("gold-mine", False), ("home-1", True)])
def test_nothing_is_carried_without_a_purpose(to: str, is_for_nothing: bool) -> None:
    game = _village().goods("stable", iron=1)
    carries = _carry("iron", "stable", "home-1", "gold-mine")[: 2 if to == "gold-mine" else 1]
    picks: list[Action] = [Use(ANN, "stable"), Send(ANN, "red", 1), *carries, End(ANN)]
    assert is_wasteful(game.state, picks) == is_for_nothing


def test_both_upgrades_of_a_use_are_planned() -> None:
    game = _village().goods("home-1", wood=1, stone=1)
    game.player(ANN).village[0].upgraded = False
    upgraded = [
        {pick.tile for pick in picks if isinstance(pick, Upgrade)}
        for picks in EVALUATOR.sure_openings(game.state, ANN)
    ]
    assert {"home-1", "gold-mine"} in upgraded


@pytest.mark.parametrize("kind", ["iron", "gold"])
def test_in_winter_steps_bring_resources_to_where_they_score(kind: str) -> None:
    """The upgraded Blacksmith scores 3 for each iron or gold, and gold scores 1 anywhere."""
    game = _village(season="winter").build(ANN, "blacksmith", upgraded=True, beside="key-mine")
    game.spot("key-mine").goods = {kind: 2}
    game.spot("gold-mine").goods = {}
    plans = [
        picks[2:] for picks in EVALUATOR.sure_openings(game.state, ANN) if picks[0] == Use(ANN, "stable")
    ]
    assert 2 * _carry(kind, "key-mine", "blacksmith") in plans


@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_plan_is_legal(number: int) -> None:
    tried = 0
    for at, state in enumerate(busy_game(number, 2 + number, Tell())):
        if at % 7 or state.phase != "turns":
            continue
        for picks in EVALUATOR.sure_openings(state, state.active):
            world = KEYFLOWER.copy(state)
            for pick in picks:
                assert pick in KEYFLOWER.choices(world)[0].actions, picks
                KEYFLOWER.play(world, pick, Tell())
            tried += 1
            assert not is_wasteful(state, picks), picks
    assert tried


@pytest.mark.parametrize(("used", "is_beaten"), [(0, False), (1, True)])
def test_a_use_takes_no_more_workers_than_another_tile_needs(used: int, is_beaten: bool) -> None:
    """Both have steps enough; the stable needs 2 workers once it is in use."""
    game = _village().goods("stable", iron=1).users("stable", "red", *[1] * used).screen(ANN, red=1)
    game.users("home-1", "red", 3).build(ANN, "farrier", upgraded=True)
    carries = _carry("iron", "stable", "home-1", "gold-mine")
    begun: list[Action] = [Use(ANN, "stable"), Send(ANN, "red", 1 + used)]
    assert is_dear(game.state, [*begun, *carries, End(ANN)]) == is_beaten


@pytest.mark.parametrize(("workers", "is_beaten"), [(1, False), (2, True)])
def test_no_more_workers_are_sent_than_a_use_needs(workers: int, is_beaten: bool) -> None:
    game = scene(2).screen(ANN, red=3).build(ANN, "key-mine")
    picks: list[Action] = [Use(ANN, "key-mine"), Send(ANN, "red", workers), End(ANN)]
    assert EVALUATOR.is_beaten(game.state, picks) == is_beaten
    one: list[Action] = [Use(ANN, "key-mine"), Send(ANN, "red", 1), End(ANN)]
    assert (EVALUATOR.gists(game.state, picks) == EVALUATOR.gists(game.state, one)) != is_beaten


@pytest.mark.parametrize(
    ("visitor", "colour", "leader", "is_beaten"),
    [("red", "red", None, True), ("blue", "red", None, False), ("red", "red", 1, False)],
)
def test_no_pass_leaves_a_tile_that_gives_its_worker_back(
    visitor: str, colour: str, leader: int | None, is_beaten: bool
) -> None:
    game = scene(2).screen(ANN, **{colour: 1}).tile("keywood").users("keywood", visitor, 1)
    if leader is not None:
        game.bid("keywood", leader, visitor, 1)
    assert EVALUATOR.is_beaten(game.state, [Pass(ANN), End(ANN)]) == is_beaten


def test_a_free_step_fills_a_price_whose_pieces_another_upgrade_has_taken() -> None:
    """The home takes a wood of the 2 resources that the workshop costs, and a stone replaces it."""
    game = scene(2, "summer").screen(ANN, red=1).build(ANN, "stable", upgraded=True)
    game.build(ANN, "workshop").goods("workshop", stone=1, wood=1).goods("home-1", stone=3)
    carries = _carry("stone", "home-1", "workshop")
    picks = [Use(ANN, "stable"), Send(ANN, "red", 1), *_carry("wood", "workshop", "home-1")]
    picks += [Upgrade(ANN, "home-1"), *carries, End(ANN)]
    assert not is_wasteful(game.state, picks)
