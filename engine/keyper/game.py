"""Keyper as an implementation of `Game`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.core.game import Game, Option
from engine.core.plans import Fact
from engine.core.teaching import Explanation
from engine.core.tell import Chapters, Tell
from engine.core.text import Seat, Text
from engine.keyper import (
    catalogue,
    conservation,
    objectives,
    plans,
    reasons,
    rules,
    scoring,
    setup,
    teaching,
    view_builder,
    worlds,
)
from engine.keyper.actions import Action, Decline, End, Fold, Join, PlayKeyper, Send
from engine.keyper.content.form import FORM
from engine.keyper.content.sets import SETS
from engine.keyper.evaluation import EVALUATOR
from engine.keyper.explanations import EXPLANATIONS, explanation_of
from engine.keyper.save_migrations import UPGRADES
from engine.keyper.setup import SPEC
from engine.keyper.state import ORDERS_BESIDE, SCHEMA, Mode, Order, State
from engine.keyper.steps import joining, turn
from engine.keyper.view import View


class Keyper(Game[State, Action, View]):
    key = "keyper"
    is_released = True
    headlines = frozenset(
        f"keyper-told-{what}"
        for what in ("keyper", "closing", "season-ends", "held", "held-showing", "season", "folded", "over")
    )
    chapters = Chapters(
        won=frozenset(
            f"keyper-told-{what}" for what in ("held", "held-showing", "no-fairs", "lost", "took-back")
        ),
        next=frozenset({"keyper-told-season"}),
    )
    spec = SPEC
    sets = SETS
    form = FORM
    schema = SCHEMA
    state_type = State
    plan_type = plans.Plan
    upgrades: ClassVar = UPGRADES
    diverging: ClassVar = frozenset({Send, PlayKeyper, Join, Decline, Fold})
    explanations: ClassVar = EXPLANATIONS
    evaluator: ClassVar = EVALUATOR
    courses = teaching.COURSES
    introductions = teaching.INTRODUCTIONS
    setup = setup
    rules = rules
    view_builder = view_builder
    worlds = worlds
    scoring = scoring
    conservation = conservation
    reasons = reasons
    objectives = objectives
    catalogue = catalogue
    orders = plans

    def option(self, state: State, seat: Seat, action: Action) -> Option[Action]:
        option = rules.option(state, action)
        if not isinstance(action, End):
            return option
        reveals, idle = self._reveals(state, action), self._leaves_something(state, seat)
        return replace(option, reveals=reveals, idle=idle)

    def explanation(self, state: State, kind: str) -> Explanation | None:
        return explanation_of(state, kind)

    def chapter(self, state: State) -> int:
        return state.season

    def points_so_far(self, view: View) -> tuple[int, ...]:
        return tuple(player.points for player in view.seats)

    def pieces_won(self, state: State, seat: Seat) -> Sequence[Text]:
        return conservation.built_by(state, seat)

    def worker_count(self, state: State, seat: Seat) -> int:
        return conservation.keyples_of(state, seat)

    def default_conditions(self, view: View, picks: Sequence[str]) -> Sequence[Fact]:
        return plans.default_conditions(view, picks)

    def is_pointless(self, see: Callable[[], View], option: Option[Action]) -> bool:
        """Leaving earned goods (KP-19) and exchanging goods for themselves (KP-224) are pointless: more goods
        are never worse, because a surplus can be discarded in the end."""
        return option.dominated

    def default_answer(self, state: State, seat: Seat) -> tuple[str, ...]:
        return joining.default_answer(state, seat)

    def _reveals(self, state: State, action: End) -> bool:
        """Return whether this may uncover or draw something, regardless of other players' secret orders and
        answers."""
        if not turn.may_uncover(state):
            return False
        modes: tuple[Mode, ...] = ("ask",) if state.rulings >= ORDERS_BESIDE else ("never", "always")
        for mode in modes:
            trial, tell = self.copy(state), Tell()
            for seat, player in enumerate(trial.players):
                if seat != action.seat:
                    player.order = Order(mode)
            self.play(trial, action, tell)
            if any(event.reveals and event.to is None for event in tell.events):
                return True
        return False

    def _leaves_something(self, state: State, seat: Seat) -> bool:
        """Return whether `end` now would give up an action or a fair."""
        if state.stage not in ("work", "fairs"):
            return False
        return any(len(choice.actions) > 1 for choice in self.choices(state) if choice.seat == seat)


KEYPER = Keyper()
