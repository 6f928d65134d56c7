"""Skills as silhouettes on small paper tiles: saw, pickaxe, anvil, and a blank one for any of them."""

from __future__ import annotations

from render.kit.pen import Pen, Shape
from render.kit.theme import darker


def _saw(pen: Pen) -> Shape:
    teeth = [(12.0, 46.0)]
    for i in range(7):
        teeth += [(12 + i * 7.4, 60.0 + i * 1.4), (16 + i * 7.4, 52.0 + i * 1.2)]
    blade = [*teeth, (66, 68), (66, 32)]
    grip = pen.shape().polygon(blade)
    grip.rectangle(60, 28, 90, 74, 12).rectangle(69, 38, 81, 62, 6, cut=True)
    return grip


def _pickaxe(pen: Pen) -> Shape:
    shape = pen.shape().line([(50, 24), (50, 86)], 11)
    arc = [(8, 46), (24, 26), (50, 18), (76, 26), (92, 46), (74, 35), (50, 31), (26, 35)]
    return shape.polygon(arc).rectangle(42, 16, 58, 34, 3)


def _anvil(pen: Pen) -> Shape:
    shape = pen.shape().polygon(
        [(6, 30), (30, 26), (92, 26), (92, 38), (70, 44), (62, 56), (38, 56), (32, 46), (20, 44)]
    )
    return shape.polygon([(40, 54), (60, 54), (64, 68), (36, 68)]).rectangle(24, 66, 76, 80, 3)


_TOOLS = {"saw": _saw, "pickaxe": _pickaxe, "anvil": _anvil}


def skill(pen: Pen, kind: str) -> None:
    """Draw a skill tile; a kind without its own picture shows a question mark."""
    theme = pen.theme
    sheet = (252, 248, 238)
    ink = (46, 36, 30)
    pen.outlined(
        pen.shape().rectangle(6, 10, pen.wide - 4, 98, 16), darker(theme.shadow, 0.2), theme.shadow, 0
    )
    pen.outlined(pen.shape().rectangle(5, 5, pen.wide - 5, 93, 16), sheet, ink, 3)
    if kind in _TOOLS:
        inner = _TOOLS[kind](pen)
        pen.silhouette(inner, ink)
    else:
        pen.letters("?", (pen.wide / 2, 50), 72, ink)
