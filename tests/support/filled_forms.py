"""Boxes as somebody might own them, for tests: brought, and forgotten again."""

from __future__ import annotations

from typing import Any

from engine.core.content import Sets
from engine.core.rng import Rng
from engine.registry import GAMES
from tools.boxes import random_box, written

__all__ = ["WITH_FORMS", "brought", "forget", "written"]

WITH_FORMS: dict[str, Any] = {key: game for key, game in sorted(GAMES.items()) if game.form is not None}


def brought(game: Any, rng: Rng) -> str:
    """The name of a box made at random, which is known from now on."""
    name: str = game.sets.bring(random_box(game, rng))
    return name


def forget(sets: Sets[Any]) -> None:
    """As after a start: what ships is known, and nothing else."""
    sets._lately.clear()
    sets._held.clear()
