"""Tables that teach a first game: what a lesson asks for, and what its computers play."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.services.turn.live_tables import LiveTable
from bot.values.panel import LessonStep
from engine.core.lessons import LEARNER, expected_turn, lesson_number, prepared_turn, strayed
from engine.core.teaching import FirstGame
from engine.core.text import Seat


def _course_of(live: LiveTable) -> FirstGame | None:
    lesson = live.table.lesson
    return next((one for one in live.game.courses if one.key == lesson), None) if lesson else None


def prepared(live: LiveTable, seat: Seat) -> tuple[str, ...]:
    """Return the turn that the lesson prescribes for a computer; empty: it plays freely."""
    course = _course_of(live)
    return () if course is None else prepared_turn(course, seat, live.moved.get(seat, 0))


def step_of(live: LiveTable, seat: Seat) -> LessonStep | None:
    """Return the current lesson of the learner; None for all other seats."""
    course = _course_of(live)
    if course is None or seat != LEARNER:
        return None
    moved = live.moved.get(seat, 0)
    number, count = lesson_number(course, moved), len(course.lessons)
    if number < count:
        lesson, before = course.lessons[number], course.lessons[number - 1].key if number else ""
        wanted = expected_turn(course, moved)
        stray = strayed(live.game, live.state, seat, live.draft(seat).picks, wanted)
        return LessonStep(
            course.words, "lesson", number + 1, count, lesson.key, before, lesson.marks, wanted, stray
        )
    return LessonStep(course.words, "own" if live.game.chapter(live.state) <= course.own else "over")


def after_lessons(live: LiveTable, seat: Seat, chapter: int, moved: int) -> LessonStep | None:
    """Return the lesson step after a turn, once all lessons are done; None if that turn was not part of
    it.

    The turn began in this chapter, when its seat had made `moved` picks; they tell whether it was a
    lesson."""
    step, course = step_of(live, seat), _course_of(live)
    if step is None or course is None or step.stage == "lesson":
        return step
    if step.stage == "over":
        return step if chapter <= course.own else None
    return replace(step, is_new=lesson_number(course, moved) < len(course.lessons))


def is_finished(live: LiveTable) -> bool:
    """Return whether all lessons are done and the free season after them is over."""
    step = step_of(live, LEARNER)
    return step is not None and step.stage == "over"


def led_astray(live: LiveTable, seat: Seat, picks: Sequence[str]) -> LessonStep | None:
    """Return the lesson with the reason why this turn is not the one it asks for; None: the turn is fine."""
    step = step_of(live, seat)
    stray = None if step is None else strayed(live.game, live.state, seat, picks, step.expected)
    return None if step is None or stray is None else replace(step, stray=stray)
