"""Legends, single cards, and pictures with highlighted pieces."""

from __future__ import annotations

from typing import Any

from bot.ui.kit.blocks import Picture
from engine.core.game import Game
from engine.core.lessons import played
from engine.core.teaching import Introduction
from engine.core.text import Say
from render.kit.callouts import point_out
from render.kit.encode import encode
from render.kit.enlarge import enlarged
from render.kit.legend import LegendPage
from render.kit.painter import Painter, PictureKind, clipped
from render.kit.theme import Theme
from render.registry import LEGENDS


def has_legend(game: str) -> bool:
    return game in LEGENDS


def legend_of(page: LegendPage, number: int) -> Picture:
    return Picture(f"signs-{number}.png", encode(page.scene), clipped(page.words))


def card_of(painter: Painter[Any], kind: PictureKind, say: Say, content: Any) -> Picture:
    data = encode(painter.card(kind, say, content=content))
    alt = painter.card_alt(kind, say, content)
    return Picture(f"{kind.key.replace(':', '-')}.png", data, alt)


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
    """Draw the picture of a game's introduction, enlarged by a factor of `times`."""
    view = game.view_for(played(game, introduction.setup, introduction.script), _FIRST)
    kind = next(kind for kind in painter.kinds(view) if kind.key == introduction.picture)
    scene = painter.draw(view, kind, say, theme=theme)
    point_out(scene, introduction.marks)
    return Picture(f"{introduction.key}.png", encode(enlarged(scene, times)), alt)
