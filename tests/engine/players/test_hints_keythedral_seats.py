"""Hints in Keythedral about laws used for seats, seats out of reach and seats to come."""

from __future__ import annotations

import pytest

from engine.core.text import Arg, Who
from engine.keythedral.actions import Buy, BuyUsing, Pass
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import Card
from engine.keythedral.evaluation.benefits import benefits
from engine.keythedral.evaluation.mistakes import is_pointless
from engine.keythedral.queries import cost_on, slots_on_sale
from tests.engine.players.keythedral_scenes import ANN, BEN, last_seat, told
from tests.support.keythedral import Scene


def using(here: Scene, *cards: Card) -> BuyUsing:
    return BuyUsing(ANN, slots_on_sale(here.state)[0], cards)


def buying(here: Scene) -> Buy:
    slot = slots_on_sale(here.state)[0]
    return Buy(ANN, slot, cost_on(here.state, slot))


@pytest.mark.parametrize("stone", [0, 1])
def test_kt_112_a_law_is_kept_while_a_seat_can_be_paid_without_it(stone: int) -> None:
    """Seat 1a costs 1 stone and 1 wood."""
    here = last_seat("1a", "1-1").cubes(ANN, stone=stone, wood=1, food=1, water=1).law(ANN, "substitution")
    buy = using(here, laws.SUBSTITUTION)
    assert is_pointless(here.state, (buy,)) == bool(stone)
    assert ("keythedral-benefit-law-needed" in told(here, buy)) == (not stone)


def test_kt_112_two_laws_are_not_used_where_one_is_enough() -> None:
    """Seat 1a costs 1 stone and 1 wood."""
    here = last_seat("1a", "1-1").cubes(ANN, wood=1, food=1).law(ANN, "substitution", "price-decrease")
    assert not is_pointless(here.state, (using(here, laws.SUBSTITUTION),))
    assert is_pointless(here.state, (using(here, laws.PRICE_DECREASE, laws.SUBSTITUTION),))


@pytest.mark.parametrize(("wine", "is_near"), [(3, False), (4, True)])
def test_kt_77_a_pass_says_that_no_seat_can_be_paid_even_with_trades(wine: int, is_near: bool) -> None:
    """Seat 1a costs 1 stone and 1 wood, and two wine buy either."""
    here = last_seat("1a", "1-1").cubes(ANN, wine=wine)
    assert ("keythedral-benefit-keep-no-seat" in told(here, Pass(ANN))) == (not is_near)
    here.law(ANN, "bargain")
    assert "keythedral-benefit-keep-no-seat" not in told(here, Pass(ANN)), "Bargain may help"


def test_kt_55_the_last_seat_of_a_number_says_who_buys_first_of_the_next() -> None:
    """A pass is not final (KT-46), but a player who took a law has no more turns in this phase (KT-47)."""
    here = last_seat("1a", "1-1").cubes(ANN, stone=1, wood=1)

    def first() -> Arg | None:
        (opens,) = benefits(here.state, here.state, ANN, (buying(here),))
        return dict(opens.text.args).get("who")

    here.player(BEN).passed = True
    assert first() == Who(BEN)
    here.player(BEN).procured = True
    assert first() == Who(2)
    here.player(2).procured = True
    assert first() is None
    end = last_seat("5a", "5-6").cubes(ANN, wine=2, gold=2)
    assert not told(end, buying(end)), "no seats are left"
