"""`latchkey status`, `tables` and `table`: numbers and ids, and no secret unless it is asked for by name."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.sqlite import open_sqlite
from engine.lantern.game import LANTERN
from tests.support.service_harness import ANN, BEN, Stage


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    for name in ("DATABASE", "METRICS", "BACKUP_DIR"):
        monkeypatch.delenv(name, raising=False)

    async def played() -> str:
        stage = Stage(tmp_path / "latchkey.db", "stage-32", {"lantern": LANTERN})
        await stage.open()
        game = await stage.game(ANN, BEN)
        await stage.turn(game, ANN)
        await stage.close()
        return game

    return asyncio.run(played())


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(words)
    out = capsys.readouterr()
    return code, out.out + out.err


def test_status(
    table: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, text = said(capsys, "status")
    assert code == 0
    assert "tables: 1 running" in text
    assert "waiting for a player: 1 table" in text
    assert "outbox: " in text
    assert "BACKUP_DIR is not set" in text
    assert "METRICS is not set" in text
    monkeypatch.setenv("BACKUP_DIR", str(tmp_path / "copies"))
    monkeypatch.setenv("METRICS", "127.0.0.1:1")
    code, text = said(capsys, "status")
    assert code == 1
    assert "none yet in" in text
    assert "no answer at 127.0.0.1:1" in text


def test_tables_are_listed_by_ids_alone(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = said(capsys, "tables")
    assert code == 0
    assert text.startswith(
        f"{table}  lantern  running  2/2 seats  turn 1  server 900 channel 500, waiting for"
    )
    assert "Ann" not in text
    assert len(text.splitlines()) == 1


def test_a_table_shows_what_everybody_may_know(
    table: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = said(capsys, "table", f"#{table}")
    assert code == 0
    assert "seat 1: 101 Ann" in text
    assert "hide" not in text
    assert "seed" not in text
    assert not copied(tmp_path)
    code, text = said(capsys, "table", "nothere")
    assert (code, "there is no table nothere" in text) == (2, True)


def test_secrets_are_shown_by_name_alone_and_the_table_knows(
    table: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = said(capsys, "table", table, "--secrets")
    assert code == 0
    assert '"seed"' in text
    assert "hide" in text
    assert copied(tmp_path)


def copied(folder: Path) -> bool:
    with sqlite3.connect(folder / "latchkey.db") as db:
        noted = db.execute("SELECT count(*) FROM setting WHERE key = 'copied'").fetchone()[0]
        told = db.execute(
            "SELECT count(*) FROM outbox WHERE CAST(payload AS TEXT) LIKE '%copied%'"
        ).fetchone()[0]
    assert bool(noted) == bool(told)
    return bool(noted)


def test_looking_never_brings_a_database_up_to_date(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.db"

    async def made() -> None:
        await (await open_sqlite(path)).close()

    asyncio.run(made())
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 3")
    for command in (["status"], ["tables"], ["table", "x"]):
        code, text = said(capsys, *command, "--database", str(path))
        assert code == 2
        assert "start the bot on it once" in text
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] == 3
