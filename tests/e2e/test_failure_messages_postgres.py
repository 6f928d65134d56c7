"""The same with PostgreSQL, which may be stopped or read-only."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from engine.lantern.game import LANTERN
from tests.support.cluster import Server, cluster, programs, restarted
from tests.support.discord_play import drafted, hide, turns
from tests.support.discord_stage import Stage, discord_stage, words

NAMES = ["anna", "bob"]
REFUSED = "I can’t save right now, so nothing was changed"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    if programs() is None:
        pytest.skip("no PostgreSQL here: install it (Debian: apt install postgresql) to test on it, too")
    with cluster() as server:
        yield server


@asynccontextmanager
async def stage_on(server: Server, folder: Path) -> AsyncIterator[Stage]:
    async with discord_stage(folder, {"lantern": LANTERN}, NAMES, database=f"{server}postgres") as stage:
        await stage.open_table("lantern", NAMES)
        yield stage
        stage.checked()


async def pressed(stage: Stage, confirm: str) -> str:
    """Return the answer to Anna."""
    (result,) = await stage.at_once((stage.players["anna"].user, stage.dm("anna")[-1], confirm))
    return "\n".join(words(message) for message in result.followups)


async def only_reads(server: Server, value: str) -> None:
    """Make all connections read-only, as a standby or an operator would."""
    connection = await asyncpg.connect(f"{server}template1")
    await connection.execute(f"ALTER DATABASE postgres SET default_transaction_read_only = {value}")
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres'"
    )
    await connection.close()


@pytest.mark.may_err
async def test_a_press_that_could_not_be_stored_is_answered_as_such_and_counts_later(
    tmp_path: Path, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """Stopped, then set to reading only, then as it was: the same press counts once."""
    async with stage_on(server, tmp_path) as stage:
        confirm = await drafted(stage)
        with restarted(server):
            assert REFUSED in await pressed(stage, confirm)
        await only_reads(server, "on")
        assert REFUSED in await pressed(stage, confirm)
        await only_reads(server, "off")
        assert await turns(stage) == 0
        assert REFUSED not in await pressed(stage, confirm)
        assert await turns(stage) == 1
        await hide(stage, "bob")
        assert await turns(stage) == 2
        assert "Round 1: what do you do?" in words(stage.dm("anna")[-1])
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
