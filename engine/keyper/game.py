"""Keyper, wired up to the protocol that drives every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.game import Choice, Game, Option, ScoreLine, Standing
from engine.core.rng import Rng
from engine.core.setup import Setup, SetupSpec
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.keyper import rules, wording
from engine.keyper.actions import Action, End
from engine.keyper.asking import question
from engine.keyper.counting import conserved
from engine.keyper.imagining import imagined
from engine.keyper.judgement import JUDGEMENT
from engine.keyper.scoring import score_of, standings_of
from engine.keyper.state import SCHEMA, Order, State
from engine.keyper.steps.beginning import new_state
from engine.keyper.upgrades import UPGRADES
from engine.keyper.view import View
from engine.keyper.viewing import view_of


class Keyper(Game[State, Action, View]):
    key = "keyper"
    spec = SetupSpec(seats=(2, 3, 4))
    schema = SCHEMA
    state_type = State
    action_type = Action
    view_type = View
    upgrades: ClassVar = UPGRADES
    judgement: ClassVar = JUDGEMENT

    def new_game(self, setup: Setup) -> State:
        return new_state(setup)

    def choices(self, state: State) -> list[Choice[Action]]:
        return rules.choices(state)

    def option(self, state: State, seat: Seat, action: Action) -> Option[Action]:
        ends = isinstance(action, End)
        return Option(
            action=action,
            words=wording.words_of(state, action),
            menu=wording.menu_of(state, action),
            focus=wording.focus_of(state, action),
            confirms=ends,
            reveals=ends and self._reveals(state, action),
            idle=wording.is_idle(action) or (ends and self._leaves_something(state, seat)),
            foolish=wording.is_foolish(state, action),
        )

    def ask(self, state: State, seat: Seat) -> tuple[str, Text]:
        return question(state, seat)

    def play(self, state: State, action: Action, tell: Tell) -> None:
        rules.play(state, action, tell)

    def view_for(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def score(self, state: State) -> Sequence[ScoreLine]:
        return score_of(state)

    def standings(self, state: State) -> Sequence[Standing]:
        return standings_of(state)

    def conserved(self, state: State) -> Mapping[str, int]:
        return conserved(state)

    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return imagined(self.copy(state), seat, rng)

    def _reveals(self, state: State, action: Action) -> bool:
        """Whether this may uncover or draw something, whatever the others' secret orders are and answer."""
        for mode in ("never", "always"):
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
