"""Migration of older saves. `UPGRADES[n]` turns a save of schema n into one of schema n + 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.codec import Upgrade


def _under_the_first_rulings(save: dict[str, Any]) -> dict[str, Any]:
    """Add the first rulings, the only ones under schema 1; an open trade under them has nothing left to
    come."""
    return save | {"rulings": 1, "schema": 2}


UPGRADES: Mapping[int, Upgrade] = {1: _under_the_first_rulings}
