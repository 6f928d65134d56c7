"""Which move a hint names first: the best one, or one nearly as good for which more can be said."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import chain

from engine.core.game import AnyGame
from engine.players.evaluator import evaluator_of
from engine.players.grounds import told_gain, total_of
from engine.players.requests import Candidate

FAR = 0.5
"""How far a move may be behind, in swings of the game, and still be called good,"""
NEAR = 0.25
"""or in points, where a swing is small."""
SAME = 0.15
"""How far a move may be behind, in points, and be called as good."""
_ALMOST = 0.25
"""How far a move may be behind, in swings of the game, and be called almost as good."""


def almost(game: AnyGame) -> float:
    """Return how many points a move may be behind another and be called almost as good."""
    return max(NEAR, _ALMOST * evaluator_of(game).swing)


def preferred(game: AnyGame, candidates: Iterable[Candidate]) -> Candidate:
    """Return the turn that a hint names first. The best one gives way to one with a reason, that one to one
    that does something instead of waiting, that one to one that scores more, and that one to one that scores
    as much in every case told and more in one."""
    found = _in_order(list(candidates))
    first = _with_reason(game, found)
    if not found[0].ahead:
        return first
    rest = [each for each in found if not each.is_beaten]
    return _never_less(game, _scoring_more(game, _doing_something(game, first, rest), rest), rest)


def _in_order(found: list[Candidate]) -> list[Candidate]:
    """Return the turns, the best first: without a look ahead, by the sum of the changes, which is shown."""
    return found if found[0].ahead else sorted(found, key=lambda each: -total_of(each.changes))


def _with_reason(game: AnyGame, found: Sequence[Candidate]) -> Candidate:
    """Return the best turn for which there is something to say, if it is almost as good as the best one or
    that one is beaten or only loses. One that scores or completes something comes before its equals."""
    best = found[0]
    is_bad = best.is_beaten or (not _is_explained(game, best) and total_of(best.changes) < 0)
    reach = math.inf if is_bad else almost(game)
    good = [
        each
        for each in found
        if _less(each, best) <= reach and not each.is_beaten and _is_explained(game, each)
    ]
    equals = [*good[:1], *(each for each in good[1:] if _less(each, best) <= SAME)]
    certain = (each for each in equals if best.ahead and each.facts.is_certain and not _tells_cost(each))
    return next(certain, good[0] if good else best)


def _doing_something(game: AnyGame, first: Candidate, rest: Sequence[Candidate]) -> Candidate:
    """Return another turn than one that passes, only keeps things, or tells a cost beside what it gets: one
    that scores enough for what it is behind, else one that is as good and brings something, or almost as good
    and completes something. A pass gives way to what brings most of it at first sight
    (`Evaluator.passes_last`)."""
    if not (first.passes or _only_keeps(first) or first.facts.is_dear):
        return first
    waited = evaluator_of(game).waited
    scores = (each for each in rest if 0 < each.facts.points >= _less(each, first) / waited)
    useful, reach = [each for each in rest if each.facts.says_much and not each.facts.is_dear], SAME
    if first.passes:
        useful.sort(key=lambda each: -total_of(each.changes))
        gains = bool(useful) and total_of(useful[0].changes) > 0
        reach = math.inf if gains else FAR * evaluator_of(game).swing
    near = (each for each in useful if _less(each, first) <= max(reach, _completes(each) * almost(game)))
    return next(chain(scores, near), first)


def _scoring_more(game: AnyGame, first: Candidate, rest: Sequence[Candidate]) -> Candidate:
    """Return the turn that scores or makes sure of most points, of those that are as good or in some games
    little behind for them (`Evaluator.scores_first`): a reader would wonder why it comes later. What
    completes something stays first, and what tells a cost stays behind."""
    if _completes(first):
        return first
    waited, far = evaluator_of(game).scores_first, FAR * evaluator_of(game).swing
    scored = max(0, _scored(first))

    def reach(each: Candidate) -> float:
        return max(SAME, min(far, waited * (_scored(each) - scored)))

    more = (each for each in rest if _scored(each) > scored and not _tells_cost(each))
    near = (each for each in more if _less(each, first) <= reach(each))
    return max((first, *near), key=_scored)


def _scored(each: Candidate) -> int:
    return each.facts.in_all + each.facts.earned


def _completes(each: Candidate) -> bool:
    return any(benefit.kind == "completes" for benefit in each.facts.benefits)


def _never_less(game: AnyGame, first: Candidate, rest: Sequence[Candidate]) -> Candidate:
    """Return the turn that scores more in a case told and less in none, for no more, if it can be called
    good."""

    def is_never_less(each: Candidate) -> bool:
        pairs = zip(each.outcomes, first.outcomes, strict=False)
        return bool(each.outcomes and first.outcomes) and all(one >= other for one, other in pairs)

    near = (each for each in rest if _less(each, first) <= FAR * evaluator_of(game).swing)
    return max((first, *filter(is_never_less, near)), key=lambda each: sum(each.outcomes))


def _tells_cost(each: Candidate) -> bool:
    return any(benefit.kind == "costs" for benefit in each.facts.benefits)


def _only_keeps(each: Candidate) -> bool:
    return not each.facts.points and all(benefit.kind == "saves" for benefit in each.facts.told())


def _less(each: Candidate, best: Candidate) -> float:
    return best.value - each.value if best.ahead else total_of(best.changes) - total_of(each.changes)


def _is_explained(game: AnyGame, each: Candidate) -> bool:
    return bool(each.facts.points or each.facts.told() or told_gain(game, each))
