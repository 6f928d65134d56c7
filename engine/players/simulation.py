"""Simulation: candidate turns are played on in imagined worlds, the same ones for all of them."""

from __future__ import annotations

import math
import statistics
from collections.abc import Hashable
from typing import Any

from msgspec import Struct

from engine.core.evaluation import Foresight
from engine.core.rng import Rng, seed_from
from engine.players.requests import Question
from engine.players.strengths import Strength
from engine.players.turn_generator import TurnGenerator, WholeTurn

_TRUST = 1.0
"""The first evaluation counts like the results of this many worlds."""
FINDING = 0.25
"""Random noise while generating turns, in points."""
LIVELY = 0.25
"""Random noise in simulated turns, in swings of the game."""
_GLIMPSES = 3
"""Worlds of the quick search, which selects half of the turns for the thorough one."""
_FEW = 5
"""Minimum number of worlds before a turn can be beaten,"""
_SURE = 2.5
"""and the minimum lead in standard errors."""
_HEEDED = 3
"""Minimum number of answers that other seats consider when they are asked during a turn."""
_MOST_TURNS = 100
"""More turns than any simulation plays."""
_DRAWS = 10_000
"""More draws than one turn ever takes."""


class Weighed(Struct):
    """A turn and its results, world by world."""

    line: WholeTurn
    results: list[float]
    guess: float = 0.0  # the first evaluation, counted like a result

    @property
    def value(self) -> float:
        return (sum(self.results) + _TRUST * self.guess) / (len(self.results) + _TRUST)


class Simulation:
    """The worlds of one question, and the turns simulated in them."""

    def __init__(self, strength: Strength, question: Question, turns: TurnGenerator) -> None:
        self._strength, self._question, self._turns = strength, question, turns
        self._game, self._seat, self._steps = question.game, question.seat, turns.steps
        self._judge, self._imagined = turns.judge, dict[int, Any]()
        self._latest = -1, b""

    def play_as_often(self, each: Weighed, other: Weighed) -> None:
        """Simulate a turn in all the worlds in which another one was simulated."""
        for number in range(len(each.results), len(other.results)):
            each.results.append(self.result(each.line, number, self.look))

    @property
    def look(self) -> Foresight:
        """Return how far the turns that are compared in the end are played on."""
        evaluator = self._judge.evaluator
        if self._strength.thorough:
            return evaluator.thorough
        return (evaluator.advised if self._strength.varied else None) or evaluator.quick

    def world(self, number: int) -> Any:
        """Return world n of this question, the same for all turns; callers must not change it."""
        if number not in self._imagined:
            world = self._question.worlds(Rng(seed_from(f"{self._question.seed}:world {number}")))
            self._judge.evaluator.suppose(world, self._seat)
            self._imagined = {0: self._imagined.get(0, world), number: world}
        return self._imagined[number]

    def _packed(self, number: int) -> bytes:
        """Return the same world in packed form, to be copied for every simulation."""
        if number != self._latest[0]:
            self._latest = number, self._game.codec.pack(self.world(number))
        return self._latest[1]

    def played_on(self, weighed: list[Weighed]) -> list[Weighed]:
        """Simulate the turns in one world after another. A thorough simulation costs many times as much as a
        quick one and tells more, so only turns that did well in the quick one get it."""
        evaluator = self._judge.evaluator
        if not self._strength.thorough:
            return self._sifted(weighed, self.look)
        in_time = all(self._played_in(number, weighed, evaluator.quick) for number in range(_GLIMPSES))
        weighed.sort(key=lambda each: -each.value)
        if not in_time:
            return weighed
        half = (len(weighed) + 1) // 2
        for each in weighed:
            each.guess, each.results = each.value, []
        return self._sifted(weighed[:half], self.look) + weighed[half:]

    def _sifted(self, weighed: list[Weighed], look: Foresight) -> list[Weighed]:
        """Drop beaten turns and repeatedly the worse half, until one is left or the budget is used up."""
        kept, dropped, worlds = weighed, list[Weighed](), look.worlds or self._strength.worlds
        share = max(1, self._steps.most - self._steps.used)
        halvings, began = max(1, (len(kept) - 1).bit_length()), self._steps.used
        halved = 0
        for number in range(worlds):
            if len(kept) == 1 or not self._played_in(number, kept, look):
                break
            kept.sort(key=lambda each: -each.value)
            done = (self._steps.used - began) / share
            part, stay = max(done, (number + 1) / worlds), len(kept)
            while halved + 1 < halvings and part >= (halved + 1) / halvings:
                stay, halved = (stay + 1) // 2, halved + 1
            beaten = [at >= stay or _is_beaten(each, kept[0]) for at, each in enumerate(kept)]
            dropped = [each for each, is_out in zip(kept, beaten, strict=True) if is_out] + dropped
            kept = [each for each, is_out in zip(kept, beaten, strict=True) if not is_out]
        return kept + dropped

    def _played_in(self, number: int, kept: list[Weighed], look: Foresight) -> bool:
        """Simulate all of these turns in one world; if time runs out, none of the results counts."""
        results = list[float]()
        for each in kept:
            if not self._steps.are_left():
                return False
            results.append(self.result(each.line, number, look))
        if not self._steps.is_time():
            return False
        if not kept[0].results:
            level = statistics.fmean(results) - statistics.fmean(each.guess for each in kept)
            for each in kept:
                each.guess += level
        for each, result in zip(kept, results, strict=True):
            each.results.append(result)
        return True

    def result(self, line: WholeTurn, number: int, look: Foresight) -> float:
        """Return the seat's lead after this turn and some more rounds, in one world.

        The random stream restarts with every turn, so it does not depend on the moves before."""
        game, seat, turns, evaluator = self._game, self._seat, self._turns, self._judge.evaluator
        world = game.codec.unpack(self._packed(number))
        lively = LIVELY * evaluator.swing
        rng = Rng(seed_from(f"{self._question.seed}:chance {number}"))
        is_open = self._strength.heeds and evaluator.leave_open(world, seat)
        mark, before = evaluator.turn(world), self._before_end(world)
        turns.finish(world, seat, line.picks[: line.handed], FINDING, rng, elsewhere=True)
        turns.let_pass(world, seat)
        if is_open:
            self._heed(world, mark, max(_HEEDED, look.replies), rng)
            evaluator.suppose(world, seat)
        seats, leads = len(self._question.view.seats), list[float]()
        for later in range(1, 1 + look.turns_ahead(seats)):
            if self._has_ended(world, before):
                break
            before = self._before_end(world)
            if not self._plays_on(world, look.replies, lively, rng, later, own=look.own):
                break
            if look.averages and later % seats == 0 and later < look.turns_ahead(seats):
                leads.append(self._lead(world))
        liking = self._judge.liking(world, seat, line.picks[: line.handed])
        if before is not None and self._has_ended(world, before):
            return before + liking
        return statistics.fmean((*leads, self._lead(world))) + liking

    def _lead(self, world: Any) -> float:
        evaluator, seats = self._judge.evaluator, len(self._question.view.seats)
        stage = evaluator.stage(self.world(0)) if evaluator.keeps_stage and self._strength.varied else None
        lead = self._judge.lead(world, self._seat, seats, stage)
        return lead + self._judge.prospects(self.world(0), world, self._seat)

    def _before_end(self, world: Any) -> float | None:
        """Return the lead if the next turn may end a part of the game: for hints, what follows must not count
        for some moves only."""
        may_end = self._strength.varied and self._judge.evaluator.last_call(world)
        return self._lead(world) if may_end else None

    def _has_ended(self, world: Any, before: float | None) -> bool:
        return before is not None and self._judge.evaluator.last_call(world) is None

    def _heed(self, world: Any, mark: Hashable, replies: int, rng: Rng) -> None:
        """Play the turn to its end in place; every seat that is asked during it answers."""
        turn_of = self._judge.evaluator.turn
        for answer in range(_MOST_TURNS, 2 * _MOST_TURNS):  # the turns that follow use the lower numbers
            if turn_of(world) != mark or not self._plays_on(world, replies, 0.0, rng, answer):
                return

    def _plays_on(self, world: Any, replies: int, noise: float, rng: Rng, number: int, own: int = 0) -> bool:
        """Let the seat that must decide play simulated turn n, in place; return False if no seat must, or
        time is up."""
        mover = next(iter(self._game.seats_to_act(world)), None)
        if mover is None or not self._steps.is_time():
            return False
        rng.counter = number * _DRAWS
        is_own = own and mover == self._seat
        self._turns.play_on(world, mover, own if is_own else replies, 0.0 if is_own else noise, rng)
        return True


def _is_beaten(other: Weighed, best: Weighed) -> bool:
    """Return whether the best turn is so far ahead, world by world, that more worlds would hardly change
    it."""
    gaps = [one - two for one, two in zip(best.results, other.results, strict=False)]
    if len(gaps) < _FEW or other is best:
        return False
    return statistics.fmean(gaps) >= _SURE * statistics.stdev(gaps) / math.sqrt(len(gaps))
