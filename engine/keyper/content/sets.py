"""All sets of Keyper's printed values: the shipped one, for all rulings so far, and the loaded ones."""

from __future__ import annotations

from engine.core.content import Sets
from engine.keyper.content import house
from engine.keyper.content.box import SHIPPED, Content
from engine.keyper.content.checks import faults

_RULINGS = (1, 2, 3)
SETS = Sets(
    Content,
    dict.fromkeys(_RULINGS, SHIPPED),
    lambda content: (fault.sentence for fault in faults(content)),
)
OWN_AREAS = tuple(house.AREAS)
"""Tiles for which no rule says whether they are for the farm or the village: sets may differ."""
