"""Letters that pictures use for something else than badges."""

from __future__ import annotations

from render.kit.marks import LetteredPainter
from render.registry import PAINTERS


def piece_letters(game: str) -> frozenset[str]:
    """What stands on the pieces of a game; none where no picture is known."""
    painter = PAINTERS.get(game)
    return painter.letters if isinstance(painter, LetteredPainter) else frozenset()
