"""Wooden pieces: workers, goods, gems, sheaves. Shape and letter tell them apart, not colour alone."""

from __future__ import annotations

from render.kit.layout import Box, octagon_corners
from render.kit.pen import Pen, Shape
from render.kit.theme import PIECES, darker, lighter

MEEPLE = 0.88
"""Width of a meeple by its height."""


def _meeple_shape(pen: Pen) -> Shape:
    middle = pen.wide / 2
    half = [
        (middle + 9, 34), (middle + 24, 38), (middle + 38, 50), (middle + 38, 58), (middle + 34, 64),
        (middle + 25, 62), (middle + 27, 74), (middle + 34, 88), (middle + 33, 92), (middle + 6, 92),
        (middle, 82),
    ]  # fmt: skip
    other = [(2 * middle - x, y) for x, y in reversed(half[:-1])]
    return pen.shape().polygon([*half, *other]).circle((middle, 23), 17.5)


def meeple(pen: Pen, colour: str, letter: str = "") -> None:
    """A standing worker."""
    paint = PIECES[colour]
    pen.cut_piece(_meeple_shape(pen), paint, edge=4, drop=4)
    pen.letter_on(letter, (pen.wide / 2, 61), 43, paint)


def lying_meeple(pen: Pen, colour: str, letter: str = "") -> None:
    """A worker laid down: the same piece on its side, its letter upright."""
    paint = PIECES[colour]
    shape = pen.shape()
    points = [
        (34, 59), (38, 74), (50, 88), (58, 88), (64, 84), (62, 75), (74, 77), (88, 84), (93, 83), (93, 56),
        (82, 50), (93, 44), (93, 17), (88, 16), (74, 23), (62, 25), (64, 16), (58, 12), (50, 12), (38, 26),
        (34, 41),
    ]  # fmt: skip
    shape.polygon(points).circle((23, 50), 17.5)
    pen.cut_piece(shape, paint, edge=4, drop=4)
    pen.letter_on(letter, (58, 50), 43, paint)


def octagon(pen: Pen, colour: str, letter: str = "") -> None:
    """A good: an octagon with a bevel."""
    paint = PIECES[colour]
    outer = octagon_corners(Box(7, 5, pen.wide - 7, 91))
    inner = octagon_corners(Box(17, 15, pen.wide - 17, 81))
    pen.cut_piece(pen.shape().polygon(outer), paint, edge=4, drop=4, shine=False)
    pen.silhouette(pen.shape().polygon(inner), lighter(paint, 0.16))
    pen.silhouette(pen.shape().line([inner[7], inner[0], inner[1]], 3.5), lighter(paint, 0.5))
    pen.silhouette(pen.shape().line([inner[3], inner[4], inner[5]], 3.5), darker(paint, 0.3))
    pen.letter_on(letter, (pen.wide / 2, 48.5), 54, lighter(paint, 0.16))


def gem(pen: Pen, colour: str, letter: str = "") -> None:
    """A cut stone, light on its facets."""
    paint = PIECES[colour]
    middle = pen.wide / 2
    crown = [(middle - 42, 36), (middle - 24, 10), (middle + 24, 10), (middle + 42, 36), (middle, 92)]
    pen.cut_piece(pen.shape().polygon(crown), paint, edge=4, drop=3, shine=False)
    pen.silhouette(pen.shape().polygon([crown[0], crown[1], (middle - 14, 36)]), lighter(paint, 0.5))
    pen.silhouette(
        pen.shape().polygon([crown[1], crown[2], (middle + 14, 36), (middle - 14, 36)]), lighter(paint, 0.3)
    )
    pen.silhouette(pen.shape().polygon([crown[2], crown[3], (middle + 14, 36)]), lighter(paint, 0.12))
    pen.silhouette(pen.shape().polygon([(middle + 14, 36), crown[3], crown[4]]), darker(paint, 0.22))
    pen.letter_on(letter, (middle, 53), 42, paint)


def sheaf(pen: Pen, colour: str = "wheat", letter: str = "") -> None:
    """A bundle of corn."""
    paint = PIECES[colour]
    middle = pen.wide / 2
    shape = pen.shape().polygon([(middle - 10, 60), (middle + 10, 60), (middle + 26, 92), (middle - 26, 92)])
    for lean in (-30, -16, 0, 16, 30):
        shape.line([(middle, 60), (middle + lean, 22)], 9).ellipse((middle + lean * 1.05, 20), 9, 15)
    shape.rectangle(middle - 16, 55, middle + 16, 66, 4)
    pen.cut_piece(shape, paint, edge=4, drop=3)
    pen.letter_on(letter, (middle, 78), 36, paint)
