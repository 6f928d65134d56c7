"""Winter tiles and boats that score what is assigned to them, computed by hand."""

from __future__ import annotations

from engine.keyflower.state import Bid, Spot
from tests.support.keyflower_scoring import Finished


def test_kf_136_apothecary_gives_3_for_every_5_workers() -> None:
    game = Finished().tiles("apothecary").workers(blue=6, red=4, green=4)  # 14 workers: two fives
    assert game.line("apothecary")[0] == 6
    assert game.points() == 6


def test_kf_137_craftsmans_guild_wants_three_colours_and_no_green() -> None:
    game = Finished().tiles("craftsmans-guild").workers(blue=3, red=2, yellow=4, green=5)
    assert game.line("craftsmans-guild") == (6, "2 blue, 2 red, 2 yellow")
    assert game.points() == 6


def test_kf_138_jeweller_gives_2_for_each_gold_instead_of_1() -> None:
    game = Finished().tiles("jeweller").home(gold=3, wood=2)
    assert game.line("jeweller") == (6, "3 gold")
    assert game.points() == 6


def test_kf_139_key_guild_gives_10_for_every_5_skills() -> None:
    game = Finished().tiles("key-guild").skills(saw=4, pickaxe=4, anvil=3)
    assert game.line("key-guild")[0] == 20
    assert game.points() == 20


def test_kf_140_keythedral_is_12_points_once() -> None:
    assert Finished().tiles("keythedral").sheet() == [("keythedral", 12, "")]


def test_kf_141_key_market_gives_2_for_each_green_worker() -> None:
    game = Finished().tiles("key-market").workers(green=4, blue=3)
    assert game.sheet() == [("key-market", 8, "4 green")]


def test_kf_142_mercers_guild_gives_5_a_set_and_gold_fills_a_place() -> None:
    game = Finished().tiles("mercers-guild").home(wood=2, stone=1, iron=2, gold=2)
    # two sets: the second lacks a stone, so one gold joins it; the other gold is left over
    assert game.line("mercers-guild") == (10, "2 wood, 1 stone, 2 iron, 1 gold as stone")
    assert game.line("gold") == (1, "1 gold")


def test_kf_142_a_set_is_not_filled_up_at_a_loss() -> None:
    game = Finished().tiles("mercers-guild", "jeweller").home(wood=1, gold=2)
    # 5 for wood and two gold is more than 2 + 2 at the Jeweller's
    assert game.points() == 5
    alone = Finished().tiles("mercers-guild", "jeweller").home(gold=3)
    assert alone.points() == 6  # three gold would make a set of 5


def test_kf_143_scholar_gives_3_for_each_skill_of_one_kind() -> None:
    game = Finished().tiles("scholar").skills(saw=2, pickaxe=4, anvil=3)
    assert game.sheet() == [("scholar", 12, "4 pickaxe")]


def test_kf_144_scribes_give_10_for_each_set_of_three_skills() -> None:
    game = Finished().tiles("scribes").skills(saw=2, pickaxe=5, anvil=3)
    assert game.sheet() == [("scribes", 20, "2 saw, 2 pickaxe, 2 anvil")]


def test_kf_145_village_hall_gives_1_for_each_worker_of_one_colour() -> None:
    game = Finished().tiles("village-hall").workers(blue=2, red=5, yellow=1, green=4)
    assert game.sheet() == [("village-hall", 5, "5 red")]


def test_kf_146_watermill_gives_1_for_each_resource_of_one_kind() -> None:
    game = Finished().tiles("watermill").home(wood=3, stone=2, gold=1)
    assert game.line("watermill") == (3, "3 wood")
    assert game.line("gold") == (1, "1 gold")


def test_kf_147_windmill_gives_5_for_every_5_resources() -> None:
    game = Finished().tiles("windmill").home(wood=4, stone=3, iron=4)
    assert game.line("windmill")[0] == 10
    assert game.points() == 10


def test_kf_147_gold_joins_the_windmill_only_where_it_pays() -> None:
    game = Finished().tiles("windmill").home(wood=4, gold=3)
    assert game.line("windmill") == (5, "4 wood, 1 gold")
    assert game.line("gold") == (2, "2 gold")


def test_kf_99_white_wind_gives_1_for_each_worker() -> None:
    game = Finished().tiles("white-wind").workers(blue=3, red=1, green=2)
    assert game.line("white-wind")[0] == 6


def test_kf_81_each_worker_counts_for_one_tile_only() -> None:
    game = Finished().tiles("village-hall", "craftsmans-guild").workers(blue=5, red=2, yellow=2)
    # two sets take six workers, the three other blue ones go to the hall
    assert game.sheet() == [("village-hall", 3, "3 blue"), ("craftsmans-guild", 6, "2 blue, 2 red, 2 yellow")]


def test_kf_81_each_skill_counts_for_one_tile_only() -> None:
    game = Finished().tiles("scribes", "scholar", "key-guild").skills(saw=6, pickaxe=2, anvil=2)
    # two sets (20) and four saws at 3 (12) beat two fives (20) or six saws at 3 and a waste of the others
    assert game.line("scribes")[0] == 20
    assert game.line("scholar") == (12, "4 saw")
    assert game.points() == 32


def test_kf_84_a_scoring_tile_is_scored_as_often_as_there_are_sets() -> None:
    game = Finished().tiles("scribes", "keythedral").skills(saw=4, pickaxe=4, anvil=4)
    assert game.line("scribes")[0] == 40
    assert game.line("keythedral")[0] == 12


def test_kf_175_all_workers_behind_the_screen_count_each_once() -> None:
    game = Finished().tiles("white-wind", "key-market").workers(blue=4, yellow=3, green=2)
    assert game.line("key-market") == (4, "2 green")
    assert game.line("white-wind") == (7, "4 blue, 3 yellow")


def test_kf_175_before_the_end_workers_sure_to_come_back_count_too() -> None:
    game = Finished(2).tiles("white-wind").workers(blue=1)
    game.player().home.users = {"red": 2}
    game.player(1).home.users = {"red": 3}  # these will be the other's (KF-162)
    assert game.line("white-wind") == (3, "1 blue, 2 red")


def test_kf_162_workers_in_another_village_are_its_owners() -> None:
    game = Finished(2).tiles("white-wind", seat=1).workers(seat=0, blue=2)
    game.player(1).home.users = {"blue": 2}
    assert game.line("white-wind", seat=1) == (2, "2 blue")
    assert game.points(0) == 0


def test_kf_175_before_the_end_a_losing_bid_counts_and_a_winning_one_is_spent() -> None:
    game = Finished(2).tiles("white-wind").workers(blue=1)
    losing = Spot("sawmill", bids=[Bid(0, "red", 2), Bid(1, "red", 3)])
    winning = Spot("order-1", bids=[Bid(0, "yellow", 4)])
    game.state.middle, game.state.orders = [losing], [winning]
    assert game.line("white-wind") == (3, "1 blue, 2 red")
