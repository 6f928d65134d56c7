"""Migrations of older saves to today's state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.codec import Upgrade
from engine.keythedral.state import NO_NUMBER


def _without_pauses(raw: dict[str, Any]) -> dict[str, Any]:
    """Migrate schema 1, which asked seats that wished it before each decision.

    Now they may act unasked (KT-98). Its standing orders had answered when a window opened, and those answers
    stay.
    """
    players = [
        {
            **player,
            "watch": _renamed_watch(player["watch"]),
            "watch_after": _renamed_watch(player["watch_after"]),
        }
        for player in raw["players"]
    ]
    windows = [window for window in raw["windows"] if window["kind"] != "pause"]
    kept = {key: value for key, value in raw.items() if key != "calm"}
    return {**kept, "players": players, "windows": windows, "schema": 2}


def _renamed_watch(watch: str) -> str:
    return "windows" if watch == "all" else watch


def _under_first_rulings(raw: dict[str, Any]) -> dict[str, Any]:
    """Migrate schema 2, whose games continue under the first rulings; its stack had no numbers (KT-24)."""
    rules = {**raw["rules"], "rulings": 1}
    return {**raw, "rules": rules, "stack": {NO_NUMBER: raw["stack"]}, "schema": 3}


def _with_every_window(raw: dict[str, Any]) -> dict[str, Any]:
    """Migrate schema 3, which asked all seats in every window (KT-99, KT-104), as its games still do."""
    return {**raw, "rules": {**raw["rules"], "quiet": False}, "asked_early": False, "schema": 4}


UPGRADES: Mapping[int, Upgrade] = {1: _without_pauses, 2: _under_first_rulings, 3: _with_every_window}
