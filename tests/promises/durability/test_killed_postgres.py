"""The promises of storage on PostgreSQL: the process dies at every statement, the server stays."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from tests.promises.durability.killed import ACTS, GAME, GAMES, MOST_STATEMENTS, Fuse
from tests.support.cluster import Databases
from tests.support.service_harness import ANN, open_stage

Content: TypeAlias = dict[str, list[tuple[object, ...]]]
_ORDERS = ("execute", "executemany", "fetch")


def light(fuse: Fuse) -> None:
    """Count down before each statement of this process."""
    for name in _ORDERS:
        setattr(PoolConnectionProxy, name, _burning(getattr(PoolConnectionProxy, name), fuse))


def _burning(order: Callable[..., Awaitable[Any]], fuse: Fuse) -> Callable[..., Awaitable[Any]]:
    async def burned(connection: object, *words: Any, **more: Any) -> Any:
        fuse.burn()
        return await order(connection, *words, **more)

    return burned


async def _perform(act: str, path: Path, address: str, fuse: Fuse, heard: int) -> None:
    stage = await open_stage(path, games=GAMES, address=address, confirming=False)  # as it was prepared
    light(fuse)
    await ACTS[act][1](stage)
    os.write(heard, b"done")
    fuse.burn()
    fuse.left = 1 << 30
    await stage.close()


def fork(act: str, path: Path, address: str, statements: int) -> tuple[bool, bool]:
    """Whether the player heard that it was done, and whether the process died."""
    heard, heard_in = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            asyncio.run(_perform(act, path, address, Fuse(statements), heard_in))
        finally:
            os._exit(0)
    os.close(heard_in)
    _, status = os.waitpid(child, 0)
    word = os.read(heard, 10)
    os.close(heard)
    return word == b"done", os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL


async def everything(address: str) -> Content:
    """Return the content of a database by table, without running numbers, which a rollback uses up, and
    claims, which end with their process."""
    connection = await asyncpg.connect(address)
    try:
        names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        await connection.execute("DELETE FROM process")  # as if its lease had run out
        return {
            name: sorted((_plain(row) for row in await connection.fetch(f'SELECT * FROM "{name}"')), key=repr)
            for (name,) in names
            if name != "process"
        }
    finally:
        await connection.close()


def _plain(row: asyncpg.Record) -> tuple[object, ...]:
    return tuple(
        value
        for column, value in row.items()
        if column != "holder" and (column != "id" or isinstance(value, str))
    )


async def deaths(
    act: str, folder: Path, postgres: Databases
) -> AsyncIterator[tuple[str, bool, Content, Content]]:
    """Yield for each death the address, whether the act was acknowledged, and the data before and after. A
    death without effects passes its database on."""
    first = folder / "first.db"
    stage = await open_stage(first, games=GAMES, address=await postgres.address_of(first))
    await ACTS[act][0](stage)
    await stage.close()
    before, address = await everything(await postgres.address_of(first)), ""
    for statements in range(MOST_STATEMENTS):
        path = folder / f"{act}-{statements}.db"
        address = address or await postgres.copy_of(first, path)
        heard, died = await asyncio.to_thread(fork, act, path, address, statements)
        content = await everything(address)
        yield address, heard, before, content
        if not died:
            return
        if content != before:
            address = ""


async def test_an_act_is_wholly_there_or_wholly_absent_and_there_once_acknowledged(
    tmp_path: Path, postgres: Databases
) -> None:
    """A second press after the crash has no effect if the first one was stored."""
    found, clicked = list[tuple[bool, Content]](), 0
    async for address, heard, before, content in deaths("confirm", tmp_path, postgres):
        found.append((heard, content))
        if content != before:  # else nothing is left to tell apart
            await the_same_click_is_one_move(tmp_path / "click.db", address)
            clicked += 1
    last_heard, after = found[-1]
    assert last_heard
    assert before != after
    for heard, content in found:
        assert content in (before, after)
        assert content == after or not heard, "an acknowledged act is kept"
    assert 0 < sum(content == before for _, content in found) < len(found)
    assert clicked > 1
    await postgres.tidy()


async def the_same_click_is_one_move(path: Path, address: str) -> None:
    stage = await open_stage(path, games=GAMES, address=address)
    panel = await stage.services.turns.panel(GAME, ANN)
    panel = await stage.services.turns.confirm(GAME, ANN, panel.mark, cause="the-click")
    assert panel.table.turn == 3
    await stage.close()
    outbox = (await everything(address))["outbox"]
    assert len([row for row in outbox if "board_post" in row and None in row[10:11]]) == 1
