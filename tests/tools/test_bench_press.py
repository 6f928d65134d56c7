"""The way of a press is short, and `latchkey dev bench press` says how short."""

from __future__ import annotations

import pytest

from tools.bench.press import Count, Way, ways

MOST = {
    "look": Count(
        statements=3, picks=0, options=0, copies=0, views=0, spoken=70, pictures=1, blocks=6, sent=110_000
    ),
    "pick": Count(
        statements=12, picks=6, options=12, copies=6, views=1, spoken=65, pictures=1, blocks=6, sent=110_000
    ),
    "confirm": Count(
        statements=90,
        picks=65,
        options=150,
        copies=38,
        views=7,
        spoken=265,
        pictures=3,
        blocks=20,
        sent=310_000,
    ),
}
"""For the same presses on any machine, with some room for panels that offer a little more. A change that
makes a press do twice the work fails here. A confirm includes the posts and calls that follow it."""
BANDS = {"look": 11, "pick": 36, "confirm": 66}
"""Of some ninety that three pictures have. A word opens another picture, and a post shows the board that
changed, so fewer bands are found again than when all of them showed one table."""


@pytest.fixture(scope="module")
def pressed() -> dict[str, Way]:
    return {way.press: way for way in ways(3)}


def test_a_press_opens_the_store_once_to_read_and_once_to_write(pressed: dict[str, Way]) -> None:
    """After a confirmed turn there is one read per parcel, and one write for all results."""
    look, pick, confirm = (way.most for way in pressed.values())
    assert (look.openings, look.written) == (1, 0)
    assert (pick.openings, pick.written) == (2, 1)
    assert confirm.openings <= 16, "the end of a round writes its summary, too"
    assert confirm.written <= 5
    usual = pressed["confirm"].usual
    assert usual.openings <= 8
    assert usual.written <= 4


def test_reads_and_writes_are_one_trip_each(pressed: dict[str, Way]) -> None:
    """A confirm reads once and writes once. The post and the notice need two reads each, storing their
    results one more, and the courier makes two trips and looks for another waiting table."""
    look, pick, confirm = (way.most.trips for way in pressed.values())
    assert (look, pick) == (1, 2)
    assert confirm <= 26, "the end of a round writes its summary, too"
    assert pressed["confirm"].usual.trips <= 11


@pytest.mark.parametrize("press", MOST)
def test_a_press_makes_no_more_work_than_it_did(press: str, pressed: dict[str, Way]) -> None:
    """Picks applied, options worded, positions copied, views, messages spoken, pictures, blocks, bytes."""
    usual, most = pressed[press].usual, MOST[press]
    held = ("statements", "picks", "options", "copies", "views", "spoken", "pictures", "blocks", "sent")
    for name in held:
        assert getattr(usual, name) <= getattr(most, name), name


@pytest.mark.parametrize("press", BANDS)
def test_only_changed_parts_of_a_picture_are_drawn(press: str, pressed: dict[str, Way]) -> None:
    assert pressed[press].most.bands <= BANDS[press]
