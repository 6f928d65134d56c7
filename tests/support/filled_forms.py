"""Custom boxes for tests: added, and removed again."""

from __future__ import annotations

from typing import Any

from engine.core.content import Sets
from engine.core.rng import Rng
from engine.registry import GAMES
from tools.sample_content import random_box, written

__all__ = ["WITH_FORMS", "brought", "forget", "written"]

WITH_FORMS: dict[str, Any] = {key: game for key, game in sorted(GAMES.items()) if game.form is not None}


def brought(game: Any, rng: Rng) -> str:
    """Add a random box and return its name."""
    name: str = game.sets.bring(random_box(game, rng))
    return name


def forget(sets: Sets[Any]) -> None:
    """Forget custom sets, as after a start: only shipped sets are known."""
    sets._lately.clear()
    sets._held.clear()
