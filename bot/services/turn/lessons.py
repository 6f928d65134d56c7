"""Tables at which a first game is taught: what a lesson asks for, and what computers play there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.turn.live_tables import LiveTable
from bot.values.errors import LessonError
from bot.values.lesson import LessonStep
from engine.core.course import LEARNER, expected_turn, lesson_number, prepared_turn
from engine.core.teaching import FirstGame
from engine.core.text import Seat, text


def _course_of(live: LiveTable) -> FirstGame | None:
    lesson = live.table.lesson
    return next((one for one in live.game.courses if one.key == lesson), None) if lesson else None


def prepared(live: LiveTable, seat: Seat) -> tuple[str, ...]:
    """The turn that a computer plays here because the lesson wants it; none: it thinks for itself."""
    course = _course_of(live)
    return () if course is None else prepared_turn(course, seat, live.moved.get(seat, 0))


def step_of(live: LiveTable, seat: Seat) -> LessonStep | None:
    """For whoever learns; nobody else is told anything."""
    course = _course_of(live)
    if course is None or seat != LEARNER:
        return None
    moved = live.moved.get(seat, 0)
    number, count = lesson_number(course, moved), len(course.lessons)
    if number < count:
        lesson, before = course.lessons[number], course.lessons[number - 1].key if number else ""
        wanted = expected_turn(course, moved)
        return LessonStep(course.words, "lesson", number + 1, count, lesson.key, before, lesson.marks, wanted)
    return LessonStep(course.words, "own" if live.game.chapter(live.state) <= course.own else "over")


def must_fit(live: LiveTable, seat: Seat, picks: Sequence[str]) -> None:
    """LessonError for a turn that would lead away from the lesson: nothing is played, and they try again."""
    step = step_of(live, seat)
    if step is not None and step.expected and tuple(picks) != step.expected[: len(picks)]:
        raise LessonError(text(f"{step.words}-{step.key}-do"))
