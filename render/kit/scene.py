"""A picture before painting: what lies where, layer by layer. All of it can be tested as numbers."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import IntEnum
from typing import TypeAlias

from msgspec import Struct

from render.kit.layout import WIDTH, Box, Point, around
from render.kit.text import BOLD, CAP, SANS, SERIF, ink_of, printable, shortened, size_for, width_of, wrapped
from render.kit.theme import Colour, Theme

Ink: TypeAlias = "Callable[..., None]"
"""A sprite: a function `(pen, *args)` that draws into its own box."""


class Layer(IntEnum):
    """Layers, painted in this order over the whole picture, so no tile covers its neighbour's pieces."""

    SHADOW = 0
    GROUND = 1
    GLOW = 2
    CARD = 3
    GOODS = 4
    WORKERS = 5
    WORDS = 6
    BADGE = 7


class Sprite(Struct, frozen=True):
    box: Box
    ink: Ink
    args: tuple[Hashable, ...]


class Plate(Struct, frozen=True):
    """A rounded sheet, filled and outlined."""

    box: Box
    fill: Colour
    edge: Colour
    radius: float
    line: float


class Label(Struct, frozen=True):
    box: Box
    words: str
    face: str
    size: int
    colour: Colour
    start: Point
    """The start of the baseline."""


Item: TypeAlias = Sprite | Plate | Label


class Spot(Struct, frozen=True):
    """A thing that a menu entry can point at: its place and the place of its badge."""

    box: Box
    badge: Point
    shape: str = "sheet"
    """The look of its glow: "sheet" (rounded) or "hex"; Keythedral's marks have more looks of their own."""


class Spare(IntEnum):
    """Parts that may be left out of a picture that is too high, the least needed first."""

    HEAD = 0
    """The banner: the text beside the picture says whose turn it is."""
    STOCK = 1
    NEWS = 2
    """Current events: the question has mentioned them."""
    LATER = 3
    """Subjects of later questions."""
    BOATS = 4
    OTHERS = 5
    """The others' hidden pieces."""
    PLAYERS = 6
    ROW = 7
    """A row that questions are about; it stays if something in it is meant."""


class Strip(Struct, frozen=True):
    """A horizontal part of a picture, across its whole width."""

    spare: Spare
    top: float
    bottom: float


class Scene:
    """Collects items; `height` may be set once the contents are known."""

    def __init__(self, theme: Theme, height: float = WIDTH, width: float = WIDTH) -> None:
        self.theme = theme
        self.width = width
        self.height = height
        self.layers: dict[Layer, list[Item]] = {layer: [] for layer in Layer}
        self.spots: dict[str, Spot] = {}
        self.parts: dict[str, Box] = {}
        self.strips: list[Strip] = []

    @property
    def bounds(self) -> Box:
        return Box(0, 0, self.width, self.height)

    @property
    def items(self) -> list[Item]:
        return [item for layer in Layer for item in self.layers[layer]]

    @property
    def labels(self) -> list[Label]:
        return [item for item in self.items if isinstance(item, Label)]

    def sprite(self, layer: Layer, box: Box, ink: Ink, *args: Hashable) -> Box:
        self.layers[layer].append(Sprite(box, ink, args))
        return box

    def panel(
        self,
        layer: Layer,
        box: Box,
        fill: Colour,
        edge: Colour | None = None,
        radius: float = 18,
        line: float = 3,
    ) -> Box:
        self.layers[layer].append(Plate(box, fill, edge or fill, radius, line if edge else 0))
        return box

    def label(
        self,
        words: str,
        at: tuple[float, float],
        size: int,
        colour: Colour | None = None,
        face: str = SANS,
        anchor: str = "middle",
        width: float | None = None,
        least: int | None = None,
        layer: Layer = Layer.WORDS,
    ) -> Box:
        """Draw one line, centred on its capitals; shrink it to `least`, then shorten it, to fit `width`."""
        words = printable(words, face, instead="")
        if width is not None:
            size = size_for(words, face, size, width, least or size)
            words = shortened(words, face, size, width)
        wide = width_of(words, face, size)
        left = {"left": at[0], "middle": at[0] - wide / 2, "right": at[0] - wide}[anchor]
        start = Point(left, at[1] + size * CAP / 2)
        ink = ink_of(words, face, size)
        box = Box(start.x + ink[0], start.y + ink[1], start.x + ink[2], start.y + ink[3])
        if words:
            self.layers[layer].append(Label(box, words, face, size, colour or self.theme.ink, start))
        return box

    def paragraph(
        self,
        words: str,
        at: tuple[float, float],
        size: int,
        width: float,
        colour: Colour | None = None,
        leading: float = 1.25,
    ) -> float:
        """Draw lines from the top `at` downwards; return the bottom edge."""
        y = at[1]
        for line in wrapped(words, SANS, size, width):
            self.label(line, (at[0], y + size * leading / 2), size, colour, SANS, "left", width, size - 6)
            y += size * leading
        return y

    def spot(self, focus: str, box: Box, badge: Point | None = None, shape: str = "sheet") -> None:
        self.spots[focus] = Spot(box, badge or Point(box.x1 - 26, box.y0 + 26), shape)

    def strip(self, spare: Spare, top: float, bottom: float) -> float:
        """Register the rows from `top` to `bottom` as a strip; return the bottom edge."""
        if bottom > top:
            self.strips.append(Strip(spare, top, bottom))
        return bottom

    def part(self, name: str, box: Box) -> None:
        """Register what a lesson may point at: a part without a menu, or a piece with all beside it."""
        self.parts[name] = box


BADGE = 48
"""Size of a badge."""


def badge_box(at: Point) -> Box:
    return around(at, BADGE, BADGE)


__all__ = [
    "BADGE",
    "BOLD",
    "SANS",
    "SERIF",
    "Label",
    "Layer",
    "Plate",
    "Scene",
    "Spare",
    "Spot",
    "Sprite",
    "badge_box",
]
