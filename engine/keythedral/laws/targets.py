"""Possible targets of a law, and when they are complete (KT-108 to KT-127, KT-145)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from engine.core.text import Seat
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import CRAFTS, NUMBERS, RESOURCES, Card, Kind, dwelling_of
from engine.keythedral.laws.aims import swap_target
from engine.keythedral.prices import can_be_cheaper
from engine.keythedral.queries import (
    cells_worked,
    has_craft,
    kinds_left,
    may_build,
    open_fields,
    resources_in,
    slot_number,
    slots_cost_side_up,
)
from engine.keythedral.state import State, Target


def targets(state: State, seat: Seat, card: Card, named: Sequence[Target]) -> Sequence[Target]:
    """Return the possible next targets of a card; none for a card without targets."""
    aim = state.content.law(card).aim
    match aim:
        case None:
            return ()
        case "field":
            return _field_targets(state, seat, card)
        case "fence":
            return sorted(state.fences)
        case "slot":
            return _slot_targets(state, card)
        case "house":
            return [
                dwelling_of(owner, number)
                for owner, player in enumerate(state.players)
                for number in NUMBERS
                if player.houses[number - 1]
            ]
        case "cottage":
            houses = state.players[seat].houses
            return [n for n in NUMBERS if not houses[n - 1]] if may_build(state, seat) else ()
        case "bargain":
            used = [craft for craft in CRAFTS if state.store[craft]]
            return [swap_target(pay, get) for pay in resources_in(state.players[seat].cubes) for get in used]
        case "seat":
            return [other for other in range(len(state.players)) if other != state.start]
        case "order":
            return [number for number in NUMBERS if number not in named]
        case "own":
            return _early_targets(state, seat)
        case "trade":
            return _trade_targets(state, seat, named)
        case "sale":
            return _sale_targets(state, seat, named)
        case _:
            assert_never(aim)


def is_complete(state: State, card: Card, named: Sequence[Target]) -> bool:
    """Return whether the law has all its targets."""
    aim = state.content.law(card).aim
    match aim:
        case "order":
            return len(named) == len(NUMBERS)
        case "trade":
            in_store = sum(state.store[kind] for kind in RESOURCES)
            return len(named) == 1 + min(state.content.bargain_gets, in_store)
        case "sale":
            return bool(named) and len(named) == 1 + state.content.craftsmen[named[0]].sale_price
        case "slot" | "cottage" | "own" | "bargain" | "field" | "fence" | "house" | "seat":
            return bool(named)
        case None:
            return True
        case _:
            assert_never(aim)


def _slot_targets(state: State, card: Card) -> list[Target]:
    """Return the tiles lying cost side up.

    A design change needs a hidden tile to replace it (KT-150), a price decrease a cube other than gold
    (KT-145).
    """
    slots = slots_cost_side_up(state)
    if card == laws.DESIGN_CHANGE:
        return [slot for slot in slots if state.surplus[slot_number(state, slot) - 1]]
    return [slot for slot in slots if can_be_cheaper(state, slot)] if card == laws.PRICE_DECREASE else slots


def _field_targets(state: State, seat: Seat, card: Card) -> list[Target]:
    """Return field types; for the player's own harvest in phase 2 only those with a worker (KT-145)."""
    if card in (laws.GOOD_HARVEST, laws.POOR_HARVEST):
        return list(RESOURCES)
    if card == laws.DOUBLE_PRODUCTION and state.rules.single_field:
        return sorted(cells_worked(state, seat))  # KT-121
    if state.stage != "harvest":
        return list(RESOURCES)
    return sorted({state.fields[cell] for cell in cells_worked(state, seat)})


def _early_targets(state: State, seat: Seat) -> list[Target]:
    """Return other dwellings whose number has not come up yet, with an open field (KT-113)."""
    come_up = state.order[: state.marker + 1]
    return [number for number in NUMBERS if number not in come_up and open_fields(state, seat, number)]


def _trade_targets(state: State, seat: Seat, named: Sequence[Target]) -> list[Kind]:
    """Return first the resource to pay, then one or two to take from the store (KT-122)."""
    in_store = resources_in(state.store)
    if not named:
        return resources_in(state.players[seat].cubes) if in_store else []
    return [kind for kind in in_store if state.store[kind] > named[1:].count(kind)]


def _sale_targets(state: State, seat: Seat, named: Sequence[Target]) -> list[Target]:
    """Return first glazier or goldsmith, then the cubes to pay (KT-123)."""
    cubes = state.players[seat].cubes
    if named:
        return kinds_left(cubes, named[1:])
    return [
        at
        for at, craftsman in enumerate(state.content.craftsmen)
        if craftsman.sale_price and sum(cubes) >= craftsman.sale_price and has_craft(state, at)
    ]
