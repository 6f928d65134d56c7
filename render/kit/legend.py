"""The legend of signs: each piece as drawn, beside its name."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Say, text
from render.kit.icons import Icons
from render.kit.layout import WIDTH, Box, around
from render.kit.scene import SERIF, Layer, Scene
from render.kit.text import width_of
from render.kit.theme import DAY, Theme

_ACROSS = (3, 2)
"""Pieces per row; the smaller number is for long names."""
_HIGH = 116.0
_EDGE = 24.0
_PIECE = 84.0
_LEFT = 124.0
"""Distance of a name from the left edge of its column."""
_SIZE, _LEAST = 40, 30


def legend(table: Icons, say: Say, theme: Theme = DAY) -> Scene:
    names = _names(table, say)
    across = next((n for n in _ACROSS if _fit(names, n)), _ACROSS[-1])
    rows = -(-len(names) // across)
    scene = Scene(theme, rows * _HIGH + 2 * _EDGE)
    sheet = Box(_EDGE, _EDGE, WIDTH - _EDGE, _EDGE + rows * _HIGH)
    scene.panel(Layer.CARD, sheet, theme.paper, theme.paper_edge)
    wide = sheet.width / across
    for at, (message, name) in enumerate(zip(table.legend, names, strict=True)):
        glyph = table.drawn[table.pieces[message]]
        assert glyph.ink is not None
        left, middle = sheet.x0 + at % across * wide, sheet.y0 + (at // across + 0.5) * _HIGH
        high = _PIECE / max(1.0, glyph.ratio)
        place = around((left + 66, middle), high * glyph.ratio, high)
        scene.sprite(Layer.GOODS, place, glyph.ink, *glyph.args)
        scene.label(name, (left + _LEFT, middle), _SIZE, None, SERIF, "left", _room(across), _LEAST)
    return scene


def legend_words(table: Icons, say: Say) -> str:
    """Return the legend in words, which needs no signs."""
    return ", ".join(_names(table, say))


def _names(table: Icons, say: Say) -> list[str]:
    return [str(say(text(message))) for message in table.legend]


def _room(across: int) -> float:
    return (WIDTH - 2 * _EDGE) / across - _LEFT - 12


def _fit(names: Sequence[str], across: int) -> bool:
    return all(width_of(name, SERIF, _LEAST) <= _room(across) for name in names)
