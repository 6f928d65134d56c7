"""The choice of contracts to fulfil: exact search over subsets, pruned by a Lagrangian bound.

Every fulfilled contract is worth the same, so a subset matters only by its number and by what it takes out of
the pools. Give each kind of piece a price. For any choice, a pool then scores at most what its pieces are
worth at these prices (or at their own value, if higher), plus what sets and bulks gain over their price,
minus the price of the contracts' needs. That holds for any prices, so prices only decide how much of the
search is pruned, never its result. Deviating from the contracts that look profitable costs at least their
profit, which bounds the search. Contracts that touch the first pool are decided first; then its true score
replaces the bound.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.keyflower.scoring.pool import NO_KIND, Plan, Pool

_PRICES = (0.0, 0.6, 1.0, 5 / 3, 2.0, 7 / 3, 3.0, 3.5, 5.0, 7.0)
_UNHELD = 10.0
"""Price of a kind that the pool does not hold."""


_Demands: TypeAlias = tuple[tuple[int, ...], ...]
"""One demand for each pool."""


class Claim(NamedTuple):
    """A contract as the pools see it."""

    name: str
    demands: _Demands


class Chosen(NamedTuple):
    points: int
    claims: tuple[Claim, ...]
    plans: tuple[Plan, ...]


class Chooser:
    """Finds the best contracts to fulfil out of the pools, if they bring more than a given floor."""

    def __init__(self, pools: Sequence[Pool], claims: Sequence[Claim], value: int, prices: Prices) -> None:
        self._pools = tuple(pools)
        self._value = value
        self._found: Chosen | None = None
        self._floor = -1
        slots = [_slot_prices(pool, price) for pool, price in zip(pools, prices.of, strict=True)]
        profit = {claim: value - _cost(claim, slots) for claim in claims if self._can_meet(claim.demands)}
        self._claims = sorted(profit, key=lambda claim: (not any(claim.demands[0]), -abs(profit[claim])))
        self._settled = sum(any(claim.demands[0]) for claim in self._claims)
        self._profits = [profit[claim] for claim in self._claims]
        limits = [_limit(*one) for one in zip(pools, prices.of, slots, strict=True)]
        self._first_limit, self._first_slots = limits[0], slots[0]
        self._most = sum(limits) + sum(p for p in self._profits if p > 0)

    def best(self, floor: int = -1) -> Chosen | None:
        self._floor = floor
        self._found = None
        self._descend(0, 0.0, (), tuple((0,) * (len(pool.kinds) + 1) for pool in self._pools))
        return self._found

    def _can_meet(self, demands: _Demands) -> bool:
        return all(pool.can_meet(demand) for pool, demand in zip(self._pools, demands, strict=True))

    def _descend(self, index: int, loss: float, taken: tuple[int, ...], demands: _Demands) -> None:
        """Decide on the claims from this one on; `loss` is what the bound has lost by decisions so far."""
        if index == self._settled:
            loss += self._slack(demands[0])
        if self._most - loss < self._floor + 1 - 1e-6:
            return
        if index == len(self._claims):
            self._weigh(taken, demands)
            return
        profit = self._profits[index]
        if profit <= 0:
            self._descend(index + 1, loss, taken, demands)
        more = tuple(
            tuple(a + b for a, b in zip(old, new, strict=True))
            for old, new in zip(demands, self._claims[index].demands, strict=True)
        )
        if self._can_meet(more):
            self._descend(index + 1, loss + max(0.0, -profit), (*taken, index), more)
        if profit > 0:
            self._descend(index + 1, loss + profit, taken, demands)

    def _slack(self, demand: tuple[int, ...]) -> float:
        """Return how much the bound overestimates the first pool, once no remaining claim needs it."""
        plan = self._pools[0].best(demand)
        cost = sum(need * price for need, price in zip(demand, self._first_slots, strict=True))
        return math.inf if plan is None else self._first_limit - cost - plan.points

    def _weigh(self, taken: tuple[int, ...], demands: _Demands) -> None:
        points = self._value * len(taken)
        plans = []
        for pool, demand in zip(self._pools, demands, strict=True):
            plan = pool.best(demand)
            if plan is None:
                return
            plans.append(plan)
            points += plan.points
        if points > self._floor:
            self._floor = points
            self._found = Chosen(points, tuple(self._claims[i] for i in sorted(taken)), tuple(plans))


def _slot_prices(pool: Pool, prices: Sequence[float]) -> tuple[float, ...]:
    """Return the cost of a need of each kind, and last of any kind, at these prices."""
    lowest = min(prices)
    if pool.joker == NO_KIND:
        return (*prices, lowest)
    joker = prices[pool.joker]
    return (*(price if price < joker else joker for price in prices), lowest)


def _limit(pool: Pool, prices: Sequence[float], slots: Sequence[float]) -> float:
    """Return an upper bound of the pool's score, minus the price of the needs met from it."""
    most = pool.worth_at(prices)
    if pool.sets:
        cost = sum(slots[kind] for kind in pool.set_kinds)
        most += max(0.0, pool.sets.points - cost) * (pool.size // len(pool.set_kinds))
    if pool.bulk:
        most += max(0.0, pool.bulk.points - pool.bulk.size * slots[-1]) * (pool.size // pool.bulk.size)
    return most


class Prices:
    """Prices that make the bound low: the best uniform price for each pool, then each kind's in turn."""

    def __init__(self, pools: Sequence[Pool], claims: Sequence[Claim], value: int) -> None:
        self._pools = pools
        self._value = value
        self._claims = [_terms(claim) for claim in claims]
        self.of = [[1.0 if held else _UNHELD for held in pool.counts] for pool in pools]
        self._slots = [_slot_prices(pool, prices) for pool, prices in zip(pools, self.of, strict=True)]
        for index, pool in enumerate(pools if claims else ()):
            held = [kind for kind, count in enumerate(pool.counts) if count]
            for kinds in (held, *([kind] for kind in held)):
                self._improve(index, kinds)

    def _improve(self, index: int, kinds: Sequence[int]) -> None:
        prices = self.of[index]
        best, lowest = prices.copy(), self._bound(index)
        for price in _PRICES:
            for kind in kinds:
                prices[kind] = price
            if (bound := self._bound(index)) < lowest - 1e-9:
                best, lowest = prices.copy(), bound
        prices[:] = best
        self._slots[index] = _slot_prices(self._pools[index], prices)

    def _bound(self, index: int) -> float:
        """Return the bound on all points, without the effect of prices in other pools."""
        pool, prices = self._pools[index], self.of[index]
        self._slots[index] = slots = _slot_prices(pool, prices)
        total = _limit(pool, prices, slots)
        for terms in self._claims:
            profit = float(self._value)
            for where, slot, need in terms:
                profit -= need * self._slots[where][slot]
            if profit > 0:
                total += profit
        return total


def _terms(claim: Claim) -> list[tuple[int, int, int]]:
    """Return terms: which pool, which kind, how many."""
    return [
        (where, slot, need)
        for where, demand in enumerate(claim.demands)
        for slot, need in enumerate(demand)
        if need
    ]


def _cost(claim: Claim, slots: Sequence[tuple[float, ...]]) -> float:
    return sum(need * slots[where][slot] for where, slot, need in _terms(claim))
