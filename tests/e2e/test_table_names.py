"""Names of tables in their language; a table is found by its name, and older tables keep theirs."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.ui.kit.generated_names import as_typed, name_of
from bot.values.table import Table
from engine.lantern.game import LANTERN
from tests.support.discord_stage import Stage, discord_stage, words

NAMES = ["anna", "bob"]


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES) as stage:
        yield stage
        stage.checked()


def made_older(folder: Path) -> None:
    """Clear the names, as in tables older than the column."""
    (database,) = folder.glob("**/*.db")
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE game SET own_words = 0, revision = revision + 1")


async def opened(stage: Stage, language: str) -> Table:
    anna = stage.players["anna"]
    await anna.slash(stage.channel, "game new", game="lantern", seats=2, language=language)
    return max(await stage.bot.context.services.queries.all_tables(), key=lambda table: table.created)


@pytest.mark.parametrize("language", ["de", "nl", "fr", "es"])
async def test_every_post_calls_it_by_that_name_and_so_may_a_player_who_types(
    stage: Stage, language: str
) -> None:
    table = await opened(stage, language)
    name, bob = name_of(table.id, language), stage.players["bob"]
    assert name != name_of(table.id, "en")
    assert name in words(stage.lobby())
    assert name in words((await bob.slash(stage.channel, "game list")).response)
    for typed in (name, as_typed(name), name.upper()):
        found: Any = await bob.autocomplete(stage.channel, "game join", "table", typed)
        assert [choice["value"] for choice in found] == [table.id]
        assert found[0]["name"].endswith(f"#{table.id}")
    await opened(stage, "en")
    await bob.slash(stage.channel, "game join", table=as_typed(name))
    await stage.players["anna"].slash(stage.channel, "game start", table=name)
    assert name in stage.thread().name


async def test_a_table_from_before_is_called_as_ever(stage: Stage, tmp_path: Path) -> None:
    table = await opened(stage, "de")
    made_older(tmp_path)
    await stage.restart()
    await stage.players["bob"].click(stage.lobby(), label="Mitspielen")
    await stage.players["anna"].click(stage.lobby(), label="Starten")
    assert name_of(table.id, "en") in stage.thread().name


async def test_a_name_of_nothing_finds_nothing(stage: Stage) -> None:
    await opened(stage, "fr")
    answer = await stage.players["bob"].slash(stage.channel, "game join", table="Moulin de Nulle Part")
    assert "no longer exists" in words(answer.response)
