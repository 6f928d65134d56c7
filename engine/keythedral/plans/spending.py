"""Orders for phase 3: the actions of the coming turns in order, and when to pass."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias, assert_never

from engine.core.game import Decision
from engine.core.plans import Advice, Doubt, Pick, PlanOffer
from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import CRAFTS, FIELDS, KINDS, MAKERS, RESOURCES, SPACES
from engine.keythedral.names import (
    craftsman_text,
    dwelling_text,
    kind_text,
    kinds_text,
    slot_text,
    space_text,
)
from engine.keythedral.plans.plan_types import Buy, Craft, House, Pass, Plan, Procure, Trade
from engine.keythedral.plans.working import dwellings_of
from engine.keythedral.view import SlotView, View

Picks: TypeAlias = Buy | House | Craft | Trade | Procure | Pass

_MARKS = ("+", "-")
"""Marks of a dearer seat and of a cheaper one."""


def cubes_due(view: View, seat: Seat) -> dict[str, int]:
    """Return the cubes in hand, and those that workers will bring."""
    cubes = dict(view.seats[seat].cubes or {})
    for field in view.fields if view.stage in ("work", "harvest") else ():
        if field.worker == seat:
            kind = KINDS[FIELDS.index(field.type)]
            cubes[kind] = cubes.get(kind, 0) + 1
    return cubes


def on_sale(view: View) -> tuple[str, ...]:
    """Return the seats on sale with their prices."""
    return tuple(price_of(slot) for slot in view.slots if slot.on_sale)


def price_of(slot: SlotView) -> str:
    """Return a seat by its tile and the price cards beside it."""
    dearer, cheaper = _MARKS
    marks = (dearer if slot.dearer else "") + (cheaper if slot.cheaper else "")
    return f"{slot.key}:{slot.tile}{marks}"


def offers(view: View, seat: Seat) -> Iterator[PlanOffer[Plan]]:
    if view.stage == "auction" or view.seats[seat].procured:
        return  # no turn is left in this round, and orders end with it (KT-47)
    yield _offer(seat, Pass(on_sale(view)), "pass", "pass")
    for slot in view.slots:
        if slot.on_sale:
            yield _offer(seat, Buy(slot.key, price_of(slot)), f"buy {slot.key}", "buy")
    for dwelling in dwellings_of(view, seat) if _may_build(view, seat) else ():
        if not dwelling.house:
            number = dwelling.number
            yield _offer(seat, House(number), f"house {number}", "house")
    cubes = cubes_due(view, seat)
    for maker, craftsman in zip(MAKERS, view.content.craftsmen, strict=True):
        for pay in _payments(cubes, craftsman.price):
            plan = Craft(maker, pay)
            yield _offer(seat, plan, f"craft {maker} {' '.join(pay)}", "craft")
    for pay in _payments(cubes, view.content.trade_cost):
        for kind in RESOURCES:
            if KINDS[kind] not in pay:
                trade = Trade(pay, KINDS[kind])
                yield _offer(seat, trade, f"trade {' '.join(pay)}>{trade.get}", "trade")
    for space, lying in zip(SPACES, view.spaces, strict=False):
        for held in cubes if lying is not None else ():
            yield _offer(seat, Procure(space, held), f"law {space} {held}", "procure")


def _may_build(view: View, seat: Seat) -> bool:
    """Return whether no moratorium bars this seat from houses for the rest of the round (KT-119)."""
    return not any(law.card == laws.MORATORIUM and law.seat != seat for law in view.forces)


def _payments(cubes: dict[str, int], price: int) -> Iterator[tuple[str, ...]]:
    """Yield ways to pay with cubes of one or two kinds; other ways need a prepared line."""
    kinds = [kind for kind in KINDS if cubes.get(kind)]
    for kind in kinds:
        if cubes[kind] >= price:
            yield (kind,) * price
    for first, second in combinations(kinds, 2):
        for count in range(1, price):
            if cubes[first] >= count and cubes[second] >= price - count:
                yield (first,) * count + (second,) * (price - count)


def _offer(seat: Seat, plan: Picks, words: str, head: str) -> PlanOffer[Plan]:
    entry = plan_text(seat, plan)
    menu = (text("keythedral-plan-menu-spend"), text(f"keythedral-plan-menu-{head}"), entry)
    return PlanOffer(plan, words, menu, True)


def plan_text(seat: Seat, plan: Picks) -> Text:
    match plan:
        case Pass():
            return text("keythedral-plan-pass")
        case Buy(slot, price):
            return text(f"keythedral-plan-{_buying(price)}", slot=slot_text(slot))
        case House(number):
            return text("keythedral-plan-house", dwelling=dwelling_text(seat, number, False))
        case Craft(craftsman, pay):
            at = MAKERS.index(craftsman)
            kind = kind_text(CRAFTS[at])
            return text("keythedral-plan-craft", craftsman=craftsman_text(at), kind=kind, cubes=_cubes(pay))
        case Trade(pay, get):
            return text("keythedral-plan-trade", cubes=_cubes(pay), kind=kind_text(KINDS.index(get)))
        case Procure(space, pay):
            named = space_text(SPACES.index(space))
            return text("keythedral-plan-procure", space=named, kind=kind_text(KINDS.index(pay)))
        case _:
            assert_never(plan)


def _buying(price: str) -> str:
    """Return the purchase by its price; only a price card leaves several ways to pay, which stop it."""
    if not price:
        return "buy-anyhow"
    return "buy-choosing" if price.endswith(_MARKS) else "buy"


def _cubes(kinds: tuple[str, ...]) -> tuple[Text, ...]:
    return kinds_text([KINDS.index(kind) for kind in kinds])


def advise(view: View, seat: Seat, decision: Decision[Action], plan: Picks) -> Advice:
    if decision.kind != "turn":
        return None
    words = [option.words for option in decision.options]
    begun = view.seats[seat].picks is not None
    match plan:
        case Pass():
            return _pass(view, words, plan) if not begun else None
        case Buy():
            return _buy(view, words, plan) if not begun else None
        case House(number):
            return _if_offered(f"house {number}", words) if not begun else None
        case Craft(craftsman, pay):
            return _pay(view, seat, words, craftsman, pay)
        case Trade():
            return _trade(view, seat, words, plan)
        case Procure(space, pay):
            return _pay(view, seat, words, f"law {space}", (pay,))
        case _:
            assert_never(plan)


def _if_offered(pick: str, words: list[str]) -> Advice:
    return Pick(pick) if pick in words else None


def _pass(view: View, words: list[str], plan: Pass) -> Advice:
    if "pass" not in words:
        return None
    if plan.on_sale != on_sale(view):
        return Doubt(text("keythedral-doubt-on-sale"))
    return Pick("pass")


def _buy(view: View, words: list[str], plan: Buy) -> Advice:
    ways = [word for word in words if word.startswith(f"buy seat {plan.slot} with ")]
    if ways and plan.price and plan.price not in on_sale(view):
        return Doubt(text("keythedral-doubt-price", slot=slot_text(plan.slot)))
    if len(ways) > 1:
        return Doubt(text("keythedral-doubt-payment", slot=slot_text(plan.slot)))
    return Pick(ways[0]) if ways else None


def _pay(view: View, seat: Seat, words: list[str], opening: str, pay: tuple[str, ...]) -> Advice:
    picks = view.seats[seat].picks
    if picks is None:
        return _if_offered(opening, words) if _holds(view, seat, pay) else None
    left = _left(pay, picks.paying)
    return Pick(left[0]) if left else None


def _trade(view: View, seat: Seat, words: list[str], plan: Trade) -> Advice:
    picks = view.seats[seat].picks
    if picks is None:
        return (
            _if_offered("trade", words) if _holds(view, seat, plan.pay) and view.store.get(plan.get) else None
        )
    left = _left(plan.pay, picks.paying)
    if len(left) > 1:
        return Pick(left[0])
    return Pick(f"{left[0]}>{plan.get}") if left else None


def _holds(view: View, seat: Seat, pay: tuple[str, ...]) -> bool:
    cubes = view.seats[seat].cubes or {}
    return all(cubes.get(kind, 0) >= pay.count(kind) for kind in pay)


def _left(pay: tuple[str, ...], paid: dict[str, int]) -> list[str]:
    """Return the cubes of a payment that are still to be named."""
    due = list(pay)
    for kind, count in paid.items():
        for _ in range(min(count, due.count(kind))):
            due.remove(kind)
    return due
