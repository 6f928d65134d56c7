"""Answers of searching players: a turn and, on request, alternatives with the changes each would make."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from msgspec.structs import replace

from engine.players.follow_up import plan_of
from engine.players.move_families import manners
from engine.players.requests import Answer, Candidate, Question
from engine.players.search import SHOWN, TurnSearch, Weighed, thinking_about
from engine.players.strengths import Strength
from engine.players.turn_generator import WholeTurn

_OTHERS = 5
"""Number of other worlds compared: information that is the same in all of them was known before."""


def think(strength: Strength, question: Question) -> Answer:
    """Return the turn that a player of this strength plays, with alternatives if reasons are requested."""
    thinking = thinking_about(question, strength)
    if question.decision.free:
        return thinking.free_move()
    first, *others = question.decision.options
    if first.confirms and not others:
        return Answer((first.words,))
    weighed = thinking.weighed()
    words, used = thinking.words(weighed[0].line), thinking.steps.used
    told = _told(thinking, weighed[:SHOWN]) if question.reasons else ()
    if told and question.plans:
        lines = [each.line for each in weighed]
        plan = plan_of(thinking, lines[0], lines[1] if len(lines) > 1 else None)
        told = (replace(told[0], plan=plan), *told[1:])
    return Answer(words, used, told, thinking.others_cost)


def _told(thinking: TurnSearch, weighed: Sequence[Weighed]) -> tuple[Candidate, ...]:
    """Return the turns with their reasons; turns dropped early are compared in the worlds they were played
    in.

    Of turns that differ only after something was uncovered, only the best is listed: until then they are
    one."""
    best, value = weighed[0], weighed[0].value
    told = dict[tuple[str, ...], Candidate]()
    for each in weighed:
        if each.results:
            gaps = [one - other for one, other in zip(each.results, best.results, strict=False)]
            value = min(value, best.value + statistics.fmean(gaps))
        else:
            value = min(value, each.value)
        if (words := thinking.words(each.line)) not in told:
            told[words] = candidate(thinking, words, value, each.line, ahead=bool(best.results))
    return tuple(told.values())


def candidate(
    thinking: TurnSearch, words: tuple[str, ...], value: float, line: WholeTurn, *, ahead: bool
) -> Candidate:
    _, uncovered, worked = thinking.done(line, 0)
    evaluator = thinking.judge.evaluator
    family = next((lines for lines in thinking.families if line is lines[0]), [line])
    return Candidate(
        words,
        value,
        thinking.changes(line),
        ahead,
        goes_on=worked or len(words) < len(line.picks),
        uncovers=bool(uncovered)
        and any(thinking.done(line, number)[1] != uncovered for number in range(1, _OTHERS)),
        alike=manners(family, evaluator, thinking.world(0)),
    )
