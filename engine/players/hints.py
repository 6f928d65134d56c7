"""Hints from the turns that a player weighed: what the best one changes, and why the others are worse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core.draft import drafted, spoken
from engine.core.evaluation import Evaluator
from engine.core.game import AnyGame
from engine.core.tell import Event
from engine.core.text import Seat
from engine.players.evaluator import evaluator_of
from engine.players.first_move import FAR, NEAR, SAME, almost, preferred
from engine.players.grounds import Grounds, behind, grounds_of, told_gain, total_of
from engine.players.hint import Hint, Level
from engine.players.one_idea import is_one_idea, says_plainly
from engine.players.requests import Answer, Candidate

_SHOWN = 3
_LARGE = 4
"""Points that a turn can still add and beside which another is not told for what it keeps, or that a move
scores more than others and takes the last place."""

_MANY = 1.5
"""Swings that a move scores more than the first at once and is called good unless it is behind by a swing."""
_MUCH = 3
"""Points less than the first move beside which another is not called almost as good, unless it completes
something."""

AnyEvaluator: TypeAlias = Evaluator[Any, Any]


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
    is_final = evaluator_of(game).is_final(state)
    found = _by_idea(near, almost(game), evaluator_of(game), is_final=is_final)
    return Advice(_shown(_scoring_most(found) if is_final else found))


def _scoring_most(hints: Sequence[Hint]) -> list[Hint]:
    """Return the moves that are shown: in the place of those that score after the first, those that score
    most of all."""
    first, *others = hints
    shown = others[: _SHOWN - 1]
    scoring = sorted((hint for hint in others if hint.facts.in_all > 0), key=lambda hint: -hint.facts.in_all)
    kept = [hint for hint in shown if hint.facts.in_all <= 0]
    kept += scoring[: len(shown) - len(kept)]
    return [first, *(hint for hint in others if any(hint is each for each in kept))]


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
    return max(NEAR, FAR * swing, swing if more >= _MANY * swing else min(swing, evaluator.waited * more))


def _by_idea(hints: Sequence[Hint], almost: float, evaluator: AnyEvaluator, *, is_final: bool) -> list[Hint]:
    """Return the first hint and the best one of each other idea that has a reason worth what it costs."""
    first, *others = hints
    found = [first]
    for hint in others:
        if _is_worth_it(hint, first) and not any(is_one_idea(hint, other, evaluator) for other in found):
            found.append(replace(hint, level=_level(hint, first, almost, is_final=is_final)))
    return found


def _level(hint: Hint, first: Hint, almost: float, *, is_final: bool) -> Level:
    """Return in which words another move than the first is called good. Nothing comes later than the end."""
    completes = any(benefit.kind == "completes" for benefit in hint.facts.told())
    if hint.behind < SAME:
        return "near"
    if hint.facts.in_all > max(0, first.facts.in_all) and not is_final:
        return "later"
    if first.facts.in_all - hint.facts.in_all >= _MUCH and not completes:
        return "less"
    return "almost" if hint.behind <= almost else "less"


def _is_worth_it(hint: Hint, first: Hint) -> bool:
    """Return whether another move than the first has a reason worth what it costs: beside a first one that
    scores or completes something, or can add many points, more than what it keeps or brings for nothing in
    particular."""
    kinds = {benefit.kind for benefit in hint.facts.told()}
    if hint.passes and first.facts.says_much and says_plainly(hint):
        return False
    if hint.reason is None or hint.facts.is_dear or (hint.facts.points < 0 and "completes" not in kinds):
        return False
    if (first.facts.is_certain or first.facts.in_all >= _LARGE) and says_plainly(hint):
        return False
    if not kinds and hint.facts.points <= 0 and hint.total < 0:  # a gain that costs more
        return False
    return bool(first.facts.points <= 0 or kinds - {"saves"} or hint.facts.points)


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
