"""Keyflower as the core knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from engine.core.codec import Upgrade
from engine.core.game import Choice, Decision, Game, Journey, Option, ScoreLine, Standing
from engine.core.plans import Advice, Fact, Line, PlanOffer
from engine.core.rng import Rng
from engine.core.setup import Setup
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.keyflower import counting, rules, scoring, views
from engine.keyflower.actions import Action, TakeBoat
from engine.keyflower.content.shapes import SEASONS
from engine.keyflower.folly import is_twin
from engine.keyflower.imagining import conceal, imagine, liberties
from engine.keyflower.judgement import JUDGEMENT
from engine.keyflower.plans import orders
from engine.keyflower.plans.rehearsal import bring_turn
from engine.keyflower.plans.sensible import premises, sensible_plans
from engine.keyflower.plans.shapes import Plan
from engine.keyflower.reasons import why_not
from engine.keyflower.setup import SPEC, new_game
from engine.keyflower.state import SCHEMA, State
from engine.keyflower.upgrades import UPGRADES
from engine.keyflower.view import View


class Keyflower(Game[State, Action, View]):
    key = "keyflower"
    headlines = frozenset(
        f"keyflower-told-{what}"
        for what in (
            *(f"season-{season}" for season in SEASONS),
            *(f"end-{season}" for season in SEASONS),
            *("first", "won", "start-player", "keyple-moves", "boat-tile", "over"),
        )
    )
    spec = SPEC
    schema = SCHEMA
    state_type = State
    plan_type = Plan
    upgrades: ClassVar[Mapping[int, Upgrade]] = UPGRADES
    judgement: ClassVar = JUDGEMENT

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

    def journeys(self, state: State, seat: Seat) -> Sequence[Journey[Action]]:
        return rules.journeys(state, seat)

    def chapter(self, state: State) -> int:
        return SEASONS.index(state.season)

    def view_for(self, state: State, seat: Seat | None) -> View:
        return views.view_for(state, seat)

    def plans(self, view: View) -> Sequence[PlanOffer[Plan]]:
        return orders.plans(view)

    def plan_text(self, view: View, plan: Plan) -> Text:
        return orders.plan_text(plan)

    def advise(self, view: View, decision: Decision[Action], plan: Plan) -> Advice:
        return orders.advise(view, decision, plan)

    def plan_after(self, view: View, plan: Plan) -> Plan | None:
        return orders.plan_after(plan)

    def sensible_plans(self, view: View) -> Sequence[Plan | Line]:
        return sensible_plans(view)

    def period(self, view: View) -> str:
        return orders.period(view)

    def facts(self, view: View) -> Sequence[Fact]:
        return orders.facts(view)

    def premises(self, view: View, picks: Sequence[str]) -> Sequence[Fact]:
        return premises(view, picks)

    def is_moot(self, see: Callable[[], View], option: Option[Action]) -> bool:
        return isinstance(option.action, TakeBoat) and is_twin(see(), option.action.boat)

    def bring_turn(self, world: State, seat: Seat) -> bool:
        return bring_turn(world, seat)

    def score(self, state: State) -> Sequence[ScoreLine]:
        return scoring.score(state)

    def standings(self, state: State) -> Sequence[Standing]:
        return scoring.standings(state)

    def conserved(self, state: State) -> Mapping[str, int]:
        return counting.conserved(state)

    def conceal(self, state: State, seat: Seat | None) -> State:
        known = self.copy(state)
        conceal(known, seat)
        return known

    def liberties(self, state: State, seat: Seat) -> Sequence[State]:
        world = self.copy(state)
        liberties(world, seat)
        return (world,)

    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        world = self.copy(state)
        imagine(world, seat, rng)
        return world


KEYFLOWER = Keyflower()
