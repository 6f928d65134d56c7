"""Wooden pieces: workers, goods, gems, sheaves. Shape and sign distinguish them, not colour alone."""

from __future__ import annotations

from render.kit.colour_signs import kind_sign
from render.kit.layout import Box, octagon_corners
from render.kit.pen import Pen, Shape
from render.kit.theme import PIECES, Colour, darker, lighter

MEEPLE = 0.88
"""Width of a meeple relative to its height."""


def _meeple_shape(pen: Pen) -> Shape:
    middle = pen.wide / 2
    half = [
        (middle + 9, 34), (middle + 24, 38), (middle + 38, 50), (middle + 38, 58), (middle + 34, 64),
        (middle + 25, 62), (middle + 27, 74), (middle + 34, 88), (middle + 33, 92), (middle + 6, 92),
        (middle, 82),
    ]  # fmt: skip
    other = [(2 * middle - x, y) for x, y in reversed(half[:-1])]
    return pen.shape().polygon([*half, *other]).circle((middle, 23), 17.5)


def meeple(pen: Pen, colour: str, covered: bool = False) -> None:
    """Draw a standing worker with the sign of its colour, unless the next one hides it."""
    paint = PIECES[colour]
    pen.cut_piece(_meeple_shape(pen), paint, edge=4, drop=4)
    if not covered:
        kind_sign(pen, colour, (pen.wide / 2, 61), 37, paint)


def lying_meeple(pen: Pen, colour: str) -> None:
    """Draw a worker laid down: the same piece on its side, its sign upright."""
    paint = PIECES[colour]
    shape = pen.shape()
    points = [
        (34, 59), (38, 74), (50, 88), (58, 88), (64, 84), (62, 75), (74, 77), (88, 84), (93, 83), (93, 56),
        (82, 50), (93, 44), (93, 17), (88, 16), (74, 23), (62, 25), (64, 16), (58, 12), (50, 12), (38, 26),
        (34, 41),
    ]  # fmt: skip
    shape.polygon(points).circle((23, 50), 17.5)
    pen.cut_piece(shape, paint, edge=4, drop=4)
    kind_sign(pen, colour, (60, 50), 37, paint)


def octagon(pen: Pen, kind: str) -> None:
    """Draw a good: an octagon with a bevel and the sign of its material."""
    paint = PIECES[kind]
    outer = octagon_corners(Box(7, 5, pen.wide - 7, 91))
    inner = octagon_corners(Box(17, 15, pen.wide - 17, 81))
    pen.cut_piece(pen.shape().polygon(outer), paint, edge=4, drop=4, shine=False)
    pen.silhouette(pen.shape().polygon(inner), lighter(paint, 0.16))
    pen.silhouette(pen.shape().line([inner[7], inner[0], inner[1]], 3.5), lighter(paint, 0.5))
    pen.silhouette(pen.shape().line([inner[3], inner[4], inner[5]], 3.5), darker(paint, 0.3))
    kind_sign(pen, kind, (pen.wide / 2, 48), 46, lighter(paint, 0.16))


def gem(pen: Pen, kind: str) -> None:
    """Draw a gem by its cut: a brilliant ruby, a square emerald, a sapphire drop, a gold ingot.

    A gem of any kind has a question mark.
    """
    match kind:
        case "emerald":
            _square_cut(pen, PIECES[kind])
        case "sapphire":
            _pear_cut(pen, PIECES[kind])
        case "gold":
            _ingot(pen, PIECES[kind])
        case _:  # a ruby, or any of them
            _brilliant(pen, PIECES[kind])
            if kind == "any":
                pen.letter_on("?", (pen.wide / 2, 53), 42, PIECES[kind])


def _brilliant(pen: Pen, paint: Colour) -> None:
    middle = pen.wide / 2
    crown = [(middle - 42, 36), (middle - 24, 10), (middle + 24, 10), (middle + 42, 36), (middle, 92)]
    pen.cut_piece(pen.shape().polygon(crown), paint, edge=4, drop=3, shine=False)
    pen.silhouette(pen.shape().polygon([crown[0], crown[1], (middle - 14, 36)]), lighter(paint, 0.5))
    pen.silhouette(
        pen.shape().polygon([crown[1], crown[2], (middle + 14, 36), (middle - 14, 36)]), lighter(paint, 0.3)
    )
    pen.silhouette(pen.shape().polygon([crown[2], crown[3], (middle + 14, 36)]), lighter(paint, 0.12))
    pen.silhouette(pen.shape().polygon([(middle + 14, 36), crown[3], crown[4]]), darker(paint, 0.22))


def _square_cut(pen: Pen, paint: Colour) -> None:
    outer, inner = (octagon_corners(Box(8 + by, 6 + by, pen.wide - 8 - by, 90 - by)) for by in (0, 20))
    pen.cut_piece(pen.shape().polygon(outer), paint, edge=4, drop=3, shine=False)
    upper = [outer[5], outer[6], outer[7], outer[0], inner[0], inner[7], inner[6], inner[5]]
    pen.silhouette(pen.shape().polygon(upper), lighter(paint, 0.45))
    lower = [outer[1], outer[2], outer[3], outer[4], inner[4], inner[3], inner[2], inner[1]]
    pen.silhouette(pen.shape().polygon(lower), darker(paint, 0.25))
    pen.silhouette(pen.shape().polygon(inner), lighter(paint, 0.75))


def _pear_cut(pen: Pen, paint: Colour) -> None:
    middle = pen.wide / 2
    outline = (
        pen.shape().circle((middle, 60), 32).polygon([(middle, 4), (middle + 29, 46), (middle - 29, 46)])
    )
    pen.cut_piece(outline, paint, edge=4, drop=3, shine=False)
    pen.silhouette(pen.shape().polygon([(middle, 10), (middle, 90), (middle - 30, 58)]), lighter(paint, 0.3))
    pen.silhouette(
        pen.shape().polygon([(middle, 36), (middle + 15, 60), (middle, 78), (middle - 15, 60)]),
        lighter(paint, 0.7),
    )


def _ingot(pen: Pen, paint: Colour) -> None:
    front, top = [(2, 84), (16, 46), (70, 46), (84, 84)], [(16, 46), (30, 24), (82, 24), (70, 46)]
    side = [(70, 46), (82, 24), (97, 62), (84, 84)]
    pen.cut_piece(pen.shape().polygon(front).polygon(top).polygon(side), paint, edge=4, drop=3, shine=False)
    pen.silhouette(pen.shape().polygon(top), lighter(paint, 0.6))
    pen.silhouette(pen.shape().polygon(side), darker(paint, 0.35))
    pen.silhouette(pen.shape().line([(26, 66), (62, 66)], 6), darker(paint, 0.45))


def sheaf(pen: Pen) -> None:
    """Draw a bundle of corn."""
    paint = PIECES["wheat"]
    middle = pen.wide / 2
    shape = pen.shape().polygon([(middle - 10, 60), (middle + 10, 60), (middle + 26, 92), (middle - 26, 92)])
    for lean in (-30, -16, 0, 16, 30):
        shape.line([(middle, 60), (middle + lean, 22)], 9).ellipse((middle + lean * 1.05, 20), 9, 15)
    shape.rectangle(middle - 16, 55, middle + 16, 66, 4)
    pen.cut_piece(shape, paint, edge=4, drop=3)
