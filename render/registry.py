"""Every game's painter, by its key. The bot knows nothing else of the pictures."""

from __future__ import annotations

from typing import Any

from render.keyflower.painter import KeyflowerPainter
from render.keyper.painter import KeyperPainter
from render.keythedral.painter import KeythedralPainter
from render.kit.marks import Painter

PAINTERS: dict[str, Painter[Any]] = {
    "keyflower": KeyflowerPainter(),
    "keyper": KeyperPainter(),
    "keythedral": KeythedralPainter(),
}
