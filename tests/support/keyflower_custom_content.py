"""Fictional boxes of Keyflower: random values that follow every rule about them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import fields, replace

from engine.keyflower.content.box import SHIPPED, Content
from engine.keyflower.content.checks import faults
from engine.keyflower.content.shapes import ANY, COLOURS, RESOURCES, SKILLS, Bonus, Counts, Price, Sets

_KEPT = {"name", "number", "min_players"}
_DEALS = {
    "season_tile_count": {2: (1, 11), 3: (1, 11), 4: (1, 11), 5: (1, 11), 6: (1, 11)},
    "order_count": {2: (1, 4), 3: (1, 4), 4: (1, 4), 5: (1, 4), 6: (1, 4)},
    "winter_deal": {2: (1, 6), 3: (1, 4), 4: (1, 3), 5: (1, 2), 6: (1, 2)},
    "merchants_winter_deal": {2: (2, 7), 3: (1, 5), 4: (1, 3), 5: (1, 3), 6: (1, 2)},
}


def random_box(seed: str) -> Content:
    rng = random.Random(seed)
    changed = {
        field.name: _other(rng, getattr(SHIPPED, field.name))
        for field in fields(Content)
        if field.name not in _KEPT | _DEALS.keys()
    }
    deals = {
        name: {seats: rng.randint(*bounds) for seats, bounds in each.items()} for name, each in _DEALS.items()
    }
    counts = {
        "workers": {colour: rng.randint(15, 60) for colour in SHIPPED.workers},
        "starting_workers": rng.randint(3, 7),
    }
    box = replace(SHIPPED, **changed | deals | counts, name=f"box {seed}")
    assert not list(faults(box))
    return box


def _other(rng: random.Random, value: Any) -> Any:
    """Return the same with other numbers, prices and roads."""
    match value:
        case Price():
            return _price(rng, value)
        case Sets(_, one, _):
            more = tuple((kind, rng.randint(2, 6) if count > 1 else 1) for kind, count in one)
            return replace(value, one=more, points=rng.randint(1, 12))
        case Bonus("free-upgrade" | "free-extension" | "replaced"):
            return value
        case Struct():
            names = [field.name for field in fields(value) if field.name not in _KEPT]
            return replace(value, **{name: _part(rng, name, getattr(value, name)) for name in names})
        case tuple():
            return tuple(_other(rng, each) for each in value)
        case dict():
            return {key: _other(rng, each) for key, each in value.items()}
        case bool() | str() | None:
            return value
        case int():
            return rng.randint(1, min(9, 2 * value)) if value else 0
        case _:
            raise TypeError(value)


def _part(rng: random.Random, name: str, value: Any) -> Any:
    return _edges(rng, value) if name == "edges" else _other(rng, value)


def _edges(rng: random.Random, edges: str) -> str:
    """Swap roads and fields; rivers stay."""
    others = [letter for letter in edges if letter != "w"]
    rng.shuffle(others)
    return "".join("w" if letter == "w" else others.pop() for letter in edges)


def _price(rng: random.Random, price: Price) -> Price:
    if price.workers:
        return Price(workers=((rng.choice((*COLOURS, ANY)), 1),))
    skills: Counts = ((rng.choice((*SKILLS, ANY)), 1),) if rng.random() < 0.4 else ()
    return Price(resources=_counts(rng, (*RESOURCES, ANY), 0 if skills else 1), skills=skills)


def _counts(rng: random.Random, kinds: Sequence[str], least: int) -> Counts:
    named = set(rng.sample(kinds, rng.randint(least, 2)))
    return tuple((kind, rng.randint(1, 2)) for kind in kinds if kind in named)
