"""Evaluation of Keyflower positions for computer players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar

from engine.core.evaluation import Benefit, Evaluator, Foresight, Gist, Glance, Naming
from engine.core.text import Seat, Text, text
from engine.keyflower.actions import (
    Action,
    AddGroup,
    BidFor,
    Carry,
    ChooseCell,
    End,
    Extend,
    Pass,
    Pay,
    PayGroup,
    Replace,
    Rotate,
    Send,
    TakeBoat,
    TakeContract,
    TakeFrom,
    Upgrade,
    Use,
)
from engine.keyflower.content.shapes import SEASONS
from engine.keyflower.evaluation.benefits import benefits
from engine.keyflower.evaluation.boat_benefits import takes_less
from engine.keyflower.evaluation.features import FEATURES, feature_values, stage_of
from engine.keyflower.evaluation.ideas import idea
from engine.keyflower.evaluation.idle_uses import is_idle
from engine.keyflower.evaluation.kept_open import kept_open
from engine.keyflower.evaluation.manual_weights import HAND
from engine.keyflower.evaluation.mistakes import mistake
from engine.keyflower.evaluation.namings import namings
from engine.keyflower.evaluation.payable_upgrades import payable_points
from engine.keyflower.evaluation.pointless_turns import is_beaten, sends_too_many, workers_of
from engine.keyflower.evaluation.quick_scores import quick_score
from engine.keyflower.evaluation.settling import settled_score, without_keyple
from engine.keyflower.evaluation.trained_weights import CROWDED, FITTED
from engine.keyflower.evaluation.transport_plans import openings
from engine.keyflower.evaluation.wasteful_transport import is_dear, is_wasteful
from engine.keyflower.evaluation.winter_choice import helps_others
from engine.keyflower.evaluation.winter_orders import orders_gain
from engine.keyflower.evaluation.winter_outcomes import outcomes
from engine.keyflower.queries import ends_season
from engine.keyflower.scoring.total import total
from engine.keyflower.state import State


class KeyflowerEvaluator(Evaluator[State, Action]):
    features = FEATURES
    stages = SEASONS
    hand: ClassVar = HAND
    fitted: ClassVar = FITTED
    crowded: ClassVar = CROWDED
    waits = frozenset((Pass, TakeBoat))  # after the last boat the season ends
    tries_all = True
    passes_last = True
    scores_first = 0.3
    begins_idea = 2  # a tile and the workers sent there
    waited = 0.5
    swing = 4.0
    untold = frozenset(("workers", "skills", "goods", "colours", "bound"))
    guessed = frozenset(("secured", "secured visitors", "secured order"))  # estimates of the others' screens
    counted = (
        frozenset(FEATURES)
        - guessed
        - {
            "ready",
            "near",
            "engine",
            "winning",
            "visitors",
            "order",
            "winter",
            "keyple",
        }
    )
    habits: ClassVar = {Carry: -1}  # carry nothing to and fro
    advised = Foresight(replies=3, rounds=1, worlds=6, own=10)
    variants = 2
    thorough = Foresight(replies=6, rounds=1, turns=6)

    def stage(self, state: State) -> int:
        return stage_of(state)

    def feature_values(self, state: State, seat: Seat) -> list[float]:
        return feature_values(state, seat)

    def scored(self, state: State, seat: Seat) -> float:
        return float(total(state, seat))

    def settled_score(self, state: State, seat: Seat) -> float | None:
        return settled_score(state, seat) if state.season == "winter" else None

    def prospects(self, before: State, after: State, seat: Seat) -> float:
        """Return what the features leave out: the upgrades of tiles being won that can be paid already, and
        what turn order tiles bring in winter. What comes of bids at the end of a season is not this turn's
        doing."""
        if (before.season, before.phase) != (after.season, after.phase):
            return 0.0
        fitted, stage = self.fitted_for(len(before.players)), stage_of(before)
        player = before.players[seat]
        upgrades = payable_points(after, player, seat) - payable_points(before, player, seat)
        orders = orders_gain(before, after, seat, fitted) if before.season == SEASONS[-1] else 0.0
        return fitted["points"][stage] * upgrades + orders

    def quick_score(self, state: State, seat: Seat) -> Glance[State, Action]:
        return quick_score(state, seat)

    def sure_openings(self, state: State, seat: Seat) -> list[list[Action]]:
        stage = self.stage(state)
        weights = [column[stage] for column in map(self.fitted_for(len(state.players)).__getitem__, FEATURES)]

        def value(world: State) -> float:
            worth = sum(map(float.__mul__, weights, feature_values(world, seat)))
            settled = self.settled_score(world, seat)
            return worth if settled is None else (worth + settled) / 2

        return openings(state, seat, value)

    def ends(self, action: Action) -> bool:
        return isinstance(action, End)

    def move_topic(self, action: Action) -> Gist:
        match action:
            case ChooseCell() | Rotate():
                return type(action), "place"
            case Pay() | PayGroup() | TakeFrom():
                return Pay, "payment"
            case Carry(resource=resource, to=to):
                return (Carry, resource, to), "place"
            case Replace():
                return Replace, "which"
            case TakeContract(contract=contract):
                return (TakeContract, contract == "hidden"), "which"
            case _:  # all other picks are main picks of a turn
                return action, None

    def gists(self, state: State, picks: Sequence[Action]) -> list[Gist]:
        """Return the gist of each pick: the colour of workers does not matter.

        Their number matters for a bid, and for a use if it is larger than needed.
        """
        count = sum(workers_of(state, pick) for pick in picks)
        is_use = any(isinstance(pick, Use) for pick in picks)
        is_counted = (
            sends_too_many(state, picks) if is_use else any(isinstance(pick, BidFor) for pick in picks)
        )
        sent: Hashable = (Send, count) if is_counted else Send
        found = list[Gist]()
        for pick in picks:
            if isinstance(pick, Send | AddGroup):
                found.append((sent, "colour"))
                sent = None
            else:
                found.append(self.move_topic(pick))
        return found

    def idea(self, state: State, picks: Sequence[Action]) -> Hashable:
        return idea(state, picks)

    def benefits(
        self, before: State, after: State, later: State, seat: Seat, picks: Sequence[Action]
    ) -> list[Benefit]:
        return benefits(before, after, seat, picks)

    def counts_points(self, state: State, sources: Sequence[Text]) -> bool:
        """Before winter a contract needs pieces that can still change, such as workers that come back."""
        return state.season == SEASONS[-1] or text("keyflower-source-contracts") not in sources

    def sure(self, state: State) -> State:
        return without_keyple(state)

    def reaches_aims(self, state: State) -> bool:
        """Only contracts have parts that come nearer."""
        return state.merchants != "off"

    def namings(self, state: State, picks: Sequence[Action]) -> Sequence[Naming]:
        return tuple(namings(state, picks))

    def is_beaten(self, state: State, picks: Sequence[Action]) -> bool:
        judges = (is_beaten, is_wasteful, is_dear, is_idle, helps_others, takes_less)
        return any(judge(state, picks) for judge in judges)

    def last_call(self, state: State) -> bool | None:
        if state.phase != "turns":
            return None
        return ends_season(state.passes + 1, len(state.players))

    def is_final(self, state: State) -> bool:
        return state.season == SEASONS[-1]

    def outcomes(self, before: State, after: State, seat: Seat, picks: Sequence[Action]) -> tuple[int, ...]:
        return outcomes(before, after, seat, picks)

    def kept_open(self, state: State, picks: Sequence[Action]) -> tuple[int, ...]:
        return kept_open(state, picks)

    def goal(self, action: Action) -> Hashable | None:
        return action if isinstance(action, Upgrade | Extend) else None

    def mistake(self, state: State, action: Action) -> str:
        return mistake(state, action)


EVALUATOR = KeyflowerEvaluator()
