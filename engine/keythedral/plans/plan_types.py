"""What a seat of Keythedral may order ahead. Fields read `wood@3,2`, as in the text form of a pick."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.core.text import Seat
from engine.keythedral.state import Stage, WindowKind

Windows: TypeAlias = Literal["all"] | WindowKind
"""Which windows an order is about: every one, those at the start of phases, of purchases, of laws played."""


class Work(Struct, frozen=True, tag="work"):
    """Where the workers of one dwelling go this round."""

    number: int
    fields: tuple[str, ...]  # one for each worker
    lead: bool = False  # and my work-order marker goes on its number, if I am to put one


class Buy(Struct, frozen=True, tag="buy"):
    """A seat as it lies there now, as soon as there is one way to pay for it."""

    slot: str
    price: str = ""  # its tile and what lies beside it; empty in orders from before: whatever it costs


class House(Struct, frozen=True, tag="house"):
    number: int


class Craft(Struct, frozen=True, tag="craft"):
    craftsman: str
    pay: tuple[str, ...]  # kinds of cubes


class Trade(Struct, frozen=True, tag="trade"):
    pay: tuple[str, ...]
    get: str


class Procure(Struct, frozen=True, tag="procure"):
    """A law from this space."""

    space: str
    pay: str


class Pass(Struct, frozen=True, tag="pass"):
    """Pass while these seats are on sale at these prices."""

    on_sale: tuple[str, ...]


class Bid(Struct, frozen=True, tag="bid"):
    """In the auction, as little as it takes and no more than this."""

    most: int


class Name(Struct, frozen=True, tag="name"):
    """Whom to name start player."""

    who: Seat


class PlayLaw(Struct, frozen=True, tag="law"):
    """A law of mine in the window at the start of a phase."""

    law: str
    at: Stage
    aim: str = ""


class Against(Struct, frozen=True, tag="against"):
    """A law of mine against a purchase of this seat, or against this law."""

    law: str
    what: str


class Ask(Struct, frozen=True, tag="ask"):
    """Ask me in these windows, also where none of my laws fits and whatever an order below says."""

    windows: Windows


class Decline(Struct, frozen=True, tag="decline"):
    """No law in windows that nothing above answers."""

    windows: Windows
    stage: Stage | Literal[""] = ""  # in this phase alone


Plan: TypeAlias = (
    Work | Buy | House | Craft | Trade | Procure | Pass | Bid | Name | PlayLaw | Against | Ask | Decline
)
