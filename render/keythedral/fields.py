"""The octagon fields, distinguished by what grows on them."""

from __future__ import annotations

from PIL import ImageChops

from render.keythedral.cubes import sign
from render.keythedral.palette import RESOURCE_OF, field_colour, stone_colour
from render.kit.layout import Box, octagon_corners
from render.kit.pen import Pen, Shape
from render.kit.theme import Colour, darker, letter_on, lighter

CUT = 0.34
"""The share of an octagon's corners that the squares take: more than with equal sides, for their numbers."""

_SPOTS = ((50, 15), (27, 30), (73, 30), (14, 50), (86, 50), (27, 70), (73, 70), (50, 85))


def _octagon(pen: Pen, share: float = 1.0) -> Shape:
    edge = 50 * (1 - share)
    return pen.shape().polygon(octagon_corners(Box(edge, edge, pen.wide - edge, 100 - edge), CUT))


def field(pen: Pen, kind: str, busy: bool) -> None:
    """Draw a field; its yield stands beside its number, or at the top if a worker needs the space."""
    colour = _ground(pen, kind)
    if busy:
        sign(pen, RESOURCE_OF[kind], (50, 17), 22, darker(colour, 0.7))
    else:
        pen.silhouette(pen.shape().circle((36, 50), 21), lighter(colour, 0.3))
        sign(pen, RESOURCE_OF[kind], (36, 50), 29, darker(colour, 0.72))


def field_ground(pen: Pen, kind: str) -> None:
    """Draw a field without its yield."""
    _ground(pen, kind)


def _ground(pen: Pen, kind: str) -> Colour:
    """Draw the ground of a field; return its colour."""
    colour = field_colour(pen.theme, kind)
    pen.silhouette(_octagon(pen, 0.99), darker(colour, 0.62))
    pen.silhouette(_octagon(pen, 0.965), darker(colour, 0.2))
    pen.silhouette(_octagon(pen, 0.92), lighter(colour, 0.22))
    pen.silhouette(_octagon(pen, 0.9), colour)
    _pattern(pen, kind, colour)
    return colour


def field_sign(pen: Pen, kind: str) -> None:
    """Draw a small field with its yield as large as possible."""
    colour = field_colour(pen.theme, kind)
    pen.silhouette(_octagon(pen, 0.99), darker(colour, 0.62))
    pen.silhouette(_octagon(pen, 0.9), colour)
    sign(pen, RESOURCE_OF[kind], (50, 50), 62, darker(colour, 0.78))


def field_back(pen: Pen, number: int) -> None:
    """Draw a field tile of the stack, number side up."""
    wall = stone_colour(pen.theme)
    pen.silhouette(_octagon(pen, 0.99), darker(wall, 0.55))
    pen.silhouette(_octagon(pen, 0.92), wall)
    pen.letters(str(number), (pen.wide / 2, 52), 60, letter_on(wall))


def _pattern(pen: Pen, kind: str, colour: Colour) -> None:
    marks = pen.shape()
    for x, y in _SPOTS:
        if kind == "quarry":
            marks.polygon([(x - 7, y + 4), (x - 4, y - 4), (x + 3, y - 5), (x + 7, y + 4)])
        elif kind == "wood":
            marks.polygon([(x, y - 8), (x + 6, y + 4), (x - 6, y + 4)]).rectangle(x - 1, y + 4, x + 1, y + 7)
        elif kind == "farm":
            for down in (-4, 0, 4):
                marks.line([(x - 7, y + down + 1), (x + 7, y + down - 1)], 1.3)
        elif kind == "lake":
            marks.line([(x - 8, y), (x - 4, y - 3), (x, y), (x + 4, y - 3), (x + 8, y)], 1.8)
        else:
            for dx, dy in ((-4, -3), (0, -3), (4, -3), (-2, 1), (2, 1), (0, 5)):
                marks.circle((x + dx, y + dy), 2.1)
    pen.silhouette(marks, darker(colour, 0.2))


def field_shadow(pen: Pen) -> None:
    """Draw a shadow; its box is larger than the field by a tenth on each side."""
    shape = pen.shape().polygon(octagon_corners(Box(8, 10, pen.wide - 8, 96), CUT))
    pen.veil(shape, pen.theme.shadow, 0.5, blur=3)
    pen.hollow(pen.shape().polygon(octagon_corners(Box(14, 14, pen.wide - 14, 86), CUT)))


def free_cell(pen: Pen) -> None:
    """Draw a cell where a field may be laid."""
    pen.veil(_octagon(pen, 0.93), pen.theme.felt_ink, 0.12)
    rim = _octagon(pen, 0.94)
    rim.polygon(octagon_corners(Box(5, 5, pen.wide - 5, 95), CUT), cut=True)
    pen.silhouette(rim, pen.theme.felt_line)


def octagon_frame(pen: Pen, news: bool) -> None:
    """Draw a glow around a field; its box is larger by a twentieth on each side."""
    _frame(pen, _octagon(pen, 0.99), _octagon(pen, 0.9), news)


def diamond_frame(pen: Pen, news: bool) -> None:
    outer, inner = (
        pen.shape().polygon([(50, 50 - r), (50 + r, 50), (50, 50 + r), (50 - r, 50)]) for r in (49, 41)
    )
    _frame(pen, outer, inner, news)


def _frame(pen: Pen, outer: Shape, inner: Shape, news: bool) -> None:
    outer.mask = ImageChops.subtract(outer.mask, inner.mask)
    pen.silhouette(outer, pen.theme.news if news else pen.theme.glow)
