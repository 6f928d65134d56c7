"""Types of standing orders in Keythedral. Fields read `wood@3,2`, as in the text form of a pick."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.core.text import Seat
from engine.keythedral.state import Stage, WindowKind

Windows: TypeAlias = Literal["all"] | WindowKind
"""The windows an order is about: all, or those at the start of phases, of purchases, of laws played."""


class Work(Struct, frozen=True, tag="work"):
    """The fields for the workers of one dwelling this round."""

    number: int
    fields: tuple[str, ...]  # one for each worker
    lead: bool = False  # also put my work-order marker on its number, if I place one


class Buy(Struct, frozen=True, tag="buy"):
    """Buy a seat as it lies there now, as soon as there is one way to pay for it."""

    slot: str
    price: str = ""  # its tile and its price cards; empty in older orders: any price


class House(Struct, frozen=True, tag="house"):
    number: int


class Craft(Struct, frozen=True, tag="craft"):
    craftsman: str
    pay: tuple[str, ...]  # kinds of cubes


class Trade(Struct, frozen=True, tag="trade"):
    pay: tuple[str, ...]
    get: str


class Procure(Struct, frozen=True, tag="procure"):
    """Procure a law from this space."""

    space: str
    pay: str


class Pass(Struct, frozen=True, tag="pass"):
    """Pass while these seats are on sale at these prices."""

    on_sale: tuple[str, ...]


class Bid(Struct, frozen=True, tag="bid"):
    """Bid in the auction, as little as possible and no more than this."""

    most: int


class Name(Struct, frozen=True, tag="name"):
    """Name this start player."""

    who: Seat


class PlayLaw(Struct, frozen=True, tag="law"):
    """Play a law of mine in the window at the start of a phase."""

    law: str
    at: Stage
    aim: str = ""


class Against(Struct, frozen=True, tag="against"):
    """Play a law of mine against a purchase of this seat, or against this law."""

    law: str
    what: str


class Ask(Struct, frozen=True, tag="ask"):
    """Ask me in these windows, even if none of my laws fits, and regardless of the orders below."""

    windows: Windows


class Decline(Struct, frozen=True, tag="decline"):
    """Play no law in windows that no order above answers."""

    windows: Windows
    stage: Stage | Literal[""] = ""  # only in this phase


Plan: TypeAlias = (
    Work | Buy | House | Craft | Trade | Procure | Pass | Bid | Name | PlayLaw | Against | Ask | Decline
)
