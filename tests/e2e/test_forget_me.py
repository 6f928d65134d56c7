"""No message, list, league, statistic, file or replay names a forgotten player."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from engine.lantern.game import LANTERN
from tests.e2e.test_leagues import played, posts
from tests.support.discord_stage import Stage, alts, discord_stage, labels, words

NAMES = ["anna", "bob", "zoequill"]
ZOE = NAMES[2]
NAMING = {
    *("list: Open", "list: Running", "list: Over", "open league", "standings", "stats game"),
    *("game log", "game export", "replay to keep", "export --all"),
}
"""Outputs that name people, each of them."""


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES) as stage:
        yield stage
        stage.checked()


async def played_together(stage: Stage) -> None:
    """A league of one round that is over, another that all have joined, a table that runs and one that is
    open; Zoë hosts, and lets everybody see her statistics."""
    zoe = stage.players[ZOE]
    await stage.bot.context.services.people.change_settings(zoe.id, statistics="shared")
    await zoe.slash(stage.channel, "league new", game="lantern", rounds=1, clock="day")
    for name in NAMES:
        await stage.players[name].slash(stage.channel, "league join")
    await zoe.slash(stage.channel, "league start")
    await played(stage, NAMES)
    await zoe.slash(stage.channel, "league new", game="lantern", rounds=1)
    for name in NAMES:
        await stage.players[name].slash(stage.channel, "league join")
    await stage.open_table("lantern", ["anna", ZOE])
    await stage.players["bob"].slash(stage.channel, "game new", game="lantern", seats=3)
    await zoe.click(stage.lobby(), label="Join")
    await stage.env.advance_time(60)


def files(stage: Stage, message: Any) -> str:
    """Return the text files attached to a message."""
    texts = [file for file in message.attachments if not file.filename.endswith((".png", ".webp", ".gif"))]
    return "\n".join(stage.env.backend.cdn.get(file.url).decode() for file in texts)


async def shown(stage: Stage, database: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, str]:
    """Everything that names people, as Anna gets it today."""
    anna, (first, *_) = stage.players["anna"], (await league_of_all(stage))
    game, found = first.played[0][0].game_id, dict[str, str]()

    def keep(what: str, *messages: Any) -> None:
        found[what] = "\n".join(f"{words(one)}\n{alts(one)}\n{files(stage, one)}" for one in messages)

    page = (await anna.slash(stage.channel, "game list")).response
    for sort in ("Open", "Running", "Over"):
        label = next(one for one in labels(page) if one.startswith(sort))
        await anna.click(page, label=label)
        keep(f"list: {sort}", page)
    keep("open league", *(post for post in posts(stage) if "**" in words(post) and "so far" in words(post)))
    keep("standings", (await anna.slash(stage.channel, "league standings", league=first.id)).response)
    for line in ("stats show", "stats server", "stats ratings"):
        keep(line, (await anna.slash(stage.channel, line)).response)
    for line in ("stats game", "game board", "game log", "game replay", "game export"):
        keep(line, (await anna.slash(stage.channel, line, table=game)).response)
    table = await stage.bot.context.services.queries.table(game)
    found["replay to keep"] = f"{stage.bot.context.localisers.names(table, 'en')}"  # besides the export
    assert await asyncio.to_thread(main, ["export", "--all", "--database", str(database)]) == 0
    found["export --all"] = capsys.readouterr().out
    return found


async def league_of_all(stage: Stage) -> list[Any]:
    found = await stage.bot.context.services.leagues.of_server(stage.guild.id, ended=True)
    return sorted(found, key=lambda league: league.created)


async def test_no_output_names_them(stage: Stage, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await played_together(stage)
    zoe, database = stage.players[ZOE], tmp_path / "latchkey.db"
    marks = (str(zoe.id), ZOE)
    before = await shown(stage, database, capsys)
    named = {what for what, text in before.items() if any(mark in text for mark in marks)}
    assert named >= NAMING, "of these it could be told"
    page = (await zoe.slash(stage.channel, "settings forget-me")).response
    await zoe.click(page, label="Delete my data")
    await stage.env.advance_time(60)
    after = await shown(stage, database, capsys)
    left = {what for what, text in after.items() if any(mark in text for mark in marks)}
    assert left == set()
    assert {what for what in NAMING if "Anon" in after[what]} >= {"list: Over", "standings", "game log"}
