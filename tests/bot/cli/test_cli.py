"""The command line: what it prints, and one clear line with status 2 for bad input."""

from __future__ import annotations

import json
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import tools.bench
from bot.__main__ import main
from engine.registry import GAMES
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


def test_every_file_of_the_bench_can_be_asked_for() -> None:
    files = {module.name for module in pkgutil.iter_modules(tools.bench.__path__)}
    assert files == bench.BENCHMARKS.keys() - {
        "memory",
        "burst",
    }  # measured by tools/soak


@pytest.mark.parametrize("command", ["", "dev ", "bot ", "play "])
def test_help_of_the_program_and_of_commands_started_most_often_waits_for_nothing(command: str) -> None:
    """Imports decide how long it takes; a time would say more about the machine."""
    program = (
        "import sys; from bot.__main__ import main\n"
        "try: main(sys.argv[1:])\n"
        "finally: print(*sorted({'PIL', 'aiosqlite', 'bot.app', 'discord', 'render'} & sys.modules.keys()))"
    )
    words = [sys.executable, "-c", program, *command.split(), "--help"]
    run = subprocess.run(words, capture_output=True, text=True)
    usage, *_, imported = run.stdout.splitlines()
    assert usage.startswith(f"usage: latchkey {command}[-h]"), run.stderr
    assert imported == ""
