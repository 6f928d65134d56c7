"""Older saves brought up to today's state, one schema at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.core.codec import Upgrade


def _under_first_rulings(raw: dict[str, Any]) -> dict[str, Any]:
    """Schema 1 knew the first rulings alone: a memory aid for all, screens called open that were none.

    A boat sent in place of Sea Bastion II is told from others by its place: boats lie by their numbers."""
    raw["screens"] = "open" if raw.pop("open_screens") else "memory-aid"
    raw["rulings"] = 1
    if raw["season"] == "autumn" and raw["gone_boats"]:
        raw["boats"][1]["instead_of"] = raw["gone_boats"][0]
    return raw | {"schema": 2}


UPGRADES: Final[Mapping[int, Upgrade]] = {1: _under_first_rulings}
