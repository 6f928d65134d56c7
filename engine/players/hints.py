"""Hints from the turns that a player weighed: what the best one changes, and why the others are worse."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core.draft import drafted, spoken
from engine.core.evaluation import Benefit, Evaluator, Manner
from engine.core.tell import Event
from engine.core.text import Seat, Text
from engine.players.evaluator import evaluator_of
from engine.players.grounds import Grounds, behind, grounds_of, told_gain, total_of
from engine.players.requests import Answer, AnyGame, Candidate, Change, Facts, Plan

_SHOWN = 3
_FAR = 0.5
"""How far a move may be behind, in swings of the game, and still be called good,"""
_NEAR = 0.25
"""or in points, where a swing is small."""
_ALMOST = 0.25
"""How far a move may be behind, in swings of the game, and be called almost as good,"""
_SAME = 0.15
"""or in points to be called as good."""
_WAITED = 0.3
"""How far a turn that scores more may be behind and still come first, for each point more."""

_LARGE = 4
"""Points that a turn can still add and beside which another is not told for what it keeps, or that a move
scores more than others and takes the last place."""

_MANY = 1.5
"""Swings that a move scores more than the first at once and is called good unless it is behind by a swing."""
_MUCH = 3
"""Points less than the first move beside which another is not called almost as good, unless it completes
something."""

_AIMS = ("aim", "slot", "tile")
"""Arguments of reasons that name an aim."""

AnyEvaluator: TypeAlias = Evaluator[Any, Any]

Level: TypeAlias = Literal["near", "almost", "less", "later"]
"""How good a move is beside the best one."""


class Hint(Struct, frozen=True):
    """One good whole turn."""

    picks: tuple[str, ...]
    named: tuple[Text, ...]  # in menu texts
    events: tuple[Event, ...] = ()  # what its own player would be told
    behind: float = 0.0  # points less than the best turn
    grounds: Grounds = Grounds()  # for the best turn: its changes; for others: where they are behind it
    ahead: bool = False  # whether `behind` includes later turns
    goes_on: bool = False  # whether the figures include how the turn would go on after these picks
    uncovers: bool = False  # whether the figures include a guess about something uncovered
    draws: bool = False  # whether it uncovers that before the turn ends
    alike: tuple[Manner, ...] = ()  # variants that would be about as good
    plan: Plan | None = None  # what it prepares
    facts: Facts = Facts()  # what is certain about it
    gain: Change | None = None  # its largest gain by the evaluation, where no fact says more
    level: Level = "near"
    idea: Hashable = None  # what it does, whatever its target
    total: float = 0.0  # the sum of all its changes
    passes: bool = False  # whether it is a pass that any other useful move beats

    @property
    def only_costs(self) -> bool:
        """Whether it is the least bad of moves that lose something, and nothing told makes up for it."""
        return self.grounds.only_costs and self.facts.points <= 0 and not self.facts.says_much

    @property
    def told_gain(self) -> str:
        """The feature of the gain that is told as its reason; empty if facts say more."""
        if self.gain is None or self.facts.points or self.facts.says_much:
            return ""
        return self.gain.feature

    @property
    def reason(self) -> Hashable:
        """The reason that is shown; None: there is none."""
        told = self.facts.told()
        if told or self.facts.points:
            return told, self.facts.points, self.told_gain
        return self.told_gain or None


class Advice(Struct, frozen=True):
    hints: tuple[Hint, ...]  # best first, each with an idea of its own


def advice_of(game: AnyGame, state: Any, seat: Seat, answer: Answer) -> Advice:
    """Return the best turn of each idea, best first, as far as it can be called good."""
    if not answer.candidates:
        return Advice((Hint(answer.picks, spoken(game, state, seat, answer.picks)),))
    best = preferred(game, answer.candidates)
    others = [each for each in answer.candidates if each is not best and not each.is_beaten]
    first = _first(game, state, seat, best)
    behind_it = [_other(game, state, seat, each, best) for each in others]
    other = [hint for hint in behind_it if hint.behind >= 0]
    other = [hint for hint in other if hint.behind or _says_something(hint) or _says_something(first)]
    if len(other) < len(behind_it):  # both would do equally well, and there is nothing more to say
        first = replace(first, alike=tuple(sorted({*first.alike, "which"})))
    hints = [first, *sorted(other, key=lambda hint: hint.behind)]
    near = [hint for hint in hints if hint.behind <= _reach(game, hint, first)]
    return Advice(_shown(_by_idea(near, almost(game), evaluator_of(game))))


def _shown(hints: Sequence[Hint]) -> tuple[Hint, ...]:
    """Return the first moves; one that scores much more than any of them takes the last place."""
    shown, rest = [*hints[:_SHOWN]], hints[_SHOWN:]
    scoring = max(rest, key=lambda hint: hint.facts.in_all, default=None)
    if scoring and scoring.facts.in_all >= max(hint.facts.in_all for hint in shown) + _LARGE:
        shown[-1] = scoring
    return tuple(shown)


def _reach(game: AnyGame, hint: Hint, first: Hint) -> float:
    """Return how far a move may be behind and still be called good: up to a swing if it scores more now, by
    its points unless these are many."""
    evaluator, more = evaluator_of(game), hint.facts.in_all - max(0, first.facts.in_all)
    swing = evaluator.swing
    return max(_NEAR, _FAR * swing, swing if more >= _MANY * swing else min(swing, evaluator.waited * more))


def almost(game: AnyGame) -> float:
    """Return how many points a move may be behind another and be called almost as good."""
    return max(_NEAR, _ALMOST * evaluator_of(game).swing)


def preferred(game: AnyGame, candidates: Iterable[Candidate]) -> Candidate:
    """Return the turn that a hint names first: the best one, unless there is nothing to say for it and
    another is near, or it is beaten or only loses. Of turns that are as good, one that completes something
    comes first. A turn that only keeps things, or tells a cost beside what it gets, gives way to one that
    scores and is little behind, or brings something and is as good, and a pass to the one that brings most of
    those not far behind (`Evaluator.passes_last`); one that completes nothing gives way to
    one that scores more and is as good, or in some games little behind (`Evaluator.scores_first`)."""
    limit = 0.0
    best, good, found = None, list[Candidate](), list(_in_order(candidates))
    for each in found:
        if best is not None and _less(each, best) > (_SAME if good else limit):
            break
        if not each.is_beaten and _is_explained(game, each):
            good.append(each)
        if best is None:
            best = each
            limit = math.inf if each.is_beaten or _only_loses(game, each) else almost(game)
    assert best is not None
    certain = (each for each in good if best.ahead and each.facts.is_certain and not _tells_cost(each))
    first = next(certain, good[0] if good else best)
    if not best.ahead:
        return first
    rest = [each for each in found if not each.is_beaten]
    if first.passes or _only_keeps(first) or first.facts.is_dear:
        waited = evaluator_of(game).waited
        scores = (each for each in rest if 0 < each.facts.points >= _less(each, first) / waited)
        free = [each for each in rest if each.facts.says_much and not each.facts.is_dear]
        reach = _SAME
        if first.passes:
            free.sort(key=lambda each: -total_of(each.changes))
            reach = math.inf if free and total_of(free[0].changes) > 0 else _FAR * evaluator_of(game).swing
        brings = (each for each in free if _less(each, first) <= reach)
        first = next(scores, None) or next(brings, first)
    far = _FAR * evaluator_of(game).swing if evaluator_of(game).scores_first else _SAME
    more = [first, *(each for each in rest if _gives_way(first, each, far))]
    return max(more, key=lambda each: each.facts.in_all)


def _only_loses(game: AnyGame, each: Candidate) -> bool:
    """Return whether nothing speaks for a turn but what may come of it."""
    return not _is_explained(game, each) and total_of(each.changes) < 0


def _gives_way(first: Candidate, other: Candidate, far: float) -> bool:
    """Return whether another turn scores more and is as good, or little behind for its points: a reader would
    wonder why it comes later."""
    if _tells_cost(other) or any(benefit.kind == "completes" for benefit in first.facts.benefits):
        return False
    more, less = other.facts.in_all - max(0, first.facts.in_all), _less(other, first)
    return more > 0 and (less <= _SAME or less <= min(far, _WAITED * more))


def _tells_cost(each: Candidate) -> bool:
    return any(benefit.kind == "costs" for benefit in each.facts.benefits)


def _only_keeps(each: Candidate) -> bool:
    return not each.facts.points and all(benefit.kind == "saves" for benefit in each.facts.told())


def _in_order(candidates: Iterable[Candidate]) -> Iterator[Candidate]:
    """Yield the turns, the best first: without a look ahead, by the sum of the changes, which is shown."""
    found = iter(candidates)
    first = next(found)
    yield from (
        chain((first,), found)
        if first.ahead
        else sorted((first, *found), key=lambda each: -total_of(each.changes))
    )


def _less(each: Candidate, best: Candidate) -> float:
    return best.value - each.value if best.ahead else total_of(best.changes) - total_of(each.changes)


def _is_explained(game: AnyGame, each: Candidate) -> bool:
    return bool(each.facts.points or each.facts.told() or told_gain(game, each))


def _by_idea(hints: Iterable[Hint], almost: float, evaluator: AnyEvaluator) -> list[Hint]:
    """Return the best hint of each idea. Hints with the same reason count as one idea, and all but the first
    need a reason worth what they cost; beside a first one that scores, more than what it keeps."""
    found = list[Hint]()
    for hint in hints:
        if any(_is_one_idea(hint, other, evaluator) for other in found):
            continue
        if not found or _is_worth_it(hint, found[0]):
            found.append(replace(hint, level=_level(hint, found, almost)))
    return found


def _level(hint: Hint, better: Sequence[Hint], almost: float) -> Level:
    if hint.behind < _SAME:
        return "near"
    if better and hint.facts.in_all > max(0, better[0].facts.in_all):
        return "later"
    completes = any(benefit.kind == "completes" for benefit in hint.facts.told())
    if better and better[0].facts.points - hint.facts.points >= _MUCH and not completes:
        return "less"
    return "almost" if hint.behind <= almost else "less"


def _is_worth_it(hint: Hint, first: Hint) -> bool:
    """Return whether another move than the first has a reason worth what it costs: beside a first one that
    scores or completes something, or can add many points, more than what it keeps or brings for nothing in
    particular."""
    kinds = {benefit.kind for benefit in hint.facts.told()}
    if hint.passes and first.facts.says_much and _plain(hint):
        return False
    if hint.reason is None or hint.facts.is_dear or (hint.facts.points < 0 and "completes" not in kinds):
        return False
    if (first.facts.is_certain or first.facts.in_all >= _LARGE) and _plain(hint):
        return False
    if not kinds and hint.facts.points <= 0 and hint.total < 0:  # a gain that costs more
        return False
    return bool(first.facts.points <= 0 or kinds - {"saves"} or hint.facts.points)


def _is_one_idea(hint: Hint, other: Hint, evaluator: AnyEvaluator) -> bool:
    """Return whether two turns have the same reason or serve the same aim in the same way, begin alike and
    share a reason or (`Evaluator.begins_idea`) need none, or one does all that the other does."""
    if _does_all(hint, other) or _does_all(other, hint):
        return True
    if hint.reason == other.reason or (_aim(hint) and _aim(hint) == _aim(other)):
        return True
    begun, akin = evaluator.begins_idea, evaluator.akin
    if begun and hint.picks[:begun] == other.picks[:begun]:
        return True
    if (theme := _theme(hint, akin)) is not None and theme == _theme(other, akin):
        return True
    if (plain := _plain(hint)) and plain == _plain(other):
        return True
    if hint.picks[0] == other.picks[0] and _serves(hint) & _serves(other):
        return True
    one, two = hint.idea, other.idea
    if isinstance(one, frozenset) and isinstance(two, frozenset):
        return one <= two or two <= one
    return one is not None and one == two


def _does_all(hint: Hint, other: Hint) -> bool:
    """Return whether a turn begins like another one and contains all its picks."""
    return hint.picks[0] == other.picks[0] and not Counter(other.picks) - Counter(hint.picks)


def _aim(hint: Hint) -> Hashable:
    """Return what a move completes or brings nearer, however much of it is then still missing."""
    told = next((each for each in hint.facts.told() if each.kind in ("completes", "nearer")), None)
    args = dict(told.text.args) if told is not None else {}
    return next((args[name] for name in _AIMS if name in args), told)


def _serves(hint: Hint) -> set[Benefit]:
    return {benefit for benefit in hint.facts.told() if benefit.kind not in ("saves", "costs")}


def _plain(hint: Hint) -> str:
    """Return which sentence says what a move brings, if nothing it serves is told; empty if something is."""
    told = hint.facts.told()
    if hint.facts.points or any(benefit.kind not in ("saves", "denies", "costs") for benefit in told):
        return ""
    return next((benefit.text.key for benefit in told if benefit.kind == "saves"), "")


def _theme(hint: Hint, akin: Mapping[str, str]) -> Hashable:
    """Return the first thing told as its reason; None if points say it all."""
    return akin.get(hint.told_gain, hint.told_gain) or next(iter(hint.facts.told()), None)


def _says_something(hint: Hint) -> bool:
    return hint.grounds != Grounds()


def _first(game: AnyGame, state: Any, seat: Seat, best: Candidate) -> Hint:
    return _hint(game, state, seat, best, 0.0, grounds_of(game, best.changes))


def _other(game: AnyGame, state: Any, seat: Seat, each: Candidate, best: Candidate) -> Hint:
    return _hint(game, state, seat, each, *behind(game, each, best))


def _hint(game: AnyGame, state: Any, seat: Seat, each: Candidate, less: float, grounds: Grounds) -> Hint:
    return Hint(
        each.picks,
        spoken(game, state, seat, each.picks, each.namings),
        _told(game, state, seat, each.picks),
        less,
        grounds,
        each.ahead,
        each.goes_on,
        each.uncovers,
        each.uncovers and _draws(game, state, seat, each.picks),
        each.alike,
        each.plan,
        each.facts,
        told_gain(game, each),
        idea=each.idea,
        total=total_of(each.changes),
        passes=each.passes,
    )


def _told(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...]) -> tuple[Event, ...]:
    """Return what a turn would tell its player, without its last pick, which may uncover something."""
    draft = drafted(game, state, seat, picks[:-1])
    return tuple(event for event in draft.events if event.is_for(seat))


def _draws(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...]) -> bool:
    """Return whether a turn uncovers something before it ends."""
    draft = drafted(game, state, seat, picks)
    last = game.option_named(draft.state, seat, draft.dropped[0]) if draft.dropped else None
    return last is not None and last.reveals and not evaluator_of(game).ends(last.action)
