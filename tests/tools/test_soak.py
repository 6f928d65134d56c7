"""A short run of `latchkey dev soak`: the process dies, Discord and the disk fail, and nothing is lost.
Planted losses are reported."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest

from bot.__main__ import main
from bot.services.container import build_services
from bot.store.sqlite import SqliteStore, open_sqlite
from bot.values.table import Place, Table
from engine.registry import GAMES
from tools.soak import operator
from tools.soak.discord_server import NONE, MadePost, Wire
from tools.soak.final_checks import checked
from tools.soak.told_checks import Books

ANNA, BEN = 0, 1
KILLED = "soak --seed 225 --seconds 1 --games 1 --kills 1 --people 2 --mix lantern=1 --json"


def test_a_game_outlives_the_process(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Commands are typed in this process: starting nine others takes longer than the game."""

    async def ran(words: Sequence[str]) -> tuple[int, str]:
        return await asyncio.to_thread(main, list(words)), ""

    monkeypatch.setattr(operator, "_ran", ran)
    monkeypatch.setenv("PICTURE_PROCESS", "false")
    code = main(KILLED.split())
    told = capsys.readouterr().out
    found = json.loads(told[told.rindex("\n{\n") :])
    assert code == 0, found
    assert (found["kills"], found["games"], found["over"], found["waiting"]) == (1, 1, 1, 0)
    assert found["starts"] >= 1
    assert found["stored"] > 0
    assert sum(found["discord"].values()) > 0
    assert sum(found["harm"].values()) > 0
    faults = ("lost", "doubled", "leaked", "stuck", "unsound", "failed")
    assert [found[name] for name in faults] == [[]] * len(faults)
    typed = {"status", "tables", "table", "doctor", "backup", "restore", "export", "verify"}
    assert set(found["commands"]) == typed
    assert any(heard.startswith("200") for heard in found["health"])
    assert found["over_by_game"] == {"lantern": 1}


class Scene:
    """A running game on disk and its Discord, without a bot that would repair anything."""

    def __init__(self, path: Path, store: SqliteStore) -> None:
        self.path, self.store = path, store
        self.wire, self.books = Wire(Random(1), NONE), Books(path)
        backend = self.wire.backend
        guild = backend.create_guild("Soak").id
        self.channel = backend.create_channel(guild, "games").id
        self.people = [backend.make_user(name).id for name in ("anna", "ben")]
        self.inboxes = [backend.get_dm_channel(person).id for person in self.people]
        self.services = build_services(store, GAMES)

    async def begun(self) -> Table:
        anna, ben = self.people
        table = await self.services.lobby.open(anna, Place(self.channel), "lantern", seats=2, cause="open")
        await self.services.lobby.join(table.id, ben, cause="join")
        return await self.services.lobby.start(table.id, anna, cause="start")

    async def found(self, table: Table) -> dict[str, Any]:
        return await checked(self.path, self.wire, self.books, [table.id])

    def post(self, channel: int, custom_id: str) -> int:
        button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
        row = [{"type": 1, "components": [button]}]
        backend = self.wire.backend
        return int(backend.create_message(channel, backend.bot_user.id, "x", components=row).id)


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    store = await open_sqlite(tmp_path / "scene.db")
    scene = Scene(tmp_path / "scene.db", store)
    yield scene
    await store.close()


async def test_a_sound_game_has_no_fault_but_that_it_is_not_over(scene: Scene) -> None:
    table = await scene.begun()
    seat = next(info.seat for info in table.seats if info.person == scene.people[ANNA])
    scene.post(scene.inboxes[ANNA], f"b:confirm:{table.id}:{seat}:abcd")
    scene.books.note_answer("start")
    found = await scene.found(table)
    assert [found[name] for name in ("lost", "doubled", "leaked", "unsound")] == [[]] * 4
    assert len(found["stuck"]) == 1
    assert found["waiting"] > 0


@pytest.mark.parametrize("where", ["ben's inbox", "the channel"])
async def test_a_panel_before_others_is_a_leak(scene: Scene, where: str) -> None:
    table = await scene.begun()
    seat = next(info.seat for info in table.seats if info.person == scene.people[ANNA])
    channel = scene.channel if where == "the channel" else scene.inboxes[BEN]
    scene.post(channel, f"b:confirm:{table.id}:{seat}:abcd")
    (leak,) = (await scene.found(table))["leaked"]
    assert f"confirm of seat {seat} at {table.id}" in leak


async def test_a_seed_in_a_request_or_in_the_log_is_a_leak_while_its_game_runs(scene: Scene) -> None:
    table = await scene.begun()
    (seed,) = scene.wire.secrets = scene.books.secrets()
    scene.wire.is_secret = scene.books.is_secret
    address = await scene.wire.open()
    async with aiohttp.ClientSession() as session:
        await session.post(f"{address}/channels/{scene.channel}/messages", json={"content": f"it is {seed}!"})
    await scene.wire.close()
    scene.wire.look_for_secrets("the log", f"a line with {seed}")
    assert len(scene.wire.leaked) == 2
    assert f"/channels/{scene.channel}/messages" in scene.wire.leaked[0]
    async with scene.store.writing() as writer:
        writer._sql.run("UPDATE game SET status = 'over' WHERE id = ?", table.id)
    scene.wire.look_for_secrets("the log", f"told at the end: {seed}")
    assert len(scene.wire.leaked) == 2


async def test_lost_acknowledged_moves_and_late_answers_are_reported(
    scene: Scene,
) -> None:
    table = await scene.begun()
    scene.books.note_answer("join")
    scene.books.note_answer("later")
    scene.books.check_kept()
    assert scene.books.lost == []
    async with scene.store.writing() as writer:
        writer._sql.run("UPDATE act SET cause = 'later' WHERE cause = 'join'")
    lost = (await scene.found(table))["lost"]
    assert lost == ["join was on disk and is not", "later was answered before it was on disk"]


async def test_two_posts_of_one_parcel_and_one_that_nobody_noted_are_told(scene: Scene) -> None:
    table = await scene.begun()
    first, second = (scene.post(channel, "b:show:x") for channel in scene.inboxes)
    paths = [f"/channels/{channel}/messages" for channel in scene.inboxes]
    made = [MadePost(path, 0.0, {"id": str(one)}) for path, one in zip(paths, (first, second), strict=True)]
    scene.wire.posts["latchkey-1"] = made
    scene.books.noted.add(first)
    twice, unknown = (await scene.found(table))["doubled"]
    assert twice.startswith("2 posts of one parcel: latchkey-1")
    assert unknown == f"a post nobody knows of, which may come again: {paths[1]}"


async def test_events_come_in_their_order_over_a_connection_that_breaks(scene: Scene) -> None:
    gateway, heard = scene.wire.gateway, list[int]()
    await scene.wire.open()
    async with aiohttp.ClientSession() as session:
        socket = await session.ws_connect(gateway.address)
        await socket.send_json({"op": 2, "d": {}})
        await _events(socket, heard, 2)
        await gateway.break_off()
        for _ in range(3):
            scene.wire.backend.create_channel(next(iter(scene.wire.backend.guilds)), "new")
        socket = await session.ws_connect(gateway.address)
        await socket.send_json({"op": 6, "d": {"session_id": "session-1", "seq": 2}})
        await _events(socket, heard, 6)
        await socket.close()
    await scene.wire.close()
    assert heard == [1, 2, 3, 4, 5, 6]


async def _events(socket: aiohttp.ClientWebSocketResponse, heard: list[int], until: int) -> None:
    while not heard or heard[-1] < until:
        said = await asyncio.wait_for(socket.receive_json(), 60)
        if said["op"] == 0:
            heard.append(said["s"])
