"""Hints in Keyflower's winter: winter tiles, turn order tiles and what counts with them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.evaluation import Benefit
from engine.core.text import Seat, Text, text
from engine.keyflower.actions import Action, BidFor, Carry, ChooseWinter, End, Pay, Send, Use
from engine.keyflower.content import words
from engine.keyflower.content.shapes import Season
from engine.keyflower.evaluation import EVALUATOR
from engine.keyflower.evaluation.benefits import benefits
from engine.keyflower.evaluation.winter_orders import boats_by_points, keyple_points, points_beside
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.names import tile_name
from tests.support.keyflower import Scene, scene

ANN: Seat = 0
BEN: Seat = 1


def _with(game: Scene, before: dict[str, int], after: dict[str, int]) -> list[Text]:
    """Return what a use says that changes the resources at home like this."""
    game.screen(ANN, blue=2).goods("home-1", **before)
    later = KEYFLOWER.copy(game.state)
    later.players[ANN].village[0].goods = after
    told = benefits(game.state, later, ANN, (Use(ANN, "home-1"), Send(ANN, "blue", 1)))
    return [each.text for each in told if "-with-" in each.text.key]


@pytest.mark.parametrize("leader", [None, BEN])
def test_kf_82_a_use_counts_what_scores_for_a_tile_being_won_already(leader: Seat | None) -> None:
    """One gold more scores 2 with the Jeweller, whatever it would do with another tile."""
    game = scene(2, season="winter").tile("jeweller").bid("jeweller", ANN, "red", 1).tile("mercers-guild")
    if leader is not None:
        game.bid("mercers-guild", leader, "blue", 1)
    said = _with(game, {"wood": 1, "stone": 1}, {"wood": 1, "stone": 1, "gold": 1})
    key = "keyflower-benefit-with-winter-instead"
    assert said == [text(key, tile=tile_name("jeweller"), points=2, alone=1)]


@pytest.mark.parametrize(("gold", "key"), [(1, "winter"), (2, "led")])
def test_kf_82_a_use_counts_all_tiles_being_won(gold: int, key: str) -> None:
    """The first gold makes a set of 5 for Mercer's guild, and the second scores 2 with the Jeweller."""
    game = scene(2, season="winter")
    for tile in ("jeweller", "mercers-guild"):
        game.tile(tile).bid(tile, ANN, "red", 1)
    said = _with(game, {"wood": 1, "stone": 1}, {"wood": 1, "stone": 1, "gold": gold})
    named: dict[str, Any] = {"tile": tile_name("mercers-guild")} if key == "winter" else {}
    points = {1: 5, 2: 7}[gold]
    assert said == [text(f"keyflower-benefit-with-{key}-instead", **named, points=points, alone=gold)]


def _orders(seats: int = 3) -> Scene:
    game = scene(seats, season="winter").screen(ANN, blue=2, yellow=1, anvil=1)
    return game.build(ANN, "forge").turn(ANN)


def _bid(tile: str) -> tuple[Action, ...]:
    return BidFor(ANN, tile), Send(ANN, "blue", 1), End(ANN)


@pytest.mark.parametrize("scholar", [False, True])
def test_kf_100_a_winter_bid_tells_points_keyple_and_place(scholar: bool) -> None:
    """With the Scholar the keyple is another anvil for 3 points, otherwise gold."""
    game = _orders()
    game.state.start_player = BEN
    game.bid("order-1", BEN, "red", 1)
    if scholar:
        game.tile("scholar").bid("scholar", ANN, "red", 1)
    told = benefits(game.state, game.state, ANN, _bid("order-2"))
    points = points_beside(game.state, ANN, "order-2")
    said: dict[str, Any] = {"points": points, "keyple": 3 if scholar else 1, "number": 2, "old": 3}
    said["boats"] = tuple(
        text("keyflower-benefit-winter-each", tile=tile_name(boat), points=worth)
        for boat, worth in (("sea-breese", 2), ("keyflower", 1), ("sea-bastion", 0))
    )
    assert Benefit("gets", text("keyflower-benefit-order-winter", **said)) in told
    assert points == 2


@pytest.mark.parametrize("scholar", [False, True])
def test_kf_85_a_higher_turn_order_tile_is_no_worse_if_its_keyple_scores_more(scholar: bool) -> None:
    game = _orders()
    if scholar:
        game.tile("scholar").bid("scholar", ANN, "red", 1)
    spare = keyple_points(game.state, ANN) + points_beside(game.state, ANN, "order-2")
    is_beaten = EVALUATOR.is_beaten(game.state, _bid("order-2"))
    assert is_beaten == (spare <= points_beside(game.state, ANN, "order-1"))
    assert not (scholar and is_beaten)


def test_kf_85_an_adviser_counts_the_keyple_that_a_turn_order_tile_brings() -> None:
    game = _orders().tile("scholar").bid("scholar", ANN, "red", 1)
    gains = []
    for tile in ("order-1", "order-2"):
        after = KEYFLOWER.copy(game.state)
        after.players[ANN].workers["blue"] = 1
        Scene(after).bid(tile, ANN, "blue", 1)
        gains.append(EVALUATOR.prospects(game.state, after, ANN))
    assert gains[1] > gains[0]


def test_kf_96_a_boat_is_worth_the_next_place_on_the_river() -> None:
    state = scene(3, season="winter").state
    assert boats_by_points(state, ANN) == [2, 1, 0], "Sea Breese on the river, a step of the home, no loop"


@pytest.mark.parametrize(
    ("tiles", "is_beaten"),
    [
        (("keythedral", "watermill"), False),
        (("watermill",), True),
        (("key-guild", "keythedral", "watermill"), True),
    ],
)
def test_kf_22_a_tile_that_scores_for_others_only_is_not_put_up(
    tiles: tuple[str, ...], is_beaten: bool
) -> None:
    """Ben has five skills, and everybody could win the Keythedral."""
    game = scene(2, season="winter").goods("home-1", stone=4).screen(BEN, saw=3, anvil=2)
    game.state.phase = "winter"
    game.player(ANN).dealt = ["key-guild", "keythedral", "watermill"]
    picks: tuple[Action, ...] = (*(ChooseWinter(ANN, tile) for tile in tiles), End(ANN))
    assert EVALUATOR.is_beaten(game.state, picks) == is_beaten


def test_kf_22_all_tiles_put_up_are_told_the_best_first() -> None:
    game = scene(2, season="winter").goods("home-1", stone=4)
    picks = [ChooseWinter(ANN, tile) for tile in ("watermill", "key-guild", "keythedral")]
    (said,) = benefits(game.state, game.state, ANN, picks)
    key = "keyflower-benefit-winter-each"
    tiles = tuple(
        text(key, tile=tile_name(tile), points=n) for tile, n in (("keythedral", 12), ("watermill", 4))
    )
    assert said == Benefit("gets", text("keyflower-benefit-winter-all", tiles=tiles))


@pytest.mark.parametrize(("leads", "kind"), [(False, "gold"), (True, "stone")])
def test_kf_138_steps_bring_what_scores_most_with_tiles_being_won(leads: bool, kind: str) -> None:
    """On the upgraded Blacksmith gold scores 3 instead of 1, or of 2 with the Jeweller, and stone on the
    upgraded Barn 2."""
    game = scene(2, season="winter").screen(ANN, blue=1).tile("jeweller")
    for tile in ("barn", "blacksmith"):
        game.build(ANN, tile, upgraded=True)
    game.goods("home-1", gold=1, stone=1)
    if leads:
        game.bid("jeweller", ANN, "red", 1)
    openings = EVALUATOR.sure_openings(game.state, ANN)
    (carried,) = {each for picks in openings for each in picks if isinstance(each, Carry)}
    assert carried.resource == kind


@pytest.mark.parametrize(("tile", "leader"), [("keythedral", BEN), ("apothecary", ANN)])
def test_in_winter_a_worker_who_can_do_nothing_is_not_drawn(tile: str, leader: Seat) -> None:
    """No bid can win with one worker, and only the Apothecary that Ann leads counts workers."""
    game = scene(2, season="winter").tile(tile).bid("order-1", BEN, "red", 4).screen(ANN, blue=1)
    game.bid(tile, leader, "red", 3).build(ANN, "alehouse")
    picks = (Use(ANN, "alehouse"), Send(ANN, "blue", 1), End(ANN))
    assert EVALUATOR.is_beaten(game.state, picks) == (leader == BEN)


def test_kf_22_a_tile_is_put_up_for_sets_that_are_nearly_complete() -> None:
    """The Key guild scores nothing yet, but Ann lacks one skill and Ben four."""
    game = scene(2, season="winter").screen(ANN, saw=2, anvil=2).screen(BEN, saw=1)
    game.state.phase = "winter"
    game.player(ANN).dealt = ["key-guild", "keythedral"]
    for tiles, is_beaten in ((("key-guild", "keythedral"), False), (("keythedral",), True)):
        picks: tuple[Action, ...] = (*(ChooseWinter(ANN, tile) for tile in tiles), End(ANN))
        assert EVALUATOR.is_beaten(game.state, picks) == is_beaten


@pytest.mark.parametrize("leads", [False, True])
def test_kf_136_a_bid_for_a_turn_order_tile_tells_what_its_workers_would_score(leads: bool) -> None:
    """Five workers are a set for the Apothecary, four are none."""
    game = scene(2, season="winter").tile("apothecary").screen(ANN, blue=5)
    if leads:
        game.bid("apothecary", ANN, "red", 1)
    after = game.turn(ANN).after("bid order-1 blue 1 end").state
    told = [each.text for each in benefits(game.state, after, ANN, _bid("order-1")) if each.kind == "costs"]
    assert told == [text("keyflower-benefit-workers-missed", points=3)] * leads


@pytest.mark.parametrize(("tile", "is_same"), [("order-1", True), ("jeweller", False)])
def test_in_winter_to_raise_the_bid_for_a_winter_tile_is_an_idea_of_its_own(tile: str, is_same: bool) -> None:
    game = scene(3, season="winter").tile("jeweller").bid("order-2", ANN, "blue", 1).bid(tile, ANN, "blue", 1)
    one, two = (EVALUATOR.idea(game.state, _bid(each)) for each in ("order-2", tile))
    assert (one == two) == is_same


@pytest.mark.parametrize("count", [1, 2])
def test_kf_136_a_turn_order_tile_that_scores_less_than_its_workers_is_no_good_bid(count: int) -> None:
    """Beside order 1, the second tile brings no better boat, and the Apothecary loses a set of five."""
    game = scene(3, season="winter").tile("apothecary").bid("apothecary", ANN, "red", 1)
    game.bid("order-1", ANN, "red", 1).screen(ANN, blue=4 + count)
    game.state.start_player = BEN
    assert points_beside(game.state, ANN, "order-2") + keyple_points(game.state, ANN) <= 3
    assert EVALUATOR.is_beaten(game.state, _bid("order-2")) == (count == 1)


@pytest.mark.parametrize(
    ("season", "hand", "leader", "told"),
    [
        ("autumn", True, None, True),
        ("autumn", False, None, False),
        ("summer", True, None, False),
        ("winter", False, None, True),
        ("winter", False, ANN, True),
        ("winter", False, BEN, False),
    ],
)
def test_skills_tell_the_winter_tile_that_counts_them(
    season: Season, hand: bool, leader: Seat | None, told: bool
) -> None:
    game = scene(2, season=season).build(ANN, "apprentice-hall").screen(ANN, red=2)
    game.state.players[ANN].dealt = ["scribes"] if hand else []
    if season == "winter":
        game.tile("scribes")
    if leader is not None:
        game.bid("scribes", leader, "blue", 1)
    picks = (Use(ANN, "apprentice-hall"), Send(ANN, "red", 1))
    effect = words.face(game.state.content, "scribes")
    said = Benefit("prepares", text("keyflower-benefit-counts", tile=tile_name("scribes"), effect=effect))
    assert (said in benefits(game.state, game.state, ANN, picks)) == told


@pytest.mark.parametrize("more", [0, 1])
def test_green_workers_for_as_many_others_are_told_as_a_gain(more: int) -> None:
    game = scene(2, season="autumn").build(BEN, "store", upgraded=True).screen(ANN, blue=1, yellow=1 + more)
    after = KEYFLOWER.copy(game.state)
    after.players[ANN].workers = {"green": 2}
    picks = (Use(ANN, "store"), Send(ANN, "yellow", 1 + more), Pay(ANN, "blue"), End(ANN))
    told = [each.text.key for each in benefits(game.state, after, ANN, picks) if each.kind == "prepares"]
    assert told == ["keyflower-benefit-greens"] * (not more)
