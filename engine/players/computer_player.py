"""The single entry point for asking a player of any strength."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.best_turn import think
from engine.players.random_players import Chooser, chosen, random_ish_player, random_player
from engine.players.requests import Answer, Question
from engine.players.strengths import STRENGTHS, Strength

_CHOOSERS: Mapping[str, Chooser] = {"random": random_player, "random-ish": random_ish_player}


class UnknownStrengthError(ValueError):
    def __init__(self, key: str) -> None:
        super().__init__(f"there is no player '{key}'; known: {', '.join(STRENGTHS)}")


def strength_named(key: str) -> Strength:
    if key not in STRENGTHS:
        raise UnknownStrengthError(key)
    return STRENGTHS[key]


def answer(strength: Strength, question: Question) -> Answer:
    """Return the turn of a player of this strength."""
    if strength.key in _CHOOSERS and question.decision.free:
        return Answer(())
    if strength.key in _CHOOSERS:
        return chosen(_CHOOSERS[strength.key], question)
    return think(strength, question)
