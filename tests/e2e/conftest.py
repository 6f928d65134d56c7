"""Fixtures of the behaviour tests. Each test ends with two checks: Discord would accept every request, and no
error was logged."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from engine.lantern.game import LANTERN
from tests.support.discord_stage import Stage, discord_stage
from tests.support.lantern_painter import LanternPainter


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "may_err: this test makes the bot log an error on purpose")


@pytest.fixture(autouse=True)
def no_errors(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Errors are answered with an apology and logged: none may pass unseen."""
    yield
    if request.node.get_closest_marker("may_err") is None:
        logged = [*caplog.get_records("setup"), *caplog.get_records("call")]
        assert [record.getMessage() for record in logged if record.levelno >= logging.ERROR] == []


@pytest.fixture
async def stage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Stage]:
    """Lantern and its pictures for the people whom a file names as its `PEOPLE`."""
    painters = {"lantern": LanternPainter()}
    async with discord_stage(
        tmp_path, {"lantern": LANTERN}, request.module.PEOPLE, painters=painters
    ) as stage:
        yield stage
        stage.checked()
