"""The effect of each law once its window has closed (KT-108 to KT-127)."""

from __future__ import annotations

from typing import assert_never

from engine.core.tell import Tell
from engine.core.text import Text, Who, text
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import CRAFTS, Dwelling, number_on, owner_of
from engine.keythedral.laws.aims import harvest_named, is_field_type, swap_of
from engine.keythedral.names import (
    craftsman_text,
    cubes_text,
    dwelling_text,
    kind_text,
    kinds_text,
    law_text,
    told,
)
from engine.keythedral.queries import cost_on, fence_named, owner_beside, slot_named, slot_number
from engine.keythedral.state import Force, LawPlay, State, Target
from engine.keythedral.supply import (
    discard,
    drop_price_cards,
    drop_repeal_orders,
    pay_kinds,
    remove_fence,
    show_tile,
    take,
    take_craft,
)


def resolve(state: State, tell: Tell) -> None:
    """Resolve the law on the table; it has no effect if it was repealed (KT-144)."""
    law = state.law
    if law is None:
        return
    state.law = None
    if law.repealed:
        discard(state, law.card)
        if state.purchase is not None and law.seat == state.purchase.buyer:
            state.purchase.changed = True
        return
    _take_effect(state, law, tell)


def _take_effect(state: State, law: LawPlay, tell: Tell) -> None:
    match law.card:
        case laws.WORK_ORDER:
            state.order = list(law.aims)
            _done(state, law, tell, text("keythedral-does-order", numbers=tuple(law.aims)))
        case laws.PRICE_INCREASE:
            _price_increase(state, law, tell)
        case laws.PRICE_DECREASE:
            state.cheaper = law.aims[0]
            drop_repeal_orders(state, law.card)
            told(tell, "keythedral-does-cheaper", law.seat, slot=slot_named(state, state.cheaper))
        case laws.UPGRADE_COTTAGE:
            _upgrade_cottage(state, law, tell)
        case laws.SUBSTITUTION:
            _substitution(state, law, tell)
        case laws.COTTAGE_NUMBER:
            _cottage_number(state, law, tell)
        case laws.CRAFT_BARGAIN:
            _craft_bargain(state, law, tell)
        case laws.UNSAFE_FENCE:
            _unsafe_fence(state, law, tell)
        case laws.DESIGN_CHANGE:
            _design_change(state, law, tell)
        case laws.BARGAIN:
            _bargain(state, law, tell)
        case laws.SALE:
            _sale(state, law, tell)
        case laws.DOWNGRADE_HOUSE:
            _downgrade_house(state, law, tell)
        case laws.START_ORDER:
            state.start = law.aims[0]
            _done(state, law, tell, text("keythedral-does-start", who=Who(state.start)))
        case laws.BROKEN_FENCES:
            _in_force(state, law)
            key = "keythedral-does-broken-next" if state.stage == "auction" else "keythedral-does-broken"
            _done(state, law, tell, text(key, who=Who(law.seat)))
        case laws.MORATORIUM:
            _in_force(state, law)
            _done(state, law, tell, text("keythedral-does-moratorium", who=Who(law.seat)))
        case laws.UNEXPECTED_HARVEST:
            _own_harvest(state, law, tell, "keythedral-does-unexpected")
        case laws.DOUBLE_PRODUCTION:
            _own_harvest(state, law, tell, "keythedral-does-double")
        case laws.GOOD_HARVEST:
            _harvest_of_all(state, law, tell, "keythedral-does-good")
        case laws.POOR_HARVEST:
            _harvest_of_all(state, law, tell, "keythedral-does-poor")
        case laws.REPEAL:
            raise AssertionError("a repeal answers another law and never lies on the table itself (KT-102)")
        case _:
            assert_never(law.card)


def _price_increase(state: State, law: LawPlay, tell: Tell) -> None:
    if state.purchase is not None:
        state.dearer = state.purchase.slot
        state.purchase.changed = True
        drop_repeal_orders(state, law.card)
        slot = slot_named(state, state.dearer)
        told(tell, "keythedral-does-dearer", law.seat, touches=(state.purchase.buyer,), slot=slot)


def _substitution(state: State, law: LawPlay, tell: Tell) -> None:
    if state.purchase is not None:
        state.purchase.using.append(laws.SUBSTITUTION)
        told(tell, "keythedral-does-substitute", law.seat)


def _upgrade_cottage(state: State, law: LawPlay, tell: Tell) -> None:
    number = law.aims[0]
    state.players[law.seat].houses[number - 1] = True
    _done(state, law, tell, text("keythedral-does-upgrade", dwelling=dwelling_text(law.seat, number, False)))


def _cottage_number(state: State, law: LawPlay, tell: Tell) -> None:
    number = law.aims[0]
    state.players[law.seat].early = number
    state.sending.append(number)
    state.sent.append(0)
    house = state.players[law.seat].houses[number - 1]
    _done(state, law, tell, text("keythedral-does-early", dwelling=dwelling_text(law.seat, number, house)))


def _craft_bargain(state: State, law: LawPlay, tell: Tell) -> None:
    pay, get = swap_of(law.aims[0])
    pay_kinds(state, law.seat, (pay,))
    take(state, law.seat, get)
    _done(state, law, tell, text("keythedral-does-swap", pay=kind_text(pay), get=kind_text(get)))


def _own_harvest(state: State, law: LawPlay, tell: Tell, key: str) -> None:
    _in_force(state, law)
    _done(state, law, tell, text(key, field=_harvested(state, law.aims[0]), who=Who(law.seat)))


def _harvest_of_all(state: State, law: LawPlay, tell: Tell, key: str) -> None:
    _in_force(state, law)
    _done(state, law, tell, text(key, field=_harvested(state, law.aims[0])))


def _harvested(state: State, target: Target) -> Text:
    """Return a type of field, or one field alone (KT-121), as a source of the harvest."""
    named = harvest_named(state, target)
    return text("keythedral-harvest-type", field=named) if is_field_type(target) else named


def _in_force(state: State, law: LawPlay) -> None:
    """Put the law in force: for this phase 1, this harvest or this round."""
    state.forces.append(Force(law.card, law.seat, *law.aims))


def _unsafe_fence(state: State, law: LawPlay, tell: Tell) -> None:
    fence = law.aims[0]
    remove_fence(state, fence)
    discard(state, law.card)
    touched, side = owner_beside(state, fence), fence_named(state, fence)
    told(tell, "keythedral-does-unfence", law.seat, touches=touched, side=side)


def _design_change(state: State, law: LawPlay, tell: Tell) -> None:
    """Swap the tile; it joins the hidden ones only after its successor was drawn (KT-120)."""
    slot, old = law.aims[0], state.mat[law.aims[0]]
    show_tile(state, slot)
    hidden = state.surplus[slot_number(state, slot) - 1]
    hidden.append(old)
    hidden.sort()
    drop_price_cards(state, slot)
    if state.purchase is not None and state.purchase.slot == slot:
        state.purchase.lost = True
    discard(state, law.card)
    cost = cubes_text(cost_on(state, slot))
    told(tell, "keythedral-does-design", law.seat, slot=slot_named(state, slot), cubes=cost, reveals=True)


def _bargain(state: State, law: LawPlay, tell: Tell) -> None:
    pay, gets = law.aims[0], law.aims[1:]
    for kind in gets:
        take(state, law.seat, kind)
    pay_kinds(state, law.seat, (pay,))
    _done(state, law, tell, text("keythedral-does-bargain", pay=kind_text(pay), cubes=kinds_text(gets)))
    _use_action(state, law)


def _sale(state: State, law: LawPlay, tell: Tell) -> None:
    craftsman, paid = law.aims[0], law.aims[1:]
    take_craft(state, law.seat, craftsman)
    pay_kinds(state, law.seat, paid)
    does = text(
        "keythedral-does-sale",
        kind=kind_text(CRAFTS[craftsman]),
        craftsman=craftsman_text(craftsman),
        cubes=kinds_text(paid),
    )
    _done(state, law, tell, does)
    _use_action(state, law)


def _use_action(state: State, law: LawPlay) -> None:
    """Use up the turn, for a card that works through an action (KT-48)."""
    state.players[law.seat].passed = False
    state.asking = ""


def _downgrade_house(state: State, law: LawPlay, tell: Tell) -> None:
    house = Dwelling(law.aims[0])
    owner, number = owner_of(house), number_on(house)
    state.players[owner].houses[number - 1] = False
    discard(state, law.card)
    told(
        tell,
        "keythedral-does-downgrade",
        law.seat,
        touches=(owner,),
        dwelling=dwelling_text(owner, number, True),
    )


def _done(state: State, law: LawPlay, tell: Tell, does: Text) -> None:
    discard(state, law.card)
    told(tell, "keythedral-law-works", law.seat, law=law_text(law.card), does=does)
