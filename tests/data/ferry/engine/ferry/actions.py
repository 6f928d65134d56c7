"""Every pick there is."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.core.text import Seat
from engine.ferry.content.shapes import ShedId


class Load(Struct, frozen=True, tag=True):
    seat: Seat
    shed: ShedId


class End(Struct, frozen=True, tag=True):
    """End the turn: the boat crosses with its crates."""

    seat: Seat


Action: TypeAlias = Load | End
