"""Keyflower as a game of the core."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from engine.core.codec import Upgrade
from engine.core.game import CompoundMove, Game, Option, ScoreLine
from engine.core.plans import Fact, Line
from engine.core.tell import Chapters
from engine.core.text import Seat, Text
from engine.keyflower import (
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
from engine.keyflower.actions import Action, BidFor, Pass, TakeBoat, Use
from engine.keyflower.content.sets import SETS
from engine.keyflower.content.shapes import SEASONS
from engine.keyflower.dominated import is_twin
from engine.keyflower.evaluation import EVALUATOR
from engine.keyflower.explanations import EXPLANATIONS
from engine.keyflower.names import tile_name
from engine.keyflower.save_migrations import UPGRADES
from engine.keyflower.scoring.sheet import sheet_of
from engine.keyflower.setup import SPEC
from engine.keyflower.state import SCHEMA, State
from engine.keyflower.view import View


class Keyflower(Game[State, Action, View]):
    key = "keyflower"
    is_released = True
    headlines = frozenset(
        f"keyflower-told-{what}"
        for what in (
            *(f"season-{season}" for season in SEASONS),
            *(f"end-{season}" for season in SEASONS),
            *("first", "won", "start-player", "keyple-moves", "boat-tile", "over"),
        )
    )
    chapters = Chapters(
        won=frozenset(f"keyflower-told-{what}" for what in ("won", "start-player", "boat-tile", "unwanted")),
        next=frozenset(
            ("keyflower-told-winter-choice", *(f"keyflower-told-season-{season}" for season in SEASONS))
        ),
    )
    spec = SPEC
    sets = SETS
    schema = SCHEMA
    state_type = State
    plan_type = plans.Plan
    upgrades: ClassVar[Mapping[int, Upgrade]] = UPGRADES
    diverging: ClassVar = frozenset({BidFor, Use, Pass})
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

    def compound_moves(self, state: State, seat: Seat) -> Sequence[CompoundMove[Action]]:
        return rules.compound_moves(state, seat)

    def open_score(self, state: State) -> tuple[int, ...]:
        """Return the public scores; unknown pieces behind a screen count nothing (KF-7)."""
        known = self.conceal(state, None)
        return super().open_score(worlds.without_blanks(known))

    def own_sheet(self, state: State, seat: Seat) -> list[ScoreLine]:
        return sheet_of(state, seat)

    def chapter(self, state: State) -> int:
        return SEASONS.index(state.season)

    def pieces_won(self, state: State, seat: Seat) -> Sequence[Text]:
        player = state.players[seat]
        return [tile_name(spot.id) for spot in (*player.village[1:], *player.beside)]

    def worker_count(self, state: State, seat: Seat) -> int:
        return conservation.workers_of(state, seat)

    def is_plan_active(self, view: View, plan: plans.Plan | Line, period: str) -> bool:
        return plans.is_plan_active(view, plan, period)

    def default_conditions(self, view: View, picks: Sequence[str]) -> Sequence[Fact]:
        return plans.default_conditions(view, picks)

    def is_pointless(self, see: Callable[[], View], option: Option[Action]) -> bool:
        return isinstance(option.action, TakeBoat) and is_twin(see(), option.action.boat)


KEYFLOWER = Keyflower()
