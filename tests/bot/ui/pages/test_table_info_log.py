"""The log: its names, and its secrecy."""

from __future__ import annotations

import pytest

from bot.ui.kit.localiser import Localisers
from bot.ui.pages.table_posts import entry_lines
from bot.values.read_models import LogEntry
from engine.core.tell import Event
from engine.core.text import Who, text

ANSWERED = 2


def played(seat: int | None) -> Event:
    return Event(text("keythedral-passed", who=Who(0)), seat=seat)


@pytest.mark.parametrize(
    ("entry", "named"),
    [
        (LogEntry(7, ANSWERED, 0.0, (played(ANSWERED),)), True),
        (LogEntry(7, ANSWERED, 0.0, (played(0), played(None))), False),  # the last answer let others go on
        (LogEntry(7, ANSWERED, 0.0, (), "decline end"), True),  # its own player reads it
    ],
)
def test_the_log_names_only_those_who_told_something(entry: LogEntry, named: bool) -> None:
    lines = entry_lines(entry, Localisers().plain("en", ("Ann", "Ben", "Cat")))
    assert ("Cat" in lines[0]) == named
    assert len(lines) == 1 + len(entry.events) + bool(entry.words)


def test_a_silent_answer_leaves_no_line() -> None:
    assert entry_lines(LogEntry(7, ANSWERED, 0.0, ()), Localisers().plain("en", ("Ann", "Ben", "Cat"))) == []
