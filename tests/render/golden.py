"""Golden pictures, kept at half size. Write them again with LATCHKEY_GOLDEN=write, then look at each."""

from __future__ import annotations

import os
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

COLOURS = 128
PATCH = 8
"""Pixels of a patch's side at half size: about a letter of the smallest words."""
TOLERANCE = 16
"""Mean difference of a patch, of 255: fonts and filters differ a little between machines."""


def check_golden(path: Path, drawn: Image.Image) -> None:
    """The picture is the one on file; no patch of it differs, however small beside the whole."""
    now = drawn.reduce(2).quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    if os.environ.get("LATCHKEY_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        now.save(path, optimize=True)
    golden = Image.open(path).convert("RGB")
    assert now.size == golden.size
    patches = ImageChops.difference(now.convert("RGB"), golden).reduce(PATCH)
    worst = max(high for _, high in ImageStat.Stat(patches).extrema)
    assert worst <= TOLERANCE, f"{path.name} differs by {worst} somewhere; look at it, then write it again"
