"""Older saves to today's state. `UPGRADES[n]` turns a save of schema n into one of n + 1."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.codec import Upgrade

UPGRADES: Mapping[int, Upgrade] = {}
