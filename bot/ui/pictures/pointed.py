"""Pictures in which something is pointed out: of positions that were prepared to show it."""

from __future__ import annotations

from typing import Any

from bot.ui.kit.blocks import Picture
from engine.core.game import Game
from engine.core.script import played
from engine.core.teaching import Introduction
from engine.core.text import Say
from render.kit.encode import encode
from render.kit.enlarge import enlarged
from render.kit.marks import Painter
from render.kit.pointing import point_out
from render.kit.theme import Theme

_FIRST = 0  # the seat whose view is shown


def introduced(
    painter: Painter[Any],
    game: Game[Any, Any, Any],
    introduction: Introduction,
    say: Say,
    alt: str,
    theme: Theme,
    times: float,
) -> Picture:
    """The picture of a game on one screen, drawn so many times as large as usual."""
    view = game.view_for(played(game, introduction.setup, introduction.script), _FIRST)
    kind = next(kind for kind in painter.kinds(view) if kind.key == introduction.picture)
    scene = painter.draw(view, kind, say, theme=theme)
    point_out(scene, introduction.marks)
    data, ending = encode(enlarged(scene, times))
    return Picture(f"{introduction.key}.{ending.lstrip('.')}", data, alt)
