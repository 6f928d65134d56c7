"""Answers of plans to the current question, based only on their owner's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.draft import Drafted, drafted, with_pick
from engine.core.game import AnyGame, Decision, Option
from engine.core.plans import Advice, Doubt, Fact, Leave, Line, Pick, StandIn
from engine.core.text import Seat, Text, Typed, text


class Answered(Struct, frozen=True):
    """The picks by which a plan answers now, the last one confirming; none: they must still be computed."""

    picks: tuple[str, ...]


def answered(game: AnyGame, state: Any, seat: Seat, plan: Any) -> Answered | Doubt | Leave | None:
    """Return what a plan does about this seat's current question; None if the plan does not apply."""
    draft = drafted(game, state, seat)
    if isinstance(plan, StandIn):
        return None if draft.decision is None else Answered(())
    while (decision := draft.decision) is not None:
        advice = _advice(game, draft, decision, plan)
        if not isinstance(advice, Pick):
            return advice
        option = _option(decision, advice.words)
        if option is None:
            return Doubt(text("plan-not-offered", words=Typed(advice.words)))
        if option.confirms or option.reveals:
            return Answered((*draft.picks, option.words))
        draft = with_pick(game, draft, option)
    return Doubt(text("plan-unfinished")) if draft.picks else None


def line_after(line: Line, picks: Sequence[str], handed_over: bool) -> Line | None:
    """Return the rest of a line after these picks; None if the turn is over or went differently."""
    made = tuple(picks[: len(line.picks)])
    if handed_over or line.picks[: len(made)] != made:
        return None
    return Line(line.picks[len(made) :], begun=True, named=line.named[len(made) :])


def plan_to_json(plan: Any) -> bytes:
    return msgspec.json.encode(plan)


def plan_from_json(game: AnyGame, data: bytes) -> Any:
    """Return a stored plan of this game, a line or a stand-in; msgspec.MsgspecError if the game has no such
    plan."""
    kinds = Line | StandIn if game.plan_type is None else Line | StandIn | game.plan_type
    return msgspec.json.decode(data, type=kinds)


class FirstAnswer(Struct, frozen=True):
    """The answer of the first plan in a list that applies."""

    at: int  # its index in the list
    says: Answered | Doubt | Leave


def first_answer(game: AnyGame, state: Any, seat: Seat, plans: Sequence[Any]) -> FirstAnswer | None:
    """Return the first of a seat's plans that handles its current question; None: its owner must answer."""
    for at, plan in enumerate(plans):
        says = answered(game, state, seat, plan)
        if says is not None:
            return FirstAnswer(at, says)
    return None


def _advice(game: AnyGame, draft: Drafted[Any, Any], decision: Decision[Any], plan: Any) -> Advice:
    view = game.view_for(draft.state, draft.seat)
    if isinstance(plan, Line):
        return _next_of(plan, game.facts(view), draft.picks, decision)
    advice: Advice = game.advise(view, decision, plan)
    if advice is not None or not draft.picks:
        return advice
    if len(decision.options) == 1:
        return Pick(decision.options[0].words)
    return Doubt(text("plan-unfinished"))


def _next_of(line: Line, facts: Sequence[Fact], done: tuple[str, ...], decision: Decision[Any]) -> Advice:
    """Return the next pick of a line. It is played whole or not at all, and only while everything it depends
    on is unchanged. If a pick of a begun line is no longer possible after something was uncovered, its
    owner goes on."""
    at = len(done)
    if at < len(line.picks):
        words = line.picks[at]
        if _option(decision, words) is None:
            return Doubt(text("plan-not-offered", words=Typed(words))) if at or line.begun else None
        changed = _changed(line, facts) if not at else None
        return Doubt(text("plan-changed", fact=changed)) if changed else Pick(words)
    ends = [option for option in decision.options if option.confirms]
    if len(ends) == 1:
        return Pick(ends[0].words)
    return Doubt(text("plan-unfinished"))


def _changed(line: Line, facts: Sequence[Fact]) -> Text | None:
    now = {fact.key: fact.value for fact in facts}
    return next((fact.text for fact in line.only_if if now.get(fact.key) != fact.value), None)


def _option(decision: Decision[Any], words: str) -> Option[Any] | None:
    return next((option for option in decision.options if option.words == words), None)
