"""Animations of pictures: a looping GIF within Discord's file size limit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO

from PIL import Image

from render.kit.theme import PIECES, PLAYERS, Theme

LIMIT = 10 * 1024 * 1024
_WIDTH = 720
_MOST = 120
"""Maximum number of frames; a longer game is thinned out."""
SHOWN = 900
"""Milliseconds per frame."""
_LAST = 4000
"""Milliseconds of the last frame, which stays longer."""


def animation(
    frames: Iterable[Image.Image], theme: Theme, limit: int = LIMIT, width: int = _WIDTH, shown: int = SHOWN
) -> bytes:
    """Return the animation as a GIF file. Frames may differ in height.

    All are placed on felt of the tallest.
    """
    shrunk = [_shrunk(frame, width) for frame in frames]
    if not shrunk:
        raise ValueError("a film needs at least one picture")
    kept = _levelled(shrunk, theme)
    data = _gif(kept, shown)
    while len(data) > limit and len(kept) > 2:
        kept = [*kept[:-1:2], kept[-1]]
        data = _gif(kept, shown)
    return data


def spread(count: int, most: int = _MOST) -> list[int]:
    """Return up to `most` of `count` positions: the first, the last, and evenly between."""
    if count <= most:
        return list(range(count))
    return sorted({round(i * (count - 1) / (most - 1)) for i in range(most)})


def _shrunk(frame: Image.Image, width: int) -> Image.Image:
    """Return a smaller frame in at most 256 colours, so a hundred frames fit in memory."""
    height = round(frame.height * width / frame.width)
    small = frame.resize((width, height), Image.Resampling.BOX, reducing_gap=2.0)
    return small.quantize(255, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _levelled(frames: Sequence[Image.Image], theme: Theme) -> list[Image.Image]:
    """Return all frames with one size and one palette; only changes between frames are then stored."""
    height = max(frame.height for frame in frames)
    palette = _palette(frames, theme)
    level: list[Image.Image] = []
    for frame in frames:
        sheet = Image.new("RGB", (frame.width, height), theme.felt)
        sheet.paste(frame.convert("RGB"), (0, 0))
        level.append(sheet.quantize(palette=palette, dither=Image.Dither.NONE))
    return level


def _palette(frames: Sequence[Image.Image], theme: Theme) -> Image.Image:
    """Return the colours of the first, middle and last frame, and of every piece that may appear between."""
    samples = [frames[i].convert("RGB") for i in sorted({0, len(frames) // 2, len(frames) - 1})]
    colours = [*PIECES.values(), *(mark.colour for mark in PLAYERS), theme.felt, theme.glow, theme.news]
    sheet = Image.new(
        "RGB", (samples[0].width, sum(s.height for s in samples) + 12 * len(colours)), theme.felt
    )
    y = 0
    for sample in samples:
        sheet.paste(sample, (0, y))
        y += sample.height
    for colour in colours:
        sheet.paste(colour, (0, y, sheet.width, y + 12))
        y += 12
    return sheet.quantize(255, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _gif(frames: Sequence[Image.Image], shown: int) -> bytes:
    out = BytesIO()
    first, *rest = frames
    times = [shown] * len(rest) + [_LAST]
    first.save(
        out, "GIF", save_all=True, append_images=rest, duration=times, loop=0, disposal=1, optimize=False
    )
    return out.getvalue()
