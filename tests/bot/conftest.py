"""The engines that stores and services are tested on: SQLite always, PostgreSQL where it is installed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.support.cluster import Databases, cluster, programs

AddressOf: TypeAlias = Callable[[Path], Awaitable[Path | str]]
"""The address of a store of its own for each path: the path itself, or a database."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Databases]:
    """One server for all tests of this process."""
    if programs() is None:
        pytest.skip("no PostgreSQL here: install it (Debian: apt install postgresql) to test on it, too")
    with cluster() as server:
        yield Databases(server)


@pytest.fixture(params=["sqlite", "postgres"])
async def address_of(request: pytest.FixtureRequest) -> AsyncIterator[AddressOf]:
    if request.param == "sqlite":

        async def plain(path: Path) -> Path:
            return path

        yield plain
    else:
        databases: Databases = request.getfixturevalue("postgres")
        yield databases.address_of
        await databases.tidy()
