"""What is printed on pieces: a legend of the signs, single cards, and the letters that a picture can give."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from bot.ui.kit.blocks import Picture
from engine.core.text import Say
from render.kit.encode import encode
from render.kit.icons import Icons
from render.kit.legend import legend, legend_words
from render.kit.marks import CardPainter, PictureKind, clipped
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
    """What the picture for these pieces can mark, each with the sign that is printed there, if any."""
    painter = PAINTERS.get(game)
    if painter is None:
        return {}
    try:
        shown = painter.shows(view, painter.main(view, focuses))
        return {focus: painter.printed(view, focus) for focus in shown}
    except Exception:  # play goes on without a picture that cannot be drawn
        _log.exception("no letters can be given", extra={"kind": game})
        return {}
