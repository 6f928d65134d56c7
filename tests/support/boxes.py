"""Boxes as somebody might own them: sets of printed values that keep to the rulebooks, made at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from engine.core.content import Content
from engine.core.rng import Rng
from engine.keythedral.content import box as keythedral
from engine.keythedral.content.faults import ASKED_FOR, LEAST_CUBES, MOST_CUBES, faults_of_cost
from engine.keythedral.content.shapes import EVERY_KIND, KINDS, Tile


def _seat(tile: Tile, rng: Rng) -> Tile:
    """The same seat at some other price."""
    while True:
        count = LEAST_CUBES + rng.below(MOST_CUBES - LEAST_CUBES + 1)
        asked = [rng.choice(ASKED_FOR[tile.number]) for _ in range(count)]
        found = structs.replace(tile, cost=tuple(asked.count(KINDS[kind]) for kind in EVERY_KIND))
        if not any(faults_of_cost(found)):
            return found


def _seats(rng: Rng) -> keythedral.Content:
    ours = keythedral.NEWEST
    played = {at for places in ours.seats for at in places}
    tiles = tuple(_seat(tile, rng) if at in played else tile for at, tile in enumerate(ours.tiles))
    return structs.replace(ours, name="from a shelf", tiles=tiles)


BOXES: dict[str, Callable[[Rng], Content]] = {"keythedral": _seats}
"""By game; one that is not here has no value of its own."""


def brought(game: Any, rng: Rng) -> str:
    """The name of another box of this game, which is known from now on."""
    found: str = game.sets.bring(BOXES[game.key](rng))
    return found
