"""A sheet of paper with its shadow, as cards and tables of every game have."""

from __future__ import annotations

from render.kit.layout import Box
from render.kit.scene import Layer, Scene
from render.kit.terrain import sheet_shadow
from render.kit.theme import Colour


def sheet(
    scene: Scene, box: Box, fill: Colour | None = None, edge: Colour | None = None, radius: float = 16
) -> Box:
    theme = scene.theme
    scene.sprite(Layer.SHADOW, box.inset(-12), sheet_shadow)
    return scene.panel(Layer.CARD, box, fill or theme.paper, edge or theme.paper_edge, radius, 3)
