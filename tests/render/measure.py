"""Measurements of a scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.locales.translations import locales
from render.kit.layout import ROOT3, Box
from render.kit.painter import OVERVIEW, Painter
from render.kit.scene import Label, Layer, Plate, Scene, Sprite, badge_box
from tests.render.speaking import LONG_NAMES, speak

SAYS = {language: speak(LONG_NAMES, language) for language in locales()}
"""The longest names there are, in every language."""


def out_of_bounds(scene: Scene) -> list[str]:
    """Items that leave the picture; soft shadows may."""
    layers = [layer for layer in Layer if layer is not Layer.SHADOW]
    items = [item for layer in layers for item in scene.layers[layer]]
    return [str(item)[:160] for item in items if not scene.bounds.contains(item.box, 1.5)]


def overlapping_labels(scene: Scene) -> list[str]:
    """Pairs of words that cover one another."""
    labels = sorted(scene.labels, key=lambda label: label.box.y0)
    found: list[str] = []
    for i, one in enumerate(labels):
        for other in labels[i + 1 :]:
            if other.box.y0 > one.box.y1:
                break
            if one.box.overlaps(other.box, 2.0):
                found.append(f"{_named(one)} / {_named(other)}")
    return found


def hidden_labels(scene: Scene, slack: float = 10.0) -> list[str]:
    """Words below a worker, a good or another piece painted after or beside them."""
    pieces = _pieces(scene)
    return [
        f"{_named(label)} / {piece.ink.__name__}{piece.args} {tuple(map(round, piece.box))}"
        for label in scene.labels
        for piece in pieces
        if piece.box.overlaps(label.box, slack)
    ]


def covered_by_chips(scene: Scene, slack: float = 6.0) -> list[str]:
    """Pieces and words below a chip that do not belong on it."""
    chips = [item for item in scene.layers[Layer.GOODS] if isinstance(item, Plate)]
    things: list[Sprite | Label] = [*_pieces(scene), *scene.labels]
    return [
        f"{item} below {tuple(map(round, chip.box))}"
        for chip in chips
        for item in things
        if item.box.overlaps(chip.box, slack) and not chip.box.contains(item.box, 2.0)
    ]


def _named(label: Label) -> str:
    return f"{label.words!r} {tuple(map(round, label.box))}"


def _pieces(scene: Scene) -> list[Sprite]:
    layers = (Layer.GOODS, Layer.WORKERS)
    return [item for layer in layers for item in scene.layers[layer] if isinstance(item, Sprite)]


def badges_in_the_way(scene: Scene, slack: float = 4.0) -> list[str]:
    """Badges on words, or on one another."""
    places = {focus: badge_box(spot.badge) for focus, spot in scene.spots.items()}
    labels = scene.labels
    found = [
        f"{focus} on {label.words!r}"
        for focus, box in places.items()
        for label in labels
        if box.overlaps(label.box, slack)
    ]
    return found + _overlaps(list(places.items()), slack)


def _overlaps(boxes: Sequence[tuple[str, Box]], slack: float) -> list[str]:
    return [
        f"{name} / {other}"
        for i, (name, box) in enumerate(boxes)
        for other, there in boxes[i + 1 :]
        if box.overlaps(there, slack)
    ]


def distorted_hexagons(scene: Scene) -> list[str]:
    """Tiles, places and their shadows in a box of other proportions."""
    hexagons = [item for item in scene.items if isinstance(item, Sprite) and item.ink.__name__[:4] == "hex_"]
    return [str(one) for one in hexagons if abs(one.box.height / one.box.width - ROOT3 / 2) > 0.05]


PHONE = 34
"""Text of this size has 11 px where a phone shows a picture 390 px wide."""
_LEAST = 24
_ABSURD = "WW"
"""Nobody has such a name; a line with it may be smaller."""


def small_labels(scene: Scene, type_size: int, number: int) -> list[str]:
    """Text below this size, and numbers below theirs."""
    found: list[str] = []
    for label in scene.labels:
        is_number = label.words.strip("+×/.").isdigit()
        least = _LEAST if _ABSURD in label.words else number if is_number else type_size
        if label.size < least:
            found.append(f"{label.words!r} has {label.size}, not {least}")
    return found


def smallest_piece(scene: Scene) -> Sprite:
    pieces = _pieces(scene)
    return min(pieces, key=lambda piece: piece.box.height)


def check_layout(
    scene: Scene, where: str, type_size: int, piece: float, tallest: int, number: int = 0
) -> None:
    """Check that texts and pieces lie inside, apart from each other, and are large enough."""
    assert out_of_bounds(scene) == [], where
    assert overlapping_labels(scene) == [], where
    assert distorted_hexagons(scene) == [], where
    assert small_labels(scene, type_size, number or type_size) == [], where
    assert smallest_piece(scene).box.height >= piece, where
    assert scene.width == 1200, where
    assert scene.height <= tallest, where


class Sights(Struct, frozen=True):
    """The limits for the pictures of a game."""

    painter: Any  # of the game's views
    faults: tuple[Callable[[Scene], list[str]], ...] = (hidden_labels,)  # in addition to the common limits
    type_size: Mapping[str, int] = {}  # smallest type of a kind of picture; 34 if it is not listed
    number: Mapping[str, int] = {}  # smallest number on it, where that differs
    piece: float = 26.0  # a fortieth of the width is 30; a full tile may squeeze its rows so far
    tallest: int = 2200

    def check(self, view: Any, language: str = "") -> int:
        """All pictures of a position in one language, or each in another one; how many there are."""
        painter: Painter[Any] = self.painter
        spoken = [language] if language else list(SAYS)
        for number, kind in enumerate(painter.kinds(view), start=len(view.seats)):
            now = spoken[number % len(spoken)]
            scene = self.painter.scene(view, kind, SAYS[now])
            where = f"{kind} in {now}, {len(view.seats)} seats: {view}"[:300]
            for fault in self.faults:
                if fault is badges_in_the_way and kind.key == OVERVIEW:
                    continue  # it carries no badges
                assert fault(scene) == [], where
            least = self.type_size.get(kind.key, self.type_size.get(kind.key.split("-")[0], PHONE))
            check_layout(scene, where, least, self.piece, self.tallest, self.number.get(kind.key, 0))
        return len(painter.kinds(view))
