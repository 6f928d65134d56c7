"""Types of standing orders in Keyflower."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class PassUntilOutbid(Struct, frozen=True, tag="pass-until-outbid"):
    """Pass while I lead on all of these tiles, unless my pass would be the last and end the season."""

    tiles: tuple[str, ...]


class PassSeason(Struct, frozen=True, tag="pass-season"):
    """Pass until the season ends, whatever happens."""


class Raise(Struct, frozen=True, tag="raise"):
    """Lead on this tile with as few workers as possible, up to a total."""

    tile: str
    colour: str
    most: int


class TakeBoat(Struct, frozen=True, tag="boat"):
    """Take this boat if it is still there when I choose."""

    boat: str


class PutUp(Struct, frozen=True, tag="put-up"):
    """Put up exactly these of my winter tiles."""

    tiles: tuple[str, ...]


Plan: TypeAlias = PassUntilOutbid | PassSeason | Raise | TakeBoat | PutUp
