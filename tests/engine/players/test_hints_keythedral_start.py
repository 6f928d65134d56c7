"""Hints in Keythedral about the start player."""

from __future__ import annotations

import pytest

from engine.core.evaluation import Benefit
from engine.core.text import Who, text
from engine.keythedral.actions import Aim, Decline, Match, Name, Offer, Play
from engine.keythedral.content import laws
from engine.keythedral.evaluation import EVALUATOR
from engine.keythedral.evaluation.benefits import benefits
from engine.keythedral.evaluation.mistakes import is_pointless
from tests.engine.players.keythedral_scenes import (
    ANN,
    BEN,
    last_seat,
    told,
)
from tests.support.keythedral import hamlet


def test_kt_82_a_bid_and_no_bid_are_one_idea() -> None:
    state = hamlet().state
    assert EVALUATOR.idea(state, (Offer(ANN, 1),)) == EVALUATOR.idea(state, (Decline(ANN),))


def test_kt_85_who_bids_nothing_first_is_told_who_names_the_start_player() -> None:
    here = hamlet().on_sale(1).cubes(ANN, stone=1).cubes(2, wood=1).auction()
    keys = {each.text.key for each in benefits(here.state, here.state, 2, (Decline(2),))}
    assert keys == {"keythedral-benefit-named-free", "keythedral-benefit-keep-all"}
    here.play(2, "offer 1 end")
    (paid, *_) = benefits(here.state, here.state, BEN, (Decline(BEN),))
    assert dict(paid.text.args)["count"] == 1
    (matches, *_) = benefits(here.state, here.state, BEN, (Match(BEN),))
    assert matches == Benefit("gets", text("keythedral-benefit-match")), "nobody is asked after BEN (KT-82)"


def test_kt_85_the_start_player_marker_is_free_if_nobody_bid_and_matters_if_few_seats_are_left() -> None:
    here = last_seat("2d", "2-5").cubes(2, wood=1).auction()
    name = (Name(BEN, BEN),)
    keys = [each.text.key for each in benefits(here.state, here.state, BEN, name)]
    assert keys == ["keythedral-benefit-start-free", "keythedral-benefit-few-seats"]
    here.play(2, "offer 1 end")
    assert "keythedral-benefit-start" in [
        each.text.key for each in benefits(here.state, here.state, BEN, name)
    ]
    here = hamlet().on_sale(1).cubes(2, wood=1).auction()
    assert "keythedral-benefit-few-seats" not in told(here, Name(ANN, ANN)), "4 seats for 3 players"


def test_kt_127_start_order_says_that_its_player_buys_first() -> None:
    here, after = (last_seat("2d", "2-5").law(BEN, "start-order").spend() for _ in range(2))
    after.state.start = BEN
    play = (Play(BEN, laws.START_ORDER), Aim(BEN, BEN))
    keys = {each.text.key for each in benefits(here.state, after.state, BEN, play)}
    assert keys == {"keythedral-benefit-start-law", "keythedral-benefit-few-seats"}
    assert not [*benefits(here.state, here.state, BEN, play)]


@pytest.mark.parametrize(("food", "is_bad"), [(1, True), (0, False)])
def test_kt_82_a_cube_is_offered_for_the_start_by_a_player_who_can_pay_for_a_last_seat(
    food: int, is_bad: bool
) -> None:
    """Seat 2d costs 2 stone, 2 wood and 1 water, and BEN names the start player."""
    here = last_seat("2d", "2-5").cubes(2, stone=2, wood=2, water=1, food=food).cubes(ANN, food=1).auction()
    assert is_pointless(here.state, (Decline(2),)) == is_bad
    assert not is_pointless(here.state, (Decline(ANN),)), "ANN cannot pay for it"
    offers, first = (each.text for each in benefits(here.state, here.state, 2, (Offer(2, 1),)))
    assert offers == text("keythedral-benefit-offer", who=Who(BEN), count=1), (
        "BEN pays it by matching (KT-84)"
    )
    assert first.key == "keythedral-benefit-buys-first"
    here.play(2, "offer 1 end")
    assert not is_pointless(here.state, (Decline(BEN),)), "BEN names the start player, or gets a cube"
