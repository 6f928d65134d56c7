"""Image to file. Format and settings were chosen by measurement: see docs/pictures.md."""

from __future__ import annotations

from io import BytesIO

from PIL import Image


def encode(image: Image.Image) -> tuple[bytes, str]:
    """The file's bytes and its extension."""
    out = BytesIO()
    palette = image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    palette.save(out, "PNG", compress_level=6)
    return out.getvalue(), "png"
