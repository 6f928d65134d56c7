"""Keythedral as an implementation of the game protocol."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

import msgspec

from engine.core.codec import Codec, Upgrade
from engine.core.game import Game, Option
from engine.core.setup import SetupSpec
from engine.core.tell import Chapters
from engine.core.text import Seat, Text
from engine.keythedral import (
    catalogue,
    conservation,
    numbering,
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
from engine.keythedral.actions import (
    Action,
    Buy,
    Craft,
    Fence,
    House,
    Lay,
    Order,
    Pass,
    Play,
    Send,
    TakeLaw,
    Trade,
    Unfence,
)
from engine.keythedral.compass import normalise_typed
from engine.keythedral.content.form import FORM
from engine.keythedral.content.sets import SETS
from engine.keythedral.evaluation import EVALUATOR
from engine.keythedral.explanations import EXPLANATIONS
from engine.keythedral.laws import standing
from engine.keythedral.laws.timing import works_later
from engine.keythedral.queries import is_at_standstill
from engine.keythedral.save_migrations import UPGRADES
from engine.keythedral.setup import SPEC
from engine.keythedral.state import SCHEMA, State
from engine.keythedral.view import View


class _MapCodec(Codec[State]):
    """A codec for saves whose map is keyed by number, which the sorting writer refuses.

    Moves fix the key order.
    """

    def __init__(self) -> None:
        super().__init__(State, SCHEMA, UPGRADES)
        self._writer = msgspec.json.Encoder()


class Keythedral(Game[State, Action, View]):
    key: ClassVar[str] = "keythedral"
    is_released: ClassVar[bool] = True
    headlines: ClassVar[frozenset[str]] = frozenset(
        f"keythedral-{what}"
        for what in (
            *("turned-up", "round", "bought", "round-over", "nobody-bid", "named", "named-self"),
            *("last-round", "stopped", "over"),
        )
    )
    lengthy: ClassVar[frozenset[str]] = frozenset({"lay"})
    chapters: ClassVar[Chapters] = Chapters(
        won=frozenset(f"keythedral-{what}" for what in ("bought", "built")),
        next=frozenset(f"keythedral-{what}" for what in ("turned-up", "round", "last-round")),
    )
    announcements: ClassVar[Mapping[str, str]] = {"keythedral-declares": "keythedral-bought"}
    spec: ClassVar[SetupSpec] = SPEC
    sets = SETS
    form = FORM
    schema: ClassVar[int] = SCHEMA
    counts_when_stopped: ClassVar[bool] = True  # KT-149
    state_type = State
    plan_type = plans.Plan
    upgrades: ClassVar[Mapping[int, Upgrade]] = UPGRADES
    diverging: ClassVar = frozenset(
        {Lay, Order, Send, Buy, House, Fence, Unfence, Craft, Trade, TakeLaw, Pass}
    )
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

    @cached_property
    def codec(self) -> Codec[State]:
        return _MapCodec()

    def seats_to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.seats_to_act(state)

    def required_actions(self, state: State, seat: Seat) -> list[Action]:
        return rules.required_actions(state, seat)

    def chapter(self, state: State) -> int:
        return state.round

    def pieces_won(self, state: State, seat: Seat) -> Sequence[Text]:
        return conservation.seats_of(state, seat)

    def worker_count(self, state: State, seat: Seat) -> int:
        return sum(state.players[seat].cubes)

    def publicly_awaited(self, state: State) -> tuple[Seat, ...]:
        return rules.publicly_awaited(state)

    def is_at_standstill(self, state: State) -> bool:
        return is_at_standstill(state)

    def has_secret_answers(self, state: State) -> bool:
        return bool(state.windows)

    def default_answer(self, state: State, seat: Seat) -> tuple[str, ...]:
        return standing.default_answer(state, seat)

    def is_unprompted(self, state: State) -> bool:
        return standing.is_unprompted(state)

    def must_answer_manually(self, state: State) -> bool:
        return bool(state.windows)

    def normalise_typed(self, typed: list[str]) -> list[str]:
        return normalise_typed(typed)

    def said(self, words: str) -> str:
        return numbering.said(words)

    def written(self, words: str) -> str:
        return numbering.written(words)

    def is_strict_about_secrets(self, state: State) -> bool:
        return state.rules.laws and not state.rules.quiet

    def timeout_answer(self, state: State, seat: Seat) -> tuple[str, ...]:
        return standing.timeout_answer(state, seat)

    def is_pointless(self, see: Callable[[], View], option: Option[Action]) -> bool:
        """Return whether the option is no real choice: a law for a later phase while a worker is placed."""
        if not isinstance(option.action, Play):
            return False
        view = see()
        later = works_later(view.content.law(option.action.card))
        return later and view.stage == "work" and view.window is None


KEYTHEDRAL = Keythedral()
