"""What a player that thinks answers: a turn; where reasons are asked for, others and what each changes."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.core.text import Text
from engine.players.asking import Answer, Candidate, Question
from engine.players.families import manners
from engine.players.planning import plan_of
from engine.players.strengths import Strength
from engine.players.thinking import SHOWN, Thinking, Weighed, thinking_about
from engine.players.turns import WholeTurn

_OTHERS = 5
"""What comes to light alike in so many worlds was known before."""


def think(strength: Strength, question: Question) -> Answer:
    """The turn that a player of this strength plays; whoever is asked for reasons tells of others, too."""
    thinking = thinking_about(question, strength)
    if question.decision.free:
        return thinking.unasked()
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
    return Answer(words, used, told)


def _told(thinking: Thinking, weighed: Sequence[Weighed]) -> tuple[Candidate, ...]:
    """The turns with their reasons; what dropped out early is compared in the worlds it was played in.

    Of turns that part only after something was uncovered, the best is told: until then they are one."""
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
    thinking: Thinking, words: tuple[str, ...], value: float, line: WholeTurn, *, ahead: bool
) -> Candidate:
    after, uncovered, worked = _done(thinking, line, 0)
    judge = thinking.judge
    changes = judge.changes(thinking.world(0), after, thinking.seat)
    guessed = judge.judgement.guessed
    family = next((lines for lines in thinking.families if line is lines[0]), [line])
    return Candidate(
        words,
        value,
        tuple(change for change in changes if change.feature not in guessed),
        ahead,
        goes_on=worked or len(words) < len(line.picks),
        uncovers=bool(uncovered)
        and any(_done(thinking, line, number)[1] != uncovered for number in range(1, _OTHERS)),
        alike=manners(family, judge.judgement, thinking.world(0)),
    )


def _done(thinking: Thinking, line: WholeTurn, number: int) -> tuple[Any, list[Text], bool]:
    """A turn in one world, as far as it goes there, what comes to light that its player reads, and whether
    there was work to do beside others'."""
    game, seat, tell = thinking.game, thinking.seat, Tell()
    world = game.copy(thinking.world(number))
    for action in line.picks:
        if number and not thinking.turns.is_offered(world, seat, action):
            break
        game.play(world, action, tell)
    rng = Rng(seed_from(f"{thinking.seed}:work"))
    worked = thinking.turns.come_about(world, seat, rng, tell)
    seen = [event.text for event in tell.events if event.reveals and event.is_for(seat)]
    return world, seen, worked
