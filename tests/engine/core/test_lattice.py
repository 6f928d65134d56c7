"""Octagons and squares: numbers, neighbours, sides and corners agree with each other."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import lattice as la
from tests.support.tiling import SIDE, Point, middle_of_site, octagon, shared_corners, square

coordinate = st.integers(-la.REACH + 2, la.REACH - 3)


@given(coordinate, coordinate)
def test_a_place_is_read_back_as_its_coordinates(x: int, y: int) -> None:
    assert la.xy(la.place(x, y)) == (x, y)


def test_two_places_never_share_a_number() -> None:
    span = range(-la.REACH + 1, la.REACH - 1)
    assert len({la.place(x, y) for x in span for y in span}) == len(span) ** 2


@pytest.mark.parametrize("x", [-la.REACH, la.REACH - 1, 1000])
def test_a_place_off_the_lattice_is_refused(x: int) -> None:
    with pytest.raises(ValueError, match="off the lattice"):
        la.place(x, 0)
    with pytest.raises(ValueError, match="off the lattice"):
        la.place(0, x)


@given(coordinate, coordinate)
def test_octagons_meet_the_four_octagons_across_their_straight_sides(x: int, y: int) -> None:
    found = [la.xy(cell) for cell in la.cells_beside_cell(la.place(x, y))]
    assert found == [(x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)]


@given(coordinate, coordinate)
def test_an_octagon_and_a_square_are_neighbours_both_ways(x: int, y: int) -> None:
    cell = la.place(x, y)
    sites = la.sites_beside_cell(cell)
    assert {la.xy(site) for site in sites} == {(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)}
    assert all(cell in la.cells_beside_site(site) for site in sites)


@given(coordinate, coordinate)
def test_a_square_meets_the_four_octagons_round_its_corner(i: int, j: int) -> None:
    found = [la.xy(cell) for cell in la.cells_beside_site(la.place(i, j))]
    assert found == [(i, j), (i + 1, j), (i, j + 1), (i + 1, j + 1)]


@given(coordinate, coordinate, st.integers(0, 3))
def test_an_edge_names_its_square_side_and_octagon(i: int, j: int, side: int) -> None:
    site = la.place(i, j)
    edge = la.edge(site, side)
    assert (la.site_of(edge), la.side_of(edge)) == (site, side)
    assert la.cell_of(edge) == la.cells_beside_site(site)[side]


def test_reading_order_goes_row_by_row() -> None:
    places = [la.place(1, 1), la.place(-1, 1), la.place(5, 0), la.place(0, -2)]
    assert [la.xy(at) for at in sorted(places, key=la.reading_order)] == [(0, -2), (5, 0), (-1, 1), (1, 1)]


def test_all_sides_of_both_shapes_are_equally_long() -> None:
    for corners in (octagon(la.place(2, -1)), square(la.place(2, -1))):
        ends = zip(corners, corners[1:] + corners[:1], strict=True)
        assert all(math.dist(a, b) == pytest.approx(SIDE) for a, b in ends)


@pytest.mark.parametrize("side", range(4))
def test_a_square_shares_each_side_exactly_with_its_octagon(side: int) -> None:
    """The side is named after the direction of that octagon."""
    site = la.place(3, 2)
    cell = la.cell_of(la.edge(site, side))
    assert shared_corners(octagon(cell), square(site)) == 2
    (x, y), (middle_x, middle_y) = la.xy(cell), middle_of_site(site)
    assert la.SIDES[side] == ("n" if y < middle_y else "s") + ("w" if x < middle_x else "e")


def test_octagons_beside_each_other_share_a_side() -> None:
    cell = la.place(-1, 4)
    assert all(shared_corners(octagon(cell), octagon(other)) == 2 for other in la.cells_beside_cell(cell))


def test_the_two_shapes_together_fill_the_plane() -> None:
    def area(corners: tuple[Point, ...]) -> float:
        ends = zip(corners, corners[1:] + corners[:1], strict=True)
        return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in ends)) / 2

    here = la.place(0, 0)
    assert area(octagon(here)) + area(square(here)) == pytest.approx(1.0)
