"""Plans: what a seat wants done while its player is away."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.text import Text

P = TypeVar("P")


class PlanOffer(Struct, Generic[P], frozen=True):
    """One plan that a seat may set now, and its menu entry."""

    plan: P
    words: str  # the text form, lower case: "raise sawmill 4"
    menu: tuple[Text, ...]  # one entry per menu level
    is_whole: bool = False  # its last entry is a sentence that is clear without those above it


class Pick(Struct, frozen=True):
    """The plan knows what to do: the next pick."""

    words: str


class Doubt(Struct, frozen=True):
    """The plan meets a situation it did not foresee: it stops, and its owner is asked."""

    why: Text


class Leave(Struct, frozen=True):
    """The plan wants its owner to be asked: nothing else may answer this question."""


Advice: TypeAlias = Pick | Doubt | Leave | None
"""A plan's response to a question; None if the plan does not apply."""


class Fact(Struct, frozen=True):
    """A fact shown by a view, on which a line may depend: who stands on a tile, the current bid."""

    key: str
    text: Text  # "nobody has used Miner", with the current value
    value: str
    stays: bool = False  # nothing can change it before the turn that the line is for


class Line(Struct, frozen=True, tag="line"):
    """A turn written in advance, played as soon as each pick of it is legal. After a pick that uncovers
    something, the options are unpredictable, so the rest is played as far as possible."""

    picks: tuple[str, ...]
    only_if: tuple[Fact, ...] = ()  # what must be unchanged since the line was written
    begun: bool = False  # the rest of a turn in which something was uncovered
    named: tuple[tuple[Text, ...], ...] = ()  # the menu texts of each pick; missing in older lines


class StandIn(Struct, frozen=True, tag="stand-in", omit_defaults=True):
    """A computer plays the next turn, whatever is asked in it; nobody knows its moves in advance."""

    strength: str
    stays: bool = False  # it plays every turn until the player makes one
