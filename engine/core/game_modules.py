"""Protocols of the modules in a game's folder; mypy checks each file against its protocol."""

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


class SetupModule(Protocol[Made]):
    """A game's setup.py."""

    def new_game(self, setup: Setup, /) -> Made: ...


class RulesModule(Protocol[Read, A]):
    """A game's rules.py."""

    def choices(self, state: Read, /) -> list[Choice[A]]: ...
    def ask(self, state: Read, seat: Seat, /) -> tuple[str, Text]: ...
    def option(self, state: Read, pick: A, /) -> Option[A]: ...
    def play(self, state: Read, pick: A, tell: Tell, /) -> None: ...


class ViewBuilderModule(Protocol[Read, Made]):
    """A game's view_builder.py."""

    def view_for(self, state: Read, reader: Seat | None, /) -> Made: ...


class WorldsModule(Protocol[Read]):
    """A game's worlds.py. Each function changes the position it is given, `permissive_worlds` once per
    result."""

    def conceal(self, state: Read, seat: Seat | None, /) -> None: ...
    def imagine(self, state: Read, seat: Seat | None, rng: Rng, /) -> None: ...
    def permissive_worlds(self, state: Read, seat: Seat, /) -> Iterator[None]: ...


class ScoringModule(Protocol[Read]):
    """A game's scoring/."""

    def score(self, state: Read, /) -> Sequence[ScoreLine]: ...
    def standings(self, state: Read, /) -> Sequence[Standing]: ...
    def why_ahead(self, state: Read, above: Seat, below: Seat, /) -> Text | None: ...
    def source_of(self, line: ScoreLine, /) -> Text: ...


class ConservationModule(Protocol[Read]):
    """A game's conservation.py."""

    def conserved(self, state: Read, /) -> Mapping[str, int]: ...


class ReasonsModule(Protocol[Read]):
    """A game's reasons.py. Reasons are yielded one by one, since the first often suffices."""

    def why_not(self, state: Read, seat: Seat, /) -> Iterator[Text]: ...


class ObjectivesModule(Protocol[Read]):
    """A game's objectives.py; the seat itself knows all of it."""

    def objectives_of(self, state: Read, seat: Seat, /) -> Sequence[Objective]: ...


class CatalogueModule(Protocol[Seen]):
    """A game's catalogue.py: descriptions and places of pieces, by the keys of their names. A game without
    printed values passes None."""

    def catalogue(self, content: Any, /) -> Mapping[str, Text]: ...
    def where_is(self, view: Seen, /) -> Mapping[str, Text]: ...


class PlansModule(Protocol[Read, Seen, A]):
    """A game's plans/. All functions work on the owner's view, except for the one that advances to the
    turn."""

    def plans(self, view: Seen, /) -> Sequence[PlanOffer[Any]]: ...
    def plan_text(self, view: Seen, plan: Any, /) -> Text: ...
    def advise(self, view: Seen, decision: Decision[A], plan: Any, /) -> Advice: ...
    def plan_after(self, plan: Any, /) -> Any | None: ...
    def default_plans(self, view: Seen, /) -> Sequence[Any]: ...
    def period(self, view: Seen, /) -> str: ...
    def facts(self, view: Seen, /) -> Sequence[Fact]: ...
    def advance_to_turn(self, state: Read, seat: Seat, /) -> bool: ...
