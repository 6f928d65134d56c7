"""Laying the map: geometry, fields and cottages (section 3)."""

from __future__ import annotations

import math

import pytest

from engine.core import lattice
from engine.core.lattice import place
from engine.core.rng import Rng, seed_from
from engine.keythedral.actions import At, Cottage
from engine.keythedral.game import KEYTHEDRAL
from tests.support.keythedral import Scene, fresh
from tests.support.tiling import middle_of_site, octagon, shared_corners, square


def laid_out(seats: int, seed: str) -> Scene:
    """A whole map laid at random."""
    here, rng = Scene(fresh(seats, seed, start="0")), Rng(seed_from(seed))
    while here.state.stage == "lay":
        seat = here.state.turn
        here.play(seat, rng.choice(here.words(seat)))
    return here


def test_kt_3_turns_go_clockwise_from_the_start_player() -> None:
    here = Scene(fresh(4, start="2"))
    turns = list[int]()
    while here.state.laid < 8:
        seat = here.state.turn
        if not turns or turns[-1] != seat:
            turns.append(seat)
        here.play(seat, here.words(seat)[0])
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1]


def test_kt_17_kt_18_octagons_and_squares_touch_as_on_the_lattice() -> None:
    beside = set(lattice.cells_beside_site(place(0, 0)))
    assert beside == {place(0, 0), place(1, 0), place(0, 1), place(1, 1)}
    assert all(shared_corners(octagon(cell), square(place(0, 0))) == 2 for cell in beside)
    assert len(set(lattice.cells_beside_cell(place(3, 3)))) == 4
    assert len(set(lattice.sites_beside_cell(place(3, 3)))) == 4


def test_kt_25_each_turn_lays_the_drawn_field_and_then_one_cottage() -> None:
    here = Scene(fresh(3, start="0"))
    drawn = KEYTHEDRAL.view_for(here.state, 1).drawn
    assert all(words.startswith(f"lay {drawn} ") for words in here.words(0))
    here.play(0, f"lay {drawn} 2,0")
    assert here.words(0) == [f"cottage {number}" for number in range(1, 6)]
    here.play(0, "cottage 4 at 1,0 end")
    assert here.state.turn == 1
    view = KEYTHEDRAL.view_for(here.state, None)
    assert [(d.x, d.y, d.seat, d.number, d.house) for d in view.dwellings] == [(1, 0, 0, 4, False)]
    assert view.drawn


def test_kt_25_five_fields_and_cottages_each_and_the_stack_is_empty() -> None:
    here = laid_out(3, "five each")
    assert not any(any(pile) for pile in here.state.stack.values())
    assert len(here.state.fields) == 19
    assert all(all(player.sites) for player in here.state.players)
    assert here.state.stage != "lay"


def test_kt_26_a_field_touches_a_field_or_a_dwelling() -> None:
    here = Scene(fresh(3, start="0"))
    drawn = KEYTHEDRAL.view_for(here.state, None).drawn
    assert here.offers(0, f"lay {drawn} 2,0")
    assert here.refuses(0, f"lay {drawn} 2,-1")  # touches nothing yet
    assert here.refuses(0, f"lay {drawn} 1,1")  # taken
    here.play(0, f"lay {drawn} 2,0 cottage 1 at 2,-1 end")
    drawn = KEYTHEDRAL.view_for(here.state, None).drawn
    assert here.offers(1, f"lay {drawn} 3,-1")  # touches only the dwelling at 2,-1


@pytest.mark.parametrize("seats", [2, 5])
def test_kt_27_every_field_keeps_room_for_four_fields_and_four_dwellings(seats: int) -> None:
    state = laid_out(seats, "room").state
    cells = [octagon(cell) for cell in state.fields]
    middles = [lattice.xy(cell) for cell in state.fields]
    assert all(math.dist(a, b) >= 1 for i, a in enumerate(middles) for b in middles[:i])
    for site in state.dwellings:
        middle = middle_of_site(site)
        assert all(math.dist(middle, corner) > 0.25 for corners in cells for corner in corners)


def test_kt_28_a_cottage_touches_a_field_and_leaves_the_keythedral_alone() -> None:
    here = Scene(fresh(3, start="0"))
    here.play(0, f"{here.words(0)[0]} cottage 2")
    assert here.refuses(0, "at 0,0")
    assert here.offers(0, "at 1,1")
    assert here.refuses(0, "at 5,5")
    sites = {action.site for action in KEYTHEDRAL.choices(here.state)[0].actions if isinstance(action, At)}
    for site in sites:
        assert any(cell in here.state.fields for cell in lattice.cells_beside_site(site))


def test_kt_28_a_cottage_number_is_laid_once() -> None:
    here = Scene(fresh(2, start="0"))
    here.play(0, f"{here.words(0)[0]} cottage 3")
    here.play(0, f"{here.words(0)[0]} end")
    here.play(1, here.words(1)[0]).play(1, "cottage 3")
    here.play(1, f"{here.words(1)[0]} end")
    here.play(0, here.words(0)[0])
    numbers = [a.number for a in KEYTHEDRAL.choices(here.state)[0].actions if isinstance(a, Cottage)]
    assert numbers == [1, 2, 4, 5]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_kt_29_a_legal_place_always_exists(seats: int, seed: str) -> None:
    here = laid_out(seats, seed)
    for site in here.state.dwellings:
        assert 1 <= sum(cell in here.state.fields for cell in lattice.cells_beside_site(site)) <= 4


def test_kt_29_the_drawn_field_is_public() -> None:
    here = Scene(fresh(3, start="0"))
    drawn = {KEYTHEDRAL.view_for(here.state, reader).drawn for reader in (None, 0, 1, 2)}
    assert len(drawn) == 1
    here.play(0, f"{here.words(0)[0]} cottage 1")
    here.play(0, f"{here.words(0)[0]} end")
    assert here.told("drew")[-1].reveals


def test_kt_30_round_one_begins_with_the_same_start_player() -> None:
    here = laid_out(3, "round one")
    assert (here.state.round, here.state.stage, here.state.start, here.state.turn) == (1, "work", 0, 0)
    assert here.told("turned-up")
