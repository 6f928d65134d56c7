"""Services are tested on SQLite. On PostgreSQL the tests of the store and of promises make the same
statements, except for those that only the files named here make."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.conftest import AddressOf, addresses

ON_BOTH = (
    *("test_clocks", "test_data_erasure", "test_finished_games", "test_finished_games_results"),
    *("test_leagues", "test_outbox", "test_outbox_backlog", "test_outbox_inbox_order", "test_own_draws"),
    *("test_rate_limits", "test_statistics", "test_visits"),
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "address_of" in metafunc.fixturenames and metafunc.module.__name__.endswith(ON_BOTH):
        metafunc.parametrize("address_of", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
async def address_of(request: pytest.FixtureRequest) -> AsyncIterator[AddressOf]:
    async with addresses(request, getattr(request, "param", "sqlite")) as found:
        yield found
