"""The words in the pictures of a replay page: taken out of the pictures, to be written in any language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.core.text import Text
from render.kit.layout import Box
from render.kit.scene import BOLD, SANS, SERIF, Label, Layer, Plate, Scene

_SIGN = "¤"
_STAND_IN = re.compile(f"{_SIGN}(\\d+){_SIGN}0*…?")
_LONG, _NAME = 20, 9
"""Letters of the longest name of a piece, and those it has room for; a longer one is condensed."""
_FACES = (SERIF, SANS, BOLD)
_THINGS = (Layer.CARD, Layer.GOODS, Layer.WORKERS, Layer.WORDS)
_CENTRED, _BORDER, _APART = 6.0, 4.0, 14.0
"""How far centred words may be off their plate's centre, and the space from its edge and other things."""

Written: TypeAlias = tuple[int, int, int, int, str, int, str, str]
"""Words on a picture: x, baseline, size, face, colour, room, anchor, and the line with its stand-ins."""


class ReplayWords:
    """Speak with stand-ins, and take them out of a scene again."""

    def __init__(self, spoken: Callable[[Text], Sequence[str]], number: Callable[[Text], int]) -> None:
        self._spoken, self._number = spoken, number
        self._known: dict[Text, str] = {}
        self._written: dict[Written, int] = {}

    def say(self, words: Text) -> str:
        """Return what is the same in every language, or a stand-in of about the same length."""
        if words not in self._known:
            said = self._spoken(words)
            same = len(set(said)) == 1 and _SIGN not in said[0]
            self._known[words] = said[0] if same else _stand_in(self._number(words), max(map(len, said)))
        return self._known[words]

    def take(self, scene: Scene) -> list[int]:
        """Remove the stand-ins from the scene; return the numbers of the words to write there."""
        found = list[int]()
        for layer, items in scene.layers.items():
            labels = [item for item in items if isinstance(item, Label) and _SIGN in item.words]
            for label in labels:
                if _SIGN not in _STAND_IN.sub("", label.words):  # none was cut off before its number
                    written = _written(scene, label)
                    found.append(self._written.setdefault(written, len(self._written)))
            gone = {id(label) for label in labels}
            scene.layers[layer] = [item for item in items if id(item) not in gone]
        return found

    def all(self) -> list[Written]:
        return list(self._written)


def _stand_in(number: int, long: int) -> str:
    mark = f"{_SIGN}{number}{_SIGN}"
    return mark + "0" * ((long if long > _LONG else min(long, _NAME)) - len(mark))


def _written(scene: Scene, label: Label) -> Written:
    """Return where the words stand, and how wide they may be in any language."""
    room = _room(scene, label)
    colour = "#" + bytes(label.colour).hex()
    middle = (room.x0 + room.x1) / 2
    if abs(label.box.centre.x - middle) < _CENTRED:
        anchor, x = "center", middle
    elif label.box.x0 - room.x0 <= room.x1 - label.box.x1:
        anchor, x = "left", label.box.x0
    else:
        anchor, x = "right", label.box.x1
    wide = room.x1 - x if anchor == "left" else x - room.x0 if anchor == "right" else room.width
    face = _FACES.index(label.face)
    return (round(x), round(label.start.y), label.size, face, colour, round(wide), anchor, label.words)


def _room(scene: Scene, label: Label) -> Box:
    """Return the smallest plate around the label, as far as other things leave it free."""
    box = label.box
    things = [item for layer in _THINGS for item in scene.layers[layer] if item is not label]
    around = [item.box for item in things if isinstance(item, Plate) and item.box.contains(box, 2 * _BORDER)]
    plate = min(around, key=lambda one: one.width * one.height, default=scene.bounds).inset(_BORDER, 0)
    beside = [
        item.box
        for item in things
        if item.box.y0 < box.y1 and item.box.y1 > box.y0 and item.box not in around
    ]
    left = max((one.x1 + _APART for one in beside if one.centre.x < box.x0), default=plate.x0)
    right = min((one.x0 - _APART for one in beside if one.centre.x > box.x1), default=plate.x1)
    return Box(max(plate.x0, left), plate.y0, min(plate.x1, right), plate.y1)
