"""Components and set-up (KP-1 to KP-15)."""

from __future__ import annotations

import pytest

from engine.keyper.content.board import PLOTS
from engine.keyper.content.goods import ANIMALS, GEMS, SEASONS, SUPPLY
from engine.keyper.content.house import BOATS, WINTER_FAIRS
from engine.keyper.content.tiles import HOME_TILES, OTHER_TILES, SPRING_TILES
from engine.keyper.game import KEYPER
from engine.keyper.state import State
from tests.support.conformance import setup_for
from tests.support.keyper_box import NINTH_KEYPLES, SEASONAL_FAIRS, SPRING_DISPLAYS


def new(seats: int, seed: str = "set-up") -> State:
    return KEYPER.new_game(setup_for(KEYPER, seats, seed))


def test_kp_1_two_to_four_players_and_four_seasons() -> None:
    assert KEYPER.spec.seats == (2, 3, 4)
    assert SEASONS == ("spring", "summer", "autumn", "winter")
    assert new(2).season == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kp_2_kp_3_one_board_for_each_player_with_its_own_spring_display(seats: int) -> None:
    assert [board.display for board in new(seats).boards] == list(SPRING_DISPLAYS[:seats])


def test_kp_4_a_board_is_its_fields_alone_and_has_no_place_or_turn() -> None:
    assert set(type(new(2).boards[0]).__struct_fields__) == {"display", "fields", "keyper", "boat"}


def test_kp_5_eight_of_the_21_spring_tiles_lie_out() -> None:
    state = new(4)
    spring = {tile.id for tile in SPRING_TILES}
    assert len(spring) == 21
    assert len(state.shown) == 8
    assert set(state.shown) | set(state.bag) == spring
    assert len(state.bag) == 13


def test_kp_5_the_tiles_on_display_are_random() -> None:
    assert new(4, "a").shown != new(4, "b").shown


def test_kp_6_the_other_tiles_and_winter_fairs_are_kept_aside() -> None:
    aside = new(3).aside
    assert sorted(aside) == sorted([tile.id for tile in OTHER_TILES] + [fair.id for fair in WINTER_FAIRS])
    assert (len(OTHER_TILES), len(WINTER_FAIRS)) == (27, 8)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kp_7_four_of_six_boats_for_any_number_of_players(seats: int) -> None:
    state = new(seats)
    assert len(state.boats) == 4
    assert sorted(state.boats + state.boats_aside) == [boat.id for boat in BOATS]
    assert len(BOATS) == 6


def test_kp_8_the_general_supply() -> None:
    kinds = ("clay", "log", "rock", "brick", "wood", "stone")
    assert {SUPPLY[kind] for kind in kinds} == {16}
    assert SUPPLY["wheat"] == 20
    assert {SUPPLY[kind] for kind in ANIMALS} == {12}
    assert len(ANIMALS) == 8
    assert {SUPPLY[kind] for kind in GEMS} == {16}
    assert len(GEMS) == 4


def test_kp_9_each_player_has_a_board_a_keyper_and_twelve_home_tiles() -> None:
    for player in new(4).players:
        assert player.keyper
        assert player.tiles == [tile.id for tile in HOME_TILES]
        assert len(player.plots) == PLOTS
        assert not any(plot.tile or plot.upgraded or plot.covered for plot in player.plots)
        assert player.shipping == 0
    areas = [tile.area for tile in HOME_TILES]
    assert (areas.count("farm"), areas.count("village")) == (6, 6)


@pytest.mark.parametrize("seats", [3, 4])
def test_kp_10_eight_keyples_with_two_white(seats: int) -> None:
    team = {"light-blue": 1, "orange": 1, "light-green": 1, "brown": 1, "black": 1, "grey": 1, "white": 2}
    assert all(player.keyples == team for player in new(seats).players)


def test_kp_11_with_two_players_each_draws_a_different_ninth_keyple() -> None:
    drawn = set[tuple[str, ...]]()
    for seed in "abcdefghijkl":
        state = new(2, seed)
        ninth = [next(c for c in NINTH_KEYPLES if player.keyples[c] == 2) for player in state.players]
        assert [sum(player.keyples.values()) for player in state.players] == [9, 9]
        assert ninth[0] != ninth[1]
        drawn.add(tuple(ninth))
    assert len(drawn) > 3


def test_kp_12_a_brick_a_stone_and_a_wood_out_of_the_supply() -> None:
    state = new(3)
    assert all(player.goods == {"brick": 1, "stone": 1, "wood": 1} for player in state.players)
    assert state.supply["brick"] == 13


def test_kp_13_one_fair_for_each_of_three_seasons_known_to_its_owner_alone() -> None:
    state = new(4)
    for season in SEASONS[:3]:
        dealt = [player.fairs[season] for player in state.players]
        assert len(set(dealt)) == 4
        assert all(fair.startswith(season) for fair in dealt)
    assert len(state.fairs_out) == len(SEASONAL_FAIRS) - 12
    view = KEYPER.view_for(state, 1)
    assert view.seats[1].fairs == state.players[1].fairs
    assert [view.seats[seat].fairs for seat in (0, 2, 3)] == [None, None, None]
    assert view.seats[0].face_down == SEASONS[:3]


def test_kp_7_kp_13_boats_and_fairs_are_drawn_by_chance() -> None:
    states = [new(2, seed) for seed in "abcdefgh"]
    assert len({tuple(state.boats) for state in states}) > 3
    for season in SEASONS[:3]:
        assert len({state.players[0].fairs[season] for state in states}) > 2


def test_kp_14_the_start_player_is_chance() -> None:
    assert {new(3, seed).start for seed in "abcdefghijklmnop"} == {0, 1, 2}
    state = new(3)
    assert KEYPER.choices(state)[0].seat == state.start


def test_kp_15_keyp_areas_are_open_to_everybody() -> None:
    state = new(3)
    for reader in (None, 0, 1, 2):
        seats = KEYPER.view_for(state, reader).seats
        assert [seat.keyples for seat in seats] == [player.keyples for player in state.players]
        assert all(seat.keyper for seat in seats)
