"""Hints from the turns that a player weighed: what the best one changes, and why the others are worse."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.draft import drafted, spoken
from engine.core.evaluation import Manner
from engine.core.tell import Event
from engine.core.text import Seat, Text
from engine.players.evaluator import evaluator_of
from engine.players.requests import Answer, AnyGame, Candidate, Change, Plan

_SHOWN = 3
_REASONS = 4
"""Number of changed features that a hint names,"""
_MOST_REASONS = 6
"""and the maximum, used while the rest is larger than the smallest of them."""
_LEAST = 0.15
"""Points below which a change is not mentioned."""
_FAR = 0.5
"""How far a move may be behind, in swings of the game, and still be called good,"""
_NEAR = 0.25
"""or in points, where a swing is small."""


class Grounds(Struct, frozen=True):
    """Reasons: the largest changes and the sum of the rest, in tenths of a point; the rounded values add
    up."""

    changes: tuple[Change, ...] = ()
    rest: float = 0.0
    later: float = 0.0  # contribution of later turns, if the search looked ahead

    @property
    def only_costs(self) -> bool:
        """Whether every change listed is a loss."""
        parts = [*(round(change.worth, 1) for change in self.changes), self.rest]
        return min(parts) < 0 and max(parts) <= 0


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
    alike: tuple[Manner, ...] = ()  # variants that would be about as good
    plan: Plan | None = None  # what it prepares


class Advice(Struct, frozen=True):
    hints: tuple[Hint, ...]  # best first
    left_out: float | None = (
        None  # how far the best move that is not listed is behind, in points; None: there is none
    )
    others_cost: bool = False  # whether other moves were found that only lose points


def advice_of(game: AnyGame, state: Any, seat: Seat, answer: Answer) -> Advice:
    """Return the best turns first, by the changes shown, as far as they can be called good."""
    if not answer.candidates:
        return Advice((Hint(answer.picks, spoken(game, state, seat, answer.picks)),))
    best, *others = answer.candidates
    if not best.ahead:  # the figures shown are the sum of the changes: sort by that
        best, *others = sorted(answer.candidates, key=lambda each: -_total(each.changes))
    far = max(_NEAR, _FAR * evaluator_of(game).swing)
    first = _first(game, state, seat, best)
    behind_it = [_other(game, state, seat, each, best) for each in others]
    other = [hint for hint in behind_it if hint.behind or _says_something(hint) or _says_something(first)]
    if len(other) < len(behind_it):  # both would do equally well, and there is nothing more to say
        first = replace(first, alike=tuple(sorted({*first.alike, "which"})))
    hints = [first, *sorted(other, key=lambda hint: hint.behind)]
    told = [hint for hint in hints if hint.behind <= far][:_SHOWN]
    left_out = hints[len(told)].behind if len(told) < min(len(hints), _SHOWN) else None
    return Advice(tuple(told), left_out, answer.others_cost)


def _says_something(hint: Hint) -> bool:
    return hint.grounds != Grounds()


def _grounds(game: AnyGame, changes: Iterable[Change], total: float, later: float = 0.0) -> Grounds:
    """Return the most important changes and the rest of the total, all rounded."""
    merged = _merged(changes, evaluator_of(game).told_as)
    told = tuple(change for change in merged if abs(change.worth) >= _LEAST)
    for count in range(_REASONS, _MOST_REASONS + 1):
        named = told[:count]
        rest = total - sum(round(change.worth, 1) for change in named)
        if len(told) <= count or abs(rest) <= abs(named[-1].worth):
            break
    return Grounds(named, round(rest, 1) or 0.0, round(later, 1) or 0.0)


def behind(game: AnyGame, each: Candidate, best: Candidate) -> tuple[float, Grounds]:
    """Return how many points a turn is behind another, and why."""
    apart = _apart(each.changes, best.changes)
    total = round(_total(each.changes) - _total(best.changes), 1) or 0.0
    less = max(0.0, round(best.value - each.value, 1)) if each.ahead else -total or 0.0
    return less, _grounds(game, apart, total, -less - total)


def grounds_of(game: AnyGame, changes: Sequence[Change]) -> Grounds:
    """Return a turn's own changes, as shown for the best turn: its largest gain is always named, if any."""
    grounds = _grounds(game, changes, _total(changes))
    gains = (each for each in _merged(changes, evaluator_of(game).told_as) if each.worth >= _LEAST)
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
    """Return the difference of two turns by feature; `before` is the result of the better one."""
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
    """Merge features that are shown as one; the most important first."""
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
    """Return what a turn would tell its player, without its last pick, which may uncover something."""
    draft = drafted(game, state, seat, picks[:-1])
    return tuple(event for event in draft.events if event.is_for(seat))
