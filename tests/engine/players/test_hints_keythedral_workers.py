"""Hints in Keythedral about workers, houses and the fields they reach."""

from __future__ import annotations

import pytest

from engine.core.evaluation import Benefit
from engine.core.lattice import place
from engine.core.text import text
from engine.keythedral.actions import (
    Action,
    Craft,
    Cube,
    End,
    House,
    Order,
    Pass,
    TakeLaw,
)
from engine.keythedral.actions import Send as SendWorker
from engine.keythedral.content.shapes import GOLD, STONE, WINE, WOOD
from engine.keythedral.evaluation import EVALUATOR
from engine.keythedral.evaluation.benefits import benefits
from engine.keythedral.evaluation.contested import (
    leaves_needed,
    leaves_only_field,
    leaves_seat,
    leaves_wanted,
)
from engine.keythedral.evaluation.mistakes import is_pointless
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.names import kind_text, slot_text
from engine.keythedral.queries import slots_on_sale
from engine.players.hints import advice_of
from engine.players.requests import Answer, Candidate, Facts, question_of
from engine.players.search import thinking_about
from engine.players.strengths import ADVISER
from engine.players.turn_generator import WholeTurn
from tests.engine.players.keythedral_scenes import (
    ANN,
    BEN,
    FARM,
    FARM_CELL,
    LAKE_CELL,
    beside_farm,
    farm_for_ann,
    last_seat,
    told,
)
from tests.support.keythedral import hamlet


@pytest.mark.parametrize(("sold", "is_last"), [(("2c",), False), (("2b", "2c"), True)])
def test_kt_59_a_house_comes_before_a_seat_unless_it_is_the_last_of_its_number(
    sold: tuple[str, ...], is_last: bool
) -> None:
    """Seat 2a costs 1 stone, 1 wood, 1 food and 1 water."""
    here = hamlet().tile("2a", "2-1").on_sale(2, "2d", *sold).cubes(ANN, stone=1, wood=1, food=1, water=1)
    assert is_pointless(here.state, (House(ANN, 1),)) == is_last


def test_kt_59_late_houses_come_after_every_seat() -> None:
    """Seat 3a costs 1 wood, 2 food, 1 water and 1 ironwork."""
    here = hamlet().tile("3a", "3-2").on_sale(3).cubes(ANN, stone=1, wood=1, food=2, water=1)
    assert not is_pointless(here.state, (House(ANN, 1),))
    assert is_pointless(here.cubes(ANN, ironwork=1).state, (House(ANN, 1),))


def test_kt_71_a_craft_cube_for_a_last_seat_comes_before_a_law_and_a_pass() -> None:
    """Seat 5a costs 1 food, 1 water, 1 ironwork and 1 gold. ANN's dwelling 1 reaches a farm and a lake."""
    here = beside_farm(0).tile("5a", "5-1").on_sale(5, "5b").cubes(ANN, stone=1, wine=1, gold=1).spend()
    law = (TakeLaw(ANN, 0), Cube(ANN, STONE))
    assert is_pointless(here.state, law)
    assert is_pointless(here.state, (Pass(ANN),))
    assert not is_pointless(here.state, (Craft(ANN, 0), Cube(ANN, STONE), Cube(ANN, WINE)))
    here.state.fields[LAKE_CELL] = WINE
    assert not is_pointless(here.state, law), "the water is missing, too"


@pytest.mark.parametrize("wood", [1, 2])
def test_kt_52_wood_serves_as_many_seats_as_show_it(wood: int) -> None:
    """One wood is on its way, and two seats cost one each."""
    here = hamlet().tile("1a", "1-1").tile("1b", "1-4").tile("1c", "1-3").on_sale(1, "1d").work()
    here.cubes(ANN, wood=wood)
    sends = (SendWorker(ANN, 1, place(1, 0)),)
    assert ("keythedral-benefit-wanted" in told(here, *sends)) == (wood < 2)
    assert ("keythedral-benefit-harvest-later" in told(here, *sends)) == (wood == 2)


def test_kt_33_the_order_of_numbers_that_nobody_contests_makes_no_difference() -> None:
    here = hamlet().work()
    for seat, sites in ((ANN, [0] * 5), (BEN, [0] * 5), (2, [0] * 5)):
        here.player(seat).sites = list(sites)
    here.dwelling(ANN, 1, 1, 0)
    assert "keythedral-benefit-any-order" in told(here, Order(ANN, 2))
    here.dwelling(BEN, 3, 1, 1)
    assert "keythedral-benefit-any-order" not in told(here, Order(ANN, 2))


@pytest.mark.parametrize(("number", "is_idle"), [(2, False), (3, True)])
def test_kt_56_a_field_that_seats_on_sale_need_comes_before_one_that_none_needs(
    number: int, is_idle: bool
) -> None:
    """The lake becomes a quarry: stone is for seats of numbers 1 and 2, and for houses until then."""
    here = farm_for_ann()
    here.state.fields[LAKE_CELL] = STONE
    here.tile(f"{number}a", {2: "2-1", 3: "3-2"}[number]).on_sale(number)
    assert is_pointless(here.state, (Order(ANN, 3), SendWorker(ANN, 3, LAKE_CELL))) == is_idle
    assert not is_pointless(here.state, (Order(ANN, 3), SendWorker(ANN, 3, FARM_CELL)))


@pytest.mark.parametrize(("wine", "is_late"), [(1, False), (2, True), (3, False)])
def test_kt_56_a_field_for_a_seat_that_can_be_paid_this_round_comes_first(wine: int, is_late: bool) -> None:
    """Seat 1c costs 1 stone and 1 food. ANN's last worker reaches the farm and a vineyard: two wine buy the
    stone, four the food as well."""
    here = beside_farm(0).tile("1c", "1-3").on_sale(1, "1a", "1b", "1d").cubes(ANN, wine=wine)
    here.state.fields[LAKE_CELL] = WINE
    here.state.order = [1, 2]
    assert leaves_seat(here.state, ANN, (Order(ANN, 3), SendWorker(ANN, 3, LAKE_CELL))) == is_late
    assert not is_pointless(here.state, (Order(ANN, 3), SendWorker(ANN, 3, FARM_CELL)))


@pytest.mark.parametrize(("number", "is_idle"), [(1, True), (2, False)])
def test_kt_56_wine_for_number_3_waits_while_number_1_is_on_sale(number: int, is_idle: bool) -> None:
    """Seats 1c and 2b ask for food; wine is first asked for by number 3."""
    slot, tile = {1: ("1c", "1-3"), 2: ("2b", "2-1")}[number]
    here = farm_for_ann().tile(slot, tile).on_sale(number)
    here.state.fields[LAKE_CELL] = WINE
    assert is_pointless(here.state, (Order(ANN, 3), SendWorker(ANN, 3, LAKE_CELL))) == is_idle
    assert not is_pointless(here.state, (Order(ANN, 3), SendWorker(ANN, 3, FARM_CELL)))


@pytest.mark.parametrize(("water", "is_enough"), [(0, False), (1, True)])
def test_kt_59_a_player_who_has_enough_water_fetches_wood_for_a_house(water: int, is_enough: bool) -> None:
    """Seat 1d costs 1 stone and 1 water, a house 1 stone and 1 wood; no seat of number 2 needs 2 water."""
    here = farm_for_ann().tile("1d", "1-6").on_sale(1, "1a", "1b", "1c").cubes(ANN, water=water)
    here.state.fields[FARM_CELL] = WOOD
    assert leaves_needed(here.state, ANN, (Order(ANN, 3), SendWorker(ANN, 3, LAKE_CELL))) == is_enough


def test_kt_56_wine_is_as_good_as_water_for_a_last_seat_that_needs_both() -> None:
    here = farm_for_ann().tile("5b", "5-3").on_sale(5, "5a")
    here.state.fields[FARM_CELL] = WINE
    for cell in (FARM_CELL, LAKE_CELL):
        assert not leaves_needed(here.state, ANN, (Order(ANN, 3), SendWorker(ANN, 3, cell)))


def test_kt_59_wood_for_a_house_comes_before_wine() -> None:
    """Seat 1d costs 1 stone and 1 water, a house 1 stone and 1 wood."""
    here = farm_for_ann().tile("1d", "1-6").on_sale(1, "1a", "1b", "1c")
    here.state.fields[LAKE_CELL], here.state.fields[FARM_CELL] = WINE, WOOD
    wine = (Order(ANN, 3), SendWorker(ANN, 3, LAKE_CELL))
    assert leaves_needed(here.state, ANN, wine)
    here.player(ANN).houses = [True] * 5
    assert not leaves_needed(here.state, ANN, wine)


def test_kt_56_no_number_of_missing_cubes_is_told_if_the_buyer_may_choose_the_kind() -> None:
    """Seat 2d costs 2 stone, 2 wood and 1 water, with Price increase one of these more."""
    here = last_seat("2d", "2-5").cubes(ANN, stone=1, wood=1, water=1).work()
    sends = (SendWorker(ANN, 1, place(1, 0)),)
    assert "keythedral-benefit-missing" in told(here, *sends)
    (here.state.dearer,) = slots_on_sale(here.state)
    assert told(here, *sends) & {"keythedral-benefit-missing", "keythedral-benefit-wanted-one"} == {
        "keythedral-benefit-wanted-one"
    }


def test_kt_56_all_kinds_are_told_that_the_one_seat_on_sale_needs() -> None:
    """Seat 2d costs 2 stone, 2 wood and 1 water."""
    here = last_seat("2d", "2-5").work()
    first, *_ = benefits(here.state, here.state, ANN, [SendWorker(ANN, 1, place(1, y)) for y in (0, 1)])
    kinds = (kind_text(STONE), kind_text(WOOD))
    assert first.text == text("keythedral-benefit-wanted-kinds", slot=slot_text("2d"), kinds=kinds)


def test_kt_33_a_number_called_is_one_idea_whatever_its_fields() -> None:
    here = beside_farm(0)
    call, other = Order(ANN, 3), Order(ANN, 1)

    def idea(*picks: Action) -> object:
        return EVALUATOR.idea(here.state, picks)

    farm, lake = SendWorker(ANN, 3, FARM_CELL), SendWorker(ANN, 3, LAKE_CELL)
    assert idea(call, farm) == idea(call, lake) != idea(other, SendWorker(ANN, 1, FARM_CELL))
    assert idea(call, farm) != idea(Order(ANN, 2))
    for rival in (BEN, 2):
        here.player(rival).sites = [0] * 5
    assert idea(call, farm) == idea(Order(ANN, 2)), "nobody else takes a field, so both bring the same"


@pytest.mark.parametrize(("y", "number", "cell"), [(0, 1, FARM_CELL), (-1, 3, FARM_CELL)])
def test_kt_35_a_field_that_only_its_player_reaches_can_wait(y: int, number: int, cell: int) -> None:
    """The farm with the dwelling called, or with another number called first."""
    here = beside_farm(y)
    waits = (Order(ANN, number), SendWorker(ANN, number, cell))
    assert is_pointless(here.state, waits)
    assert not is_pointless(here.state, (Order(ANN, 1), SendWorker(ANN, 1, LAKE_CELL)))
    here.state.players[BEN].early = 1
    assert not is_pointless(here.state, waits), "nobody else reaches the lake any more"


def test_kt_35_of_fields_of_a_kind_the_contested_one_is_advised() -> None:
    here = beside_farm(0)
    here.state.fields[LAKE_CELL] = FARM
    lines = [
        WholeTurn([Order(ANN, 1), SendWorker(ANN, 1, cell), End(ANN)], 3, 1.0)
        for cell in (FARM_CELL, LAKE_CELL)
    ]
    family = lines.copy()
    search = thinking_about(question_of(KEYTHEDRAL, here.state, ANN, "fields"), ADVISER)
    assert search._advisable([family], 2) == [[lines[1], lines[0]]]


def test_kt_35_hints_say_why_a_field_comes_first_or_that_there_is_no_other() -> None:
    before, here = beside_farm(0).state, beside_farm(0).worker(ANN, 3, 2, 1)
    here.state.order = [3]
    call, sends = Order(ANN, 3), SendWorker(ANN, 3, LAKE_CELL)

    def keys(*picks: Action) -> set[str]:
        return {each.text.key for each in benefits(before, here.state, ANN, picks)}

    assert "keythedral-benefit-rival" in keys(call, sends), "the farm can wait"
    here.worker(BEN, 2, 2, 0)
    assert "keythedral-benefit-rival" not in keys(call, sends)
    assert "keythedral-benefit-only" in keys(sends)
    assert "keythedral-benefit-only" not in keys(call, sends), "another number is a choice"


def test_kt_60_a_house_needs_a_field_for_its_second_worker() -> None:
    assert is_pointless(beside_farm(-1).state, (House(ANN, 3),))
    assert not is_pointless(beside_farm(-1).state, (House(ANN, 1),))


def test_kt_60_a_house_says_which_fields_it_is_beside() -> None:
    here = beside_farm(0)
    found = {
        each.text.key: dict(each.text.args)
        for each in benefits(here.state, here.state, ANN, (House(ANN, 3),))
    }
    assert found["keythedral-benefit-house-fields"]["count"] == 2


def test_kt_71_a_harvest_pays_for_a_craft_cube_that_the_seat_on_sale_needs() -> None:
    """Seat 5a costs 2 wine and 2 gold: the wood pays for gold."""
    here = last_seat("5a", "5-6").cubes(ANN, wine=2).work()
    (brings,) = (
        each.text
        for each in benefits(here.state, here.state, ANN, (SendWorker(ANN, 1, place(1, 0)),))
        if each.kind == "saves"
    )
    assert brings.key == "keythedral-benefit-harvest-craft"
    assert dict(brings.args)["kind"] == kind_text(GOLD)


@pytest.mark.parametrize(("behind", "count"), [(0.5, 2), (0.6, 1)])
def test_kt_59_a_seat_is_shown_beside_a_house_that_is_a_little_better(behind: float, count: int) -> None:
    here = last_seat("1d", "1-1").cubes(ANN, stone=1, wood=1).spend()
    house, buy = ("house 1", "end"), ("buy seat 1d with stone wood", "end")
    gets = Facts(0, (Benefit("gets", text("keythedral-benefit-house")),))
    both = (
        Candidate(house, 1.0, ahead=True, facts=gets, idea="house"),
        Candidate(buy, 1.0 - behind, ahead=True, facts=Facts(1), idea="buy"),
    )
    hints = advice_of(KEYTHEDRAL, here.state, ANN, Answer(house, 1, both)).hints
    assert [hint.level for hint in hints] == ["near", "later"][:count]


@pytest.mark.parametrize("stone", [0, 1])
def test_kt_59_a_seat_comes_before_a_house_that_brings_more_of_one_kind(stone: int) -> None:
    """Seat 1a costs 1 stone and 1 wood; ANN's dwelling 3 is beside two farms, as her dwelling 1 is."""
    here = beside_farm(0).tile("1a", "1-1").on_sale(1, "1b").cubes(ANN, wood=1, stone=stone)
    assert not is_pointless(here.state, (House(ANN, 3),))
    here.state.fields[LAKE_CELL] = FARM
    assert is_pointless(here.state, (House(ANN, 3),)) == bool(stone)


@pytest.mark.parametrize(("water", "is_late"), [(0, True), (1, False)])
def test_kt_35_the_only_field_of_a_kind_that_is_lacking_comes_first(water: int, is_late: bool) -> None:
    """Seats 1a and 1b ask for water, seat 1c for food. Of ANN's dwellings only 1 reaches the lake, and BEN's
    dwelling 1 does, too."""
    here = hamlet().tile("1a", "1-4").tile("1b", "1-6").tile("1c", "1-3").on_sale(1, "1d").work()
    here.cubes(ANN, water=water)
    farm, lake = (SendWorker(ANN, 1, cell) for cell in (FARM_CELL, LAKE_CELL))
    assert leaves_only_field(here.state, ANN, (Order(ANN, 1), farm)) == is_late
    assert not leaves_only_field(here.state, ANN, (Order(ANN, 1), lake))
    assert ("keythedral-benefit-only-kind" in told(here, Order(ANN, 1), lake)) == is_late
    here.cubes(ANN, stone=1)
    assert not leaves_only_field(here.state, ANN, (Order(ANN, 1), farm)), "the food pays for seat 1c"


def test_kt_35_of_fields_of_a_kind_the_one_that_more_dwellings_reach_comes_first() -> None:
    """Both are farms: BEN's dwelling 1 reaches the second, the dwellings of the third player both."""
    here = hamlet().dwelling(2, 1, 2, 0).dwelling(2, 2, 2, 1).work()
    here.state.fields[LAKE_CELL] = FARM
    one, more = (SendWorker(ANN, 1, cell) for cell in (FARM_CELL, LAKE_CELL))
    assert leaves_wanted(here.state, ANN, (Order(ANN, 1), one))
    assert not leaves_wanted(here.state, ANN, (Order(ANN, 1), more))
