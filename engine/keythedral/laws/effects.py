"""What each law does once its window has closed (KT-108 to KT-127)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.tell import Tell
from engine.core.text import Text, Who, text
from engine.keythedral.content import CRAFTSMEN, DWELLINGS, laws
from engine.keythedral.laws.crafts import take_craft
from engine.keythedral.say import (
    cell_text,
    craftsman_text,
    cubes_text,
    dwelling_text,
    edge_text,
    field_text,
    kind_text,
    kinds_text,
    law_text,
    slot_text,
    told,
)
from engine.keythedral.state import Force, LawPlay, State
from engine.keythedral.steps.fences import beside
from engine.keythedral.steps.purchases import pay_cubes
from engine.keythedral.steps.rounds import cost_of, discard, drop_price_cards, show_tile
from engine.keythedral.table import edition, number_of


def resolve(state: State, tell: Tell) -> None:
    """The law on the table takes effect, or not if it was repealed (KT-144)."""
    law = state.law
    if law is None:
        return
    state.law = None
    if law.repealed:
        discard(state, law.card)
        if state.purchase is not None and law.seat == state.purchase.buyer:
            state.purchase.changed = True
        return
    EFFECTS[law.card](state, law, tell)


def work_order(state: State, law: LawPlay, tell: Tell) -> None:
    state.order = list(law.aims)
    _done(state, law, tell, text("keythedral-does-order", numbers=tuple(law.aims)))


def price_increase(state: State, law: LawPlay, tell: Tell) -> None:
    if state.purchase is not None:
        state.dearer = state.purchase.slot
        state.purchase.changed = True
        slot = slot_text(edition(state).slots[state.dearer])
        told(tell, "keythedral-does-dearer", law.seat, touches=(state.purchase.buyer,), slot=slot)


def price_decrease(state: State, law: LawPlay, tell: Tell) -> None:
    state.cheaper = law.aims[0] if law.aims else state.cheaper
    slot = slot_text(edition(state).slots[state.cheaper])
    told(tell, "keythedral-does-cheaper", law.seat, slot=slot)


def substitution(state: State, law: LawPlay, tell: Tell) -> None:
    if state.purchase is not None:
        state.purchase.using.append(laws.SUBSTITUTION)
        told(tell, "keythedral-does-substitute", law.seat)


def upgrade_cottage(state: State, law: LawPlay, tell: Tell) -> None:
    number = law.aims[0]
    state.players[law.seat].houses[number - 1] = True
    _done(state, law, tell, text("keythedral-does-upgrade", dwelling=dwelling_text(law.seat, number, False)))


def cottage_number(state: State, law: LawPlay, tell: Tell) -> None:
    number = law.aims[0]
    state.players[law.seat].early = number
    state.sending.append(number)
    state.sent.append(0)
    house = state.players[law.seat].houses[number - 1]
    _done(state, law, tell, text("keythedral-does-early", dwelling=dwelling_text(law.seat, number, house)))


def craft_bargain(state: State, law: LawPlay, tell: Tell) -> None:
    pay, get = divmod(law.aims[0], 8)
    cubes = state.players[law.seat].cubes
    cubes[pay] -= 1
    state.store[pay] += 1
    state.store[get] -= 1
    cubes[get] += 1
    _done(state, law, tell, text("keythedral-does-swap", pay=kind_text(pay), get=kind_text(get)))


def in_force(state: State, law: LawPlay, tell: Tell) -> None:
    """Laws that last: this phase 1, this harvest or this round."""
    target = law.aims[0] if law.aims else 0
    state.forces.append(Force(law.card, law.seat, target))
    _done(state, law, tell, force_text(law, target))


def force_text(law: LawPlay, target: int) -> Text:
    who = Who(law.seat)
    if law.card == laws.BROKEN_FENCES:
        return text("keythedral-does-broken", who=who)
    if law.card == laws.MORATORIUM:
        return text("keythedral-does-moratorium", who=who)
    key = {
        laws.UNEXPECTED_HARVEST: "keythedral-does-unexpected",
        laws.DOUBLE_PRODUCTION: "keythedral-does-double",
        laws.GOOD_HARVEST: "keythedral-does-good",
        laws.POOR_HARVEST: "keythedral-does-poor",
    }[law.card]
    field = field_text(target) if target < 5 else cell_text(target)
    if law.card in (laws.GOOD_HARVEST, laws.POOR_HARVEST):
        return text(key, field=field)
    return text(key, field=field, who=who)


def unsafe_fence(state: State, law: LawPlay, tell: Tell) -> None:
    edge = law.aims[0]
    state.fences_out[state.fences.pop(edge)] += 1
    owner, _ = beside(state, edge)
    discard(state, law.card)
    told(tell, "keythedral-does-unfence", law.seat, touches=owner, side=edge_text(edge))


def design_change(state: State, law: LawPlay, tell: Tell) -> None:
    """The tile goes to the hidden ones only after its successor was drawn (KT-120)."""
    slot, old = law.aims[0], state.mat[law.aims[0]]
    show_tile(state, slot)
    hidden = state.surplus[number_of(state, slot) - 1]
    hidden.append(old)
    hidden.sort()
    drop_price_cards(state, slot)
    if state.purchase is not None and state.purchase.slot == slot:
        state.purchase.lost = True
    key = edition(state).slots[slot]
    discard(state, law.card)
    cost = cubes_text(cost_of(state, slot))
    told(tell, "keythedral-does-design", law.seat, slot=slot_text(key), cubes=cost, reveals=True)


def bargain(state: State, law: LawPlay, tell: Tell) -> None:
    pay, gets = law.aims[0], law.aims[1:]
    cubes = state.players[law.seat].cubes
    for kind in gets:
        state.store[kind] -= 1
        cubes[kind] += 1
    cubes[pay] -= 1
    state.store[pay] += 1
    _done(state, law, tell, text("keythedral-does-bargain", pay=kind_text(pay), cubes=kinds_text(gets)))
    use_action(state, law)


def sale(state: State, law: LawPlay, tell: Tell) -> None:
    craftsman, paid = law.aims[0], law.aims[1:]
    kind = CRAFTSMEN[craftsman].sells
    take_craft(state, law.seat, craftsman)
    counts = [paid.count(cube) for cube in range(8)]
    pay_cubes(state, law.seat, counts)
    does = text(
        "keythedral-does-sale",
        kind=kind_text(kind),
        craftsman=craftsman_text(craftsman),
        cubes=cubes_text(counts),
    )
    _done(state, law, tell, does)
    use_action(state, law)


def use_action(state: State, law: LawPlay) -> None:
    """The card worked through an action: the turn is used (KT-48)."""
    state.players[law.seat].passed = False
    state.asking = ""


def downgrade_house(state: State, law: LawPlay, tell: Tell) -> None:
    owner, at = divmod(law.aims[0], DWELLINGS)
    state.players[owner].houses[at] = False
    discard(state, law.card)
    house = dwelling_text(owner, at + 1, True)
    told(tell, "keythedral-does-downgrade", law.seat, touches=(owner,), dwelling=house)


def start_order(state: State, law: LawPlay, tell: Tell) -> None:
    state.start = law.aims[0]
    _done(state, law, tell, text("keythedral-does-start", who=Who(state.start)))


def _done(state: State, law: LawPlay, tell: Tell, does: Text) -> None:
    discard(state, law.card)
    told(tell, "keythedral-law-works", law.seat, law=law_text(law.card), does=does)


EFFECTS: dict[int, Callable[[State, LawPlay, Tell], None]] = {
    laws.WORK_ORDER: work_order,
    laws.PRICE_INCREASE: price_increase,
    laws.PRICE_DECREASE: price_decrease,
    laws.UPGRADE_COTTAGE: upgrade_cottage,
    laws.SUBSTITUTION: substitution,
    laws.COTTAGE_NUMBER: cottage_number,
    laws.CRAFT_BARGAIN: craft_bargain,
    laws.UNEXPECTED_HARVEST: in_force,
    laws.BROKEN_FENCES: in_force,
    laws.UNSAFE_FENCE: unsafe_fence,
    laws.MORATORIUM: in_force,
    laws.DESIGN_CHANGE: design_change,
    laws.DOUBLE_PRODUCTION: in_force,
    laws.BARGAIN: bargain,
    laws.SALE: sale,
    laws.DOWNGRADE_HOUSE: downgrade_house,
    laws.GOOD_HARVEST: in_force,
    laws.POOR_HARVEST: in_force,
    laws.START_ORDER: start_order,
}
