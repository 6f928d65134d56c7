"""The picks of a seat. Places and edges are numbers of the lattice.

Laws and kinds are numbers of the content.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.core.lattice import Place
from engine.core.text import Seat
from engine.keythedral.content.shapes import Card, Kind
from engine.keythedral.state import Target, WatchLevel


class Lay(Struct, frozen=True, tag=True):
    """Lay the drawn field."""

    seat: Seat
    cell: Place


class Cottage(Struct, frozen=True, tag=True):
    seat: Seat
    number: int


class At(Struct, frozen=True, tag=True):
    """The site for a cottage, or the new site of an enclosed dwelling."""

    seat: Seat
    site: Place


class Order(Struct, frozen=True, tag=True):
    """Put the next work-order marker on a number."""

    seat: Seat
    number: int


class Send(Struct, frozen=True, tag=True):
    """Send a worker to a field."""

    seat: Seat
    number: int
    cell: Place


class Stay(Struct, frozen=True, tag=True):
    """No worker can go out."""

    seat: Seat


class Take(Struct, frozen=True, tag=True):
    """One cube of the player's choice (KT-143)."""

    seat: Seat
    kind: Kind


class Buy(Struct, frozen=True, tag=True):
    seat: Seat
    slot: int
    payment: tuple[int, ...]


class BuyUsing(Struct, frozen=True, tag=True):
    """Declare a purchase with the buyer's own laws."""

    seat: Seat
    slot: int
    cards: tuple[Card, ...]


class With(Struct, frozen=True, tag=True):
    """The payment for a declared purchase."""

    seat: Seat
    payment: tuple[int, ...]


class Using(Struct, frozen=True, tag=True):
    """Add one of the buyer's laws after the purchase window (KT-101)."""

    seat: Seat
    card: Card


class Withdraw(Struct, frozen=True, tag=True):
    seat: Seat


class House(Struct, frozen=True, tag=True):
    seat: Seat
    number: int


class Fence(Struct, frozen=True, tag=True):
    seat: Seat


class Unfence(Struct, frozen=True, tag=True):
    seat: Seat


class Edge(Struct, frozen=True, tag=True):
    """One side of one dwelling."""

    seat: Seat
    edge: int


class Craft(Struct, frozen=True, tag=True):
    """Go to a craftsman; the cubes are named one by one."""

    seat: Seat
    craftsman: int


class Cube(Struct, frozen=True, tag=True):
    """One more cube paid or given."""

    seat: Seat
    kind: Kind


class Trade(Struct, frozen=True, tag=True):
    """Go to the trader."""

    seat: Seat


class Swap(Struct, frozen=True, tag=True):
    """The second cube for the trader and the cube he gives."""

    seat: Seat
    pay: Kind
    get: Kind


class TakeLaw(Struct, frozen=True, tag=True):
    seat: Seat
    space: int


class Play(Struct, frozen=True, tag=True):
    seat: Seat
    card: Card


class Aim(Struct, frozen=True, tag=True):
    """The target of a law; its meaning depends on the law."""

    seat: Seat
    target: Target


class Pass(Struct, frozen=True, tag=True):
    seat: Seat


class Decline(Struct, frozen=True, tag=True):
    """No card in this window, or no bid."""

    seat: Seat


class Offer(Struct, frozen=True, tag=True):
    seat: Seat
    cubes: int


class Match(Struct, frozen=True, tag=True):
    """Equal the highest bid (KT-82)."""

    seat: Seat


class Name(Struct, frozen=True, tag=True):
    """Name the start player."""

    seat: Seat
    who: Seat


class Stop(Struct, frozen=True, tag=True):
    """Vote to end the game here (KT-149)."""

    seat: Seat


class Watch(Struct, frozen=True, tag=True):
    """Choose in advance in which windows to be asked (KT-106)."""

    seat: Seat
    level: WatchLevel


class Arm(Struct, frozen=True, tag=True):
    """Prepare a law as the answer to a certain purchase or law (KT-106)."""

    seat: Seat
    card: Card


class Disarm(Struct, frozen=True, tag=True):
    seat: Seat
    card: Card


class End(Struct, frozen=True, tag=True):
    """The last pick of every move."""

    seat: Seat


Action: TypeAlias = (
    Lay | Cottage | At | Order | Send | Stay | Take | Buy | BuyUsing | With | Using | Withdraw | House
    | Fence | Unfence | Edge | Craft | Cube | Trade | Swap | TakeLaw | Play | Aim | Pass | Decline | Offer
    | Match | Name | Stop | Watch | Arm | Disarm | End
)  # fmt: skip
