"""A whole set of services over a fresh file, with a clock that stands still until told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tests.bot.services.stage import Stage, open_stage


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    stage = await open_stage(tmp_path / "latchkey.db")
    yield stage
    await stage.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "latchkey.db"


@pytest.fixture
def fresh_cause() -> Callable[[], str]:
    numbers = iter(range(1, 1_000_000))
    return lambda: f"click-{next(numbers)}"
