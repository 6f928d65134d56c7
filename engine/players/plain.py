"""The judgement of a game that has none of its own: points as they stand."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.core.evaluation import Glance, Judgement
from engine.core.text import Seat
from engine.players.asking import AnyGame


class Points(Judgement[Any, Any]):
    features = ("points",)
    stages = ("all",)
    hand: ClassVar = {"points": (1.0,)}
    fitted: ClassVar = {"points": (1.0,)}
    swing = 1.0

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def stage(self, state: Any) -> int:
        return 0

    def measured(self, state: Any, seat: Seat) -> list[float]:
        return [float(each.points) for each in self._game.standings(state) if each.seat == seat]

    def glance(self, state: Any, seat: Seat) -> Glance[Any, Any]:
        return lambda _state, _action: 0.0

    def ends(self, action: Any) -> bool:
        return type(action).__name__ == "End"


def judgement_of(game: AnyGame) -> Judgement[Any, Any]:
    return game.judgement or Points(game)
