"""Grounds of a hint: the changes that a turn brings, merged, rounded and in order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import AnyGame
from engine.players.evaluator import evaluator_of
from engine.players.requests import Candidate, Change

_REASONS = 4
"""Number of changed features that a hint names,"""
_MOST_REASONS = 6
"""and the maximum, used while the rest is larger than the smallest of them."""
_LEAST = 0.15
"""Points below which a change is not mentioned."""
_UNTOLD = frozenset(("points", "promised", "settled", "nearest", "returning", "visitors", "standing"))
"""Changes that are told as points or not at all."""


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

    @property
    def missed(self) -> Change | None:
        """The largest loss listed that players have words for."""
        losses = [change for change in self.changes if change.worth < 0 and change.feature not in _UNTOLD]
        return min(losses, key=lambda change: change.worth, default=None)


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
    total = round(total_of(each.changes) - total_of(best.changes), 1) or 0.0
    less = max(0.0, round(best.value - each.value, 1)) if each.ahead else -total or 0.0
    return less, _grounds(game, apart, total, -less - total)


def grounds_of(game: AnyGame, changes: Sequence[Change]) -> Grounds:
    """Return a turn's own changes, as shown for the best turn: its largest gain is always named, if any."""
    grounds = _grounds(game, changes, total_of(changes))
    gains = (each for each in _merged(changes, evaluator_of(game).told_as) if each.worth >= _LEAST)
    if not grounds.only_costs or (gain := next(gains, None)) is None:
        return grounds
    rest = round(grounds.rest - round(gain.worth, 1), 1) or 0.0
    return replace(grounds, changes=(*grounds.changes, gain), rest=rest)


def told_gain(game: AnyGame, each: Candidate) -> Change | None:
    """Return the largest gain that is worth telling, unless it comes from what the turn uncovers."""
    if each.uncovers and evaluator_of(game).acts_at_once:
        return None
    merged = _merged(each.changes, evaluator_of(game).told_as)
    untold = _UNTOLD | evaluator_of(game).untold
    return next((each for each in merged if each.worth >= _LEAST and each.feature not in untold), None)


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


def total_of(changes: Iterable[Change]) -> float:
    return sum(change.worth for change in changes)
