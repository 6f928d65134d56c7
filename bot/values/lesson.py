"""Where somebody stands in a first game that is taught turn by turn."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.core.straying import Stray

Stage: TypeAlias = Literal["lesson", "own", "over"]


class LessonStep(Struct, frozen=True):
    """`own`: all lessons are done, and they play on by themselves; `over`: the season of that has ended."""

    words: str  # how the course's messages begin
    stage: Stage
    number: int = 0  # of the lesson, counted from 1
    of: int = 0
    key: str = ""  # of the lesson
    before: str = ""  # of the one before it, on the panel that follows it
    marks: tuple[str, ...] = ()
    expected: tuple[str, ...] = ()  # the picks that it asks for; none: any turn will do
    stray: Stray | None = None  # where what was tried leads elsewhere
    is_new: bool = False  # `own`: their last turn was still a lesson
