"""Bad input to a command gives one clear line and status 2, never a traceback."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.store.migrator import migrations
from engine.registry import GAMES

REPLAY = Path(__file__).parents[2] / "replays" / "keyflower-2p.json"
Said = Callable[..., str]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Said:
    """Return the error message of a command that fails."""
    monkeypatch.chdir(tmp_path)

    def run(*words: object) -> str:
        try:
            status: object = main([str(word) for word in words])
        except SystemExit as ended:
            status = ended.code
        out, said = capsys.readouterr()
        assert (status, out) == (2, "")
        assert said.endswith("\n")
        assert said.count("\n") == 1, said
        assert said.startswith("latchkey")
        assert said[:-1].isprintable()
        return said

    return run


@pytest.fixture
def changed(tmp_path: Path) -> Callable[..., Path]:
    """A recorded game in which something is changed."""

    def write(**changes: Any) -> Path:
        path = tmp_path / "game.json"
        path.write_text(json.dumps({**json.loads(REPLAY.read_text()), **changes}))
        return path

    return write


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("", "COMMAND"),
        ("fly", "fly"),
        ("simulate", "game"),
        ("simulate chess", f"there is no game 'chess'; known: {', '.join(GAMES)}"),
        ("simulate keyflower --players 7", "7 players: this game is for 2 to 6"),
        ("simulate keyflower --with moon", "there is no option 'moon'"),
        ("simulate keyflower --games -2", "--games: -2 is not 1 or more"),
        ("simulate keyflower --games 0", "--games: 0 is not 1 or more"),
        ("simulate keyflower --games many", "'many' is not a whole number"),
        ("simulate keyflower --players 0", "0 players"),
        ("simulate keyflower --players -3", "-3 players"),
        ("simulate keyflower --with", "--with"),
        ("simulate keyflower --with ties=never", "never"),
        ("simulate keyflower --record .", "Is a directory"),
        ("simulate keyflower --record no/such/folder.json", "No such file"),
        ("play --port -1", "-1 is not from 0 to 65535"),
        ("play --port 65536", "65536 is not from 0 to 65535"),
        ("bot --env-file missing.env", "there is no file missing.env"),
        ("tournament keyflower --games 0", "0 is not 1 or more"),
        ("tournament keyflower --games 1 --players ,", ""),
        ("tournament keyflower --games 1 --seats 9 --players easy", "9 players"),
        ("tournament keyflower --games 1 --processes -1", "-1 is not 1 or more"),
        ("train keyflower --rounds 0", "0 is not 1 or more"),
        ("bench load --people 0", "0 is not 1 or more"),
        ("bench load --tables 0", "--tables: 0 is not 1 or more"),
        ("bench load --tables ,", "--tables: '' is not a whole number"),
        ("bench load --seconds -1", "--seconds"),
        ("bench load --seconds nan", "--seconds"),
        ("bench load --games chess", "there is no game 'chess'"),
        ("bench moon", "moon"),
        ("picture", "picture needs"),
        ("picture game.json", "picture needs"),
        ("backup copy.db --database missing.db", "there is no file missing.db"),
        ("restore missing.db", "there is no file missing.db"),
        ("restore .", "there is no file ."),
        ("doctor --database .", "there is no file ."),
    ],
)
def test_senseless_arguments_are_refused(line: str, fault: str, said: Said) -> None:
    assert fault in said(*line.split())


@pytest.mark.parametrize("command", ["verify FILE", "picture FILE --out table.png"])
@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "not a whole game record"),
        (b"\xff\xfe\x00", "not a whole game record"),
        (b'{"game": "\xff"}', "not a whole game record"),
        (b'{"x": ' + b"[" * 100_000, "not a whole game record"),
        (b'{"game": "\x1b[2J"', "not a whole game record"),
        (b" " * (16 * 1024 * 1024 + 1), "larger than 16 MiB"),
    ],
    ids=["empty", "bytes", "no UTF-8", "deep", "cut off", "huge"],
)
def test_a_file_that_is_no_exported_game(
    command: str, content: bytes, fault: str, said: Said, tmp_path: Path
) -> None:
    (tmp_path / "FILE").write_bytes(content)
    assert fault in said(*command.split())


@pytest.mark.parametrize("command", ["verify", "picture --out table.png"])
def test_a_file_that_cannot_be_read(command: str, said: Said, tmp_path: Path) -> None:
    assert "missing.json: No such file" in said(*command.split(), "missing.json")
    assert "Is a directory" in said(*command.split(), tmp_path)
    assert "larger than" in said(*command.split(), "/dev/zero")
    if os.geteuid() != 0:  # nothing is unreadable to root
        (tmp_path / "secret.json").touch(mode=0)
        assert "Permission denied" in said(*command.split(), "secret.json")


@pytest.mark.parametrize("command", ["verify", "picture --out table.png"])
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"game": "chess\x1b[31m"}, "there is no game 'chess\\x1b[31m' here"),
        ({"format": 99}, "update first"),
        ({"schema": 99}, "update first"),
        ({"setup": {"seats": 99, "seed": "0" * 64, "options": {}}}, ""),
        ({"setup": {"seats": 2, "seed": "none", "options": {}}}, ""),
        ({"moves": [[0, "fly\u202e to the moon"]]}, ""),
        ({"moves": [[7, "pass"]]}, ""),
        ({"moves": [[-1, "pass"]]}, ""),
    ],
)
def test_a_record_that_does_not_hold(
    command: str, changes: dict[str, Any], fault: str, said: Said, changed: Callable[..., Path]
) -> None:
    assert fault in said(*command.split(), changed(**changes))


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        ([], ["seat 0", "seat 1"]),
        (["Ann"], ["Ann", "seat 1"]),
        (["", "Ben"], ["seat 0", "Ben"]),
        (["Ann", "Ben", "Cat"], ["Ann", "Ben"]),
        (["A\x1b[2Jnn", "B\u202een\nDan"], ["A[2Jnn", "Ben Dan"]),
    ],
)
def test_verify_names_everybody_once_and_harmlessly(
    names: list[str], shown: list[str], changed: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(changed(names=names))]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line.isprintable() for line in lines)
    assert sorted(line.split(". ")[1].split(":")[0] for line in lines if line[0].isdigit()) == sorted(shown)


@pytest.mark.parametrize("names", [[], ["Ann"], ["Ann\x07", "", "Cat"]])
def test_a_picture_is_drawn_for_any_seat(
    names: list[str], changed: Callable[..., Path], tmp_path: Path
) -> None:
    out = tmp_path / "table.png"
    assert main(["picture", str(changed(names=names)), "--move", "30", "--out", str(out)]) == 0
    assert out.stat().st_size > 1000


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("--move 9999 --out a.png", "there is no move 9999; this game has 0 to"),
        ("--move -1 --out a.png", "there is no move -1"),
        ("--seat 2 --out a.png", "there is no seat 2; this game has 0 to 1"),
        ("--seat -1 --out a.png", "there is no seat -1"),
        ("--of 5 --out a.png", "there is no seat 5"),
        ("--kind moon --out a.png", "there is no picture 'moon'"),
        ("--film --kind table --out a.gif", "--kind is for single pictures"),
        ("--theme moon --out a.png", "moon"),
        ("--out no/such/a.png", "No such file"),
        ("--out .", "Is a directory"),
        ("--out game.json", "would overwrite the exported game"),
    ],
)
def test_a_picture_that_cannot_be_had(
    words: str, fault: str, said: Said, changed: Callable[..., Path]
) -> None:
    assert fault in said("picture", changed(), *words.split())


def test_a_gallery_needs_a_folder(said: Said, tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    assert "taken" in said("picture", "--gallery", "taken")


def test_play_needs_a_folder(said: Said, tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    assert "taken" in said("play", "--no-open", "--port", "0", "--data", "taken")


def test_one_game_is_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "keyflower", "--games", "1"]) == 0
    assert "keyflower, 2 players: 1 game finished, " in capsys.readouterr().out
    assert main(["simulate", "keyflower", "--games", "2"]) == 0
    assert "2 games finished, " in capsys.readouterr().out


def test_settings_that_are_no_text(said: Said, tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    assert "is not a text in UTF-8" in said("doctor")


def test_a_database_whose_name_has_odd_signs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with sqlite3.connect("odd?#% name.db") as connection:
        connection.executescript(migrations()[0][1] + "PRAGMA user_version = 1;")
    connection.close()
    assert main(["backup", "copy?.db", "--database", "odd?#% name.db"]) == 0
    assert main(["doctor", "--database", "copy?.db"]) == 0


def test_nobody_reads_on(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The reader closes the pipe, as in `latchkey dev simulate ... | head -0`."""

    def closed(*_: object, **__: object) -> None:
        raise BrokenPipeError(32, "Broken pipe")

    monkeypatch.setattr("builtins.print", closed)
    assert main(["simulate", "keyflower"]) == 0
    assert capsys.readouterr().err == ""
