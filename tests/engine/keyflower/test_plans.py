"""Orders ahead: each by name, what it answers, when it leaves a question alone and when it stops."""

from __future__ import annotations

from typing import Any

from engine.core.planning import Answered, answered
from engine.core.plans import Doubt, Line
from engine.core.text import text
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.names import tile_name
from engine.keyflower.plans.shapes import PassSeason, PassUntilOutbid, Raise, TakeBoat
from tests.support.keyflower import Scene, scene


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


def test_pass_until_outbid_is_offered_for_tiles_that_are_led() -> None:
    words = offered(bids(), 0)
    assert words["pass until outbid"] == PassUntilOutbid(("keywood", "miner"))
    assert "pass until outbid miner" in words
    assert not any(one.startswith("pass until") for one in offered(bids(), 1))


def test_pass_for_the_season_passes_whatever_happens() -> None:
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


def test_rows_raise_first_and_stop_passing_once_that_is_too_dear() -> None:
    rows: list[Any] = [Raise("keywood", "red", 4), PassUntilOutbid(("keywood",))]
    game = bids()
    assert [said(game, 0, row) for row in rows] == [None, ("pass", "end")]
    game.bid("keywood", 1, "red", 4)
    assert said(game, 0, rows[0]) is None
    assert isinstance(said(game, 0, rows[1]), Doubt)


def test_raises_are_offered_as_far_as_workers_reach() -> None:
    words = [one for one in offered(bids(), 0) if one.startswith("raise keywood")]
    assert words == [f"raise keywood red {count}" for count in (3, 4, 5, 6)]
    assert not any(one.startswith("raise home") for one in offered(bids(), 0))


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
    world = KEYFLOWER.rehearsed(game.state, 1)
    assert world is not None
    assert KEYFLOWER.offered(world, 1, "use keywood") is not None
    ended = scene(3).play("pass end").play("pass end").play("pass end")
    assert KEYFLOWER.rehearsed(ended.state, 1) is None
