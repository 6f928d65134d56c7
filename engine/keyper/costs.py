"""How a cost can be paid: every icon accepts certain goods, and equal goods are interchangeable."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement, product
from typing import TypeAlias

from engine.keyper.content.goods import ICONS, RESOURCES
from engine.keyper.content.house import BUILD_COSTS

Cost: TypeAlias = tuple[str, ...]
Goods: TypeAlias = tuple[str, ...]
Purse: TypeAlias = tuple[int, ...]

_AT = {kind: at for at, kind in enumerate(RESOURCES)}
_PURSE = ("clay", "log", "rock", "brick", "wood", "stone", "wheat")
_ENOUGH = max(len(cost) for cost in BUILD_COSTS.values())  # more of a kind pay for nothing more
FREE: Cost = ()


def purse_of(goods: Mapping[str, int]) -> Purse:
    """The building materials owned, as far as they matter for a single cost."""
    get = goods.get
    return tuple([count if (count := get(kind, 0)) < _ENOUGH else _ENOUGH for kind in _PURSE])


@cache
def ways_to_pay(cost: Cost) -> tuple[Goods, ...]:
    """Every multiset of goods that meets the icons."""
    ways = {
        tuple(sorted(way, key=_AT.__getitem__)) for way in product(*(ICONS[icon] for icon in sorted(cost)))
    }
    return tuple(sorted(ways, key=lambda way: [_AT[kind] for kind in way]))


@cache
def discounted(cost: Cost) -> tuple[Cost, ...]:
    """The cost less one icon of the builder's choice; a single icon stays (KP-77, KP-219)."""
    if len(cost) == 1:
        return (cost,)
    return tuple(dict.fromkeys(cost[:at] + cost[at + 1 :] for at in range(len(cost))))


@cache
def payments(costs: tuple[Cost, ...], purse: Purse) -> tuple[Goods, ...]:
    """How this purse can pay any one of the costs, without doubles."""
    have = dict(zip(_PURSE, purse, strict=True))
    found = [way for cost in costs for way in ways_to_pay(cost) if _covered(way, have)]
    return tuple(sorted(dict.fromkeys(found), key=lambda way: [_AT[kind] for kind in way]))


def is_payable(goods: Mapping[str, int], cost: Cost) -> bool:
    return any(_covered(way, goods) for way in ways_to_pay(cost))


def ways_payable(goods: Mapping[str, int], cost: Cost) -> list[Goods]:
    """For any icons, gems and animals too."""
    return [way for way in ways_to_pay(cost) if _covered(way, goods)]


@cache
def picks_of(kinds: Goods, count: int) -> tuple[Goods, ...]:
    """Every multiset of so many of these kinds."""
    return tuple(combinations_with_replacement(kinds, count))


def _covered(way: Goods, goods: Mapping[str, int]) -> bool:
    return all(goods.get(kind, 0) >= way.count(kind) for kind in way)


PRINTED: dict[str, tuple[Cost, ...]] = {tile: (cost,) for tile, cost in BUILD_COSTS.items()}
DISCOUNTED: dict[str, tuple[Cost, ...]] = {tile: discounted(cost) for tile, cost in BUILD_COSTS.items()}
