"""Carrying and upgrading (KF-50 to KF-59, KF-155)."""

from __future__ import annotations

from bot.locales import speaker
from engine.core.hexes import Hex
from engine.core.text import text
from engine.keyflower.content.box import SHIPPED
from engine.keyflower.names import counted, tile_name
from engine.keyflower.queries import spot_in
from engine.keyflower.state import Spot
from engine.keyflower.village import settle
from tests.support.keyflower import scene


def test_kf_50_kf_155_a_player_who_uses_a_transport_tile_moves_in_their_own_village() -> None:
    game = scene().build(1, "stable").build(0, "keywood").build(1, "miner").screen(0, red=1)
    game.goods("home-1", wood=1).goods("home-2", iron=1)
    game.play("use stable red 1")
    assert game.words() == ["move wood home>keywood"]


def test_kf_51_steps_are_split_over_resources_along_roads() -> None:
    game = scene().build(0, "keywood").build(0, "stable").screen(0, red=1).goods("home-1", wood=1, iron=1)
    game.play("use stable red 1 move wood home>keywood move iron home>stable")
    assert game.words() == ["end"], "two steps, no upgrade in reach"
    assert game.spot("keywood").goods == {"wood": 1}
    assert game.spot("stable").goods == {"iron": 1}
    game.play("end")
    assert game.state.turn is not None
    assert game.state.turn.seat == 1


def test_kf_51_nothing_moves_over_fields_or_rivers() -> None:
    game = scene().screen(0, red=1).goods("home-1", wood=1)
    player = game.player(0)
    settle(SHIPPED, player, Spot("summer-boat-1", side="a", at=Hex(0, 1)))
    assert player.links["home-1"] == []
    assert game.refuses("use home")


def test_kf_52_all_roads_of_a_tile_meet_inside_it() -> None:
    game = scene().build(0, "keywood").build(0, "miner", beside="keywood").goods("home-1", wood=1)
    player = game.player(0)
    assert "keywood" in player.links["home-1"]
    assert "miner" in player.links["keywood"]
    game.screen(0, red=1).build(0, "stable")
    assert game.offers("use stable red 1 move wood home>keywood move wood keywood>miner end")


def test_kf_53_less_may_be_used_but_not_nothing() -> None:
    game = scene().build(0, "keywood").build(0, "wainwright").screen(0, red=1).goods("home-1", wood=1)
    game.play("use wainwright red 1")
    assert "end" not in game.words()
    game.play("move wood home>keywood")
    assert "end" in game.words()
    empty = scene().build(0, "keywood").build(0, "wainwright").screen(0, red=1)
    assert empty.refuses("use wainwright"), "nothing to carry, nothing to pay with (OP-14)"


def test_kf_54_homes_and_season_tiles_are_upgraded_once() -> None:
    game = scene().build(0, "keywood").screen(0, red=1, saw=2).goods("home-1", wood=1, stone=1)
    assert {"upgrade home", "upgrade keywood"} <= set(game.after("use home red 1").words())
    game.spot("keywood").upgraded = game.spot("home-1").upgraded = True
    assert not [word for word in game.after("use home red 1").words() if word.startswith("upgrade")]


def test_kf_54_winter_tiles_boats_and_turn_order_tiles_have_no_other_side() -> None:
    game = scene(2, "winter").screen(0, red=1, saw=1)
    for tile in ("scribes", "order-1", "keyflower"):
        game.build(0, tile).goods(tile, gold=5)
    game.build(0, "keywood")
    upgrades = [word for word in game.after("use home red 1").words() if word.startswith("upgrade")]
    assert upgrades == ["upgrade keywood"]


def test_kf_55_resources_of_the_price_must_lie_on_the_tile() -> None:
    game = scene().build(0, "stable").screen(0, red=1).goods("home-1", wood=1).goods("stable", iron=1)
    assert game.refuses("use stable red 1 upgrade stable")
    wood = game.state.stock["wood"]
    game.play("use stable red 1 move wood home>stable upgrade stable end")
    assert game.spot("stable").upgraded
    assert game.spot("stable").goods == {}
    assert game.state.stock["wood"] == wood + 1


def test_kf_55_skills_of_the_price_go_face_down_to_the_pile() -> None:
    game = scene().build(0, "keywood").screen(0, red=1, saw=1)
    saws = game.state.pile["saw"]
    game.play("use home red 1 upgrade keywood end")
    assert not game.player(0).skills
    assert game.state.pile["saw"] == saws + 1


def test_kf_56_any_means_any_kind_and_gold_needs_gold() -> None:
    game = scene().build(0, "workshop").screen(0, red=1).goods("workshop", wood=1, gold=1)
    assert game.offers("use home red 1 upgrade workshop end")
    game = scene().build(0, "peddler").screen(0, red=1).goods("peddler", wood=5)
    assert game.refuses("use home red 1 upgrade peddler")
    game.goods("peddler", gold=1)
    assert game.offers("use home red 1 upgrade peddler")


def test_kf_56_a_choice_of_payment_is_asked_for_only_where_there_is_one() -> None:
    game = scene().build(0, "workshop").screen(0, red=1).goods("workshop", wood=2, stone=1)
    game.play("use home red 1 upgrade workshop")
    assert game.words() == ["pay wood+wood", "pay wood+stone"]
    game.play("pay wood+stone")
    assert game.spot("workshop").goods == {"wood": 1}
    plain = scene().build(0, "stable").screen(0, red=1).goods("stable", wood=1, iron=1)
    assert plain.play("use home red 1 upgrade stable").spot("stable").upgraded


def test_kf_56_any_skill_is_chosen() -> None:
    game = scene().build(0, "barn").screen(0, red=1, saw=1, anvil=1)
    game.play("use home red 1 upgrade barn")
    assert game.words() == ["pay saw", "pay anvil"]
    inn = scene().build(0, "inn").screen(0, red=1, saw=1, anvil=1).goods("inn", wood=1)
    inn.play("use home red 1 upgrade inn")
    assert inn.words() == ["pay wood+saw", "pay wood+anvil"]


def test_kf_57_resources_left_over_stay_in_place() -> None:
    game = scene().build(0, "stable").users("stable", "red", 1).screen(0, blue=1)
    game.goods("stable", wood=2, iron=1, gold=1)
    before = game.spot("stable")
    where = (before.at, before.rotation)
    game.play("use home blue 1 upgrade stable pay wood+iron end")
    after = game.spot("stable")
    assert after.goods == {"wood": 1, "gold": 1}
    assert after.users == {"red": 1}
    assert (after.at, after.rotation) == where


def test_kf_58_steps_and_upgrades_mix_in_any_order() -> None:
    game = scene().build(0, "keywood").build(0, "stable").screen(0, red=1, saw=1).goods("home-1", wood=2)
    assert game.offers("use stable red 1 move wood home>stable upgrade keywood move wood stable>home end")
    assert game.offers("use stable red 1 upgrade keywood move wood home>keywood end")


def test_kf_59_upgrading_the_tile_in_use_does_not_enlarge_the_use() -> None:
    game = scene().build(0, "stable").build(0, "keywood").screen(0, red=1, saw=1)
    game.goods("stable", wood=1, iron=1).goods("home-1", wood=5)
    game.play("use stable red 1 upgrade stable move wood home>stable move wood home>stable")
    assert game.words() == ["end"]


def test_kf_51_like_ways_are_told_together_and_a_way_back_as_such() -> None:
    game = scene().build(0, "keywood").build(0, "miner", beside="keywood").build(0, "wainwright")
    game.screen(0, red=1).goods("home-1", wood=2, iron=1)
    there, on = " move wood home>keywood", " move wood keywood>miner"
    told = game.after(f"use wainwright red 1{there}{there}{on}{on} end").told("keyflower-told-carry")
    way = text(
        "keyflower-way", pieces=(counted("wood", 2),), start=tile_name("home-1"), to=tile_name("miner")
    )
    assert [dict(event.text.args)["ways"] for event in told] == [(way,)]
    back = game.after("use wainwright red 1 move iron home>keywood move iron keywood>home end")
    (event,) = back.told("keyflower-told-carry")
    assert dict(event.text.args)["ways"] == (text("keyflower-way-back", pieces=(counted("iron", 1),)),)


def test_different_pieces_that_go_the_same_way_are_told_together() -> None:
    game = scene().build(0, "keywood").build(0, "wainwright").screen(0, red=1).goods("home-1", wood=2, iron=1)
    way = "home>keywood"
    (event,) = game.play(f"use wainwright red 1 move wood {way} move iron {way} move wood {way} end").told(
        "keyflower-told-carry"
    )
    words = speaker("en", ("Ann", "Ben"), markdown=False)(event.text)
    assert words == "Ann carries 2 wood and 1 iron from Home 1 to Keywood."


def test_kf_53_remaining_steps_are_asked_and_none_after_the_last() -> None:
    game = scene().build(0, "keywood").screen(0, red=1, saw=1).goods("home-1", wood=1)
    game.play("use home red 1 move wood home>keywood")
    assert game.decision().ask == text("keyflower-ask-transport", steps=0, upgrades=1)
    assert game.play("upgrade keywood").decision().ask.key == "keyflower-ask-done"


def test_a_carried_resource_is_told_as_one_way() -> None:
    game = scene().build(0, "keywood").build(0, "miner", beside="keywood").build(0, "stable")
    game.screen(0, red=1).goods("home-1", wood=1)
    game.play("use stable red 1 move wood home>keywood move wood keywood>miner end")
    (event,) = game.told("keyflower-told-carry")
    assert len(dict(event.text.args)["ways"]) == 1  # type: ignore[arg-type]  # a list of one way
    assert spot_in(game.player(0), "miner").goods == {"wood": 1}
