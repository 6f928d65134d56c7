"""The reader's own or hidden pieces, as small pictures on a sheet with a golden rim."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.layout import WIDTH, Box, around
from render.kit.rows import GAP, GAP_GLYPH, Glyph, lay_row, row_width
from render.kit.scene import Layer, Scene

_EDGE = 24
_DISC = 52.0
_SIZE, _SMALL = 50.0, 42.0
"""Height of the pictures on one or two lines, and on more."""
_ROOMY = 2


def own_sheet(scene: Scene, disc: Glyph, groups: Sequence[Sequence[Sequence[Glyph]]], top: float) -> float:
    """Draw groups of rows beside their owner's sign; return the bottom edge.

    A group begins a line, and its rows share lines where they fit. Only its owner gets a picture with it.
    """
    left = _EDGE + 38 + _DISC / 2 + 20
    room = WIDTH - _EDGE - left - 20
    size, lines = _SIZE, _all_lines(groups, room, _SIZE)
    if len(lines) > _ROOMY:
        size, lines = _SMALL, _all_lines(groups, room, _SMALL)
    if not lines:
        return top
    box = Box(_EDGE, top + 8, WIDTH - _EDGE, top + 16 + len(lines) * (size + 10))
    scene.panel(Layer.CARD, box, scene.theme.paper, scene.theme.glow, 14, 3)
    if disc.ink is not None:
        place = around((box.x0 + 38, box.centre.y), _DISC * disc.ratio, _DISC)
        scene.sprite(Layer.GOODS, place, disc.ink, *disc.args)
    for line, row in zip(lines, box.inset(0, 4).rows(len(lines)), strict=True):
        lay_row(scene, line, (left, row.centre.y), size, room, "left", colour=scene.theme.ink)
    return box.y1


def _all_lines(groups: Sequence[Sequence[Sequence[Glyph]]], room: float, size: float) -> list[list[Glyph]]:
    return [line for group in groups for line in _lines([row for row in group if row], room, size)]


def _lines(rows: Sequence[Sequence[Glyph]], room: float, size: float) -> list[list[Glyph]]:
    """Return lines; a row continues beside the one before if both fit, else it begins a line."""
    lines = list[list[Glyph]]()
    for row in rows:
        longer = [*lines[-1], GAP_GLYPH, GAP_GLYPH, *row] if lines else []
        if longer and row_width(longer, size, GAP) <= room:
            lines[-1] = longer
        else:
            lines.append(list(row))
    return lines
