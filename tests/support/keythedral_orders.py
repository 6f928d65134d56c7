"""Checks of the picks of a Keythedral order against its words."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from engine.core.plan_answers import Answered
from engine.core.plans import Leave
from engine.core.text import Seat
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import COLOURS
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.plans import plan_types
from engine.keythedral.plans.plan_types import Plan
from engine.keythedral.plans.spending import on_sale
from engine.keythedral.plans.working import dwellings_of, field_of, fields_beside
from engine.keythedral.state import State
from engine.keythedral.view import View


def check_words(state: State, seat: Seat, plan: Plan, found: Answered | Leave) -> None:
    """Check the picks of an answer against the words of its order."""
    view = KEYTHEDRAL.view_for(state, seat)
    if isinstance(plan, plan_types.Ask):
        assert found == Leave()
        assert view.window is not None
        assert plan.windows in ("all", view.window.kind)
        return
    assert isinstance(found, Answered)
    *picks, last = found.picks
    assert last == "end"
    match plan:
        case plan_types.Work(number, fields, lead):
            called = picks[:1] == [f"order {number}"]
            assert lead or not called
            assert picks[called:] == [f"send {number} {field}" for field in fields]
            mine = next(one for one in dwellings_of(view, seat) if one.number == number)
            assert set(fields) <= {field_of(at) for at in fields_beside(view, mine) if at.worker is None}
        case plan_types.Buy(slot, price):
            assert price in on_sale(view), "the same tile at the same price"
            ways = [one for one in words_offered(state, seat) if one.startswith(f"buy seat {slot} with")]
            assert picks == ways, "the one way to pay, and no law with it"
        case plan_types.House(number):
            assert picks == [f"house {number}"]
        case plan_types.Craft(craftsman, pay):
            assert (picks[0], Counter(picks[1:])) == (craftsman, Counter(pay))
        case plan_types.Trade(pay, get):
            *first, swap = picks[1:]
            assert (picks[0], swap.partition(">")[2]) == ("trade", get)
            assert Counter([*first, swap.partition(">")[0]]) == Counter(pay)
        case plan_types.Procure(space, pay):
            assert picks == [f"law {space}", pay]
        case plan_types.Pass(prices):
            assert (picks, prices) == (["pass"], on_sale(view))
        case plan_types.Bid(most):
            _check_bid(view, picks, most)
        case plan_types.Name(who):
            assert picks == [f"name {COLOURS[who]}"]
        case plan_types.PlayLaw(law, at, aim):
            assert picks == [f"play {law}", *([aim] if aim else [])]
            assert view.window is not None
            assert view.window.kind == "start"
            assert view.stage == at or (view.window.early and (view.stage, at) == ("harvest", "spend"))
            _check_held(view, seat, law)
        case plan_types.Against(law, what):
            assert picks in ([f"play {law}"], [f"play {law}", what])
            assert what in _answerable(view)
            _check_held(view, seat, law)
        case plan_types.Decline(windows, stage):
            assert picks == ["decline"]
            assert view.window is not None
            assert windows in ("all", view.window.kind)
            assert stage in ("", view.stage)
        case _:
            assert_never(plan)


def words_offered(state: State, seat: Seat) -> list[str]:
    decision = KEYTHEDRAL.decision_of(state, seat)
    return [option.words for option in decision.options] if decision else []


def _check_bid(view: View, picks: list[str], most: int) -> None:
    assert view.auction is not None
    assert view.window is None
    if picks == ["match"]:
        assert view.auction.high <= most
    elif picks != ["decline"]:
        assert picks == [f"offer {view.auction.high + 1}"]
        assert view.auction.high < most


def _check_held(view: View, seat: Seat, law: str) -> None:
    assert law in [LAW_KEYS[card] for card in view.seats[seat].laws or ()]


def _answerable(view: View) -> list[str]:
    """Return the subjects of the open window."""
    assert view.window is not None
    if view.window.kind == "law":
        return [view.law.key] if view.law else []
    assert view.window.kind == "purchase"
    assert view.purchase is not None
    return [view.purchase.slot, *(LAW_KEYS[card] for card in view.purchase.using)]
