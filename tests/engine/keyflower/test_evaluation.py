"""Evaluation of bids that others could still raise, and weights of its own for a full table."""

from __future__ import annotations

from copy import deepcopy

import pytest
from msgspec.structs import replace

from engine.core.evaluation import MANY
from engine.keyflower.evaluation import EVALUATOR
from engine.keyflower.evaluation.features import FEATURES, feature_values
from engine.keyflower.game import KEYFLOWER
from engine.players.computer_player import answer
from engine.players.requests import question_of
from engine.players.review import expected
from engine.players.search import thinking_about
from engine.players.strengths import ADVISER, STRENGTHS
from tests.support.keyflower import Scene, scene


def _figure(game: Scene, feature: str) -> float:
    return feature_values(game.state, 0)[FEATURES.index(feature)]


def _bid_of_one(*others: int) -> Scene:
    """Seat 0 has bid one red worker; so many red workers are behind the others' screens."""
    game = scene(1 + len(others)).tile("keywood").screen(0, red=1)
    for seat, count in enumerate(others, 1):
        game.screen(seat, red=count, blue=5)
    return game.play("bid keywood red 1 end")


def test_a_bid_that_nobody_can_raise_is_as_good_as_won() -> None:
    game, threatened = _bid_of_one(1, 1, 1), _bid_of_one(2, 2, 2)
    whole = _figure(threatened, "winning") / 0.5
    assert whole > 0
    assert _figure(game, "winning") + _figure(game, "secured") == pytest.approx(whole)
    assert _figure(threatened, "secured") == 0


def test_a_bid_is_the_safer_the_fewer_could_raise_it() -> None:
    found = [
        _figure(_bid_of_one(*others), "secured") for others in ((2, 2, 2), (2, 2, 1), (2, 1, 1), (1, 1, 1))
    ]
    assert found == sorted(found)
    assert len(set(found)) == len(found)


def test_five_who_could_raise_a_bid_are_more_than_three() -> None:
    assert (
        _figure(_bid_of_one(2, 2, 2, 2, 2), "secured") < _figure(_bid_of_one(2, 2, 2, 1, 1), "secured") == 0
    )


@pytest.mark.parametrize(("reds", "can_raise"), [(1, False), (2, True)])
def test_a_losing_group_may_come_and_raise_a_bid(reds: int, can_raise: bool) -> None:
    """One that loses at the other tile goes along with one from behind the screen (KF-33)."""
    game = scene(3).tile("keywood").tile("miner").screen(0, red=1).screen(1, red=reds).screen(2, red=2)
    game.play("bid keywood red 1 end").play("bid miner red 1 end").play("bid miner red 2 end")
    as_good_as_won = _figure(game, "secured") == pytest.approx(_figure(game, "winning"))
    assert as_good_as_won != can_raise


def _settled(game: Scene) -> float:
    found = EVALUATOR.settled_score(game.state, 0)
    assert found is not None
    return found


def test_kf_82_leading_bids_count_as_won_and_no_piece_twice() -> None:
    game = scene(2, "winter").tile("scholar").tile("scribes")
    game.screen(0, red=4, saw=1, pickaxe=1, anvil=1).screen(1, red=4)
    game.state.start_player = 1  # whose keyple counts as a skill of choice
    nothing = _settled(game)
    game.play("bid scholar red 1 end").play("pass end")
    assert _settled(game) - nothing == 3  # three for the skill it has most of, one
    game.play("bid scribes red 1 end")
    assert _settled(game) - nothing == 10  # a set of three, and nothing is left for the Scholar
    game.play("bid scribes red 2 end")
    assert _settled(game) - nothing == 3


def test_workers_on_a_tile_that_is_being_won_come_along() -> None:
    game = scene(2, "winter").tile("village-hall").users("village-hall", "red", 2)
    game.screen(0, red=4).screen(1, red=4)
    nothing = _settled(game)
    game.play("bid village-hall red 1 end")
    assert _settled(game) - nothing == 3 + 2  # a point for each worker of one colour


def test_before_winter_nothing_is_settled() -> None:
    assert EVALUATOR.settled_score(scene(2, "autumn").state, 0) is None


def test_only_who_settles_counts_half_of_it() -> None:
    game = scene(2, "winter").tile("scholar").screen(0, red=4, saw=1).screen(1, red=4)
    game.play("bid scholar red 1 end")
    asked = game.deciding()[0]
    values = list[float]()
    for settles in (False, True):
        strength = replace(STRENGTHS["hard"], settles=settles)
        thinking = thinking_about(question_of(KEYFLOWER, game.state, asked, "settled"), strength)
        values.append(thinking.judge.value(game.state, 0))
    assert values[1] == pytest.approx((values[0] + _settled(game)) / 2)


def test_changes_add_up_with_what_would_be_scored() -> None:
    game = scene(2, "winter").tile("scholar").screen(0, red=4, saw=1).screen(1, red=4)
    asked = game.deciding()[0]
    judge = thinking_about(question_of(KEYFLOWER, game.state, asked, "settled"), ADVISER).judge
    before = deepcopy(game.state)
    after = game.play("bid scholar red 1 end").state
    changes = judge.changes(before, after, 0)
    assert sum(change.worth for change in changes) == pytest.approx(
        judge.value(after, 0) - judge.value(before, 0)
    )
    (settled,) = (change for change in changes if change.feature == "settled")
    assert settled.worth == (settled.after - settled.before) / 2 > 0


def test_a_full_table_is_evaluated_with_separate_weights() -> None:
    assert EVALUATOR.fitted_for(MANY - 1) is EVALUATOR.fitted
    assert EVALUATOR.fitted_for(MANY) is EVALUATOR.fitted_for(6) is EVALUATOR.crowded
    for seats in (MANY - 1, MANY):
        game = _bid_of_one(*(1 for _ in range(seats - 1)))
        asked = game.deciding()[0]
        thinking = thinking_about(question_of(KEYFLOWER, game.state, asked, "weights"), STRENGTHS["hard"])
        weights, stage = EVALUATOR.fitted_for(seats), EVALUATOR.stage(game.state)
        worth = sum(
            weights[feature][stage] * figure
            for feature, figure in zip(FEATURES, feature_values(game.state, 0), strict=True)
        )
        assert thinking.judge.value(game.state, 0) == pytest.approx(worth)
        assert expected(KEYFLOWER, game.state, seats)[0] == pytest.approx(worth), "a review judges alike"
    assert not any(any(EVALUATOR.hand[each]) for each in FEATURES if each.startswith("secured"))


def test_nobody_is_told_what_is_guessed_of_others() -> None:
    """Whether a bid can be raised is seen in an imagined world: it counts, but it is no reason to read."""
    game = scene(4).tile("keywood").tile("miner")
    for seat in range(4):
        game.screen(seat, red=1, blue=seat)
    question = replace(question_of(KEYFLOWER, game.state, 0, "reasons"), reasons=True)
    candidates = answer(ADVISER, question).candidates
    told = {change.feature for each in candidates for change in each.changes}
    assert "winning" in told
    assert not told & EVALUATOR.guessed


@pytest.mark.parametrize(
    ("tile", "upgraded", "goods", "power", "points"),
    [
        ("barn", False, {"gold": 2}, "", 2),  # KF-159: on the Barn or left over, not both
        ("barn", True, {"gold": 2}, "", 4),
        ("timber-yard", False, {"gold": 1, "wood": 1}, "", 4),
        ("timber-yard", False, {"gold": 1, "stone": 1}, "", 2),
        ("timber-yard", False, {"gold": 1, "stone": 1}, "3b", 4),  # KF-91
        ("mason", False, {"stone": 2}, "3b", 2),
    ],
)
def test_kf_81_a_resource_counts_once_for_computers_too(
    tile: str, upgraded: bool, goods: dict[str, int], power: str, points: int
) -> None:
    game = scene(2, "autumn").build(0, tile, upgraded=upgraded).goods(tile, **goods)
    if power:
        game.power(0, power)
    game.state.start_player = 1
    assert _figure(game, "points") == EVALUATOR.scored(game.state, 0) == points


def test_points_are_told_as_the_rules_count_them_and_the_rest_beside_them() -> None:
    """A set that is begun promises something and scores nothing yet."""
    game = scene(2, "autumn").build(0, "scribes").screen(0, saw=1)
    game.state.start_player = 1
    judge = thinking_about(question_of(KEYFLOWER, game.state, 0, "points"), ADVISER).judge
    before = deepcopy(game.state)
    after = game.screen(0, pickaxe=1).state
    changes = {change.feature: change for change in judge.changes(before, after, 0)}
    assert "points" not in changes
    assert changes["promised"].worth > 0
    assert sum(change.worth for change in changes.values()) == pytest.approx(
        judge.value(after, 0) - judge.value(before, 0)
    )
    after = game.screen(0, anvil=1).state
    points = {change.feature: change for change in judge.changes(before, after, 0)}["points"]
    assert (points.before, points.after) == (0, 10)


def test_pieces_carried_before_a_payment_are_not_carried_back() -> None:
    """Two stones go there, an upgrade is paid, and they could come back: nothing but lost steps."""
    game = scene(2).screen(0, red=3, anvil=1).build(0, "mason").build(0, "miner")
    game.power(0, "2b").goods("home-1", stone=1)
    game.play("use home red 1 move stone home>mason")
    back = "move stone mason>home"
    assert game.option(back).dominated
    game.play("upgrade miner")
    assert game.option(back).dominated
    assert EVALUATOR.mistake(game.state, game.option(back).action) == "there-and-back"


def test_pieces_from_elsewhere_may_be_carried_on_after_a_payment() -> None:
    game = scene(2).screen(0, red=3, anvil=1).build(0, "mason").build(0, "miner")
    game.power(0, "2b").goods("mason", stone=1).goods("home-1", wood=1)
    game.play("use home red 1 move wood home>mason upgrade miner")
    assert not game.option("move stone mason>home").dominated
    game = scene(2).screen(0, red=3, anvil=1).build(0, "mason").build(0, "miner")
    game.power(0, "2b").goods("home-1", stone=1).play("use home red 1 move stone home>mason")
    game.state.rulings = 3
    game.play("upgrade miner")
    assert game.state.turn is not None
    assert game.state.turn.ways == [], "a game begun before keeps to the letter what it kept"


def test_the_move_that_ends_the_game_is_not_said_to_cost_what_lies_there() -> None:
    """Only points count after the last move, although workers and upgraded tiles remain."""
    game = scene(2, "winter").screen(0, red=4, saw=1).screen(1, red=4).build(0, "miner", upgraded=True)
    before = deepcopy(game.state)
    after = deepcopy(game.state)
    after.phase = "over"
    judge = thinking_about(question_of(KEYFLOWER, before, 0, "over"), ADVISER).judge
    changes = judge.changes(before, after, 0)
    assert {change.feature for change in changes} <= {"promised", "settled"}
    assert sum(change.worth for change in changes) == pytest.approx(
        judge.value(after, 0) - judge.value(before, 0)
    )
