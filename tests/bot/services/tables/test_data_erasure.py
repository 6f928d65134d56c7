"""Erasing a player's data removes every trace of them, and their games continue."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.services.maintenance.finished_games import PACKED_AFTER
from bot.store.database_copy import open_raw_rows
from bot.store.migrator import migrations
from bot.store.repositories.people import DROPPED, OWNED
from bot.values.league import League
from bot.values.table import Table
from tests.bot.services.maintenance.test_finished_games_results import played
from tests.conftest import AddressOf, NewStage
from tests.support.service_harness import ANN, BEN, CAT, NAMES, PLACE, Stage, open_stage

ZOE, NAME, EARLIER = 812_345_678_901_234_567, "Zoë “Quill” 7", "Zoë of old"


@pytest.fixture
async def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    monkeypatch.setitem(NAMES, ZOE, NAME)
    stage = await open_stage(tmp_path / "forgetting.db")
    yield stage
    await stage.close()


def plain(value: Any) -> str:
    """Return stored data as text, with packed values unpacked."""
    if isinstance(value, bytes):
        with suppress(zlib.error):
            value = zlib.decompress(value)
        return bytes(value).decode("utf-8", "replace")
    return str(value)


async def traces(address: Path | str) -> list[str]:
    """Return every column that contains a person's id or name."""
    found, side = [], await open_raw_rows(str(address))
    for sheet in await side.sheets():
        for row in await side.rows(f"SELECT {', '.join(sheet.columns)} FROM {sheet.name}"):
            for column, value in zip(sheet.columns, row, strict=True):
                if any(trace in plain(value) for trace in (str(ZOE), NAME, EARLIER)):
                    found.append(f"{sheet.name}.{column}: {plain(value)[:80]}")
    await side.close()
    return found


async def lived(stage: Stage) -> dict[str, str]:
    """Create all kinds of data about a person: games, lobbies, votes, notes, orders, posts, a league and
    subscriptions."""
    services = stage.services
    packed = await played(stage, await stage.game(ANN, ZOE))
    await stage.letters()
    stage.now += PACKED_AFTER + 60
    while await services.packing.step():
        pass
    await services.people.meet(ZOE, EARLIER, "en-US")
    left = await played(stage, await stage.game(BEN, ANN), turns=3)
    await services.seats.offer(left, ANN, 1, cause=stage.cause())
    await services.seats.take(left, ZOE, 1, cause=stage.cause())
    await played(stage, left, turns=2)
    await services.seats.resign(left, ZOE, cause=stage.cause())
    over = await played(stage, await stage.game(ZOE, BEN))
    await services.rematches.ask(over, ZOE, cause=stage.cause())
    await services.people.set_setting(f"person:{ZOE}", "refused", "1")
    running = await played(stage, await stage.game(ZOE, ANN), turns=4)
    await services.notes.write(running, ZOE, f"I am {NAME}", cause=stage.cause())
    await services.votes.propose(running, ZOE, "pause", cause=stage.cause())
    table = await services.queries.table(running)
    services.visits.mark_seen(table, ZOE, at_table=True)
    await services.visits.mark_panel_open(table, ZOE, 500, 9001, "token")
    lobby = await services.lobby.open(ZOE, PLACE, "lantern", seats=3, cause=stage.cause())
    await services.lobby.join(lobby.id, BEN, cause=stage.cause())
    await services.announcements.set_wanted(900, ZOE, wanted=True)
    await services.announcements.may_tell(
        await services.lobby.open(ANN, PLACE, "lantern", seats=2, cause="news"), ZOE
    )
    await services.invitations.invite(lobby.id, ZOE, CAT)
    await services.follows.follow(await played(stage, await stage.game(ANN, BEN), turns=1), ZOE)
    await in_a_league(stage)
    return {"packed": packed, "left": left, "over": over, "running": running, "lobby": lobby.id}


async def in_a_league(stage: Stage) -> None:
    """They have opened one, and another has begun."""
    leagues = stage.services.leagues
    league = League(id="", guild=900, channel=500, host=ZOE, game="lantern", rounds=2)
    for cause in ("open", "begun"):
        opened = await leagues.open(league, cause=cause)
        for person in (ANN, BEN, ZOE):
            await leagues.join(opened.id, person)
    await leagues.start(opened.id, ZOE)


async def names(stage: Stage, game_id: str) -> list[str]:
    return [info.name.raw for info in (await stage.services.queries.table(game_id)).seats]


async def test_nothing_is_left_in_any_column_of_any_table(
    tmp_path: Path, address_of: AddressOf, new_stage: NewStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(NAMES, ZOE, NAME)
    stage, address = await new_stage(), await address_of(tmp_path / "latchkey.db")
    await lived(stage)
    await stage.services.visits.flush()
    tables = {trace.split(".")[0] for trace in await traces(address)}
    assert {"person", "game", "seat", "act", "turn", "pack", "setting", "outbox", "result_seat"} <= tables
    assert {"league", "follower", "visit", "panel"} <= tables
    await stage.services.data_erasure.erase(ZOE, cause=stage.cause())
    await stage.services.visits.flush()
    assert await traces(address) == []
    assert await stage.services.results.rebuild() == (2, 0)


async def test_games_stay_and_say_somebody_else(stage: Stage) -> None:
    games = await lived(stage)
    before = {key: await stage.services.queries.snapshot(games[key], None) for key in ("packed", "over")}
    await stage.services.data_erasure.erase(ZOE, cause=stage.cause())
    for key, look in before.items():
        after = await stage.services.queries.snapshot(games[key], None)
        assert after.standings == look.standings
        assert (await stage.services.past.film(games[key], range)).views
        assert NAME not in await names(stage, games[key])
        assert any(name.startswith("Anon-") for name in await names(stage, games[key]))
    exported = (await stage.services.transfer.export(games["left"], ANN)).data.decode()
    assert EARLIER not in exported
    assert NAME not in exported
    assert await stage.services.results.rebuild() == (2, 0)


async def test_running_tables_go_on_and_lobbies_are_left(stage: Stage) -> None:
    games = await lived(stage)
    await stage.services.data_erasure.erase(ZOE, cause=stage.cause())
    running: Table = await stage.services.queries.table(games["running"])
    assert running.seats[0].person is None
    assert running.seats[0].computer
    assert running.host == ANN
    assert running.status in ("running", "over")
    lobby = await stage.services.queries.table(games["lobby"])
    assert [info.person for info in lobby.seats] == [BEN]
    await stage.restart()
    await played(stage, games["running"])
    assert (await stage.services.queries.table(games["running"])).status == "over"


async def test_leagues_go_on_without_them(stage: Stage) -> None:
    """A pseudonym is given no table: neither at the start of a league, nor in its next round."""
    await lived(stage)
    await stage.services.data_erasure.erase(ZOE, cause=stage.cause())
    opened, begun = sorted(await stage.services.leagues.of_server(900), key=lambda league: league.status)
    assert (opened.status, begun.status) == ("open", "running")
    assert opened.active == begun.active == (ANN, BEN)
    assert [member.person for member in opened.members] == [ANN, BEN]
    assert [member.out for member in begun.members if member.person < 0] == ["left"]
    for table in begun.played[0]:
        await played(stage, table.game_id)
    begun = await stage.services.leagues.advance(begun.id)
    assert [len(tables) for tables in begun.played] == [1, 1]
    assert sorted(begun.played[1][0].people) == [ANN, BEN]


async def test_the_pseudonym_is_another_each_time(stage: Stage) -> None:
    await played(stage, await stage.game(ANN, ZOE))
    await stage.services.data_erasure.erase(ZOE, cause=stage.cause())
    await stage.services.people.meet(ZOE, NAME, "en-US")
    await played(stage, await stage.game(BEN, ZOE))
    await stage.services.data_erasure.erase(ZOE, cause=stage.cause())
    async with stage.store.reading() as reader:
        results = await reader.results.at()
    strangers = [seat.person for one in results for seat in one.seats if seat.person not in (ANN, BEN)]
    assert len(set(strangers)) == 2
    assert all(one is not None and one < 0 for one in strangers)


def test_every_column_of_a_person_is_known() -> None:
    """A new column with personal data must be listed with its fate on erasure."""
    known = {*OWNED, *DROPPED}
    connection = sqlite3.connect(":memory:")
    for _, sql in migrations():
        connection.executescript(sql)
    tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {
        (table, row[1])
        for table in tables
        for row in connection.execute(f"PRAGMA table_info({table})")
        if any(word in row[1] for word in ("person", "host", "former", "owner", "player"))
    }
    assert found <= known
