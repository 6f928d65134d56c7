"""When two moves of a hint are one idea for a reader, who wants to see different ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from typing import Any

from engine.core.evaluation import Benefit, Evaluator
from engine.players.hint import Hint

_AIMS = ("aim", "slot", "tile")
"""Arguments of reasons that name an aim."""


def is_one_idea(one: Hint, two: Hint, evaluator: Evaluator[Any, Any]) -> bool:
    """Return whether two moves do the same, or are told for the same reason."""
    return _does_the_same(one, two, evaluator) or _is_told_alike(one, two, evaluator.akin)


def says_plainly(hint: Hint) -> str:
    """Return which sentence says what a move brings, if nothing it serves is told; empty if something is."""
    told = hint.facts.told()
    if hint.facts.points or any(benefit.kind not in ("saves", "denies", "costs") for benefit in told):
        return ""
    return next((benefit.text.key for benefit in told if benefit.kind == "saves"), "")


def _does_the_same(one: Hint, two: Hint, evaluator: Evaluator[Any, Any]) -> bool:
    """Return whether the ideas are equal, one is part of the other, or the moves begin alike
    (`Evaluator.begins_idea`) or one with all the other does and more."""
    if _does_all(one, two) or _does_all(two, one):
        return True
    begun = evaluator.begins_idea
    if begun and one.picks[:begun] == two.picks[:begun]:
        return True
    if isinstance(one.idea, frozenset) and isinstance(two.idea, frozenset):
        return one.idea <= two.idea or two.idea <= one.idea
    return one.idea is not None and one.idea == two.idea


def _is_told_alike(one: Hint, two: Hint, akin: Mapping[str, str]) -> bool:
    """Return whether the moves have one reason, aim, first fact or plain sentence, or begin with one pick and
    share anything that they bring."""
    if one.reason == two.reason:
        return True
    if one.picks[0] == two.picks[0] and _serves(one) & _serves(two):
        return True
    traits = ((_aim(hint), _theme(hint, akin), says_plainly(hint) or None) for hint in (one, two))
    return any(trait is not None and trait == other for trait, other in zip(*traits, strict=True))


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


def _theme(hint: Hint, akin: Mapping[str, str]) -> Hashable:
    """Return the first thing told as its reason; None if points say it all."""
    return akin.get(hint.told_gain, hint.told_gain) or next(iter(hint.facts.told()), None)
