"""The turns that a player weighed, as they are told: what each changes, and how far it is behind."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.core.draft import drafted, spoken
from engine.core.tell import Event
from engine.core.text import Seat, Text
from engine.players.asking import Answer, AnyGame, Candidate, Change

_SHOWN = 3
_REASONS = 4
"""So many of the features that a move changes are named."""
_LEAST = 0.15
"""Points below which a change is not worth a word."""


class Hint(Struct, frozen=True):
    """A whole turn that would be good. Its figures are told in tenths, and add up as they are told."""

    picks: tuple[str, ...]
    named: tuple[Text, ...]  # the same, as the menus call it
    events: tuple[Event, ...] = ()  # what it would tell its own player
    behind: float = 0.0  # points less than the best one promises
    reasons: tuple[Change, ...] = ()  # what it changes most, by the judge's weights
    rest: float = 0.0  # all that it changes beside these
    ahead: bool = False  # whether `behind` counts turns to come; else it is the difference of the figures
    goes_on: bool = False  # whether the figures count how the turn would go on after these picks
    uncovers: bool = False  # whether the figures guess at something that is uncovered


def hints_of(game: AnyGame, state: Any, seat: Seat, answer: Answer) -> tuple[Hint, ...]:
    """The best turns first, by what is told of them: of two that are rounded apart the better figure."""
    candidates = answer.candidates[:_SHOWN]
    if not candidates:
        return (Hint(answer.picks, spoken(game, state, seat, answer.picks)),)
    best = candidates[0]
    hints = (_hint(game, state, seat, each, best) for each in candidates)
    return tuple(sorted(hints, key=lambda hint: hint.behind))


def _hint(game: AnyGame, state: Any, seat: Seat, each: Candidate, best: Candidate) -> Hint:
    reasons = tuple(change for change in each.changes if abs(change.worth) >= _LEAST)[:_REASONS]
    behind = best.value - each.value if each.ahead else _total(best) - _total(each)
    return Hint(
        each.picks,
        spoken(game, state, seat, each.picks),
        _told(game, state, seat, each.picks),
        max(round(behind, 1), 0.0),
        reasons,
        round(_total(each) - sum(round(change.worth, 1) for change in reasons), 1) or 0.0,
        each.ahead,
        each.goes_on,
        each.uncovers,
    )


def _total(candidate: Candidate) -> float:
    return round(sum(change.worth for change in candidate.changes), 1)


def _told(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...]) -> tuple[Event, ...]:
    """What a turn would tell its player, but for its last pick, which may uncover something."""
    draft = drafted(game, state, seat, picks[:-1])
    return tuple(event for event in draft.events if event.is_for(seat))
