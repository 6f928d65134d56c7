"""The set-up before the map, for every number of players and every variant (sections 2, 3 and 19)."""

from __future__ import annotations

import pytest

from engine.core.lattice import place, xy
from engine.core.rng import Rng, seed_from
from engine.core.setup import SetupError
from engine.keythedral.content.shapes import FIELDS
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.queries import fields_stacked
from engine.keythedral.state import FACE_DOWN
from tests.support.keythedral import Scene, face_down, fresh, hamlet, random_game, scene


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kt_11_nobody_starts_with_cubes_or_laws(seats: int) -> None:
    state = fresh(seats)
    assert len(state.players) == seats
    for player in state.players:
        assert sum(player.cubes) == 0
        assert player.laws == []
        assert player.fences == 3


def test_kt_7_kt_12_crafts_lie_at_their_craftsmen_and_resources_in_the_store() -> None:
    state = fresh(3)
    assert state.stocks == [10, 10, 10]
    assert state.store == [20, 20, 15, 15, 15, 0, 0, 0]


def test_kt_13_two_laws_lie_face_down_unseen() -> None:
    state = fresh(3)
    assert state.spaces == [FACE_DOWN, FACE_DOWN]
    assert KEYTHEDRAL.view_for(state, 0).spaces == (0, 0)
    assert KEYTHEDRAL.view_for(state, 0).deck == 18


def test_kt_14_seventeen_seats_lie_face_down_and_seventeen_go_aside() -> None:
    state = fresh(3)
    view = KEYTHEDRAL.view_for(state, None)
    assert [sum(slot.number == n for slot in view.slots) for n in range(1, 6)] == [4, 4, 4, 3, 2]
    assert face_down(state) == 17
    assert view.surplus == (2, 4, 4, 3, 4)
    assert all(slot.tile is None and not slot.cost for slot in view.slots)


def test_kt_16_chance_names_the_start_player_unless_the_host_does() -> None:
    assert {fresh(5, f"seed {n}").start for n in range(40)} == {0, 1, 2, 3, 4}
    assert {fresh(5, f"seed {n}", start="3").start for n in range(5)} == {3}
    with pytest.raises(SetupError):
        fresh(3, start="4")


@pytest.mark.parametrize(("seats", "total"), [(2, 12), (3, 19), (4, 24), (5, 29)])
def test_kt_20_fields_up_to_the_number_of_players(seats: int, total: int) -> None:
    state = fresh(seats)
    assert len(state.fields) + sum(fields_stacked(state)) + 1 == total  # one is drawn


def test_kt_19_kt_23_quarries_and_woods_lie_opposite_round_the_keythedral() -> None:
    state = fresh(3)
    kinds = {xy(cell): FIELDS[kind] for cell, kind in state.fields.items()}
    assert kinds == {(0, 0): "quarry", (1, 1): "quarry", (1, 0): "wood", (0, 1): "wood"}
    assert KEYTHEDRAL.view_for(state, None).keythedral == (0, 0)
    assert "at 0,0" not in Scene(state).play(
        state.turn, f"{Scene(state).words(state.turn)[0]} cottage 1"
    ).words(state.turn)


def test_kt_24_the_kind_of_the_next_field_is_unknown() -> None:
    drawn = {fresh(3, f"seed {n}", start="0").drawn for n in range(60)}
    assert drawn == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_kt_24_the_number_of_the_next_field_is_public(seats: int) -> None:
    """Stacks lie number side up, so the next field is one of those with the visible number."""
    here, numbers, rng = Scene(fresh(seats, f"numbers {seats}")), list[int](), Rng(seed_from("any place"))
    while (before := KEYTHEDRAL.view_for(here.state, None)).stack:
        assert before.next_types == {
            FIELDS[k]: n for k, n in enumerate(here.state.stack[before.stack_next]) if n
        }
        numbers.append(before.stack_next)
        while here.state.laid == 5 * seats - before.stack - 1:
            option = rng.choice(here.decision(here.state.turn).options)
            here.play(here.state.turn, option.words)
        assert KEYTHEDRAL.view_for(here.state, None).drawn in before.next_types
    assert KEYTHEDRAL.view_for(here.state, None).stack_next == 0
    assert set(numbers) == set(range(2, seats + 1))
    assert seats == 2 or numbers != sorted(numbers)


def test_kt_24_worlds_a_reader_imagines_agree_on_the_number_but_not_on_the_field() -> None:
    here = Scene(fresh(4, "imagined stack"))
    worlds = [KEYTHEDRAL.imagine(here.state, 0, Rng(seed_from(f"world {n}"))) for n in range(20)]
    assert {world.next_number for world in worlds} == {here.state.next_number}
    fields = set()
    for world in worlds:
        there = Scene(world)
        there.play(world.turn, f"{there.words(world.turn)[0]} cottage 1")
        there.play(world.turn, f"{there.words(world.turn)[0]} end")
        fields.add(KEYTHEDRAL.view_for(there.state, None).drawn)
    assert len(fields) > 1


def test_kt_129_two_players_start_with_a_wood_and_a_quarry_side_by_side() -> None:
    state = fresh(2)
    kinds = {xy(cell): FIELDS[kind] for cell, kind in state.fields.items()}
    assert kinds == {(0, 0): "wood", (1, 0): "quarry"}
    assert KEYTHEDRAL.view_for(state, None).keythedral is None
    here = Scene(state)
    here.play(state.turn, f"{here.words(state.turn)[0]} cottage 1")
    assert here.offers(state.turn, "at 0,0")


def test_kt_130_two_players_use_the_ten_number_two_fields() -> None:
    state = fresh(2)
    total = fields_stacked(state)
    total[state.drawn] += 1
    assert total == [1, 3, 2, 2, 2]
    assert set(state.stack) == {2}


def test_kt_131_two_players_have_one_new_law_a_round() -> None:
    here = hamlet(2).cubes(0, wood=1).cubes(1, wood=1).spend()
    assert len(here.state.spaces) == 1
    here.play(0, "law left wood end")
    assert here.state.spaces == [0]
    assert here.refuses(1, "law left")


def test_kt_132_without_laws_nothing_of_them_is_left() -> None:
    here = hamlet(laws="off").cubes(0, wood=1).spend()
    assert (here.state.deck, here.state.spaces) == ([], [])
    assert here.refuses(0, "law left")
    here.play(0, "pass end").play(1, "pass end").play(2, "pass end")
    assert here.state.stage == "auction"


def test_kt_133_open_design_shows_all_seats_but_sells_in_order() -> None:
    here = hamlet(open_design="on").tile("1a", "1-1").tile("2a", "2-1")
    here.cubes(0, stone=2, wood=2, food=2, water=2).spend()
    view = KEYTHEDRAL.view_for(here.state, 1)
    assert all(slot.tile for slot in view.slots)
    assert here.offers(0, "buy seat 1a with stone wood")
    assert here.refuses(0, "buy seat 2a with stone wood food water")
    here.state.number = 2  # as if the seats of number 1 were sold
    assert here.offers(0, "buy seat 2a with stone wood food water")


def test_kt_133_in_the_open_design_it_is_told_which_number_is_on_sale() -> None:
    here = hamlet(open_design="on").tile("1a", "1-1").on_sale(1, "1b", "1c", "1d").cubes(0, stone=1, wood=1)
    here.spend().play(0, "buy seat 1a with stone wood end")
    told = here.told("turned-up")
    assert [dict(event.text.args)["number"] for event in told] == [2]
    assert not told[0].reveals  # everybody has seen them all along


def test_kt_134_variants_combine() -> None:
    end = random_game(2, "all", laws="off", open_design="on", edition="second")
    assert end.state.stage == "over"


def test_kt_136_laws_face_up_are_seen_by_all() -> None:
    here = hamlet(face_up="on").cubes(0, wood=1).spend()
    lying = here.state.spaces[1]
    assert KEYTHEDRAL.view_for(here.state, 2).spaces[1] == lying
    here.play(0, "law right wood end")
    assert KEYTHEDRAL.view_for(here.state, 2).seats[0].known_laws == (lying,)


def test_kt_135_the_second_edition_places_twenty_two_seats() -> None:
    state = fresh(4, edition="second")
    view = KEYTHEDRAL.view_for(state, None)
    assert len(view.slots) == 22
    assert view.surplus == (1, 3, 3, 2, 3)
    assert {slot.points for slot in view.slots} == {4, 6, 8, 10, 12}


def test_kt_30_the_first_seats_are_turned_up_when_the_map_is_laid() -> None:
    here = scene(3)
    assert here.state.number == 1
    assert [slot.on_sale for slot in KEYTHEDRAL.view_for(here.state, None).slots] == [True] * 4 + [False] * 13


def test_the_keythedral_site_is_no_place_for_a_dwelling() -> None:
    assert place(0, 0) == scene(3).state.keythedral
