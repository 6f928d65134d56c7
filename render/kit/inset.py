"""A pen within a pen: draws a whole sprite at a small scale inside another one."""

from __future__ import annotations

from render.kit.pen import XY, Pen
from render.kit.signs import SYMBOLS
from render.kit.theme import Colour


class InsetPen(Pen):
    """A pen whose field of 100 by 100 is a square of `size` around a centre of the outer pen."""

    def __init__(self, outer: Pen, centre: XY, size: float) -> None:
        self.theme = outer.theme
        self.scale = outer.scale
        self.unit = outer.unit * size / 100
        self.wide = 100.0
        self.image, self._colours = outer.image, outer._colours
        self._corner = outer.at((centre[0] - size / 2, centre[1] - size / 2))

    def at(self, point: XY) -> XY:
        return self._corner[0] + point[0] * self.unit, self._corner[1] + point[1] * self.unit


def emblem(pen: Pen, symbol: str, centre: XY, size: float, colour: Colour) -> None:
    """Draw a player's symbol alone, without its disc."""
    inside = InsetPen(pen, centre, size)
    inside.silhouette(SYMBOLS[symbol](inside), colour)
