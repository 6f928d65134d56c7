"""Orders ahead for laws and windows."""

from __future__ import annotations

from engine.keythedral.plans.plan_types import (
    Against,
    Decline,
    PlayLaw,
)
from tests.engine.keythedral.test_plans import DECLINES, offered, said, starting
from tests.support.keythedral import hamlet


def test_a_law_is_played_in_the_window_it_was_ordered_for() -> None:
    here = hamlet().law(1, "good-harvest").worker(1, 1, 2, 1)
    plan = PlayLaw("good-harvest", "harvest", "lake")
    assert said(here.work(), 1, plan) is None
    assert said(here.decline(1).harvest(), 1, plan) == ("play good-harvest", "lake", "end")


def test_a_law_without_an_aim_needs_none() -> None:
    here = hamlet().law(1, "house-moratorium").spend()
    assert said(here, 1, PlayLaw("house-moratorium", "spend")) == ("play house-moratorium", "end")


def test_a_law_answers_a_certain_purchase_alone() -> None:
    here = hamlet().law(1, "price-increase").tile("1a", "1-1").cubes(0, stone=1, wood=1).spend()
    here.decline(1).play(0, "buy seat 1a with stone wood end")
    assert said(here, 1, Against("price-increase", "1a")) == ("play price-increase", "end")
    assert said(here, 1, Against("price-increase", "1b")) is None


def test_a_repeal_answers_a_certain_law_alone() -> None:
    here = hamlet().law(1, "repeal-law").law(0, "house-moratorium").spend()
    here.decline(1).play(0, "play house-moratorium end")
    assert said(here, 1, Against("repeal-law", "house-moratorium")) == ("play repeal-law", "end")
    assert said(here, 1, Against("repeal-law", "sale")) is None


def test_kt_145_nothing_is_ordered_against_a_law_about_fences_where_there_are_none() -> None:
    here, against = (
        hamlet().law(1, "repeal-law").law(0, "broken-fences").work(),
        "against broken-fences repeal-law",
    )
    assert against in offered(here, 1)
    for player in here.state.players:
        player.fences = 0
    assert against not in offered(here, 1)
    here.fence(0, 1, 1, "nw").player(0).fences = 0
    assert against in offered(here, 1)


def test_no_law_declines_the_windows_it_names() -> None:
    here = hamlet().law(1, "repeal-law").law(0, "house-moratorium").spend()
    assert said(here, 1, Decline("start")) == ("decline", "end")
    here.decline(1).play(0, "play house-moratorium end")
    assert said(here, 1, Decline("start")) is None
    assert said(here, 1, Decline("all")) == ("decline", "end")


def test_orders_for_laws_are_offered_for_laws_in_hand_alone() -> None:
    here = hamlet().law(1, "start-order", "repeal-law").law(2, "sale").spend()
    assert "play start-order auction grey" in offered(here, 1)
    assert "against bargain repeal-law" in offered(here, 1), "grey may hold it"
    assert "against good-harvest repeal-law" not in offered(here, 1), "the harvest is over"
    assert not any(one.startswith(("play", "against")) for one in offered(here, 0))


def test_kt_104_a_player_who_holds_no_law_and_gets_none_is_offered_no_order_for_windows() -> None:
    here = hamlet().law(1, "repeal-law").law(2, "upgrade-cottage").cubes(2, wood=1).auction()
    assert starting(offered(here, 1), "ask", "decline") == ["ask all", "ask law", *DECLINES]
    assert not starting(offered(here, 0), "ask", "decline")
