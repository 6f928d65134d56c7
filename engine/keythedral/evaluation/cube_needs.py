"""A player's need for cubes: for the seats on sale now, and for later ones."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Seat
from engine.keythedral.content.shapes import (
    CRAFTS,
    EVERY_KIND,
    KINDS,
    NUMBERS,
    RESOURCES,
    Cubes,
    Kind,
    owner_of,
)
from engine.keythedral.prices import prices_on
from engine.keythedral.queries import cost_on, edition, has_craft, slot_number, slots_on_sale
from engine.keythedral.state import State

_REACHED = (1.0, 0.55, 0.3, 0.15, 0.05)
"""Value of a tile on sale relative to an affordable one, by the number of missing cubes."""

_SHARE = 1.5
"""A good player gets this many times an even share of the remaining seats."""


def cubes_of(state: State, seat: Seat) -> list[int]:
    """Return the cubes in hand and those that workers will bring, minus the cost of a declared purchase."""
    cubes = list(state.players[seat].cubes)
    for cell, dwelling in state.workers.items() if state.stage in ("work", "harvest") else ():
        if owner_of(dwelling) == seat:
            cubes[state.fields[cell]] += 1
    purchase = state.purchase
    if purchase is not None and purchase.buyer == seat:
        cubes = [max(0, have - paid) for have, paid in zip(cubes, purchase.payment, strict=True)]
    return cubes


def _missing(cubes: Sequence[int], cost: Sequence[int]) -> int:
    return sum(need - have for have, need in zip(cubes, cost, strict=True) if need > have)


def within_reach(state: State, cubes: list[int]) -> tuple[float, float]:
    """Return points of the seats on sale that can be paid in a row, and of the nearest one after them."""
    declared = state.purchase.slot if state.purchase is not None else -1
    costs = [_price(state, slot, cubes) for slot in slots_on_sale(state) if slot != declared]
    if not costs:
        return 0.0, 0.0
    points = edition(state).points[state.number - 1]
    left, paid = cubes, 0
    while True:
        costs.sort(key=lambda cost: (_missing(left, cost), sum(cost)))
        if not costs or _missing(left, costs[0]):
            break
        left = [have - need for have, need in zip(left, costs.pop(0), strict=True)]
        paid += 1
    nearest = _REACHED[min(_missing(left, costs[0]), len(_REACHED) - 1)] if costs else 0.0
    return float(points * paid), points * nearest


def _price(state: State, slot: int, cubes: Sequence[int]) -> Cubes:
    """Return what a seat costs now: with Price increase beside it, the cube of which the player has most."""
    if slot not in (state.dearer, state.cheaper):
        return cost_on(state, slot)
    return min(prices_on(state, slot), key=lambda cost: _missing(cubes, cost))


def wanted(state: State) -> list[float]:
    """Return how many cubes of each kind a seat on sale needs on average; the next number counts in part."""
    typical = state.content.typical_costs
    if not 1 <= state.number <= 5:
        return list(typical[0])
    slots = slots_on_sale(state)
    found = [0.0] * len(KINDS)
    for slot in slots:
        for kind, count in enumerate(state.content.tiles[state.mat[slot]].cost):
            found[kind] += count / len(slots)
    if state.number < 5:
        for kind, part in enumerate(typical[state.number]):
            found[kind] += 0.5 * part
    return found


def useful(state: State) -> list[float]:
    """Return how many cubes of each kind one player can still spend on seats.

    This is the player's share of the cost of all remaining seats, but at least the cost of the dearest one on
    sale. More cubes are of no use.
    """
    number, share = max(1, state.number), min(1.0, _SHARE / len(state.players))
    found = [share * count for count in _to_come(state, number)]
    if state.number:
        for slot in slots_on_sale(state):
            for kind, count in enumerate(state.content.tiles[state.mat[slot]].cost):
                found[kind] += share * count
        for slot in slots_on_sale(state):
            for kind, count in enumerate(state.content.tiles[state.mat[slot]].cost):
                if found[kind] < count:
                    found[kind] = float(count)
    return found


def _to_come(state: State, number: int) -> tuple[float, ...]:
    """Return how many cubes of each kind the seats of higher numbers need.

    Of all numbers while the map is laid.
    """
    return state.content.costs_to_come[state.rules.second_edition][number]


def slot_points(state: State, slot: int) -> int:
    return edition(state).points[slot_number(state, slot) - 1]


def lacking(cubes: Sequence[int], cost: Sequence[int]) -> tuple[int, ...]:
    return tuple(max(0, need - have) for have, need in zip(cubes, cost, strict=True))


def can_get(state: State, cubes: Sequence[int], cost: Sequence[int], actions: int | None = None) -> bool:
    """Return whether these cubes pay a cost, with what craftsmen and the trader give for those that can be
    spared, in so many actions."""
    lack = lacking(cubes, cost)
    if actions is not None and sum(lack) > actions:
        return False
    price = state.content.trade_cost * sum(lack[kind] for kind in RESOURCES)
    for at, (kind, craftsman) in enumerate(zip(CRAFTS, state.content.craftsmen, strict=True)):
        price += craftsman.price * lack[kind]
        if lack[kind] and not has_craft(state, at):
            return False
    is_there = all(lack[kind] <= state.store[kind] for kind in RESOURCES)
    return is_there and price <= sum(to_spare(state, cubes, cost))


def to_spare(state: State, cubes: Sequence[int], cost: Sequence[int]) -> list[int]:
    """Return which cubes a cost leaves over, but craft cubes only if no other seat needs any."""
    asked = cubes_asked(state)
    return [
        0 if kind in CRAFTS and (asked[kind] > cost[kind] or first_asking(state, kind)) else count
        for kind, count in enumerate(lacking(cost, cubes))
    ]


def cubes_asked(state: State) -> list[int]:
    """Return how many cubes of each kind all the seats on sale ask for."""
    costs = [cost_on(state, slot) for slot in slots_on_sale(state)]
    return [sum(cost[kind] for cost in costs) for kind in EVERY_KIND]


def is_short(state: State, cubes: Sequence[int], kind: Kind) -> bool:
    """Return whether some seat on sale asks for more cubes of a kind than these."""
    return any(cost_on(state, slot)[kind] > cubes[kind] for slot in slots_on_sale(state))


def asked_before(state: State, number: int, kind: Kind) -> int:
    """Return how many cubes of a kind one seat asks for at most, on sale or of a number before this one."""
    tiles, seats = state.content.tiles, state.content.seats
    costs = [cost_on(state, slot)[kind] for slot in slots_on_sale(state)]
    later = (tiles[at].cost[kind] for each in range(state.number + 1, number) for at in seats[each - 1])
    return max([*costs, *later], default=0)


def seats_asking(state: State, number: int, kind: Kind) -> int:
    """Return how many of the building tiles of a number ask for a kind, in the game or not."""
    return sum(bool(state.content.tiles[at].cost[kind]) for at in state.content.seats[number - 1])


def first_asking(state: State, kind: Kind) -> int:
    """Return the first number not on sale yet of which some seat asks for a kind; 0: none does."""
    tiles, seats = state.content.tiles, state.content.seats
    later = (number for number in NUMBERS if number > state.number)
    return next((number for number in later if any(tiles[at].cost[kind] for at in seats[number - 1])), 0)
