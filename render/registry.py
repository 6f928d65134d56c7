"""Every game's painter and icons, by its key: `PAINTER` of `render/<key>/painter.py`, `ICONS` of `icons.py`.

The bot uses nothing else of the pictures; a game without such files is shown as text.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

import render
from render.kit.icons import Icons
from render.kit.painter import BasePainter, Painter
from render.kit.theme import PLAYERS, PlayerMark


def _found(file: str, name: str) -> dict[str, Any]:
    keys = sorted(module.name for module in iter_modules(render.__path__) if module.ispkg)
    there = [key for key in keys if key != "kit" and find_spec(f"render.{key}.{file}")]
    return {key: getattr(import_module(f"render.{key}.{file}"), name) for key in there}


PAINTERS: dict[str, Painter[Any]] = _found("painter", "PAINTER")
ICONS: dict[str, Icons] = _found("icons", "ICONS")


def seat_marks(game: str) -> Sequence[PlayerMark]:
    """Return the colours and symbols of a game's seats."""
    painter = PAINTERS.get(game)
    return painter.players if isinstance(painter, BasePainter) else PLAYERS
