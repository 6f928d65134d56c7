"""Hints in Keythedral about the start player."""

from __future__ import annotations

from engine.core.evaluation import Benefit
from engine.core.text import text
from engine.keythedral.actions import Aim, Decline, Match, Name, Offer, Play
from engine.keythedral.content import laws
from engine.keythedral.evaluation import EVALUATOR
from engine.keythedral.evaluation.benefits import benefits
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
    (matches,) = benefits(here.state, here.state, BEN, (Match(BEN),))
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
