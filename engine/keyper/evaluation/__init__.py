"""Evaluation of Keyper positions for computer players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar

from engine.core.evaluation import Benefit, Evaluator, Foresight, Gist, Glance, Naming
from engine.core.text import Seat
from engine.keyper.actions import (
    Action,
    AtMost,
    Build,
    Decline,
    End,
    Get,
    Give,
    Hold,
    Join,
    KeypGain,
    OnPlot,
    OrderDone,
    OrderField,
    Pass,
    Pay,
    Place,
    Receive,
    Rest,
    Send,
    SetOrder,
    Upgrade,
)
from engine.keyper.content.goods import SEASONS
from engine.keyper.evaluation.beaten_turns import is_beaten
from engine.keyper.evaluation.benefits import benefits
from engine.keyper.evaluation.benefits.fairs import is_far_off, sure_points
from engine.keyper.evaluation.features import FEATURES, feature_values
from engine.keyper.evaluation.ideas import idea
from engine.keyper.evaluation.manual_weights import HAND
from engine.keyper.evaluation.mistakes import mistake
from engine.keyper.evaluation.namings import namings
from engine.keyper.evaluation.openings import openings
from engine.keyper.evaluation.prospects import prospects
from engine.keyper.evaluation.quick_scores import keen_glance, quick_score
from engine.keyper.evaluation.trained_weights import FITTED
from engine.keyper.queries import field_of
from engine.keyper.rules import choices
from engine.keyper.state import OWN, Mode, Order, State

_WORKING = ("work", "get", "plot", "pay")


class KeyperEvaluator(Evaluator[State, Action]):
    features = FEATURES
    stages = SEASONS
    hand: ClassVar = HAND
    fitted: ClassVar = FITTED
    acts_at_once = True
    scores_first = 0.5
    waited = 0.4
    waits = frozenset((Decline, Pass))
    swing = 4.0
    advised = Foresight(replies=3, rounds=1, turns=6, averages=True)
    counted = frozenset(("points", "team", "home", "standing", "village", "farm", "shipping", "tiles"))
    told_as: ClassVar = {
        "keyper": "claim",  # playing the keyper trades one for the other
        "near": "fairs",
        "sets": "gems",
    }
    akin: ClassVar = dict.fromkeys(("raw", "finished", "wheat"), "goods")
    untold = frozenset(  # facts name the tile or the board
        ("home", "built", "held", "finished", "gems", "strays", "village", "farm")
    )
    settings = frozenset((AtMost, SetOrder, OrderField, OrderDone))

    def stage(self, state: State) -> int:
        return state.season

    def feature_values(self, state: State, seat: Seat) -> list[float]:
        return feature_values(state, seat)

    def quick_score(self, state: State, seat: Seat) -> Glance[State, Action]:
        return quick_score(state, seat)

    def tuned_quick_score(self, state: State, seat: Seat) -> Glance[State, Action]:
        return keen_glance(state, seat)

    def ends(self, action: Action) -> bool:
        return isinstance(action, End)

    def move_topic(self, action: Action) -> Gist:
        match action:
            case OnPlot():
                return OnPlot, "place"
            case Pay():
                return Pay, "payment"
            case Send() | Join() | Rest():
                return type(action), "colour"
            case Give(exchange=exchange):
                return (Give, exchange), "payment"
            case Get(goods=goods):
                return (Get, len(goods)), "which"
            case Receive() | KeypGain():
                return type(action), "which"
            case _:  # everything else is a topic of the turn
                return action, None

    def gists(self, state: State, picks: Sequence[Action]) -> list[Gist]:
        """Return the topics of the picks; a keyple sent home to build is about the tile, not the plot, and
        one sent to a board about the field."""
        builds = any(isinstance(pick, Build) for pick in picks)
        return [
            (_place_topic(state, pick), "place")
            if isinstance(pick, Place) and (builds or pick.board != OWN)
            else self.move_topic(pick)
            for pick in picks
        ]

    def sure_openings(self, state: State, seat: Seat) -> list[list[Action]]:
        return list(openings(state, seat)) if state.stage == "turn" else []

    def idea(self, state: State, picks: Sequence[Action]) -> Hashable:
        return idea(state, picks)

    def namings(self, state: State, picks: Sequence[Action]) -> Sequence[Naming]:
        return tuple(namings(state, picks))

    def is_beaten(self, state: State, picks: Sequence[Action]) -> bool:
        return is_beaten(state, picks)

    def earned(self, before: State, after: State, seat: Seat) -> int:
        return sure_points(after, seat) - sure_points(before, seat) if after.season == before.season else 0

    def prospects(self, before: State, after: State, seat: Seat) -> float:
        return prospects(before, after, seat)

    def benefits(
        self, before: State, after: State, later: State, seat: Seat, picks: Sequence[Action]
    ) -> list[Benefit]:
        return list(benefits(before, after, later, seat, picks))

    def heeds(self, state: State, seat: Seat, step: Benefit) -> bool:
        return not is_far_off(state, seat, step)

    def goal(self, action: Action) -> Hashable | None:
        return action if isinstance(action, Build | Upgrade | Hold) else None

    def mistake(self, state: State, action: Action) -> str:
        return mistake(state, action)

    def turn(self, state: State) -> Hashable:
        """Return the id of the turn: others are asked to join before the work begins, so it goes on after its
        first `end`."""
        return (state.season, state.turn.seat) if state.stage != "over" else None

    def stands_back(self, state: State, seat: Seat) -> Action | None:
        """Return the pick that stops a joiner's work; joiners work after the active player, or alternate
        (KP-199)."""
        turn = state.turn
        mine = [at for at, worker in enumerate(turn.workers) if worker.seat == seat and at in turn.queue]
        if not mine or state.decider == seat or state.stage not in _WORKING:
            return None
        actions = choices(state)[0].actions
        return next((action for action in actions if isinstance(action, End)), actions[0])

    def suppose(self, world: State, seat: Seat) -> None:
        """Settle the invitations: others join only if they want to, so a planned turn counts on nobody."""
        _give_orders(world, seat, "never")

    def leave_open(self, world: State, seat: Seat) -> bool:
        """Let others be asked to join, whatever their secret orders are."""
        _give_orders(world, seat, "ask")
        return True


def _place_topic(state: State, pick: Place) -> Hashable:
    if pick.board == OWN:
        return Place
    return Place, field_of(state, pick.board, pick.spot).id, _boat_at(state, pick)


def _boat_at(state: State, pick: Place) -> str:
    is_river = field_of(state, pick.board, pick.spot).work == "boat"
    return state.boards[pick.board].boat if is_river else ""


def _give_orders(world: State, seat: Seat, mode: Mode) -> None:
    for other, player in enumerate(world.players):
        if other != seat:
            player.order = Order(mode)


EVALUATOR = KeyperEvaluator()
