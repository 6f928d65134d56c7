"""Prints the figures at the end of a long run."""

from __future__ import annotations

import pytest

from tests.truth.test_statements import FIGURES, WANTED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if WANTED:
        for game, figures in FIGURES.items():
            terminalreporter.write_line(f"{game}: sentences tried\n{figures.told()}")
