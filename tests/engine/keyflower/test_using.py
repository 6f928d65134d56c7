"""Using tiles (KF-37 to KF-49, KF-148 to KF-156, KF-171, KF-176, KF-177)."""

from __future__ import annotations

from engine.core.pieces import total
from engine.core.text import OneOf, Text, Who, text
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.names import counted, tile_name
from tests.support.keyflower import scene


def test_kf_37_own_village_other_villages_and_the_middle_but_no_scoring_tiles() -> None:
    game = scene(3, "autumn").tile("inn").tile("forge").tile("barn").screen(0, red=1)
    game.build(0, "keywood").build(1, "miner").build(2, "sawmill").goods("home-1", wood=1)
    game.build(2, "summer-boat-3", side="a")
    uses = [word for word in game.words() if word.startswith("use ")]
    assert uses == ["use home", "use keywood", "use inn", "use home-2", "use miner", "use home-3"]


def test_kf_37_winter_tiles_cannot_be_used() -> None:
    game = scene(2, "winter").tile("keythedral").tile("scribes").screen(0, red=1)
    assert not [word for word in game.words() if word.startswith("use")]


def test_kf_38_a_later_use_needs_one_more_worker_than_the_last() -> None:
    game = scene().tile("keywood").screen(0, red=6)
    assert game.after("use keywood").words() == [f"red {n}" for n in range(1, 7)]
    game.users("keywood", "red", 2)
    assert game.after("use keywood").words() == ["red 3", "red 4"]


def test_kf_39_kf_149_at_most_six_users_in_all() -> None:
    for first in range(3, 7):
        game = scene().tile("keywood").screen(0, red=9).users("keywood", "red", first)
        assert game.refuses("use keywood")
    game = scene().tile("keywood").screen(0, red=9).users("keywood", "red", 1, 2)
    assert game.after("use keywood").words() == ["red 3"]
    game.users("keywood", "red", 3)
    assert game.refuses("use keywood")
    game = scene().tile("keywood").screen(0, red=9).bid("keywood", 1, "red", 8)
    assert "red 6" in game.after("use keywood").words(), "bidders do not count"


def test_kf_148_after_a_first_use_of_two_comes_one_of_three_or_more() -> None:
    game = scene().tile("keywood").screen(0, red=9).users("keywood", "red", 2)
    assert game.refuses("use keywood red 2")
    game.play("use keywood red 3 end")
    assert game.turn(0).refuses("use keywood")


def test_kf_40_users_follow_the_colour_of_users_and_bids() -> None:
    game = scene().tile("keywood").tile("miner").screen(0, red=4, blue=4)
    game.users("keywood", "red", 1).bid("miner", 1, "blue", 1)
    assert {w.split()[0] for w in game.after("use keywood").words()} == {"red"}
    assert {w.split()[0] for w in game.after("use miner").words()} == {"blue"}


def test_kf_41_more_workers_than_needed_may_be_placed() -> None:
    game = scene().tile("keywood").tile("miner").bid("miner", 0, "red", 5).bid("miner", 1, "red", 6)
    game.play("use keywood + group miner end")
    assert game.spot("keywood").users == {"red": 5}
    assert game.player(0).home.goods == {"wood": 1}


def test_kf_42_workers_cannot_be_placed_without_the_effect() -> None:
    game = scene(2, "summer").tile("carpenter").screen(0, red=2)
    assert game.refuses("use carpenter"), "nothing to pay with"
    game.screen(0, saw=1)
    game.play("use carpenter red 1")
    assert "end" not in game.words(), "it must be paid"
    assert game.play("pay saw end").player(0).home.goods == {"wood": 3}


def test_kf_43_kf_156_resources_stay_on_ones_own_tile_or_go_home() -> None:
    game = scene().build(0, "keywood").build(1, "miner").tile("quarryman").screen(0, red=3)
    own = game.after("use keywood red 1 end")
    assert own.spot("keywood").goods == {"wood": 1}
    assert game.after("use miner red 1 end").player(0).home.goods == {"iron": 2}
    assert game.after("use quarryman red 1 end").player(0).home.goods == {"stone": 2}


def test_kf_43_everybody_is_told_where_the_resources_went() -> None:
    game = scene().build(0, "keywood").tile("quarryman").screen(0, red=1)
    (event,) = game.after("use keywood red 1 end").told("keyflower-told-put")
    assert dict(event.text.args)["tile"] == tile_name("keywood")
    (event,) = game.after("use quarryman red 1 end").told("keyflower-told-put-home")
    assert dict(event.text.args)["who"] == Who(0), "the number of a home says nothing to the others"


def test_kf_44_workers_and_skills_gained_are_unseen_by_others() -> None:
    game = scene(screens="memory-aid").tile("alehouse").tile("apprentice-hall").screen(0, red=2)
    for line, kind in (("use alehouse red 1 draw", "workers"), ("use apprentice-hall red 1 draw", "skills")):
        drawn = game.after(line)
        mine, theirs = (KEYFLOWER.view_for(drawn.state, seat).seats[0] for seat in (0, 1))
        assert theirs.screen is None
        assert mine.screen is not None
        assert total(getattr(mine.screen, kind)) == getattr(theirs, kind) == (2 if kind == "workers" else 1)
        assert not getattr(theirs.known, kind)
        (told,) = [event for event in drawn.events if event.to == (0,)]
        assert told.text.key == "keyflower-told-you-drew"
        assert [event.reveals for event in drawn.told(f"keyflower-told-draw-{kind}")] == [True]
        assert told.reveals
        assert game.after(line.removesuffix(" draw")).option("draw").reveals


def test_kf_45_missing_resources_of_an_effect_are_lost() -> None:
    game = scene().tile("workshop", upgraded=True).screen(0, red=1)
    del game.state.stock["stone"]
    assert game.play("use workshop red 1 end").player(0).home.goods == {"wood": 1, "iron": 1}


def test_kf_46_an_upgraded_tile_keeps_its_users() -> None:
    game = scene().build(0, "keywood").users("keywood", "red", 2).screen(0, blue=1, red=4, saw=1)
    game.play("use home blue 1 upgrade keywood end").turn(0)
    assert game.refuses("use keywood red 2")
    game.play("use keywood red 3 end")
    assert game.spot("keywood").goods == {"wood": 3}
    assert game.spot("keywood").users == {"red": 5}


def test_kf_47_workers_placed_in_another_village_go_to_its_owner() -> None:
    game = scene().build(1, "miner").screen(0, red=2)
    game.play("use miner red 2 end")
    (told,) = game.told("keyflower-told-use-there")
    assert told.touches == (1,)
    game.all_pass()
    assert (game.player(0).workers, game.player(1).workers) == ({}, {"red": 2})


def test_kf_48_the_worker_paid_is_additional_and_goes_into_the_bag() -> None:
    game = scene().tile("peddler").screen(0, yellow=1)
    assert game.refuses("use peddler"), "one cannot be sent and paid"
    game.screen(0, yellow=2)
    game.play("use peddler")
    assert game.words() == ["yellow 1", "yellow 2"], "one must be left to pay"
    before = game.state.bag["yellow"]
    game.play("yellow 2 pay yellow end")
    assert game.state.bag["yellow"] == before + 1
    assert game.player(0).workers == {"green": 1}


def test_kf_48_a_losing_group_pays_whole_without_extra_benefit() -> None:
    game = scene().tile("peddler").tile("miner").bid("miner", 0, "yellow", 4).bid("miner", 1, "yellow", 5)
    game.screen(0, red=1)
    before = game.state.bag["yellow"]
    game.play("use peddler red 1 pay group miner end")
    assert game.player(0).workers == {"green": 1}
    assert game.state.bag["yellow"] == before + 4


def test_kf_48_a_group_sent_cannot_pay_as_well() -> None:
    game = scene().tile("peddler").tile("miner").bid("miner", 0, "yellow", 2).bid("miner", 1, "yellow", 3)
    assert game.refuses("use peddler")
    game.screen(0, yellow=1)
    game.play("use peddler")
    assert game.words() == ["yellow 1", "+ group miner"]
    assert game.after("yellow 1").words() == ["pay group miner"]
    assert game.after("+ group miner").words() == ["pay yellow"]


def test_kf_49_the_draw_comes_before_the_payment() -> None:
    game = scene(2, "summer").tile("tavern").tile("hiring-fair").screen(0, red=1, blue=1, saw=1)
    game.state.bag = {"yellow": 1}
    paid = game.after("use tavern red 1 pay blue end")
    assert paid.player(0).workers == {"yellow": 1}, "the blue one cannot be drawn nor make up the second"
    assert paid.state.bag == {"blue": 1}
    game.state.pile = {"anvil": 1}
    paid = game.after("use hiring-fair red 1 pay saw end")
    assert paid.player(0).skills == {"anvil": 1}
    assert paid.state.pile == {"saw": 1}


def test_kf_150_one_may_use_a_tile_one_bids_for_in_its_colour() -> None:
    game = scene().tile("keywood").bid("keywood", 0, "red", 2).screen(0, red=1, blue=1)
    assert game.offers("use keywood red 1 end")
    assert game.refuses("use keywood blue 1")


def test_kf_153_a_losing_group_may_use_a_tile_of_ones_own_village() -> None:
    game = scene().build(0, "keywood").tile("miner").bid("miner", 0, "red", 3).bid("miner", 1, "red", 4)
    game.play("use keywood")
    assert game.words() == ["+ group miner"]
    game.play("+ group miner end")
    assert game.spot("keywood").users == {"red": 3}
    other = scene().build(0, "keywood").users("keywood", "blue", 1)
    other.tile("miner").bid("miner", 0, "red", 3).bid("miner", 1, "red", 4)
    assert other.refuses("use keywood"), "not in the tile's colour"


def test_kf_154_no_workers_on_a_scoring_tile_to_block_it() -> None:
    game = scene(2, "autumn").build(1, "barn").build(1, "forge").tile("well").screen(0, red=5)
    assert game.refuses("use barn")
    assert game.refuses("use forge")
    assert game.refuses("use well")


def test_kf_171_an_effect_that_would_give_nothing_is_not_allowed() -> None:
    game = scene().tile("alehouse").tile("keywood").tile("apprentice-hall").screen(0, red=1)
    assert {"use alehouse", "use keywood", "use apprentice-hall"} <= set(game.words())
    game.state.bag, game.state.pile = {}, {}
    del game.state.stock["wood"]
    assert game.words() == ["bid alehouse", "bid keywood", "bid apprentice-hall", "bid order-1", "pass"]
    game.state.bag = {"blue": 1}
    game.spot("alehouse").upgraded = True
    assert game.play("use alehouse red 1 draw end").player(0).workers == {"blue": 1}, "what is left"


def test_kf_171_a_use_names_the_gain_that_the_supply_allows() -> None:
    game = scene(2, "summer").tile("tavern", upgraded=True).tile("hiring-fair").tile("workshop")
    game.screen(0, red=2, saw=1)
    game.state.bag, game.state.pile = {"blue": 2}, {"saw": 1}
    del game.state.stock["stone"]

    def brings(tile: str) -> object:
        question = dict(game.after(f"use {tile}").decision().ask.args)["brings"]
        return dict(question.args)["items"] if isinstance(question, Text) else question

    assert brings("tavern") == (text("keyflower-from-bag", count=2),)
    assert brings("hiring-fair") == (text("keyflower-from-pile", count=1),)
    assert brings("workshop") == OneOf((counted("wood", 1), counted("iron", 1)))
    (told,) = game.play("use tavern red 1 pay red end").told("keyflower-told-draw-workers")
    assert dict(told.text.args)["count"] == 2


def test_kf_176_a_group_of_more_than_six_uses_no_tile() -> None:
    game = scene().tile("keywood").tile("peddler").tile("miner").screen(0, red=1)
    game.bid("miner", 0, "yellow", 7).bid("miner", 1, "yellow", 8)
    assert game.refuses("use keywood + group miner")
    assert game.offers("bid keywood + group miner end")
    assert game.offers("use peddler red 1 pay group miner end")


def test_kf_177_a_home_tile_holds_any_number_of_resources() -> None:
    game = scene().tile("woodcutter").screen(0, red=1).goods("home-1", wood=9, stone=9, iron=9, gold=9)
    assert game.play("use woodcutter red 1 end").player(0).home.goods["wood"] == 11
