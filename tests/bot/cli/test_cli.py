"""The command line: what it prints, and one clear line with status 2 for bad input."""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import pytest

from bot.__main__ import main
from engine.registry import GAMES, offered
from tools.bench import Row, cost_of
from tools.bench.moves import rows
from tools.cli import bench


def test_simulate_plays_whole_games_and_counts_pieces(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "keyper", "--players", "2", "--games", "2", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["finished"] == 2
    assert figures["picks"] > 200


def test_simulate_takes_expansions_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "keyflower", "--players", "2", "--with", "merchants"]) == 0
    assert "'merchants': 'mix'" in capsys.readouterr().out


def test_a_recorded_game_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    assert main(["simulate", "keyflower", "--players", "2", "--record", str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "every draw follows from the seed" in printed
    assert "1. seat" in printed


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("simulate chess", f"there is no game 'chess'; known: {', '.join(GAMES)}"),
        ("simulate keyflower --players 7", "7 players: this game is for 2 to 6"),
        ("simulate keyflower --with moon", "there is no option 'moon'"),
        ("verify no-such-file.json", "no-such-file.json"),
    ],
)
def test_bad_input_gets_one_clear_line(line: str, fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    printed = capsys.readouterr().err
    assert fault in printed
    assert printed.count("\n") == 1


def test_a_cut_off_export_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cut.json"
    file.write_text('{"game": "keyflower", "schema": 1')
    assert main(["verify", str(file)]) == 2
    assert "not a whole game record" in capsys.readouterr().err


def test_bench_measures_every_game_as_a_ratio() -> None:
    measured = list(rows(quick=True))
    assert all(isinstance(row, Row) and row.cost_us > 0 and row.ratio > 0 for row in measured)
    for game in offered():
        assert any(row.what.startswith(game) for row in measured)


def test_every_file_of_the_bench_can_be_asked_for() -> None:
    rooms = {name: importlib.import_module(f"tools.bench.{name}") for name in bench.ROOMS}
    assert [name for name, room in rooms.items() if name not in bench.OWN and not hasattr(room, "rows")] == []
    assert set(rooms) >= bench.OWN.keys() - {bench.MEMORY, bench.BURST}


def test_cost_of_divides_by_the_units_done() -> None:
    calls = []

    def work() -> int:
        calls.append(1)
        return 1000

    assert cost_of(work, rounds=2) < 1000
    assert len(calls) == 2
