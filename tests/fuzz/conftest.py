"""Fuzzing: every input is answered, and none causes an error of ours."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from tests.support.fuzz import WANTED, tried


class Errors(logging.Handler):
    """Collects errors logged since the last check."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(f"{record.getMessage()} {record.exc_info or ''}")

    def taken(self) -> list[str]:
        lines, self._lines = self._lines, []
        return lines


@pytest.fixture
def errors() -> Iterator[Errors]:
    handler, root = Errors(), logging.getLogger()
    root.addHandler(handler)
    yield handler
    root.removeHandler(handler)
    assert handler.taken() == []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if WANTED:
        told = ", ".join(f"{what} {count:,}" for what, count in sorted(tried.items()))
        terminalreporter.write_line(f"inputs tried: {tried.total():,} ({told})")
