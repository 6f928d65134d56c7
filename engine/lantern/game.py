"""Lantern, wired up to the protocol that drives every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.codec import Upgrade
from engine.core.game import Choice, Decision, Game, Option, ScoreLine, Standing
from engine.core.plans import Advice, Fact, PlanOffer
from engine.core.rng import Rng
from engine.core.setup import Setup, SetupSpec
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.lantern import counting, imagining, plans, rules, scoring, views
from engine.lantern.actions import Action
from engine.lantern.judgement import JUDGEMENT
from engine.lantern.plans import Plan
from engine.lantern.setup import SPEC, new_game
from engine.lantern.state import SCHEMA, State
from engine.lantern.upgrades import UPGRADES
from engine.lantern.view import View


class Lantern(Game[State, Action, View]):
    key: ClassVar[str] = "lantern"
    is_model: ClassVar[bool] = True
    spec: ClassVar[SetupSpec] = SPEC
    schema: ClassVar[int] = SCHEMA
    state_type = State
    plan_type = Plan
    upgrades: ClassVar[Mapping[int, Upgrade]] = UPGRADES
    judgement: ClassVar = JUDGEMENT

    def new_game(self, setup: Setup) -> State:
        return new_game(setup)

    def choices(self, state: State) -> list[Choice[Action]]:
        return rules.choices(state)

    def ask(self, state: State, seat: Seat) -> tuple[str, Text]:
        return rules.ask(state, seat)

    def option(self, state: State, seat: Seat, action: Action) -> Option[Action]:
        return rules.option(state, action)

    def play(self, state: State, action: Action, tell: Tell) -> None:
        rules.play(state, action, tell)

    def chapter(self, state: State) -> int:
        return state.round

    def view_for(self, state: State, seat: Seat | None) -> View:
        return views.view_for(state, seat)

    def score(self, state: State) -> Sequence[ScoreLine]:
        return scoring.score(state)

    def standings(self, state: State) -> Sequence[Standing]:
        return scoring.standings(state)

    def conserved(self, state: State) -> Mapping[str, int]:
        return counting.conserved(state)

    def conceal(self, state: State, seat: Seat | None) -> State:
        known = self.copy(state)
        imagining.conceal(known, seat)
        return known

    def plans(self, view: View) -> Sequence[PlanOffer[Plan]]:
        return plans.plans(view)

    def sensible_plans(self, view: View) -> Sequence[Plan]:
        return plans.sensible(view)

    def plan_text(self, view: View, plan: Plan) -> Text:
        return plans.plan_text(plan)

    def advise(self, view: View, decision: Decision[Action], plan: Plan) -> Advice:
        return plans.advise(view, decision, plan)

    def plan_after(self, view: View, plan: Plan) -> Plan | None:
        return plans.plan_after(plan)

    def period(self, view: View) -> str:
        return str(view.round)

    def facts(self, view: View) -> Sequence[Fact]:
        return plans.facts(view)

    def bring_turn(self, world: State, seat: Seat) -> bool:
        return plans.bring_turn(world, seat)

    def liberties(self, state: State, seat: Seat) -> Sequence[State]:
        world = self.copy(state)
        imagining.liberties(world, seat)
        return (world,)

    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        world = self.copy(state)
        imagining.imagine(world, seat, rng)
        return world


LANTERN = Lantern()
