"""The picks of a seat."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.core.text import Seat
from engine.keyflower.content.shapes import BoatId, Colour, ContractId, ExtensionId, Resource, TileId


class BidFor(Struct, frozen=True, tag=True):
    seat: Seat
    tile: TileId


class Use(Struct, frozen=True, tag=True):
    seat: Seat
    tile: TileId


class Pass(Struct, frozen=True, tag=True):
    seat: Seat


class Send(Struct, frozen=True, tag=True):
    """Workers sent from behind the screen to the tile of this turn."""

    seat: Seat
    colour: Colour
    count: int


class TakeFrom(Struct, frozen=True, tag=True):
    """How many of the workers just sent come from behind the screen, the rest from in front of it (KM-51)."""

    seat: Seat
    behind: int


class AddGroup(Struct, frozen=True, tag=True):
    """A losing group that joins the workers, named by the tile where it stands."""

    seat: Seat
    tile: TileId


class Draw(Struct, frozen=True, tag=True):
    seat: Seat


class Pay(Struct, frozen=True, tag=True):
    """Pieces that pay a price, joined by +, such as "anvil" or "wood+gold"."""

    seat: Seat
    what: str
    behind: bool = False  # take it from behind the screen although one lies in front, too (KM-51)


class PayGroup(Struct, frozen=True, tag=True):
    seat: Seat
    tile: TileId


class Take(Struct, frozen=True, tag=True):
    """One of several gains: a resource, "skill" or "contract"."""

    seat: Seat
    what: str


class TakeContract(Struct, frozen=True, tag=True):
    """An open contract, or "hidden" for the top of a stack."""

    seat: Seat
    contract: ContractId


class Carry(Struct, frozen=True, tag=True):
    """One step of one resource between neighbouring tiles of the player's village."""

    seat: Seat
    resource: Resource
    start: TileId
    to: TileId


class Upgrade(Struct, frozen=True, tag=True):
    seat: Seat
    tile: TileId


class Extend(Struct, frozen=True, tag=True):
    seat: Seat
    tile: TileId


class ChooseExtension(Struct, frozen=True, tag=True):
    seat: Seat
    extension: ExtensionId


class Cash(Struct, frozen=True, tag=True):
    """Discard a contract for one item on it."""

    seat: Seat
    contract: ContractId
    item: str


class ChooseWinter(Struct, frozen=True, tag=True):
    seat: Seat
    tile: TileId


class TakeBoat(Struct, frozen=True, tag=True):
    seat: Seat
    boat: BoatId


class Replace(Struct, frozen=True, tag=True):
    """The boat that replaces Sea Bastion II."""

    seat: Seat
    boat: BoatId


class PlaceTile(Struct, frozen=True, tag=True):
    seat: Seat
    tile: TileId


class ChooseCell(Struct, frozen=True, tag=True):
    seat: Seat
    cell: str


class Rotate(Struct, frozen=True, tag=True):
    seat: Seat
    rotation: int


class End(Struct, frozen=True, tag=True):
    """End the turn."""

    seat: Seat


Action: TypeAlias = (
    BidFor
    | Use
    | Pass
    | Send
    | TakeFrom
    | AddGroup
    | Draw
    | Pay
    | PayGroup
    | Take
    | TakeContract
    | Carry
    | Upgrade
    | Extend
    | ChooseExtension
    | Cash
    | ChooseWinter
    | TakeBoat
    | Replace
    | PlaceTile
    | ChooseCell
    | Rotate
    | End
)
