"""Sprites of tokens and lanterns. Each colour has its own shape, which its token shows, too."""

from __future__ import annotations

import math

from render.kit.layout import Point
from render.kit.pen import InsetPen, Pen, Shape, ring
from render.kit.theme import Colour, Theme, darker, letter_on, lighter

TOKENS: dict[str, Colour] = {
    "amber": (232, 146, 36),
    "blue": (52, 98, 196),
    "white": (246, 240, 226),
}
LANTERN = 0.9
"""Width of a lantern relative to its height."""
_SAG = 0.34
"""How deep the cord hangs in its middle, relative to the height of its box."""
_CORD: Colour = (196, 176, 132)
_BACK: Colour = (74, 62, 92)


def evening(theme: Theme) -> Colour:
    """Return the sky behind lanterns: one of the colours in every palette (kit/palette.py)."""
    return (24, 36, 76) if theme.name == "night" else (41, 60, 96)


SKY_INK: Colour = (236, 228, 208)
"""The colour of words on the sky."""


def token(pen: Pen, colour: str) -> None:
    """Draw a round token, face up, with the shape of its lantern."""
    paint = TOKENS[colour]
    middle = (pen.wide / 2, 47.0)
    pen.cut_piece(pen.shape().circle(middle, 41), paint, edge=4, drop=5)
    pen.outlined(pen.shape().circle(middle, 31), lighter(paint, 0.12), darker(paint, 0.22), 2)
    inside = InsetPen(pen, (middle[0], 45), 58)
    inside.silhouette(_body(inside, colour), letter_on(lighter(paint, 0.12)))


def token_back(pen: Pen) -> None:
    """Draw a token face down: a small star."""
    middle = (pen.wide / 2, 47.0)
    pen.cut_piece(pen.shape().circle(middle, 41), _BACK, edge=4, drop=5)
    pen.silhouette(pen.shape().polygon(ring(middle, 22, 5, inner=9)), lighter(_BACK, 0.5))


def lantern(pen: Pen, colour: str) -> None:
    """Draw a lit paper lantern with a glow around it."""
    paint, middle = TOKENS[colour], pen.wide / 2
    pen.veil(pen.shape().ellipse((middle, 54), 34, 36), lighter(paint, 0.3), 0.75, blur=4.5)
    pen.silhouette(pen.shape().line([(middle, 0), (middle, 16)], 3), _CORD)
    body = _body(pen, colour)
    pen.outlined(body, paint, darker(paint, 0.6), 2.5)
    pen.veil(pen.shape().ellipse((middle, 58), 15, 20), (255, 250, 214), 0.8, blur=6)
    for top in (14.0, 86.0):
        cap = pen.shape().rectangle(middle - 13, top, middle + 13, top + 7, radius=2)
        pen.outlined(cap, (94, 66, 44), (44, 30, 22), 1.5)


def _body(pen: Pen, colour: str) -> Shape:
    """Return the body: amber is a ball, blue a diamond, white a tall box."""
    middle = pen.wide / 2
    match colour:
        case "amber":
            return pen.shape().ellipse((middle, 54), 31, 33)
        case "blue":
            return pen.shape().polygon([(middle, 17), (middle + 33, 54), (middle, 90), (middle - 33, 54)])
        case _:  # white
            return pen.shape().rectangle(middle - 24, 20, middle + 24, 88, radius=9)


def cord(pen: Pen) -> None:
    """Draw a cord from edge to edge of its box."""
    points = [(pen.wide * step / 40, 100 * sag_at(step / 40)) for step in range(41)]
    pen.silhouette(pen.shape().line(points, 5), darker(_CORD, 0.35))


def sag_at(share: float) -> float:
    """Return how far below the top the cord hangs there, relative to the height of its box."""
    return _SAG * math.sin(math.pi * share)


def moon(pen: Pen) -> None:
    middle = Point(pen.wide / 2, 50)
    crescent = pen.shape().circle(middle, 34).circle((middle.x + 16, middle.y - 10), 28, cut=True)
    pen.veil(crescent, (250, 240, 200), 0.8, blur=6)
    pen.silhouette(crescent, (250, 240, 206))


def trio(pen: Pen) -> None:
    """Draw a set: one token of each colour."""
    for at, (x, y) in zip(TOKENS, ((30.0, 34.0), (70.0, 34.0), (50.0, 66.0)), strict=True):
        pen.cut_piece(pen.shape().circle((x, y), 23), TOKENS[at], edge=3, drop=3)
