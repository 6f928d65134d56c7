"""Checks for any box of Keythedral: all values are fixed except the costs of seats (KT-56)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from msgspec.structs import replace

from engine.core.content_form import Fault
from engine.keythedral.content.box import NEWEST, OLDEST, Content
from engine.keythedral.content.shapes import CRAFTS, KINDS, Tile

ASKED_FOR: dict[int, tuple[str, ...]] = {
    1: ("stone", "wood", "food", "water"),
    2: ("stone", "wood", "food", "water"),
    3: ("wood", "food", "water", "wine", "ironwork"),
    4: ("food", "water", "wine", "ironwork", "glass", "gold"),
    5: ("food", "water", "wine", "ironwork", "glass", "gold"),
}
"""The cubes that seats of each number may cost (KT-56)."""
LEAST_CUBES, MOST_CUBES = 2, 6
_MOST_OF_A_KIND = 3
_NEEDS_CRAFTS = 4
"""From this number on a seat costs at least one craft good."""


def faults(content: Content) -> Iterator[Fault]:
    """Yield faults, each with the seat that it is about; a set without faults is playable."""
    ours = OLDEST if content.seats == OLDEST.seats else NEWEST
    if replace(content, name="", tiles=ours.tiles) != replace(ours, name=""):
        yield Fault((), "other pieces, or other values of what the rulebook prints", "those of the box")
        return
    played = {at for places in ours.seats for at in places}
    for at, (tile, known) in enumerate(zip_longest(content.tiles, ours.tiles)):
        if tile is None or known is None or replace(tile, cost=known.cost) != known:
            yield Fault((), "other seats", "the 34 of the box (KT-15)")
            return
        if at in played:
            yield from _faults_of_price(tile)
        elif tile != known:
            yield Fault((), "another price of a seat that older games have", "that price")


def _faults_of_price(tile: Tile) -> Iterator[Fault]:
    place, cost = (f"seats.{tile.id}",), dict(zip(KINDS, tile.cost, strict=False))
    if len(tile.cost) != len(KINDS) or min(tile.cost) < 0:
        yield Fault(place, "no price", f"how many cubes of each of the {len(KINDS)} kinds")
        return
    allowed = f"{', '.join(ASKED_FOR[tile.number])} on seats of number {tile.number} (KT-56)"
    for kind, count in cost.items():
        if count and kind not in ASKED_FOR[tile.number]:
            yield Fault(place, kind, allowed)
        elif count > _MOST_OF_A_KIND:
            yield Fault(place, f"{count} {kind}", f"at most {_MOST_OF_A_KIND} cubes of a kind")
    if not LEAST_CUBES <= sum(tile.cost) <= MOST_CUBES:
        yield Fault(place, f"{sum(tile.cost)} cubes", f"{LEAST_CUBES} to {MOST_CUBES} cubes")
    if tile.number >= _NEEDS_CRAFTS and not any(tile.cost[kind] for kind in CRAFTS):
        yield Fault(place, "no craft good", "ironwork, glass or gold among the others (KT-56)")
