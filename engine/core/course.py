"""Where somebody stands in a course, by how much they have played: nothing else has to be remembered."""

from __future__ import annotations

from functools import cache
from itertools import accumulate

from engine.core.script import turns
from engine.core.teaching import FirstGame, TaughtTurn
from engine.core.text import Seat

LEARNER: Seat = 0


@cache
def _turns_of(script: str, seat: Seat) -> tuple[tuple[str, ...], ...]:
    return tuple(picks for whose, picks in turns(script) if whose == seat)


def prepared_turn(course: FirstGame, seat: Seat, moved: int) -> tuple[str, ...]:
    """The picks that the script has next for a seat that has made so many, up to the end of the turn: what
    uncovers something is committed before the rest. None where the script has come to its end."""
    for picks in _turns_of(course.script, seat):
        if moved < len(picks):
            return picks[moved:]
        moved -= len(picks)
    return ()


def lesson_number(course: FirstGame, moved: int) -> int:
    """How many lessons whoever learns has behind them; more than there are: they are on their own."""
    ends = [*accumulate(len(picks) for picks in _turns_of(course.script, LEARNER))]
    done = sum(end <= moved for end in ends)
    return done if done < len(ends) or moved == ends[-1] else len(course.lessons)


def expected_turn(course: FirstGame, moved: int) -> tuple[str, ...]:
    """What the lesson asks for; none: any turn will do."""
    lesson = _lesson_of(course, moved)
    return () if lesson is None or lesson.free else prepared_turn(course, LEARNER, moved)


def _lesson_of(course: FirstGame, moved: int) -> TaughtTurn | None:
    number = lesson_number(course, moved)
    return course.lessons[number] if number < len(course.lessons) else None
