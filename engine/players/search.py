"""The players that think: turns judged by where they lead, the best ones played on in several worlds."""

from __future__ import annotations

import math
import statistics
from collections.abc import Hashable
from itertools import islice
from typing import Any

from msgspec import Struct

from engine.core.evaluation import Foresight
from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.core.text import Text
from engine.players.biased_player import fond_weights
from engine.players.evaluator import Judge, judgement_of
from engine.players.hints import grounds_of
from engine.players.move_families import families
from engine.players.requests import Answer, AnyGame, Change, Question
from engine.players.strengths import Strength
from engine.players.turn_generator import QUIET, Steps, TurnGenerator, WholeTurn, chances

SHOWN = 5
"""So many of the turns it weighed a player tells of."""
_TRUST = 1.0
"""The judge's first guess counts as if so many worlds had said it."""
_FINDING = 0.25
"""How much chance there is in looking for turns, in points."""
LIVELY = 0.25
"""How much chance there is in turns that are only played on, in swings of the game."""
_CLEARLY = 0.5
"""What a move that nobody waits for must bring, in swings of the game."""
_GLIMPSES = 3
"""Worlds at a quick look that decide which half of the turns is worth a thorough one."""
_FEW = 5
"""Nothing is beaten in fewer worlds,"""
_SURE = 2.5
"""nor by less than so many standard errors."""
_HEEDED = 3
"""Ways to answer, at least, that others look at when they are asked during a turn."""
_MOST_TURNS = 100
"""More than any look plays on."""
_DRAWS = 10_000
"""More than one turn ever takes."""


class Weighed(Struct):
    """A turn and what it led to, world by world."""

    line: WholeTurn
    results: list[float]
    guess: float = 0.0  # what the judge thought of it before, as if it were a result

    @property
    def value(self) -> float:
        return (sum(self.results) + _TRUST * self.guess) / (len(self.results) + _TRUST)


def judge_of(game: AnyGame, seats: int, strength: Strength) -> Judge:
    """By what a player of this strength judges positions at a table of so many."""
    judgement = judgement_of(game)
    weights = strength.weights or (judgement.fitted_for(seats) if strength.fitted else judgement.hand)
    liked = fond_weights(weights, strength.fond)
    return Judge(game, judgement, liked, strength.fond, settles=strength.settles)


def thinking_about(question: Question, strength: Strength) -> TurnSearch:
    judge = judge_of(question.game, len(question.view.seats), strength)
    steps = Steps(question.steps or strength.steps, question.in_time, question.least)
    return TurnSearch(strength, question, TurnGenerator(judge, steps, tuned_quick_score=strength.fitted))


class TurnSearch:
    """One player at one question."""

    def __init__(self, strength: Strength, question: Question, turns: TurnGenerator) -> None:
        self._strength, self._question, self.turns = strength, question, turns
        self.game, self.seat, self.steps = question.game, question.seat, turns.steps
        self.judge, self.view, self.seed = turns.judge, question.view, question.seed
        self.families = list[list[WholeTurn]]()  # the turns it looked at, those that are one move together
        self.others_cost = False  # whether it left out moves that only cost something
        self._imagined = dict[int, Any]()
        self._latest = -1, b""

    def weighed(self) -> list[Weighed]:
        """The best turns, best first."""
        strength, seat = self._strength, self.seat
        rng = Rng(seed_from(f"{self._question.seed}:turns"))
        lines = self.turns.found(self.world(0), seat, strength.tries, _FINDING, rng)
        if strength.misjudges:
            swing = strength.misjudges * self.judge.judgement.swing
            for line, chance in zip(lines, chances(rng, len(lines)), strict=False):
                line.value += swing * chance
        lines.sort(key=lambda line: (line.follies, -line.value))
        lines = [line for line in lines if line.follies == lines[0].follies]
        self.families = families(lines, self.judge.judgement, self.world(0), varied=strength.varied)
        most = max(strength.weighs, SHOWN)
        if strength.varied:
            self.families = self._advisable(self.families, most)
        best = [lines[0] for lines in self.families[:most]]
        weighed = [Weighed(line, [], line.value) for line in best]
        if self.looks_ahead and len(weighed) > 1:
            weighed = self._played_on(weighed[: strength.weighs])
        return weighed

    def _advisable(self, found: list[list[WholeTurn]], most: int) -> list[list[WholeTurn]]:
        """So many moves that bring something, or change nothing; if every move only costs, all of them."""
        bringing = (
            family for family in found if not grounds_of(self.game, self.changes(family[0])).only_costs
        )
        kept = list(islice(bringing, most)) or found
        self.others_cost = len(kept) < min(most, len(found))
        return kept

    def changes(self, line: WholeTurn) -> tuple[Change, ...]:
        """What a turn changes, but for what is guessed of others."""
        after, _, _ = self.done(line, 0)
        guessed = self.judge.judgement.guessed
        changes = self.judge.changes(self.world(0), after, self.seat)
        return tuple(change for change in changes if change.feature not in guessed)

    def done(self, line: WholeTurn, number: int) -> tuple[Any, list[Text], bool]:
        """A turn in one world, as far as it goes there, what comes to light that its player reads, and
        whether there was work to do beside others'."""
        game, seat, tell = self.game, self.seat, Tell()
        world = game.copy(self.world(number))
        for action in line.picks:
            if number and not self.turns.is_offered(world, seat, action):
                break
            game.play(world, action, tell)
        rng = Rng(seed_from(f"{self.seed}:work"))
        worked = self.turns.come_about(world, seat, rng, tell)
        seen = [event.text for event in tell.events if event.reveals and event.is_for(seat)]
        return world, seen, worked

    @property
    def looks_ahead(self) -> bool:
        return bool(self._strength.weighs) and self.judge.judgement.is_worth_search(self.world(0))

    def free_move(self) -> Answer:
        """A move that nobody waits for, if one is clearly better than to keep still."""
        world, seat = self.world(0), self.seat
        openings = [
            [action]
            for choice in self.game.choices(world)
            if choice.seat == seat and choice.free
            for action in choice.actions
        ]
        rng = Rng(seed_from(f"{self._question.seed}:turns"))
        lines = self.turns.found(world, seat, self._strength.tries, 0.0, rng, openings)
        still = self.judge.value(world, seat)
        if not lines or lines[0].value < still + _CLEARLY * self.judge.judgement.swing:
            return Answer((), self.steps.used)
        return Answer(self.words(lines[0]), self.steps.used)

    def best_from(self, begun: list[Any], tries: int) -> WholeTurn:
        """The best of some turns that begin with these picks."""
        rng = Rng(seed_from(f"{self._question.seed}:begun"))
        return self.turns.found(self.world(0), self.seat, tries, 0.0, rng, (begun,))[0]

    def play_as_often(self, each: Weighed, other: Weighed) -> None:
        """Play a turn on in all the worlds that another was played on in."""
        judgement = self.judge.judgement
        look = judgement.thorough if self._strength.thorough else judgement.quick
        for number in range(len(each.results), len(other.results)):
            each.results.append(self.result(each.line, number, look))

    def world(self, number: int) -> Any:
        """World n of this question: the same for all turns that are weighed; free to be read, not changed."""
        if number not in self._imagined:
            world = self._question.worlds(Rng(seed_from(f"{self._question.seed}:world {number}")))
            self.judge.judgement.suppose(world, self.seat)
            self._imagined = {0: self._imagined.get(0, world), number: world}
        return self._imagined[number]

    def _packed(self, number: int) -> bytes:
        """The same, to be copied for every turn that is played on in it."""
        if number != self._latest[0]:
            self._latest = number, self.game.codec.pack(self.world(number))
        return self._latest[1]

    def _played_on(self, weighed: list[Weighed]) -> list[Weighed]:
        """Play the turns on in one world after the other. A thorough look costs many times as much as a quick
        one and tells more, so whoever takes it looks at those alone that did well at a quick one."""
        judgement = self.judge.judgement
        if not self._strength.thorough:
            return self._sifted(weighed, judgement.quick)
        in_time = all(self._played_in(number, weighed, judgement.quick) for number in range(_GLIMPSES))
        weighed.sort(key=lambda each: -each.value)
        if not in_time:
            return weighed
        half = (len(weighed) + 1) // 2
        for each in weighed:
            each.guess, each.results = each.value, []
        return self._sifted(weighed[:half], judgement.thorough) + weighed[half:]

    def _sifted(self, weighed: list[Weighed], look: Foresight) -> list[Weighed]:
        """Whatever is beaten drops out, and the worse half again and again; when one is left there is nothing
        more to find out."""
        kept, dropped, worlds = weighed, list[Weighed](), self._strength.worlds
        share = max(1, self.steps.most - self.steps.used)
        halvings, began = max(1, (len(kept) - 1).bit_length()), self.steps.used
        halved = 0
        for number in range(worlds):
            if len(kept) == 1 or not self._played_in(number, kept, look):
                break
            kept.sort(key=lambda each: -each.value)
            done = (self.steps.used - began) / share
            part, stay = max(done, (number + 1) / worlds), len(kept)
            while halved + 1 < halvings and part >= (halved + 1) / halvings:
                stay, halved = (stay + 1) // 2, halved + 1
            beaten = [at >= stay or _is_beaten(each, kept[0]) for at, each in enumerate(kept)]
            dropped = [each for each, is_out in zip(kept, beaten, strict=True) if is_out] + dropped
            kept = [each for each, is_out in zip(kept, beaten, strict=True) if not is_out]
        return kept + dropped

    def _played_in(self, number: int, kept: list[Weighed], look: Foresight) -> bool:
        """Play all of these on in one world; if that takes too long none of it counts."""
        results = list[float]()
        for each in kept:
            if not self.steps.are_left():
                return False
            results.append(self.result(each.line, number, look))
        if not self.steps.is_time():
            return False
        if not kept[0].results:
            level = statistics.fmean(results) - statistics.fmean(each.guess for each in kept)
            for each in kept:
                each.guess += level
        for each, result in zip(kept, results, strict=True):
            each.results.append(result)
        return True

    def result(self, line: WholeTurn, number: int, look: Foresight) -> float:
        """What the seat leads by after this turn and some rounds more, in one world.

        Chance starts anew with every turn, so that it is the same whatever was played before."""
        game, seat, turns, judgement = self.game, self.seat, self.turns, self.judge.judgement
        world = game.codec.unpack(self._packed(number))
        lively = LIVELY * judgement.swing
        rng = Rng(seed_from(f"{self._question.seed}:chance {number}"))
        is_open = self._strength.heeds and judgement.leave_open(world, seat)
        mark = judgement.turn(world)
        turns.finish(world, seat, line.picks[: line.handed], _FINDING, rng, elsewhere=True)
        turns.let_pass(world, seat)
        if is_open:
            self._heed(world, mark, max(_HEEDED, look.replies), rng)
            judgement.suppose(world, seat)
        seats = len(self._question.view.seats)
        for later in range(1, 1 + look.turns_ahead(seats)):
            if not self._plays_on(world, look.replies, lively, rng, later):
                break
        liking = self.judge.liking(world, seat, line.picks[: line.handed])
        return self.judge.lead(world, seat, seats) + liking

    def _heed(self, world: Any, mark: Hashable, replies: int, rng: Rng) -> None:
        """Play the turn out in place, everybody who is asked in it answering."""
        turn_of = self.judge.judgement.turn
        for answer in range(_MOST_TURNS, 2 * _MOST_TURNS):  # the turns that follow have the numbers before
            if turn_of(world) != mark or not self._plays_on(world, replies, 0.0, rng, answer):
                return

    def _plays_on(self, world: Any, replies: int, noise: float, rng: Rng, number: int) -> bool:
        """Let whoever must decide play turn n of those that are only played on, in place; False: nobody must,
        or there is no time."""
        mover = next(iter(self.game.seats_to_act(world)), None)
        if mover is None or not self.steps.is_time():
            return False
        rng.counter = number * _DRAWS
        self.turns.play_on(world, mover, replies, noise, rng)
        return True

    def words(self, line: WholeTurn) -> tuple[str, ...]:
        """The picks as texts, up to the first that hands over or uncovers something."""
        game, state, words = self.game, self.game.copy(self.world(0)), list[str]()
        for action in line.picks[: line.handed]:
            option = game.option(state, self.seat, action)
            words.append(option.words)
            if option.confirms or option.reveals:
                break
            game.play(state, action, QUIET)
        return tuple(words)


def _is_beaten(other: Weighed, best: Weighed) -> bool:
    """Whether the best turn is so far ahead, world by world, that more worlds would hardly change it."""
    gaps = [one - two for one, two in zip(best.results, other.results, strict=False)]
    if len(gaps) < _FEW or other is best:
        return False
    return statistics.fmean(gaps) >= _SURE * statistics.stdev(gaps) / math.sqrt(len(gaps))
