"""Custom boxes for tests: added, and removed again."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core.content import Sets
from engine.core.rng import Rng, seed_from
from engine.registry import GAMES
from tools.sample_content import random_box, written

__all__ = ["WITH_FORMS", "brought", "forget", "own_box", "written"]

WITH_FORMS: dict[str, Any] = {key: game for key, game in sorted(GAMES.items()) if game.form is not None}


def brought(game: Any, rng: Rng) -> str:
    """Add a random box and return its name."""
    name: str = game.sets.bring(random_box(game, rng))
    return name


@cache
def own_box(key: str, number: int) -> Any:
    """Return one of the random boxes of a game, made once: the form is read for each of its values."""
    return random_box(GAMES[key], Rng(seed_from(f"box {number}")))


def forget(sets: Sets[Any]) -> None:
    """Forget custom sets, as after a start: only shipped sets are known."""
    sets._recent.clear()
    sets._in_use.clear()
