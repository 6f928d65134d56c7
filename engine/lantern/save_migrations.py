"""Migration of older saves, one step for each schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.codec import Upgrade


def _from_1(raw: dict[str, Any]) -> dict[str, Any]:
    """Rename the discards to tokens out of the game."""
    return {**raw, "gone": raw.pop("discard"), "schema": 2}


def _from_2(raw: dict[str, Any]) -> dict[str, Any]:
    """Take the open question out of its list; a lantern was snuffed only with a token of its colour."""
    pending = raw.pop("pending")
    stage = pending[-1] if pending else None
    if stage and stage["type"] == "Window":
        stage["answers"] = [None if said is None else _answer(said) for said in stage["answers"]]
    return {**raw, "stage": stage, "schema": 3}


def _answer(colour: str) -> dict[str, Any]:
    return {"colour": colour, "paid": [colour] if colour else []}


UPGRADES: Mapping[int, Upgrade] = {1: _from_1, 2: _from_2}
