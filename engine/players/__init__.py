"""Computer players. Each chooses from a view and a decision alone, so none can peek."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from engine.core.game import Decision, Option
from engine.core.rng import Rng

Chooser: TypeAlias = Callable[[Any, Decision[Any], Rng], Option[Any]]


def random_player(view: object, decision: Decision[Any], rng: Rng) -> Option[Any]:
    """Any legal option."""
    return rng.choice(decision.options)


def easy_player(view: object, decision: Decision[Any], rng: Rng) -> Option[Any]:
    """Random, but neither foolish nor idle while anything else is offered."""
    sensible = [option for option in decision.options if not option.foolish] or list(decision.options)
    busy = [option for option in sensible if not option.idle]
    return rng.choice(busy or sensible)


PLAYERS: Mapping[str, Chooser] = {"random": random_player, "easy": easy_player}
