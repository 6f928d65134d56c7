"""Positions of Keythedral in which a hint is judged."""

from __future__ import annotations

from engine.core.lattice import place
from engine.core.text import Seat
from engine.keythedral.actions import Action
from engine.keythedral.content.shapes import FIELDS, KINDS
from engine.keythedral.evaluation.benefits import benefits
from tests.support.keythedral import Scene, hamlet

ANN: Seat = 0
BEN: Seat = 1
FARM, WATER = FIELDS.index("farm"), KINDS.index("water")
FARM_CELL, LAKE_CELL = place(2, 0), place(2, 1)


def last_seat(slot: str, tile: str) -> Scene:
    """One seat of its number is left."""
    others = [f"{slot[0]}{letter}" for letter in "abcd"[: {"5": 2, "4": 3}.get(slot[0], 4)]]
    return hamlet().tile(slot, tile).on_sale(int(slot[0]), *(key for key in others if key != slot))


def told(here: Scene, *picks: Action) -> set[str]:
    return {each.text.key for each in benefits(here.state, here.state, ANN, picks)}


def beside_farm(y: int) -> Scene:
    """ANN's dwelling 3 reaches the farm as her 1 does, and at y 0 the lake, which BEN's 1 reaches, too."""
    return hamlet().on_sale(1).dwelling(ANN, 3, 2, y).work()


def farm_for_ann() -> Scene:
    """The same without BEN's dwellings: nobody else reaches the farm or the lake."""
    here = beside_farm(0)
    for site in here.player(BEN).sites:
        here.state.dwellings.pop(site, None)
    here.player(BEN).sites = [0] * 5
    return here
