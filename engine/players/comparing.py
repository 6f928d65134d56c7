"""A turn that was played beside the best that would be advised, by the same judge in the same worlds."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.players.answering import candidate
from engine.players.asking import Candidate, Question
from engine.players.strengths import Strength
from engine.players.thinking import Thinking, Weighed, thinking_about
from engine.players.turns import QUIET

_CONTINUED = 8
"""Ways looked at in which a turn goes on that was played up to something that it uncovered."""


class Comparison(Struct, frozen=True):
    """A turn, and the best one that its player could have been advised to."""

    played: Candidate  # worth no more than the best
    best: Candidate


def compared(strength: Strength, question: Question, words: tuple[str, ...]) -> Comparison:
    """As a hint would have compared them: the same turns are weighed in the same worlds, and the turn that
    was played as often as the best one."""
    thinking = thinking_about(question, strength)
    best, *others = thinking.weighed()
    named = thinking.words(best.line)
    if named == words:
        played = best
    else:
        same = (each for each in others if thinking.words(each.line) == words)
        played = next(same, None) or _found(thinking, best, words)
        thinking.play_as_often(played, best)
    ahead, value = bool(best.results), min(best.value, played.value)
    return Comparison(
        candidate(thinking, words, value, played.line, ahead=ahead),
        candidate(thinking, named, best.value, best.line, ahead=ahead),
    )


def _found(thinking: Thinking, best: Weighed, words: tuple[str, ...]) -> Weighed:
    """A turn that was not weighed; where it uncovered something, with the best way to go on from there."""
    game, seat, picks = thinking.game, thinking.seat, list[Any]()
    state = game.copy(thinking.world(0))
    for word in words:
        option = game.offered(state, seat, word)
        if option is None:
            break
        picks.append(option.action)
        game.play(state, option.action, QUIET)
    line = thinking.best_from(picks, _CONTINUED)
    return Weighed(line, [], line.value + best.guess - best.line.value)
