"""Windows about a purchase: laws against it, and the buyer's answers (KT-100, KT-101)."""

from __future__ import annotations

from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import NO_SLOT
from tests.support.keythedral import buying, hamlet, laws_played


def test_kt_95_kt_100_one_holder_may_use_both_laws_on_the_same_purchase() -> None:
    here = buying(hamlet().law(1, "price-increase", "design-change").law(2, "sale").gone("repeal-law"))
    here.play(1, "play price-increase end").decline(2)
    assert (here.deciders(), here.state.windows[-1].kind) == ([1, 2], "purchase")  # asked once more
    assert here.decision(1).ask.key == "keythedral-ask-purchase-again"
    old = here.state.mat[0]
    here.play(1, "play design-change end").decline(2)
    assert laws_played(here) == ["price-increase", "design-change"]
    assert here.state.mat[0] != old
    assert here.decision(0).kind == "turn"  # the purchase is off: blue chooses again
    assert len(here.told("declares")) == 1


def test_kt_100_a_design_change_may_follow_a_repealed_price_increase() -> None:
    here = buying(hamlet().law(0, "repeal-law").law(1, "price-increase", "design-change"))
    here.play(1, "play price-increase end").play(0, "play repeal-law end")
    assert here.state.dearer == NO_SLOT
    assert here.deciders() == [1]
    here.play(1, "play design-change end")
    assert laws_played(here) == ["price-increase", "design-change"]
    assert here.decision(0).kind == "turn"


def test_kt_100_the_window_closes_when_all_decline_and_the_buyer_settles_what_it_costs_now() -> None:
    here = buying(hamlet().law(1, "price-increase", "sale").law(2, "bargain").gone("repeal-law"))
    here.decline(2).play(1, "play price-increase end")
    here.decline(1, 2)
    assert here.decision(0).kind == "settle"
    here.play(0, "with stone stone wood end")
    assert here.player(0).seats


def test_kt_100_kt_105_nobody_is_asked_again_when_no_answer_is_left() -> None:
    here = buying(hamlet().law(1, "price-increase", "sale").gone("repeal-law", "design-change"))
    here.play(1, "play price-increase end")
    assert here.decision(0).kind == "settle"


def test_kt_100_a_repeal_of_the_buyers_law_is_followed_by_one_more_question() -> None:
    here = hamlet().law(0, "price-decrease").law(1, "repeal-law", "design-change")
    here.gone("start-order", "house-moratorium").tile("1a", "1-1").cubes(0, stone=2, wood=2).spend()
    here.play(0, "buy seat 1a using price-decrease with stone end").play(1, "play repeal-law end")
    assert (here.deciders(), here.state.windows[-1].kind) == ([1], "purchase")
    here.decline(1)
    assert here.decision(0).kind == "settle"


def test_kt_101_a_law_added_while_settling_opens_no_second_purchase_window() -> None:
    here = hamlet().law(0, "price-decrease").law(1, "price-increase", "sale").gone("repeal-law")
    buying(here).play(1, "play price-increase end").decline(1)
    assert here.decision(0).kind == "settle"
    here.play(0, "using price-decrease end")
    assert here.decision(0).kind == "settle"


def test_kt_100_under_the_first_rulings_the_window_asks_once() -> None:
    here = buying(hamlet(rulings="1").law(1, "price-increase", "design-change").gone("repeal-law"))
    here.play(1, "play price-increase end")
    assert here.decision(0).kind == "settle"


def test_kt_100_answers_are_handled_clockwise_from_the_buyers_left() -> None:
    here = buying(hamlet().law(1, "price-increase").law(2, "design-change").gone("repeal-law"))
    here.play(2, "play design-change end")
    assert laws_played(here) == []
    here.play(1, "play price-increase end")
    assert laws_played(here) == ["price-increase", "design-change"]
    assert [event.touches for event in here.told("plays")] == [(0,)]  # against the buyer
    assert [event.touches for event in here.told("plays-on")] == [(0,)]
    assert here.decision(0).kind == "turn"


def test_kt_100_a_pointless_answer_goes_back_unseen() -> None:
    here = buying(hamlet().law(1, "design-change").law(2, "price-increase").gone("repeal-law"))
    here.play(1, "play design-change end").play(2, "play price-increase end")
    assert here.player(2).laws == [2]
    assert [event.to for event in here.told("returned")] == [(2,)]
    assert laws_played(here) == ["design-change"]
    assert KEYTHEDRAL.view_for(here.state, 0).seats[2].known_laws == ()


def test_kt_100_a_repeal_may_hit_the_buyers_own_laws() -> None:
    here = hamlet().law(0, "price-decrease", "substitution").law(1, "repeal-law")
    here.gone("start-order", "house-moratorium").tile("1a", "1-5").cubes(0, stone=1, wood=1, wine=2).spend()
    here.play(0, "buy seat 1a using both with wood wine end")
    here.play(1, "play repeal-law")
    assert here.words(1) == ["price-decrease", "substitution"]
    here.play(1, "price-decrease end")
    assert here.decision(0).kind == "settle"
    assert here.state.cheaper == -1
    assert {3, 10} <= set(here.state.played)
    here.play(0, "with stone wood wine end")  # the substitution still holds
    assert here.player(0).seats
    assert 5 in here.state.played


def test_kt_101_the_buyer_reads_whether_the_price_has_changed_or_a_law_is_gone() -> None:
    here = buying(hamlet().law(1, "price-increase").gone("repeal-law")).play(1, "play price-increase end")
    assert here.decision(0).ask.key == "keythedral-ask-settle"
    for law, paid, key in (
        ("substitution", "stone wine", "keythedral-ask-settle-repealed"),
        ("price-decrease", "stone", "keythedral-ask-settle"),
    ):
        here = hamlet().law(0, law).law(1, "repeal-law").gone("start-order", "house-moratorium")
        here.tile("1a", "1-1").cubes(0, stone=1, wood=1, wine=1).spend()
        here.play(0, f"buy seat 1a using {law} with {paid} end").play(1, "play repeal-law end")
        assert here.decision(0).ask.key == key
