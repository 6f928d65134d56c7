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
from engine.core.text import Text
from render.kit.icons import Icons, icon_key
from render.kit.legend import SignGroup
from render.kit.painter import Painter
from render.kit.panel_layout import Layout
from render.kit.rows import Glyph
from render.kit.theme import PLAYERS, PlayerMark


def _found(file: str, name: str) -> dict[str, Any]:
    keys = sorted(module.name for module in iter_modules(render.__path__) if module.ispkg)
    there = [key for key in keys if key != "kit" and find_spec(f"render.{key}.{file}")]
    return {key: getattr(import_module(f"render.{key}.{file}"), name) for key in there}


PAINTERS: dict[str, Painter[Any]] = _found("painter", "PAINTER")
ICONS: dict[str, Icons] = _found("icons", "ICONS")
LEGENDS: dict[str, tuple[SignGroup, ...]] = _found("legend", "LEGEND")
LAYOUTS: dict[str, Layout] = _found("panel_layout", "layout")


def seat_marks(game: str) -> Sequence[PlayerMark]:
    """Return the colours and symbols of a game's seats."""
    return PAINTERS[game].players if game in PAINTERS else PLAYERS


def glyph_of(game: str, said: Text) -> Glyph | None:
    """Return the icon of the piece or thing that a message names, as a picture can draw it."""
    if (table := ICONS.get(game)) is None:
        return None
    key = icon_key(said, table.told_by)
    icon = table.pieces.get(key) or table.things.get(key)
    return table.drawn[icon] if icon else None
