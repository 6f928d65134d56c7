"""The claims of a hint: legal moves, their changes, and the distance between hints. A move is made in the
position itself, without moves of others, and its changes are measured again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.game import AnyGame
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.players import Hint
from engine.players.adviser import Adviser
from engine.players.evaluator import evaluator_of
from engine.players.grounds import Grounds
from tests.truth.benefits import try_benefit
from tests.truth.figures import Figures, played
from tests.truth.keyflower_figures import counts_of
from tests.truth.plans import try_plan

_STEPS = 150
_TENTH = 0.05 + 1e-9
_COUNTS: Mapping[str, Callable[[Any, Seat], Mapping[str, float]]] = {"keyflower": counts_of}
"""Games whose figures are counted here a second time."""
_LEAST = 0.15
"""Points below which nothing is told."""


def try_hints(game: AnyGame, state: Any, seat: Seat, figures: Figures, where: str) -> None:
    """Every sentence of the hints that a seat would get here."""
    found = Adviser(game).hints(state, seat, where, steps=_STEPS).hints
    if (plan := found[0].plan) is not None:
        key = "hints-plan-opens" if plan.opens else "hints-plan"
        wrong = try_plan(game, state, seat, plan, where)
        figures.count("hint", key, wrong, f"{where}, seat {seat}: {found[0].picks}")
    for at, hint in enumerate(found):
        for key, wrong in {
            "hints-move": _move(game, state, seat, hint),
            **(_order(game, state, seat, found, at) if at else _figures(game, state, seat, hint)),
        }.items():
            figures.count("hint", key, wrong, f"{where}, seat {seat}: {hint.picks}")
    if found[0].grounds.only_costs:
        wrong = next(filter(None, (_brings(game, state, seat, hint) for hint in found)), None)
        figures.count("hint", "hints-only-costs", wrong, f"{where}, seat {seat}: {found[0].picks}")
    ideas = [hint.idea for hint in found]
    same = len({*ideas}) < len(ideas) and "two hints have one idea"
    figures.count("hint", "hints-title", same, f"{where}, seat {seat}")
    for hint in found:
        _try_facts(game, state, seat, hint, figures, where)


def _try_facts(game: AnyGame, state: Any, seat: Seat, hint: Hint, figures: Figures, where: str) -> None:
    """Try every reason and the points; a move that reveals something is tried in the real position."""
    before, actions = game.copy(state), list[Any]()
    evaluator_of(game).suppose(before, seat)
    after = game.copy(before)
    for words in hint.picks:
        option, last = game.option_named(after, seat, words), game.copy(after)
        assert option is not None
        actions.append(option.action)
        game.play(after, option.action, Silence())
    if evaluator_of(game).acts_at_once and game.chapter(after) != game.chapter(before):
        after = last  # the end of a season is not the turn's doing
    while (action := evaluator_of(game).waved_through(after, seat)) is not None:
        game.play(after, action, Silence())
    of = f"{where}, seat {seat}: {hint.picks}"
    if hint.facts.points:
        had, has = (_scored(game, evaluator_of(game).sure(each), seat) for each in (before, after))
        gained = has - had
        wrong = gained != hint.facts.points and f"{gained}, said {hint.facts.points}"
        figures.count("hint", "hints-points", wrong, of)
    for benefit in hint.facts.told():
        told = try_benefit(game, before, after, seat, actions, benefit.text)
        figures.count("hint", benefit.text.key, told, of)
    if hint.reason is not None and isinstance(hint.reason, str):
        figures.count("hint", "hints-gain", hint.gain is None or hint.gain.worth <= 0, of)


def _move(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> object:
    """Its picks can be made one after the other, only the last is final, and so much is named."""
    for at, words in enumerate(hint.picks):
        option = game.option_named(state, seat, words)
        if option is None:
            return f"{words} is not offered"
        if (option.confirms or option.reveals) != (at == len(hint.picks) - 1):
            return f"{words} is final, or is not"
        state = played(game, state, option.action)
    return None


def _figures(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> dict[str, object]:
    """Return the errors in its changes: each with its sign, and the sum."""
    if not (hint.grounds.changes or hint.grounds.rest):
        return {}
    if guess := _guess(game, state, seat, hint):
        return guess
    changed = _changed(game, state, seat, hint)
    told = [*(round(change.worth, 1) for change in hint.grounds.changes), hint.grounds.rest]
    parts = {"hints-gains" if worth > 0 else "hints-costs" for worth in told if worth}
    return {
        **dict.fromkeys(parts, _wrong(hint.grounds, changed)),
        "hints-rest": _unlike(hint.grounds, sum(changed.values())),
        "hints-part-counted": _miscounted(game, state, seat, hint),
        **_points(game, state, seat, hint),
    }


def _guess(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> dict[str, object]:
    """Return the errors in guesses: each must be marked as a guess."""
    if hint.uncovers:
        return {"hints-uncovers": None}
    return {"hints-goes-on": _is_whole(game, state, seat, hint)} if hint.goes_on else {}


def _wrong(grounds: Grounds, changed: Mapping[str, float]) -> object:
    said = {change.feature: round(change.worth, 1) for change in grounds.changes}
    wrong = {name: n for name, n in said.items() if abs(changed.get(name, 0.0) - n) > _TENTH}
    return wrong and f"{wrong} of {dict(changed)}"


def _brings(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> object:
    """Return the gains of a move that is described as a cost only; guesses are not tried."""
    if hint.uncovers or hint.goes_on:
        return None
    changed = _changed(game, state, seat, hint)
    brings = {name: worth for name, worth in changed.items() if worth >= _LEAST}
    return brings and f"{hint.picks} brings {brings}"


def _unlike(grounds: Grounds, total: float) -> object:
    said = sum(round(change.worth, 1) for change in grounds.changes) + grounds.rest
    return abs(total - said) > _TENTH and f"{total} in all, said {said}"


def _miscounted(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> object:
    """Return an error in the counts before and after, where there are any."""
    return _otherwise(
        game, hint, _counts(game, state, seat), _counts(game, _after(game, state, seat, hint), seat)
    )


def _otherwise(game: AnyGame, hint: Hint, old: Mapping[str, float], new: Mapping[str, float]) -> object:
    named = [change for change in hint.grounds.changes if change.feature in evaluator_of(game).counted]
    wrong = [each for each in named if (old[each.feature], new[each.feature]) != (each.before, each.after)]
    return [(each, f"rightly {old[each.feature]} and {new[each.feature]}") for each in wrong]


def _counts(game: AnyGame, state: Any, seat: Seat) -> Mapping[str, float]:
    """Return counts from the table and the score sheet if possible, otherwise features of computer
    players."""
    if game.key in _COUNTS:
        return _COUNTS[game.key](state, seat)
    evaluator = evaluator_of(game)
    return dict(zip(evaluator.features, evaluator.feature_values(state, seat), strict=True))


def _points(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> dict[str, object]:
    """Points before and after are those of the scorer."""
    said = [(each.before, each.after) for each in hint.grounds.changes if each.feature == "points"]
    if not said:
        return {}
    counted = tuple(_scored(game, each, seat) for each in (state, _after(game, state, seat, hint)))
    return {"hints-points": said != [counted] and f"{said}, the scorer says {counted}"}


def _scored(game: AnyGame, state: Any, seat: Seat) -> int:
    return next(each.points for each in game.standings(state) if each.seat == seat)


def _is_whole(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> object:
    """Whether nothing of the turn is left once these picks are made."""
    last = False
    for words in hint.picks:
        option = game.option_named(state, seat, words)
        assert option is not None
        state, last = played(game, state, option.action), option.confirms
    return last and evaluator_of(game).turn(state) is None and "nothing of the turn is left"


def _after(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> Any:
    """Return the position after the move, without moves of others."""
    evaluator, after = evaluator_of(game), game.copy(state)
    evaluator.suppose(after, seat)
    for words in hint.picks:
        game.play_named(after, seat, words, Silence())
    while (action := evaluator.waved_through(after, seat)) is not None:
        game.play(after, action, Silence())
    return after


def _changed(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> dict[str, float]:
    """Return the change of value by feature."""
    evaluator, after = evaluator_of(game), _after(game, state, seat, hint)
    stage, found = evaluator.stage(state), dict[str, float]()
    weights = evaluator.fitted_for(len(game.view_for(state, seat).seats))
    old, new = evaluator.feature_values(state, seat), evaluator.feature_values(after, seat)
    stood, stands = evaluator.settled_score(state, seat), evaluator.settled_score(after, seat)
    half = 1.0 if stood is None else 0.5  # the other half is the score as it stands
    if (had := evaluator.scored(state, seat)) is not None and (
        has := evaluator.scored(after, seat)
    ) is not None:
        promised = (new[0] - has) - (old[0] - had)  # beyond the points that are told
        found["promised"] = half * weights[evaluator.features[0]][stage] * promised
        if game.is_over(after):  # nothing else counts any more, and nothing is said to be gone
            lost = [*zip(evaluator.features, old, new, strict=True)][1:]
            told = [
                (weights[name][stage], now - then)
                for name, then, now in lost
                if name not in evaluator.guessed
            ]
            found["promised"] += sum(half * weight * change for weight, change in told)
            new = old
        old, new = [had, *old[1:]], [has, *new[1:]]
    for name, then, now in zip(evaluator.features, old, new, strict=True):
        if name in evaluator.guessed:  # nothing is said of it
            continue
        name_told = evaluator.told_as.get(name, name)
        found[name_told] = found.get(name_told, 0.0) + half * weights[name][stage] * (now - then)
    if stood is not None and stands is not None:  # of that, points are told as such
        points = new[0] - old[0]
        found["points"] += 0.5 * points
        found["settled"] = 0.5 * (stands - stood - points)
    return found


def _order(game: AnyGame, state: Any, seat: Seat, found: Sequence[Hint], at: int) -> dict[str, object]:
    """Return the errors in the order of hints: none is better than the one before, and the differences from
    the first add up."""
    best, before, hint = found[0], found[at - 1], found[at]
    key = "hints-behind" if hint.behind else "hints-as-good"
    if hint.behind < before.behind:
        return {key: f"{hint.behind} behind, the one before {before.behind}"}
    grounds = hint.grounds
    parts = sum(round(change.worth, 1) for change in grounds.changes) + grounds.rest + grounds.later
    wrong: dict[str, object] = {
        key: abs(parts + hint.behind) > 1e-6 and f"{hint.behind} behind, the parts say {parts}"
    }
    if grounds.later:
        wrong["hints-later"] = not hint.ahead and "it does not look ahead"
    if guess := _guess(game, state, seat, hint) or _guess(game, state, seat, best):
        return {**wrong, **guess}
    own, first = _changed(game, state, seat, hint), _changed(game, state, seat, best)
    apart = {name: worth - first[name] for name, worth in own.items()}
    return {
        **wrong,
        "hints-part-instead": _wrong(grounds, apart),
        "hints-part-counted": _otherwise(
            game, hint, *(_counts(game, _after(game, state, seat, each), seat) for each in (best, hint))
        ),
        "hints-rest": _unlike(grounds, sum(apart.values())),
    }
