"""What a hint claims: moves that can be made, what they change, and by how much one is behind another.

A move is made in the position itself, the others leaving it at that; what it then has changed is measured
anew."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.tell import Silence
from engine.core.text import Seat
from engine.players import STRENGTHS, Hint, answer, hints_of, question_of
from engine.players.plain import judgement_of
from tests.support.secrecy import AnyGame
from tests.truth.figures import Figures, played

_ADVISER, _STEPS = STRENGTHS["hard"], 300
_TENTH = 0.05 + 1e-9


def try_hints(game: AnyGame, state: Any, seat: Seat, figures: Figures, where: str) -> None:
    """Every sentence of the hints that a seat would get here."""
    question = question_of(game, state, seat, where, steps=_STEPS)
    found = hints_of(game, state, seat, answer(_ADVISER, msgspec.structs.replace(question, reasons=True)))
    for at, hint in enumerate(found):
        before = found[max(0, at - 1)]
        for key, wrong in {
            "hints-move": _move(game, state, seat, hint),
            **_figures(game, state, seat, hint),
            **(_order(found[0], before, hint) if at else {}),
        }.items():
            figures.count("hint", key, wrong, f"{where}, seat {seat}: {hint.picks}")


def _move(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> object:
    """Its picks can be made one after the other, only the last is final, and so much is named."""
    for at, words in enumerate(hint.picks):
        option = game.offered(state, seat, words)
        if option is None:
            return f"{words} is not offered"
        if (option.confirms or option.reveals) != (at == len(hint.picks) - 1):
            return f"{words} is final, or is not"
        state = played(game, state, option.action)
    return None


def _figures(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> dict[str, object]:
    """What it changes is what it is said to change, each with its sign, and all of it together."""
    said = {change.feature: round(change.worth, 1) for change in hint.reasons}
    if not (said or hint.rest):
        return {}
    if hint.uncovers:
        return {"hints-uncovers": None}  # a guess, and called one
    if hint.goes_on:
        return {"hints-goes-on": _is_whole(game, state, seat, hint)}
    changed = _changed(game, state, seat, hint)
    wrong = {name: n for name, n in said.items() if abs(changed.get(name, 0.0) - n) > _TENTH}
    parts = {"hints-gains" if worth > 0 else "hints-costs" for worth in (*said.values(), hint.rest) if worth}
    total = sum(changed.values())
    return {
        **dict.fromkeys(parts, wrong and f"{wrong} of {changed}"),
        "hints-rest": abs(total - sum(said.values()) - hint.rest) > _TENTH and f"{total} in all",
    }


def _is_whole(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> object:
    """Whether nothing of the turn is left once these picks are made."""
    last = False
    for words in hint.picks:
        option = game.offered(state, seat, words)
        assert option is not None
        state, last = played(game, state, option.action), option.confirms
    return last and judgement_of(game).turn(state) is None and "nothing of the turn is left"


def _changed(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> dict[str, float]:
    judgement, after = judgement_of(game), game.copy(state)
    judgement.suppose(after, seat)  # the others leave it at that
    for words in hint.picks:
        option = game.offered(after, seat, words)
        assert option is not None
        game.play(after, option.action, Silence())
    _let_pass(game, after, seat)
    stage = judgement.stage(state)
    old, new = judgement.measured(state, seat), judgement.measured(after, seat)
    return {
        name: judgement.fitted[name][stage] * (now - then)
        for name, then, now in zip(judgement.features, old, new, strict=True)
        if now != then
    }


def _let_pass(game: AnyGame, state: Any, seat: Seat) -> None:
    while (action := judgement_of(game).waved_through(state, seat)) is not None:
        game.play(state, action, Silence())


def _order(best: Hint, before: Hint, hint: Hint) -> dict[str, object]:
    """None is better than the one before it; without a look ahead the figures say by how much it is worse."""
    key = "hints-behind" if hint.behind else "hints-as-good"
    if hint.behind < before.behind:
        return {key: f"{hint.behind} behind, the one before {before.behind}"}
    if hint.ahead:
        return {f"{key}-ahead": None}
    gap = round(_total(best) - _total(hint), 1)
    return {key: gap != hint.behind and f"the figures say {gap}"}


def _total(hint: Hint) -> float:
    return sum(round(change.worth, 1) for change in hint.reasons) + hint.rest
