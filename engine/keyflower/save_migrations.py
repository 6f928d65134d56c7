"""Migrations of older saves to today's state, one schema at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.core.codec import Upgrade


def _under_first_rulings(raw: dict[str, Any]) -> dict[str, Any]:
    """Migrate schema 1, which knew the first rulings only.

    They had a memory aid for all, and screens called open that were not. A boat sent in place of Sea Bastion
    II is recognised by its position: boats lie in the order of their numbers.
    """
    raw["screens"] = "open" if raw.pop("open_screens") else "memory-aid"
    raw["rulings"] = 1
    if raw["season"] == "autumn" and raw["gone_boats"]:
        raw["boats"][1]["instead_of"] = raw["gone_boats"][0]
    return raw | {"schema": 2}


UPGRADES: Final[Mapping[int, Upgrade]] = {1: _under_first_rulings}
