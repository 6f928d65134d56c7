"""Complete turns, generated pick by pick: the most promising one first, then those that deviate at one
pick."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any

from msgspec import Struct

from engine.core.rng import Rng
from engine.core.tell import Silence, Tell
from engine.core.text import Seat
from engine.players.evaluator import Judge

_MOST_PICKS = 60
"""No real turn is this long; an endless one stops here in the search."""
_FORKS = 12
"""Number of alternative picks remembered at each pick."""
_FEW = 6
"""Number of most promising picks among which one without a mistake is sought."""
_DOUBT = 0.5
"""How much a pick's lower quick score counts against a turn that takes it."""
_FIRST = 1000.0
"""Large enough that every first pick is tried before any is refined."""

QUIET = Silence()


class WholeTurn(Struct):
    """One complete turn: its picks, how many of them precede the first commit, its value."""

    picks: list[Any]
    handed: int
    value: float = 0.0
    follies: int = 0  # picks that are mistakes by the rules alone


class Steps:
    """How many picks may still be tried in the search."""

    def __init__(self, most: int, in_time: Callable[[], bool], least: int = 0) -> None:
        self.used, self.most, self._in_time, self._least = 0, most, in_time, least

    def are_left(self) -> bool:
        return self.used < self.most and self.is_time()

    def is_time(self) -> bool:
        return self.used < self._least or self._in_time()


class Fork(Struct):
    """A point where a turn could have gone differently: the picks before, and other picks with their
    deficits."""

    before: list[Any]
    others: list[tuple[float, Any]]


class TurnGenerator:
    """Generates and completes turns in worlds that may be changed freely."""

    def __init__(self, judge: Judge, steps: Steps, *, tuned_quick_score: bool = False) -> None:
        self.judge, self.steps = judge, steps
        self._game, self._evaluator = judge.game, judge.evaluator
        self._look = self._evaluator.tuned_quick_score if tuned_quick_score else self._evaluator.quick_score

    def open_to(self, state: Any, seat: Seat) -> list[Any]:
        """Return what a seat must choose from now; empty if nobody waits for it."""
        actions, settings = self._game.required_actions(state, seat), self._evaluator.settings
        if not settings or len(actions) <= 1:
            return actions
        return [action for action in actions if type(action) not in settings] or actions

    def finish(
        self,
        state: Any,
        seat: Seat,
        begun: list[Any],
        noise: float,
        rng: Rng,
        forks: list[Fork] | None = None,
        *,
        elsewhere: bool = False,
    ) -> WholeTurn:
        """Play a turn in place: the given picks, then the most promising ones; record the forks if requested.

        `elsewhere`: the picks come from another world. A pick that uncovers something may uncover something
        else here, so they end at the first one that is not legal."""
        evaluator, play = self._evaluator, self._game.play
        look, mark = None, evaluator.turn(state)
        picks, handed, known, follies = list[Any](), 0, len(begun), 0
        while len(picks) < _MOST_PICKS:
            if elsewhere and len(picks) < known and not self.is_offered(state, seat, begun[len(picks)]):
                known = len(picks)
            if len(picks) < known:
                action = begun[len(picks)]
            else:
                actions = self.open_to(state, seat)
                if not actions:
                    break
                if len(actions) == 1:
                    action = actions[0]
                else:
                    look = look or self._look(state, seat)
                    lively = zip(actions, chances(rng, len(actions)), count(), strict=False)
                    rated = [(look(state, each) + noise * chance, -at) for each, chance, at in lively]
                    if forks is None:
                        action = actions[-max(rated)[1]]
                    else:
                        rated.sort(reverse=True)
                        best, at = self._sensible(state, actions, rated)
                        action = actions[-at]
                        if not handed:
                            left = [each for each in rated if each[1] != at][:_FORKS]
                            forks.append(Fork(list(picks), [(best - one, actions[-n]) for one, n in left]))
            picks.append(action)
            if forks is not None and evaluator.mistake(state, action):
                follies += 1
            play(state, action, QUIET)
            if evaluator.ends(action):
                handed = handed or len(picks)
                if mark is None or evaluator.turn(state) != mark:
                    break
        self.steps.used += len(picks)
        return WholeTurn(picks, handed or len(picks), follies=follies)

    def _sensible(
        self, state: Any, actions: Sequence[Any], rated: Sequence[tuple[float, int]]
    ) -> tuple[float, int]:
        """Return the most promising of the first few picks that is not a mistake."""
        few = (each for each in rated[:_FEW] if not self._evaluator.mistake(state, actions[-each[1]]))
        return next(few, rated[0])

    def is_offered(self, state: Any, seat: Seat, action: Any) -> bool:
        return any(action in choice.actions for choice in self._game.choices(state) if choice.seat == seat)

    def found(
        self,
        world: Any,
        seat: Seat,
        tries: int,
        noise: float,
        rng: Rng,
        openings: Sequence[list[Any]] = ([],),
    ) -> list[WholeTurn]:
        """Return the best of up to `tries` turns by the evaluation of their ends, best first.

        Turns that lead to the same position, such as the same picks in another order, count once. All are
        evaluated with the weights of one stage; otherwise a rich seat would avoid starting the next."""
        codec, stage = self._game.codec, self._evaluator.stage(world)
        packed, ends = codec.pack(world), dict[bytes, WholeTurn]()
        best = dict[tuple[Any, ...], WholeTurn]()
        heap, order = list[tuple[float, int, list[Any]]](), count()
        for number, begun in enumerate(_beginnings(openings, heap)):
            state = codec.unpack(packed)
            forks = list[Fork]()
            line = self.finish(state, seat, begun, noise, rng, forks)
            end = codec.pack(state)
            if end in ends:
                line.value = ends[end].value
            else:
                ends[end] = line
                self.come_about(state, seat, rng)
                line.value = self.judge.value(state, seat, stage)
                line.value += self.judge.liking(state, seat, line.picks)
                line.value += self.judge.prospects(world, state, seat)
                picks = tuple(line.picks[: line.handed])
                if picks not in best or best[picks].value < line.value:
                    best[picks] = line
            for fork in forks:
                ahead = line.value + _FIRST * (not fork.before)
                for lack, action in fork.others:
                    heappush(heap, (_DOUBT * lack - ahead, next(order), [*fork.before, action]))
            if number + 1 >= tries or not self.steps.are_left():
                break
        return sorted(best.values(), key=lambda line: -line.value)

    def let_pass(self, state: Any, seat: Seat, tell: Tell = QUIET) -> None:
        """Let the others answer in a way that lets the turn take effect, in place."""
        for _ in range(_MOST_PICKS):
            action = self._evaluator.waved_through(state, seat)
            if action is None:
                return
            self._game.play(state, action, tell)

    def come_about(self, state: Any, seat: Seat, rng: Rng, tell: Tell = QUIET, tries: int = 1) -> bool:
        """Let a turn take effect in place while the others stand back. Where its player works beside others
        or has won, the remaining work is the best of up to `tries` ways; return whether there was any."""
        self.let_pass(state, seat, tell)
        evaluator, worked = self._evaluator, False
        mark = evaluator.turn(state)
        while (action := evaluator.stands_back(state, seat)) is not None:
            self._game.play(state, action, tell)
            if evaluator.turn(state) == mark and self.open_to(state, seat):
                begun = self._begun(state, seat, tries, 0.0, rng)
                worked = bool(self.finish(state, seat, begun, 0.0, rng).picks)
        return worked

    def play_on(self, world: Any, seat: Seat, tries: int, noise: float, rng: Rng) -> None:
        """Let a seat play the best of up to `tries` turns, in place."""
        self.finish(world, seat, self._begun(world, seat, tries, noise, rng), noise, rng)
        self.let_pass(world, seat)

    def _begun(self, world: Any, seat: Seat, tries: int, noise: float, rng: Rng) -> list[Any]:
        """Return the best of up to `tries` turns; nothing if the quick score alone decides."""
        return self.found(world, seat, tries, noise, rng)[0].picks if tries > 1 else []


def _beginnings(
    openings: Sequence[list[Any]], heap: list[tuple[float, int, list[Any]]]
) -> Iterator[list[Any]]:
    yield from openings
    while heap:
        yield heappop(heap)[2]


def chances(rng: Rng, count: int) -> Iterator[float]:
    """Yield `count` numbers from 0 to 1; cheaper than one draw for each."""
    for block in range(0, count, 32):
        word = f"{rng.counter}:{block}"
        digest = hashlib.blake2b(word.encode(), key=rng.seed.encode()).digest()
        for at in range(0, 64, 2):
            yield (digest[at] << 8 | digest[at + 1]) / 65536
    rng.counter += 1
