"""All picks that a seat can make, each a small step."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.core.text import Seat
from engine.keyper.state import Mode, Side


class PlayKeyper(Struct, frozen=True, tag=True):
    seat: Seat
    board: int


class Send(Struct, frozen=True, tag=True):
    """Take a keyple of this colour from the keyp area."""

    seat: Seat
    colour: str


class Place(Struct, frozen=True, tag=True):
    """Put the keyple in hand on a field, or on one of the player's own plots (board OWN)."""

    seat: Seat
    board: int
    spot: int


class TakeBoat(Struct, frozen=True, tag=True):
    seat: Seat
    boat: str


class LayPartner(Struct, frozen=True, tag=True):
    """Lay down the keyple that was already there, or leave it standing."""

    seat: Seat
    lay: bool


class LayDown(Struct, frozen=True, tag=True):
    seat: Seat
    board: int
    spot: int


class LayCount(Struct, frozen=True, tag=True):
    seat: Seat
    count: int


class Pass(Struct, frozen=True, tag=True):
    seat: Seat


class Join(Struct, frozen=True, tag=True):
    seat: Seat
    colour: str


class Decline(Struct, frozen=True, tag=True):
    seat: Seat


class AtMost(Struct, frozen=True, tag=True):
    """Take at most this much of what is due."""

    seat: Seat
    count: int


class KeypGain(Struct, frozen=True, tag=True):
    """The gain of a keyple on the keyp tile; an empty good means nothing."""

    seat: Seat
    good: str


class TakeTile(Struct, frozen=True, tag=True):
    seat: Seat
    tile: str


class Give(Struct, frozen=True, tag=True):
    """Pay for an exchange."""

    seat: Seat
    exchange: int
    goods: tuple[str, ...]


class Get(Struct, frozen=True, tag=True):
    """Take the result of the exchange."""

    seat: Seat
    goods: tuple[str, ...]


class Receive(Struct, frozen=True, tag=True):
    seat: Seat
    good: str


class Sell(Struct, frozen=True, tag=True):
    seat: Seat
    good: str
    counts_as: str


class Build(Struct, frozen=True, tag=True):
    seat: Seat
    tile: str


class OnPlot(Struct, frozen=True, tag=True):
    seat: Seat
    plot: int


class Upgrade(Struct, frozen=True, tag=True):
    seat: Seat
    tile: str


class Pay(Struct, frozen=True, tag=True):
    """Pay for a tile. Without goods it is a free build."""

    seat: Seat
    goods: tuple[str, ...]


class Hold(Struct, frozen=True, tag=True):
    """Show the pieces for a fair; an empty side means the player's own fair of the season."""

    seat: Seat
    fair: str
    side: Side


class Release(Struct, frozen=True, tag=True):
    seat: Seat
    animal: str


class Fold(Struct, frozen=True, tag=True):
    seat: Seat
    display: str


class Rest(Struct, frozen=True, tag=True):
    """Put a surplus keyple on the keyp tile."""

    seat: Seat
    colour: str


class SetOrder(Struct, frozen=True, tag=True):
    seat: Seat
    mode: Mode


class OrderField(Struct, frozen=True, tag=True):
    seat: Seat
    field: str


class OrderDone(Struct, frozen=True, tag=True):
    seat: Seat


class End(Struct, frozen=True, tag=True):
    seat: Seat


Action: TypeAlias = (
    PlayKeyper
    | Send
    | Place
    | TakeBoat
    | LayPartner
    | LayDown
    | LayCount
    | Pass
    | Join
    | Decline
    | AtMost
    | KeypGain
    | TakeTile
    | Give
    | Get
    | Receive
    | Sell
    | Build
    | OnPlot
    | Upgrade
    | Pay
    | Hold
    | Release
    | Fold
    | Rest
    | SetOrder
    | OrderField
    | OrderDone
    | End
)
