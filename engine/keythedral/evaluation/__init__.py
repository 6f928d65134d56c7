"""Evaluation of Keythedral positions for computer players."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import ClassVar

from engine.core.evaluation import Benefit, Evaluator, Foresight, Gist, Glance, Naming
from engine.core.text import Seat
from engine.keythedral.actions import (
    Action,
    Aim,
    Arm,
    Buy,
    BuyUsing,
    Cottage,
    Craft,
    Cube,
    Decline,
    Disarm,
    Edge,
    End,
    House,
    Lay,
    Name,
    Pass,
    Play,
    Send,
    Stay,
    Stop,
    Swap,
    TakeLaw,
    Trade,
    Watch,
    With,
)
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import CRAFTS, KINDS, Card
from engine.keythedral.evaluation.benefits import benefits
from engine.keythedral.evaluation.features import FEATURES, feature_values
from engine.keythedral.evaluation.ideas import idea
from engine.keythedral.evaluation.manual_weights import HAND
from engine.keythedral.evaluation.mistakes import is_pointless, mistake
from engine.keythedral.evaluation.namings import namings
from engine.keythedral.evaluation.quick_scores import quick_score
from engine.keythedral.evaluation.thrift import purchases_for_seats
from engine.keythedral.evaluation.trained_weights import FITTED
from engine.keythedral.laws.targets import is_complete, targets
from engine.keythedral.state import Draft, State, Target


class KeythedralEvaluator(Evaluator[State, Action]):
    features = FEATURES
    stages = ("map", "seats 1", "seats 2", "seats 3", "seats 4", "seats 5")
    hand: ClassVar = HAND
    fitted: ClassVar = FITTED
    waits = frozenset((Decline, Pass, Stay))
    swing = 0.5
    keeps_stage = True  # else a seat that puts the next number on sale seems to cost what houses lose then
    counted = frozenset(("points", "houses", "variety", "laws", "fences"))
    untold = frozenset(("payable", *KINDS))
    quick = Foresight(replies=3, rounds=1)
    thorough = Foresight(replies=3, rounds=6)  # turns are small, and their consequences show late
    advised = Foresight(replies=3, rounds=6, worlds=30)
    tries_all = True
    habits: ClassVar = {Send: 1}  # a worker who stays at home brings nothing
    settings = frozenset((Watch, Arm, Disarm, Stop))

    def sure_openings(self, state: State, seat: Seat) -> list[list[Action]]:
        if (
            state.asking != "turn"
            or state.turn != seat
            or state.windows
            or state.players[seat].draft.has_begun
        ):
            return []
        found: list[list[Action]] = [
            [Craft(seat, CRAFTS.index(gets)), *(Cube(seat, kind) for kind in paid)]
            if gets in CRAFTS
            else [Trade(seat), Cube(seat, paid[0]), Swap(seat, paid[1], gets)]
            for gets, paid in purchases_for_seats(state, seat)
        ]
        for card in (laws.BARGAIN, laws.SALE):
            if card in state.players[seat].laws:
                found += _ways_to_play(state, seat, card)
        return found

    def stage(self, state: State) -> int:
        return min(state.number, len(self.stages) - 1)

    def feature_values(self, state: State, seat: Seat) -> list[float]:
        return feature_values(state, seat)

    def quick_score(self, state: State, seat: Seat) -> Glance[State, Action]:
        return quick_score(state, seat)

    def ends(self, action: Action) -> bool:
        return isinstance(action, End)

    def move_topic(self, action: Action) -> Gist:
        match action:
            case Buy(slot=slot):
                return (Buy, slot), "payment"
            case Swap(get=get):
                return (Swap, get), "payment"
            case With() | Cube():
                return type(action), "payment"
            case House():
                return House, "place"
            case Aim():
                return Aim, "aim"
            case Lay() | Edge():
                return type(action), "place"
            case Cottage():
                return Cottage, "which"
            case Name(seat, who):
                return (Name, who == seat), "aim"
            case _:  # all other picks are main picks of a turn
                return action, None

    def gists(self, state: State, picks: Sequence[Action]) -> list[Gist]:
        """Return the gist of each pick: a worker's is what the field yields; face-down laws are all equal."""
        found = list[Gist]()
        for pick in picks:
            match pick:
                case Send(cell=cell):
                    found.append(((Send, state.fields.get(cell)), "place"))
                case TakeLaw() if not state.rules.face_up:
                    found.append((TakeLaw, "place"))
                case _:  # every other pick is its own gist
                    found.append(self.move_topic(pick))
        return found

    def idea(self, state: State, picks: Sequence[Action]) -> Hashable:
        return idea(state, picks)

    def benefits(
        self, before: State, after: State, later: State, seat: Seat, picks: Sequence[Action]
    ) -> list[Benefit]:
        return list(benefits(before, after, seat, picks))

    def is_beaten(self, state: State, picks: Sequence[Action]) -> bool:
        return is_pointless(state, picks)

    def namings(self, state: State, picks: Sequence[Action]) -> Sequence[Naming]:
        return tuple(namings(picks))

    def reaches_aims(self, state: State) -> bool:
        """Return whether no harvest follows, which brings what workers sent before have earned."""
        return state.stage not in ("work", "harvest")

    def goal(self, action: Action) -> Hashable | None:
        match action:
            case Buy(slot=slot) | BuyUsing(slot=slot):
                return Buy, slot
            case House():
                return House
            case Craft():
                return action
            case _:  # all other picks serve these
                return None

    def mistake(self, state: State, action: Action) -> str:
        return mistake(state, action)

    def is_worth_search(self, state: State) -> bool:
        """Return whether to search: not in phase 5.

        There, search keeps the start for a cube a round and loses by it.
        """
        return state.stage != "auction"

    def turn(self, state: State) -> Hashable:
        """Return the turn; an auction's winner pays and names the start player in the same turn (KT-84)."""
        return state.round if state.auction is not None else None

    def stands_back(self, state: State, seat: Seat) -> Action | None:
        """Return the pick that makes no higher bid."""
        auction = state.auction
        if auction is None or auction.by != seat or state.turn == seat or state.windows:
            return None
        return End(state.turn) if state.players[state.turn].draft.ready else Decline(state.turn)

    def waved_through(self, state: State, seat: Seat) -> Action | None:
        """Return the pick that declines.

        A law or a purchase waits until all holders of laws have answered (KT-98).
        """
        for other in state.windows[-1].waiting if state.windows else ():
            draft = state.players[other].draft
            if other != seat and not draft.card and not draft.arming:
                return End(other) if draft.ready else Decline(other)
        return None

    def suppose(self, world: State, seat: Seat) -> None:
        """Assume that the other seats asked play no law, and drop the answers they have begun."""
        for window in world.windows:
            window.answers = [answer for answer in window.answers if answer.seat == seat]
            window.kept = [answer for answer in window.kept if answer.seat == seat]
        if world.purchase is not None:
            queue = world.purchase.queue
            world.purchase.queue = [answer for answer in queue if answer.seat == seat]
        for other in world.windows[-1].waiting if world.windows else ():
            if other != seat:
                world.players[other].draft = Draft()


def _ways_to_play(state: State, seat: Seat, card: Card) -> Iterator[list[Action]]:
    """Yield all ways to play Bargain or Sale, which pay and get cubes in any order."""
    begun = list[list[Target]]([[]])
    while begun:
        aims = begun.pop()
        if is_complete(state, card, aims):
            yield [Play(seat, card), *(Aim(seat, target) for target in aims)]
        else:
            least = max(aims[1:], default=0)
            begun += [
                [*aims, target] for target in targets(state, seat, card, aims) if not aims or target >= least
            ]


EVALUATOR = KeythedralEvaluator()
