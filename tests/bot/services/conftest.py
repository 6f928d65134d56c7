"""A whole set of services over a fresh file, with a clock that stands still until told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.services.stage import Stage, open_stage


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    stage = await open_stage(tmp_path / "latchkey.db")
    yield stage
    await stage.close()
