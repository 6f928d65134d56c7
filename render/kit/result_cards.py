"""Cards of a result: what each player built, under the player's name and points, the winner first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from render.kit.layout import WIDTH, Box, around
from render.kit.rows import Glyph
from render.kit.scene import SERIF, Layer, Scene
from render.kit.signs import coin
from render.kit.terrain import sheet_shadow
from render.kit.theme import blend, letter_on

TALLEST = 1600.0
"""Maximum height of the picture of a result."""
EDGE, GAP = 20.0, 16.0
HEAD = 84.0
"""Height of a card's head."""
_TWO = 2
_NAME, _LEAST = 46, 36
T = TypeVar("T")


def rows_of(cards: Sequence[T]) -> list[list[T]]:
    """Return the rows of cards: up to two cards have a row each, more stand in pairs.

    Of an odd number the winner's has a row alone.
    """
    if len(cards) <= _TWO:
        return [[card] for card in cards]
    alone = len(cards) % _TWO
    pairs = [list(cards[at : at + _TWO]) for at in range(alone, len(cards), _TWO)]
    return [list(cards[:alone]), *pairs] if alone else pairs


def places_in(row: Sequence[T], top: float, high: float) -> list[Box]:
    return Box(EDGE, top, WIDTH - EDGE, top + high).columns(len(row), GAP)


def card(scene: Scene, box: Box, name: str, disc: Glyph, points: int, won: bool) -> Box:
    """Draw a card with its head, a winner's in gold; return the room below the head."""
    theme = scene.theme
    scene.sprite(Layer.SHADOW, box.inset(-12), sheet_shadow)
    edge, line = (theme.glow, 7) if won else (theme.paper_edge, 3)
    scene.panel(Layer.SHADOW, box, blend(theme.felt, theme.paper, 0.12), edge, 18, line)
    head = Box(box.x0, box.y0, box.x1, box.y0 + HEAD)
    fill = theme.glow if won else theme.paper
    scene.panel(Layer.CARD, head, fill, edge, 18, line)
    middle = head.centre.y
    if disc.ink is not None:
        scene.sprite(Layer.GOODS, around((head.x0 + 56, middle), 70, 70), disc.ink, *disc.args)
    size = 76 if won else 70
    scene.sprite(Layer.GOODS, around((head.x1 - 58, middle), size, size), coin, str(points))
    room = head.width - 104 - 116
    scene.label(name, (head.x0 + 104, middle), _NAME, letter_on(fill), SERIF, "left", room, _LEAST)
    return Box(box.x0, head.y1, box.x1, box.y1)
