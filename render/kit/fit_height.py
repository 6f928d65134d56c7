"""Limits the height of a picture to a phone screen: first drops the least needed strips, then shrinks it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import assert_never

from render.kit.layout import Box
from render.kit.scene import Item, Label, Plate, Scene, Spare, Spot, Sprite, Strip

_SMALLEST = 0.86
"""Minimum scale of pieces; text on them stays legible."""


def condensed(
    scene: Scene,
    tallest: float,
    meant: Collection[str],
    changed: Collection[str] = (),
    lettered: Collection[str] | None = None,
) -> Scene:
    """Return the picture within that height, if possible.

    Pieces in `meant` must stay visible. Pieces in `changed` stay visible unless only they make the picture
    too high. A row that questions are about goes only if shrinking does not help and something in another row
    is `lettered` (by default all that is meant): a colour to be sent may go to any of the boards.
    """
    if scene.height <= tallest:
        return scene
    aimed = meant if lettered is None else lettered
    shorter = _fitted(scene, tallest, {*meant, *changed}, aimed)
    if shorter.height * scene.width <= tallest * shorter.width:
        return shorter
    rows = [strip for strip in scene.strips if strip.spare is Spare.ROW]
    spots = [(focus, scene.spots[focus].box) for focus in changed if focus in scene.spots]
    staying = {focus for focus, box in spots if any(_meets(row, box) for row in rows)}
    return _fitted(scene, tallest, {*meant, *staying}, aimed)


def _fitted(scene: Scene, tallest: float, meant: Collection[str], aimed: Collection[str]) -> Scene:
    spare = _spare(scene, meant, aimed)
    few = [strip for strip in spare if strip.spare is not Spare.ROW]
    enough = (scene.height - _high(few)) * _SMALLEST <= tallest
    shorter = _without(scene, _needed(few if enough else spare, scene.height - tallest))
    return (
        _aside(shorter, min(shorter.height / tallest, 1 / _SMALLEST)) if shorter.height > tallest else shorter
    )


def _spare(scene: Scene, meant: Collection[str], aimed: Collection[str]) -> list[Strip]:
    """Return the strips that may be left out, the least needed first."""
    boxes = [spot.box for focus, spot in scene.spots.items() if focus in meant]
    aims = [spot.box for focus, spot in scene.spots.items() if focus in aimed]
    ranked = sorted(scene.strips, key=lambda strip: strip.spare)
    spare = [strip for strip in ranked if not any(_meets(strip, box) for box in boxes)]
    if any(strip.spare is Spare.ROW and any(_meets(strip, box) for box in aims) for strip in ranked):
        return spare
    return [strip for strip in spare if strip.spare is not Spare.ROW]  # none of them is more relevant


def _needed(spare: list[Strip], too_high: float) -> list[Strip]:
    """Return as few strips as necessary; strips that need not go stay, the most wanted first."""
    for strip in reversed(spare):
        rest = [one for one in spare if one is not strip]
        if _high(rest) >= too_high:
            spare = rest
    return spare


def _meets(strip: Strip, box: Box) -> bool:
    return strip.top <= box.centre.y < strip.bottom


def _high(strips: Sequence[Strip]) -> float:
    return sum(strip.bottom - strip.top for strip in strips)


def _without(scene: Scene, gone: Sequence[Strip]) -> Scene:
    """Return the scene without these strips, with the rest moved up."""
    shorter = Scene(scene.theme, round(scene.height - _high(gone)), scene.width)

    def lift(box: Box) -> float | None:
        middle, up = (box[1] + box[3]) / 2, 0.0
        for strip in gone:
            if strip.top <= middle < strip.bottom:
                return None
            if strip.bottom <= middle:
                up -= strip.bottom - strip.top
        return up

    for layer, items in scene.layers.items():
        lifts = [(item, lift(item.box)) for item in items]
        shorter.layers[layer] = [_moved(item, 0, dy) for item, dy in lifts if dy is not None]
    for focus, spot in scene.spots.items():
        if (dy := lift(spot.box)) is not None:
            badge = spot.badge.shifted(0, dy)
            shorter.spots[focus] = Spot(spot.box.shifted(0, dy), badge, spot.shape)
    for name, box in scene.parts.items():
        if (dy := lift(box)) is not None:
            shorter.parts[name] = box.shifted(0, dy)
    for strip in scene.strips:
        if strip not in gone:
            higher = _high([one for one in gone if one.bottom <= strip.top])
            shorter.strips.append(Strip(strip.spare, strip.top - higher, strip.bottom - higher))
    return shorter


def _aside(scene: Scene, times: float) -> Scene:
    """Return the scene with a margin on both sides: at the same width on screen, everything is smaller."""
    wider = Scene(scene.theme, scene.height, round(scene.width * times))
    dx = (wider.width - scene.width) / 2
    for layer, items in scene.layers.items():
        wider.layers[layer] = [_moved(item, dx, 0) for item in items]
    for focus, spot in scene.spots.items():
        badge = spot.badge.shifted(dx, 0)
        wider.spots[focus] = Spot(spot.box.shifted(dx, 0), badge, spot.shape)
    wider.parts = {name: box.shifted(dx, 0) for name, box in scene.parts.items()}
    wider.strips = scene.strips
    return wider


def _moved(item: Item, dx: float, dy: float) -> Item:
    match item:
        case Sprite(box, ink, args):
            return Sprite(box.shifted(dx, dy), ink, args)
        case Plate(box, fill, edge, radius, line):
            return Plate(box.shifted(dx, dy), fill, edge, radius, line)
        case Label(box, words, face, size, colour, start):
            return Label(box.shifted(dx, dy), words, face, size, colour, start.shifted(dx, dy))
        case _:
            assert_never(item)
