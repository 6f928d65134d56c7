"""The end of a season: bids, tiles, workers, boats (KF-60 to KF-73, KF-151, KF-152, KF-157)."""

from __future__ import annotations

from engine.core.text import text
from engine.keyflower.content.shapes import SEASONS
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.names import counted, item_name, tile_name
from tests.support.keyflower import Scene, scene


def test_kf_60_losing_bids_return_behind_the_screen() -> None:
    game = scene(screens="memory-aid").tile("keywood")
    game.bid("keywood", 0, "red", 2).bid("keywood", 1, "red", 3)
    game.bid("order-1", 0, "blue", 1).bid("order-1", 1, "blue", 2)
    game.all_pass()
    assert game.player(0).workers == {"red": 2, "blue": 1}
    assert game.player(0).known_workers == {"red": 2, "blue": 1}, "everybody saw them"


def test_kf_61_tiles_without_a_bid_leave_and_their_users_go_into_the_bag() -> None:
    game = scene().tile("keywood").users("keywood", "green", 2)
    game.all_pass()
    assert game.state.bag["green"] == 2
    assert game.told("keyflower-told-unwanted")
    lying = scene().tile("keywood").users("keywood", "green", 1)
    lying.spot("keywood").lying = {"red": 2}
    before = lying.state.bag["red"]
    assert lying.all_pass().state.bag["red"] == before + 2, "also those that lie"
    assert game.boats().state.season == "summer"
    assert not any(spot.id == "keywood" for player in game.state.players for spot in player.village)


def test_kf_62_kf_151_the_winner_gets_tile_and_users_the_bid_goes_into_the_bag() -> None:
    game = scene().tile("keywood").bid("keywood", 1, "green", 2).users("keywood", "green", 1, 2)
    game.all_pass()
    assert game.player(1).workers == {"green": 3}
    assert game.state.bag["green"] == 2
    assert [spot.id for spot in game.player(1).growth.tiles] == ["keywood"]


def test_kf_62_tiles_are_taken_clockwise_from_the_start_player() -> None:
    game = scene(3).tile("keywood").tile("miner").tile("stable")
    game.bid("keywood", 0, "red", 1).bid("miner", 1, "red", 1).bid("stable", 2, "red", 1)
    game.state.start_player = 1
    game.all_pass()
    assert [event.seat for event in game.told("keyflower-told-won")] == [1, 2, 0]


def test_kf_63_workers_in_a_village_go_to_its_owner() -> None:
    game = scene().build(1, "miner").users("miner", "red", 1, 2).users("home-2", "blue", 1)
    game.spot("miner").lying = {"green": 1}
    game.all_pass()
    assert game.player(1).workers == {"red": 3, "blue": 1, "green": 1}
    assert game.spot("miner").last == 0


def test_kf_60_kf_62_kf_63_everybody_is_told_what_went_behind_the_screens() -> None:
    game = scene(3).tile("keywood").bid("keywood", 0, "red", 2).bid("keywood", 1, "red", 3)
    game.users("keywood", "red", 1).build(1, "miner").users("miner", "blue", 2).screen(1, red=4)
    game.all_pass()
    told = {e.seat: dict(e.text.args)["workers"] for e in game.told("keyflower-told-taken")}
    assert told == {0: (counted("red", 2),), 1: (counted("blue", 2), counted("red", 1))}, "none of none"


def test_kf_64_turn_order_tiles_and_boats_come_next() -> None:
    game = scene().bid("order-1", 1, "red", 1)
    game.all_pass()
    assert game.state.phase == "boats"
    assert game.deciding() == [1]
    assert game.words() == ["take boat keyflower", "take boat sea-bastion"]


def test_kf_65_summer_boat_1_draws_after_the_winning_bids_went_into_the_bag() -> None:
    game = scene(2, "summer").tile("summer-boat-1", "a").tile("mason")
    game.bid("summer-boat-1", 0, "red", 1).bid("mason", 1, "blue", 1)
    game.state.bag = {}
    game.all_pass().boats()
    (drew,) = game.told("keyflower-told-you-drew")
    assert drew.to == (0,)
    assert game.state.bag == {}, "both bids were in the bag and were drawn the same summer"
    assert game.player(0).workers["red"] >= 1
    assert game.player(0).workers["blue"] >= 1


def test_kf_66_then_the_villages_grow() -> None:
    game = scene().tile("keywood").bid("keywood", 1, "red", 1)
    game.all_pass().boats()
    assert game.state.phase == "growth"
    assert game.deciding() == [1]


def boats_taken(game: Scene) -> dict[int, str]:
    return {boat.taken_by: boat.id for boat in game.state.boats if boat.taken_by >= 0}


def test_kf_67_kf_157_winners_of_turn_order_tiles_take_boats_one_each() -> None:
    game = scene(4).tile("keywood").bid("keywood", 3, "red", 1)
    game.bid("order-1", 2, "red", 1).bid("order-2", 2, "blue", 1).bid("order-3", 1, "red", 1)
    game.all_pass()
    assert game.deciding() == [2], "the lowest number won counts"
    won = [(event.seat, dict(event.text.args)["tiles"]) for event in game.told("keyflower-told-won")]
    assert won[1:] == [(2, (tile_name(f"order-{n}"),)) for n in (1, 2)] + [(1, (tile_name("order-3"),))]
    game.play("take boat flipper end")
    assert game.deciding() == [1], "one boat only"
    game.play("take boat keyflower end")
    assert boats_taken(game) == {2: "flipper", 1: "keyflower"}


def test_kf_67_everything_on_the_boat_goes_behind_the_screen() -> None:
    game = scene(screens="memory-aid").bid("order-1", 1, "red", 1)
    boat = game.state.boats[0]
    boat.workers, boat.skills = {"red": 3, "blue": 1}, {"saw": 2}
    game.all_pass()
    (entry,) = game.option("take boat keyflower").menu
    items = (counted("blue", 1), counted("red", 3), counted("saw", 2))
    assert dict(entry.args)["items"] == items, "what is on it is in the menu"
    game.play("take boat keyflower")
    assert not game.player(1).workers, "not before it is confirmed"
    game.play("end")
    assert game.player(1).workers == {"red": 3, "blue": 1}
    assert game.player(1).skills == {"saw": 2}
    assert game.player(1).known_skills == {"saw": 2}, "skills on boats lie face up"


def test_kf_68_the_others_choose_clockwise_from_the_new_start_player() -> None:
    game = scene(4).bid("order-3", 2, "red", 1).bid("order-1", 3, "red", 1)
    game.all_pass()
    order = []
    while game.state.phase == "boats":
        order.append(game.deciding()[0])
        game.play(game.words()[0]).play("end")
    assert order == [3, 2, 0], "and seat 1 takes what is left"
    other = scene(4).bid("order-2", 0, "red", 1)
    other.state.start_player = 1
    other.all_pass()
    assert other.state.boat_choice is not None
    assert other.state.boat_choice.queue == [0, 1, 2, 3], "the start player comes first if without a boat"


def test_kf_69_the_winner_of_the_keyple_is_start_player_at_once() -> None:
    game = scene(3).bid("order-2", 2, "red", 1)
    game.all_pass()
    assert game.state.start_player == 2
    game.boats().grow()
    assert game.deciding() == [2]


def test_kf_70_a_keyple_nobody_wanted_goes_left_after_the_boats() -> None:
    game = scene(3)
    game.all_pass()
    assert game.state.start_player == 0
    assert game.deciding() == [0], "the old start player chooses a boat first"
    game.boats()
    assert game.state.start_player == 1
    assert game.deciding() == [1]


def test_kf_70_op_2_in_winter_too_and_its_new_holder_scores_with_it() -> None:
    game = scene(3, "winter").all_pass().boats()
    assert game.state.start_player == 1
    lines = KEYFLOWER.score(game.grow().state)
    keyple = text("keyflower-score-keyple-as", kind=item_name("gold"))
    assert [line.seat for line in lines if keyple in line.detail] == [1]


def test_kf_71_kf_152_bids_for_turn_order_go_into_the_bag_the_tiles_stay() -> None:
    game = scene().bid("order-1", 0, "green", 2)
    game.all_pass()
    assert game.state.bag["green"] == 2
    assert game.state.greens == 20, "never back to the green supply"
    game.boats().grow()
    assert [spot.id for spot in game.state.orders] == ["order-1"]
    assert game.state.orders[0].bids == []


def test_kf_72_in_winter_boat_and_turn_order_tiles_join_the_village() -> None:
    game = scene(4, "winter").bid("order-1", 2, "red", 1).bid("order-3", 2, "red", 1)
    game.all_pass().play("take boat flipper end")
    assert [spot.id for spot in game.player(2).growth.tiles] == ["order-1", "order-3", "flipper"]
    game.boats().grow()
    assert {"order-1", "order-3", "flipper"} <= {spot.id for spot in game.player(2).village}
    everywhere = {spot.id for player in game.state.players for spot in player.village}
    assert "order-2" not in everywhere, "won by nobody: it leaves the game"
    assert game.state.phase == "over"


def test_kf_73_every_player_takes_exactly_one_boat_each_season() -> None:
    for season in SEASONS:
        game = scene(5, season).bid("order-2", 4, "red", 1).all_pass().boats()
        takers = [
            event.seat
            for key in ("boat", "boat-last", "boat-tile")
            for event in game.told(f"keyflower-told-{key}")
        ]
        assert sorted(seat for seat in takers if seat is not None) == [0, 1, 2, 3, 4], season


def test_the_last_boat_needs_no_choice() -> None:
    game = scene()
    game.state.boats[1].workers = {"red": 6}
    game.all_pass().play("take boat keyflower end")
    assert game.player(1).workers == {"red": 6}
    assert [event.seat for event in game.told("keyflower-told-boat-last")] == [1]
    assert game.state.phase == "turns"
