"""Which laws a seat may play now and what it may name with them (KT-92, KT-96, KT-98, KT-99, KT-145)."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keythedral.actions import Aim, Play
from engine.keythedral.content import CRAFTS, CRAFTSMEN, DWELLINGS, LAWS, NUMBERS, RESOURCES, laws
from engine.keythedral.content.laws import (
    AGAINST_LAW,
    AGAINST_PURCHASE,
    ANY,
    BEFORE_1,
    BEFORE_2,
    BEFORE_3,
    IN_1,
    OWN_PLACING,
    OWN_TURN,
    START_1,
    START_2,
    START_3,
    START_5,
)
from engine.keythedral.state import Draft, State
from engine.keythedral.table import (
    has_placing_left,
    kinds_held,
    may_build,
    number_of,
    open_fields,
    resources_in,
    slots_cost_side_up,
)

AT_STARTS = {
    "work": ANY | START_1 | BEFORE_1 | IN_1 | BEFORE_2 | BEFORE_3,
    "harvest": ANY | START_2 | BEFORE_2 | BEFORE_3,
    "spend": ANY | START_3 | BEFORE_3,
    "auction": ANY | START_5 | BEFORE_1,
}
AT_STABLE_POINTS = {"work": ANY | IN_1 | BEFORE_2 | BEFORE_3, "spend": ANY, "auction": ANY | BEFORE_1}


def moments(state: State, seat: Seat) -> int:
    """What this moment is for a seat that may play a law now (KT-98, KT-99)."""
    if state.windows:
        kind = state.windows[-1].kind
        if kind == "law":
            return AGAINST_LAW
        if kind == "purchase":
            return AGAINST_PURCHASE
        return AT_STARTS[state.stage]
    stable = AT_STABLE_POINTS.get(state.stage, 0)
    if seat != state.turn:
        return stable
    if state.asking == "turn":
        return stable | OWN_TURN
    if state.asking == "work" and state.sending:
        return stable | OWN_PLACING
    return stable


def plays(state: State, seat: Seat) -> list[Play]:
    """The laws this seat may begin to play now."""
    hand = state.players[seat].laws
    if not hand:
        return []
    now = moments(state, seat)
    return [Play(seat, card) for card in hand if is_playable(state, seat, card, now)]


def is_playable(state: State, seat: Seat, card: int, now: int) -> bool:
    if card == laws.REPEAL and now & AGAINST_PURCHASE:
        return bool(repealable(state))  # KT-100
    return bool(LAWS[card].timing & now) and meets_needs(state, seat, card)


def repealable(state: State) -> list[int]:
    """The buyer's own laws that a repeal may hit in the purchase window."""
    return state.purchase.using if state.purchase is not None else []


def meets_needs(state: State, seat: Seat, card: int) -> bool:
    """Whether the card would change anything (KT-96, KT-145)."""
    if card == laws.BROKEN_FENCES:
        return bool(state.fences) and has_placing_left(state, seat)
    if card == laws.DESIGN_CHANGE and state.purchase is not None:
        return bool(state.surplus[number_of(state, state.purchase.slot) - 1])
    if not LAWS[card].aim:
        return True
    return bool(targets(state, seat, card, []))


def begin(state: State, draft: Draft, card: int) -> None:
    """Start playing a card; what it is played on is asked next, if anything."""
    draft.card = card
    if card == laws.REPEAL and state.windows and state.windows[-1].kind == "purchase":
        used = repealable(state)
        draft.aims = [used[0]] if len(used) == 1 else []
        draft.ready = bool(draft.aims)
    elif card == laws.DESIGN_CHANGE and state.purchase is not None:
        draft.aims, draft.ready = [state.purchase.slot], True
    else:
        draft.ready = not LAWS[card].aim


def aim(state: State, draft: Draft, target: int) -> None:
    draft.aims.append(target)
    card = draft.card
    if card == laws.WORK_ORDER and len(draft.aims) == len(NUMBERS) - 1:
        draft.aims.extend(number for number in NUMBERS if number not in draft.aims)
    draft.ready = is_complete(state, card, draft.aims)


def is_complete(state: State, card: int, aims: list[int]) -> bool:
    if card == laws.WORK_ORDER:
        return len(aims) == len(NUMBERS)
    if card == laws.BARGAIN:
        in_store = sum(state.store[kind] for kind in RESOURCES)
        return len(aims) == 1 + min(2, in_store)  # KT-122
    if card == laws.SALE:
        return len(aims) == 1 + CRAFTSMEN[aims[0]].sale_price
    return True


def aims(state: State, seat: Seat, draft: Draft) -> list[Aim]:
    if draft.card == laws.REPEAL:
        return [Aim(seat, card) for card in repealable(state)]
    return [Aim(seat, target) for target in targets(state, seat, draft.card, draft.aims)]


def targets(state: State, seat: Seat, card: int, named: list[int]) -> list[int]:
    """What may be named next for a card."""
    player = state.players[seat]
    kind = LAWS[card].aim
    if kind == "field":
        return field_targets(state, seat, card)
    if kind == "fence":
        return sorted(state.fences)
    if kind == "slot":
        slots = slots_cost_side_up(state)
        if card == laws.DESIGN_CHANGE:
            return [slot for slot in slots if state.surplus[number_of(state, slot) - 1]]  # KT-150
        return slots
    if kind == "house":
        return [
            owner * DWELLINGS + at
            for owner, other in enumerate(state.players)
            for at in range(DWELLINGS)
            if other.houses[at]
        ]
    if kind == "cottage":
        if not may_build(state, seat):
            return []
        return [number for number in NUMBERS if not player.houses[number - 1]]
    if kind == "bargain":
        used = [craft for craft in CRAFTS if state.store[craft]]
        return [pay * 8 + craft for pay in resources_in(player.cubes) for craft in used]
    if kind == "seat":
        return [other for other in range(len(state.players)) if other != state.start]
    if kind == "order":
        return [number for number in NUMBERS if number not in named]
    if kind == "own":
        return early_targets(state, seat)
    if kind == "trade":
        return trade_targets(state, seat, named)
    return sale_targets(state, seat, named)


def field_targets(state: State, seat: Seat, card: int) -> list[int]:
    """Field types; for one's own harvest in phase 2 only those one works on (KT-145)."""
    if card in (laws.GOOD_HARVEST, laws.POOR_HARVEST):
        return list(RESOURCES)
    mine = [cell for cell, dwelling in state.workers.items() if dwelling // DWELLINGS == seat]
    if card == laws.DOUBLE_PRODUCTION and state.rules.single_field:
        return sorted(mine)  # KT-121
    if state.stage != "harvest":
        return list(RESOURCES)
    return sorted({state.fields[cell] for cell in mine})


def early_targets(state: State, seat: Seat) -> list[int]:
    """Other dwellings whose number has not come up yet, with an open field (KT-113)."""
    come_up = state.order[: state.marker + 1]
    return [number for number in NUMBERS if number not in come_up and open_fields(state, seat, number)]


def trade_targets(state: State, seat: Seat, named: list[int]) -> list[int]:
    """First the resource to pay, then one or two to get from what the store holds (KT-122)."""
    in_store = resources_in(state.store)
    if not named:
        return resources_in(state.players[seat].cubes) if in_store else []
    return [kind for kind in in_store if state.store[kind] > named[1:].count(kind)]


def sale_targets(state: State, seat: Seat, named: list[int]) -> list[int]:
    """First glazier or goldsmith, then the cubes to pay (KT-123)."""
    cubes = state.players[seat].cubes
    if named:
        return [kind for kind in kinds_held(cubes) if cubes[kind] > named[1:].count(kind)]
    return [
        at
        for at, craftsman in enumerate(CRAFTSMEN)
        if craftsman.sale_price
        and sum(cubes) >= craftsman.sale_price
        and (state.stocks[at] or state.store[craftsman.sells])
    ]
