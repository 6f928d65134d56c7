"""How computer players judge a position of Keyflower."""

from __future__ import annotations

from typing import ClassVar

from engine.core.judgement import Foresight, Glance, Judgement
from engine.core.text import Seat
from engine.keyflower.actions import Action, End
from engine.keyflower.content.shapes import SEASONS
from engine.keyflower.judgement.features import FEATURES, measured, stage_of
from engine.keyflower.judgement.fitted import FITTED
from engine.keyflower.judgement.glances import glance
from engine.keyflower.judgement.hand import HAND
from engine.keyflower.state import State


class KeyflowerJudgement(Judgement[State, Action]):
    features = FEATURES
    stages = SEASONS
    hand: ClassVar = HAND
    fitted: ClassVar = FITTED
    swing = 4.0
    thorough = Foresight(replies=6, rounds=1, turns=6)

    def stage(self, state: State) -> int:
        return stage_of(state)

    def measured(self, state: State, seat: Seat) -> list[float]:
        return measured(state, seat)

    def glance(self, state: State, seat: Seat) -> Glance[State, Action]:
        return glance(state, seat)

    def ends(self, action: Action) -> bool:
        return isinstance(action, End)


JUDGEMENT = KeyflowerJudgement()
