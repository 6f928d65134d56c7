"""A whole set of services over a fresh file, with a clock that stands still until told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from engine.registry import GAMES
from tests.bot.conftest import AddressOf
from tests.bot.services.stage import Stage, open_stage
from tests.support.whisper import WHISPER

NewStage = Callable[..., Awaitable[Stage]]
FIGURES = dict[str, str]()
"""What a test has counted, told at the end."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for figure in FIGURES.values():
        terminalreporter.write_line(figure)


@pytest.fixture
async def new_stage(tmp_path: Path, address_of: AddressOf) -> AsyncIterator[NewStage]:
    """Opens stages on either engine, and closes them whatever happens."""
    opened: list[Stage] = []

    async def make(path: Path = tmp_path / "latchkey.db", **settings: Any) -> Stage:
        opened.append(await open_stage(path, address=await address_of(path), **settings))
        return opened[-1]

    yield make
    for stage in opened:
        await stage.close()


@pytest.fixture
def thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers give hints in Whisper, too."""
    monkeypatch.setitem(GAMES, WHISPER.key, WHISPER)


@pytest.fixture
async def stage(new_stage: NewStage) -> Stage:
    return await new_stage()
