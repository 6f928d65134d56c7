"""Orders for phase 5: a highest bid, and the start player to name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from engine.core.game import Decision
from engine.core.plans import Advice, Pick, PlanOffer
from engine.core.text import Seat, Text, Who, text
from engine.keythedral.actions import Action
from engine.keythedral.content.shapes import COLOURS
from engine.keythedral.plans.plan_types import Bid, Name, Plan
from engine.keythedral.plans.spending import cubes_due
from engine.keythedral.view import View

Picks: TypeAlias = Bid | Name

_OFFER = "offer "


def offers(view: View, seat: Seat) -> Iterator[PlanOffer[Plan]]:
    head = text("keythedral-plan-menu-auction")
    for most in range(sum(cubes_due(view, seat).values()) + 1 if _may_bid(view, seat) else 0):
        bid = Bid(most)
        yield PlanOffer(bid, f"bid {most}", (head, plan_text(bid)))
    for who in range(len(view.seats) if _may_name(view, seat) else 0):
        name = Name(who)
        yield PlanOffer(name, f"name {COLOURS[who]}", (head, plan_text(name)))


def _may_bid(view: View, seat: Seat) -> bool:
    """Return whether a seat may still be asked for a bid; each is asked once (KT-82)."""
    auction = view.auction
    return auction is None or (view.asking != "name" and seat not in dict(auction.bids))


def _may_name(view: View, seat: Seat) -> bool:
    """Return whether a seat may still name the start player, or does so now (KT-84, KT-85)."""
    auction = view.auction
    if auction is None or view.asking == "name":
        return auction is None or seat in view.deciding
    return seat == auction.by or _may_bid(view, seat)


def plan_text(plan: Picks) -> Text:
    match plan:
        case Bid(0):
            return text("keythedral-plan-bid-none")
        case Bid(most):
            return text("keythedral-plan-bid", count=most)
        case Name(who):
            return text("keythedral-plan-name", who=Who(who))
        case _:
            assert_never(plan)


def advise(view: View, decision: Decision[Action], plan: Picks) -> Advice:
    words = [option.words for option in decision.options]
    match plan:
        case Bid(most):
            return _bid(view, words, most) if decision.kind == "bid" else None
        case Name(who):
            named = f"name {COLOURS[who]}"
            return Pick(named) if decision.kind == "name" and named in words else None
        case _:
            assert_never(plan)


def _bid(view: View, words: list[str], most: int) -> Advice:
    """Advise a bid up to the maximum: the taker matches (KT-82), the others bid the least possible."""
    if "match" in words:
        high = view.auction.high if view.auction else 0
        return Pick("match" if high <= most else "decline")
    lowest = next((word for word in words if word.startswith(_OFFER)), "")
    return Pick(lowest if lowest and int(lowest.removeprefix(_OFFER)) <= most else "decline")
