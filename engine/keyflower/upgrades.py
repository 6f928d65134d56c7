"""Older saves brought up to today's state, one schema at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.codec import Upgrade

UPGRADES: Final[Mapping[int, Upgrade]] = {}
