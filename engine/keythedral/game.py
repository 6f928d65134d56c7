"""Keythedral wired up to the protocol every game follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

import msgspec

from engine.core.codec import Codec, Upgrade
from engine.core.game import Choice, Decision, Game, Option, ScoreLine, Standing
from engine.core.plans import Advice, Fact, PlanOffer
from engine.core.rng import Rng
from engine.core.setup import Setup, SetupSpec
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.keythedral import rules, scoring, upgrades, views
from engine.keythedral.actions import Action, Play
from engine.keythedral.counting import conserved
from engine.keythedral.imagining import conceal, imagine, liberties
from engine.keythedral.judgement import JUDGEMENT
from engine.keythedral.laws import standing
from engine.keythedral.laws.timing import works_later
from engine.keythedral.plans import orders
from engine.keythedral.plans.rehearsal import bring_turn
from engine.keythedral.plans.sensible import sensible_plans
from engine.keythedral.plans.shapes import Plan
from engine.keythedral.reasons import why_not
from engine.keythedral.setup import SPEC, new_game
from engine.keythedral.state import SCHEMA, State
from engine.keythedral.table import is_at_standstill
from engine.keythedral.view import View


class _MapCodec(Codec[State]):
    """Saves with a map keyed by number, which the sorting writer refuses; moves fix the order of keys."""

    def __init__(self) -> None:
        super().__init__(State, SCHEMA, upgrades.UPGRADES)
        self._writer = msgspec.json.Encoder()


class Keythedral(Game[State, Action, View]):
    key: ClassVar[str] = "keythedral"
    headlines: ClassVar[frozenset[str]] = frozenset(
        f"keythedral-{what}"
        for what in ("turned-up", "round", "bought", "named", "named-self", "last-round", "stopped", "over")
    )
    announcements: ClassVar[Mapping[str, str]] = {"keythedral-declares": "keythedral-bought"}
    spec: ClassVar[SetupSpec] = SPEC
    schema: ClassVar[int] = SCHEMA
    counts_when_stopped: ClassVar[bool] = True  # KT-149
    state_type = State
    plan_type = Plan
    upgrades: ClassVar[Mapping[int, Upgrade]] = upgrades.UPGRADES
    judgement: ClassVar = JUDGEMENT

    @cached_property
    def codec(self) -> Codec[State]:
        return _MapCodec()

    def new_game(self, setup: Setup) -> State:
        return new_game(setup)

    def choices(self, state: State) -> list[Choice[Action]]:
        return rules.choices(state)

    def option(self, state: State, seat: Seat, action: Action) -> Option[Action]:
        return rules.option(state, action)

    def ask(self, state: State, seat: Seat) -> tuple[str, Text]:
        return rules.ask(state, seat)

    def play(self, state: State, action: Action, tell: Tell) -> None:
        rules.play(state, action, tell)

    def why_not(self, state: State, seat: Seat) -> tuple[Text, ...]:
        return why_not(state, seat)

    def chapter(self, state: State) -> int:
        return state.round

    def view_for(self, state: State, seat: Seat | None) -> View:
        return views.view_for(state, seat)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        return rules.awaited(state)

    def is_at_standstill(self, state: State) -> bool:
        return is_at_standstill(state)

    def is_hushed(self, state: State) -> bool:
        return bool(state.windows)

    def ordered(self, state: State, seat: Seat) -> tuple[str, ...]:
        return standing.ordered(state, seat)

    def is_unattended(self, state: State) -> bool:
        return standing.is_unattended(state)

    def is_in_person(self, state: State) -> bool:
        return bool(state.windows)

    def is_strict(self, state: State) -> bool:
        return state.rules.laws and not state.rules.quiet

    def liberties(self, state: State, seat: Seat) -> Sequence[State]:
        world = self.copy(state)
        liberties(world, seat)
        return (world,)

    def lapsed(self, state: State, seat: Seat) -> tuple[str, ...]:
        return standing.lapsed(state, seat)

    def plans(self, view: View) -> Sequence[PlanOffer[Plan]]:
        return orders.plans(view)

    def plan_text(self, view: View, plan: Plan) -> Text:
        return orders.plan_text(view, plan)

    def advise(self, view: View, decision: Decision[Action], plan: Plan) -> Advice:
        return orders.advise(view, decision, plan)

    def plan_after(self, view: View, plan: Plan) -> Plan | None:
        return orders.plan_after(plan)

    def sensible_plans(self, view: View) -> Sequence[Plan]:
        return sensible_plans(view)

    def period(self, view: View) -> str:
        return orders.period(view)

    def facts(self, view: View) -> Sequence[Fact]:
        return orders.facts(view)

    def bring_turn(self, world: State, seat: Seat) -> bool:
        return bring_turn(world, seat)

    def is_moot(self, see: Callable[[], View], option: Option[Action]) -> bool:
        """A law for a phase to come makes no choice of where a worker goes."""
        if not isinstance(option.action, Play) or not works_later(option.action.card):
            return False
        view = see()
        return view.stage == "work" and view.window is None

    def score(self, state: State) -> Sequence[ScoreLine]:
        return scoring.score(state)

    def standings(self, state: State) -> Sequence[Standing]:
        return scoring.standings(state)

    def conserved(self, state: State) -> Mapping[str, int]:
        return conserved(state)

    def conceal(self, state: State, seat: Seat | None) -> State:
        known = self.copy(state)
        conceal(known, seat)
        return known

    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        other = self.copy(state)
        imagine(other, seat, rng)
        return other


KEYTHEDRAL = Keythedral()
