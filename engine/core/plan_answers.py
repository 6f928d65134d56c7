"""What a plan answers to the question of now, from its owner's view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.draft import Drafted, drafted, with_pick
from engine.core.game import Decision, Game, Option
from engine.core.plans import Advice, Doubt, Fact, Leave, Line, Pick, StandIn
from engine.core.text import Seat, Text, Typed, text


class Answered(Struct, frozen=True):
    """The picks by which a plan answers now, the last one final; none: somebody has to think of them."""

    picks: tuple[str, ...]


def answered(game: Game[Any, Any, Any], state: Any, seat: Seat, plan: Any) -> Answered | Doubt | Leave | None:
    """What a plan does about the question this seat is asked now. None: it has nothing to say to it."""
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
    """The rest of a line once its turn has gone on by these picks; None: the turn is over, or goes on
    otherwise."""
    made = tuple(picks[: len(line.picks)])
    if handed_over or line.picks[: len(made)] != made:
        return None
    return Line(line.picks[len(made) :], begun=True, named=line.named[len(made) :])


def plan_to_json(plan: Any) -> bytes:
    return msgspec.json.encode(plan)


def plan_from_json(game: Game[Any, Any, Any], data: bytes) -> Any:
    """A plan of this game, a line or a stand-in, as it was kept; msgspec.MsgspecError where the game knows
    none such."""
    kinds = Line | StandIn if game.plan_type is None else Line | StandIn | game.plan_type
    return msgspec.json.decode(data, type=kinds)


class Spoken(Struct, frozen=True):
    """What the first plan of a list that has anything to say says."""

    at: int  # its place in the list
    says: Answered | Doubt | Leave


def first_said(game: Game[Any, Any, Any], state: Any, seat: Seat, plans: Sequence[Any]) -> Spoken | None:
    """Which of a seat's plans deals with the question it is asked now; None: its owner has to."""
    for at, plan in enumerate(plans):
        says = answered(game, state, seat, plan)
        if says is not None:
            return Spoken(at, says)
    return None


def _advice(
    game: Game[Any, Any, Any], draft: Drafted[Any, Any], decision: Decision[Any], plan: Any
) -> Advice:
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
    """A line is played whole or not at all, and only while all that it depends on has stayed as it was. Of
    one that has begun, what was uncovered may leave a pick that is not possible: its owner goes on."""
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
