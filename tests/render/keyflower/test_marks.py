"""Permanent marks: unique in a region, and constant as long as a piece lies there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.core.hexes import Hex
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.view import View
from render.keyflower.marks import letter, mark_of
from tests.render.keyflower.positions import built_view, placing_view
from tests.support.conformance import setup_for
from tests.support.positions import positions


def regions(view: View) -> Iterator[tuple[str, list[str]]]:
    """Every region with the focus strings of its pieces."""
    yield f"middle {view.season}", [f"tile:{tile.id}" for tile in (*view.tiles, *view.orders)]
    yield "boats", [f"boat:{boat.id}" for boat in view.boats]
    yield "extensions", [f"extension:{one}" for one in view.extensions]
    yield "row", [*(f"contract:{one}" for one in view.contract_row), "contract:hidden"]
    for seat in view.seats:
        yield f"village {seat.seat}", [f"tile:{tile.id}" for tile in seat.village]
        if seat.screen is not None:
            yield f"hand {seat.seat}", [f"contract:{one}" for one in seat.screen.contracts]
            yield f"winter {seat.seat}", [f"tile:{one}" for one in seat.screen.winter]


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("merchants", ["off", "mix"])
def test_marks_are_unique_in_a_region_and_never_change(seats: int, merchants: str) -> None:
    setup, known = (
        setup_for(KEYFLOWER, seats, f"marks {seats}", merchants=merchants),
        dict[tuple[str, str], str](),
    )
    for step, state in enumerate(positions(KEYFLOWER, setup, f"marks {seats}", 7)):
        view = KEYFLOWER.view_for(state, step % seats)
        for region, pieces in regions(view):
            marks = {focus: mark_of(view, focus) for focus in pieces}
            assert all(marks.values())
            assert len(set(marks.values())) == len(marks)
            for focus, mark in marks.items():
                if region != "row":  # a contract may lie in the row again after the discards are shuffled
                    assert known.setdefault((region, focus), mark) == mark


def test_letters() -> None:
    assert [letter(at) for at in (0, 25, 26, 27, 52)] == ["A", "Z", "AA", "AB", "BA"]


def test_marks_by_region() -> None:
    view = built_view()
    told = {
        "tile:peddler": "A",
        "tile:assayer": "G",
        "tile:order-3": "3",
        "tile:home-1": "A",
        "tile:smelter": "D",
        "boat:keyflower": "A",
        "boat:keyflower-ii": "F",
        "contract:hidden": "?",
        f"contract:{view.contract_row[1]}": "B",
        "contract:contract-31": "31",
        "extension:blue-1": "A",
        "extension:green-3": "R",
        "tile:keythedral": "J",
        "screen:blue": "",
    }
    assert {focus: mark_of(view, focus) for focus in told} == told
    later = replace(view, extensions=view.extensions[5:])
    assert mark_of(later, "extension:green-3") == "R"


def test_a_tile_of_a_village_keeps_its_letter_when_it_grows() -> None:
    view = placing_view(Hex(0, 2))
    assert mark_of(view, "cell:0,-1") == "1"
    assert mark_of(view, "cell:0,2") == "13"
    assert mark_of(view, "tile:inn") == ""
