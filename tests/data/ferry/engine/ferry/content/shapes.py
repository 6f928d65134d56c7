"""The crates by weight, the sheds and the boat: every number in the rules."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from engine.core.pieces import Pieces

ShedId: TypeAlias = Literal["orchard", "quarry"]

SHEDS: dict[ShedId, Pieces] = {  # FY-2
    "orchard": {"1": 4, "2": 4},
    "quarry": {"2": 2, "3": 4, "4": 2},
}
CARRIES: Final = 6  # FY-4
