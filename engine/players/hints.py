"""The turns that a player weighed, as they are told: what the first changes, and why others are behind it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.draft import drafted, spoken
from engine.core.evaluation import Manner
from engine.core.tell import Event
from engine.core.text import Seat, Text
from engine.players.evaluator import judgement_of
from engine.players.requests import Answer, AnyGame, Candidate, Change, Plan

_SHOWN = 3
_REASONS = 4
"""So many of the features that a move changes are named,"""
_MOST_REASONS = 6
"""and up to so many, as long as the rest is more than the least of them."""
_LEAST = 0.15
"""Points below which a change is not worth a word."""
_FAR = 0.5
"""Swings of the game by which a move may be behind and still be called good,"""
_NEAR = 0.25
"""or so many points, where a swing is little."""


class Grounds(Struct, frozen=True):
    """Why: what is changed most, and all the rest; in tenths of a point, and as they are told they add up."""

    changes: tuple[Change, ...] = ()
    rest: float = 0.0
    later: float = 0.0  # what turns to come add to it, looking ahead

    @property
    def only_costs(self) -> bool:
        """Whether every part that is told is a loss."""
        parts = [*(round(change.worth, 1) for change in self.changes), self.rest]
        return min(parts) < 0 and max(parts) <= 0


class Hint(Struct, frozen=True):
    """A whole turn that would be good."""

    picks: tuple[str, ...]
    named: tuple[Text, ...]  # the same, as the menus call it
    events: tuple[Event, ...] = ()  # what it would tell its own player
    behind: float = 0.0  # points less than the first promises
    grounds: Grounds = Grounds()  # of the first: what it changes; of others: in what they are behind it
    ahead: bool = False  # whether `behind` counts turns to come
    goes_on: bool = False  # whether the figures count how the turn would go on after these picks
    uncovers: bool = False  # whether the figures guess at something that is uncovered
    alike: tuple[Manner, ...] = ()  # in what it may be made otherwise and be about as good
    plan: Plan | None = None  # what it prepares


class Advice(Struct, frozen=True):
    hints: tuple[Hint, ...]  # the best first
    left_out: float | None = (
        None  # points by which the best move is behind that is not told; None: there is none
    )
    others_cost: bool = False  # whether others were found, but only cost something


def advice_of(game: AnyGame, state: Any, seat: Seat, answer: Answer) -> Advice:
    """The best turns first, by what is told of them, as far as they may be called good."""
    if not answer.candidates:
        return Advice((Hint(answer.picks, spoken(game, state, seat, answer.picks)),))
    best, *others = answer.candidates
    if not best.ahead:  # what is told is the sum of the changes: by that, then
        best, *others = sorted(answer.candidates, key=lambda each: -_total(each.changes))
    far = max(_NEAR, _FAR * judgement_of(game).swing)
    first = _first(game, state, seat, best)
    behind_it = [_other(game, state, seat, each, best) for each in others]
    other = [hint for hint in behind_it if hint.behind or _says_something(hint) or _says_something(first)]
    if len(other) < len(behind_it):  # nothing can be said of either but that it would do as well
        first = replace(first, alike=tuple(sorted({*first.alike, "which"})))
    hints = [first, *sorted(other, key=lambda hint: hint.behind)]
    told = [hint for hint in hints if hint.behind <= far][:_SHOWN]
    left_out = hints[len(told)].behind if len(told) < min(len(hints), _SHOWN) else None
    return Advice(tuple(told), left_out, answer.others_cost)


def _says_something(hint: Hint) -> bool:
    return hint.grounds != Grounds()


def _grounds(game: AnyGame, changes: Iterable[Change], total: float, later: float = 0.0) -> Grounds:
    """The most important of some changes, and what is left of the total, each rounded."""
    merged = _merged(changes, judgement_of(game).told_as)
    told = tuple(change for change in merged if abs(change.worth) >= _LEAST)
    for count in range(_REASONS, _MOST_REASONS + 1):
        named = told[:count]
        rest = total - sum(round(change.worth, 1) for change in named)
        if len(told) <= count or abs(rest) <= abs(named[-1].worth):
            break
    return Grounds(named, round(rest, 1) or 0.0, round(later, 1) or 0.0)


def behind(game: AnyGame, each: Candidate, best: Candidate) -> tuple[float, Grounds]:
    """How many points a turn promises less than another, and in what."""
    apart = _apart(each.changes, best.changes)
    total = round(_total(each.changes) - _total(best.changes), 1) or 0.0
    less = max(0.0, round(best.value - each.value, 1)) if each.ahead else -total or 0.0
    return less, _grounds(game, apart, total, -less - total)


def grounds_of(game: AnyGame, changes: Sequence[Change]) -> Grounds:
    """What a turn changes by itself, as it is told of the first: what it gains most is named, if anything."""
    grounds = _grounds(game, changes, _total(changes))
    gains = (each for each in _merged(changes, judgement_of(game).told_as) if each.worth >= _LEAST)
    if not grounds.only_costs or (gain := next(gains, None)) is None:
        return grounds
    rest = round(grounds.rest - round(gain.worth, 1), 1) or 0.0
    return replace(grounds, changes=(*grounds.changes, gain), rest=rest)


def _first(game: AnyGame, state: Any, seat: Seat, best: Candidate) -> Hint:
    return _hint(game, state, seat, best, 0.0, grounds_of(game, best.changes))


def _other(game: AnyGame, state: Any, seat: Seat, each: Candidate, best: Candidate) -> Hint:
    return _hint(game, state, seat, each, *behind(game, each, best))


def _hint(game: AnyGame, state: Any, seat: Seat, each: Candidate, less: float, grounds: Grounds) -> Hint:
    return Hint(
        each.picks,
        spoken(game, state, seat, each.picks),
        _told(game, state, seat, each.picks),
        less,
        grounds,
        each.ahead,
        each.goes_on,
        each.uncovers,
        each.alike,
        each.plan,
    )


def _apart(changes: Iterable[Change], best: Iterable[Change]) -> list[Change]:
    """What lies between two turns, feature by feature: `before` is what the better one leads to."""
    own, other = ({change.feature: change for change in each} for each in (changes, best))
    found = list[Change]()
    for feature in {**own, **other}:
        one, two = own.get(feature), other.get(feature)
        start = (one or two or _nothing(feature)).before
        worth = (one.worth if one else 0.0) - (two.worth if two else 0.0)
        found.append(Change(feature, two.after if two else start, one.after if one else start, worth))
    return found


def _nothing(feature: str) -> Change:
    return Change(feature, 0.0, 0.0, 0.0)


def _merged(changes: Iterable[Change], told_as: Mapping[str, str]) -> list[Change]:
    """Features that are told as one are one; the most important first."""
    found = dict[str, Change]()
    for change in changes:
        name = told_as.get(change.feature, change.feature)
        both, main = found.get(name), change
        if both is not None:
            main = both if change.feature in told_as else change
        worth = change.worth + (both.worth if both else 0.0)
        found[name] = Change(name, main.before, main.after, worth)
    return sorted(found.values(), key=lambda change: -abs(change.worth))


def _total(changes: Iterable[Change]) -> float:
    return sum(change.worth for change in changes)


def _told(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...]) -> tuple[Event, ...]:
    """What a turn would tell its player, but for its last pick, which may uncover something."""
    draft = drafted(game, state, seat, picks[:-1])
    return tuple(event for event in draft.events if event.is_for(seat))
