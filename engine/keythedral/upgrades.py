"""Older saves brought up to today's state; schema 1 is the first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.codec import Upgrade

UPGRADES: Mapping[int, Upgrade] = {}
