"""The price of a seat with laws on it, and every way to pay for it (KT-50 to KT-58, KT-112, KT-147)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from engine.keythedral.content import laws
from engine.keythedral.content.shapes import CRAFTS, EVERY_KIND, GOLD, RESOURCES, Card, Cubes, Kind
from engine.keythedral.queries import cost_on
from engine.keythedral.state import CHEAPER_BY_A_CUBE, State


def affords(cubes: Sequence[int], cost: Sequence[int]) -> bool:
    return all(have >= need for have, need in zip(cubes, cost, strict=True))


def holds(cubes: Sequence[int], kinds: Sequence[Kind]) -> bool:
    """Return whether the cubes include these kinds, named one by one."""
    for kind in kinds:  # noqa: SIM110 - asked for every option of every pick: all() costs twice as much
        if cubes[kind] < kinds.count(kind):
            return False
    return True


def payments(state: State, cubes: Sequence[int], slot: int, using: Sequence[Card] = ()) -> list[Cubes]:
    """Return the payments for a seat with these own laws; Substitution only if it changes the payment."""
    cheaper = laws.PRICE_DECREASE in using
    if cheaper and not can_be_cheaper(state, slot):
        return []
    if laws.SUBSTITUTION in using:
        return substitute_payments(state, cubes, slot, cheaper)
    return plain_payments(state, cubes, slot, cheaper)


def can_be_cheaper(state: State, slot: int) -> bool:
    """Return whether Price decrease changes what a seat costs: not for gold alone (KT-110, KT-145)."""
    cost = cost_on(state, slot)
    return state.rules.rulings < CHEAPER_BY_A_CUBE or any(cost[kind] for kind in EVERY_KIND if kind != GOLD)


def plain_payments(state: State, cubes: Sequence[int], slot: int, cheaper: bool = False) -> list[Cubes]:
    """Return payments without substitution."""
    return [cost for cost in prices_on(state, slot, cheaper) if affords(cubes, cost)]


def substitute_payments(state: State, cubes: Sequence[int], slot: int, cheaper: bool = False) -> list[Cubes]:
    """Return payments that differ from the price by substitution alone (KT-112, KT-145)."""
    every = prices_on(state, slot, cheaper)
    found = set[Cubes]()
    for cost in every:
        found.update(_other_resources(cubes, cost))
        found.update(_other_craft(cubes, cost))
    return sorted(found.difference(every), reverse=True)


def prices_on(state: State, slot: int, cheaper: bool = False) -> tuple[Cubes, ...]:
    """Return what a seat costs any buyer now; several prices if a law lets the payer choose."""
    return _prices(cost_on(state, slot), cheaper or state.cheaper == slot, state.dearer == slot)


@cache
def _prices(printed: Cubes, cheaper: bool, dearer: bool) -> tuple[Cubes, ...]:
    """Return every possible price, chosen by the payer (KT-58, KT-147)."""
    kinds = [kind for kind in EVERY_KIND if printed[kind]]
    found = {printed}
    if cheaper:
        found = {_changed(cost, kind, -1) for cost in found for kind in kinds if kind != GOLD} or found
    if dearer:
        found = {_changed(cost, kind, 1) for cost in found for kind in kinds}
    return tuple(sorted(found, reverse=True))


def _changed(cost: Cubes, kind: Kind, by: int) -> Cubes:
    return (*cost[:kind], cost[kind] + by, *cost[kind + 1 :])


def _other_resources(cubes: Sequence[int], cost: Cubes) -> Iterator[Cubes]:
    """Yield costs with any number of resource cubes replaced by other resource cubes, one for one."""
    if any(cubes[kind] < cost[kind] for kind in CRAFTS):
        return
    crafts = tuple(cost[kind] for kind in CRAFTS)
    count = sum(cost[kind] for kind in RESOURCES)
    for resources in _handfuls(tuple(cubes[kind] for kind in RESOURCES), count):
        yield resources + crafts


def _handfuls(have: Cubes, count: int) -> Iterator[Cubes]:
    """Yield every way to pick `count` cubes."""
    if len(have) == 1:
        if count <= have[0]:
            yield (count,)
        return
    for n in range(min(have[0], count) + 1):
        for rest in _handfuls(have[1:], count - n):
            yield (n, *rest)


def _other_craft(cubes: Sequence[int], cost: Cubes) -> Iterator[Cubes]:
    """Yield costs with one craft cube replaced by another."""
    for old in CRAFTS:
        for new in CRAFTS:
            if old != new and cost[old]:
                payment = _changed(_changed(cost, old, -1), new, 1)
                if affords(cubes, payment):
                    yield payment
