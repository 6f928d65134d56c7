"""Orders ahead: their names, when they answer, when they leave a question alone and when they end."""

from __future__ import annotations

from typing import Any

from engine.core.forced import forced
from engine.core.plan_answers import Answered, answered
from engine.core.plans import Doubt, Line
from engine.core.text import text
from engine.keyflower.content.tiles import WINTER
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.names import tile_name
from engine.keyflower.plans.plan_types import PassSeason, PassUntilOutbid, PutUp, Raise, TakeBoat
from tests.support.conformance import setup_for
from tests.support.keyflower import Scene, scene
from tests.support.keyflower_truth.orders import says_so
from tests.support.plans import random_orders, seeded


def said(game: Scene, seat: int, plan: Any) -> Any:
    found = answered(KEYFLOWER, game.state, seat, plan)
    return found.picks if isinstance(found, Answered) else found


def offered(game: Scene, seat: int) -> dict[str, Any]:
    return {offer.words: offer.plan for offer in KEYFLOWER.plans(KEYFLOWER.view_for(game.state, seat))}


def bids() -> Scene:
    """Seat 0 leads on two tiles, and it is its turn."""
    game = scene().tile("keywood").tile("miner").screen(0, red=4, blue=1).screen(1, red=5, blue=5)
    return game.bid("keywood", 0, "red", 2).bid("miner", 0, "blue", 1)


def test_pass_until_outbid_passes_while_all_named_tiles_are_led() -> None:
    game = bids()
    assert said(game, 0, PassUntilOutbid(("keywood", "miner"))) == ("pass", "end")
    game.bid("miner", 1, "blue", 2)
    assert said(game, 0, PassUntilOutbid(("keywood",))) == ("pass", "end")
    found = said(game, 0, PassUntilOutbid(("keywood", "miner")))
    assert found == Doubt(text("keyflower-doubt-outbid", tile=tile_name("miner")))


def test_pass_until_outbid_does_not_end_the_season() -> None:
    game = bids()
    game.state.passes = len(game.state.players) - 1
    assert said(game, 0, PassUntilOutbid(("keywood",))) == Doubt(text("keyflower-doubt-last-pass"))
    assert said(game, 0, PassSeason()) == ("pass", "end")


def test_kf_26_passing_until_outbid_is_not_offered_where_it_would_stop_at_once() -> None:
    game = bids()
    game.state.passes = len(game.state.players) - 1
    assert [one for one in offered(game, 0) if one.startswith("pass")] == ["pass season"]
    game.turn(1)
    assert "pass until outbid" in offered(game, 0), "the others may still do something"


def test_pass_until_outbid_is_offered_for_tiles_that_are_led() -> None:
    words = offered(bids(), 0)
    assert words["pass until outbid"] == PassUntilOutbid(("keywood", "miner"))
    assert "pass until outbid miner" in words
    assert not any(one.startswith("pass until") for one in offered(bids(), 1))


def test_pass_for_the_season_passes_in_any_position() -> None:
    game = bids().bid("keywood", 1, "red", 3)
    assert said(game, 0, PassSeason()) == ("pass", "end")
    assert KEYFLOWER.plan_after(KEYFLOWER.view_for(game.state, 0), PassSeason()) == PassSeason()


def test_raise_takes_the_lead_with_as_few_workers_as_it_takes() -> None:
    game = bids().bid("keywood", 1, "red", 3)
    assert said(game, 0, Raise("keywood", "red", 4)) == ("bid keywood", "red 2", "end")
    assert said(game, 0, Raise("keywood", "red", 6)) == ("bid keywood", "red 2", "end")


def test_raise_leaves_alone_what_is_led_or_too_dear_or_cannot_be_paid() -> None:
    assert said(bids(), 0, Raise("keywood", "red", 6)) is None  # it leads
    game = bids().bid("keywood", 1, "red", 5)
    assert said(game, 0, Raise("keywood", "red", 5)) is None
    assert said(game, 0, Raise("keywood", "red", 6)) == ("bid keywood", "red 4", "end")
    game.player(0).workers["red"] = 3
    assert said(game, 0, Raise("keywood", "red", 6)) is None


def test_raise_may_open_and_keeps_to_its_colour() -> None:
    game = scene().tile("keywood").screen(0, red=2, blue=2)
    assert said(game, 0, Raise("keywood", "blue", 2)) == ("bid keywood", "blue 1", "end")
    game.bid("keywood", 1, "red", 1)
    assert said(game, 0, Raise("keywood", "blue", 2)) is None
    assert said(game, 0, Raise("keywood", "red", 2)) == ("bid keywood", "red 2", "end")


def test_km_51_raise_takes_what_lies_in_front_first_and_tells_nothing_that_was_hidden() -> None:
    game = scene(screens="open").tile("keywood").screen(0, red=2).known(0, "red", 2)
    game.bid("keywood", 1, "red", 1)
    assert said(game, 0, Raise("keywood", "red", 3)) == ("bid keywood", "red 2", "behind 0", "end")
    game.spot("keywood").bids[0].count = 2
    assert said(game, 0, Raise("keywood", "red", 3)) == ("bid keywood", "red 3", "behind 1", "end")
    begun = game.after("use keywood red 3")
    assert begun.decision().kind == "source"
    assert said(begun, 0, Raise("keywood", "red", 4)) is None, "that is no bid"


def test_rows_raise_first_and_stop_passing_once_that_is_too_dear() -> None:
    rows: list[Any] = [Raise("keywood", "red", 4), PassUntilOutbid(("keywood",))]
    game = bids()
    assert [said(game, 0, row) for row in rows] == [None, ("pass", "end")]
    game.bid("keywood", 1, "red", 4)
    assert said(game, 0, rows[0]) is None
    assert isinstance(said(game, 0, rows[1]), Doubt)


def test_raises_are_offered_as_far_as_workers_reach() -> None:
    words = [one for one in offered(bids(), 0) if one.startswith("raise keywood")]
    assert words == [f"raise keywood red {count}" for count in (4, 5, 6)]
    assert not any(one.startswith("raise home") for one in offered(bids(), 0))


def test_kf_30_a_raise_that_could_never_lead_again_is_not_offered() -> None:
    """A player who outbids two bids takes at least three workers, and only four beat that."""
    game = bids().bid("keywood", 1, "red", 3)
    assert said(game, 0, Raise("keywood", "red", 3)) is None
    words = [one for one in offered(game, 0) if one.startswith("raise keywood")]
    assert words == [f"raise keywood red {count}" for count in (4, 5, 6)], "and so they are offered here"


def kinds_of(game: Scene, seat: int) -> set[str]:
    return {words.split()[0] for words in offered(game, seat)}


def test_kf_26_kf_73_after_the_turns_of_a_season_only_what_is_still_to_come_is_offered() -> None:
    game = scene(3, "summer").screen(0, red=3).tile("forge").bid("forge", 2, "red", 1)
    assert kinds_of(game, 0) == {"pass", "raise", "boat"}
    game.all_pass()
    assert game.state.boat_choice is not None
    first, second, last = game.state.boat_choice.queue
    assert [kinds_of(game, seat) for seat in (first, second, last)] == [{"boat"}, {"boat"}, set()], (
        "the last boat needs no choosing"
    )
    game.play(f"{game.words()[0]} end")
    assert [kinds_of(game, seat) for seat in (first, second, last)] == [set(), {"boat"}, set()]
    assert not any(isinstance(plan, TakeBoat) for plan in sensible(game, first))
    game.boats()
    assert game.state.phase == "growth"
    assert [kinds_of(game, seat) for seat in range(3)] == [set(), set(), set()]


def test_km_9_no_order_takes_the_boat_for_which_another_must_be_named() -> None:
    game = scene(2, "autumn", merchants="all")
    assert "boat sea-bastion-ii" not in offered(game, 0)
    assert TakeBoat("sea-bastion-ii") not in sensible(game, 0)
    game.all_pass()
    assert answered(KEYFLOWER, game.state, game.deciding()[0], TakeBoat("sea-bastion-ii")) == Doubt(
        text("plan-unfinished")
    ), "it would always stop"
    summer = scene(2, "summer", merchants="all")
    assert "boat sea-bastion-ii" in offered(summer, 0)
    assert TakeBoat("sea-bastion-ii") in sensible(summer, 0)


def sensible(game: Scene, seat: int) -> list[Any]:
    return list(KEYFLOWER.default_plans(KEYFLOWER.view_for(game.state, seat)))


def test_kf_22_orders_given_with_the_winter_tiles_apply_to_winter() -> None:
    game = choosing()
    game.screen(0, red=2)
    choice = KEYFLOWER.view_for(game.state, 0)
    assert kinds_of(game, 0) == {"pass", "raise", "boat", "winter"}
    given = KEYFLOWER.period(choice)
    put_up = PutUp((game.player(0).dealt[0],))
    game.play(f"winter {game.player(0).dealt[0]} end", 0)
    assert kinds_of(game, 0) == {"pass", "raise", "boat"}, "they are chosen"
    for seat in (1, 2):
        game.play(f"winter {game.player(seat).dealt[0]} end", seat)
    assert (game.state.season, game.state.phase) == ("winter", "turns")
    winter = KEYFLOWER.view_for(game.state, 0)
    for plan in (PassSeason(), TakeBoat("keyflower"), Raise("order-1", "red", 2), Line(("pass",))):
        assert KEYFLOWER.is_plan_active(winter, plan, given)
        assert not KEYFLOWER.is_plan_active(winter, plan, "autumn")
    assert not KEYFLOWER.is_plan_active(winter, put_up, given)
    assert said(game.turn(0), 0, Raise("order-1", "red", 2)) == ("bid order-1", "red 1", "end")


def test_boats_are_taken_in_the_order_of_the_rows() -> None:
    game = scene(3).play("pass end").play("pass end").play("pass end")
    assert game.state.phase == "boats"
    chooser = game.deciding()[0]
    first, second = (boat.id for boat in game.state.boats[:2])
    assert said(game, chooser, TakeBoat(first)) == (f"take boat {first}", "end")
    game.play(f"take boat {first} end")
    other = game.deciding()[0]
    assert said(game, other, TakeBoat(first)) is None
    assert said(game, other, TakeBoat(second)) == (f"take boat {second}", "end")
    assert KEYFLOWER.plan_after(KEYFLOWER.view_for(game.state, other), TakeBoat(second)) is None


def choosing(seats: int = 3) -> Scene:
    """Autumn is over, and everybody chooses winter tiles."""
    game = scene(seats, season="autumn")
    for player, tiles in zip(game.state.players, batched_winter(seats), strict=True):
        player.dealt = tiles
    for _ in range(seats):
        game.play("pass end")
    while game.state.phase == "boats":
        game.play(f"{KEYFLOWER.decisions(game.state)[0].options[0].words} end")
    assert game.state.phase == "winter"
    return game


def batched_winter(seats: int) -> list[list[str]]:
    tiles = sorted(tile.id for tile in WINTER)
    return [tiles[3 * seat : 3 * seat + 3] for seat in range(seats)]


def test_winter_tiles_are_put_up_as_ordered_and_no_others() -> None:
    game = choosing()
    first, second, third = game.player(0).dealt
    assert said(game, 0, PutUp((second,))) == (f"winter {second}", "end")
    assert said(game, 0, PutUp((first, third))) == (f"winter {first}", third, "end")
    assert KEYFLOWER.plan_after(KEYFLOWER.view_for(game.state, 0), PutUp((second,))) is None


def test_winter_tiles_are_offered_from_autumn_on_and_last_until_they_are_put_up() -> None:
    game = choosing()
    words = [one for one in offered(game, 0) if one.startswith("winter ")]
    assert len(words) == 7  # each of three tiles, two of them, all
    autumn = scene(season="autumn")
    autumn.player(0).dealt = game.player(0).dealt
    assert [one for one in offered(autumn, 0) if one.startswith("winter ")] == words
    assert not [one for one in offered(scene(season="summer"), 0) if one.startswith("winter ")]
    before, now = (KEYFLOWER.view_for(each.state, 0) for each in (autumn, game))
    assert KEYFLOWER.is_plan_active(now, PutUp((game.player(0).dealt[0],)), KEYFLOWER.period(before))


def test_random_orders_do_what_their_words_say_and_nothing_else() -> None:
    kinds = set[str]()
    for after in (0, 60, 120, 180):
        setup = setup_for(KEYFLOWER, 2, f"words {after}")
        for order in random_orders(KEYFLOWER, setup, seeded(f"words {after}"), after, moves=30):
            if isinstance(order.says, Answered):
                picks = order.says.picks
                assert says_so(order.state, order.seat, order.plan, picks), f"{order.plan}: {picks}"
                kinds.add(type(order.plan).__name__)
    assert kinds == {"PassSeason", "PassUntilOutbid", "PutUp", "Raise", "TakeBoat"}


def test_a_boat_like_another_makes_no_choice_before_winter() -> None:
    game = scene(3).play("pass end").play("pass end").play("pass end")
    chooser, boats = game.deciding()[0], game.state.boats
    assert forced(KEYFLOWER, game.state, chooser) == ()
    for boat in boats:
        boat.workers, boat.skills, boat.gold, boat.contracts = {"red": 2}, {}, 0, []
    assert forced(KEYFLOWER, game.state, chooser) == (f"take boat {boats[0].id}", "end")
    game.state.boats[-1].workers = {"red": 3}
    assert forced(KEYFLOWER, game.state, chooser) == ()
    game.state.boats[-1].workers = {"red": 2}
    game.state.season = "winter"
    assert forced(KEYFLOWER, game.state, chooser) == ()


def test_orders_end_with_the_season() -> None:
    game, other = scene(), scene(season="summer")
    view, later = KEYFLOWER.view_for(game.state, 0), KEYFLOWER.view_for(other.state, 0)
    assert KEYFLOWER.period(view) != KEYFLOWER.period(later)


def test_a_line_uses_a_tile_if_nobody_touches_it_before() -> None:
    game = scene().tile("keywood").tile("miner").screen(0, red=3).screen(1, red=3)
    fact = next(
        one for one in KEYFLOWER.facts(KEYFLOWER.view_for(game.state, 1)) if one.key == "tile keywood"
    )
    line = Line(("use keywood", "red 1"), (fact,))
    assert said(game.after("use miner red 1 end"), 1, line) == ("use keywood", "red 1", "end")
    found = said(game.after("use keywood red 1 end"), 1, line)
    assert isinstance(found, Doubt)
    assert found.why.key == "plan-changed"
    assert isinstance(said(game.after("bid keywood red 1 end"), 1, line), Doubt)


def test_the_next_turn_can_be_tried_out() -> None:
    game = scene().tile("keywood").screen(0, red=1).screen(1, blue=1)
    world = KEYFLOWER.rehearsal_state(game.state, 1)
    assert world is not None
    assert KEYFLOWER.option_named(world, 1, "use keywood") is not None
    ended = scene(3).play("pass end").play("pass end").play("pass end")
    assert KEYFLOWER.rehearsal_state(ended.state, 1) is None
