"""Checks for any box of Keyflower and The Merchants, shipped or custom.

It has the same pieces, and they do the same things. Numbers, prices and the sides with a road may differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from engine.keyflower.content.box import BY_RULINGS, SHIPPED, Content
from engine.keyflower.content.shapes import (
    ANY,
    COLOURS,
    FIELD,
    RESOURCES,
    RIVER,
    ROAD,
    SKILLS,
    Bonus,
    Cargo,
    Contract,
    Counts,
    Effect,
    Hold,
    Price,
    Sets,
)

_MOST = 99
"""Upper limit of any number: a coin has space for two digits."""
_MOST_AT_ONCE = 9
"""Upper limit of each number in an effect, a boat's load, a set or a contract."""
_MOST_PAID = 6
"""Most pieces in one price: with more, there are more ways to pay than a menu has lines."""
_SAME = ("number", "min_players")
_COUNTED = ("gold", "contracts")
"""Boons that are a number; of every other boon there is one."""
_SEATS = tuple(SHIPPED.order_count)


def faults(content: Content) -> Iterator[str]:
    """Yield one sentence per fault; a set without faults is playable."""
    found, ours = list[str](), _shipped_like(content)
    for field in fields(Content):
        if field.name != "name":
            found += _compared(field.name, getattr(content, field.name), getattr(ours, field.name))
    yield from found or _deals(content)


def _shipped_like(content: Content) -> Content:
    """Return the newest shipped set with the same packs: boxes older than a pack stay playable."""
    newest_first = [BY_RULINGS[rulings] for rulings in sorted(BY_RULINGS, reverse=True)]
    return next((ours for ours in newest_first if ours.packs.keys() == content.packs.keys()), SHIPPED)


def _fault(where: str, found: object, expected: object) -> str:
    return f"{where}: found {found}; expected {expected}"


def _compared(where: str, found: Any, ours: Any, most: int = _MOST) -> Iterator[str]:
    """Yield the faults of a part of the set, compared with the same part of the shipped set."""
    if type(found) is not type(ours):
        yield _fault(where, found, "what is printed there in the box")
    elif isinstance(ours, Price):
        yield from _price(where, found, ours)
    elif isinstance(ours, Sets):
        yield from _sets(where, found, ours)
    elif isinstance(ours, Bonus) and ours.what not in _COUNTED:
        yield from [_fault(where, found, ours)] if found != ours else []
    elif isinstance(ours, Struct):
        within = isinstance(ours, Effect | Cargo | Contract) and not isinstance(ours, Hold)
        yield from _struct(where, found, ours, _MOST_AT_ONCE if within else most)
    elif isinstance(ours, dict | tuple):
        yield from _collection(where, found, ours, most)
    elif isinstance(ours, int) and not isinstance(ours, bool) and ours:
        yield from [_fault(where, found, f"1 to {most}")] if not 1 <= found <= most else []
    elif found != ours:
        yield _fault(where, found, ours)


def _struct(where: str, found: Any, ours: Struct, most: int) -> Iterator[str]:
    for field in fields(ours):
        place, one, other = f"{where}.{field.name}", getattr(found, field.name), getattr(ours, field.name)
        if field.name == "edges":
            yield from _edges(place, one, other)
        elif field.name in _SAME:
            yield from [_fault(place, one, other)] if one != other else []
        else:
            yield from _compared(place, one, other, most)


def _collection(where: str, found: Any, ours: Any, most: int) -> Iterator[str]:
    if isinstance(ours, dict):
        same, pairs = found.keys() == ours.keys(), [(key, found.get(key), ours[key]) for key in ours]
    else:
        named = [getattr(one, "id", at) for at, one in enumerate(ours)]
        same, pairs = len(found) == len(ours), list(zip(named, found, ours, strict=False))
    if not same:
        yield _fault(where, f"{len(found)} of them", f"the {len(ours)} of the box")
        return
    for key, one, other in pairs:
        yield from _compared(f"{where}.{key}", one, other, most)


def _edges(where: str, found: str, ours: str) -> Iterator[str]:
    """Yield edges whose river moved: a home has one, and boats have them straight ahead (KF-77, KF-96)."""
    rivers = [at for at, letter in enumerate(ours) if letter == RIVER]
    if len(found) != len(ours) or not {*found} <= {ROAD, FIELD, RIVER}:
        yield _fault(where, found, f"{len(ours)} letters of {ROAD}, {FIELD} and {RIVER}")
    elif rivers != [at for at, letter in enumerate(found) if letter == RIVER]:
        yield _fault(where, found, f"rivers as in {ours}")
    elif (ROAD in found) != (ROAD in ours):
        yield _fault(where, found, "a road" if ROAD in ours else "no road")


def _price(where: str, found: Price, ours: Price) -> Iterator[str]:
    """Yield the faults of a price.

    A price has resources and at most one skill; an extension that takes a worker takes nothing else.
    """
    workers, skills, goods = (_size(counts) for counts in (found.workers, found.skills, found.resources))
    if bool(workers) != bool(ours.workers) or (workers and (workers, skills, goods) != (1, 0, 0)):
        yield _fault(where, found, "one worker" if ours.workers else "no worker")
    elif not workers and (skills > 1 or not 0 < skills + goods <= _MOST_PAID):
        yield _fault(where, found, f"at most one skill, and 1 to {_MOST_PAID} pieces in all")
    for counts, kinds in ((found.workers, COLOURS), (found.skills, SKILLS), (found.resources, RESOURCES)):
        named = [kind for kind, _ in counts]
        if named != [kind for kind in (*kinds, ANY) if kind in named] or any(n < 1 for _, n in counts):
            yield _fault(where, counts, f"each kind once, in the order of {', '.join((*kinds, ANY))}")


def _size(counts: Counts) -> int:
    return sum(n for _, n in counts)


def _sets(where: str, found: Sets, ours: Sets) -> Iterator[str]:
    """Yield the faults of a set, which takes one of each kind or several of any for final scoring."""
    yield from _compared(f"{where}.item", found.item, ours.item)
    yield from _compared(f"{where}.points", found.points, ours.points)
    several = [n for _, n in ours.one] != [1] * len(ours.one)
    kinds, same = [kind for kind, _ in found.one], [kind for kind, _ in ours.one]
    if kinds != same or not all(2 <= n <= _MOST_AT_ONCE if several else n == 1 for _, n in found.one):
        yield _fault(where, found.one, f"2 to {_MOST_AT_ONCE} of any kind" if several else ours.one)


def _deals(content: Content) -> Iterator[str]:
    """Yield shortages: the box must hold enough pieces for every number of players (KF-12, KM-4)."""
    per_season = [len(content.season_tiles[season]) for season in ("spring", "summer", "autumn")]
    new = sum(tile.kind == "winter" for tile in content.merchants_tiles)
    winter, merchants = len(content.winter_tiles), content.merchants_winter_deal
    for seats in _SEATS:
        limits = (
            ("season_tile_count", content.season_tile_count[seats], 1, min(per_season)),
            ("order_count", content.order_count[seats], 1, len(content.orders)),
            ("winter_deal", content.winter_deal[seats], 1, winter // seats),
            ("merchants_winter_deal", merchants[seats], -(-new // seats), (winter + new) // seats),
        )
        for where, found, least, most in limits:
            if not least <= found <= most:
                yield _fault(f"{where}.{seats}", found, f"{least} to {most}")
        if content.merchants_winter_deal[seats] * seats < new:
            yield _fault(
                f"merchants_winter_deal.{seats}", content.merchants_winter_deal[seats], f"{new} in all"
            )
    everybody = max(_SEATS)
    plain = sum(n for colour, n in content.workers.items() if colour != "green")
    if content.starting_workers * everybody > plain or content.workers["green"] < everybody:
        yield _fault("workers", content.workers, f"enough for {everybody} players")
    if content.open_contracts > len(content.contract_list):
        yield _fault("open_contracts", content.open_contracts, f"at most {len(content.contract_list)}")
