"""Column heads of a score sheet: the player, and whether the player has won."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.game import Standing
from render.kit.layout import Box, around
from render.kit.rows import Glyph
from render.kit.scene import SANS, SERIF, Layer, Scene
from render.kit.text import name_lines, wrapped
from render.kit.theme import letter_on

HEIGHT = 172.0
_DISC = 80.0
NAME, LEAST = 36, 34
"""Largest and smallest size of a name; a longer one is cut."""


def head(scene: Scene, column: Box, name: str, disc: Glyph, won: bool) -> None:
    """Draw a player's disc over the name, on two lines if necessary; a winner's on gold."""
    if won:
        gold = Box(column.x0 + 2, column.y0 + 8, column.x1 - 2, column.y0 + HEIGHT - 4)
        scene.panel(Layer.CARD, gold, scene.theme.glow, None, 14)
    x, top = column.centre.x, column.y0
    lines, size = name_lines(name, SERIF, NAME, column.width - 8, LEAST)
    if disc.ink is not None:
        lift = 4 if len(lines) > 1 else 0
        scene.sprite(Layer.GOODS, around((x, top + 62 - lift), _DISC, _DISC), disc.ink, *disc.args)
    ink = letter_on(scene.theme.glow) if won else None
    for at, line in enumerate(lines):
        y = top + 133 if len(lines) == 1 else top + 116 + 36 * at
        scene.label(line, (x, y), size, ink, SERIF)


def tie_broken(standings: Iterable[Standing]) -> bool:
    """Return whether players level on points differ in rank; a sheet should say why."""
    places = {(standing.points, standing.rank) for standing in standings}
    return len(places) > len({points for points, _ in places})


def note(scene: Scene, words: str, foot: float) -> float:
    """Draw a sentence below the sheet; return the bottom edge."""
    y = foot + 14
    for line in wrapped(words, SANS, LEAST, scene.width - 48):
        scene.label(line, (scene.width / 2, y + 22), LEAST, scene.theme.felt_ink, SANS)
        y += 40
    return y
