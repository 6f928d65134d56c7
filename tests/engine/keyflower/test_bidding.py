"""Turns, bids and losing groups (KF-24 to KF-36, KF-168, KF-169)."""

from __future__ import annotations

from engine.core.text import text
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.names import counted
from tests.support.keyflower import scene


def test_kf_24_one_of_bid_use_pass_clockwise_from_the_start_player() -> None:
    game = scene(3).tile("keywood").screen(0, red=3).screen(1, red=3).screen(2, red=3)
    assert {word.split()[0] for word in game.words()} == {"bid", "use", "pass"}
    order = []
    for line in ("bid keywood red 1 end", "use keywood red 1 end", "pass end", "pass end"):
        order.append(game.deciding()[0])
        game.play(line)
    assert order == [0, 1, 2, 0]


def test_kf_25_all_workers_of_a_turn_go_to_one_place() -> None:
    game = scene().tile("keywood").tile("miner").screen(0, red=3)
    game.play("bid keywood red 1")
    assert game.words() == ["end"]


def test_kf_26_kf_158_passing_is_not_final_and_all_passes_in_a_row_end_the_season() -> None:
    game = scene(3).tile("keywood").screen(0, red=2)
    game.play("pass end").play("pass end").play("pass")
    assert game.state.phase == "turns", "the third pass is not confirmed yet"
    other = scene(3).tile("keywood").screen(1, red=2)
    other.play("pass end").play("bid keywood red 1 end").play("pass end").play("pass end")
    assert other.deciding() == [1], "a player who passed may act again"
    assert other.offers("bid keywood red 1 end")
    other.play("pass end")
    assert other.state.phase != "turns"
    assert other.told("keyflower-told-end-spring")


def test_kf_27_bids_for_season_tiles_and_turn_order_tiles_not_boats() -> None:
    game = scene(4, "summer").tile("mason").tile("summer-boat-2", "a").screen(0, red=1)
    bids = [word for word in game.words() if word.startswith("bid ")]
    assert bids == ["bid mason", "bid summer-boat-2", "bid order-1", "bid order-2", "bid order-3"]


def test_kf_28_a_bid_is_of_one_colour_without_a_limit() -> None:
    game = scene().tile("keywood").screen(0, red=15, blue=1)
    game.play("bid keywood")
    assert game.words() == ["blue 1", *(f"red {n}" for n in range(1, 16))]
    game.play("red 15")
    assert game.words() == ["end"], "no second colour"


def test_kf_29_new_workers_must_have_the_colour_that_stands_there() -> None:
    game = scene().tile("keywood").tile("miner").screen(0, red=3, blue=3, green=3)
    game.bid("keywood", 1, "blue", 1).users("miner", "red", 1)
    assert {w.split()[0] for w in game.after("bid keywood").words()} == {"blue"}
    assert {w.split()[0] for w in game.after("bid miner").words()} == {"red"}, "users count, too"
    assert game.refuses("bid keywood green 2"), "green stands for no other colour"


def test_kf_30_a_bid_must_beat_every_other_bid() -> None:
    game = scene(3).tile("keywood").bid("keywood", 1, "red", 2).bid("keywood", 2, "red", 4).screen(0, red=6)
    assert game.after("bid keywood").words() == ["red 5", "red 6"]
    game.player(0).workers["red"] = 4
    assert game.refuses("bid keywood")


def test_kf_31_one_may_raise_a_winning_or_a_losing_bid_so_that_it_wins() -> None:
    game = scene().tile("keywood").bid("keywood", 0, "red", 2).bid("keywood", 1, "red", 4).screen(0, red=4)
    assert game.after("bid keywood").words() == ["red 3", "red 4"]
    game.play("bid keywood red 3 end")
    assert [bid.count for bid in game.spot("keywood").bids] == [5, 4]
    game.turn(0)
    game.play("bid keywood red 1 end")
    assert [bid.count for bid in game.spot("keywood").bids] == [6, 4]


def test_kf_32_workers_of_a_winning_bid_cannot_be_moved() -> None:
    game = scene().tile("keywood").tile("miner").bid("keywood", 0, "red", 3).bid("keywood", 1, "red", 2)
    assert game.words() == ["pass"]


def test_kf_33_a_losing_group_moves_as_a_whole() -> None:
    game = scene().tile("keywood").tile("miner").bid("keywood", 0, "red", 3).bid("keywood", 1, "red", 4)
    game.play("bid miner")
    assert game.words() == ["+ group keywood"]
    game.play("+ group keywood end")
    assert len(game.told("keyflower-told-move-groups")) == 1, "everybody is told where they came from"
    assert [(bid.seat, bid.count) for bid in game.spot("miner").bids] == [(0, 3)]
    assert [bid.seat for bid in game.spot("keywood").bids] == [1]


def test_kf_33_a_group_uses_a_tile_or_pays() -> None:
    game = scene().tile("keywood").tile("miner").tile("peddler").screen(0, red=1)
    game.bid("keywood", 0, "yellow", 2).bid("keywood", 1, "yellow", 3)
    used = game.after("use miner + group keywood end")
    assert used.spot("miner").users == {"yellow": 2}
    paid = game.after("use peddler red 1 pay group keywood end")
    assert paid.player(0).workers == {"green": 1}
    assert paid.state.bag["yellow"] == game.state.bag["yellow"] + 2


def test_kf_34_groups_and_workers_from_the_screen_go_together() -> None:
    game = scene(3).tile("keywood").tile("miner").tile("stable").screen(0, red=2)
    game.bid("keywood", 0, "red", 2).bid("keywood", 1, "red", 3)
    game.bid("miner", 0, "red", 1).bid("miner", 1, "red", 2)
    game.bid("stable", 2, "red", 4)
    assert game.refuses("bid stable red 2 end")
    game.play("bid stable red 2 + group keywood + group miner end")
    assert game.spot("stable").bids[1].count == 5
    assert not game.player(0).workers


def test_kf_34_a_group_alone_is_offered_only_if_the_bid_can_still_win() -> None:
    game = scene().tile("keywood").tile("miner").screen(0, red=1)
    game.bid("keywood", 0, "red", 2).bid("keywood", 1, "red", 3).bid("miner", 1, "red", 2)
    game.play("bid miner")
    assert game.words() == ["red 1", "+ group keywood"]
    assert game.after("+ group keywood").words() == ["red 1"]
    game.player(0).workers = {}
    assert game.turn(0).refuses("bid miner")


def test_kf_34_a_group_must_obey_the_colour_rule() -> None:
    game = scene().tile("keywood").tile("miner")
    game.bid("keywood", 0, "red", 2).bid("keywood", 1, "red", 3).bid("miner", 1, "blue", 1)
    assert game.refuses("bid miner")
    assert game.refuses("use miner")


def test_kf_35_a_losing_group_may_stay_and_be_raised_in_place() -> None:
    game = scene().tile("keywood").tile("miner").screen(0, red=2)
    game.bid("keywood", 0, "red", 2).bid("keywood", 1, "red", 3)
    game.play("bid keywood red 2 end")
    assert game.spot("keywood").bids[0].count == 4


def test_kf_36_a_colour_once_set_stays_and_a_bid_overtaken_stays_losing() -> None:
    game = scene(3).tile("keywood").tile("miner").screen(1, blue=9)
    game.bid("keywood", 0, "red", 1).bid("keywood", 2, "red", 2)
    game.play("bid miner + group keywood end")
    assert game.refuses("bid keywood"), "blue cannot bid: red still wins there"
    assert [(bid.seat, bid.count) for bid in game.spot("keywood").bids] == [(2, 2)]


def test_kf_168_a_player_who_can_do_nothing_passes_and_may_act_later() -> None:
    game = scene().tile("keywood").tile("miner").bid("keywood", 0, "red", 1).screen(1, red=2)
    assert game.words() == ["pass"]
    game.play("pass end").play("bid keywood red 2 end")
    assert game.offers("bid miner + group keywood end"), "overtaken: now a group that can move"


def test_kf_169_workers_that_meet_at_a_bid_are_one_group_from_then_on() -> None:
    game = scene().tile("keywood").tile("miner").screen(0, red=1).screen(1, red=4)
    game.bid("keywood", 0, "red", 2).bid("keywood", 1, "red", 3)
    game.play("bid miner red 1 + group keywood end").play("bid miner red 4 end")
    assert game.offers("use miner + group miner end")
    game.play("use miner + group miner")
    assert game.state.turn is not None
    assert game.state.turn.groups == ["miner"]
    assert game.play("end").spot("miner").users == {"red": 3}


def test_an_outbid_player_is_told() -> None:
    game = scene().tile("keywood").bid("keywood", 1, "red", 1).screen(0, red=2)
    game.play("bid keywood red 2 end")
    (event,) = game.told("keyflower-told-outbid")
    assert event.touches == (1,)
    assert game.told("keyflower-told-bid")[0].touches == (1,)
    alone = scene().tile("keywood").bid("keywood", 0, "red", 1).screen(0, red=2).play("bid keywood red 2 end")
    assert alone.told("keyflower-told-raise")[0].touches == (), "nobody else is touched"
    assert not alone.told("keyflower-told-outbid")


def test_a_turn_can_be_drafted_without_anyone_losing_a_worker() -> None:
    game = scene().tile("keywood").screen(0, red=2)
    before = dict(KEYFLOWER.conserved(game.state))
    assert dict(KEYFLOWER.conserved(game.after("bid keywood red 2").state)) == before


def test_workers_that_join_an_own_bid_are_an_addition() -> None:
    game = scene(2).tile("miner").bid("miner", 0, "red", 1).bid("miner", 1, "red", 2).screen(0, red=3)
    decision = game.after("bid miner").decision(0)
    assert decision.options[0].menu[-1] == text("keyflower-added", workers=counted("red", 2))
