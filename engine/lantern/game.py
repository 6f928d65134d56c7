"""Lantern as an implementation of `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.core.codec import Upgrade
from engine.core.game import Game
from engine.core.pieces import total
from engine.core.setup import SetupSpec
from engine.core.tell import Chapters
from engine.core.text import Seat
from engine.lantern import conservation, plans, rules, scoring, setup, view_builder, worlds
from engine.lantern.actions import Action
from engine.lantern.evaluation import EVALUATOR
from engine.lantern.save_migrations import UPGRADES
from engine.lantern.setup import SPEC
from engine.lantern.state import SCHEMA, State
from engine.lantern.view import View


class Lantern(Game[State, Action, View]):
    key: ClassVar[str] = "lantern"
    chapters: ClassVar[Chapters] = Chapters(won=frozenset({"lantern-did-light"}))
    spec: ClassVar[SetupSpec] = SPEC
    schema: ClassVar[int] = SCHEMA
    state_type = State
    plan_type = plans.Plan
    upgrades: ClassVar[Mapping[int, Upgrade]] = UPGRADES
    evaluator: ClassVar = EVALUATOR
    setup = setup
    rules = rules
    view_builder = view_builder
    worlds = worlds
    scoring = scoring
    conservation = conservation
    orders = plans

    def chapter(self, state: State) -> int:
        return state.round

    def worker_count(self, state: State, seat: Seat) -> int:
        return total(state.players[seat].hand)

    def points_so_far(self, view: View) -> tuple[int, ...]:
        return tuple(scoring.points_of(seat.lit) for seat in view.seats)


LANTERN = Lantern()
