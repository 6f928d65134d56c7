"""Advice: what sets a move apart, and moves that gain nothing."""

from __future__ import annotations

import pytest

from engine.core.evaluation import Benefit
from engine.core.text import Seat, text
from engine.keyper.actions import Build, Decline, End, Fold, Pay, Place, Sell, TakeBoat, TakeTile
from engine.keyper.evaluation.benefits import benefits, is_beaten
from engine.keyper.evaluation.ideas import idea
from engine.keyper.evaluation.season_start import folded, rested
from engine.keyper.game import KEYPER
from engine.keyper.names import fair_name, goods_names, tile_name
from engine.keyper.state import Errand, State
from engine.players.adviser import Adviser
from tests.support.keyper import Table

pytestmark = pytest.mark.usefixtures("table_values")

ANN: Seat = 0


def test_a_tile_to_take_does_not_count_what_it_adds_to_others() -> None:
    """Any village tile in that row or column adds a point to the Pavements."""
    state = Table(2).built(ANN, "village-1", "pavements").state
    told = [each.text for each in benefits(state, state, state, ANN, (TakeTile(ANN, "ring-maker"),))]
    assert "points" not in dict(told[0].args)


def folding(**goods: int) -> State:
    """Ann folds for summer; her fair asks for goods that two of the four sides give."""
    state = Table(2, season=1).goods(ANN, **goods).state
    ann = state.players[ANN]
    ann.fairs, ann.board = {"summer": "summer-1"}, 0
    state.stage, state.errands = "fold", [Errand(ANN)]
    return state


def test_kp_133_a_side_that_serves_the_fair_of_the_season_names_all_it_lacks() -> None:
    state = folding()
    requires = state.content.fair["summer-1"].requires
    sides = state.content.offered["summer"]
    serving = {side: folded(state, ANN, side) for side in sides}
    told = [each.text for each in serving.values() if each is not None and each.kind == "gets"]
    assert 0 < len(told) <= len(sides) / 2
    assert {dict(each.args)["lack"] for each in told} == {goods_names(requires)}
    for side, each in serving.items():
        assert is_beaten(state, (Fold(ANN, side), End(ANN))) == (each is None)


def test_kp_133_where_no_side_serves_anything_none_stands_out() -> None:
    state = folding()
    state.players[ANN].fairs = {}
    told = {folded(state, ANN, side) for side in state.content.offered["summer"]}
    assert told == {Benefit("saves", text("keyper-benefit-fold-any"))}


def test_kp_134_white_keyples_rest_last() -> None:
    """They fit everywhere, and each brings the same."""
    table = Table(2)
    state = table.keyples(ANN, *["white"] * 4, *["brown"] * 3, *["grey"] * 4).state
    state.stage, state.errands = "surplus", [Errand(ANN)]
    hint = Adviser(KEYPER).hints(state, ANN, "rest").hints[0]
    assert hint.picks[0].startswith("rest")
    assert not [pick for pick in hint.picks if pick == "rest white"]
    assert hint.facts.told()[0].text == text("keyper-benefit-rest-white", count=4)
    after = KEYPER.copy(state)
    after.players[ANN].keyples = {"white": 3, "brown": 3, "grey": 3}
    assert rested(state, after, ANN).text.key == "keyper-benefit-rest-colours"


@pytest.mark.parametrize(("deer", "is_in_vain"), [(1, True), (2, False)])
def test_kp_80_a_sale_that_costs_as_much_as_it_brings_is_beaten(deer: int, *, is_in_vain: bool) -> None:
    """Only one of a kind scores for the Paddock."""
    table = Table(2, 3).built(ANN, "farm-1", "paddock", upgraded=True).goods(ANN, deer=deer)
    table.state.boats = ["boat-2"]
    table.keyples(ANN, "light-blue").play("send light-blue river@board-1 boat-2")
    assert is_beaten(table.state, (Sell(ANN, "deer", "deer"), End(ANN))) == is_in_vain


@pytest.mark.parametrize(("clay", "is_one"), [(0, True), (1, False)])
def test_kp_80_goods_from_a_boat_and_from_a_field_are_one_idea(clay: int, *, is_one: bool) -> None:
    """Unless the boat also buys."""
    state = Table(2).goods(ANN, clay=clay).state
    fields = state.content.display_fields[state.boards[0].display]
    river, pit = (
        next(at for at, field in enumerate(fields) if wanted in (field.work, field.good))
        for wanted in ("boat", "clay")
    )
    boat = next(each for each in state.boats if "clay" in state.content.boat[each].early)
    there = idea(state, (Place(ANN, 0, river), TakeBoat(ANN, boat)))
    here = idea(state, (Place(ANN, 0, pit),))
    assert isinstance(here, frozenset)
    assert isinstance(there, frozenset)
    assert (there <= here or here <= there) == is_one


def test_kp_180_gems_say_what_the_next_pair_lacks() -> None:
    """A tile in hand promises nothing: it may never be built."""
    table = Table(2, 3).built(ANN, "village-1", "goldsmith").holds(ANN, "ring-maker")
    before = table.goods(ANN, gold=1, sapphire=1, ruby=1).state
    later = KEYPER.copy(before)
    later.players[ANN].goods |= {"sapphire": 2, "ruby": 2}
    told = [each.text for each in benefits(before, later, later, ANN, (End(ANN),)) if each.kind == "nearer"]
    assert told == [text("keyper-benefit-set", tile=tile_name("goldsmith"), lack=goods_names(("gold",)))]


def with_fair(tile: str, **goods: int) -> State:
    """Ann's fair of this season asks for a pig and a clay, for 2 points."""
    state = Table(2).holds(ANN, tile).goods(ANN, **goods).state
    state.players[ANN].fairs = {"spring": "spring-1"}
    return state


@pytest.mark.parametrize(("clay", "lacks"), [(1, True), (2, False)])
def test_kp_101_a_turn_that_spends_the_last_piece_of_a_fair_says_so(clay: int, *, lacks: bool) -> None:
    before = with_fair("cow-shed", pig=1, clay=clay)
    later = KEYPER.copy(before)
    later.players[ANN].goods = {"pig": 1, **({"clay": clay - 1} if clay > 1 else {})}
    told = [each.text for each in benefits(before, later, later, ANN, (End(ANN),)) if each.kind == "costs"]
    words = text("keyper-benefit-spends", aim=fair_name("spring-1"), lack=goods_names(("clay",)))
    assert told == ([words] if lacks else [])


@pytest.mark.parametrize(
    ("tile", "goods", "keyples", "is_bad"),
    [
        ("pavements", {"clay": 1, "pig": 1}, 1, True),  # 1 point for the fair's 2
        ("pavements", {"clay": 1, "pig": 1}, 5, False),  # the clay can be replaced
        ("pavements", {"clay": 1}, 1, False),  # the fair was not complete
        ("cow-shed", {"brick": 1}, 5, True),  # no cow, and a brick pays for more
        ("cow-shed", {"brick": 1, "cow": 1}, 5, False),
    ],
)
def test_kp_101_a_tile_that_costs_more_than_it_adds_is_beaten(
    tile: str, goods: dict[str, int], keyples: int, *, is_bad: bool
) -> None:
    state = with_fair(tile, **goods)
    state.players[ANN].keyples = {"brown": keyples}
    paid = next(good for good in ("clay", "brick") if good in goods)
    assert is_beaten(state, (Build(ANN, tile), Pay(ANN, (paid,)), End(ANN))) == is_bad


def test_a_tile_tells_which_others_count_it() -> None:
    before = Table(2).built(ANN, "village-1", "pavements").state
    after = Table(2).built(ANN, "village-1", "pavements").built(ANN, "village-2", "brickmaker").state
    told = [each.text for each in benefits(before, after, after, ANN, (Build(ANN, "brickmaker"), End(ANN)))]
    assert text("keyper-benefit-counts", tiles=(tile_name("pavements"),)) in told


@pytest.mark.parametrize(
    ("place", "goods", "reason"),
    [
        ("upgrade", {}, "decline-vain"),
        ("cows", {"cow": 1}, "decline-scoreless"),
        ("cows", {}, "decline"),
    ],
)
def test_not_to_join_where_nothing_comes_of_it(place: str, goods: dict[str, int], reason: str) -> None:
    """The Farmyard scores one of a kind."""
    table = Table(2, 3).built(ANN, "farm-1", "farmyard", upgraded=True).goods(ANN, **goods)
    table.keyples(ANN, "white").keyples(1, "white").turn(1)
    state = table.play(f"send white {place}@board-1", 1).state
    told = [each.text for each in benefits(state, state, state, ANN, (Decline(ANN),))]
    assert told == [text(f"keyper-benefit-{reason}")]
