"""Weights learnt from whole games: least squares, stage by stage from the last one back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.evaluation import Evaluator, Weights
from engine.core.game import AnyGame, Standing
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup
from engine.core.text import Seat
from engine.players.evaluator import evaluator_of
from engine.players.matches import played
from engine.players.strengths import Strength

_LEARNER = Strength("learner", tries=16, fitted=True)
_MISTAKES = (0.0, 0.5, 1.0)
"""Evaluation errors of the learners, which make them see more than their own best play."""
_CAUTION = 100
"""The old weights count like this many games, so few games change little."""
_LEAST, _MOST = 1 / 3, 3.0
"""Limits of a weight, as multiples of the one set by hand."""
_TRUST = 0.5
"""Share of the next stage's evaluation in the target, beside the final result: it knows less, but has less
noise."""


class Exercise(Struct, frozen=True):
    """One position from one seat's point of view: how far each feature is above the others'."""

    stage: int
    features: list[float]
    game: int
    seat: Seat


class Lesson(Struct):
    """The training data of one game."""

    rows: list[Exercise]
    lead: list[float]  # by seat, final lead in points


def lesson_of(game: AnyGame, setup: Setup, number: int, weights: Weights) -> Lesson:
    """Play one game between learners with these weights."""
    evaluator, rows = evaluator_of(game), list[Exercise]()
    rng = Rng(seed_from(f"{setup.seed}:learners"))
    players = [
        replace(_LEARNER, weights=weights, misjudges=rng.choice(_MISTAKES)) for _ in range(setup.seats)
    ]

    def watch(state: Any, _seat: Seat) -> None:
        found = [evaluator.feature_values(state, seat) for seat in range(setup.seats)]
        stage = evaluator.stage(state)
        rows.extend(Exercise(stage, above(found, seat), number, seat) for seat in range(setup.seats))

    return Lesson(rows, _leads(played(game, setup, players, watch=watch).standings))


def _leads(standings: Sequence[Standing]) -> list[float]:
    """Return each seat's lead over the average of the others, in points."""
    points = [[float(each.points)] for each in sorted(standings, key=lambda each: each.seat)]
    return [above(points, seat)[0] for seat in range(len(points))]


def above(found: Sequence[Sequence[float]], seat: Seat) -> list[float]:
    """Return one seat's figures minus the mean of the others'."""
    others = [row for other, row in enumerate(found) if other != seat]
    return [own - sum(column) / len(others) for own, *column in zip(found[seat], *others, strict=True)]


def fitted(evaluator: Evaluator[Any, Any], lessons: Sequence[Lesson], old: Weights) -> Weights:
    """Return new weights for every stage. The values at the start of a stage help to fit the one before."""
    columns = list[list[float]]()
    targets = {
        (number, seat): lead for number, each in enumerate(lessons) for seat, lead in enumerate(each.lead)
    }
    final = dict(targets)
    for stage in reversed(range(len(evaluator.stages))):
        rows = [row for lesson in lessons for row in lesson.rows if row.stage == stage]
        before = [old[feature][stage] for feature in evaluator.features]
        hand = [evaluator.hand[feature][stage] for feature in evaluator.features]
        column = solved(rows, targets, before, hand) if rows else before
        if stage == len(evaluator.stages) - 1:
            column[0] = 1.0  # a point is worth a point at the end
        columns.insert(0, column)
        for row in reversed(rows):  # the first one of the stage wins
            judged = sum(map(float.__mul__, column, row.features))
            key = (row.game, row.seat)
            targets[key] = _TRUST * judged + (1 - _TRUST) * final[key]
    return {
        feature: tuple(round(column[at], 3) for column in columns)
        for at, feature in enumerate(evaluator.features)
    }


def mean_of(rounds: Sequence[Weights]) -> Weights:
    """Return the mean of several rounds, which has less noise than each of them."""
    return {
        feature: tuple(
            round(sum(each[feature][stage] for each in rounds) / len(rounds), 3) for stage in range(len(row))
        )
        for feature, row in rounds[0].items()
    }


def solved(
    rows: Sequence[Exercise],
    targets: Mapping[tuple[int, Seat], float],
    old: Sequence[float],
    hand: Sequence[float],
) -> list[float]:
    """Solve least squares for the change of the old weights, regularised in proportion to each feature's
    spread.

    The leader has more of everything, so games suggest that many features are worth more than they bring, or
    less than nothing. Each weight therefore stays within limits round the one set by hand."""
    matrix, right = _sums(rows, targets, old)
    fixed = dict[int, float]()
    while True:
        change = _eliminated(*_without(matrix, right, fixed))
        found = [weight + by for weight, by in zip(old, change, strict=True)]
        bounded = [_bounded(weight, each) for weight, each in zip(found, hand, strict=True)]
        beyond = [at for at, weight in enumerate(bounded) if weight != found[at] and at not in fixed]
        if not beyond:
            return bounded
        fixed.update({at: bounded[at] - old[at] for at in beyond})


def _bounded(weight: float, hand: float) -> float:
    """Apply the limits; a weight of zero by hand means no limits."""
    if not hand:
        return weight
    low, high = sorted((_LEAST * hand, _MOST * hand))
    return min(max(weight, low), high)


def _sums(
    rows: Sequence[Exercise], targets: Mapping[tuple[int, Seat], float], old: Sequence[float]
) -> tuple[list[list[float]], list[float]]:
    """Return the normal equations."""
    size = len(old)
    matrix, right = [[0.0] * size for _ in range(size)], [0.0] * size
    for row in rows:
        figures = [(at, figure) for at, figure in enumerate(row.features) if figure]
        miss = targets[row.game, row.seat] - sum(old[at] * figure for at, figure in figures)
        for at, figure in figures:
            right[at] += figure * miss
            line = matrix[at]
            for other, value in figures:
                line[other] += figure * value
    caution = _CAUTION / max(1, len({row.game for row in rows}))
    for at in range(size):
        matrix[at][at] += caution * matrix[at][at] + 1e-6
    return matrix, right


def _without(
    matrix: list[list[float]], right: list[float], fixed: Mapping[int, float]
) -> tuple[list[list[float]], list[float]]:
    """Return the same equations with some of the changes fixed."""
    lines, sums = [line.copy() for line in matrix], right.copy()
    for at, by in fixed.items():
        for line in range(len(sums)):
            sums[line] -= lines[line][at] * by
            lines[line][at] = lines[at][line] = 0.0
        lines[at][at], sums[at] = 1.0, by
    return lines, sums


def _eliminated(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve by Gaussian elimination with pivots; features that never varied do not change."""
    size = len(right)
    for at in range(size):
        pivot = max(range(at, size), key=lambda line: abs(matrix[line][at]))
        matrix[at], matrix[pivot] = matrix[pivot], matrix[at]
        right[at], right[pivot] = right[pivot], right[at]
        for line in range(at + 1, size):
            factor = matrix[line][at] / matrix[at][at]
            if factor:
                for column in range(at, size):
                    matrix[line][column] -= factor * matrix[at][column]
                right[line] -= factor * right[at]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(matrix[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (right[at] - known) / matrix[at][at]
    return found
