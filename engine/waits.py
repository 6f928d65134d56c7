"""Waiting time of an asynchronous game, simulated as if every player needed one time slot to come back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from engine.core.forced import forced
from engine.core.game import AnyGame, Standing
from engine.core.plan_answers import Answered, first_answer, line_after
from engine.core.plans import Doubt, Line
from engine.core.setup import Setup
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.players.computer_orders import orders_of
from engine.players.computer_player import answer
from engine.players.requests import question_of
from engine.players.strengths import Strength

_STEP_CAP = 20_000

Orders: TypeAlias = Literal["none", "sensible"]
"""Which plans players set after their moves: none, or those that most players would set."""


class Span(Struct):
    """The questions and picks of one seat in one season or round."""

    asks: int = 0
    picks: int = 0


class Waited(Struct):
    """Figures of one game: its waits, the questions to each seat per period, and counts by kind of
    question."""

    waits: int = 0
    spans: dict[tuple[str, Seat], Span] = field(default_factory=dict)
    asks: Counter[str] = field(default_factory=Counter)  # by kind of question
    single: Counter[str] = field(default_factory=Counter)  # asks that leave no choice, by kind
    by_orders: Counter[str] = field(default_factory=Counter)  # answered by a plan or standing order, by kind
    automatic: Counter[str] = field(default_factory=Counter)  # without a choice and answered automatically
    doubts: int = 0
    standings: tuple[Standing, ...] = ()


def waited(
    game: AnyGame,
    setup: Setup,
    players: Sequence[Strength],
    orders: Orders = "none",
    ask_all: bool = False,
) -> Waited:
    """Play a game and count its waits. A seat that is asked answers one time slot later, together with every
    seat asked in the meantime. A seat that continues its own turn, an order and a forced answer take no
    time.

    With `ask_all`, players are asked even if they have no choice."""
    table = _Table(game, setup, players, orders, ask_all)
    for _ in range(_STEP_CAP):
        if not table.step():
            return table.figures()
    raise RuntimeError(f"no end after {_STEP_CAP} turns (seed {setup.seed})")


class _Table:
    """One game in progress, with the time slot in which each asked seat will be back."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        players: Sequence[Strength],
        orders: Orders,
        ask_all: bool,
    ) -> None:
        self._game, self._setup, self._players = game, setup, players
        self._orders, self._ask_all = orders, ask_all
        self._state = game.new_game(setup)
        self._plans = dict[Seat, list[Any]]()
        self._periods = dict[Seat, str]()
        self._returns_in_slot = dict[Seat, int]()
        self._present: Seat | None = None
        self._about_to_plan: Seat | None = None  # has moved
        self._turns = Counter[Seat]()
        self._found = Waited()

    def figures(self) -> Waited:
        self._found.standings = tuple(self._game.standings(self._state))
        return self._found

    def step(self) -> bool:
        """Play one turn; return False once the game is over."""
        must = self._game.seats_to_act(self._state)
        if not must or self._game.is_at_standstill(self._state):
            return False
        self._returns_in_slot = {seat: slot for seat, slot in self._returns_in_slot.items() if seat in must}
        if self._about_to_plan is not None and self._about_to_plan not in must:
            self._plan(self._about_to_plan)
        if any(self._by_itself(seat) for seat in must):
            return True
        for seat in must:
            if seat not in self._returns_in_slot:
                self._ask(seat)
        seat = min(must, key=lambda seat: (self._returns_in_slot[seat], seat))
        self._found.waits = max(self._found.waits, self._returns_in_slot[seat])
        picks = self._chosen(seat)
        self._span(seat).picks += len(picks)
        self._play(seat, picks)
        self._present = self._about_to_plan = seat
        self._plans.pop(seat, None)
        return True

    def _by_itself(self, seat: Seat) -> bool:
        """Answer for a seat, if a plan or the game can; return whether it was answered."""
        kind = self._game.ask(self._state, seat)[0]
        plan = None
        if not self._ask_all and (picks := forced(self._game, self._state, seat)):
            self._found.automatic[kind] += seat != self._present
        else:
            plan, picks = self._planned(seat)
            self._found.by_orders[kind] += bool(picks)
        if picks:
            handed_over = self._play(seat, picks)
            self._use(seat, plan, picks, handed_over)
        return bool(picks)

    def _planned(self, seat: Seat) -> tuple[int | None, tuple[str, ...]]:
        """Return the number of the plan that answers and its picks, or the game's default answer. A plan in
        doubt is dropped, and its owner is asked."""
        game, plans = self._game, self._plans.get(seat, [])
        if plans:
            view, since = game.view_for(self._state, seat), self._periods[seat]
            plans[:] = [plan for plan in plans if game.is_plan_active(view, plan, since)]
        first = first_answer(game, self._state, seat, plans)
        if first is not None and isinstance(first.says, Answered):
            return first.at, first.says.picks
        if first is not None and isinstance(first.says, Doubt):
            self._found.doubts += 1
            plans.clear()  # their owner sets new ones after answering
        if first is None or game.is_unprompted(self._state):
            return None, game.default_answer(self._state, seat)
        return None, ()

    def _use(self, seat: Seat, at: int | None, picks: tuple[str, ...], handed_over: bool) -> None:
        """Update the plan that has answered, and any line whose turn is still in progress."""
        kept, view = list[Any](), self._game.view_for(self._state, seat)
        for number, plan in enumerate(self._plans.get(seat, ())):
            if isinstance(plan, Line) and (number == at or plan.begun):
                rest = line_after(plan, picks, handed_over)
            else:
                rest = self._game.plan_after(view, plan) if number == at else plan
            kept += [] if rest is None else [rest]
        self._plans[seat] = kept

    def _ask(self, seat: Seat) -> None:
        """Note when this seat will be back; a seat that is still here need not come back."""
        found, is_here = self._found, seat == self._present
        self._returns_in_slot[seat] = found.waits + (not is_here)
        if not is_here:
            kind = self._game.ask(self._state, seat)[0]
            found.asks[kind] += 1
            found.single[kind] += bool(self._ask_all and forced(self._game, self._state, seat))
            self._span(seat).asks += 1

    def _chosen(self, seat: Seat) -> tuple[str, ...]:
        seed = f"{self._setup.seed}:{seat}:{self._turns[seat]}"  # independent of the order of answers
        question = question_of(self._game, self._state, seat, seed)
        return answer(self._players[seat], question).picks

    def _play(self, seat: Seat, picks: tuple[str, ...]) -> bool:
        """Play these picks; return whether they end the turn."""
        option = None
        for words in picks:
            option = self._game.play_named(self._state, seat, words, Silence())
        self._returns_in_slot.pop(seat, None)
        self._turns[seat] += 1
        return option is not None and option.confirms

    def _plan(self, seat: Seat) -> None:
        """Replace the plans of a player who is about to leave."""
        self._about_to_plan = None
        if self._orders == "sensible":
            seed = f"{self._setup.seed}:{seat}:{self._turns[seat]}"
            self._plans[seat] = orders_of(self._game, self._state, seat, self._players[seat], seed)
            self._periods[seat] = self._game.period(self._game.view_for(self._state, seat))

    def _span(self, seat: Seat) -> Span:
        period = self._game.period(self._game.view_for(self._state, seat))
        return self._found.spans.setdefault((period, seat), Span())
