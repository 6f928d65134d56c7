"""The standings of a league: one line per player, with the points of every round, for a phone screen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image, ImageDraw

from render.kit.encode import encoded
from render.kit.stat_card import MEDALS
from render.kit.text import SANS, SERIF, font, printable, printable_name, shortened, width_of
from render.kit.theme import DAY, Colour, Theme, blend

_SHARP = 2
_WIDE = 780
_MARGIN, _SHEET = 16, 68
_EDGE, _TOP, _ROW, _BOTTOM = 36, 130, 52, 30
_TITLE, _SIZE, _SMALL = 38, 30, 24
_PLACE, _CELL, _TOTAL = 58, 76, 104
_MOST_ROUNDS = 4


class StandingLine(Struct, frozen=True):
    """One player: rank, the points of each round and the total, as displayed."""

    place: int
    name: str
    rounds: tuple[str, ...]
    total: str
    out: bool = False  # no longer plays
    medal: bool = True  # for one of the first places


def standings_picture(
    lines: Sequence[StandingLine], title: str, subtitle: str, total: str, theme: Theme = DAY
) -> bytes:
    """Draw the standings; the newest rounds have a column each, `total` is the heading of the last one."""
    high = _TOP + _ROW * len(lines) + _BOTTOM
    image = Image.new("RGB", (_WIDE * _SHARP, high * _SHARP), theme.felt)
    draw = ImageDraw.Draw(image)
    sheet = [_px(_MARGIN, _SHEET), _px(_WIDE - _MARGIN, high - _MARGIN)]
    draw.rounded_rectangle(sheet, 16 * _SHARP, theme.paper, theme.paper_edge, 2 * _SHARP)
    count = max((len(line.rounds) for line in lines), default=0)
    shown = list(range(max(0, count - _MOST_ROUNDS), count))
    ends = [_WIDE - _EDGE - _TOTAL - _CELL * (len(shown) - 1 - at) for at in range(len(shown))]
    heading = shortened(printable(title, SERIF), SERIF, _TITLE, _WIDE - 2 * _EDGE)
    _write(draw, _MARGIN + 4, 36, heading, _TITLE, theme.felt_ink, face=SERIF)
    room = (ends[0] - _CELL if ends else _WIDE - _EDGE - _TOTAL) - _EDGE
    _write(draw, _EDGE, 102, shortened(printable(subtitle), SANS, _SMALL, room), _SMALL, theme.faint)
    for number, x in zip(shown, ends, strict=True):
        _write(draw, x, 102, str(number + 1), _SMALL, theme.faint, right=True)
    _write(draw, _WIDE - _EDGE, 102, printable(total), _SMALL, theme.faint, right=True)
    for at, line in enumerate(lines):
        _line(draw, _TOP + _ROW * at, line, at, shown, ends, theme)
    return encoded(image.reduce(_SHARP), theme)


def _line(
    draw: ImageDraw.ImageDraw,
    top: int,
    line: StandingLine,
    at: int,
    shown: Sequence[int],
    ends: Sequence[int],
    theme: Theme,
) -> None:
    if at % 2 == 0:
        box = [_px(_EDGE - 12, top), _px(_WIDE - _EDGE + 12, top + _ROW)]
        draw.rounded_rectangle(box, 8 * _SHARP, blend(theme.paper, theme.paper_shade, 0.6))
    middle, ink = top + _ROW // 2, theme.faint if line.out else theme.ink
    if line.medal and line.place <= len(MEDALS) and not line.out:
        centre, radius = _EDGE + 18, 20
        ring = [_px(centre - radius, middle - radius), _px(centre + radius, middle + radius)]
        draw.ellipse(ring, MEDALS[line.place - 1], theme.paper_edge, 2 * _SHARP)
        ink_of_place = DAY.ink
    else:
        ink_of_place = ink
    place = str(line.place)
    _write(draw, _EDGE + 18 - width_of(place, SANS, _SIZE) / 2, middle, place, _SIZE, ink_of_place)
    left = _EDGE + _PLACE
    room = (ends[0] - _CELL + 8 if ends else _WIDE - _EDGE - _TOTAL) - left
    name = shortened(printable_name(line.name), SANS, _SIZE, room)
    _write(draw, left, middle, name, _SIZE, ink)
    for number, x in zip(shown, ends, strict=True):
        words = line.rounds[number] if number < len(line.rounds) else ""
        _write(draw, x, middle, words, _SMALL, theme.faint, right=True)
    _write(draw, _WIDE - _EDGE, middle, line.total, _SIZE, ink, right=True)


def _px(x: float, y: float) -> tuple[int, int]:
    return round(x * _SHARP), round(y * _SHARP)


def _write(
    draw: ImageDraw.ImageDraw,
    x: float,
    middle: float,
    words: str,
    size: int,
    ink: Colour,
    *,
    right: bool = False,
    face: str = SANS,
) -> None:
    """Write words from `x` on, vertically centred; with `right`, up to `x`."""
    draw.text(_px(x, middle), words, ink, font(face, size * _SHARP), anchor="rm" if right else "lm")
