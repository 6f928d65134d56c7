"""Evaluation by points only, for games without an evaluator, and the weighted evaluation of positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.evaluation import Evaluator, Glance, Weights
from engine.core.text import Seat
from engine.players.biased_player import fondness
from engine.players.requests import AnyGame, Change


class Points(Evaluator[Any, Any]):
    features = ("points",)
    stages = ("all",)
    hand: ClassVar = {"points": (1.0,)}
    fitted: ClassVar = {"points": (1.0,)}
    swing = 1.0

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def stage(self, state: Any) -> int:
        return 0

    def feature_values(self, state: Any, seat: Seat) -> list[float]:
        return [float(each.points) for each in self._game.standings(state) if each.seat == seat]

    def quick_score(self, state: Any, seat: Seat) -> Glance[Any, Any]:
        return lambda _state, _action: 0.0

    def ends(self, action: Any) -> bool:
        return type(action).__name__ == "End"


def evaluator_of(game: AnyGame) -> Evaluator[Any, Any]:
    return game.evaluator or Points(game)


_SETTLED = 0.5
"""Weight of the score if the game ended now, relative to the features."""


class Judge:
    """Evaluates positions of one game with one set of weights."""

    def __init__(
        self,
        game: AnyGame,
        evaluator: Evaluator[Any, Any],
        weights: Weights,
        fond: str = "",
        *,
        settles: bool = False,
        advises: bool = False,
    ) -> None:
        self.game, self.evaluator, self._fond, self._settles = game, evaluator, fond, settles
        self._advises = advises
        self._columns = [
            [weights[feature][stage] for feature in evaluator.features]
            for stage in range(len(evaluator.stages))
        ]

    def value(self, state: Any, seat: Seat, stage: int | None = None) -> float:
        """Return a seat's expected points, with the weights of the given stage or the position's own."""
        weights = self._columns[self.evaluator.stage(state) if stage is None else stage]
        value = sum(map(float.__mul__, weights, self.evaluator.feature_values(state, seat)))
        settled = self._settled(state, seat)
        return value if settled is None else value + _SETTLED * (settled - value)

    def _settled(self, state: Any, seat: Seat) -> float | None:
        return self.evaluator.settled_score(state, seat) if self._settles else None

    def lead(self, state: Any, seat: Seat, seats: int, stage: int | None = None) -> float:
        """Return the same value minus the average of the other seats."""
        values = [self.value(state, each, stage) for each in range(seats)]
        own = values.pop(seat)
        return own - sum(values) / len(values)

    def prospects(self, before: Any, after: Any, seat: Seat) -> float:
        """Return what the features leave out of the gain between two positions, for an adviser."""
        return self.evaluator.prospects(before, after, seat) if self._advises else 0.0

    def liking(self, state: Any, seat: Seat, picks: Sequence[Any]) -> float:
        """Return the bonus of a biased player for a turn."""
        if not self._fond or self._fond in self.evaluator.features:
            return 0.0
        return fondness(self.game, self.evaluator, self._fond, state, seat, picks)

    def changes(self, before: Any, after: Any, seat: Seat) -> tuple[Change, ...]:
        """Return the changes between two positions by feature, most important first. Both use the weights of
        one stage, so the changes add up to the difference of their values."""
        found, stage = list[Change](), self.evaluator.stage(before)
        then, now = (list(self.evaluator.feature_values(each, seat)) for each in (before, after))
        stood, stands = (self._settled(each, seat) for each in (before, after))
        had, has = (self.evaluator.scored(each, seat) for each in (before, after))
        half = 1.0 if stood is None or stands is None else 1 - _SETTLED
        weights = [half * weight for weight in self._columns[stage]]
        if had is not None and has is not None:  # show points as the rules count them
            more, still = then[0] - had, now[0] - has
            worth = weights[0] * (still - more)
            is_over = self.game.is_over(after)
            for at, feature in enumerate(self.evaluator.features):
                if at and is_over and feature not in self.evaluator.guessed:
                    worth += weights[at] * (now[at] - then[at])  # nothing is lost, but only points count now
                    now[at] = then[at]
            found.append(Change("promised", more, still, worth))
            then[0], now[0] = had, has
        if stood is not None and stands is not None:  # only the part that exceeds points, which come first
            more, still = stood - then[0], stands - now[0]
            found.append(Change("settled", more, still, _SETTLED * (still - more)))
            weights[0] += _SETTLED
        for feature, weight, old, new in zip(self.evaluator.features, weights, then, now, strict=True):
            found.append(Change(feature, old, new, weight * (new - old)))
        told = (change for change in found if change.worth)
        return tuple(sorted(told, key=lambda change: -abs(change.worth)))
