"""`latchkey bench years` and `latchkey bench memory` in short: what they say is so."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from tools.bench import years
from tools.bench.size import fill
from tools.soak import memory


async def test_a_copy_has_the_bytes_of_its_original_under_another_id(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await fill(path, 1, None, ["lantern"])
    years._multiply(path, 3)
    with closing(sqlite3.connect(path)) as connection:
        ids = [row[0] for row in connection.execute("SELECT id FROM game")]
        assert len(ids) == 3
        for name in ("move", "turn", "snapshot", "act", "message", "outbox", "seat"):
            sizes = {_bytes(connection, name, game) for game in ids}
            assert len(sizes) == 1, name
            assert sizes.pop() > 0, name


def _bytes(connection: sqlite3.Connection, name: str, game: str) -> int:
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})") if row[1] != "id"]
    each = " + ".join(f"coalesce(length({column}), 0)" for column in columns)
    row = connection.execute(f"SELECT sum({each}) FROM {name} WHERE game_id = ?", (game,)).fetchone()
    return int(row[0])


def test_games_long_over_are_small_and_whole() -> None:
    said = list[str]()
    found = years.measured(60, 6, ["lantern"], middle=8, say=said.append)
    assert found.replayed == found.sample == 30
    assert found.after < found.before / 2
    assert 0 < found.each < 30
    assert "60 games over and 6 being played" in years.table(found)
    assert said[-1].startswith("starting")


def test_a_curve_goes_by_time_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """However few presses a busy machine gets done meanwhile."""
    file = tmp_path / "curve.txt"
    line = ["bench", "memory", "--hours", "0.0005", "--tables", "1", "--people", "2", "--curve", str(file)]
    assert main(line) == 0
    head, *points = file.read_text(encoding="utf-8").splitlines()
    assert head == memory.HEAD
    assert len(points) == 3
    assert capsys.readouterr().out == file.read_text(encoding="utf-8")
