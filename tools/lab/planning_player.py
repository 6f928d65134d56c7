"""A player that plans over seasons: it selects first picks by appeal and weighs whole turns by prospects."""

from __future__ import annotations

import random

from engine.core.rng import Rng
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyper.actions import (
    Action,
    AtMost,
    Build,
    Decline,
    End,
    Get,
    Give,
    KeypGain,
    LayCount,
    LayPartner,
    OnPlot,
    Pay,
    Place,
    Receive,
    Sell,
    Send,
    SetOrder,
    TakeTile,
    Upgrade,
)
from engine.keyper.content.shapes import Field
from engine.keyper.evaluation.outlook import promise
from engine.keyper.evaluation.quick_scores import place_appeal, plot_appeal
from engine.keyper.game import KEYPER
from engine.keyper.state import Order, State
from tools.lab.prospects import Aims, Outlook, outlook_of, prospects, tile_worth

_QUIET = Silence()


def _open_to(state: State, seat: Seat, mind: Aims) -> list[Action]:
    """Return what a seat may do, without settings and avoided tiles; it does not stop while there is work."""
    for choice in KEYPER.choices(state):
        if choice.seat == seat:
            kept: list[Action] = [
                a
                for a in choice.actions
                if not isinstance(a, AtMost | SetOrder)
                and not (isinstance(a, Build) and a.tile == mind.shuns)
            ]
            return [a for a in kept if not isinstance(a, End)] or kept or choice.actions
    return []


def _appeal(state: State, view: Outlook, action: Action) -> float:
    """Return a quick estimate of an action, to decide what to look at first."""
    mind = view.mind
    match action:
        case Place(seat, board, spot):
            return place_appeal(state, view, seat, board, spot, _field_appeal)
        case Build(_, tile):
            return tile_worth(view, tile) + 3.0 * (tile == mind.wants)
        case Upgrade(_, tile):
            sides = state.content.tiles[tile]
            gain = promise(view, sides.upgraded, view.left) - promise(view, sides.basic, view.left)
            return gain + 2.0 * (tile == mind.wants)
        case TakeTile(_, tile):
            return tile_worth(view, tile) if tile in state.content.tiles else 2.0
        case OnPlot(seat, plot):
            return plot_appeal(state, seat, plot)
        case Pay(_, goods) | Give(_, _, goods):
            return -sum(_marginal(view, good) for good in goods)
        case Get(_, goods):
            return sum(_marginal(view, good) for good in goods)
        case Receive(_, good) | KeypGain(_, good):
            return _marginal(view, good) if good else 0.0
        case Sell(_, good, _):
            return 2.3 + mind.shipping - _marginal(view, good)
        case LayPartner(_, lay):
            return 1.5 * lay
        case LayCount(_, count):
            return 1.0 * count
        case Decline():
            return -0.5
        case _:  # neutral
            return 0.0


def _marginal(view: Outlook, good: str) -> float:
    return view.mind.worth(good) / (1.0 + 0.25 * view.player.goods.get(good, 0))


def _field_appeal(view: Outlook, field: Field) -> float:
    match field.work:
        case "gain":
            return _marginal(view, field.good)
        case "build" | "discount":
            return 1.7 + view.mind.village
        case "upgrade":
            return 1.6
        case "tiles":
            return 1.0
        case "boat":
            return 1.3 + view.mind.shipping
        case _:  # an exchange
            return 0.8


class Planner:
    """One seat's player: its aims, and the number of turns it considers."""

    def __init__(self, mind: Aims, width: int, rng: random.Random) -> None:
        self.mind, self.width, self.rng = mind, width, rng

    def picks(self, state: State, seat: Seat) -> list[Action]:
        """Return the picks of the best turn found, up to its first `end`."""
        actions = _open_to(state, seat, self.mind)
        if len(actions) == 1:
            return actions
        state = KEYPER.imagine(state, seat, Rng(f"{self.rng.getrandbits(256):064x}"))
        tried = [self._try(state, seat, opening) for opening in self._openings(state, seat, actions)]
        return max(tried, key=lambda each: each[0])[1]

    def _try(self, state: State, seat: Seat, opening: list[Action]) -> tuple[float, list[Action]]:
        """Complete a turn with this opening; return its value and its picks up to the first `end`."""
        trial = KEYPER.copy(state)
        for other, player in enumerate(trial.players):
            if other != seat:
                player.order = Order("never")
        picks = self._finish(trial, seat, opening)
        return prospects(trial, seat, self.mind) + self.rng.random() * 0.01, picks

    def _openings(self, state: State, seat: Seat, actions: list[Action]) -> list[list[Action]]:
        """Return the first picks to consider: the most appealing ones and two others."""
        view = outlook_of(state, seat, self.mind)
        rated = list[tuple[float, list[Action]]]()
        for action in actions:
            if isinstance(action, Send):
                rated += self._places(state, view, action)
            else:
                rating = _appeal(state, view, action) + (2.0 if state.stage == "turn" else 0.0)
                rated.append((rating + self.rng.random(), [action]))
        rated.sort(key=lambda each: -each[0])
        rated = _one_for_each_spot(rated)
        rest = rated[self.width :]
        return [each for _, each in rated[: self.width] + self.rng.sample(rest, min(2, len(rest)))]

    def _places(self, state: State, view: Outlook, send: Send) -> list[tuple[float, list[Action]]]:
        trial = KEYPER.copy(state)
        KEYPER.play(trial, send, _QUIET)
        return [
            (_appeal(trial, view, place) + self.rng.random(), [send, place])
            for place in _open_to(trial, send.seat, self.mind)
        ]

    def _finish(self, trial: State, seat: Seat, opening: list[Action]) -> list[Action]:
        """Play the opening, then by appeal to the end of the turn; return the picks up to the first `end`."""
        picks, ended, active = list[Action](), False, trial.turn.seat
        view = outlook_of(trial, seat, self.mind)
        for step in range(40):
            if step < len(opening):
                action = opening[step]
            else:
                actions = _open_to(trial, seat, self.mind)
                if not actions or trial.turn.seat != active:
                    break
                action = self._pick(trial, view, actions)
            if not ended:
                picks.append(action)
            ended = ended or isinstance(action, End)
            KEYPER.play(trial, action, _QUIET)
        return picks

    def _pick(self, state: State, view: Outlook, actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        noise = self.rng.random
        return max(actions, key=lambda action: _appeal(state, view, action) + 2.0 * noise())


def _one_for_each_spot(rated: list[tuple[float, list[Action]]]) -> list[tuple[float, list[Action]]]:
    """Return only the most appealing of all keyples for one spot."""
    seen, kept = set[tuple[int, int]](), list[tuple[float, list[Action]]]()
    for rating, opening in rated:
        last = opening[-1]
        if isinstance(last, Place):
            if (last.board, last.spot) in seen:
                continue
            seen.add((last.board, last.spot))
        kept.append((rating, opening))
    return kept
