"""Older saves to today's state, one step for each schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.codec import Upgrade


def _from_1(raw: dict[str, Any]) -> dict[str, Any]:
    """What is out of the game was called a discard."""
    return {**raw, "gone": raw.pop("discard"), "schema": 2}


def _from_2(raw: dict[str, Any]) -> dict[str, Any]:
    """The open question stood in a list, and a lantern was snuffed by a token of its colour alone."""
    pending = raw.pop("pending")
    stage = pending[-1] if pending else None
    if stage and stage["type"] == "Window":
        stage["answers"] = [None if said is None else _answer(said) for said in stage["answers"]]
    return {**raw, "stage": stage, "schema": 3}


def _answer(colour: str) -> dict[str, Any]:
    return {"colour": colour, "paid": [colour] if colour else []}


UPGRADES: Mapping[int, Upgrade] = {1: _from_1, 2: _from_2}
