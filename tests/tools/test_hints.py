"""`latchkey dev hints`: hints as players read them, with the position they are given in."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main


def test_hints_are_read_with_their_positions(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ["hints", "keythedral", "--players", "easy", "--seed", "7", "--turn", "2"]
    assert main([*command, "--turn", "4", "--pictures", str(tmp_path)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(", ")[3].split(":")[0] for line in told if line.startswith("— ")] == [
        "turn 2",
        "turn 4",
    ]
    for line in ("### The map", "[Try move 1]"):
        assert told.count(line) == 2
    assert sum(line.startswith("**1. Lay the ") for line in told) == 2
    assert {path.suffix for path in tmp_path.iterdir()} == {".png"}
    assert main([*command, "--language", "de"]) == 0
    assert "[Zug 1 ausprobieren]" in capsys.readouterr().out


def test_a_sample_has_hints_of_games_of_all_sizes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hints", "lantern", "--players", "random", "--sample", "3"]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith(("# Hint", "— "))]
    assert told[::2] == ["# Hint 1 of 3", "# Hint 2 of 3", "# Hint 3 of 3"]
    assert len({line.split(", ")[1] for line in told[1::2]}) > 1


def test_the_seconds_of_a_sample_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hints", "lantern", "--players", "random", "--sample", "2", "--times", "--busy", "1"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == "lantern: 2 hints, 1 busy processes beside"
    assert second.startswith("median ")
