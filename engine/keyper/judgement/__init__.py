"""How computer players judge a position of Keyper."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from engine.core.judgement import Glance, Judgement, Manner
from engine.core.text import Seat
from engine.keyper.actions import (
    Action,
    AtMost,
    Build,
    End,
    Hold,
    Join,
    OnPlot,
    OrderDone,
    OrderField,
    Pay,
    Rest,
    Send,
    SetOrder,
    Upgrade,
)
from engine.keyper.content.goods import SEASONS
from engine.keyper.judgement.features import FEATURES, measured
from engine.keyper.judgement.fitted import FITTED
from engine.keyper.judgement.follies import folly
from engine.keyper.judgement.glances import glance, keen_glance
from engine.keyper.judgement.hand import HAND
from engine.keyper.state import Order, State


class KeyperJudgement(Judgement[State, Action]):
    features = FEATURES
    stages = SEASONS
    hand: ClassVar = HAND
    fitted: ClassVar = FITTED
    swing = 4.0
    counted = frozenset(("points", "team", "home", "standing", "village", "farm", "shipping", "tiles"))
    told_as: ClassVar = {
        "keyper": "claim",  # whoever plays it has the other instead
        "near": "fairs",
    }
    settings = frozenset((AtMost, SetOrder, OrderField, OrderDone))

    def stage(self, state: State) -> int:
        return state.season

    def measured(self, state: State, seat: Seat) -> list[float]:
        return measured(state, seat)

    def glance(self, state: State, seat: Seat) -> Glance[State, Action]:
        return glance(state, seat)

    def keen(self, state: State, seat: Seat) -> Glance[State, Action]:
        return keen_glance(state, seat)

    def ends(self, action: Action) -> bool:
        return isinstance(action, End)

    def gist(self, action: Action) -> tuple[Hashable, Manner | None]:
        match action:
            case OnPlot():
                return OnPlot, "place"
            case Pay():
                return Pay, "payment"
            case Send() | Join() | Rest():
                return type(action), "colour"
            case _:  # everything else is what a turn is about
                return action, None

    def goal(self, action: Action) -> Hashable | None:
        return action if isinstance(action, Build | Upgrade | Hold) else None

    def folly(self, state: State, action: Action) -> str:
        return folly(state, action)

    def turn(self, state: State) -> Hashable:
        """Others are asked to join before the work begins: the turn goes on after its first `end`."""
        return (state.season, state.turn.seat) if state.stage != "over" else None

    def suppose(self, world: State, seat: Seat) -> None:
        """Others join when they like it; whoever plans a turn counts on nobody."""
        for other, player in enumerate(world.players):
            if other != seat:
                player.order = Order("never")


JUDGEMENT = KeyperJudgement()
