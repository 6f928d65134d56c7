"""Line charts over time: one line per player, with the player's colour and name at its end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct
from PIL import Image, ImageDraw

from render.kit.encode import encoded
from render.kit.pen import Pen
from render.kit.signs import mark_disc
from render.kit.text import SANS, SERIF, font, printable_name, shortened, size_for, width_of
from render.kit.theme import DAY, PLAYERS, Colour, PlayerMark, Theme, blend

_SHARP = 2
_WIDE, _HIGH = 1000, 700
_LEFT, _RIGHT, _TOP, _BOTTOM = 100, 284, 146, 52
_SHEET = 82  # top of the sheet, below the title
_SIZE, _SMALLEST, _TITLE = 33, 29, 44
"""Text sizes; phones show them at a third."""
_APART = 44  # between two names
_MARK = 38  # size of a player's disc beside the name
_TICKS = 5
_EDGE = 16


class Series(Struct, frozen=True):
    """One player's figures, in order."""

    name: str
    mark: int  # index of the player's colour
    values: tuple[float, ...]


class Stretch(Struct, frozen=True):
    """A season or round: its name, and the index of its first figure."""

    name: str
    first: int


def chart(
    courses: Sequence[Series],
    title: str,
    theme: Theme = DAY,
    stretches: Sequence[Stretch] = (),
    marks: Sequence[PlayerMark] = PLAYERS,
) -> bytes:
    """Return the chart as a file, in the player colours of the game.

    Lines are broken where a stretch begins, since the meaning of the figures changes there.
    """
    image = Image.new("RGB", (_WIDE * _SHARP, _HIGH * _SHARP), theme.felt)
    draw = ImageDraw.Draw(image)
    sheet = [_at(_EDGE, _SHEET), _at(_WIDE - _EDGE, _HIGH - _EDGE)]
    draw.rounded_rectangle(sheet, 18 * _SHARP, theme.paper, theme.paper_edge, 3 * _SHARP)
    low, high = span([value for course in courses for value in course.values])
    frame = Frame(max(len(course.values) for course in courses), low, high)
    _bands(draw, frame, stretches, theme)
    size = size_for(title, SERIF, _TITLE, _WIDE - 2 * _EDGE, _SMALLEST)
    _write(draw, (_EDGE + 4, 16), title, size, theme.felt_ink, SERIF)
    for number in range(_TICKS + 1):
        value = low + (high - low) * number / _TICKS
        y = frame.y(value)
        draw.line([_at(_LEFT, y), _at(_WIDE - _RIGHT, y)], theme.paper_shade, 2 * _SHARP)
        words = f"{value:.0f}"
        x = _LEFT - 12 - width_of(words, SANS, _SIZE)
        _write(draw, (x, y - _SIZE * 0.63), words, _SIZE, theme.faint)
    for course in courses:
        colour = marks[course.mark % len(marks)].colour
        _line(draw, frame, course, [each.first for each in stretches], theme, colour)
    for course, y in zip(courses, ends(courses, frame), strict=True):
        figure, x = f" {course.values[-1]:.0f}", _WIDE - _RIGHT + 12
        left = _RIGHT - 12 - _MARK - 8 - 1.5 * _EDGE - width_of(figure, SANS, _SIZE)
        name = shortened(printable_name(course.name), SANS, _SIZE, left)
        _disc(image, (x + _MARK / 2, y), marks[course.mark % len(marks)], theme)
        _write(draw, (x + _MARK + 8, y - _SIZE * 0.63), f"{name}{figure}", _SIZE, theme.ink)
    return encoded(image.reduce(_SHARP), theme)


def _disc(image: Image.Image, middle: tuple[float, float], mark: PlayerMark, theme: Theme) -> None:
    """Draw a player's sign on a disc, as the boards do."""
    pen = Pen(theme, _MARK, _MARK, _SHARP)
    mark_disc(pen, mark.symbol, mark.colour)
    x, y = _at(middle[0] - _MARK / 2, middle[1] - _MARK / 2)
    image.paste(pen.image.convert("RGBA"), (round(x), round(y)), pen.image.getchannel("a"))


def _bands(draw: ImageDraw.ImageDraw, frame: Frame, stretches: Sequence[Stretch], theme: Theme) -> None:
    """Draw every other stretch on a darker background, each under its name if there is space."""
    starts = [*(each.first for each in stretches), frame.count]
    for at, each in enumerate(stretches):
        left, right = frame.border(starts[at]), frame.border(starts[at + 1])
        if at % 2:
            box = [_at(left, _TOP), _at(right, _HIGH - _BOTTOM)]
            draw.rectangle(box, blend(theme.paper, theme.paper_shade, 0.55))
        name, size = fitting_name(each.name, right - left - 8)
        middle = (left + right - width_of(name, SANS, size)) / 2
        _write(draw, (middle, _TOP - 46 + _SIZE - size), name, size, theme.faint)


def fitting_name(name: str, room: float) -> tuple[str, int]:
    """Return the name and its size: unchanged, its last word ("Round 7": 7), smaller, or empty."""
    short = [(words, _SIZE) for words in (name, name.rpartition(" ")[2])]
    short.append((name, size_for(name, SANS, _SIZE, room, _SMALLEST)))
    return next((each for each in short if width_of(each[0], SANS, each[1]) <= room), ("", _SIZE))


def _line(
    draw: ImageDraw.ImageDraw,
    frame: Frame,
    course: Series,
    starts: Sequence[int],
    theme: Theme,
    colour: Colour,
) -> None:
    points = [_at(frame.x(number), frame.y(value)) for number, value in enumerate(course.values)]
    edges = sorted({0, *starts, len(points)})
    for first, last in pairwise(edges):
        if first:
            draw.line(points[first - 1 : first + 1], blend(theme.paper, colour, 0.5), _SHARP)
        part = points[first:last] if last - first > 1 else [points[first], points[first]]
        draw.line(part, theme.ink, 8 * _SHARP, joint="curve")
        draw.line(part, colour, 5 * _SHARP, joint="curve")


class Frame(Struct, frozen=True):
    """The position of figures in the picture."""

    count: int
    low: float
    high: float

    def x(self, number: float) -> float:
        return _LEFT + (_WIDE - _LEFT - _RIGHT) * number / max(1, self.count - 1)

    def border(self, number: int) -> float:
        """Return the middle between a figure and the one before; at the ends, the ends."""
        return self.x(min(max(number - 0.5, 0), self.count - 1))

    def y(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return _HIGH - _BOTTOM - (_HIGH - _TOP - _BOTTOM) * share


def span(values: Sequence[float]) -> tuple[float, float]:
    """Return a round number below all values and one above them."""
    low, high = min(values), max(values)
    step = next(one for one in (5, 10, 25, 50, 100, 250, 500, 1000, 10**9) if one * _TICKS >= high - low)
    bottom = step * (low // step)
    while bottom + step * _TICKS < high:
        step *= 2
        bottom = step * (low // step)
    return bottom, bottom + step * _TICKS


def ends(courses: Sequence[Series], frame: Frame) -> list[float]:
    """Return the height of each name: beside its line's end, without overlapping another name."""
    order = sorted(range(len(courses)), key=lambda at: -courses[at].values[-1])
    found, above = [0.0] * len(courses), -float(_APART)
    for at in order:
        above = found[at] = max(frame.y(courses[at].values[-1]), above + _APART)
    over = max(0.0, above - (_HIGH - _BOTTOM / 2))
    return [y - over for y in found]


def _write(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    words: str,
    size: int,
    ink: Colour,
    face: str = SANS,
) -> None:
    draw.text(_at(*at), words, ink, font(face, size * _SHARP))


def _at(x: float, y: float) -> tuple[float, float]:
    return x * _SHARP, y * _SHARP
