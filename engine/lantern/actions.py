"""All picks."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.core.text import Seat
from engine.lantern.content.shapes import Colour


class Hide(Struct, frozen=True, tag=True):
    seat: Seat
    colour: Colour


class Light(Struct, frozen=True, tag=True):
    seat: Seat
    colour: Colour


class Draw(Struct, frozen=True, tag=True):
    seat: Seat


class Pass(Struct, frozen=True, tag=True):
    seat: Seat


class Snuff(Struct, frozen=True, tag=True):
    seat: Seat
    colour: Colour
    paid: tuple[Colour, ...]


class Let(Struct, frozen=True, tag=True):
    """Let the lanterns burn."""

    seat: Seat


class End(Struct, frozen=True, tag=True):
    """Confirm: the last pick of every move."""

    seat: Seat


Action: TypeAlias = Hide | Light | Draw | Pass | Snuff | Let | End
