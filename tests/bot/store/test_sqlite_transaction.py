"""Several statements in one trip, on a thread that keeps no process alive."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import aiosqlite
import pytest

from bot.store.errors import ConflictError
from bot.store.sql import Statement, question
from bot.store.sqlite_transaction import Script, connect

ROOT = Path(__file__).parents[3]
_DIES = """
import asyncio, sys
from bot.store.sqlite import open_sqlite

kept = []

async def dying():
    kept.append(await open_sqlite(sys.argv[1]))
    async with kept[0].writing() as writer:
        await writer.people.put_setting("a", "b", "kept")
    raise KeyError("meant")

asyncio.run(dying())
"""


def test_a_dying_process_is_not_kept_alive_by_its_connections(tmp_path: Path) -> None:
    """The process closed nothing, and another object still refers to the store."""
    command = [sys.executable, "-c", _DIES, str(tmp_path / "store.db")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "KeyError: 'meant'" in done.stderr


def test_nothing_that_aiosqlite_keeps_to_itself_is_used() -> None:
    of_theirs = re.compile(r"(?<!\bself)\.(_thread|_conn|_execute|_tx|_connection_worker_thread)\b")
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for room in ("bot", "tools", "playground", "tests")
        for file in (ROOT / room).rglob("*.py")
        for line in file.read_text(encoding="utf-8").splitlines()
        if of_theirs.search(line)
    ]
    assert found == []


async def test_a_script_is_run_in_order_and_brings_what_was_asked_for(tmp_path: Path) -> None:
    connection = await connect(tmp_path / "some.db")
    script = Script(
        (
            Statement("CREATE TABLE word (said TEXT, times INTEGER)"),
            Statement("INSERT INTO word VALUES (?, ?)", (("yes", 1), ("no", 2))),
            question("SELECT times FROM word WHERE said = ?", "no"),
            Statement("UPDATE word SET times = ? WHERE said = ? RETURNING said", ((3, "yes"),)),
            question("SELECT said, times FROM word ORDER BY said"),
            question("SELECT said FROM word WHERE times > ?", 9),
        )
    )
    await connection.executescript(script)
    assert script.answers == [[(2,)], [("no", 2), ("yes", 3)], []]
    await connection.executescript("INSERT INTO word VALUES ('so', 4); DELETE FROM word WHERE times < 4")
    assert list(await connection.execute_fetchall("SELECT said FROM word")) == [("so",)]
    await connection.close()


async def test_the_first_statement_that_fails_ends_a_script(tmp_path: Path) -> None:
    connection = await connect(tmp_path / "some.db")
    await connection.execute_fetchall("CREATE TABLE word (said TEXT)")
    add = Statement("INSERT INTO word VALUES (?)", (("again",),))
    nobody = Statement("DELETE FROM word WHERE said = 'never' RETURNING said", demand=ConflictError("t1"))
    with pytest.raises(ConflictError, match="t1"):
        await connection.executescript(Script((Statement("BEGIN"), add, nobody, add)))
    assert list(await connection.execute_fetchall("SELECT count(*) FROM word")) == [(1,)]
    with pytest.raises(aiosqlite.OperationalError):
        await connection.executescript(Script((add, Statement("SELECT nothing"), add)))
    assert list(await connection.execute_fetchall("SELECT count(*) FROM word")) == [(2,)]
    await connection.execute_fetchall("ROLLBACK")
    await connection.close()
