"""Keyper, wired up to the protocol that drives every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.core.game import Choice, Decision, Game, Journey, Option, ScoreLine, Standing
from engine.core.plans import Advice, Fact, PlanOffer
from engine.core.rng import Rng
from engine.core.setup import Setup
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.keyper import rules
from engine.keyper.actions import Action, End
from engine.keyper.counting import conserved
from engine.keyper.imagining import conceal, imagine, liberties
from engine.keyper.judgement import JUDGEMENT
from engine.keyper.plans import orders
from engine.keyper.plans.rehearsal import bring_turn
from engine.keyper.plans.sensible import premises, sensible_plans
from engine.keyper.plans.shapes import Plan
from engine.keyper.reasons import why_not
from engine.keyper.scoring import score, standings
from engine.keyper.setup import SPEC, new_game
from engine.keyper.state import ORDERS_BESIDE, SCHEMA, Mode, Order, State
from engine.keyper.steps import joining
from engine.keyper.upgrades import UPGRADES
from engine.keyper.view import View
from engine.keyper.views import view_for


class Keyper(Game[State, Action, View]):
    key = "keyper"
    headlines = frozenset(
        f"keyper-told-{what}"
        for what in ("keyper", "closing", "season-ends", "held", "held-showing", "season", "folded", "over")
    )
    spec = SPEC
    schema = SCHEMA
    state_type = State
    plan_type = Plan
    upgrades: ClassVar = UPGRADES
    judgement: ClassVar = JUDGEMENT

    def new_game(self, setup: Setup) -> State:
        return new_game(setup)

    def choices(self, state: State) -> list[Choice[Action]]:
        return rules.choices(state)

    def option(self, state: State, seat: Seat, action: Action) -> Option[Action]:
        option = rules.option(state, action)
        if not isinstance(action, End):
            return option
        reveals, idle = self._reveals(state, action), self._leaves_something(state, seat)
        return replace(option, reveals=reveals, idle=idle)

    def ask(self, state: State, seat: Seat) -> tuple[str, Text]:
        return rules.ask(state, seat)

    def play(self, state: State, action: Action, tell: Tell) -> None:
        rules.play(state, action, tell)

    def journeys(self, state: State, seat: Seat) -> Sequence[Journey[Action]]:
        return rules.journeys(state, seat)

    def why_not(self, state: State, seat: Seat) -> tuple[Text, ...]:
        return why_not(state, seat)

    def chapter(self, state: State) -> int:
        return state.season

    def view_for(self, state: State, seat: Seat | None) -> View:
        return view_for(state, seat)

    def plans(self, view: View) -> Sequence[PlanOffer[Plan]]:
        return orders.plans(view)

    def plan_text(self, view: View, plan: Plan) -> Text:
        return orders.plan_text(plan)

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

    def premises(self, view: View, picks: Sequence[str]) -> Sequence[Fact]:
        return premises(view, picks)

    def bring_turn(self, world: State, seat: Seat) -> bool:
        return bring_turn(world, seat)

    def is_moot(self, see: Callable[[], View], option: Option[Action]) -> bool:
        """To leave what one has earned (KP-19), and to trade goods for themselves (KP-224): more goods are
        never worse, as whatever finds no room may go in the end."""
        return option.foolish

    def ordered(self, state: State, seat: Seat) -> tuple[str, ...]:
        return joining.ordered(state, seat)

    def score(self, state: State) -> Sequence[ScoreLine]:
        return score(state)

    def standings(self, state: State) -> Sequence[Standing]:
        return standings(state)

    def conserved(self, state: State) -> Mapping[str, int]:
        return conserved(state)

    def conceal(self, state: State, seat: Seat | None) -> State:
        known = self.copy(state)
        conceal(known, seat)
        return known

    def liberties(self, state: State, seat: Seat) -> Sequence[State]:
        return [self.copy(world) for world in liberties(self.copy(state), seat)]

    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return imagine(self.copy(state), seat, rng)

    def _reveals(self, state: State, action: End) -> bool:
        """Whether this may uncover or draw something, whatever the others' secret orders are and answer."""
        modes: tuple[Mode, ...] = ("ask",) if state.rulings >= ORDERS_BESIDE else ("never", "always")
        for mode in modes:
            trial, tell = self.copy(state), Tell()
            for seat, player in enumerate(trial.players):
                if seat != action.seat:
                    player.order = Order(mode)
            rules.play(trial, action, tell)
            if any(event.reveals and event.to is None for event in tell.events):
                return True
        return False

    def _leaves_something(self, state: State, seat: Seat) -> bool:
        """Whether `end` now would give up an action or a fair."""
        if state.stage not in ("work", "fairs"):
            return False
        return any(len(choice.actions) > 1 for choice in self.choices(state) if choice.seat == seat)


KEYPER = Keyper()
