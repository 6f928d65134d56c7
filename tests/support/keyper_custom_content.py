"""Fictional boxes of Keyper: random values that follow every rule about them."""

from __future__ import annotations

import random

from msgspec.structs import replace

from engine.keyper.content import house
from engine.keyper.content.box import SHIPPED, Content
from engine.keyper.content.checks import faults
from engine.keyper.content.goods import ANIMALS, COLOURS, FINISHED, GEMS, KEYP, RAW, RESOURCES, RIVER
from engine.keyper.content.shapes import PRICE_ICONS, Display, Field, Tile

_MOST = {"black": 4, "orange": 2, "brown": 3, "grey": 3, "light-green": 3}
_EARLY = (*RAW, *FINISHED, "wheat", *ANIMALS)
_GEM_FIELDS = ("emeralds", "gold", "rubies", "sapphires")


def random_box(seed: str) -> Content:
    """Return a random box after at most ten tries: some borders leave no space for required fields."""
    rng = random.Random(seed)
    while True:
        box = _box(rng, f"box {seed}")
        if not list(faults(box)):
            return box


def _box(rng: random.Random, name: str) -> Content:
    fields = tuple(_bordered(rng, field) for field in SHIPPED.field_list)
    return replace(
        SHIPPED,
        name=name,
        home_tiles=tuple(_placed(rng, tile) for tile in SHIPPED.home_tiles),
        spring_tiles=tuple(_placed(rng, tile) for tile in SHIPPED.spring_tiles),
        other_tiles=tuple(_placed(rng, tile) for tile in SHIPPED.other_tiles),
        build_costs={tile: _some(rng, PRICE_ICONS, 4) for tile in SHIPPED.build_costs},
        field_list=fields,
        displays=tuple(_display(rng, display, fields) for display in SHIPPED.displays),
        boats=tuple(
            replace(boat, early=_different(rng, 3), late=_different(rng, 3)) for boat in SHIPPED.boats
        ),
        seasonal_fairs=(
            SHIPPED.seasonal_fairs[0],
            *(
                replace(fair, requires=_some(rng, _EARLY, 6), points=rng.randint(1, 20))
                for fair in SHIPPED.seasonal_fairs[1:]
            ),
        ),
        winter_fairs=tuple(
            replace(fair, front=_some(rng, RESOURCES, 6), back=_some(rng, (*GEMS, *ANIMALS), 6))
            for fair in SHIPPED.winter_fairs
        ),
        keyp_tile_gains={colour: _different(rng, 7) for colour in SHIPPED.keyp_tile_gains},
    )


def _some(rng: random.Random, words: tuple[str, ...], most: int) -> tuple[str, ...]:
    return tuple(rng.choices(words, k=rng.randint(1, most)))


def _different(rng: random.Random, most: int) -> tuple[str, ...]:
    return tuple(rng.sample(RESOURCES, rng.randint(1, most)))


def _placed(rng: random.Random, tile: Tile) -> Tile:
    return replace(tile, area=rng.choice(("farm", "village"))) if tile.id in house.AREAS else tile


def _bordered(rng: random.Random, field: Field) -> Field:
    if field.id not in house.BORDERS or rng.random() < 0.6:
        return field
    return replace(field, colour=rng.choice((*COLOURS[:-1], None)))


def _display(rng: random.Random, display: Display, fields: tuple[Field, ...]) -> Display:
    barred = {KEYP, RIVER}
    if "autumn" not in display.seasons:
        barred |= {*_GEM_FIELDS, *(("chickens",) if "summer" in display.seasons else ())}
    if display.id in SHIPPED.spring_displays[:2]:
        barred |= {"chickens", "goats"}
    chosen, counts = list[str](), dict[str, int]()
    for field in rng.sample(fields, len(fields)):
        colour = field.colour or ""
        late = "autumn" in display.seasons and counts.get(colour, 0) >= _MOST.get(colour, 15)
        if field.id not in barred and not late and len(chosen) < 13:
            chosen.append(field.id)
            counts[colour] = counts.get(colour, 0) + 1
    return replace(display, fields=(KEYP, RIVER, *chosen))
