"""Tables that teach a first game: the task of a lesson, and the moves of its computers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.services.turn.live_tables import LiveTable, LiveTables
from bot.values.panel import LessonStep
from bot.values.table import Table
from engine.core.lessons import LEARNER, expected_turn, is_over, lesson_number, prepared_turn, strayed
from engine.core.remarks import points_by_source
from engine.core.teaching import FirstGame
from engine.core.text import Seat


def _course_of(live: LiveTable) -> FirstGame | None:
    lesson = live.table.lesson
    return next((one for one in live.game.courses if one.stored == lesson), None) if lesson else None


def scripted(live: LiveTable) -> tuple[Seat, tuple[str, ...]] | None:
    """Return the next turn that the script of a tutorial plays, and its seat; None: somebody decides."""
    course = _course_of(live)
    if course is None:
        return None
    waiting = [seat for seat in live.table.waiting if live.table.waits_for(seat)]
    found = ((seat, prepared_turn(course, seat, live.moved.get(seat, 0))) for seat in waiting)
    return next(((seat, picks) for seat, picks in found if picks), None)


def step_of(live: LiveTable, seat: Seat) -> LessonStep | None:
    """Return the current lesson of the learner; None for all other seats."""
    course = _course_of(live)
    if course is None or seat != LEARNER:
        return None
    moved = live.moved.get(seat, 0)
    number, count = lesson_number(course, moved), len(course.lessons)
    if number == count:
        return LessonStep(course.words, "over", scored=points_by_source(live.game, live.state, seat))
    lesson, before = course.lessons[number], course.lessons[number - 1] if number else None
    wanted = expected_turn(course, moved)
    return LessonStep(
        course.words,
        "lesson",
        number + 1,
        count,
        lesson.key,
        "" if before is None else before.key,
        () if before is None else before.shows,
        lesson.marks,
        lesson.picture,
        wanted,
        strayed(live.game, live.state, seat, live.draft(seat).picks, wanted),
    )


def after_lessons(live: LiveTable, seat: Seat, moved: int) -> LessonStep | None:
    """Return the lesson step after a turn; None once a turn after the lessons was played. The turn began when
    its seat had made `moved` picks."""
    step, course = step_of(live, seat), _course_of(live)
    if step is None or course is None or step.stage == "lesson":
        return step
    return step if expected_turn(course, moved) else None


def is_finished(live: LiveTable) -> bool:
    """Return whether all lessons are done."""
    step = step_of(live, LEARNER)
    return step is None or step.stage == "over"


async def without_finished(tables: LiveTables, some: Sequence[Table]) -> list[Table]:
    """Leave out tutorials whose lessons are done, unless their player has played on."""
    kept = list[Table]()
    for table in some:
        live = (await tables.live(table.id))[0] if table.lesson and table.status == "running" else None
        course = None if live is None else _course_of(live)
        if live is None or course is None or not is_over(course, live.moved.get(LEARNER, 0)):
            kept.append(table)
    return kept


def led_astray(live: LiveTable, seat: Seat, picks: Sequence[str]) -> LessonStep | None:
    """Return the lesson with the reason why this turn is not the one it asks for; None: the turn is fine."""
    step = step_of(live, seat)
    stray = None if step is None else strayed(live.game, live.state, seat, picks, step.expected)
    return None if step is None or stray is None else replace(step, stray=stray)
