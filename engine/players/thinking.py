"""The players that think: turns judged by where they lead, the best ones played on in several worlds."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.core.judgement import Foresight
from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.core.text import Text
from engine.players.asking import Answer, Candidate, Question
from engine.players.judge import Judge
from engine.players.plain import judgement_of
from engine.players.strengths import Strength
from engine.players.turns import QUIET, Steps, Turns, WholeTurn, chances

_SHOWN = 5
"""So many of the turns it weighed a player tells of."""
_FINDING = 0.25
"""How much chance there is in looking for turns, in points."""
_LIVELY = 0.25
"""How much chance there is in turns that are only played on, in swings of the game."""
_TRUST = 1.0
"""The judge's first guess counts as if so many worlds had said it."""
_CLEARLY = 0.5
"""What a move that nobody waits for must bring, in swings of the game."""
_GLIMPSES = 3
"""Worlds at a quick look that decide which half of the turns is worth a thorough one."""
_FEW = 5
"""Nothing is beaten in fewer worlds,"""
_SURE = 2.5
"""nor by less than so many standard errors."""
_OTHERS = 5
"""What comes to light alike in so many worlds was known before."""
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


def think(strength: Strength, question: Question) -> Answer:
    """The turn that a player of this strength plays."""
    if question.decision.free:
        return _thought(strength, question).unasked()
    first, *others = question.decision.options
    if first.confirms and not others:
        return Answer((first.words,))
    return _thought(strength, question).answer()


def compared(strength: Strength, question: Question, words: tuple[str, ...]) -> tuple[float, tuple[str, ...]]:
    """How many points a turn promises less than the best that a player of this strength finds, and that."""
    return _thought(strength, question).compared(words)


def _thought(strength: Strength, question: Question) -> _Thought:
    judgement = judgement_of(question.game)
    weights = strength.weights or (judgement.fitted if strength.fitted else judgement.hand)
    judge = Judge(question.game, judgement, weights)
    steps = Steps(question.steps or strength.steps, question.in_time)
    return _Thought(strength, question, Turns(judge, steps))


class _Thought:
    """One player at one question."""

    def __init__(self, strength: Strength, question: Question, turns: Turns) -> None:
        self._strength, self._question, self._turns = strength, question, turns
        self._game, self._seat, self._steps = question.game, question.seat, turns.steps
        self._judge = turns.judge
        self._imagined = dict[int, Any]()
        self._latest = -1, b""

    def answer(self) -> Answer:
        strength, seat = self._strength, self._seat
        rng = Rng(seed_from(f"{self._question.seed}:turns"))
        lines = self._turns.found(self._world(0), seat, strength.tries, _FINDING, rng)
        if strength.misjudges:
            swing = strength.misjudges * self._judge.judgement.swing
            for line, chance in zip(lines, chances(rng, len(lines)), strict=False):
                line.value += swing * chance
        lines.sort(key=lambda line: -line.value)
        weighed = [Weighed(line, [], line.value) for line in _different(lines, max(strength.weighs, _SHOWN))]
        ahead = strength.weighs and self._judge.judgement.foresees(self._world(0))
        if ahead and len(weighed) > 1:
            weighed = self._played_on(weighed[: strength.weighs])
        told = self._told(weighed[:_SHOWN]) if self._question.reasons else ()
        return Answer(self._words(weighed[0].line), self._steps.used, told)

    def unasked(self) -> Answer:
        """A move that nobody waits for, if one is clearly better than to keep still."""
        world, seat = self._world(0), self._seat
        openings = [
            [action]
            for choice in self._game.choices(world)
            if choice.seat == seat and choice.free
            for action in choice.actions
        ]
        rng = Rng(seed_from(f"{self._question.seed}:turns"))
        lines = self._turns.found(world, seat, self._strength.tries, 0.0, rng, openings)
        still = self._judge.value(world, seat)
        if not lines or lines[0].value < still + _CLEARLY * self._judge.judgement.swing:
            return Answer((), self._steps.used)
        return Answer(self._words(lines[0]), self._steps.used)

    def compared(self, words: tuple[str, ...]) -> tuple[float, tuple[str, ...]]:
        rng = Rng(seed_from(f"{self._question.seed}:turns"))
        lines = self._turns.found(self._world(0), self._seat, self._strength.tries, _FINDING, rng)
        state, picks = self._game.copy(self._world(0)), list[Any]()
        for word in words:
            option = self._game.offered(state, self._seat, word)
            if option is None:
                break
            picks.append(option.action)
            self._game.play(state, option.action, QUIET)
        after = self._game.copy(self._world(0))
        self._turns.finish(after, self._seat, picks, 0.0, rng)
        self._turns.let_pass(after, self._seat)
        value = self._judge.value(after, self._seat, self._judge.judgement.stage(self._world(0)))
        return lines[0].value - value, self._words(lines[0])

    def _world(self, number: int) -> Any:
        """World n of this question: the same for all turns that are weighed; free to be read, not changed."""
        if number not in self._imagined:
            world = self._question.worlds(Rng(seed_from(f"{self._question.seed}:world {number}")))
            self._judge.judgement.suppose(world, self._seat)
            self._imagined = {0: self._imagined.get(0, world), number: world}
        return self._imagined[number]

    def _packed(self, number: int) -> bytes:
        """The same, to be copied for every turn that is played on in it."""
        if number != self._latest[0]:
            self._latest = number, self._game.codec.pack(self._world(number))
        return self._latest[1]

    def _played_on(self, weighed: list[Weighed]) -> list[Weighed]:
        """Play the turns on in one world after the other. A thorough look costs many times as much as a quick
        one and tells more, so whoever takes it looks at those alone that did well at a quick one."""
        judgement = self._judge.judgement
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
        """Play all of these on in one world; if that takes too long none of it counts."""
        results = list[float]()
        for each in kept:
            if not self._steps.are_left():
                return False
            results.append(self._result(each.line, number, look))
        if not kept[0].results:
            level = statistics.fmean(results) - statistics.fmean(each.guess for each in kept)
            for each in kept:
                each.guess += level
        for each, result in zip(kept, results, strict=True):
            each.results.append(result)
        return True

    def _result(self, line: WholeTurn, number: int, look: Foresight) -> float:
        """What the seat leads by after this turn and some rounds more, in one world.

        Chance starts anew with every turn, so that it is the same whatever was played before."""
        game, seat, turns, judgement = self._game, self._seat, self._turns, self._judge.judgement
        world = game.codec.unpack(self._packed(number))
        lively = _LIVELY * judgement.swing
        rng = Rng(seed_from(f"{self._question.seed}:chance {number}"))
        turns.finish(world, seat, line.picks[: line.handed], _FINDING, rng, elsewhere=True)
        turns.let_pass(world, seat)
        seats = len(self._question.view.seats)
        for later in range(1, 1 + look.turns_ahead(seats)):
            mover = next((choice.seat for choice in game.choices(world)), None)
            if mover is None:
                break
            rng.counter = later * _DRAWS
            turns.play_on(world, mover, look.replies, lively, rng)
        return self._judge.lead(world, seat, seats)

    def _words(self, line: WholeTurn) -> tuple[str, ...]:
        """The picks as texts, up to the first that hands over or uncovers something."""
        game, state, words = self._game, self._game.copy(self._world(0)), list[str]()
        for action in line.picks[: line.handed]:
            option = game.option(state, self._seat, action)
            words.append(option.words)
            if option.confirms or option.reveals:
                break
            game.play(state, action, QUIET)
        return tuple(words)

    def _told(self, weighed: list[Weighed]) -> tuple[Candidate, ...]:
        """The turns with their reasons; what dropped out early is compared in the worlds it was played in.

        Of turns that part only after something was uncovered, the best is told: until then they are one."""
        best, value = weighed[0], weighed[0].value
        told = dict[tuple[str, ...], Candidate]()
        for each in weighed:
            if each.results:
                gaps = [one - other for one, other in zip(each.results, best.results, strict=False)]
                value = min(value, best.value + statistics.fmean(gaps))
            else:
                value = min(value, each.value)
            if (words := self._words(each.line)) not in told:
                told[words] = self._candidate(words, value, each.line, ahead=bool(best.results))
        return tuple(told.values())

    def _candidate(self, words: tuple[str, ...], value: float, line: WholeTurn, *, ahead: bool) -> Candidate:
        after, uncovered = self._done(line, 0)
        return Candidate(
            words,
            value,
            self._judge.changes(self._world(0), after, self._seat),
            ahead,
            goes_on=len(words) < len(line.picks),
            uncovers=bool(uncovered)
            and any(self._done(line, number)[1] != uncovered for number in range(1, _OTHERS)),
        )

    def _done(self, line: WholeTurn, number: int) -> tuple[Any, list[Text]]:
        """A turn in one world, as far as it goes there, and what comes to light that its player reads."""
        game, world, tell = self._game, self._game.copy(self._world(number)), Tell()
        for action in line.picks:
            if number and not self._turns.is_offered(world, self._seat, action):
                break
            game.play(world, action, tell)
        self._turns.let_pass(world, self._seat, tell)
        return world, [event.text for event in tell.events if event.reveals and event.is_for(self._seat)]


def _is_beaten(other: Weighed, best: Weighed) -> bool:
    """Whether the best turn is so far ahead, world by world, that more worlds would hardly change it."""
    gaps = [one - two for one, two in zip(best.results, other.results, strict=False)]
    if len(gaps) < _FEW or other is best:
        return False
    return statistics.fmean(gaps) >= _SURE * statistics.stdev(gaps) / math.sqrt(len(gaps))


def _different(lines: Sequence[WholeTurn], most: int) -> list[WholeTurn]:
    """The best turns, but of those that make the same picks in another order only the best one."""
    found = dict[frozenset[tuple[Any, int]], WholeTurn]()
    for line in lines:
        found.setdefault(frozenset(Counter(line.picks[: line.handed]).items()), line)
        if len(found) == most:
            break
    return list(found.values())
