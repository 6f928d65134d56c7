"""The reader's own or hidden pieces, as small pictures on a sheet with a golden rim."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.layout import WIDTH, Box, around
from render.kit.rows import GAP, GAP_GLYPH, Glyph, lay_row, row_height
from render.kit.scene import Layer, Scene

_EDGE = 24
_DISC = 52.0
_SIZE, _SMALL = 50.0, 42.0
"""Height of the pictures on one or two lines, and on more."""
_TYPE = 34
"""Smallest size of numbers; large ones may shrink with their pictures."""
_SHRUNK = 0.9
"""How far pictures may shrink to keep a row on the line."""
_ROOMY = 2
_LEFT = _EDGE + 38 + _DISC / 2 + 20


def own_sheet(
    scene: Scene,
    disc: Glyph,
    groups: Sequence[Sequence[Sequence[Glyph]]],
    top: float,
    roomy: int = _ROOMY,
) -> float:
    """Draw groups of rows beside their owner's sign; return the bottom edge.

    A group begins a line, and its rows share lines where they fit; more than `roomy` lines are smaller. Only
    its owner gets a picture with it.
    """
    left, room = _LEFT, WIDTH - _EDGE - _LEFT - 20
    size, lines = _laid_out(groups, roomy)
    if not lines:
        return top
    box = Box(_EDGE, top + 8, WIDTH - _EDGE, top + 16 + len(lines) * (size + 10))
    scene.panel(Layer.CARD, box, scene.theme.paper, scene.theme.glow, 14, 3)
    if disc.ink is not None:
        place = around((box.x0 + 38, box.centre.y), _DISC * disc.ratio, _DISC)
        scene.sprite(Layer.GOODS, place, disc.ink, *disc.args)
    least = _least(size)
    for line, row in zip(lines, box.inset(0, 4).rows(len(lines)), strict=True):
        lay_row(scene, line, (left, row.centre.y), size, room, "left", colour=scene.theme.ink, least=least)
    return box.y1


def own_sheet_height(groups: Sequence[Sequence[Sequence[Glyph]]], roomy: int) -> float:
    """Return how much higher the sheet makes a picture."""
    size, lines = _laid_out(groups, roomy)
    return 16 + len(lines) * (size + 10) if lines else 0.0


def _least(size: float) -> int:
    return _TYPE if size <= _SMALL else 0


def _laid_out(groups: Sequence[Sequence[Sequence[Glyph]]], roomy: int) -> tuple[float, list[list[Glyph]]]:
    """Return the height of the pictures, and the lines."""
    room = WIDTH - _EDGE - _LEFT - 20
    lines = _all_lines(groups, room, _SIZE)
    return (_SIZE, lines) if len(lines) <= roomy else (_SMALL, _all_lines(groups, room, _SMALL))


def _all_lines(groups: Sequence[Sequence[Sequence[Glyph]]], room: float, size: float) -> list[list[Glyph]]:
    return [line for group in groups for line in _lines([row for row in group if row], room, size)]


def _lines(rows: Sequence[Sequence[Glyph]], room: float, size: float) -> list[list[Glyph]]:
    """Return lines; a row continues beside the one before if both fit or nearly so, else it begins a line."""
    lines = list[list[Glyph]]()
    for row in rows:
        longer = [*lines[-1], GAP_GLYPH, GAP_GLYPH, *row] if lines else []
        if longer and row_height(longer, size, room, GAP, _least(size)) >= size * _SHRUNK:
            lines[-1] = longer
        else:
            lines.append(list(row))
    return lines
