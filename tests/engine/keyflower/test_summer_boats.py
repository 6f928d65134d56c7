"""Summer boats (KF-86 to KF-93, KF-163, KF-172)."""

from __future__ import annotations

from engine.core.hexes import SIDES, neighbour
from engine.core.pieces import total
from engine.core.text import Who
from engine.keyflower.content.box import SHIPPED
from engine.keyflower.content.tiles import SUMMER_BOATS
from engine.keyflower.state import Growth, Spot
from engine.keyflower.village import edges_of, link
from tests.support.keyflower import Scene, scene


def ended(season: str, power: str) -> Scene:
    game = scene(2, season).power(0, power)  # type: ignore[arg-type]  # a season
    game.state.boats = [type(boat)(boat.id) for boat in game.state.boats]
    return game.all_pass().boats()


def test_kf_86_1a_brings_two_workers_from_the_bag_each_season() -> None:
    for season in ("summer", "autumn", "winter"):
        game = ended(season, "1a")
        assert total(game.player(0).workers) == 2, season
        assert not game.player(0).known_workers, "unseen"
        assert total(game.player(1).workers) == 0


def test_kf_86_1a_with_a_short_bag_brings_what_is_left_and_tells_no_empty_handful() -> None:
    for left in (1, 0):
        game = scene(2, "summer").power(0, "1a")
        game.state.bag = {"red": left} if left else {}
        game.all_pass().boats()
        (event,) = game.told("keyflower-told-boat-workers")
        assert dict(event.text.args)["count"] == left
        assert event.reveals, "nobody takes back what was drawn"
        drew = [event.reveals for event in game.told("keyflower-told-you-drew")]
        assert drew == [True] * left, "nothing to say to a player who drew nobody"


def test_kf_87_1b_brings_a_green_worker_each_season() -> None:
    for season in ("summer", "autumn", "winter"):
        game = ended(season, "1b")
        assert game.player(0).workers == {"green": 1}, season
        assert game.state.greens == 19


def test_kf_88_2a_carries_over_fields_but_not_over_rivers() -> None:
    game = scene().build(0, "keywood").screen(0, red=1)
    player = game.player(0)
    player.village[1].rotation = next(r for r in SIDES if _faces_home(game, r) == "f")
    game.power(0, "2a").goods("home-1", wood=1)
    assert game.offers("use home red 1 move wood home>keywood end")
    game.build(0, "summer-boat-1")
    boat = game.spot("summer-boat-1")
    facing = [r for r in SIDES if _faces(game, boat, r) == "w"]
    boat.rotation = facing[0]
    game.power(0, "2a")
    assert "summer-boat-1" not in game.player(0).links["home-1"]


def _faces_home(game: Scene, rotation: int) -> str:
    return _faces(game, game.player(0).village[1], rotation)


def _faces(game: Scene, spot: Spot, rotation: int) -> str:
    home = game.player(0).home
    side = next(side for side in SIDES if neighbour(spot.at, side) == home.at)
    return edges_of(SHIPPED, spot.id, rotation)[side]


def test_kf_88_2a_places_tiles_without_matching_but_touching() -> None:
    game = scene(2, "winter").power(0, "2a").all_pass().boats()
    player = game.player(0)
    player.growth = Growth(tiles=[Spot("forge")], done=False)
    game.play("place forge", 0)
    assert len(game.words(0)) == 6, "every cell around the home"
    game.play(game.words(0)[0], 0)
    assert game.words(0) == [f"r{n}" for n in range(6)]


def test_kf_88_op_18_once_2a_lies_in_the_village_fields_between_old_tiles_are_open() -> None:
    game = scene(2, "summer").build(0, "keywood").tile("summer-boat-2", "a").goods("home-1", wood=1)
    player = game.player(0)
    player.village[1].at = neighbour(player.home.at, 3)  # away from the river
    player.village[1].rotation = next(r for r in SIDES if _faces_home(game, r) == "f")
    player.fringe = {}
    link(SHIPPED, player)
    assert game.after("pass end").screen(0, red=1).turn(0).refuses("use home")
    game.bid("summer-boat-2", 0, "red", 1).next_season().screen(0, red=1).turn(0)
    assert game.offers("use home red 1 move wood home>keywood end")


def won_2a(*others: str, **options: str) -> Scene:
    """Seat 0 has won summer boat 2a and these tiles, and is to place them."""
    game = scene(2, "summer", **options).tile("summer-boat-2", "a").bid("summer-boat-2", 0, "red", 1)
    for tile in others:
        game.tile(tile).bid(tile, 0, "red", 1)
    return game.all_pass().boats()


def test_op_18_2a_is_itself_placed_by_matching_and_frees_the_tiles_after_it() -> None:
    game = won_2a("farrier")
    assert game.player(0).powers == [], "it does not act before it lies in the village"
    assert len(game.after("place farrier").words()) == 5, "roads meet roads"
    game.play("place summer-boat-2")
    assert game.words() == ["0,1"], "the river of home 1"
    game.play("0,1").play(game.words()[0])
    assert game.player(0).powers == ["2a"]
    game.play("place farrier")
    assert len(game.words()) == len(game.player(0).fringe), "in the same growth, without matching"


def test_op_18_a_2a_that_fits_nowhere_does_not_act() -> None:
    game = won_2a()
    game.player(0).fringe = {}
    game.play("end")
    assert [spot.id for spot in game.player(0).beside] == ["summer-boat-2"]
    assert game.player(0).powers == []


def test_op_18_by_the_first_rulings_2a_freed_its_own_placing() -> None:
    game = won_2a(rulings="1")
    assert game.player(0).powers == ["2a"]
    assert len(game.play("place summer-boat-2").words()) == 6


def test_kf_89_2b_doubles_its_owners_steps_and_upgrades() -> None:
    game = scene().power(0, "2b").tile("stable").build(0, "keywood").build(0, "miner").build(1, "farrier")
    game.screen(0, red=9, saw=1, anvil=1).goods("home-1", wood=9)
    line = "use stable red 1" + 4 * " move wood home>keywood"
    assert game.offers(f"{line} upgrade keywood upgrade miner end")
    assert game.refuses(f"{line} move wood home>keywood")
    elsewhere = "use farrier red 1" + 6 * " move wood home>keywood"
    assert game.offers(f"{elsewhere} end"), "also of a tile elsewhere"


def test_kf_163_2b_does_not_double_what_others_do_on_ones_home() -> None:
    game = scene().power(0, "2b").build(1, "keywood").screen(1, red=1).goods("home-2", wood=3).turn(1)
    game.play("use home-1 red 1 move wood home>keywood")
    assert game.words() == ["end"]


def test_kf_90_3a_pays_with_any_resource_also_for_gold() -> None:
    game = scene().build(0, "peddler").build(0, "stable").screen(0, red=1)
    game.goods("peddler", wood=1).goods("stable", stone=2)
    assert game.refuses("use home red 1 upgrade peddler")
    game.power(0, "3a")
    assert game.offers("use home red 1 upgrade peddler end")
    assert game.offers("use home red 1 upgrade stable end")


def test_kf_90_3a_pays_for_extensions_too() -> None:
    game = scene(merchants="mix").build(0, "keywood", upgraded=True).goods("keywood", iron=1).screen(0, red=1)
    assert game.refuses("use home red 1 extend keywood green-2")
    game.power(0, "3a")
    assert game.offers("use home red 1 extend keywood green-2 end")


def counter() -> Scene:
    """Seat 0 owns 4a; seat 1 has bid two red for Keywood."""
    game = scene(3).power(0, "4a").tile("keywood").tile("miner").bid("keywood", 1, "red", 2)
    return game.screen(0, red=5, blue=5, yellow=1, green=5).screen(1, red=5, blue=5).screen(2, red=6, blue=6)


def test_kf_92_4a_counter_bids_in_any_one_other_colour() -> None:
    game = counter()
    options = game.after("bid keywood").words()
    assert {word.split()[0] for word in options} == {"red", "blue", "green"}
    assert "blue 2" not in options, "its size must win as usual"
    game.play("bid keywood blue 3")
    assert game.words() == ["end"], "one colour"
    game.play("end")
    (bid,) = [bid for bid in game.spot("keywood").bids if bid.seat == 0]
    assert (bid.colour, bid.count, bid.lying) == ("blue", 3, True)


def test_kf_92_others_follow_the_standing_colour_and_the_owner_stays_with_theirs() -> None:
    game = counter().play("bid keywood blue 3 end")
    assert {word.split()[0] for word in game.after("bid keywood").words()} == {"red"}
    game.play("bid keywood red 2 end").play("pass end")
    assert {word.split()[0] for word in game.after("bid keywood").words()} == {"blue"}
    assert game.play("bid keywood blue 2 end").spot("keywood").bids[1].lying


def test_kf_92_when_all_others_leave_the_lying_workers_stand_up() -> None:
    game = counter().play("bid keywood blue 3 end").play("bid miner + group keywood end")
    (bid,) = game.spot("keywood").bids
    assert not bid.lying
    assert game.told("keyflower-told-counter-bid")
    (told,) = game.told("keyflower-told-stand-up")
    assert dict(told.text.args)["who"] == Who(0), "everybody is told that blue counts from now on"
    assert {word.split()[0] for word in game.after("bid keywood").words()} == {"blue"}


def test_kf_92_they_also_stand_up_when_the_last_other_group_pays() -> None:
    game = counter().play("bid keywood blue 3 end").tile("fair").screen(1, yellow=1)
    paid = game.after("use fair yellow 1 pay group keywood end")
    assert not paid.spot("keywood").bids[0].lying
    assert paid.told("keyflower-told-stand-up")
    extended = scene(merchants="mix").power(1, "4a").tile("keywood").screen(0, blue=1)
    extended.bid("keywood", 0, "red", 2).bid("keywood", 1, "blue", 3, lying=True)
    extended.build(0, "miner", upgraded=True).play("use home blue 1 extend miner red-1 end")
    assert not extended.spot("keywood").bids[0].lying


def test_kf_92_with_a_standing_user_they_keep_lying() -> None:
    game = counter().users("keywood", "red", 1)
    game.play("bid keywood blue 3 end").play("bid miner + group keywood end")
    assert game.spot("keywood").bids[0].lying
    assert not game.told("keyflower-told-stand-up")
    assert game.refuses("bid keywood blue 4"), "others still follow red"
    assert game.offers("bid keywood red 4 end")


def test_kf_92_a_group_that_uses_the_same_tile_keeps_its_colour_standing() -> None:
    game = counter().play("bid keywood blue 3 end").play("use keywood + group keywood end")
    assert game.spot("keywood").users == {"red": 2}
    assert game.spot("keywood").bids[0].lying


def test_kf_92_not_against_green_and_not_without_another_bid() -> None:
    game = counter()
    game.spot("keywood").bids[0].colour = "green"
    assert {word.split()[0] for word in game.after("bid keywood").words()} == {"green"}
    game.users("miner", "red", 1)
    assert {word.split()[0] for word in game.after("bid miner").words()} == {"red"}


def test_kf_92_turn_order_tiles_are_included() -> None:
    game = counter().bid("order-1", 2, "yellow", 1)
    assert game.offers("bid order-1 blue 2 end")


def mixing() -> Scene:
    """Seat 0 owns 4b; two red stand on Keywood."""
    return scene().power(0, "4b").tile("keywood").tile("miner").users("keywood", "red", 2)


def test_kf_93_4b_uses_any_colours_mixed_and_lays_the_wrong_ones_down() -> None:
    game = mixing().screen(0, red=1, blue=2, green=2).screen(1, red=9, blue=9)
    game.play("use keywood red 1 blue 1 green 1 end")
    assert game.spot("keywood").users == {"red": 3}
    assert game.spot("keywood").lying == {"blue": 1, "green": 1}
    assert game.spot("keywood").last == 3
    assert game.refuses("use keywood"), "they count towards six and for one more than the last use"
    assert game.offers("bid keywood red 1 end")
    assert game.refuses("bid keywood blue 1"), "others follow the standing colour"


def test_kf_93_4b_counts_lying_workers_as_the_last_use() -> None:
    game = (
        scene().power(0, "4b").tile("keywood").users("keywood", "red", 1).screen(0, blue=2).screen(1, red=5)
    )
    game.play("use keywood blue 2 end")
    assert game.after("use keywood").words() == ["red 3"]


def test_kf_93_4b_also_where_a_bid_or_green_sets_the_colour() -> None:
    game = mixing().screen(0, blue=1).bid("miner", 1, "green", 1)
    assert game.offers("use miner blue 1 end")


def test_kf_93_on_an_untouched_tile_the_normal_rule_holds() -> None:
    game = mixing().screen(0, red=1, blue=1)
    assert game.after("use miner red 1").words() == ["end"], "no second colour"


def test_kf_172_a_summer_boat_is_one_tile_and_acts_once_taken() -> None:
    assert len(SUMMER_BOATS) == 4
    for number, side in ((1, "a"), (1, "b"), (2, "b"), (3, "a"), (3, "b"), (4, "a"), (4, "b")):
        boat = f"summer-boat-{number}"
        game = scene(2, "summer").tile(boat, side).bid(boat, 1, "red", 1)
        assert game.all_pass().player(1).powers == [f"{number}{side}"], "2a alone waits (OP-18)"
