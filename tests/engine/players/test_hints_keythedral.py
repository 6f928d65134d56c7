"""Hints in Keythedral: seats within reach come first, and reasons follow from what seats ask for."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.text import text
from engine.keythedral.actions import (
    Action,
    Aim,
    Buy,
    Craft,
    Cube,
    Edge,
    End,
    Fence,
    Pass,
    Play,
    Swap,
    TakeLaw,
    Trade,
    Unfence,
)
from engine.keythedral.content import laws
from engine.keythedral.content.house import NEWEST_TILES
from engine.keythedral.content.shapes import FIELDS, GOLD, IRONWORK, KINDS, STONE, WINE, WOOD
from engine.keythedral.evaluation import EVALUATOR
from engine.keythedral.evaluation.benefits import benefits
from engine.keythedral.evaluation.mistakes import is_pointless
from engine.keythedral.evaluation.namings import namings
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.names import cubes_text, kind_text, kinds_text, slot_text
from engine.keythedral.queries import cost_on, slots_on_sale
from engine.players.adviser import Adviser
from engine.players.move_families import families
from engine.players.requests import question_of
from engine.players.search import thinking_about
from engine.players.strengths import ADVISER, STRENGTHS
from engine.players.turn_generator import WholeTurn
from tests.engine.players.keythedral_scenes import (
    ANN,
    BEN,
    FARM,
    WATER,
    last_seat,
    told,
)
from tests.support.keythedral import hamlet


def test_kt_74_a_trade_that_pays_for_nothing_can_wait() -> None:
    """Seat 5a costs 2 wine and 2 gold."""
    trade = (Cube(ANN, KINDS.index("glass")), Swap(ANN, IRONWORK, WINE))
    assert is_pointless(last_seat("5a", "5-6").cubes(ANN, ironwork=1, glass=2).state, trade)
    assert not is_pointless(
        last_seat("5a", "5-6").cubes(ANN, wine=1, ironwork=1, glass=1, gold=2).state, trade
    )


def test_kt_74_resources_that_no_seat_needs_are_paid_before_craft_cubes() -> None:
    """Seat 5a costs 2 wine and 2 gold: the stone is of no more use."""
    here = last_seat("5a", "5-6").cubes(ANN, stone=2, wine=1, ironwork=1, gold=2)
    assert is_pointless(here.state, (Cube(ANN, STONE), Swap(ANN, IRONWORK, WINE)))
    assert not is_pointless(here.state, (Cube(ANN, STONE), Swap(ANN, STONE, WINE)))
    poorer = last_seat("5a", "5-6").cubes(ANN, stone=1, wine=1, ironwork=1, gold=2)
    assert not is_pointless(poorer.state, (Cube(ANN, STONE), Swap(ANN, IRONWORK, WINE)))


def test_kt_71_a_craft_cube_waits_for_a_seat_that_is_one_trade_away() -> None:
    """Seat 2d costs 2 stone, 2 wood and 1 water: the two water that are left over pay for the stone."""
    here = last_seat("2d", "2-5").cubes(ANN, stone=1, wood=2, water=3)
    craft = (Craft(ANN, 0), Cube(ANN, WATER), Cube(ANN, WATER))
    assert is_pointless(here.state, craft)
    assert is_pointless(here.state, (TakeLaw(ANN, 0),)), "no other turn follows in this round (KT-47)"
    assert is_pointless(here.cubes(ANN, gold=3).state, craft), "gold would pay for the stone, too"
    assert not is_pointless(last_seat("2d", "2-5").cubes(ANN, wood=2, water=3).state, craft)


@pytest.mark.parametrize("stone", [1, 2])
def test_kt_55_nobody_passes_on_a_last_seat_that_they_can_pay(stone: int) -> None:
    """Seat 2d costs 2 stone, 2 wood and 1 water; two water buy a stone."""
    here = last_seat("2d", "2-5").cubes(ANN, stone=stone, wood=2, water=1)
    assert is_pointless(here.state, (Pass(ANN),)) == (stone == 2)
    assert is_pointless(here.cubes(ANN, water=2).state, (Pass(ANN),))


def test_kt_74_a_trade_for_a_seat_is_advised() -> None:
    """Although it puts the next seats on sale, for which houses are worth less."""
    here = last_seat("2d", "2-5").cubes(ANN, stone=1, wood=2, water=3).spend()
    here.player(ANN).houses = [True] * 5
    hint = Adviser(KEYTHEDRAL).hints(here.state, ANN, "trade").hints[0]
    assert hint.picks == ("trade", "water", "water>stone", "end")
    assert [each.text.key for each in hint.facts.told()] == ["benefit-completed"]


def test_kt_71_a_craft_cube_is_paid_with_what_a_seat_does_not_need() -> None:
    """Seat 5b costs 2 wine and 2 gold. The first four cubes tried for the gold were the wine, too."""
    here = last_seat("5b", "5-6").cubes(ANN, stone=1, wood=1, food=1, water=1, wine=3, gold=1).spend()
    search = thinking_about(question_of(KEYTHEDRAL, here.state, ANN, "gold"), ADVISER)
    paid = [Cube(ANN, kind) for kind in (WATER, WINE, WINE, WINE)]
    waits, buys = (
        WholeTurn([*picks, End(ANN)], len(picks) + 1) for picks in ([Pass(ANN)], [Craft(ANN, 2), *paid])
    )
    assert is_pointless(here.state, buys.picks)
    assert [line.picks[0] for line, *_ in search._advisable([[waits], [buys]], 2)] == [Craft(ANN, 2)]


def test_kt_74_hints_try_the_trade_that_a_seat_needs() -> None:
    """Seat 2d costs 2 stone, 2 wood and 1 water; other trades and payments use up the tries."""
    here = last_seat("2d", "2-5").cubes(ANN, stone=1, wood=2, water=2, wine=1).spend()
    trade = [Trade(ANN), Cube(ANN, WATER), Swap(ANN, WINE, KINDS.index("stone"))]
    assert EVALUATOR.sure_openings(here.state, ANN) == [trade]
    here.cubes(ANN, stone=1)
    assert EVALUATOR.sure_openings(here.state, ANN) == []


def test_kt_122_hints_try_every_way_to_play_bargain() -> None:
    """Seat 2d costs 2 stone, 2 wood and 1 water: Bargain gives both stone for the wine, a trade one."""
    here = (
        last_seat("2d", "2-5")
        .cubes(ANN, wood=2, food=1, water=1, wine=1)
        .law(ANN, "bargain")
        .spend()
        .decline(ANN)
    )
    bargain = [Play(ANN, laws.BARGAIN), *(Aim(ANN, kind) for kind in (WINE, STONE, STONE))]
    assert bargain in EVALUATOR.sure_openings(here.state, ANN)
    hint = Adviser(KEYTHEDRAL).hints(here.state, ANN, "bargain").hints[0]
    assert hint.picks == ("play bargain", "wine", "stone", "stone", "end")


def test_kt_123_hints_try_every_payment_of_sale() -> None:
    here = last_seat("5a", "5-6").cubes(ANN, wine=2, gold=1).law(ANN, "sale").spend().decline(ANN)
    glass, gold = ([Play(ANN, laws.SALE), Aim(ANN, craftsman)] for craftsman in (1, 2))
    pairs = ((WINE, WINE), (WINE, KINDS.index("gold")))
    assert sorted(EVALUATOR.sure_openings(here.state, ANN), key=repr) == sorted(
        [
            *([*glass, Aim(ANN, kind)] for kind in (WINE, KINDS.index("gold"))),
            *([*gold, *(Aim(ANN, kind) for kind in paid)] for paid in pairs),
        ],
        key=repr,
    )


def test_hints_play_on_further_than_hard() -> None:
    question = question_of(KEYTHEDRAL, last_seat("2d", "2-5").spend().state, ANN, "look")
    looks = [
        thinking_about(question, STRENGTHS[key]).simulation.look for key in ("hard", "adviser", "expert")
    ]
    assert looks == [EVALUATOR.quick, EVALUATOR.advised, EVALUATOR.thorough]


def test_kt_62_where_a_fence_stands_makes_no_other_move() -> None:
    """Of few moves that are weighed, fences would take the place of trades."""
    lines = [WholeTurn([Fence(ANN), Edge(ANN, edge)], 2, 1.0) for edge in (4, 5)]
    taken_down = WholeTurn([Unfence(ANN), Edge(ANN, 4)], 2, 1.0)
    found = families([*lines, taken_down], EVALUATOR, hamlet().state, varied=True)
    assert [len(family) for family in found] == [2, 1]


@pytest.mark.parametrize(
    ("slot", "tile", "cubes", "kind", "told"),
    [
        ("5a", "5-6", {"gold": 2, "food": 1}, "gold", {"slot": slot_text("5a")}),
        (
            "3a",
            "3-2",
            {"gold": 2},
            "gold",
            {"number": 4, "kind": kind_text(GOLD), "part": "some", "count": 3, "all": 6},
        ),
        ("5a", "5-6", {"food": 2}, "food", {}),
    ],
)
def test_kt_77_a_pass_says_what_cubes_are_kept_for(
    slot: str, tile: str, cubes: dict[str, int], kind: str, told: dict[str, Any]
) -> None:
    """For a seat on sale that asks for them, for seats to come, or for anyone who takes cubes, as long as
    Bargain may still help to pay for the seat."""
    state = last_seat(slot, tile).cubes(ANN, **cubes).law(ANN, "bargain").state
    (kept,) = (each.text for each in benefits(state, state, ANN, (Pass(ANN),)) if each.kind == "saves")
    rest = [cubes.get(each, 0) * (each != kind) for each in KINDS]
    besides = {"rest": cubes_text(rest)} if any(rest) and told else {}
    assert dict(kept.args) == {"cubes": cubes_text([2 * (each == kind) for each in KINDS]), **told, **besides}


def test_kt_77_a_pass_names_a_seat_that_lacks_many_cubes() -> None:
    """Seat 5b costs 1 food, 1 water, 1 wine, 1 glass and 1 gold."""
    state = last_seat("5b", "5-4").cubes(ANN, stone=1, food=1, gold=1).law(ANN, "bargain").state
    (kept,) = (each.text for each in benefits(state, state, ANN, (Pass(ANN),)))
    kept_for, stone = cubes_text([0, 0, 1, 0, 0, 0, 0, 1]), cubes_text([1, 0, 0, 0, 0, 0, 0, 0])
    assert dict(kept.args) == {"cubes": kept_for, "slot": slot_text("5b"), "rest": stone}


def test_kt_52_of_equal_seats_the_cheapest_is_advised() -> None:
    """Seat 2a costs 1 stone, 1 wood, 1 food and 1 water, seat 2b 2 stone, 2 wood and 1 food."""
    here = hamlet().tile("2a", "2-1").tile("2b", "2-4").on_sale(2, "2c", "2d")
    here.cubes(ANN, stone=2, wood=2, food=1)
    cheap, dear = (Buy(ANN, slot, cost_on(here.state, slot)) for slot in slots_on_sale(here.state))
    assert not is_pointless(here.state, (dear,)), "the other one lacks water"
    here.cubes(ANN, water=1)
    assert is_pointless(here.state, (dear,))
    assert not is_pointless(here.state, (cheap,))


def test_kt_74_of_equal_seats_a_trade_serves_the_cheapest() -> None:
    """Seat 4a costs 1 food, 1 water, 1 ironwork and 1 gold, seat 4b 2 water, 1 ironwork and 1 gold; with
    Price increase beside it 1 more."""
    here = hamlet().tile("4a", "4-2").tile("4b", "4-6").on_sale(4, "4c")
    here.cubes(ANN, stone=2, water=2, ironwork=1, gold=1)
    here.state.dearer = slots_on_sale(here.state)[1]
    for get, is_less in (("water", True), ("food", False)):
        assert is_pointless(here.state, (Cube(ANN, 0), Swap(ANN, 0, KINDS.index(get)))) == is_less


def test_kt_52_a_seat_is_bought_before_craft_cubes_and_trades() -> None:
    """Seat 1d, the last of its number, costs 1 stone and 1 wood; both would still be there."""
    here = last_seat("1d", "1-1").cubes(ANN, stone=1, wood=1, food=2)
    food = Cube(ANN, KINDS.index("food"))
    assert is_pointless(here.state, (Craft(ANN, 0), food, food))
    assert is_pointless(here.state, (food, Swap(ANN, food.kind, STONE)))


def test_kt_74_a_craft_cube_that_other_seats_need_pays_for_no_trade() -> None:
    """Seat 3a costs 1 wood, 2 food, 1 water and 1 ironwork."""
    here = last_seat("3a", "3-2").cubes(ANN, stone=1, food=2, water=1, ironwork=1, gold=1)
    assert not is_pointless(here.state, (Pass(ANN),)), "the gold is for number 4"
    assert is_pointless(here.cubes(ANN, stone=1).state, (Pass(ANN),))


def test_kt_123_a_law_that_sells_a_craft_cube_says_which_seat_needs_it() -> None:
    """Seat 4a costs 1 water, 1 wine and 2 glass."""
    here, after = (last_seat("4a", "4-3").cubes(ANN, wine=1) for _ in range(2))
    after.cubes(ANN, wine=-1, glass=1)
    sale = (Play(ANN, laws.SALE), Aim(ANN, 1), Aim(ANN, WINE))
    (gets,) = benefits(here.state, after.state, ANN, sale)
    assert gets.text.key == "keythedral-benefit-wanted-one"
    bargain = (Play(ANN, laws.CRAFT_BARGAIN), Aim(ANN, WINE * len(KINDS) + KINDS.index("glass")))
    assert list(benefits(here.state, after.state, ANN, bargain)) == [gets]


def test_kt_74_a_trade_names_the_cheapest_seat_that_it_pays_for() -> None:
    """Seat 1a costs 1 stone, 1 wood and 1 food, seat 1b 1 stone and 1 wood."""
    here, after = (hamlet().tile("1a", "1-5").tile("1b", "1-1").on_sale(1, "1c", "1d") for _ in range(2))
    here.cubes(ANN, wood=1, food=3)
    after.cubes(ANN, stone=1, wood=1, food=1)
    food = KINDS.index("food")
    told = benefits(here.state, after.state, ANN, (Trade(ANN), Cube(ANN, food), Swap(ANN, food, STONE)))
    (named,) = (dict(each.text.args)["aim"] for each in told if each.kind == "completes")
    assert named == text("keythedral-aims-seat", slot=slot_text("1b"))


def test_kt_71_craft_cubes_for_seats_far_off_are_one_idea_and_come_after_a_seat() -> None:
    """Seat 1c costs 1 stone and 1 food; the seats of number 3 may need wine."""
    here = last_seat("1c", "1-3").cubes(ANN, wine=3)
    wine = Cube(ANN, WINE)
    iron: tuple[Action, ...] = (Craft(ANN, 0), wine, wine)
    glass: tuple[Action, ...] = (Craft(ANN, 1), wine, wine, wine)
    assert EVALUATOR.idea(here.state, iron) == EVALUATOR.idea(here.state, glass)
    assert not is_pointless(here.state, iron)
    assert is_pointless(here.state, glass), "number 4 comes after number 3"
    here.cubes(ANN, stone=1)
    assert is_pointless(here.state, iron), "two wine buy the food"


def test_kt_71_cubes_that_most_seats_need_are_paid_last() -> None:
    """Seat 5a costs 1 food, 1 water, 1 ironwork and 1 gold, seat 5b wine instead of the water."""
    tiles = [tile.id for tile in NEWEST_TILES]
    here = hamlet().on_sale(5)
    for slot, tile in zip(slots_on_sale(here.state), ("5-1", "5-2"), strict=True):
        here.state.mat[slot] = here.state.content.tiles.index(NEWEST_TILES[tiles.index(tile)])
    here.cubes(ANN, food=1, water=1, wine=1, gold=1)
    food, water, wine = (Cube(ANN, KINDS.index(kind)) for kind in ("food", "water", "wine"))
    assert [*EVALUATOR.sure_openings(here.spend().state, ANN)] == [[Craft(ANN, 0), water, wine]]
    assert is_pointless(here.state, (Craft(ANN, 0), food, water))
    assert not is_pointless(here.state, (Craft(ANN, 0), water, wine))


def test_kt_71_a_second_craft_cube_is_for_seats_to_come() -> None:
    """Seat 3a costs 1 wood, 2 food, 1 water and 1 ironwork; water is for number 4, too."""
    here = last_seat("3a", "3-2").cubes(ANN, wood=1, water=1)
    craft: tuple[Action, ...] = (Craft(ANN, 0), Cube(ANN, WOOD), Cube(ANN, WATER))
    assert not is_pointless(here.state, craft)
    assert is_pointless(here.cubes(ANN, ironwork=1).state, craft)


def test_kt_123_a_seat_is_bought_before_a_law_that_sells() -> None:
    here = last_seat("1c", "1-3").cubes(ANN, stone=1, wine=1)
    sale = (Play(ANN, laws.SALE), Aim(ANN, 1), Aim(ANN, WINE))
    assert not is_pointless(here.state, sale)
    assert is_pointless(here.cubes(ANN, food=1).state, sale)


def test_kt_71_a_craft_cube_that_a_seat_needs_is_paid_with_idle_ones() -> None:
    """Seat 4a costs 1 water, 1 wine and 2 glass; the seats of number 5 may need food."""
    here = last_seat("4a", "4-3").cubes(ANN, stone=2, food=1, water=1, wine=1, glass=1).spend()
    paid = [STONE, STONE, KINDS.index("food")]
    assert EVALUATOR.sure_openings(here.state, ANN) == [[Craft(ANN, 1), *(Cube(ANN, kind) for kind in paid)]]


def test_kt_71_a_craft_cube_says_that_a_seat_needs_it() -> None:
    """Unless fewer cubes are missing for it then, which says more."""
    here, after = (last_seat("4a", "4-3") for _ in range(2))
    here.cubes(ANN, stone=1, wine=2)
    (gets,) = benefits(here.state, after.cubes(ANN, glass=1).state, ANN, (Craft(ANN, 1),))
    assert gets.text.key == "keythedral-benefit-wanted-one"
    assert not [*benefits(here.state, after.cubes(ANN, wine=1, glass=1).state, ANN, (Craft(ANN, 1),))]


def test_kt_71_a_craft_cube_says_which_seats_to_come_may_need_it() -> None:
    here = last_seat("2a", "2-5").cubes(ANN, water=2)
    (gets,) = benefits(here.state, here.state, ANN, (Craft(ANN, 0), Cube(ANN, WATER), Cube(ANN, WATER)))
    asked = {"kind": kind_text(IRONWORK), "number": 3, "part": "all", "count": 8, "all": 8}
    assert (gets.text.key, dict(gets.text.args)) == ("keythedral-benefit-craft-later", asked)
    assert told(last_seat("3a", "3-2"), Craft(ANN, 0)) == {"keythedral-benefit-wanted-one"}
    assert is_pointless(last_seat("5a", "5-6").cubes(ANN, water=2).state, (Craft(ANN, 0), Cube(ANN, WATER)))


@pytest.mark.parametrize(("wine", "is_worse"), [(2, True), (1, False)])
def test_kt_75_a_law_is_not_paid_with_the_last_cube_of_a_kind(wine: int, is_worse: bool) -> None:
    """Seat 1c costs 1 stone and 1 food; wine and wood are for seats to come, wood sooner."""
    here = last_seat("1c", "1-3").cubes(ANN, wood=1, wine=wine)
    assert is_pointless(here.state, (TakeLaw(ANN, 0), Cube(ANN, WOOD))) == is_worse
    assert not is_pointless(here.state, (TakeLaw(ANN, 0), Cube(ANN, WINE)))
    assert is_pointless(here.cubes(ANN, ironwork=2).state, (TakeLaw(ANN, 0), Cube(ANN, IRONWORK)))


def test_kt_74_a_trade_does_not_give_up_a_seat_that_can_be_paid() -> None:
    """Both seats of number 5 are worth the same."""
    here = hamlet().tile("5a", "5-4").tile("5b", "5-6").on_sale(5)
    here.cubes(ANN, food=1, water=1, wine=1, glass=2, gold=2)
    assert is_pointless(here.state, (Cube(ANN, KINDS.index("glass")), Swap(ANN, KINDS.index("food"), WINE)))


def test_kt_115_a_law_of_the_harvest_says_what_it_takes_instead() -> None:
    """Seat 1a costs 1 stone and 1 wood; one of them comes instead of the food."""
    here = last_seat("1a", "1-1").cubes(ANN, stone=1).worker(ANN, 1, 2, 0)
    here.state.stage = "harvest"
    picks = (Play(ANN, laws.UNEXPECTED_HARVEST), Aim(ANN, FARM))
    first, second = benefits(here.state, here.state, ANN, picks)
    assert first.text == text("keythedral-benefit-choose", count=1, kind=kind_text(FARM))
    assert second.text == text("keythedral-benefit-seat", slot=slot_text("1a"))
    twice = (Play(ANN, laws.DOUBLE_PRODUCTION), Aim(ANN, FARM))
    assert told(here, *twice) == {"keythedral-benefit-double"}


def test_kt_122_bargain_is_named_by_what_it_pays_and_gets() -> None:
    named, *_ = namings(
        (Play(ANN, laws.BARGAIN), *(Aim(ANN, kind) for kind in (WOOD, STONE, WOOD)), End(ANN))
    )
    assert named.picks == 4
    assert named.text is not None
    assert dict(named.text.args)["paid"] == kinds_text([WOOD])
    assert dict(named.text.args)["got"] == kinds_text([STONE, WOOD])


@pytest.mark.parametrize(("stone", "is_late"), [(1, False), (2, True)])
def test_kt_74_a_first_trade_of_several_is_late_if_another_player_can_pay(stone: int, is_late: bool) -> None:
    """Seat 2d, the last of its number, costs 2 stone, 2 wood and 1 water; ANN still lacks 1."""
    here = last_seat("2d", "2-5").cubes(ANN, wood=2, food=4, water=1)
    here.player(ANN).houses = [True] * 5
    here.cubes(BEN, stone=stone, wood=2, water=1)
    food = FIELDS.index("farm")
    trade = (Cube(ANN, food), Swap(ANN, food, STONE))
    assert is_pointless(here.state, trade) == is_late
    here.player(BEN).procured = True
    assert not is_pointless(here.state, trade), "BEN has no more turns in this phase (KT-47)"
