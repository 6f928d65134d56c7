from __future__ import annotations

import pytest

from engine.core.hexes import SIDES, Hex, neighbour, opposite, turned

HERE = Hex(2, -1)


@pytest.mark.parametrize("side", SIDES)
def test_going_across_a_side_and_back_ends_where_it_began(side: int) -> None:
    there = neighbour(HERE, side)
    assert neighbour(there, opposite(side)) == HERE
    assert there != HERE


def test_there_are_six_neighbours() -> None:
    assert len({neighbour(HERE, side) for side in SIDES}) == 6


def test_side_0_is_below_and_side_3_above() -> None:
    assert neighbour(Hex(0, 0), 0) == Hex(0, 1)
    assert neighbour(Hex(0, 0), 3) == Hex(0, -1)


def test_each_side_and_the_next_lead_to_tiles_that_touch() -> None:
    for side in SIDES:
        one, following = neighbour(HERE, side), neighbour(HERE, (side + 1) % 6)
        assert following in {neighbour(one, any_side) for any_side in SIDES}


def test_turning_moves_each_side_on_and_six_turns_give_the_same() -> None:
    edges = ("road", "field", "river", "field", "road", "road")
    assert turned(edges, 1)[1] == "road"
    assert turned(edges, 2)[4] == "river"
    assert turned(edges, 6) == edges
    assert turned(turned(edges, 2), 4) == edges
