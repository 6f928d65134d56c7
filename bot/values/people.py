"""Somebody who plays."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Reach = Literal["unknown", "dm", "thread", "button"]


class Person(Struct, frozen=True):
    id: int
    name: str
    locale: str = "en-US"
    reach: Reach = "unknown"
    reminder_hours: int = 24  # 0: never remind
