"""Every payment for every seat, compared with a search through all handfuls of cubes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from engine.keythedral.content.box import NEWEST
from engine.keythedral.content.shapes import GOLD
from engine.keythedral.prices import plain_payments, substitute_payments
from engine.keythedral.state import NO_SLOT, State
from tests.support.keythedral import hamlet

Payment = tuple[int, ...]


def prices(printed: Payment, cheaper: bool, dearer: bool) -> set[Payment]:
    """KT-58, KT-147: one printed cube less, but no gold, and one printed kind more."""
    kinds = [kind for kind in range(8) if printed[kind]]
    found = set()
    for less in [kind for kind in kinds if kind != GOLD] if cheaper else [None]:
        for more in kinds if dearer else [None]:
            found.add(tuple(n - (kind == less) + (kind == more) for kind, n in enumerate(printed)))
    return found


def is_substitute(payment: Payment, price: Payment) -> bool:
    """KT-112: other resources one for one, or one craft cube by another, not both."""
    resources, crafts = (payment[:5], price[:5]), (payment[5:], price[5:])
    if crafts[0] == crafts[1]:
        return sum(resources[0]) == sum(resources[1])
    swapped = sorted(n - m for n, m in zip(*crafts, strict=True))
    return resources[0] == resources[1] and swapped == [-1, 0, 1]


def positions(count: int) -> Iterator[tuple[State, int, list[int], bool, bool]]:
    """A tile on the first slot, cubes in hand, and price cards beside the tile."""
    rng, state = random.Random(58), hamlet().spend().state
    for _ in range(count):
        tile, cheaper, dearer = rng.randrange(len(NEWEST.tiles)), rng.random() < 0.5, rng.random() < 0.5
        state.mat[0] = tile
        state.cheaper, state.dearer = 0 if cheaper else NO_SLOT, 0 if dearer else NO_SLOT
        yield state, tile, [rng.choice((0, 1, 1, 2)) for _ in range(8)], cheaper, dearer


def test_kt_58_kt_112_kt_147_every_payment_and_no_other_is_offered() -> None:
    offered = 0
    for state, tile, cubes, cheaper, dearer in positions(150):
        every = prices(NEWEST.tiles[tile].cost, cheaper, dearer)
        handfuls = list(product(*(range(count + 1) for count in cubes)))
        plain = {payment for payment in handfuls if payment in every}
        other = {p for p in handfuls if p not in every and any(is_substitute(p, price) for price in every)}
        assert set(plain_payments(state, cubes, 0)) == plain
        assert set(substitute_payments(state, cubes, 0)) == other
        offered += bool(plain) + bool(other)
    assert offered > 100
