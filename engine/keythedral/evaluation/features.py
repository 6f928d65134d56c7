"""The named features of a position."""

from __future__ import annotations

from engine.core.lattice import cells_beside_site
from engine.core.text import Seat
from engine.keythedral.content.shapes import KINDS
from engine.keythedral.evaluation.cube_needs import cubes_of, slot_points, useful, within_reach
from engine.keythedral.scoring.sheet import points_of
from engine.keythedral.state import State

FEATURES = (
    "points",
    "buying",  # points of a seat declared but not paid yet
    "payable",  # points of affordable seats on sale
    "nearest",  # points of the next one, by the number of missing cubes
    *KINDS,  # cubes in hand or to be harvested that can still be spent on seats; at most four of a kind
    "houses",
    "fields",  # open sides of own dwellings towards fields, houses twice
    "variety",  # kinds of fields that own dwellings touch
    "laws",  # at most three: more are seldom played
    "fences",  # in hand
    "start",  # is the start player
)
_MOST = 4.0
_LAWS = 3


def feature_values(state: State, seat: Seat) -> list[float]:
    found = [0.0] * len(FEATURES)
    found[0] = float(points_of(state, seat))
    if state.stage == "over":
        return found
    player, purchase = state.players[seat], state.purchase
    if purchase is not None and purchase.buyer == seat and not purchase.lost:
        found[1] = float(slot_points(state, purchase.slot))
    cubes = cubes_of(state, seat)
    found[2], found[3] = within_reach(state, cubes)
    for kind, (count, use) in enumerate(zip(cubes, useful(state), strict=True)):
        found[4 + kind] = min(float(count), use, _MOST)
    found[12] = float(sum(player.houses))
    sides, kinds = 0, set[int]()
    fields, fences = state.fields, state.fences
    for at, site in enumerate(player.sites):
        if not site:
            continue
        for side, cell in enumerate(cells_beside_site(site)):
            if cell in fields and site * 4 + side not in fences:
                sides += 1 + player.houses[at]
                kinds.add(fields[cell])
    found[13] = float(sides)
    found[14] = float(len(kinds))
    found[15] = float(min(len(player.laws), _LAWS))
    found[16] = float(player.fences)
    found[17] = float(state.start == seat)
    return found
