"""Set-up before the first turn (KF-9 to KF-16, KM-2 to KM-6), and the variants."""

from __future__ import annotations

import pytest

from engine.core.pieces import total
from engine.core.rng import seed_from
from engine.core.setup import Setup, checked
from engine.keyflower.content import merchants
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import State
from tests.support.keyflower import fresh, scene
from tests.support.keyflower_box import ALL_BOATS, TILES

SEATS = range(2, 7)


def test_kf_9_coloured_workers_in_the_bag_the_rest_in_supplies() -> None:
    state = fresh(2)
    out = [*(p.workers for p in state.players), *(boat.workers for boat in state.boats)]
    everywhere = {c: state.bag.get(c, 0) + sum(w.get(c, 0) for w in out) for c in ("blue", "red", "yellow")}
    assert everywhere == {"blue": 40, "red": 40, "yellow": 40}
    assert "green" not in state.bag
    assert state.greens == 20
    assert state.stock == {"wood": 24, "stone": 24, "iron": 24, "gold": 48}
    assert total(state.pile) == 48 - sum(total(boat.skills) for boat in state.boats)


@pytest.mark.parametrize("seats", SEATS)
def test_kf_10_each_player_draws_eight_workers_at_random(seats: int) -> None:
    states = [fresh(seats, seed) for seed in "abc"]
    assert all(total(player.workers) == 8 for state in states for player in state.players)
    assert len({str(state.players[0].workers) for state in states}) > 1
    assert not states[0].players[0].known_workers, "kept secret"


def test_kf_11_homes_at_random_and_the_lowest_begins() -> None:
    seen = set()
    for number in range(20):
        state = fresh(3, f"homes {number}")
        homes = [player.home.id for player in state.players]
        assert len(set(homes)) == 3
        assert state.start_player == homes.index(min(homes)) == state.active
        assert not any(player.home.upgraded for player in state.players)
        seen.update(homes)
    assert seen == {f"home-{n}" for n in range(1, 7)}


@pytest.mark.parametrize(
    ("seats", "orders", "tiles", "dealt"),
    [(2, 1, 6, 3), (3, 2, 7, 3), (4, 3, 8, 3), (5, 4, 9, 2), (6, 4, 10, 2)],
)
def test_kf_12_counts_by_number_of_players(seats: int, orders: int, tiles: int, dealt: int) -> None:
    state = fresh(seats)
    assert len(state.players) == len(state.boats) == seats
    assert [spot.id for spot in state.orders] == [f"order-{n}" for n in range(1, orders + 1)]
    assert len(state.middle) == tiles
    assert [len(player.dealt) for player in state.players] == [dealt] * seats


@pytest.mark.parametrize(("seats", "tile"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_kf_14_the_highest_turn_order_tile_shows_the_keyple(seats: int, tile: int) -> None:
    game = scene(seats).screen(1, red=1).turn(1)
    game.play(f"bid order-{tile} red 1 end").all_pass()
    assert game.state.start_player == 1
    if tile > 1:
        other = scene(seats).screen(1, red=1).turn(1)
        other.play("bid order-1 red 1 end").all_pass().boats()
        assert not other.told("keyflower-told-start-player"), "lower tiles do not show it"
        assert other.told("keyflower-told-keyple-moves")


def test_kf_15_spring_tiles_basic_side_up_and_winter_tiles_dealt() -> None:
    state = fresh(4)
    assert all(TILES[spot.id].kind == "spring" and not spot.upgraded for spot in state.middle)
    dealt = [tile for player in state.players for tile in player.dealt]
    assert len(set(dealt)) == 12
    assert all(TILES[tile].kind == "winter" for tile in dealt)


@pytest.mark.parametrize("merchants_option", ["off", "mix", "all"])
def test_kf_15_km_3_km_50_winter_tiles_are_dealt_at_random(merchants_option: str) -> None:
    for seats in (2, 5):
        states = [fresh(seats, f"deal {n}", merchants=merchants_option) for n in range(12)]
        deals = [[set(player.dealt) for player in state.players] for state in states]
        assert len({str(sorted(deal[0])) for deal in deals}) > 6, "not the same hand every time"
        assert len({str(sorted(deal[1])) for deal in deals}) > 6
        seen = {tile for deal in deals for hand in deal for tile in hand}
        pool = {tile.id for tile in TILES.values() if tile.kind == "winter"}
        assert seen == {tile for tile in pool if merchants_option != "off" or not TILES[tile].merchants}


def test_kf_16_each_player_has_a_side_of_each_tile_for_bids() -> None:
    game = scene(3).tile("forge").screen(0, red=1).screen(1, red=2).screen(2, red=3)
    game.play("bid forge red 1 end").play("bid forge red 2 end").play("bid forge red 3 end")
    assert [(bid.seat, bid.count) for bid in game.spot("forge").bids] == [(0, 1), (1, 2), (2, 3)]


def drawn_boats(seats: int, **options: str) -> set[tuple[str, ...]]:
    return {tuple(boat.id for boat in fresh(seats, f"boats {n}", **options).boats) for n in range(12)}


def test_km_2_each_boat_is_the_old_or_the_new_one_at_random() -> None:
    assert drawn_boats(2) == {("keyflower", "sea-bastion")}
    for seats in SEATS:
        for boats in drawn_boats(seats, merchants="mix"):
            assert [ALL_BOATS[boat].number for boat in boats] == list(range(1, seats + 1))
    assert len(drawn_boats(2, merchants="mix")) == 4


def tiles_seen(season_kind: str, state: State) -> set[str]:
    return {spot.id for spot in state.middle if TILES[spot.id].kind == season_kind}


def test_km_3_new_tiles_are_mixed_in() -> None:
    states = [fresh(2, f"mix {n}", merchants="mix") for n in range(30)]
    with_assayer = [state for state in states if "assayer" in tiles_seen("spring", state)]
    assert 0 < len(with_assayer) < 30
    dealt = {tile for state in states for player in state.players for tile in player.dealt}
    assert {"artisan", "builder", "muleteer", "keythedral"} <= dealt


@pytest.mark.parametrize(("seats", "dealt"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_km_4_winter_tiles_dealt_with_the_merchants(seats: int, dealt: int) -> None:
    for merchants_option in ("mix", "all"):
        state = fresh(seats, merchants=merchants_option)
        assert [len(player.dealt) for player in state.players] == [dealt] * seats
        assert len(state.middle) == {2: 6, 3: 7, 4: 8, 5: 9, 6: 10}[seats]


def test_km_5_three_contracts_lie_open() -> None:
    state = fresh(2, merchants="mix")
    on_boats = sum(len(boat.contracts) for boat in state.boats)
    assert len(state.row) == 3
    assert len(state.stack) == 33 - on_boats
    assert not set(state.row) & set(state.stack)


def test_km_6_extensions_and_cabins_lie_open() -> None:
    state = fresh(2, merchants="all")
    assert len(state.extensions) == 18
    assert state.cabins + sum(boat.cabins for boat in state.boats) == 6
    assert fresh(2).extensions == []


def test_km_50_variant_a_has_all_tiles_and_boats_of_the_merchants() -> None:
    for seats in SEATS:
        state = fresh(seats, merchants="all")
        assert all(ALL_BOATS[boat.id].merchants for boat in state.boats)
        assert "assayer" in tiles_seen("spring", state)
        dealt = [tile for player in state.players for tile in player.dealt]
        assert {"artisan", "builder", "muleteer"} <= set(dealt)
        assert len(set(dealt)) == len(dealt) == merchants.WINTER_DEAL[seats] * seats


def test_km_52_variant_c_gives_chosen_seats_a_green_worker_more() -> None:
    state = fresh(3, green_start="0,2")
    assert [player.workers.get("green", 0) for player in state.players] == [1, 0, 1]
    assert [total(player.workers) for player in state.players] == [9, 8, 9]
    assert state.greens == 18


def test_options_of_older_lobbies_saves_and_records_are_still_known_by_their_former_names() -> None:
    old = {"open_screens": "on", "green_start": "0,2", "merchants": "mix"}
    options = checked(KEYFLOWER.spec, Setup(3, seed_from("old"), old)).options
    assert (options["screens"], options["green-start"], options["merchants"]) == ("open", "0,2", "mix")
    closed = Setup(3, seed_from("old"), {"open_screens": "off"})
    assert checked(KEYFLOWER.spec, closed).options["screens"] == "memory-aid", "as it was"
