"""What a seat of Keyflower may order ahead."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class PassUntilOutbid(Struct, frozen=True, tag="pass-until-outbid"):
    """Pass while I lead on all of these tiles, but not as the last of all: that would end the season."""

    tiles: tuple[str, ...]


class PassSeason(Struct, frozen=True, tag="pass-season"):
    """Pass until the season ends, whatever happens."""


class Raise(Struct, frozen=True, tag="raise"):
    """Lead on this tile with as few workers as it takes, up to so many in all."""

    tile: str
    colour: str
    most: int


class TakeBoat(Struct, frozen=True, tag="boat"):
    """This boat, if it is still there when I choose."""

    boat: str


class PutUp(Struct, frozen=True, tag="put-up"):
    """These of my winter tiles are put up, and no others."""

    tiles: tuple[str, ...]


Plan: TypeAlias = PassUntilOutbid | PassSeason | Raise | TakeBoat | PutUp
