"""Ways to a seat on sale, and what is left after each: all seats on sale bring as many points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.text import Seat
from engine.keythedral.actions import BuyUsing
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import CRAFTS, EVERY_KIND, RESOURCES, Cubes, Kind
from engine.keythedral.evaluation.cube_needs import (
    can_get,
    cubes_asked,
    first_asking,
    is_short,
    lacking,
    to_spare,
)
from engine.keythedral.prices import affords, payments, prices_on
from engine.keythedral.queries import has_craft, slots_on_sale
from engine.keythedral.state import State

_HELPING = frozenset((laws.PRICE_DECREASE, laws.SUBSTITUTION, laws.BARGAIN, laws.SALE, laws.CRAFT_BARGAIN))
"""The laws that help to pay for a seat."""
_IDLE = 0.5
"""Worth of a resource that no other seat needs."""


def prices(state: State) -> Iterator[Cubes]:
    """Yield the prices of all seats on sale."""
    return (cost for slot in slots_on_sale(state) for cost in prices_on(state, slot))


def is_dear(state: State, seat: Seat, payment: Cubes) -> bool:
    """Return whether the player can buy another seat on sale, or the same one, for less."""
    cubes = state.players[seat].cubes
    left = _left(state, cubes, payment)
    return any(_left(state, cubes, cost) > left for cost in prices(state) if affords(cubes, cost))


def spends_law(state: State, using: BuyUsing) -> bool:
    """Return whether a player uses laws for a seat although one on sale can be paid with fewer of them: a law
    kept serves the next purchase as well."""
    cubes = state.players[using.seat].cubes
    fewer = [(), *((card,) for card in using.cards if len(using.cards) > 1)]
    return any(payments(state, cubes, slot, cards) for slot in slots_on_sale(state) for cards in fewer)


def cheapest(state: State, cubes: Sequence[int]) -> int | None:
    """Return the seat on sale that these cubes pay for and that leaves most behind; None if they pay none."""
    left = {
        slot: _left(state, cubes, cost)
        for slot in slots_on_sale(state)
        for cost in prices_on(state, slot)
        if affords(cubes, cost)
    }
    return max(left, key=lambda slot: left[slot], default=None)


def leaves_less(state: State, old: Sequence[int], new: Sequence[int]) -> bool:
    """Return whether a seat on sale is one purchase or trade away, and one with these cubes before and after
    does not lead to a seat, or leaves less behind than another that does."""
    left = max((_left(state, new, cost) for cost in prices(state) if affords(new, cost)), default=-1.0)
    for cost, gets, paid in _purchases(state, old):
        cubes = [have - paid.count(kind) + (kind == gets) for kind, have in zip(EVERY_KIND, old, strict=True)]
        if _left(state, cubes, cost) > left:
            return True
    return False


def _payment_for(state: State, cubes: Sequence[int], gets: Kind) -> list[Kind]:
    """Return what to give for a craft cube, one by one, and keep most cubes of the seats on sale."""
    left, paid = [have + (kind == gets) for kind, have in enumerate(cubes)], list[Kind]()
    for _ in range(asked_for(state, gets)):
        ways = {kind: _without(left, kind) for kind in EVERY_KIND if left[kind] > (kind == gets)}
        if not ways:
            return []
        paid.append(min(ways, key=lambda kind: (*_lack_and_share(state, ways[kind]), kind)))
        left = ways[paid[-1]]
    return paid


def pays_last(state: State, cubes: Sequence[int], paid: Kind) -> bool:
    """Return whether this is a craft cube that seats need, or the last cube of a kind that they do, while
    another kind is held twice that they need no sooner and no more, or one that none needs."""
    when = _needed_from(state, paid)
    if paid in CRAFTS:
        return bool(when)
    if not when or cubes[paid] > 1:
        return False
    lack = _lack_and_share(state, _without(cubes, paid))
    return any(
        not _needed_from(state, kind)
        or (
            cubes[kind] > 1
            and _needed_from(state, kind) >= when
            and _lack_and_share(state, _without(cubes, kind)) <= lack
        )
        for kind in RESOURCES
        if cubes[kind]
    )


def _needed_from(state: State, kind: Kind) -> int:
    """Return the first number left of which some seat asks for a kind; 0: none does."""
    return state.number if cubes_asked(state)[kind] else first_asking(state, kind)


def pays_needed(state: State, new: Sequence[int], paid: Sequence[Kind]) -> bool:
    """Return whether another resource left in hand would have served the seats on sale less than one paid."""
    lack, share = _lack_and_share(state, new)
    for kind in set(paid) & set(RESOURCES):
        for other in RESOURCES:
            if new[other] and other != kind:
                swapped = [have + (at == kind) - (at == other) for at, have in enumerate(new)]
                less, more = _lack_and_share(state, swapped)
                if less <= lack and more < share:
                    return True
    return False


def pays_craft(state: State, new: Sequence[int], paid: Sequence[Kind]) -> bool:
    """Return whether a craft cube is paid although a resource that no seat needs is left."""
    is_left = any(new[kind] and not _needed_from(state, kind) for kind in RESOURCES)
    return is_left and any(kind in CRAFTS for kind in paid)


def _without(cubes: Sequence[int], kind: Kind) -> list[int]:
    return [have - (at == kind) for at, have in enumerate(cubes)]


def _lack_and_share(state: State, cubes: Sequence[int]) -> tuple[int, int]:
    """Return how many cubes the nearest seat on sale lacks, and all of them together."""
    lacks = [sum(lacking(cubes, cost)) for cost in prices(state)]
    return min(lacks, default=0), sum(lacks)


def purchases_for_seats(state: State, seat: Seat) -> Iterator[tuple[Kind, list[Kind]]]:
    """Yield for each seat on sale that lacks one cube the cube, and what to give for it; if none does, the
    same for each craft cube that some seat lacks."""
    cubes = state.players[seat].cubes
    found = [(gets, paid) for _, gets, paid in _purchases(state, cubes)]
    crafts = [kind for at, kind in enumerate(CRAFTS) if is_short(state, cubes, kind) and has_craft(state, at)]
    others = ((kind, _payment_for(state, cubes, kind)) for kind in crafts)
    yield from found or [(kind, paid) for kind, paid in others if paid]


def _purchases(state: State, cubes: Sequence[int]) -> Iterator[tuple[Cubes, Kind, list[Kind]]]:
    for cost in prices(state):
        lack, spare = lacking(cubes, cost), to_spare(state, cubes, cost)
        if sum(lack) != 1 or not can_get(state, cubes, cost):
            continue
        gets, asked = lack.index(1), cubes_asked(state)
        worths = [
            (worth, asked[kind] - cost[kind], -first_asking(state, kind), kind)
            for kind, worth in _worths(state, spare, cost)
        ]
        yield cost, gets, [kind for *_, kind in sorted(worths)[: asked_for(state, gets)]]


def is_out_of_reach(state: State, seat: Seat) -> bool:
    """Return whether a player can pay for no seat on sale in this round, whatever is traded away for it, and
    holds no law that could change that."""
    player = state.players[seat]
    if not slots_on_sale(state) or not _HELPING.isdisjoint(player.laws):
        return False
    for cost in prices(state):
        lack, left = lacking(player.cubes, cost), lacking(cost, player.cubes)
        if sum(asked_for(state, kind) * count for kind, count in enumerate(lack)) <= sum(left):
            return False
    return True


def asked_for(state: State, kind: Kind) -> int:
    """Return how many cubes a craftsman or the trader takes for a cube."""
    return state.content.craftsmen[CRAFTS.index(kind)].price if kind in CRAFTS else state.content.trade_cost


def _left(state: State, cubes: Sequence[int], cost: Cubes) -> float:
    """Return what is left of cubes after buying a seat."""
    left = [have - need for have, need in zip(cubes, cost, strict=True)]
    return sum(worth for _, worth in _worths(state, left, cost))


def _worths(state: State, cubes: Sequence[int], cost: Cubes) -> Iterator[tuple[Kind, float]]:
    """Yield each of the cubes and what it is worth once a seat of this price is sold, in resources that some
    seat needs. A craft cube is worth what its craftsman takes for it."""
    asked = cubes_asked(state)
    for kind, count in zip(EVERY_KIND, cubes, strict=True):
        for at in range(count):
            if kind in CRAFTS:
                yield kind, float(asked_for(state, kind))
            else:
                is_needed = at < asked[kind] - cost[kind] or first_asking(state, kind)
                yield kind, 1.0 if is_needed else _IDLE
