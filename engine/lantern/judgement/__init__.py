"""How computer players judge a position of Lantern."""

from __future__ import annotations

from typing import ClassVar

from engine.core.evaluation import Glance, Judgement
from engine.core.text import Seat
from engine.lantern.actions import Action, End
from engine.lantern.judgement.features import FEATURES, measured
from engine.lantern.judgement.fitted import FITTED
from engine.lantern.judgement.glances import glance
from engine.lantern.judgement.hand import HAND
from engine.lantern.state import State
from engine.lantern.table import is_last_round


class LanternJudgement(Judgement[State, Action]):
    features = FEATURES
    stages = ("rounds to come", "last round")
    hand: ClassVar = HAND
    fitted: ClassVar = FITTED
    swing = 0.7

    def stage(self, state: State) -> int:
        return int(is_last_round(state))

    def measured(self, state: State, seat: Seat) -> list[float]:
        return measured(state, seat)

    def glance(self, state: State, seat: Seat) -> Glance[State, Action]:
        return glance

    def ends(self, action: Action) -> bool:
        return isinstance(action, End)


JUDGEMENT = LanternJudgement()
