"""Weights come out of games by least squares, the same from the same games."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng, seed_from
from engine.players.evaluator import evaluator_of
from engine.players.training import Exercise, above, fitted, lesson_of, mean_of, solved
from engine.registry import GAMES
from tests.support.conformance import setup_for


def rows_of(true: list[float], count: int) -> tuple[list[Exercise], dict[tuple[int, int], float]]:
    rng = Rng(seed_from("rows"))
    rows, targets = list[Exercise](), dict[tuple[int, int], float]()
    for game in range(count):
        features = [rng.below(21) - 10.0 for _ in true]
        rows.append(Exercise(0, features, game, 0))
        targets[game, 0] = sum(weight * figure for weight, figure in zip(true, features, strict=True))
    return rows, targets


def test_weights_move_from_the_old_towards_what_games_say() -> None:
    rows, targets = rows_of([1.0, 0.5, 3.0], 200)
    found = solved(rows, targets, [1.0, 1.0, 1.0], [1.0, 1.0, 1.0])
    assert found == pytest.approx([1.0, 0.67, 2.33], abs=0.05)  # the old ones count as 100 games
    few = solved(rows[:20], targets, [1.0, 1.0, 1.0], [1.0, 1.0, 1.0])
    assert 1.1 < few[2] < 1.7


def test_no_weight_goes_further_than_sense_allows() -> None:
    rows, targets = rows_of([1.0, -2.0, 0.5], 200)
    found = solved(rows, targets, [1.0, 0.2, 0.5], [1.0, 1.0, 1.0])
    assert found[1] == pytest.approx(1 / 3)
    assert found[0] == pytest.approx(1.0, abs=0.3)
    assert solved(rows, targets, [1.0, 0.2, 0.5], [1.0, 0.0, 1.0])[1] < -1.0, "the hand says nothing of it"
    more, sums = rows_of([1.0, 9.0, 0.5], 200)
    assert solved(more, sums, [1.0, 0.2, 0.5], [1.0, 0.2, 1.0])[1] == pytest.approx(0.6)


def test_a_seat_stands_above_the_mean_of_the_others() -> None:
    assert above([[4.0, 1.0], [1.0, 2.0], [3.0, 0.0]], 0) == [2.0, 0.0]


def test_rounds_are_averaged_feature_by_feature_and_stage_by_stage() -> None:
    rounds = [{"points": (1.0, 1.0), "laws": (0.3, 0.0)}, {"points": (1.0, 2.0), "laws": (0.0, -0.1)}]
    assert mean_of(rounds) == {"points": (1.0, 1.5), "laws": (0.15, -0.05)}


def test_the_same_games_give_the_same_weights() -> None:
    game = GAMES["keythedral"]
    evaluator = evaluator_of(game)
    runs = [
        fitted(evaluator, [lesson_of(game, setup_for(game, 2, "lesson"), 0, evaluator.hand)], evaluator.hand)
        for _ in range(2)
    ]
    assert runs[0] == runs[1] != evaluator.hand
    assert tuple(runs[0]) == evaluator.features
    assert runs[0]["points"][-1] == 1.0
