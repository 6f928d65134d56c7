"""What no seat can cost, by what is known of the numbers (KT-56)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.keythedral.content.shapes import CRAFTS, EVERY_KIND, KINDS, Tile

ASKED_FOR: dict[int, tuple[str, ...]] = {
    1: ("stone", "wood", "food", "water"),
    2: ("stone", "wood", "food", "water"),
    3: ("wood", "food", "water", "wine", "ironwork"),
    4: ("food", "water", "wine", "ironwork", "glass", "gold"),
    5: ("food", "water", "wine", "ironwork", "glass", "gold"),
}
"""What seats of each number may cost."""
NEEDS_CRAFTS = 4
"""From this number on a seat costs at least one craft good."""
LEAST_CUBES, MOST_CUBES = 2, 6
MOST_OF_A_KIND = 3


def faults_of_cost(tile: Tile) -> Iterator[str]:
    """One sentence for each thing that is wrong with the price of a seat."""
    number, seat = tile.number, f"seat {tile.id}"
    if len(tile.cost) != len(KINDS) or any(count < 0 for count in tile.cost):
        yield f"{seat} has no price: that is how many cubes of each of the {len(KINDS)} kinds"
        return
    for kind in EVERY_KIND:
        count, name = tile.cost[kind], KINDS[kind]
        if count and name not in ASKED_FOR[number]:
            yield f"{seat} costs {name}: seats of number {number} cost {named_kinds(number)} (KT-56)"
        elif count > MOST_OF_A_KIND:
            yield f"{seat} costs {count} {name}: no seat costs more than {MOST_OF_A_KIND} of a kind"
    if not LEAST_CUBES <= sum(tile.cost) <= MOST_CUBES:
        yield f"{seat} costs {sum(tile.cost)} cubes: every seat costs {LEAST_CUBES} to {MOST_CUBES}"
    if number >= NEEDS_CRAFTS and not any(tile.cost[kind] for kind in CRAFTS):
        yield f"{seat} costs no ironwork, glass or gold: seats of number {number} do (KT-56)"


def named_kinds(number: int) -> str:
    *others, last = ASKED_FOR[number]
    return f"{', '.join(others)} or {last}"
