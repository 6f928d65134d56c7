"""Marks on the map, where things are octagons, squares on a corner and short edges."""

from __future__ import annotations

from render.keythedral.fields import diamond_frame, octagon_frame
from render.kit.layout import Box, around
from render.kit.marks import Marks, dot_box, mark_up
from render.kit.scene import BADGE, Layer, Scene, Spot
from render.kit.signs import badge, news_dot

_FRAMES = {"octagon": octagon_frame, "diamond": diamond_frame, "edge": diamond_frame}
ROOM, LEAST = 0.5, 36.0
"""A badge on an edge takes this share of the edge's box, so that the dwelling beside it can be read."""


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
            scene.sprite(Layer.BADGE, badge_box(spot), badge, marks.badges[focus])
        if focus in marks.news and focus not in marks.changed:
            scene.sprite(Layer.BADGE, dot_box(scene, spot, focus in marks.badges), news_dot)


def _frame(scene: Scene, spot: Spot, news: bool) -> None:
    grown = spot.box.inset(-spot.box.width * 0.05)
    layer = Layer.GLOW if spot.shape == "octagon" else Layer.BADGE
    scene.sprite(layer, grown, _FRAMES[spot.shape], news)


def badge_box(spot: Spot) -> Box:
    """Edges lie close together: theirs shrink with the map."""
    size = min(BADGE, max(LEAST, spot.box.width * ROOM)) if spot.shape == "edge" else BADGE
    return around(spot.badge, size, size)
