"""Fixed points, boats and turn order tiles, worked out by hand on small villages."""

from __future__ import annotations

import itertools
import random

import pytest

from engine.keyflower.scoring.loop import Road, longest_loop
from tests.support.keyflower_scoring import Finished

POINTS = """
home-1 0 5 kf-101; home-4 0 5 kf-101; home-2 0 5 kf-102; home-5 0 5 kf-102; home-3 0 5 kf-103;
home-6 0 5 kf-103;
alehouse 0 0 kf-104; apprentice-hall 0 3 kf-105; gold-mine 0 3 kf-106; key-mine 0 3 kf-107;
keystone-quarry 0 3 kf-108; keywood 0 3 kf-109; miner 0 3 kf-110; peddler 0 0 kf-111; quarryman 0 3 kf-112;
stable 0 5 kf-113; woodcutter 0 3 kf-114; workshop 0 3 kf-115; brewer 0 3 kf-116; carpenter 0 7 kf-117;
farrier 0 5 kf-118; hiring-fair 0 5 kf-119; mason 0 7 kf-120; smelter 0 7 kf-121; store 0 3 kf-122;
tavern 0 0 kf-123; barn 0 0 kf-124; blacksmith 0 0 kf-125; fair 0 5 kf-126; forge 3 10 kf-127;
goldsmith 0 7 kf-128; inn 0 0 kf-129; sawmill 3 10 kf-130; sculptor 3 10 kf-131; stone-yard 0 0 kf-132;
timber-yard 0 0 kf-133; wainwright 0 5 kf-134; well 3 7 kf-135; assayer 0 3 km-41; bookkeeper 0 3 km-42;
merchant 0 3 km-43
"""
TABLE = [entry.split() for entry in POINTS.replace("\n", " ").split(";")]


@pytest.mark.parametrize(
    ("tile", "basic", "upgraded"),
    [pytest.param(tile, int(low), int(high), id=f"{rule}-{tile}") for tile, low, high, rule in TABLE],
)
def test_fixed_points_of_both_sides(tile: str, basic: int, upgraded: int) -> None:
    if tile.startswith("home"):
        assert Finished(home=tile).points() == basic
        assert Finished(home=tile).home(upgraded=True).points() == upgraded
    else:
        assert Finished().tile(tile).points() == basic
        assert Finished().tile(tile, upgraded=True).points() == upgraded


def test_kf_94_keyflower_gives_1_for_each_transport_step_now_showing() -> None:
    game = Finished().tiles("keyflower", "stable", "wainwright").tile("farrier", upgraded=True)
    # home 1, Stable 2, Wainwright 4, upgraded Farrier 5
    assert game.line("keyflower") == (12, "count-steps 12")


def test_kf_89_summer_boat_2b_doubles_keyflowers_points() -> None:
    game = Finished().tiles("keyflower", "stable").power("2b").home(upgraded=True)
    assert game.line("keyflower")[0] == 2 * (2 + 2)


def test_kf_163_only_the_owner_of_2b_counts_double() -> None:
    game = Finished(2).tiles("keyflower", "stable").power("2b", seat=1)
    assert game.line("keyflower")[0] == 1 + 2


def two_triangles() -> Finished:
    """Home 1 in the middle, roads on all sides but the bottom; a pair of tiles on either hand."""
    game = Finished().tile("barn", (1, -1)).tile("blacksmith", (1, 0))
    return game.tile("fair", (-1, 1), rotation=5).tile("merchant", (-1, 0)).tiles("sea-bastion")


def test_kf_95_sea_bastion_counts_the_tiles_of_a_figure_of_eight_once() -> None:
    # left and right triangle share only the home: home, two left, two right
    assert two_triangles().line("sea-bastion") == (5, "count-loop 5 home-1+barn+blacksmith+fair+merchant")


def test_kf_95_no_loop_through_the_home_gives_nothing() -> None:
    game = two_triangles()
    game.player().village = [spot for spot in game.player().village if spot.id not in ("barn", "fair")]
    assert game.line("sea-bastion") == (0, "")
    # a loop that leaves the home out does not help (OP-6)
    assert longest_loop(4, [(0, 1), (1, 2), (2, 3), (3, 1)]) == frozenset()


def test_kf_95_a_road_must_be_road_on_both_sides() -> None:
    game = two_triangles()
    game.player().village[1].rotation = 1  # the Barn's roads turn away from the home
    assert game.line("sea-bastion")[0] == 3


def test_kf_88_summer_boat_2a_does_not_help_sea_bastion() -> None:
    game = two_triangles().power("2a")
    game.player().village[1].rotation = 1
    assert game.line("sea-bastion")[0] == 3


def test_kf_95_a_tile_may_be_passed_twice_but_no_road() -> None:
    # two circles of three that share tile 1, joined to the home by one of them
    eight = [(0, 1), (1, 2), (2, 0), (1, 3), (3, 4), (4, 1)]
    assert longest_loop(5, eight) == {0, 1, 2, 3, 4}
    # a second circle behind a single road cannot be reached and left again
    assert longest_loop(6, [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 5), (5, 3)]) == {0, 1, 2}


def best_by_trying_all(tiles: int, roads: list[Road]) -> int:
    """Every set of roads that a closed walk from the home can use up, and how many tiles it meets."""
    best = 0
    for size in range(3, len(roads) + 1):
        for chosen in itertools.combinations(roads, size):
            ends = [tile for road in chosen for tile in road]
            if all(ends.count(tile) % 2 == 0 for tile in ends) and len(set(ends)) > best:
                reached = {0}
                for _ in range(tiles):
                    reached |= {tile for road in chosen if reached & set(road) for tile in road}
                if reached == set(ends):
                    best = len(reached)
    return best


def test_kf_95_the_loop_is_the_longest_there_is() -> None:
    rng = random.Random(95)
    for _ in range(400):
        tiles = rng.randrange(3, 9)
        pairs = list(itertools.combinations(range(tiles), 2))
        roads = rng.sample(pairs, min(len(pairs), rng.randrange(3, 11)))
        assert len(longest_loop(tiles, roads)) == best_by_trying_all(tiles, roads), roads


@pytest.mark.parametrize(("boats", "points"), [(0, 0), (1, 2), (2, 4), (3, 8), (4, 16), (5, 32), (6, 32)])
def test_kf_96_sea_breese_counts_boats_on_the_river_of_the_home(boats: int, points: int) -> None:
    game = Finished().tile("sea-breese", (5, 5))
    others = ("summer-boat-1", "summer-boat-2", "summer-boat-3", "summer-boat-4", "keyflower", "flipper-ii")
    for distance, boat in enumerate(others[:boats], start=1):
        game.tile(boat, (0, distance), rotation=3 * (distance % 2))
    assert game.line("sea-breese")[0] == points


def test_kf_96_sea_breese_itself_counts_if_it_lies_there() -> None:
    game = Finished().tile("summer-boat-1", (0, 1)).tile("sea-breese", (0, 2))
    assert game.line("sea-breese") == (4, "count-boats 2 summer-boat-1+sea-breese")


def test_kf_96_a_gap_or_a_turned_boat_ends_the_line() -> None:
    game = Finished().tile("summer-boat-1", (0, 1)).tile("summer-boat-2", (0, 2), rotation=1)
    game.tile("sea-breese", (0, 4))
    assert game.line("sea-breese")[0] == 2


def test_kf_96_the_line_follows_the_river_side_of_the_home() -> None:
    game = Finished(home="home-3").tile("sea-breese", (0, -1)).tile("summer-boat-1", (0, 1))
    assert game.line("sea-breese")[0] == 2  # home 3 has its river at the top


def test_kf_97_flipper_scores_2_and_turns_the_tile_that_gains_most() -> None:
    game = Finished().tiles("flipper", "sawmill", "carpenter", "keywood")
    # Sawmill 3 to 10 and Carpenter 0 to 7 gain alike; Keywood only 3
    assert game.line("flipper")[0] == 2
    assert game.points() == 2 + 3 + 7
    assert any(name.startswith("free-upgrade flipper") for name, _, _ in game.sheet())


def test_kf_97_flipper_turns_a_yard_if_that_gains_more() -> None:
    game = Finished().home(upgraded=True).tile("flipper").tile("timber-yard", wood=4).tile("keywood")
    # four wood gain one point each, Keywood's side three
    assert game.line("timber-yard") == (12, "4 wood")
    assert game.line("free-upgrade flipper timber-yard") == (0, "")
    assert game.points() == 5 + 2 + 12


def test_kf_97_flipper_weighs_the_yard_against_other_uses_of_its_goods() -> None:
    game = Finished().tile("flipper").tile("barn", wood=2, stone=2).tiles("mercers-guild", "keywood")
    game.home(upgraded=True, iron=2)
    # the goods leave the Barn for two sets of 5, so Keywood is turned
    assert game.line("free-upgrade flipper keywood") == (0, "")
    assert game.points() == 5 + 2 + 10 + 3


def test_kf_97_flipper_without_anything_to_turn_still_scores_2() -> None:
    game = Finished().home(upgraded=True).tiles("flipper")
    assert [points for _, points, _ in game.sheet()] == [5, 2]


def test_kf_98_ianvincible_is_5_points() -> None:
    assert Finished().tiles("ianvincible").sheet() == [("ianvincible", 5, "")]


def test_kf_100_kf_164_turn_order_tile_counts_all_neighbours_road_or_not() -> None:
    game = Finished().tile("order-2", (1, 0)).tile("sawmill", (1, -1)).tile("summer-boat-1", (0, 1))
    # the home at (0,0), the Sawmill and the boat all touch it; its roads do not matter
    assert game.line("order-2") == (3, "count-adjacent 3")


def test_km_12_sea_breese_ii_gives_2_for_each_winter_tile() -> None:
    game = Finished().tiles("sea-breese-ii", "scholar", "builder", "keythedral", "order-1", "well")
    assert game.line("sea-breese-ii") == (6, "count-winter 3")


def test_km_14_km_18_ianvincible_ii_counts_upgrade_symbols_and_cabins() -> None:
    game = Finished().tiles("ianvincible-ii", "wainwright").tile("stable", upgraded=True)
    game.player().cabins = 2
    # home 1, Wainwright 2, upgraded Stable 2, two cabins
    assert game.line("ianvincible-ii") == (14, "count-upgrades 7")
    game.power("2b")
    assert game.line("ianvincible-ii")[0] == 28


def test_km_18_a_cabin_scores_nothing_alone() -> None:
    game = Finished()
    game.player().cabins = 3
    assert game.points() == 0


def test_km_27_an_extension_counts_the_fixed_points_once_more() -> None:
    game = Finished().tile("sawmill", upgraded=True, extension="red-3")
    assert game.sheet() == [("sawmill", 10, "upgraded"), ("extension sawmill", 10, "extension red-3")]


def test_km_55_an_extension_on_the_barn_doubles_nothing_but_counts_for_builder() -> None:
    game = Finished().tile("barn", upgraded=True, extension="blue-1", wood=3).tiles("builder")
    assert game.line("barn")[0] == 6
    assert game.line("extension barn")[0] == 0
    assert game.line("builder")[0] == 3


def test_km_13_flipper_ii_adds_the_extension_that_brings_most() -> None:
    game = Finished().tiles("flipper-ii").tile("forge", upgraded=True, extension="blue-3")
    game.tile("mason", upgraded=True).tile("keywood", upgraded=True).tile("sawmill")
    # Forge has one, Sawmill is not upgraded; Mason's 7 beats Keywood's 3
    assert game.line("free-extension flipper-ii mason") == (0, "")
    assert game.line("extension mason") == (7, "")
    assert game.points() == 10 + 10 + 7 + 7 + 3 + 3


def test_km_13_flipper_ii_gives_none_without_an_extension_or_a_tile() -> None:
    game = Finished().tiles("flipper-ii").tile("mason", upgraded=True)
    game.state.extensions.clear()
    assert game.points() == 7
    assert Finished().tiles("flipper-ii", "mason").points() == 0


def test_km_44_km_71_artisan_counts_upgraded_tiles_with_home_and_flippers_tile() -> None:
    game = Finished().home(upgraded=True).tiles("artisan", "alehouse").tile("keywood", upgraded=True)
    assert game.line("artisan") == (4, "count-upgraded 2")
    game.tiles("flipper")  # turns the Alehouse, worth nothing itself
    assert game.line("artisan") == (6, "count-upgraded 3")


def test_km_45_km_71_builder_counts_extensions_with_flipper_iis() -> None:
    game = Finished().home(upgraded=True, extension="red-1").tiles("builder").tile("inn", upgraded=True)
    assert game.line("builder") == (3, "count-extensions 1")
    game.tiles("flipper-ii")
    assert game.line("builder") == (6, "count-extensions 2")


def test_op_11_beside_the_village_a_tile_scores_what_depends_on_nothing_around_it() -> None:
    fixed = Finished().beside("keythedral", "forge", "ianvincible", "flipper")
    assert fixed.points() == 12 + 3 + 5 + 2
    assigned = Finished().beside("key-market", "white-wind").workers(green=2, red=3)
    assert assigned.points() == 2 * 2 + 3
    counted = Finished().beside("keyflower", "sea-breese-ii", "artisan").home(upgraded=True)
    counted.tile("scholar", (1, 0))
    assert counted.points() == 5 + 2 + 2 + 2, "of the village: a step or two, a winter tile, an upgraded home"
    dearer = Finished().beside("white-wind-ii").contracts(1).workers(blue=4)
    assert dearer.points() == 10


def test_op_11_beside_the_village_nothing_is_scored_for_roads_rivers_and_neighbours() -> None:
    game = Finished(home="home-1").beside("sea-bastion", "sea-breese", "order-4")
    game.tile("stable", (0, -1)).tile("miner", (1, -1)).tile("summer-boat-1", (0, 1))
    assert game.points() == 0
    assert not [line for line in game.lines() if line.points]


def test_op_11_tiles_beside_the_village_do_not_belong_to_it_and_give_no_free_upgrade() -> None:
    beside = Finished().beside("stable", "jeweller", "farrier").tile("keyflower").tile("sea-breese-ii")
    assert beside.points() == 1, "one step of the home, no winter tile"
    assert Finished().beside("flipper").tile("keywood").points() == 2, "its points, not its power"
    assert Finished().beside("flipper-ii").tile("keywood", upgraded=True).points() == 3
    assert Finished().tile("flipper").beside("forge").points() == 2 + 3 + 5, "it upgrades the home instead"
