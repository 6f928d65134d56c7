"""Resources, gold, the start player keyple and summer boat 3b in final scoring, worked out by hand."""

from __future__ import annotations

import pytest

from tests.support.keyflower_scoring import Finished


@pytest.mark.parametrize(
    ("tile", "kind", "basic", "upgraded"),
    [
        pytest.param("barn", "stone", 1, 2, id="kf-124-barn"),
        pytest.param("blacksmith", "iron", 2, 3, id="kf-125-blacksmith"),
        pytest.param("stone-yard", "stone", 2, 3, id="kf-132-stone-yard"),
        pytest.param("timber-yard", "wood", 2, 3, id="kf-133-timber-yard"),
    ],
)
def test_resources_lying_on_a_scoring_autumn_tile(tile: str, kind: str, basic: int, upgraded: int) -> None:
    assert Finished().tile(tile, goods={kind: 4}).line(tile) == (4 * basic, f"4 {kind}")
    assert Finished().tile(tile, upgraded=True, goods={kind: 4}).line(tile) == (4 * upgraded, f"4 {kind}")


def test_kf_83_only_resources_that_lie_on_the_tile_count_there() -> None:
    game = Finished().tile("timber-yard", wood=2).tile("keywood", wood=5).home(wood=3)
    assert game.sheet() == [("timber-yard", 4, "2 wood")]


def test_kf_83_a_resource_of_the_wrong_kind_may_serve_elsewhere() -> None:
    game = Finished().tile("timber-yard", stone=1, iron=1).tiles("mercers-guild").home(wood=1)
    assert game.line("timber-yard") == (0, "")
    assert game.line("mercers-guild") == (5, "1 wood, 1 stone, 1 iron")


def test_kf_83_a_resource_may_be_left_unscored_where_it_lies() -> None:
    game = Finished().tile("barn", wood=2).tiles("mercers-guild").home(stone=1, iron=1)
    # one wood does better in a set of 5 than for 1 on the Barn
    assert game.line("barn") == (1, "1 wood")
    assert game.line("mercers-guild")[0] == 5


def test_kf_83_three_points_on_a_yard_are_better_than_a_poor_set() -> None:
    game = Finished().tile("timber-yard", upgraded=True, wood=1).tile("stone-yard", upgraded=True, stone=1)
    game.tiles("mercers-guild").home(iron=1)
    assert game.points() == 6


def test_kf_159_gold_on_the_barn_scores_there_or_on_its_own_not_both() -> None:
    game = Finished().tile("barn", upgraded=True, gold=2)
    assert game.sheet() == [("barn", 4, "2 gold")]


def test_kf_160_gold_brought_to_the_timber_yard_counts_as_wood() -> None:
    game = Finished().tile("timber-yard", gold=2, wood=1).home(gold=1)
    assert game.line("timber-yard") == (6, "1 wood, 2 gold")
    assert game.line("gold") == (1, "1 gold")


def test_kf_161_gold_at_the_watermill_is_still_worth_1() -> None:
    assert Finished().tiles("watermill").home(gold=4).points() == 4


def test_kf_82_each_gold_not_used_otherwise_scores_1() -> None:
    assert Finished().home(gold=3, wood=5).sheet() == [("gold", 3, "3 gold")]


def test_kf_80_items_in_the_village_and_behind_the_screen_count() -> None:
    game = Finished().tiles("windmill", "white-wind", "scholar").tile("keywood", wood=3).home(stone=2)
    game.workers(red=2).skills(saw=1)
    assert game.line("windmill") == (5, "3 wood, 2 stone")
    assert game.line("white-wind") == (2, "2 red")
    assert game.line("scholar") == (3, "1 saw")


def test_kf_85_the_keyple_may_be_a_worker() -> None:
    game = Finished().tiles("craftsmans-guild").workers(blue=1, red=1).keyple()
    assert game.sheet() == [("craftsmans-guild", 3, "1 blue, 1 red, keyple as yellow")]


def test_kf_85_the_keyple_may_be_a_skill() -> None:
    game = Finished().tiles("scribes").skills(saw=1, anvil=1).keyple()
    assert game.sheet() == [("scribes", 10, "1 saw, 1 anvil, keyple as pickaxe")]


def test_kf_85_the_keyple_may_be_a_resource() -> None:
    game = Finished().tiles("mercers-guild").home(stone=1, iron=1).keyple()
    assert game.sheet() == [("mercers-guild", 5, "1 stone, 1 iron, keyple as wood")]


def test_kf_85_the_keyple_goes_where_it_brings_most() -> None:
    game = Finished().tiles("mercers-guild", "scribes", "craftsmans-guild").keyple()
    game.workers(blue=1, red=1).skills(saw=1, anvil=1).home(stone=1, iron=1)
    assert game.line("scribes")[0] == 10
    assert game.points() == 10


def test_kf_85_only_the_holder_has_the_keyple() -> None:
    game = Finished(2).tiles("scribes", seat=0).tiles("scholar", seat=1).skills(saw=1, anvil=1).keyple(1)
    assert game.points(0) == 0
    assert game.line("scholar", seat=1)[0] == 3


def test_kf_165_the_keyple_may_lie_on_the_barn_as_a_resource() -> None:
    game = Finished().tile("barn", upgraded=True, wood=1).keyple()
    assert game.sheet() == [("barn", 4, "1 wood, keyple")]


def test_kf_165_the_keyple_chooses_the_best_of_the_four_tiles() -> None:
    game = Finished().tile("barn").tile("blacksmith", upgraded=True).tile("stone-yard").keyple()
    assert game.line("blacksmith") == (3, "keyple")
    assert game.points() == 3


def test_kf_174_the_keyple_as_left_over_gold_scores_1() -> None:
    assert Finished().keyple().sheet() == [("gold", 1, "keyple as gold")]
    assert Finished().tiles("jeweller").keyple().sheet() == [("jeweller", 2, "keyple as gold")]


def test_kf_91_with_3b_any_resource_counts_as_any_other() -> None:
    game = Finished().power("3b").tiles("mercers-guild").home(wood=3)
    assert game.line("mercers-guild")[0] == 5
    assert game.points() == 5


def test_kf_91_with_3b_any_resource_counts_on_the_yard_where_it_lies() -> None:
    game = Finished().power("3b").tile("timber-yard", upgraded=True, iron=2, wood=1)
    assert game.sheet() == [("timber-yard", 9, "1 wood, 2 iron")]


def test_kf_91_with_3b_every_left_over_resource_is_gold() -> None:
    game = Finished().power("3b").home(wood=2, iron=1)
    assert game.line("gold") == (3, "2 wood as gold, 1 iron as gold")
    jeweller = Finished().power("3b").tiles("jeweller").home(stone=2)
    assert jeweller.line("jeweller") == (4, "2 stone as gold")


def test_kf_91_with_3b_wood_fulfils_a_contract_for_gold() -> None:
    game = Finished().power("3b").contracts(27).home(wood=2)
    assert game.line("contract 27") == (7, "2 wood as gold")
    assert Finished().contracts(27).home(wood=2).points() == 0


def test_kf_8_gold_stands_for_any_resource_and_nothing_stands_for_gold() -> None:
    assert Finished().contracts(24).home(gold=3).points() == 7
    assert Finished().contracts(27).home(wood=2, gold=1).points() == 1


def test_km_11_gold_of_keyflower_ii_lies_on_the_home_and_serves_winter_tiles() -> None:
    game = Finished().tiles("keyflower-ii", "jeweller").tile("barn", upgraded=True).home(gold=3)
    assert game.line("barn") == (0, "")
    assert game.line("jeweller") == (6, "3 gold")
