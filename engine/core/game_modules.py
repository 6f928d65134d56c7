"""The rooms of a game's folder: what each file must offer, as a protocol that mypy compares with the file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from engine.core.decisions import Choice, Decision, Option
from engine.core.objectives import Objective
from engine.core.plans import Advice, Fact, PlanOffer
from engine.core.rng import Rng
from engine.core.scores import ScoreLine, Standing
from engine.core.setup import Setup
from engine.core.tell import Tell
from engine.core.text import Seat, Text

A = TypeVar("A")
Made = TypeVar("Made", covariant=True)
Read = TypeVar("Read", contravariant=True)
Seen = TypeVar("Seen", contravariant=True)


class SettingUp(Protocol[Made]):
    """A game's setup.py."""

    def new_game(self, setup: Setup, /) -> Made: ...


class Rules(Protocol[Read, A]):
    """A game's rules.py."""

    def choices(self, state: Read, /) -> list[Choice[A]]: ...
    def ask(self, state: Read, seat: Seat, /) -> tuple[str, Text]: ...
    def option(self, state: Read, pick: A, /) -> Option[A]: ...
    def play(self, state: Read, pick: A, tell: Tell, /) -> None: ...


class Views(Protocol[Read, Made]):
    """A game's views.py."""

    def view_for(self, state: Read, reader: Seat | None, /) -> Made: ...


class Imagining(Protocol[Read]):
    """A game's imagining.py: each changes the position it is given, the last one as often as it yields."""

    def conceal(self, state: Read, seat: Seat | None, /) -> None: ...
    def imagine(self, state: Read, seat: Seat | None, rng: Rng, /) -> None: ...
    def permissive_worlds(self, state: Read, seat: Seat, /) -> Iterator[None]: ...


class Scoring(Protocol[Read]):
    """A game's scoring/."""

    def score(self, state: Read, /) -> Sequence[ScoreLine]: ...
    def standings(self, state: Read, /) -> Sequence[Standing]: ...
    def why_ahead(self, state: Read, above: Seat, below: Seat, /) -> Text | None: ...
    def source_of(self, line: ScoreLine, /) -> Text: ...


class Counting(Protocol[Read]):
    """A game's counting.py."""

    def conserved(self, state: Read, /) -> Mapping[str, int]: ...


class Reasons(Protocol[Read]):
    """A game's reasons.py: one after the other, since the first often suffices."""

    def why_not(self, state: Read, seat: Seat, /) -> Iterator[Text]: ...


class Aiming(Protocol[Read]):
    """A game's aims.py: all of it is known to the seat itself."""

    def aims(self, state: Read, seat: Seat, /) -> Sequence[Objective]: ...


class Catalogue(Protocol[Seen]):
    """A game's catalogue.py: what is said of pieces, and where they are, by the keys of their names;
    a game without sets of printed values is handed None."""

    def catalogue(self, content: Any, /) -> Mapping[str, Text]: ...
    def where_is(self, view: Seen, /) -> Mapping[str, Text]: ...


class Orders(Protocol[Read, Seen, A]):
    """A game's plans/; all from the owner's view, but for the turn that is brought about."""

    def plans(self, view: Seen, /) -> Sequence[PlanOffer[Any]]: ...
    def plan_text(self, view: Seen, plan: Any, /) -> Text: ...
    def advise(self, view: Seen, decision: Decision[A], plan: Any, /) -> Advice: ...
    def plan_after(self, plan: Any, /) -> Any | None: ...
    def default_plans(self, view: Seen, /) -> Sequence[Any]: ...
    def period(self, view: Seen, /) -> str: ...
    def facts(self, view: Seen, /) -> Sequence[Fact]: ...
    def advance_to_turn(self, state: Read, seat: Seat, /) -> bool: ...
