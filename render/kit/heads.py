"""The heads of a score sheet's columns: whose it is, and who has won."""

from __future__ import annotations

from render.kit.layout import Box, around
from render.kit.rows import Glyph
from render.kit.scene import SERIF, Layer, Scene
from render.kit.text import name_lines
from render.kit.theme import letter_on

HEIGHT = 166.0
DISC = 80.0
NAME, LEAST = 34, 30


def head(scene: Scene, column: Box, name: str, disc: Glyph, won: bool) -> None:
    """A player's disc over the name, on two lines if need be; a winner's stands on gold."""
    if won:
        gold = Box(column.x0 + 2, column.y0 + 8, column.x1 - 2, column.y0 + HEIGHT - 4)
        scene.panel(Layer.CARD, gold, scene.theme.glow, None, 14)
    x, top = column.centre.x, column.y0
    lines, size = name_lines(name, SERIF, NAME, column.width - 12, LEAST)
    if disc.ink is not None:
        lift = 4 if len(lines) > 1 else 0
        scene.sprite(Layer.GOODS, around((x, top + 62 - lift), DISC, DISC), disc.ink, *disc.args)
    ink = letter_on(scene.theme.glow) if won else None
    for at, line in enumerate(lines):
        y = top + 133 if len(lines) == 1 else top + 116 + 32 * at
        scene.label(line, (x, y), size, ink, SERIF)
