"""Lines over time: where figures lie, and names that never cover each other."""

from __future__ import annotations

import io
from itertools import pairwise

from PIL import Image

from render.kit.line_chart import _APART, _SIZE, Frame, Series, Stretch, chart, ends, fitting_name, span
from render.kit.text import SANS, width_of
from render.kit.theme import DAY, PLAYERS


def test_the_span_is_round_and_holds_every_figure() -> None:
    for values in ([0.0], [3.2, 61.0], [-4.0, 17.0], [98.0, 103.0], [-1.0, 124.0], [-200.0, 900.0]):
        low, high = span(values)
        assert low <= min(values)
        assert high >= max(values)
        assert low % 5 == high % 5 == 0


def test_names_stand_beside_their_lines_and_apart() -> None:
    courses = [Series(f"name {at}", at, (0.0, value)) for at, value in enumerate((50.0, 50.5, 0.0, 0.1, 0.2))]
    frame = Frame(2, 0.0, 75.0)
    found = ends(courses, frame)
    assert sorted(found) == [found[at] for at in (1, 0, 4, 3, 2)], "the highest first"
    highest = sorted(found)
    assert all(two - one >= _APART - 0.1 for one, two in pairwise(highest))
    assert max(found) < 700


def test_a_chart_is_drawn_with_every_players_colour() -> None:
    courses = [Series(f"name {at}", at, (10.0 * at, 10.0 * at + 5)) for at in range(6)]
    image = Image.open(io.BytesIO(chart(courses, "Points"))).convert("RGB")
    assert image.size == (1000, 700)
    data = image.tobytes()
    colours = set(zip(data[::3], data[1::3], data[2::3], strict=True))
    for mark in PLAYERS:
        near = min(max(abs(a - b) for a, b in zip(mark.colour, colour, strict=True)) for colour in colours)
        assert near <= 12, mark.symbol


def test_letters_are_read_on_a_phone() -> None:
    """A message is 340 wide, and its small print 11 high."""
    assert _SIZE * 340 / 1000 >= 11


def test_stretches_are_named_where_there_is_room() -> None:
    assert fitting_name("Summer", 200) == ("Summer", _SIZE)
    assert fitting_name("Round 7", 40) == ("7", _SIZE)
    assert fitting_name("Round 7", 2)[0] == ""
    name, size = fitting_name("Primavera", width_of("Primavera", SANS, _SIZE) - 14)
    assert (name, size < _SIZE) == ("Primavera", True)


def test_lines_are_broken_where_a_season_begins() -> None:
    """The jump between two seasons is thin and pale, the rise within one is not."""
    course = Series("name", 0, (10.0, 10.0, 40.0, 40.0))

    def inked(stretches: list[Stretch]) -> int:
        image = Image.open(io.BytesIO(chart([course], "Points", DAY, stretches))).convert("L")
        middle = round(Frame(4, *span(course.values)).x(1.5))
        return sum(image.crop((middle - 2, 90, middle + 3, 640)).histogram()[:120])

    assert inked([]) > inked([Stretch("Spring", 0), Stretch("Summer", 2)])
    frame = Frame(4, 0.0, 50.0)
    assert frame.x(1) < frame.border(2) < frame.x(2)
    assert frame.border(0) == frame.x(0)
    assert frame.border(4) == frame.x(3)
