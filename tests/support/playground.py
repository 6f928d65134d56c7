"""A playground that runs inside a test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from playground.demo import Demo
from playground.people import ENGLISH_ALONE
from playground.serve import Prepared, page_on, running
from playground.turns import Count
from playground.world import BotFactory, Now, World, wall_clock


@asynccontextmanager
async def playground(
    factory: BotFactory,
    data: Path,
    *,
    port: int = 0,
    demos: Sequence[Demo] = (),
    turns: Count | None = None,
    wall: Now = wall_clock,
    languages: Mapping[str, str] = ENGLISH_ALONE,
) -> AsyncIterator[tuple[str, World]]:
    """Run the playground; yield its address and its world."""
    prepared = Prepared(factory, demos, turns, languages)
    async with page_on(data, port) as (address, page, store), running(page, store, prepared, wall) as world:
        yield address, world
