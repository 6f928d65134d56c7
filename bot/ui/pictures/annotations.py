"""Legends, single cards, and pictures with highlighted pieces."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from bot.ui.kit.blocks import Picture
from engine.core.game import Game
from engine.core.lessons import played
from engine.core.teaching import Introduction
from engine.core.text import Say
from render.kit.callouts import point_out
from render.kit.encode import encode
from render.kit.enlarge import enlarged
from render.kit.icons import Icons
from render.kit.legend import legend, legend_words
from render.kit.painter import CardPainter, Painter, PictureKind, clipped
from render.kit.theme import Theme
from render.registry import ICONS, PAINTERS

_log = logging.getLogger(__name__)


def has_legend(game: str) -> bool:
    return game in ICONS and bool(ICONS[game].legend)


def legend_of(table: Icons, say: Say, theme: Theme) -> Picture:
    data, ending = encode(legend(table, say, theme))
    return Picture(f"signs.{ending.lstrip('.')}", data, clipped(legend_words(table, say)))


def card_of(painter: CardPainter, kind: PictureKind, say: Say, content: Any) -> Picture:
    data, ending = encode(painter.card(kind, say, content=content))
    alt = painter.card_alt(kind, say, content)
    return Picture(f"{kind.key.replace(':', '-')}.{ending.lstrip('.')}", data, alt)


def signs_shown(game: str, view: Any, focuses: Sequence[str]) -> dict[str, str]:
    """Return the pieces that the picture can mark, each with its printed sign, if any."""
    painter = PAINTERS.get(game)
    if painter is None:
        return {}
    try:
        shown = painter.shows(view, painter.main(view, focuses))
        return {focus: painter.printed(view, focus) for focus in shown}
    except Exception:  # a picture that cannot be drawn must not stop the game
        _log.exception("letters could not be assigned", extra={"kind": game})
        return {}


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
    data, ending = encode(enlarged(scene, times))
    return Picture(f"{introduction.key}.{ending.lstrip('.')}", data, alt)
