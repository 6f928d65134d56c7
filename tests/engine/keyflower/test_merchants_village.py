"""Cabins, extensions and the second boats (KM-8 to KM-10, KM-16 to KM-29, KM-53 to KM-64, KM-69)."""

from __future__ import annotations

from bot.locales import speaker
from engine.keyflower.names import counted
from engine.keyflower.state import BoatLoad
from tests.support.keyflower import Scene, scene
from tests.support.keyflower_box import ALL_BOATS, EXTENSIONS


def boat_taken(boat: BoatLoad, season: str = "spring") -> Scene:
    game = scene(2, season, merchants="mix").bid("order-1", 0, "red", 1)  # type: ignore[arg-type]  # a season
    game.state.boats = [boat, BoatLoad("sea-bastion")]
    return game.all_pass()


def test_km_8_km_60_the_contents_of_a_boat_go_to_their_places() -> None:
    boat = BoatLoad("keyflower-ii", {"red": 2, "green": 1}, {"saw": 1}, ["contract-05"], gold=1, cabins=1)
    game = boat_taken(boat).build(0, "miner").play("take boat keyflower-ii end")
    player = game.player(0)
    assert player.workers == {"red": 2, "green": 1}
    assert player.skills == {"saw": 1}
    assert player.contracts == ["contract-05"]
    assert player.known_contracts == [], "unseen by others"
    assert [event.to for event in game.told("keyflower-told-your-contracts")] == [(0,)]
    assert player.home.goods == {"gold": 1}
    assert player.cabins == 1


def test_km_7_km_8_everything_on_board_is_told_but_not_which_contract() -> None:
    boat = BoatLoad("keyflower-ii", {"red": 2, "green": 1}, {"saw": 1}, ["contract-05"], gold=1, cabins=1)
    game = boat_taken(boat)
    on_board = ("red", 2), ("green", 1), ("saw", 1), ("gold", 1), ("cabin", 1), ("contract", 1)
    items = tuple(counted(kind, count) for kind, count in on_board)
    (entry,) = game.option("take boat keyflower-ii").menu
    assert dict(entry.args)["items"] == items
    (told,) = game.play("take boat keyflower-ii end").told("keyflower-told-boat")
    assert dict(told.text.args)["items"] == items


def test_km_8_km_16_cabins_gather_on_the_home() -> None:
    game = boat_taken(BoatLoad("sea-bastion-ii", {}, {}, [], cabins=1))
    game.player(0).cabins = 1
    assert game.play("take boat sea-bastion-ii end").player(0).cabins == 2


def test_km_9_km_69_sea_bastion_ii_is_replaced_after_autumn() -> None:
    game = boat_taken(BoatLoad("sea-bastion-ii", {"red": 1}), "autumn")
    assert game.decision().ask.key == "keyflower-ask-boat"
    game.play("take boat sea-bastion-ii")
    assert game.decision().ask.key == "keyflower-ask-replace"
    replacements = [word.removeprefix("replace ") for word in game.words()]
    assert set(replacements) == set(ALL_BOATS) - {"sea-bastion-ii", "sea-bastion"}, "any boat not in the game"
    assert game.after("replace white-wind-ii").decision().ask.key == "keyflower-ask-boat-taken"
    game.play("replace white-wind-ii end")
    assert game.player(0).workers == {"red": 1}
    assert game.told("keyflower-told-replaced"), "named openly"
    assert game.state.boats[0].id == "white-wind-ii"
    assert game.state.gone_boats == ["sea-bastion-ii"]
    assert boat_taken(BoatLoad("sea-bastion-ii"), "summer").play("take boat sea-bastion-ii").words() == [
        "end"
    ]


def test_km_9_also_a_player_who_takes_it_as_the_last_boat_chooses() -> None:
    game = scene(2, "autumn", merchants="mix").bid("order-1", 0, "red", 1)
    game.state.boats = [BoatLoad("keyflower"), BoatLoad("sea-bastion-ii")]
    game.all_pass().play("take boat keyflower end")
    assert game.deciding() == [1]
    assert game.words()[0].startswith("replace ")


def test_km_69_both_boats_of_a_name_can_be_in_play() -> None:
    game = boat_taken(BoatLoad("sea-bastion-ii"), "autumn")
    game.state.boats[1] = BoatLoad("flipper")
    game.play("take boat sea-bastion-ii")
    assert "replace flipper-ii" in game.words()
    assert "replace flipper" not in game.words()


def test_km_11_km_68_keyflower_ii_brings_three_gold_home_in_winter_as_far_as_there_are() -> None:
    for left, given in ((48, 3), (2, 2), (0, 0)):
        game = boat_taken(BoatLoad("keyflower-ii"), "winter")
        game.state.stock["gold"] = left
        game.play("take boat keyflower-ii end").grow()
        assert game.player(0).home.goods.get("gold", 0) == given
        told = [dict(event.text.args)["items"] for event in game.told("keyflower-told-put-home")]
        assert told == ([(counted("gold", given),)] if given else []), "everybody is told"
    other = boat_taken(BoatLoad("keyflower-ii"), "autumn").play("take boat keyflower-ii end")
    assert not other.player(0).home.goods, "not before winter"


def test_km_11_op_11_without_a_place_keyflower_ii_brings_no_gold() -> None:
    game = boat_taken(BoatLoad("keyflower-ii"), "winter").play("take boat keyflower-ii end")
    game.player(0).fringe = {}
    gold = game.state.stock["gold"]
    game.play("end", 0)
    assert game.told("keyflower-told-beside")
    assert not game.player(0).home.goods
    assert game.state.stock["gold"] == gold


def test_km_10_the_new_boat_is_free_for_anyone_in_winter() -> None:
    game = boat_taken(BoatLoad("sea-bastion-ii"), "autumn").play(
        "take boat sea-bastion-ii replace ianvincible end"
    )
    game.grow()
    for seat in (0, 1):
        game.play(game.words(seat)[0], seat).play("end", seat)
    game.bid("order-1", 1, "red", 1).all_pass()
    assert game.deciding() == [1]
    assert game.offers("take boat ianvincible end")


def extending(**screen: int) -> Scene:
    """Seat 0 has an upgraded Keywood beside the home."""
    game = scene(merchants="mix").build(0, "keywood", upgraded=True)
    return game.screen(0, **({"red": 1} | screen))


def test_an_extension_is_told_with_its_price_once() -> None:
    game = extending(saw=1, blue=1).play("use home red 1 extend keywood red-5 end")
    (event,) = game.told("keyflower-told-extend")
    say = speaker("en", ("Ann", "Ben"), markdown=False)
    assert say(event.text) == "Ann extends Keywood for 1 saw: Red extension 5."


def choices(game: Scene, line: str) -> list[str]:
    return game.after(line).words()


def test_km_16_km_17_km_59_each_cabin_adds_an_upgrade_to_its_home_for_any_user() -> None:
    game = scene(merchants="mix").build(0, "keywood").build(0, "miner").build(0, "key-mine")
    game.screen(0, red=1, saw=1, anvil=2)
    assert game.refuses("use home red 1 upgrade keywood upgrade miner")
    game.player(0).cabins = 2
    assert game.offers("use home red 1 upgrade keywood upgrade miner upgrade key-mine end")
    game.spot("home-1").upgraded = True
    game.spot("home-1").extension = "red-1"
    assert game.offers("use home red 1 upgrade keywood upgrade miner end"), "beside an extension"
    other = (
        scene(merchants="mix").build(1, "keywood").build(1, "miner").screen(1, red=1, saw=1, anvil=1).turn(1)
    )
    other.player(0).cabins = 1
    assert other.offers("use home-1 red 1 upgrade keywood upgrade miner end")
    other.goods("home-2", wood=2)
    assert other.refuses("use home-1 red 1 move wood home>keywood move wood home>keywood"), "no transport"


def test_km_18_summer_boat_2b_doubles_cabins_too() -> None:
    game = scene(merchants="mix").power(0, "2b").screen(0, red=1, saw=2, anvil=2)
    for tile in ("keywood", "woodcutter", "miner", "key-mine"):
        game.build(0, tile)
    game.player(0).cabins = 1
    game.play("use home red 1 upgrade keywood")
    assert game.state.turn is not None
    assert game.state.turn.upgrades == 3


def test_km_19_km_53_each_upgrade_symbol_is_spent_once() -> None:
    game = extending(saw=2, blue=1).build(0, "woodcutter")
    assert game.refuses("use home red 1 upgrade woodcutter extend keywood")
    game.player(0).cabins = 1
    assert game.offers("use home red 1 upgrade woodcutter extend keywood red-5 end")


def test_km_20_km_54_only_on_an_upgraded_tile_and_one_each() -> None:
    game = extending(blue=1).build(0, "miner")
    words = choices(game, "use home red 1")
    assert "extend keywood" in words
    assert "extend miner" not in words
    game.spot("keywood").extension = "red-1"
    assert game.refuses("use home red 1 extend keywood")


def test_km_20_op_8_a_tile_upgraded_in_the_same_use_counts() -> None:
    game = scene(merchants="mix").build(0, "keywood").screen(0, red=1, saw=2)
    game.player(0).cabins = 1
    game.play("use home red 1 upgrade keywood extend keywood red-5 end")
    assert game.spot("keywood").extension == "red-5"


def test_km_21_the_price_is_paid_besides_the_workers_used() -> None:
    game = extending()
    assert game.refuses("use home"), "the only red worker cannot be sent and pay"
    game.screen(0, red=1)
    assert game.offers("use home red 1 extend keywood red-1 end")
    assert game.refuses("use home red 2")


def test_km_22_resources_must_lie_on_the_tile_and_gold_substitutes() -> None:
    game = extending().goods("home-1", iron=1)
    assert game.refuses("use home red 1 extend keywood blue-3")
    game.goods("keywood", iron=1)
    assert game.offers("use home red 1 extend keywood blue-3 end")
    gold = extending().goods("keywood", gold=1)
    words = choices(gold, "use home red 1 extend keywood")
    assert {"blue-3", "red-3", "yellow-3", "green-2"} == set(words)


def test_km_23_skills_and_workers_come_from_behind_the_screen() -> None:
    game = extending(blue=1, anvil=1)
    assert choices(game, "use home red 1 extend keywood") == [
        "blue-1",
        "blue-2",
        "blue-5",
        "red-2",
        "yellow-2",
    ]
    paid = game.after("use home red 1 extend keywood blue-5 end")
    assert paid.player(0).skills == {}


def test_km_24_a_losing_group_pays_whole_standing_workers_cannot() -> None:
    game = extending().tile("miner").bid("miner", 0, "blue", 3).bid("miner", 1, "blue", 4)
    game.build(0, "woodcutter").users("woodcutter", "yellow", 1)
    before = game.state.bag["blue"]
    assert choices(game, "use home red 1 extend keywood") == ["blue-1", "blue-2", "red-2", "yellow-2"]
    game.play("use home red 1 extend keywood blue-1 end")
    assert game.state.bag["blue"] == before + 3
    assert game.spot("miner").bids[0].seat == 1


def test_km_24_screen_or_group_is_chosen_where_both_can_pay() -> None:
    game = extending(blue=1).tile("miner").bid("miner", 0, "blue", 3).bid("miner", 1, "blue", 4)
    game.play("use home red 1 extend keywood blue-1")
    assert game.words() == ["pay blue", "pay group miner"]
    game.play("pay group miner end")
    assert game.player(0).workers == {"blue": 1}


def test_km_25_the_extension_must_have_the_colour_of_standing_users() -> None:
    game = extending(blue=1, saw=1).users("keywood", "red", 1)
    assert all(word.startswith("red-") for word in choices(game, "use home red 1 extend keywood"))


def test_km_25_users_just_sent_count_on_the_tile_in_use() -> None:
    game = scene(merchants="mix").screen(0, red=1, blue=2)
    game.spot("home-1").upgraded = True
    words = choices(game, "use home blue 1 extend home")
    assert words
    assert all(word.startswith("blue-") for word in words)


def test_km_62_lying_workers_do_not_hinder_an_extension() -> None:
    game = extending(blue=1).users("keywood", "red", 1)
    game.spot("keywood").lying = {"yellow": 2}
    assert all(word.startswith("red-") for word in choices(game, "use home red 1 extend keywood"))
    game.spot("keywood").users = {}
    assert "blue-1" in choices(game, "use home red 1 extend keywood")


def test_km_26_only_the_extensions_colour_may_use_the_tile_ever_after() -> None:
    game = extending(blue=2, saw=1).play("use home red 1 extend keywood red-5 end").play("pass end")
    assert game.refuses("use keywood")
    game.screen(0, red=1)
    assert {word.split()[0] for word in choices(game, "use keywood")} == {"red"}


def test_km_63_4b_ignores_the_extensions_colour_and_lays_workers_down() -> None:
    game = extending(blue=1, yellow=1).power(0, "4b")
    game.spot("keywood").extension = "red-1"
    game.play("use keywood blue 1 yellow 1 end")
    assert game.spot("keywood").lying == {"blue": 1, "yellow": 1}
    assert game.spot("keywood").users == {}
    game.turn(1).screen(1, red=3, blue=3)
    assert game.after("use keywood").words() == ["red 3"], "others follow the extension, three at least"


def test_km_28_tiles_that_cannot_be_upgraded_take_no_extension() -> None:
    game = scene(2, "winter", merchants="mix").screen(0, red=3).build(0, "keywood", upgraded=True)
    for tile in ("scribes", "order-1", "keyflower"):
        game.build(0, tile).goods(tile, gold=3)
    extends = [word for word in choices(game, "use home red 1") if word.startswith("extend")]
    assert extends == ["extend keywood"]


def test_km_64_payments_go_to_supply_pile_and_bag() -> None:
    game = extending(saw=1).goods("keywood", stone=1)
    stock, pile, bag = dict(game.state.stock), dict(game.state.pile), dict(game.state.bag)
    by_resource = game.after("use home red 1 extend keywood yellow-3 end")
    assert by_resource.state.stock["stone"] == stock["stone"] + 1
    assert game.after("use home red 1 extend keywood red-5 end").state.pile["saw"] == pile["saw"] + 1
    game.screen(0, red=1)
    by_worker = game.after("use home red 1 extend keywood red-1 end")
    assert by_worker.state.bag["red"] == bag["red"] + 1
    assert len(by_worker.state.extensions) == len(EXTENSIONS) - 1


def test_km_55_an_extension_on_an_upgraded_barn_is_legal() -> None:
    game = scene(merchants="mix").build(0, "barn", upgraded=True).screen(0, red=1, anvil=1)
    game.play("use home red 1 extend barn blue-5 end")
    assert game.spot("barn").extension == "blue-5"
