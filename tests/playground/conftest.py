"""A running playground around the sample bot, with a wall clock that the test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import ClientSession

from playground.actions import Actions
from playground.page_data import Json
from playground.world import World
from tests.support.playground import playground
from tests.support.sample_bot import SampleBot


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[tuple[str, World]]:
    async with playground(SampleBot, tmp_path) as both:
        yield both


@pytest.fixture
def world(running: tuple[str, World]) -> World:
    return running[1]


@pytest.fixture
def actions(world: World) -> Actions:
    return Actions(world)


class Client:
    """Speaks to the playground's server as the page does."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self.session = session
        self.address = address

    async def get(self, path: str, **query: str) -> Json:
        async with self.session.get(self.address + path, params=query) as response:
            return {"status": response.status, "data": await response.json()}

    async def post(self, path: str, **body: object) -> Json:
        async with self.session.post(self.address + path, json=body) as response:
            return {"status": response.status, "data": await response.json()}


@pytest.fixture
async def client(running: tuple[str, World]) -> AsyncIterator[Client]:
    async with ClientSession() as session:
        yield Client(session, running[0])
