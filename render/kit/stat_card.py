"""Statistics cards: a few large numbers, and rows of bars with their numbers beside them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.kit.encode import encode
from render.kit.layout import WIDTH, Box
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene
from render.kit.theme import DAY, Theme, blend

_EDGE, _PAD = 24.0, 28.0
_TITLE, _SUB, _BIG, _SMALL, _LEAST = 58, 36, 60, 34, 30
_HEAD = 150.0  # title and line below it
_TILE = 150.0  # a large number above its label
_ROW, _BLOCK = 62.0, 66.0
_WORDS, _VALUE = 430.0, 210.0
"""Space for the label before a bar, and for the number after it."""
_ACROSS = 3


class BigNumber(Struct, frozen=True):
    value: str
    words: str


class Bar(Struct, frozen=True):
    """A bar from one share of the full length to another."""

    words: str
    value: str
    upto: float
    start: float = 0.0


class Block(Struct, frozen=True):
    title: str
    bars: tuple[Bar, ...]


class FigureCard(Struct, frozen=True):
    title: str
    line: str
    figures: tuple[BigNumber, ...]
    blocks: tuple[Block, ...]


def _figure_scene(card: FigureCard, theme: Theme = DAY) -> Scene:
    scene = Scene(theme)
    y = _headed(scene, card)
    for at in range(0, len(card.figures), _ACROSS):
        _figures(scene, card.figures[at : at + _ACROSS], y)
        y += _TILE + 14
    for block in card.blocks:
        y = _block(scene, block, y)
    scene.height = y + 10
    return scene


def figure_card(card: FigureCard, theme: Theme = DAY) -> bytes:
    return encode(_figure_scene(card, theme))[0]


def _headed(scene: Scene, card: FigureCard) -> float:
    room = WIDTH - 2 * _EDGE
    ink = scene.theme.felt_ink
    scene.label(card.title, (_EDGE, 62), _TITLE, ink, SERIF, "left", room, 40)
    if not card.line:
        return _HEAD - 40
    scene.label(card.line, (_EDGE, 118), _SUB, ink, SANS, "left", room, _LEAST)
    return _HEAD


def _figures(scene: Scene, figures: Sequence[BigNumber], top: float) -> None:
    row = Box(_EDGE, top, WIDTH - _EDGE, top + _TILE)
    for figure, box in zip(figures, row.columns(_ACROSS, 14), strict=False):
        scene.panel(Layer.CARD, box, scene.theme.paper, scene.theme.paper_edge, 18, 3)
        x, room, faint = box.centre.x, box.width - 24, scene.theme.faint
        scene.label(figure.value, (x, top + 56), _BIG, None, BOLD, width=room, least=_SMALL)
        scene.label(figure.words, (x, top + 113), _SMALL, faint, SANS, width=room, least=26)


def _block(scene: Scene, block: Block, top: float) -> float:
    box = Box(_EDGE, top, WIDTH - _EDGE, top + _BLOCK + _ROW * len(block.bars) + 12)
    scene.panel(Layer.CARD, box, scene.theme.paper, scene.theme.paper_edge, 18, 3)
    room = box.width - 2 * _PAD
    scene.label(block.title, (box.x0 + _PAD, top + 38), 38, None, SERIF, "left", room, _LEAST)
    for at, bar in enumerate(block.bars):
        y = top + _BLOCK + at * _ROW
        _bar(scene, bar, Box(box.x0 + _PAD, y, box.x1 - _PAD, y + _ROW))
    return box.y1 + 14


def _bar(scene: Scene, bar: Bar, row: Box) -> None:
    theme, y = scene.theme, row.centre.y
    scene.label(bar.words, (row.x0, y), _SMALL, None, SANS, "left", _WORDS - 16, 26)
    scene.label(bar.value, (row.x1, y), _SMALL, None, BOLD, "right", _VALUE - 10, 26)
    track = Box(row.x0 + _WORDS, y - 15, row.x1 - _VALUE, y + 15)
    scene.panel(Layer.GOODS, track, theme.paper_shade, None, 10)
    left, right = (track.x0 + track.width * min(max(share, 0.0), 1.0) for share in (bar.start, bar.upto))
    if right - left > 2:
        fill = blend(theme.paper, theme.ink, 0.62)
        scene.panel(Layer.GOODS, Box(left, track.y0, max(right, left + 20), track.y1), fill, None, 10)
