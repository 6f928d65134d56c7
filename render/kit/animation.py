"""Pictures to a film: a GIF that loops, within Discord's limit for a file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO

from PIL import Image

from render.kit.theme import PIECES, PLAYERS, Theme

LIMIT = 10 * 1024 * 1024
_WIDTH = 720
_MOST = 120
"""Frames; a longer game is thinned out."""
SHOWN = 900
"""Milliseconds for each frame."""
_LAST = 4000
"""The last one stays longer."""


def animation(
    frames: Iterable[Image.Image], theme: Theme, limit: int = LIMIT, width: int = _WIDTH, shown: int = SHOWN
) -> tuple[bytes, str]:
    """The film's bytes and extension. Frames may differ in height; all are laid on felt of the tallest."""
    shrunk = [_shrunk(frame, width) for frame in frames]
    if not shrunk:
        raise ValueError("a film needs at least one picture")
    kept = _levelled(shrunk, theme)
    data = _gif(kept, shown)
    while len(data) > limit and len(kept) > 2:
        kept = [*kept[:-1:2], kept[-1]]
        data = _gif(kept, shown)
    return data, "gif"


def spread(count: int, most: int = _MOST) -> list[int]:
    """Which of `count` positions to show if at most `most` can be: first and last, evenly between."""
    if count <= most:
        return list(range(count))
    return sorted({round(i * (count - 1) / (most - 1)) for i in range(most)})


def _shrunk(frame: Image.Image, width: int) -> Image.Image:
    """Smaller, and in at most 256 colours, so that a hundred frames fit in memory."""
    height = round(frame.height * width / frame.width)
    small = frame.resize((width, height), Image.Resampling.BOX, reducing_gap=2.0)
    return small.quantize(255, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _levelled(frames: Sequence[Image.Image], theme: Theme) -> list[Image.Image]:
    """All of one size and with one palette: only what changes from frame to frame is then stored."""
    height = max(frame.height for frame in frames)
    palette = _palette(frames, theme)
    level: list[Image.Image] = []
    for frame in frames:
        sheet = Image.new("RGB", (frame.width, height), theme.felt)
        sheet.paste(frame.convert("RGB"), (0, 0))
        level.append(sheet.quantize(palette=palette, dither=Image.Dither.NONE))
    return level


def _palette(frames: Sequence[Image.Image], theme: Theme) -> Image.Image:
    """Colours of the first, middle and last frame, and of every piece that may turn up between."""
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
