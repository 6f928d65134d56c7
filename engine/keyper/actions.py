"""Every pick a seat can make, one small thing at a time.

`verb` tells picks apart by a string: dispatch by class would cost half a microsecond for every class that it
is not, and a random move takes twenty."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from engine.core.text import Seat
from engine.keyper.state import Mode, Side


class PlayKeyper(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["keyper"]] = "keyper"
    seat: Seat
    board: int


class Send(Struct, frozen=True, tag=True):
    """Take a keyple of this colour in hand."""

    verb: ClassVar[Literal["send"]] = "send"
    seat: Seat
    colour: str


class Place(Struct, frozen=True, tag=True):
    """Put the keyple in hand on a field, or on an own plot (board OWN)."""

    verb: ClassVar[Literal["place"]] = "place"
    seat: Seat
    board: int
    spot: int


class TakeBoat(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["boat"]] = "boat"
    seat: Seat
    boat: str


class LayPartner(Struct, frozen=True, tag=True):
    """Lay down the keyple that was there already, or leave it standing."""

    verb: ClassVar[Literal["partner"]] = "partner"
    seat: Seat
    lay: bool


class LayDown(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["lay"]] = "lay"
    seat: Seat
    board: int
    spot: int


class LayCount(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["count"]] = "count"
    seat: Seat
    count: int


class Pass(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["pass"]] = "pass"
    seat: Seat


class Join(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["join"]] = "join"
    seat: Seat
    colour: str


class Decline(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["skip"]] = "skip"
    seat: Seat


class AtMost(Struct, frozen=True, tag=True):
    """Take no more than this of what is due."""

    verb: ClassVar[Literal["at-most"]] = "at-most"
    seat: Seat
    count: int


class KeypGain(Struct, frozen=True, tag=True):
    """What a keyple on the keyp tile brings; an empty good: nothing."""

    verb: ClassVar[Literal["gain"]] = "gain"
    seat: Seat
    good: str


class TakeTile(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["take"]] = "take"
    seat: Seat
    tile: str


class Give(Struct, frozen=True, tag=True):
    """Pay for an exchange."""

    verb: ClassVar[Literal["give"]] = "give"
    seat: Seat
    exchange: int
    goods: tuple[str, ...]


class Get(Struct, frozen=True, tag=True):
    """Take what the exchange brings."""

    verb: ClassVar[Literal["get"]] = "get"
    seat: Seat
    goods: tuple[str, ...]


class Receive(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["receive"]] = "receive"
    seat: Seat
    good: str


class Sell(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["sell"]] = "sell"
    seat: Seat
    good: str
    counts_as: str


class Build(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["build"]] = "build"
    seat: Seat
    tile: str


class OnPlot(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["plot"]] = "plot"
    seat: Seat
    plot: int


class Upgrade(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["upgrade"]] = "upgrade"
    seat: Seat
    tile: str


class Pay(Struct, frozen=True, tag=True):
    """No goods: a free build."""

    verb: ClassVar[Literal["pay"]] = "pay"
    seat: Seat
    goods: tuple[str, ...]


class Hold(Struct, frozen=True, tag=True):
    """Show the pieces for a fair; an empty side: the own fair of the season."""

    verb: ClassVar[Literal["hold"]] = "hold"
    seat: Seat
    fair: str
    side: Side


class Release(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["release"]] = "release"
    seat: Seat
    animal: str


class Fold(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["fold"]] = "fold"
    seat: Seat
    display: str


class Rest(Struct, frozen=True, tag=True):
    """Put a surplus keyple on the keyp tile."""

    verb: ClassVar[Literal["rest"]] = "rest"
    seat: Seat
    colour: str


class SetOrder(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["orders"]] = "orders"
    seat: Seat
    mode: Mode


class OrderField(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["field"]] = "field"
    seat: Seat
    field: str


class OrderDone(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["done"]] = "done"
    seat: Seat


class End(Struct, frozen=True, tag=True):
    verb: ClassVar[Literal["end"]] = "end"
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
