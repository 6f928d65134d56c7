"""Orders ahead: their names, when they answer, when they leave a question alone and when they end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.locales import speaker
from bot.locales.translations import locales
from bot.ui.kit.limits import MENU_TEXT
from engine.core.plan_answers import Answered, answered
from engine.core.plans import Doubt, Line
from engine.core.text import text, texts_in
from engine.keythedral.content import laws
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.plans.plan_types import (
    Bid,
    Buy,
    Craft,
    House,
    Name,
    Pass,
    PlayLaw,
    Procure,
    Trade,
    Work,
)
from engine.keythedral.state import Force
from tests.support.keythedral import Scene, buying, hamlet


def said(here: Scene, seat: int, plan: Any) -> Any:
    found = answered(KEYTHEDRAL, here.state, seat, plan)
    return found.picks if isinstance(found, Answered) else found


def offered(here: Scene, seat: int) -> dict[str, Any]:
    return {offer.words: offer.plan for offer in KEYTHEDRAL.plans(KEYTHEDRAL.view_for(here.state, seat))}


def on_sale(here: Scene) -> Pass:
    found = offered(here, 0)["pass"]
    assert isinstance(found, Pass)
    return found


def placing() -> Scene:
    """Blue has called number 1 and yellow is to place."""
    return hamlet(laws="off").work().play(0, "order 1 send 1 wood@1,0 end")


def test_work_sends_the_dwelling_whose_number_is_up() -> None:
    here = placing()
    assert said(here, 1, Work(1, ("lake@2,1",))) == ("send 1 lake@2,1", "end")
    assert said(here, 1, Work(2, ("quarry@0,0",))) is None


def test_work_leaves_a_field_alone_on_which_somebody_stands() -> None:
    here = placing().play(1, "send 1 quarry@1,1 end")
    assert said(here, 2, Work(1, ("quarry@1,1",))) is None


def test_work_calls_a_number_only_if_told_so_and_only_while_its_field_is_free() -> None:
    here = hamlet(laws="off").work()
    assert said(here, 0, Work(2, ("vineyard@1,2",))) is None
    assert said(here, 0, Work(2, ("vineyard@1,2",), lead=True)) == ("order 2", "send 2 vineyard@1,2", "end")
    here.worker(1, 1, 1, 2)
    assert said(here, 0, Work(2, ("vineyard@1,2",), lead=True)) is None


def test_work_of_a_house_names_both_fields_or_asks_about_the_second() -> None:
    here = hamlet(laws="off")
    here.player(1).houses[0] = True
    here.work().play(0, "order 1 send 1 wood@1,0 end")
    both = Work(1, ("lake@2,1", "vineyard@1,2"))
    assert said(here, 1, both) == ("send 1 lake@2,1", "send 1 vineyard@1,2", "end")
    assert said(here, 1, Work(1, ("lake@2,1",))) == Doubt(text("keythedral-doubt-worker"))
    here.worker(0, 2, 1, 2)
    assert said(here, 1, both) is None  # the next row has its say


def test_work_for_a_house_that_was_torn_down_leaves_the_question_alone() -> None:
    assert said(placing(), 1, Work(1, ("lake@2,1", "vineyard@1,2"))) is None


def test_work_is_offered_for_fields_that_no_fence_bars() -> None:
    here = hamlet(laws="off").fence(1, 1, 0, "nw").work()
    words = [one for one in offered(here, 0) if one.startswith("work 1")]
    assert "work 1 farm@2,0" in words
    assert "work 1 farm@2,0 first" in words
    assert not any("wood@1,0" in one for one in words)


def test_buy_waits_until_the_seat_can_be_paid() -> None:
    here = hamlet(laws="off").tile("1a", "1-1").spend()
    assert said(here, 0, Buy("1a")) is None
    here.cubes(0, stone=1, wood=1)
    assert said(here, 0, Buy("1a")) == ("buy seat 1a with stone wood", "end")


def test_buy_asks_where_the_price_leaves_a_choice() -> None:
    here = hamlet(laws="off").tile("1a", "1-1").cubes(0, stone=2, wood=2).spend()
    here.state.dearer = 0
    found = said(here, 0, Buy("1a"))
    assert isinstance(found, Doubt)
    assert found.why.key == "keythedral-doubt-payment"


@pytest.mark.parametrize("law", ["price-increase", "price-decrease", "design-change"])
def test_kt_106_buy_asks_once_the_seat_is_another_or_costs_otherwise(law: str) -> None:
    here = hamlet(laws="off").tile("1a", "1-1").spend()
    plan = offered(here, 0)["buy 1a"]
    if law == "price-increase":
        here.state.dearer = 0
    elif law == "price-decrease":
        here.state.cheaper = 0
    else:
        here.tile("1a", "1-3")
    assert said(here, 0, plan) is None, "it cannot be paid, so there is nothing to ask"
    here.cubes(0, **dict.fromkeys(("stone", "wood", "food", "water", "wine"), 2))
    found = said(here, 0, plan)
    assert isinstance(found, Doubt)
    assert found.why.key == "keythedral-doubt-price"


def test_kt_106_an_old_order_to_buy_pays_any_price_and_says_so() -> None:
    here = hamlet(laws="off").tile("1a", "1-1").cubes(0, stone=1, wood=1).spend()
    view, old = KEYTHEDRAL.view_for(here.state, 0), Buy("1a")
    assert said(here, 0, old) == said(here, 0, offered(here, 0)["buy 1a"])
    assert KEYTHEDRAL.plan_text(view, old).key == "keythedral-plan-buy-anyhow"
    assert KEYTHEDRAL.plan_text(view, offered(here, 0)["buy 1a"]).key == "keythedral-plan-buy"


@pytest.mark.parametrize("card", ["", "dearer", "cheaper"])
@pytest.mark.parametrize("language", locales())
def test_kt_58_an_order_to_buy_says_that_it_asks_where_there_may_be_several_ways_to_pay(
    card: str, language: str
) -> None:
    here = hamlet(laws="off").tile("1a", "1-1").cubes(0, stone=2, wood=2).spend()
    if card:
        setattr(here.state, card, 0)
    plan = offered(here, 0)["buy 1a"]
    says = speaker(language, ("Ann", "Ben", "Cat"))(
        KEYTHEDRAL.plan_text(KEYTHEDRAL.view_for(here.state, 0), plan)
    )
    ways = {
        "en": "several ways",
        "de": "mehreren Zahlungsmöglichkeiten",
        "nl": "hoe ik betaal",
        "fr": "plusieurs façons",
    }
    found = said(here, 0, plan)
    assert isinstance(found, Doubt) == bool(card)
    assert (ways.get(language, "varias formas") in says) == isinstance(found, Doubt)
    assert len(says) <= MENU_TEXT, "it is an entry of a menu"


def test_house_is_built_as_soon_as_there_is_stone_and_wood() -> None:
    here = hamlet(laws="off").spend()
    assert said(here, 0, House(2)) is None
    here.cubes(0, stone=1, wood=1)
    assert said(here, 0, House(2)) == ("house 2", "end")


def test_craft_pays_exactly_what_it_says() -> None:
    here = hamlet(laws="off").cubes(0, food=2, wine=1).spend()
    assert said(here, 0, Craft("smith", ("food", "wine"))) == ("smith", "food", "wine", "end")
    assert said(here, 0, Craft("smith", ("wood", "wine"))) is None


def test_trade_pays_exactly_what_it_says() -> None:
    here = hamlet(laws="off").cubes(0, food=1, wine=1).spend()
    assert said(here, 0, Trade(("food", "wine"), "wood")) == ("trade", "food", "wine>wood", "end")
    assert said(here, 0, Trade(("food", "food"), "wood")) is None


def test_procure_takes_the_law_of_that_space() -> None:
    here = hamlet().cubes(0, food=1).gone("start-order", "house-moratorium").spend()
    assert said(here, 0, Procure("left", "food")) == ("law left", "food", "end")


def test_pass_stops_when_the_seats_on_sale_change() -> None:
    here = hamlet(laws="off").tile("1a", "1-1").cubes(0, stone=1, wood=1).spend()
    plan = on_sale(here)
    assert said(here, 0, plan) == ("pass", "end")
    here.play(0, "buy seat 1a with stone wood end")
    assert said(here, 1, plan) == Doubt(text("keythedral-doubt-on-sale"))


def test_several_turns_are_queued_one_after_the_other() -> None:
    here = hamlet(2, laws="off").cubes(0, stone=2, wood=2, food=2).spend()
    rows: list[Any] = [House(1), Craft("smith", ("food", "food")), on_sale(here)]
    for wanted in (("house 1", "end"), ("smith", "food", "food", "end")):
        row = next(row for row in rows if said(here, 0, row) is not None)
        assert said(here, 0, row) == wanted
        here.play(0, " ".join(wanted)).play(1, "pass end")
        assert KEYTHEDRAL.plan_after(KEYTHEDRAL.view_for(here.state, 0), row) is None
        rows.remove(row)
    assert said(here, 0, rows[0]) == ("pass", "end")
    assert KEYTHEDRAL.plan_after(KEYTHEDRAL.view_for(here.state, 0), rows[0]) == rows[0]


@pytest.mark.parametrize(("most", "wanted"), [(0, "decline"), (1, "decline"), (2, "offer 2"), (9, "offer 2")])
def test_bid_offers_as_little_as_it_takes(most: int, wanted: str) -> None:
    here = hamlet(laws="off").cubes(2, wood=3).cubes(0, wood=4).auction().play(2, "offer 1 end")
    assert said(here, 0, Bid(most)) == (wanted, "end")


@pytest.mark.parametrize(("most", "wanted"), [(1, "decline"), (2, "match")])
def test_bid_matches_what_it_may_match(most: int, wanted: str) -> None:
    here = hamlet(laws="off").cubes(2, wood=3).cubes(1, wood=4).auction().play(2, "offer 2 end")
    assert said(here, 1, Bid(most)) == (wanted, "end")


def test_name_answers_where_nothing_is_to_be_paid() -> None:
    here = hamlet(laws="off").auction()
    assert here.deciders() == [1]
    assert said(here, 1, Name(2)) == ("name grey", "end")


def test_kt_119_no_house_is_ordered_under_a_moratorium() -> None:
    here = hamlet().cubes(0, stone=1, wood=1).cubes(1, stone=1, wood=1).spend()
    assert starting(offered(here, 0), "house")
    here.state.forces.append(Force(laws.MORATORIUM, 1))
    assert not starting(offered(here, 0), "house")
    assert starting(offered(here, 1), "house"), "who played it may build"


def test_kt_85_no_order_to_bid_after_dropping_out() -> None:
    here = hamlet(laws="off").cubes(2, wood=1).auction()
    assert starting(offered(here, 2), "bid", "name")
    here.play(2, "decline end")
    assert not starting(offered(here, 2), "bid", "name")


def test_kt_34_one_field_for_a_house_says_that_it_waits_for_the_second_worker() -> None:
    here = hamlet().work()
    here.player(0).houses[0] = True
    plans = [plan for words, plan in offered(here, 0).items() if words.startswith("work 1")]
    single = next(plan for plan in plans if len(plan.fields) == 1 and not plan.lead)
    assert KEYTHEDRAL.plan_text(KEYTHEDRAL.view_for(here.state, 0), single).key == "keythedral-plan-alone"


DECLINES = ("decline all", "decline start", "decline law", "decline phase")


def starting(words: dict[str, Any], *verbs: str) -> list[str]:
    return [one for one in words if one.startswith(verbs)]


def test_kt_106_nothing_is_offered_that_ends_with_the_round_before_its_time() -> None:
    here = hamlet().law(0, "start-order", "good-harvest", "design-change").gone("repeal-law")
    here.cubes(2, wood=1).auction()
    assert starting(offered(here, 0), "play start-order") == [
        f"play start-order auction {colour}"
        for colour in ("yellow", "grey")  # blue begins
    ]
    assert not starting(offered(here, 0), "work", "play good-harvest", "against", "pass", "buy", "house")
    here.decline(0)
    assert not starting(offered(here, 0), "play", "ask start", "decline start")
    assert "bid 0" in offered(here, 2)
    assert not starting(offered(here.play(2, "decline end"), 2), "bid")


def test_kt_106_a_window_that_is_past_is_offered_no_order() -> None:
    here = hamlet().law(0, "start-order", "upgrade-cottage").gone("repeal-law").work()
    assert "play start-order work grey" in offered(here, 0)
    here.decline(0)
    assert not starting(offered(here, 0), "play start-order work", "play upgrade-cottage work")
    assert starting(offered(here, 0), "play start-order harvest", "work 1")
    here.play(0, "order 1 send 1 farm@2,0 end")
    assert not starting(offered(here, 0), "work 1")
    here.player(0).procured = True
    assert not starting(offered(here, 0), "pass", "buy", "law")


def test_kt_106_the_window_of_a_phase_is_not_past_while_a_law_played_in_it_is_answered() -> None:
    here = hamlet().law(0, "start-order").law(1, "repeal-law").spend()
    here.decline(1).play(0, "play start-order grey end")
    assert here.deciders() == [1]
    assert "ask start" in offered(here, 1)


def test_kt_127_an_order_for_the_spending_leaves_a_short_harvest_alone() -> None:
    here = hamlet().law(1, "start-order").worker(0, 1, 0, 0).worker(1, 1, 1, 1).empty_store("stone", 1)
    plan = PlayLaw("start-order", "spend", "yellow")
    assert said(here.harvest(), 1, plan) is None
    here.decline(1)
    assert (here.state.stage, here.has(0)) == ("spend", {"stone": 1})
    assert said(here, 1, plan) == ("play start-order", "yellow", "end")


def test_kt_127_one_window_serves_for_both_if_all_get_their_cubes() -> None:
    here = hamlet().law(1, "start-order").worker(0, 1, 0, 0).harvest()
    assert said(here, 1, PlayLaw("start-order", "spend", "yellow")) == ("play start-order", "yellow", "end")


def test_kt_121_an_order_to_double_one_field_names_it() -> None:
    here = hamlet(single_field="on").law(0, "double-production").gone("start-order").work()
    assert "play double-production harvest 2,0" in offered(here, 0)
    assert not starting(offered(here, 0), "play double-production work")
    here = hamlet(single_field="on").law(0, "double-production").worker(0, 1, 1, 0).harvest()
    assert starting(offered(here, 0), "play double") == ["play double-production harvest 1,0"]
    plan = offered(here, 0)["play double-production harvest 1,0"]
    assert said(here, 0, plan) == ("play double-production", "1,0", "end")
    told = {one.key for one in texts_in(KEYTHEDRAL.plan_text(KEYTHEDRAL.view_for(here.state, 0), plan))}
    assert "keythedral-field-number" in told


def test_a_price_card_beside_a_seat_is_no_longer_to_be_repealed() -> None:
    here = buying(hamlet().law(1, "price-increase").law(2, "repeal-law"))
    assert "against price-increase repeal-law" in offered(here, 2)
    here.play(1, "play price-increase end").decline(2)
    while here.state.windows:
        here.decline(*here.deciders())
    here.play(0, "withdraw end")
    assert "against price-increase repeal-law" not in offered(here, 2)
    here = hamlet().law(0, "price-decrease").law(2, "repeal-law").gone("start-order", "house-moratorium")
    here.tile("1a", "1-1").cubes(0, stone=1, wood=1).spend()
    here.play(0, "buy seat 1a using price-decrease with stone end")
    assert "against price-decrease repeal-law" in offered(here, 2), "it is being used"


def test_orders_end_with_the_round() -> None:
    here = hamlet(laws="off").work()
    first = KEYTHEDRAL.period(KEYTHEDRAL.view_for(here.state, 0))
    assert KEYTHEDRAL.period(KEYTHEDRAL.view_for(here.work().state, 0)) != first


def test_a_line_may_depend_on_who_works_where() -> None:
    here = placing()
    fact = next(
        one for one in KEYTHEDRAL.facts(KEYTHEDRAL.view_for(here.state, 2)) if one.key == "field quarry@0,0"
    )
    line = Line(("send 1 wood@0,1",), (fact,))
    assert said(here.play(1, "send 1 lake@2,1 end"), 2, line) == ("send 1 wood@0,1", "end")
    here.worker(1, 2, 0, 0)
    found = said(here, 2, line)
    assert isinstance(found, Doubt)
    assert found.why.key == "plan-changed"


def test_the_next_turn_can_be_tried_out() -> None:
    here = hamlet(laws="off").cubes(2, stone=1, wood=1).spend()
    world = KEYTHEDRAL.rehearsal_state(here.state, 2)
    assert world is not None
    assert KEYTHEDRAL.option_named(world, 2, "house 1") is not None
    placing_next = KEYTHEDRAL.rehearsal_state(placing().state, 2)
    assert placing_next is not None
    assert KEYTHEDRAL.option_named(placing_next, 2, "send 1 quarry@0,0") is not None
    here.player(2).procured = True
    assert KEYTHEDRAL.rehearsal_state(here.state, 2) is None
