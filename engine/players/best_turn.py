"""Answers of searching players: a turn and, on request, alternatives with the changes each would make."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from engine.players.benefits import facts_of
from engine.players.follow_up import plan_of
from engine.players.move_families import manners
from engine.players.requests import Answer, Candidate, Facts, Question
from engine.players.search import SCORING, SHOWN, TurnSearch, thinking_about
from engine.players.simulation import Weighed
from engine.players.strengths import Strength
from engine.players.turn_generator import WholeTurn

_OTHERS = 12
"""Number of worlds compared: what is so in all of them is certain, or was known before."""


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
    found = [each for each, _ in told(thinking, weighed)] if question.reasons else []
    if found and question.plans:
        lines = [each.line for each in weighed]
        plan = plan_of(thinking, lines[0], lines[1] if len(lines) > 1 else None)
        found[0] = replace(found[0], plan=plan)
    return Answer(words, used, tuple(found))


def told(thinking: TurnSearch, weighed: Sequence[Weighed]) -> Iterator[tuple[Candidate, Weighed]]:
    """Yield the turns with their reasons; turns dropped early are compared in the worlds they were played
    in.

    Of turns that differ only after something was uncovered, only the best is listed: until then they are
    one. A turn far behind is listed if it scores much more at once than those before it."""
    best, value, seen = weighed[0], weighed[0].value, set[tuple[str, ...]]()
    much = max(thinking.points(each.line) for each in weighed[:SHOWN]) + SCORING
    scoring = (each for each in weighed[SHOWN:] if thinking.points(each.line) >= much)
    for each in (*weighed[:SHOWN], *scoring):
        if each.results:
            gaps = [one - other for one, other in zip(each.results, best.results, strict=False)]
            value = min(value, best.value + statistics.fmean(gaps))
        else:
            value = min(value, each.value)
        if (words := thinking.words(each.line)) not in seen:
            seen.add(words)
            yield candidate(thinking, words, value, each.line, ahead=bool(best.results)), each


def candidate(
    thinking: TurnSearch, words: tuple[str, ...], value: float, line: WholeTurn, *, ahead: bool
) -> Candidate:
    _, uncovered, worked = thinking.done(line, 0)
    evaluator, world, picks = thinking.judge.evaluator, thinking.world(0), line.picks[: len(words)]
    after = thinking.handed_over(line, len(words), 0)
    family = next((lines for lines in thinking.families if line is lines[0]), [line])
    differs = uncovered and any(thinking.done(line, number)[1] != uncovered for number in range(1, _OTHERS))
    return Candidate(
        words,
        value,
        thinking.changes(line),
        ahead,
        goes_on=worked or len(words) < len(line.picks),
        uncovers=bool(differs),
        alike=manners(family, evaluator, world),
        facts=_facts(thinking, line, len(words), _OTHERS if uncovered else 1),
        idea=evaluator.idea(world, picks),
        namings=tuple(evaluator.namings(world, picks)),
        is_beaten=evaluator.is_beaten(world, picks),
        passes=evaluator.passes_last and thinking.game.option(world, thinking.seat, picks[0]).idle,
        outcomes=() if uncovered else evaluator.outcomes(world, after, thinking.seat, picks),
    )


def _facts(thinking: TurnSearch, line: WholeTurn, handed: int, worlds: int) -> Facts:
    """Return what is certain about a turn: what is so in all of these worlds.

    Where picks take effect at once, an end that uncovers something, such as the end of a season, is left
    out: what comes of it is not the turn's doing. The rest of a turn that goes on is, unless it ends the
    season."""
    found: Facts | None = None
    evaluator = thinking.judge.evaluator
    is_cut = worlds > 1 and evaluator.acts_at_once and evaluator.ends(line.picks[handed - 1])
    if is_cut and handed < len(line.picks):
        is_cut = evaluator.stage(thinking.done(line, 0)[0]) != evaluator.stage(thinking.world(0))
    handed -= is_cut
    tried, game = list[Any](), thinking.game
    for number in range(worlds):
        before, picks = thinking.world(number), line.picks[:handed]
        after = thinking.handed_over(line, handed, number)
        later = after if is_cut else thinking.done(line, number)[0]
        seen = [game.view_for(each, thinking.seat) for each in (after, later)]
        if seen in tried:  # facts are about what the seat sees
            continue
        tried.append(seen)
        facts = facts_of(game, before, after, thinking.seat, picks, later)
        found = facts if found is None else found.common(facts)
    assert found is not None
    return found
