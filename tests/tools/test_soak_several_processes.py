"""`latchkey dev soak --processes` in short: two at the same tables, one of them dies, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.support.cluster import Databases

SEVERAL = "soak --processes 2 --tables 2 --people 2 --seconds 2 --kills 1 --json --database {database}"


def test_a_database_in_a_file_is_not_for_several(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--processes", "2", "--database", "latchkey.db"]) == 2
    assert "postgresql://" in capsys.readouterr().err


def test_tables_outlive_one_of_two_processes(
    postgres: Databases, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Takes as long as it takes to notice that a process is dead, and to start it again."""
    line = SEVERAL.format(database=asyncio.run(postgres.new(tmp_path / "several"))).split()
    code = main(line)
    found = json.loads(capsys.readouterr().out)
    assert main(line) == 2, "there are games in it"
    asyncio.run(postgres.tidy())
    assert code == 0, found
    assert found["kills"] == 1
    assert found["stood_in"] >= 1, "it is started again late, and the other serves its shard meanwhile"
    faults = ("lost", "doubled", "out_of_order", "leaked", "stuck", "unsound")
    assert [found[name] for name in faults] == [[]] * len(faults)
    assert found["waiting"] == 0
