"""Progress in a tutorial, computed from the number of picks made so far; nothing else is stored."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, chain
from typing import Any

from msgspec import Struct

from engine.core.draft import Drafted, drafted
from engine.core.game import AnyGame
from engine.core.rng import seed_from
from engine.core.setup import Setup, checked
from engine.core.teaching import FirstGame
from engine.core.tell import Silence
from engine.core.text import Seat, Text, text, texts_in

LEARNER: Seat = 0
_SKIPPED = "*"  # after the learner's seat: the turn is played for them


class _Turn(Struct, frozen=True):
    picks: tuple[str, ...]
    is_skipped: bool  # played for the learner


@cache
def _turns_of(script: str, seat: Seat) -> tuple[_Turn, ...]:
    return tuple(turn for whose, turn in _parsed(script) if whose == seat)


def _turn_at(course: FirstGame, seat: Seat, moved: int) -> _Turn | None:
    """Return the rest of the scripted turn of a seat that has made `moved` picks; None after the script. It
    may start within a turn, since a pick that uncovers something is committed before the rest."""
    for turn in _turns_of(course.script, seat):
        if moved < len(turn.picks):
            return _Turn(turn.picks[moved:], turn.is_skipped)
        moved -= len(turn.picks)
    return None


def prepared_turn(course: FirstGame, seat: Seat, moved: int) -> tuple[str, ...]:
    """Return the turn that the script plays for a seat; empty: its player decides."""
    turn = _turn_at(course, seat, moved)
    return () if turn is None or (seat == LEARNER and not turn.is_skipped) else turn.picks


def lesson_number(course: FirstGame, moved: int) -> int:
    """Return how many lessons the learner has completed."""
    own = _turns_of(course.script, LEARNER)
    ends = accumulate(len(turn.picks) for turn in own)
    return sum(end <= moved and not turn.is_skipped for end, turn in zip(ends, own, strict=True))


def expected_turn(course: FirstGame, moved: int) -> tuple[str, ...]:
    """Return the turn that the lesson asks for; empty if any turn will do."""
    turn = _turn_at(course, LEARNER, moved)
    return () if turn is None else turn.picks


def is_over(course: FirstGame, moved: int) -> bool:
    """Return whether the learner has made every pick of the script, and none after it."""
    return moved == sum(len(turn.picks) for turn in _turns_of(course.script, LEARNER))


def turns(script: str) -> list[tuple[Seat, tuple[str, ...]]]:
    """Parse "0 bid stable / red 1 / end; 1 pass / end" into seats and picks; a line may end anywhere."""
    return [(seat, turn.picks) for seat, turn in _parsed(script)]


def _parsed(script: str) -> list[tuple[Seat, _Turn]]:
    found = list[tuple[Seat, _Turn]]()
    for line in " ".join(script.split()).split(";"):
        if line := line.strip():
            seat, _, picks = line.partition(" ")
            turn = _Turn(tuple(pick.strip() for pick in picks.split("/")), seat.endswith(_SKIPPED))
            found.append((int(seat.removesuffix(_SKIPPED)), turn))
    return found


def played(game: AnyGame, setup: Setup, script: str) -> Any:
    """Return the position after a script; IllegalActionError if one of its picks is not legal."""
    agreed = Setup(setup.seats, seed_from(setup.seed), setup.options)
    state = game.new_game(checked(game.spec, agreed))
    for seat, picks in turns(script):
        for words in picks:
            game.play_named(state, seat, words, Silence())
    return state


_REASONS = 2


class Stray(Struct, frozen=True):
    """A deviation from the lesson, from the first different pick on. It says nothing about the result of
    ending the turn."""

    tried: tuple[Text, ...]  # in menu texts
    wanted: tuple[Text, ...]
    reasons: tuple[Text, ...] = ()  # why the expected turn is no longer possible after this start


def strayed(
    game: AnyGame, state: Any, seat: Seat, picks: Sequence[str], expected: Sequence[str]
) -> Stray | None:
    """Return None for a turn that so far matches the lesson."""
    same = next(
        (at for at, (one, other) in enumerate(zip(picks, expected, strict=False)) if one != other), None
    )
    if same is None:
        return None
    tried, wanted = (drafted(game, state, seat, some) for some in (picks, expected))
    named = _from(game, wanted, same)
    begun, ends = drafted(game, state, seat, picks[: same + 1]), same == len(wanted.picks)
    return Stray(_from(game, tried, same), named, _why_no_more(game, begun, expected[same], named, ends))


def _from(game: AnyGame, draft: Drafted[Any, Any], at: int) -> tuple[Text, ...]:
    """Return the picks from there on in menu texts; the confirming pick only if nothing else is left."""
    if at < len(draft.named):
        return tuple(chain.from_iterable(draft.named[at:]))
    last = game.option_named(draft.state, draft.seat, draft.dropped[0]) if draft.dropped else None
    return () if last is None else last.menu


def _why_no_more(
    game: AnyGame, begun: Drafted[Any, Any], words: str, wanted: Sequence[Text], ends: bool
) -> tuple[Text, ...]:
    """Return those reasons after the first different pick that mention a piece of the lesson. `ends`: the
    lesson asks for nothing more there."""
    if begun.dropped:
        last = game.option_named(begun.state, begun.seat, begun.dropped[0])
        return (text("learn-why-early" if last is not None and last.confirms else "learn-why-either"),)
    if ends:
        return (text("learn-why-more"),)
    if begun.decision is None or game.option_named(begun.state, begun.seat, words) is not None:
        return ()
    pieces = {piece for part in wanted for piece in _pieces(part)}
    about = (why for why in game.why_not(begun.state, begun.seat) if pieces & set(_pieces(why)))
    return (*about,)[:_REASONS] or (text("learn-why-either"),)


def _pieces(said: Text) -> list[Text]:
    """Return the names in a sentence: texts that contain no other name."""
    return [one for one in texts_in(said) if one is not said and sum(1 for _ in texts_in(one)) == 1]
