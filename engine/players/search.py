"""Searching players: they generate whole turns, evaluate their results and simulate the best ones."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import islice
from typing import Any

from engine.core.game import AnyGame
from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.core.text import Text
from engine.players.biased_player import fond_weights
from engine.players.evaluator import Judge, evaluator_of
from engine.players.grounds import grounds_of
from engine.players.move_families import families
from engine.players.requests import Answer, Change, Question
from engine.players.simulation import FINDING, Simulation, Weighed
from engine.players.strengths import Strength
from engine.players.turn_generator import QUIET, Steps, TurnGenerator, WholeTurn, chances

SHOWN = 5
"""Number of weighed turns that a player lists."""
SCORING = 2
"""Points that a move scores more at once than the others and is weighed and listed in any case."""
_CLEARLY = 0.5
"""Minimum gain of a move that nobody waits for, in swings of the game."""
_NO_PURPOSE = 0.05
"""Points below which a pick that habit avoids has no purpose."""
_PER_IDEA = 2
"""Moves with the same idea that an adviser simulates before those with other ideas."""
_VARIANTS = 40
"""Variants of each of the best moves that an adviser tries."""
_VARIED = 3
"""Number of the best moves of which an adviser plays on several variants."""
_WORK = 24
"""Ways tried to do the work that a turn leads to, before an adviser tells of it."""
_AS_GOOD = 0.15
"""Points that a variant of a move may be behind another and look as good at first sight,"""
_INSTEAD = 0.125
"""or in swings of the game and replace it if that one is certainly beaten."""


def judge_of(game: AnyGame, seats: int, strength: Strength) -> Judge:
    """Return the evaluation used by a player of this strength at a table of this size."""
    evaluator = evaluator_of(game)
    weights = strength.weights or (evaluator.fitted_for(seats) if strength.fitted else evaluator.hand)
    liked = fond_weights(weights, strength.fond)
    return Judge(game, evaluator, liked, strength.fond, settles=strength.settles, advises=strength.varied)


def thinking_about(question: Question, strength: Strength) -> TurnSearch:
    judge = judge_of(question.game, len(question.view.seats), strength)
    steps = Steps(question.steps or strength.steps, question.in_time, question.least)
    return TurnSearch(strength, question, TurnGenerator(judge, steps, tuned_quick_score=strength.fitted))


class TurnSearch:
    """The search of one player for the answer to one question."""

    def __init__(self, strength: Strength, question: Question, turns: TurnGenerator) -> None:
        self._strength, self._question, self.turns = strength, question, turns
        self.game, self.seat, self.steps = question.game, question.seat, turns.steps
        self.judge, self.view, self.seed = turns.judge, question.view, question.seed
        self.families = list[list[WholeTurn]]()  # the turns searched, grouped by move
        self._work = dict[tuple[Any, ...], list[Any]]()  # turns with the best work, by what precedes it
        self.simulation = Simulation(strength, question, turns)

    def world(self, number: int) -> Any:
        return self.simulation.world(number)

    def weighed(self) -> list[Weighed]:
        """Return the best turns, best first."""
        strength, seat = self._strength, self.seat
        rng = Rng(seed_from(f"{self._question.seed}:turns"))
        openings = [[action] for action in self.turns.open_to(self.world(0), seat)]
        if not (strength.varied and self.judge.evaluator.tries_all):
            openings = [[]]
        if strength.varied:
            openings += self.judge.evaluator.sure_openings(self.world(0), seat)
        tries = strength.tries + len(openings) - 1
        lines = self.turns.found(self.world(0), seat, tries, FINDING, rng, openings)
        if strength.varied:
            lines = self._refined(lines, max(strength.weighs, SHOWN), rng)
        if strength.misjudges:
            swing = strength.misjudges * self.judge.evaluator.swing
            for line, chance in zip(lines, chances(rng, len(lines)), strict=False):
                line.value += swing * chance
        lines.sort(key=lambda line: (line.follies, -line.value))
        lines = [line for line in lines if line.follies == lines[0].follies]
        self.families = families(lines, self.judge.evaluator, self.world(0), varied=strength.varied)
        most = max(strength.weighs, SHOWN)
        if strength.varied:
            self.families = self._advisable(self.families, most)
            for family in self.families[:most]:
                family[0] = self._tidied(family[0])
        best = [lines[0] for lines in self.families[:most]]
        weighed = [Weighed(line, [], line.value) for line in best]
        if self.looks_ahead and len(weighed) > 1:
            weighed = self.simulation.played_on(weighed[: strength.weighs])
            if strength.varied:
                weighed[:_VARIED] = map(self._best_variant, weighed[:_VARIED])
                weighed.sort(key=lambda each: (-len(each.results), -each.value))
        return weighed

    def _best_variant(self, weighed: Weighed) -> Weighed:
        """Return a move in the best of its ways that are about as good at first sight, such as with workers
        of another colour, played on in the same worlds; of those that stay about as good, the one that leaves
        most open."""
        family = next(lines for lines in self.families if lines[0] is weighed.line)
        evaluator, best, tried = self.judge.evaluator, weighed, [weighed]
        first = weighed.line
        near = [line for line in family if first.value - line.value <= self._instead]
        open_to = {id(line): self._kept_open(line) for line in near}

        def is_as_good(line: WholeTurn) -> bool:
            return first.value - line.value <= _AS_GOOD or open_to[id(line)] > open_to[id(first)]

        near = [line for line in near if line is not first and is_as_good(line)]
        near.sort(key=lambda line: open_to[id(line)], reverse=True)
        for line in near[: evaluator.variants]:
            if evaluator.is_beaten(self.world(0), line.picks[: line.handed]):
                continue
            other = Weighed(line, [], weighed.guess + line.value - weighed.line.value)
            self.simulation.play_as_often(other, weighed)
            tried.append(other)
            if other.value > best.value + _AS_GOOD:
                best = other
        good = [each for each in tried if best.value - each.value <= _AS_GOOD]
        best = max((best, *good), key=lambda each: open_to[id(each.line)])
        family.remove(best.line)
        family.insert(0, best.line)
        return best

    def _kept_open(self, line: WholeTurn) -> tuple[int, ...]:
        return self.judge.evaluator.kept_open(self.world(0), line.picks[: line.handed])

    def _refined(self, lines: list[WholeTurn], most: int, rng: Rng) -> list[WholeTurn]:
        """Return the turns, and variants of the best of each of the best moves: the same first pick, others
        after it."""
        found = {tuple(line.picks[: line.handed]): line for line in lines}
        evaluator, world = self.judge.evaluator, self.world(0)
        for family in families(lines, evaluator, world, varied=True)[:most]:
            picks = family[0].picks[: family[0].handed]
            openings = [picks[:kept] for kept in range(len(picks) - 1, 0, -1)]
            if not openings:
                continue
            tries = len(openings) + _VARIANTS
            for line in self.turns.found(world, self.seat, tries, 0.0, rng, openings):
                found.setdefault(tuple(line.picks[: line.handed]), line)
        return sorted(found.values(), key=lambda line: -line.value)

    def _advisable(self, found: list[list[WholeTurn]], most: int) -> list[list[WholeTurn]]:
        """Return up to `most` moves that gain something or change nothing, and if these lose more than they
        gain, those that lose less; if every move only loses, all of them. Moves that another one certainly
        beats are left out, unless there are no others."""
        found = [*islice((family for family in found if not self._is_beaten(family)), 4 * most)] or found
        for family in found[: 2 * most]:
            family[0] = self._well_paid(family[0])
        bringing = (
            family for family in found if not grounds_of(self.game, self.changes(family[0])).only_costs
        )
        kept = list(islice(bringing, 2 * most))
        best = max((self._sum(family) for family in kept), default=-math.inf)
        if best < 0:
            kept = [family for family in found if family in kept or self._sum(family) > best]
        return self._varied(kept, most)

    @property
    def _instead(self) -> float:
        return max(_AS_GOOD, _INSTEAD * self.judge.evaluator.swing)

    def _is_beaten(self, family: list[WholeTurn]) -> bool:
        """Return whether another turn certainly beats a move, whatever it pays and whichever of a kind it
        takes; put one first that is not beaten."""

        def is_beaten(line: WholeTurn) -> bool:
            return self.judge.evaluator.is_beaten(self.world(0), line.picks[: line.handed])

        if is_beaten(family[0]):
            family[0] = self._well_paid(family[0])
            near = (line for line in family if family[0].value - line.value <= self._instead)
            good = next((line for line in near if not is_beaten(line)), None)
            if good is None:
                return True
            family.remove(good)
            family.insert(0, good)
        return False

    def _sum(self, family: Sequence[WholeTurn]) -> float:
        return sum(change.worth for change in self.changes(family[0]))

    def points(self, line: WholeTurn) -> float:
        """Return what a turn scores at once or makes sure of; the first feature is always the points."""
        evaluator, (after, _, _) = self.judge.evaluator, self.done(line, 0)
        scored = (each for each in self._changes_to(after) if each.feature == evaluator.features[0])
        earned = evaluator.earned(self.world(0), after, self.seat)
        return earned + sum(each.after - each.before for each in scored)

    def _varied(self, found: list[list[WholeTurn]], most: int) -> list[list[WholeTurn]]:
        """Return up to `most` moves: the best of each idea and their next best first, and in any case the one
        that scores most at once, if that is much more than the others."""
        evaluator, world = self.judge.evaluator, self.world(0)
        first, rest, seen = list[list[WholeTurn]](), list[list[WholeTurn]](), Counter[Hashable]()
        for family in found:
            line = family[0]
            idea = evaluator.idea(world, line.picks[: line.handed])
            (first if seen[idea] < _PER_IDEA else rest).append(family)
            seen[idea] += 1
        chosen = [*first, *rest][:most]
        points = {id(family): self.points(family[0]) for family in found}
        scoring = max(found, key=lambda family: points[id(family)])
        if points[id(scoring)] >= max(points[id(family)] for family in chosen) + SCORING:
            chosen[-1] = scoring
        kept = {id(family) for family in chosen}
        return [family for family in found if id(family) in kept]

    def _well_paid(self, line: WholeTurn) -> WholeTurn:
        """Return a turn with the best payment of all, pick by pick, and not only of those that were tried."""
        evaluator, worth = self.judge.evaluator, self._worth(line)
        gists = evaluator.gists(self.world(0), line.picks[: line.handed])
        for at, (about, manner) in enumerate(gists):
            if manner != "payment" or worth is None:
                continue
            world = self.game.copy(self.world(0))
            for action in line.picks[:at]:
                self.game.play(world, action, QUIET)
            for action in self.turns.open_to(world, self.seat):
                if action == line.picks[at] or evaluator.move_topic(action) != (about, manner):
                    continue
                picks = [*line.picks[:at], action, *line.picks[at + 1 :]]
                other = WholeTurn(picks, line.handed, line.value)
                paid = self._worth(other)
                if paid is not None and paid > worth and not self._is_folly(picks[: at + 2]):
                    other.value += paid - worth
                    line, worth = other, paid
        return line

    def _is_folly(self, picks: Sequence[Any]) -> bool:
        """Return whether one of the last two picks is a mistake by the rules alone."""
        world = self.game.copy(self.world(0))
        for at, action in enumerate(picks):
            if at + 2 >= len(picks) and self.judge.evaluator.mistake(world, action):
                return True
            self.game.play(world, action, QUIET)
        return False

    def _tidied(self, line: WholeTurn) -> WholeTurn:
        """Return a turn without the picks that habit avoids, such as goods carried for no purpose."""
        habits = self.judge.evaluator.habits
        for at in reversed(range(line.handed)):
            if habits.get(type(line.picks[at]), 0) < 0:
                shorter = WholeTurn([*line.picks[:at], *line.picks[at + 1 :]], line.handed - 1, line.value)
                if (worth := self._worth(shorter)) is not None:
                    less = (self._worth(line) or 0.0) - worth
                    if less <= _NO_PURPOSE:
                        shorter.value -= less
                        line = shorter
        return line

    def _worth(self, line: WholeTurn) -> float | None:
        """Return what the position after a turn is worth; None if the turn is not legal."""
        world = self.game.copy(self.world(0))
        for action in line.picks:
            if not self.turns.is_offered(world, self.seat, action):
                return None
            self.game.play(world, action, QUIET)
        return self.judge.value(world, self.seat, self.judge.evaluator.stage(self.world(0)))

    def changes(self, line: WholeTurn) -> tuple[Change, ...]:
        """Return what a turn changes, without guesses about other players."""
        return self._changes_to(self.done(line, 0)[0])

    def _changes_to(self, after: Any) -> tuple[Change, ...]:
        guessed = self.judge.evaluator.guessed
        changes = self.judge.changes(self.world(0), after, self.seat)
        return tuple(change for change in changes if change.feature not in guessed)

    def done(self, line: WholeTurn, number: int) -> tuple[Any, list[Text], bool]:
        """Play a turn in one world as far as possible; return the result, the revealed information that its
        player may read, and whether there was work to do beside the others'."""
        game, seat, tell = self.game, self.seat, Tell()
        world = game.copy(self.world(number))
        for action in self._with_work(line):
            if number and not self.turns.is_offered(world, seat, action):
                break
            game.play(world, action, tell)
        rng = Rng(seed_from(f"{self.seed}:work"))
        worked = self.turns.come_about(world, seat, rng, tell, _WORK if self._strength.varied else 1)
        seen = [event.text for event in tell.events if event.reveals and event.is_for(seat)]
        return world, seen, worked

    def _with_work(self, line: WholeTurn) -> list[Any]:
        """Return the picks of a turn; an adviser searches the work after the first commit."""
        if not self._strength.varied or line.handed == len(line.picks):
            return line.picks
        handed = tuple(line.picks[: line.handed])
        if handed not in self._work:
            world = self.game.copy(self.world(0))
            for action in handed:
                self.game.play(world, action, QUIET)
            rng = Rng(seed_from(f"{self.seed}:work"))
            ways, is_beaten = (
                self.turns.found(world, self.seat, _WORK, 0.0, rng),
                self.judge.evaluator.is_beaten,
            )
            near = (way for way in ways if ways[0].value - way.value <= self._instead)
            way = next((way for way in near if not is_beaten(world, way.picks)), ways[0])
            self._work[handed] = [*handed, *way.picks]
        return self._work[handed]

    def handed_over(self, line: WholeTurn, handed: int, number: int) -> Any:
        """Return one world after the first picks of a turn, while the others let it pass."""
        world = self.game.copy(self.world(number))
        for action in line.picks[:handed]:
            if number and not self.turns.is_offered(world, self.seat, action):
                break
            self.game.play(world, action, QUIET)
        self.turns.let_pass(world, self.seat)
        return world

    @property
    def looks_ahead(self) -> bool:
        return bool(self._strength.weighs) and self.judge.evaluator.is_worth_search(self.world(0))

    def free_move(self) -> Answer:
        """Return a move that nobody waits for, if it is clearly better than not acting."""
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
        if not lines or lines[0].value < still + _CLEARLY * self.judge.evaluator.swing:
            return Answer((), self.steps.used)
        return Answer(self.words(lines[0]), self.steps.used)

    def best_from(self, begun: list[Any], tries: int) -> WholeTurn:
        """Return the best of several turns that begin with these picks."""
        rng = Rng(seed_from(f"{self._question.seed}:begun"))
        return self.turns.found(self.world(0), self.seat, tries, 0.0, rng, (begun,))[0]

    def words(self, line: WholeTurn) -> tuple[str, ...]:
        """Return the text forms of the picks, up to the first that ends the turn or uncovers something."""
        game, state, words = self.game, self.game.copy(self.world(0)), list[str]()
        for action in line.picks[: line.handed]:
            option = game.option(state, self.seat, action)
            words.append(option.words)
            if option.confirms or option.reveals:
                break
            game.play(state, action, QUIET)
        return tuple(words)
