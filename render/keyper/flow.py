"""The effects of a tile on lines, as large as they fit."""

from __future__ import annotations

from collections.abc import Sequence

from render.keyper.effects import ARROW, KINDS
from render.kit.rows import GAP_GLYPH, Glyph, row_height, row_width, word_glyph

LARGEST, LEAST = 54.0, 30.0
"""Heights of the pictures for a tile's effects."""
COLON = word_glyph(":")
_MUCH = 1.25
_SEVERAL = 4
"""So many pictures that count are on two lines."""


def flow(parts: Sequence[Sequence[Glyph]], width: float, height: float) -> tuple[list[list[Glyph]], float]:
    """Return the parts on lines, as large as possible; a part is broken only if that makes it much larger."""
    whole = min(row_height(part, LARGEST, width) for part in parts)
    unbroken, broken = _fitted(parts, width, height, whole), _fitted(parts, width, height, LARGEST)
    return broken if broken[1] > _MUCH * whole else unbroken


def _fitted(
    parts: Sequence[Sequence[Glyph]], width: float, height: float, high: float
) -> tuple[list[list[Glyph]], float]:
    while True:
        lines = _lines(parts, width, high)
        if high <= LEAST or len(lines) * high * 1.12 <= height:
            return lines, high
        high = max(LEAST, high - 2)


def _lines(parts: Sequence[Sequence[Glyph]], width: float, high: float) -> list[list[Glyph]]:
    lines: list[list[Glyph]] = [[]]
    for part in parts:
        longer = [*lines[-1], *([GAP_GLYPH] if lines[-1] else []), *part]
        if row_width(longer, high) <= width + 0.5:
            lines[-1] = longer
            continue
        if lines[-1]:
            lines.append([])
        if row_width(part, high) <= width + 0.5:
            lines[-1] = list(part)
            continue
        breaks = _breaks(part)
        for at, glyph in enumerate(part):
            if lines[-1] and (at in breaks or row_width([*lines[-1], glyph], high) > width):
                lines.append([])
            lines[-1].append(glyph)
    return lines if lines[-1] else []


def _breaks(part: Sequence[Glyph]) -> set[int]:
    """Return where a part is best broken: before an arrow, after a colon, or within many that count."""
    arrows = {at for at, glyph in enumerate(part) if glyph == ARROW}
    if COLON not in part:
        return arrows
    reason = list(part).index(COLON) + 1
    reason += part[reason] == KINDS
    several = len(part) - reason
    return arrows | {reason if several < _SEVERAL else reason + several // 2}
