"""Numbers of the places of a village."""

from __future__ import annotations

from engine.core.hexes import Hex, neighbour
from engine.keyflower.numbering import cell_number, cell_numbered


def test_the_first_ring_goes_clockwise_from_above_the_home() -> None:
    home = Hex(0, 0)
    around = [neighbour(home, side) for side in (3, 4, 5, 0, 1, 2)]
    assert [cell_number(at) for at in around] == [1, 2, 3, 4, 5, 6]
    assert cell_number(home) == 0


def test_every_ring_begins_above_the_home() -> None:
    assert [cell_number(Hex(0, -ring)) for ring in (1, 2, 3, 4)] == [1, 7, 19, 37]
    assert cell_number(Hex(1, -2)) == 8
    assert cell_number(Hex(-1, -1)) == 18


def test_numbers_and_places_belong_together() -> None:
    cells = [cell_numbered(number) for number in range(400)]
    assert len(set(cells)) == 400
    assert [cell_number(cell) for cell in cells] == list(range(400))


def test_neighbouring_numbers_of_a_ring_touch() -> None:
    for ring_start, ring_end in ((1, 6), (7, 18), (19, 36)):
        for number in range(ring_start, ring_end):
            here, there = cell_numbered(number), cell_numbered(number + 1)
            assert there in [neighbour(here, side) for side in range(6)]
