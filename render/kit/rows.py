"""Rows of small pictures and numbers that shrink to fit: prices, effects, cargo, hands."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from msgspec import Struct

from render.kit.layout import Box
from render.kit.scene import BOLD, Ink, Layer, Scene
from render.kit.text import width_of
from render.kit.theme import Colour


class Glyph(Struct, frozen=True):
    """A sprite of some width relative to its height, or words; without either, a gap."""

    ink: Ink | None = None
    args: tuple[Hashable, ...] = ()
    ratio: float = 1.0
    words: str = ""

    def width(self, height: float, least: int = 0) -> float:
        if self.ink is None and self.words:
            return width_of(self.words, BOLD, max(least, round(height * _TYPE)))
        return self.ratio * height


_TYPE = 0.88
"""Size of words in a row relative to the height of its pictures."""
GAP = 0.08


def sprite_glyph(ink: Ink, *args: Hashable, ratio: float = 1.0) -> Glyph:
    return Glyph(ink, args, ratio)


def word_glyph(words: str) -> Glyph:
    return Glyph(words=words)


GAP_GLYPH = Glyph(ratio=0.16)
"""A gap between things of different kinds in one row."""


def counted(glyph: Glyph, count: int, most: int = 3) -> list[Glyph]:
    """Return `count` of one thing: side by side, or with a number beyond `most`."""
    if count <= most:
        return [glyph] * count
    return [glyph, word_glyph(f"×{count}")]


def row_width(glyphs: Sequence[Glyph], height: float, gap: float = GAP, least: int = 0) -> float:
    return _widths(glyphs, height, gap, least)[1]


def _widths(glyphs: Sequence[Glyph], height: float, gap: float, least: int) -> tuple[list[float], float]:
    """Return the width of each, and of all with the gaps between them."""
    widths = [glyph.width(height, least) for glyph in glyphs]
    return widths, sum(widths) + gap * height * max(0, len(widths) - 1)


def row_height(
    glyphs: Sequence[Glyph], height: float, width: float, gap: float = GAP, least: int = 0
) -> float:
    """Return the height at which the row is no wider than `width`; words stop shrinking at `least`."""
    natural = row_width(glyphs, height, gap, least)
    shrunk = height * width / natural
    if natural <= width or round(shrunk * _TYPE) >= least:
        return min(height, shrunk)
    words = sum(glyph.width(0, least) for glyph in glyphs if glyph.words)
    ratios = sum(glyph.ratio for glyph in glyphs if not glyph.words) + gap * max(0, len(glyphs) - 1)
    return min(height, (least + 0.4) / _TYPE, (width - words) / ratios)


def lay_row(
    scene: Scene,
    glyphs: Iterable[Glyph],
    at: tuple[float, float],
    height: float,
    width: float | None = None,
    anchor: str = "middle",
    layer: Layer = Layer.GOODS,
    colour: Colour | None = None,
    gap: float = GAP,
    least: int = 0,
) -> Box:
    """Draw the row around `at` (or from it, or up to it), words at least `least` large; return its box."""
    row = list(glyphs)
    widths, wide = _widths(row, height, gap, least)
    if width is not None and wide > width:
        height = row_height(row, height, width, gap, least)
        widths, wide = _widths(row, height, gap, least)
        if wide > width and not least:  # text has whole sizes
            height *= width / wide
            widths, wide = _widths(row, height, gap, least)
    x = {"left": at[0], "middle": at[0] - wide / 2, "right": at[0] - wide}[anchor]
    box = Box(x, at[1] - height / 2, x + wide, at[1] + height / 2)
    above, below = at[1] - height / 2, at[1] + height / 2
    for glyph, across in zip(row, widths, strict=True):
        middle = x + across / 2
        if glyph.words:
            size = max(least, round(height * _TYPE))
            scene.label(glyph.words, (middle, at[1]), size, colour, BOLD, layer=Layer.WORDS)
        elif glyph.ink is not None:
            scene.sprite(
                layer, Box(middle - across / 2, above, middle + across / 2, below), glyph.ink, *glyph.args
            )
        x += across + gap * height
    return box
