"""Every behaviour test ends with the same two questions: would Discord have taken it all, and did we err?"""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "may_err: this test makes the bot log an error on purpose")


@pytest.fixture(autouse=True)
def no_errors(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Errors are answered with an apology and logged: none may pass unseen."""
    yield
    if request.node.get_closest_marker("may_err") is None:
        logged = [*caplog.get_records("setup"), *caplog.get_records("call")]
        assert [record.getMessage() for record in logged if record.levelno >= logging.ERROR] == []
