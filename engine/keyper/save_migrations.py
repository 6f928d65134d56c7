"""Older saves to today's state. `UPGRADES[n]` turns a save of schema n into one of n + 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.codec import Upgrade


def _under_the_first_rulings(save: dict[str, Any]) -> dict[str, Any]:
    """Schema 1 had but one set of rulings; a trade begun by it has nothing that is still to come."""
    return save | {"rulings": 1, "schema": 2}


UPGRADES: Mapping[int, Upgrade] = {1: _under_the_first_rulings}
