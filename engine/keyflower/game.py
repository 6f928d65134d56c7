"""Keyflower as the core knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.codec import Upgrade
from engine.core.game import Choice, Game, Option, ScoreLine, Standing
from engine.core.rng import Rng
from engine.core.setup import Setup
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.keyflower import counting, rules, scoring, views
from engine.keyflower.actions import Action
from engine.keyflower.imagining import conceal, imagine
from engine.keyflower.judgement import JUDGEMENT
from engine.keyflower.setup import SPEC, new_game
from engine.keyflower.state import SCHEMA, State
from engine.keyflower.upgrades import UPGRADES
from engine.keyflower.view import View


class Keyflower(Game[State, Action, View]):
    key = "keyflower"
    spec = SPEC
    schema = SCHEMA
    state_type = State
    action_type = Action
    view_type = View
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
        conceal(known, seat)
        return known

    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        world = self.copy(state)
        imagine(world, seat, rng)
        return world


KEYFLOWER = Keyflower()
