"""Plans made ahead: what a seat wants done while it is away."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.text import Text

P = TypeVar("P")


class PlanOffer(Struct, Generic[P], frozen=True):
    """One plan that a seat may set now, and how it reads in a menu."""

    plan: P
    words: str  # the text form, lower case: "raise sawmill 4"
    menu: tuple[Text, ...]  # one entry per menu level


class Pick(Struct, frozen=True):
    """The plan knows what to do: this is the next pick."""

    words: str


class Doubt(Struct, frozen=True):
    """The plan meets what it did not foresee: it stops, and its owner is asked."""

    why: Text


class Leave(Struct, frozen=True):
    """The plan wants its owner asked: nothing else answers this question for them."""


Advice: TypeAlias = Pick | Doubt | Leave | None
"""What a plan says to a question; None: this is none of its business."""


class Fact(Struct, frozen=True):
    """Something that a view shows and that a line may depend on: who stands on a tile, what was bid."""

    key: str
    text: Text  # "nobody has used Miner", said of the value now
    value: str
    stays: bool = False  # nothing can change it before the turn for which a line is written


class Line(Struct, frozen=True, tag="line"):
    """A turn written down beforehand: played as soon as each pick of it is on offer. Where a pick uncovers
    something, nobody can tell before what will be on offer then: the rest is played as far as it fits."""

    picks: tuple[str, ...]
    only_if: tuple[Fact, ...] = ()  # what must be as it was when the line was written
    begun: bool = False  # the rest of a turn in which something was uncovered
    named: tuple[tuple[Text, ...], ...] = ()  # each pick as the menus call it; older lines do not know


class StandIn(Struct, frozen=True, tag="stand-in"):
    """A computer plays the next turn, whatever is asked in it; what it does nobody knows before."""

    strength: str
