"""Evaluation of Lantern positions for computer players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.evaluation import Benefit, Evaluator, Glance
from engine.core.text import Seat, text
from engine.lantern.actions import Action, Draw, End, Hide
from engine.lantern.evaluation.features import FEATURES, feature_values
from engine.lantern.evaluation.manual_weights import HAND
from engine.lantern.evaluation.quick_scores import quick_score
from engine.lantern.evaluation.trained_weights import FITTED
from engine.lantern.queries import is_last_round
from engine.lantern.state import State


class LanternEvaluator(Evaluator[State, Action]):
    features = FEATURES
    stages = ("rounds to come", "last round")
    hand: ClassVar = HAND
    fitted: ClassVar = FITTED
    swing = 0.7

    def stage(self, state: State) -> int:
        return int(is_last_round(state))

    def feature_values(self, state: State, seat: Seat) -> list[float]:
        return feature_values(state, seat)

    def quick_score(self, state: State, seat: Seat) -> Glance[State, Action]:
        return quick_score

    def benefits(
        self, before: State, after: State, later: State, seat: Seat, picks: Sequence[Action]
    ) -> list[Benefit]:
        said = {Hide: "lantern-benefit-hide", Draw: "lantern-benefit-draw"}
        return [Benefit("gets", text(said[type(pick)])) for pick in picks if type(pick) in said]

    def ends(self, action: Action) -> bool:
        return isinstance(action, End)


EVALUATOR = LanternEvaluator()
