"""`latchkey backup`, `restore` and `doctor` on PostgreSQL, by its own programs."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from datetime import UTC, datetime
from pathlib import Path

import asyncpg
import pytest

from bot.__main__ import main
from bot.services.maintenance.backups import Backups, copies_in
from bot.store import postgres_backup
from bot.store.postgres_backup import check_dump
from tests.support.cluster import Databases, programs
from tests.support.service_harness import ANN, BEN, open_stage


async def run(*words: object) -> int:
    """Run the command line in a thread, with its own event loop."""
    return await asyncio.to_thread(main, [str(word) for word in words])


async def test_a_copy_is_put_back_whole_and_what_was_there_is_kept(
    tmp_path: Path, postgres: Databases, capsys: pytest.CaptureFixture[str]
) -> None:
    address = await postgres.new(tmp_path / "a.db")
    stage = await open_stage(tmp_path / "a.db", address=address)
    game = await stage.game(ANN, BEN)
    await stage.close()
    copy = tmp_path / "copy.dump"
    assert await run("backup", copy, "--database", address) == 0
    assert await run("backup", copy, "--database", address) == 2
    stage = await open_stage(tmp_path / "a.db", address=address)
    await stage.turn(game, ANN)
    assert (await stage.services.queries.table(game)).turn == 1
    await stage.store.join(("0/1",), lambda *_: None)
    assert await run("restore", copy, "--database", address) == 2
    await stage.close()
    assert await run("doctor", "--database", address) == 0
    assert await run("restore", copy, "--database", address) == 0
    said = capsys.readouterr()
    assert "exists already" in said.err
    assert "stop the bot first" in said.err
    assert "running games: 1, sound: 1" in said.out
    assert f"is kept as {tmp_path / 'copy.dump.before-1'}" in said.out
    check_dump(tmp_path / "copy.dump.before-1")
    stage = await open_stage(tmp_path / "a.db", address=address)
    assert (await stage.services.queries.table(game)).turn == 0
    await stage.turn(game, ANN)  # numbers go on from where they were
    await stage.close()
    await postgres.tidy()


IMAGE = Path(__file__).parents[3] / "Dockerfile"
(VERSION,) = re.findall(r"postgresql-client-(\d+)", IMAGE.read_text(encoding="utf-8"))
CLIENT = Path("/usr/lib/postgresql") / VERSION / "bin"


def _server() -> Path | None:
    """Return the folder with the programs of the test server."""
    home = programs()
    return None if home is None else (home / "initdb").resolve().parent


@pytest.mark.skipif(_server() != CLIENT, reason=f"no server of PostgreSQL {VERSION} here")
async def test_the_client_of_the_image_puts_its_copies_back(
    tmp_path: Path, postgres: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Restores into a server of the same version, over existing data and into an empty database."""
    monkeypatch.setenv("PATH", str(CLIENT))
    assert {
        postgres_backup._run(one, "", "--version").split()[2].split(".")[0]
        for one in ("pg_dump", "pg_restore")
    } == {VERSION}
    address = await postgres.new(tmp_path / "a.db")
    stage = await open_stage(tmp_path / "a.db", address=address)
    game = await stage.game(ANN, BEN)
    await stage.close()
    copy = tmp_path / "copy.dump"
    assert await run("backup", copy, "--database", address) == 0
    empty = await postgres.new(tmp_path / "b.db")
    for place in (address, empty):
        assert await run("restore", copy, "--database", place) == 0
        assert await run("doctor", "--database", place) == 0
        stage = await open_stage(tmp_path / "a.db", address=place)
        assert (await stage.services.queries.table(game)).status == "running"
        await stage.close()
    await postgres.tidy()


async def test_a_copy_that_a_client_of_another_version_cannot_put_back_changes_nothing(
    tmp_path: Path, postgres: Databases, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Simulates a newer client whose settings an older server does not know."""
    address = await postgres.new(tmp_path / "a.db")
    stage = await open_stage(tmp_path / "a.db", address=address)
    game = await stage.game(ANN, BEN)
    await stage.close()
    copy, real = tmp_path / "copy.dump", shutil.which("pg_restore") or str(CLIENT / "pg_restore")
    assert await run("backup", copy, "--database", address) == 0
    newer = tmp_path / "pg_restore"
    newer.write_text(
        f"""#!/bin/sh
case "$*" in
    --version) echo "pg_restore (PostgreSQL) 99.1" ;;
    *--dbname=*) echo 'unrecognized configuration parameter "transaction_timeout"' >&2; exit 1 ;;
    *) exec {real} "$@" ;;
esac
""",
        encoding="utf-8",
    )
    newer.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    assert await run("restore", copy, "--database", address) == 2
    said = capsys.readouterr().err
    assert "transaction_timeout" in said
    assert "pg_restore is of 99" in said
    assert "install the client of " in said
    stage = await open_stage(tmp_path / "a.db", address=address)
    assert (await stage.services.queries.table(game)).status == "running"
    await stage.close()
    await postgres.tidy()


async def test_a_file_that_is_no_copy_changes_nothing(
    tmp_path: Path, postgres: Databases, capsys: pytest.CaptureFixture[str]
) -> None:
    address = await postgres.address_of(tmp_path / "a.db")
    stage = await open_stage(tmp_path / "a.db", address=address)
    game = await stage.game(ANN, BEN)
    bad = tmp_path / "bad.dump"
    bad.write_bytes(b"PGDMP" + bytes(100))
    assert await run("restore", bad, "--database", address) == 2
    assert await run("restore", tmp_path / "none", "--database", address) == 2
    assert capsys.readouterr().err.count("\n") == 2
    assert (await stage.services.queries.table(game)).status == "running"
    await stage.close()
    await postgres.tidy()


async def test_missing_programs_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(postgres_backup, "_HOMES", tmp_path)
    assert await run("backup", tmp_path / "c", "--database", "postgresql://u:secret@127.0.0.1:1/x") == 2
    said = capsys.readouterr().err
    assert "pg_dump is not installed" in said
    assert "secret" not in said


async def test_a_copy_is_made_every_day(tmp_path: Path, postgres: Databases) -> None:
    address, told = await postgres.address_of(tmp_path / "a.db"), list[str]()

    async def tell(why: str) -> None:
        told.append(why)

    now = datetime(2026, 11, 15, 12, tzinfo=UTC).timestamp()
    folder = tmp_path / "copies"
    await Backups(address, folder, daily=1, weekly=1, clock=lambda: now, tell=tell).make()
    (copy,) = copies_in(folder).values()
    assert copy.name == "latchkey-2026-11-15.dump"
    check_dump(copy)
    nowhere = "postgresql://nobody@127.0.0.1:1/x"
    await Backups(nowhere, tmp_path / "none", daily=1, weekly=1, clock=lambda: now, tell=tell).make()
    assert len(told) == 1
    assert copies_in(tmp_path / "none") == {}
    await postgres.tidy()


async def test_a_server_that_refuses_is_named_in_one_line(
    tmp_path: Path, postgres: Databases, capsys: pytest.CaptureFixture[str]
) -> None:
    """No such database, an address that says nonsense, a change that the server does not make."""
    address = await postgres.new(tmp_path / "a.db")
    stage = await open_stage(tmp_path / "a.db", address=address)
    await stage.close()
    copy = tmp_path / "copy.dump"
    assert await run("backup", copy, "--database", address) == 0
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE SCHEMA latchkey_before")  # left behind by a machine that stopped
    await connection.close()
    refused = (
        (f"{address}-gone", ("does not exist",)),
        (f"{address}?sslmode=perhaps", ("cannot be reached", "sslmode")),
        (address, ("cannot be changed", "latchkey_before")),
    )
    for place, words in refused:
        assert await run("restore", copy, "--database", place) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1, said
        assert all(word in said for word in words), said
    for command in ("backup", "doctor", "status", "stats"):
        more = (tmp_path / "other.dump",) if command == "backup" else ()
        assert await run(command, *more, "--database", f"{address}-gone") != 0, command
        said = "".join(capsys.readouterr())
        assert "does not exist" in said, command
        assert "Traceback" not in said
    await postgres.tidy()
