"""Marks on the map, where pieces are octagons, squares on a corner and short edges."""

from __future__ import annotations

from render.keythedral.fields import diamond_frame, octagon_frame
from render.kit.layout import Box, around
from render.kit.painter import Marks, dot_box, mark_up
from render.kit.scene import BADGE, Layer, Scene, Spot
from render.kit.signs import badge, news_dot

_FRAMES = {
    "octagon": octagon_frame,
    "diamond": diamond_frame,
    "roof": diamond_frame,
    "edge": diamond_frame,
}
_GROWTH, _LARGEST, _WIDER = {"octagon": 0.38, "diamond": 0.76}, 64.0, 1.3
"""The share of a place that its badge takes on a large map, its largest size, and the extra width of 3
digits.
"""
ROOM, LEAST = {"edge": 0.5, "roof": 0.62}, 36.0
"""The share of the box that a badge takes there, to keep what is beside it legible."""


def mark(scene: Scene, marks: Marks) -> None:
    shaped = {focus: spot for focus, spot in scene.spots.items() if spot.shape in _FRAMES}
    mark_up(
        scene,
        Marks(
            badges={focus: letter for focus, letter in marks.badges.items() if focus not in shaped},
            changed=[focus for focus in marks.changed if focus not in shaped],
            news=[focus for focus in marks.news if focus not in shaped],
        ),
    )
    for focus, spot in shaped.items():
        if focus in marks.changed or focus in marks.news:
            _frame(scene, spot, focus not in marks.changed)
        if focus in marks.badges:
            box = badge_box(spot, marks.badges[focus])
            scene.sprite(Layer.BADGE, box, badge, marks.badges[focus])
        if focus in marks.news and focus not in marks.changed:
            scene.sprite(Layer.BADGE, dot_box(scene, spot, focus in marks.badges), news_dot)


def _frame(scene: Scene, spot: Spot, news: bool) -> None:
    grown = spot.box.inset(-spot.box.width * 0.05)
    layer = Layer.GLOW if spot.shape == "octagon" else Layer.BADGE
    scene.sprite(layer, grown, _FRAMES[spot.shape], news)


def badge_box(spot: Spot, sign: str = "") -> Box:
    """Return the box of a badge.

    On edges and dwellings, which lie close together, it shrinks with the map; numbers of places grow with it.
    """
    if spot.shape in ROOM:
        size = min(BADGE, max(LEAST, spot.box.width * ROOM[spot.shape]))
        return around(spot.badge, size, size)
    size = min(_LARGEST, max(BADGE, spot.box.width * _GROWTH.get(spot.shape, 0)))
    return around(spot.badge, size * (_WIDER if len(sign) > 2 else 1), size)
