"""Statistics cards: one headline number, a few smaller ones, and rows of bars with icons and coins."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.kit.encode import encode
from render.kit.layout import WIDTH, Box, around
from render.kit.pen import Pen
from render.kit.rows import Glyph, lay_row
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene
from render.kit.sheet import sheet
from render.kit.signs import coin
from render.kit.text import name_lines, printable, width_of
from render.kit.theme import DAY, PLAYERS, Colour, Theme, blend, darker, letter_on

_EDGE, _PAD, _GAP = 24.0, 26.0, 16.0
_TITLE, _SUB, _BIG, _SMALL, _LEAST = 66, 38, 58, 38, 34
"""Sizes of text; a phone shows the least one at 11 points."""
_BANNER = 224.0
_TILE = 142.0  # a number above its label
_ROW, _BLOCK = 74.0, 68.0
_ICON, _WORDS, _VALUE = 84.0, 450.0, 190.0
"""Space for the icon and the label before a bar, and for the number after it."""
_BAR = 40.0
_ACROSS = 2
MEDALS: tuple[Colour, ...] = ((236, 182, 40), (196, 200, 206), (198, 124, 66))
_GROUNDS = ("spring", "summer", "autumn", "winter", "order", "home")
"""Seasons whose colours the bars of a block have, in turn."""


class BigNumber(Struct, frozen=True):
    value: str
    words: str


class Bar(Struct, frozen=True):
    """A bar from one share of the full length to another."""

    words: str
    value: str
    upto: float
    start: float = 0.0
    icon: Glyph | None = None
    place: int = 0  # a place in a ranking, which has a medal instead of an icon
    points: bool = False  # the number is points, shown on a coin


class Block(Struct, frozen=True):
    title: str
    bars: tuple[Bar, ...]


class FigureCard(Struct, frozen=True):
    title: str
    line: str
    figures: tuple[BigNumber, ...]  # the first one is the headline
    blocks: tuple[Block, ...]


def _figure_scene(card: FigureCard, theme: Theme = DAY) -> Scene:
    scene = Scene(theme)
    y = _banner(scene, card)
    others = card.figures[1:]
    for at in range(0, len(others), _ACROSS):
        _figures(scene, others[at : at + _ACROSS], y)
        y += _TILE + _GAP
    for block in card.blocks:
        y = _block(scene, block, y)
    scene.height = round(y + _EDGE - _GAP)
    return scene


def figure_card(card: FigureCard, theme: Theme = DAY) -> bytes:
    return encode(_figure_scene(card, theme))


def _banner(scene: Scene, card: FigureCard) -> float:
    """Draw the name and the headline number, large on a coin, in the colour of the first seat."""
    colour = PLAYERS[0].colour
    high = _BANNER if card.figures else 120.0
    scene.panel(Layer.GROUND, Box(0, 0, WIDTH, high), colour, None, 0)
    ink, room = letter_on(colour), WIDTH - 2 * _EDGE
    if not card.figures:
        scene.label(card.title, (_EDGE, high / 2), _TITLE, ink, SERIF, "left", room, 40)
        return high + _GAP
    headline = card.figures[0]
    size = _BANNER - 44
    place = around((WIDTH - _EDGE - size / 2, high / 2), size, size)
    scene.sprite(Layer.GOODS, place, _medallion)
    x = place.centre.x
    scene.label(headline.value, (x, high / 2 - 18), 72, _COIN_INK, BOLD, width=size * 0.78, least=40)
    wide = min(width_of(headline.words, BOLD, _LEAST), size) + 30
    ribbon = around((min(x, WIDTH - 12 - wide / 2), place.y1 - 34), wide, 54)
    scene.panel(Layer.WORKERS, ribbon, scene.theme.paper, scene.theme.paper_edge, 16, 3)
    scene.label(headline.words, ribbon.centre, _LEAST, None, BOLD, width=wide - 16, least=_LEAST)
    room -= size + 24
    scene.label(card.title, (_EDGE + 6, 84), _TITLE, ink, SERIF, "left", room, 40)
    y = 140.0
    lines, size_of = name_lines(printable(card.line, SANS), SANS, _SUB, room, _LEAST)
    for line in lines:
        scene.label(line, (_EDGE + 6, y), size_of, ink, SANS, "left", room, _LEAST)
        y += 44
    return high + _GAP


_COIN_INK: Colour = (60, 40, 12)


def _medallion(pen: Pen) -> None:
    coin(pen, "")


def _figures(scene: Scene, figures: Sequence[BigNumber], top: float) -> None:
    row = Box(_EDGE, top, WIDTH - _EDGE, top + _TILE)
    for figure, box in zip(figures, row.columns(len(figures), _GAP), strict=True):
        sheet(scene, box, radius=20)
        x, room, faint = box.centre.x, box.width - 24, scene.theme.faint
        scene.label(figure.value, (x, top + 50), _BIG, None, BOLD, width=room, least=_SMALL)
        scene.label(figure.words, (x, top + 106), _LEAST, faint, SANS, width=room, least=_LEAST)


def _block(scene: Scene, block: Block, top: float) -> float:
    box = Box(_EDGE, top, WIDTH - _EDGE, top + _BLOCK + _ROW * len(block.bars) + 10)
    sheet(scene, box, radius=20)
    room = box.width - 2 * _PAD
    scene.label(block.title, (box.x0 + _PAD, top + 42), 42, None, SERIF, "left", room, _LEAST)
    for at, bar in enumerate(block.bars):
        y = top + _BLOCK + at * _ROW
        _bar(scene, bar, _colour(scene.theme, bar, at), Box(box.x0 + _PAD, y, box.x1 - _PAD, y + _ROW))
    return box.y1 + _GAP


def _colour(theme: Theme, bar: Bar, at: int) -> Colour:
    if bar.place:
        return MEDALS[bar.place - 1] if bar.place <= len(MEDALS) else blend(theme.paper, theme.ink, 0.35)
    return theme.grounds[_GROUNDS[at % len(_GROUNDS)]].border


def _bar(scene: Scene, bar: Bar, colour: Colour, row: Box) -> None:
    theme, y = scene.theme, row.centre.y
    left = row.x0
    if bar.place:
        scene.sprite(Layer.GOODS, around((left + 32, y), 58, 58), _medal, bar.place, colour)
        left += _ICON
    elif bar.icon is not None:
        lay_row(scene, [bar.icon], (left + 32, y), 58, 72)
        left += _ICON
    _label(scene, bar.words, left, y, row.x0 + _WORDS - 18 - left)
    track = Box(row.x0 + _WORDS, y - _BAR / 2, row.x1 - _VALUE, y + _BAR / 2)
    scene.panel(Layer.GOODS, track, theme.paper_shade, darker(theme.paper_shade, 0.12), 14, 2)
    start, upto = (track.x0 + track.width * min(max(share, 0.0), 1.0) for share in (bar.start, bar.upto))
    if upto - start > 2:
        filled = Box(start, track.y0, max(upto, start + _BAR), track.y1)
        scene.panel(Layer.GOODS, filled, colour, darker(colour, 0.45), 14, 3)
    right = row.x1
    if bar.points:
        scene.sprite(Layer.GOODS, around((row.x1 - 24, y), 48, 48), _medallion)
        right -= 58
    scene.label(bar.value, (right, y), _SMALL, None, BOLD, "right", right - track.x1 - 10, _LEAST)


def _label(scene: Scene, words: str, left: float, middle: float, room: float) -> None:
    """Draw a label on one line, or on two if it is long."""
    lines, size = name_lines(printable(words, SANS), SANS, _SMALL, room, _LEAST)
    for at, line in enumerate(lines):
        y = middle + (at - (len(lines) - 1) / 2) * 38
        scene.label(line, (left, y), size, None, SANS, "left", room, _LEAST)


def _medal(pen: Pen, place: int, colour: Colour) -> None:
    pen.outlined(pen.shape().circle((50, 50), 44), colour, darker(colour, 0.5), 4)
    pen.letters(str(place), (50, 51), 56, letter_on(colour))
