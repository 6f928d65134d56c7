"""A bad setting stops the start with its name, its value and the allowed values."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest

from bot.__main__ import main
from bot.cli import run
from bot.config import Config, ConfigError, read_config, without_password
from tests.support.bot_process import FAKE_TOKEN

SECRET = "hunter2"
EXAMPLE = Path(".env.example").read_text(encoding="utf-8")
LINES = re.findall(r"^#?\s?([A-Z_]+)=(.*)$", EXAMPLE, re.MULTILINE)
NAMES = {name for name, _ in LINES}
TOKEN_WORDS = "three parts"
PAIR_WORDS = "PERSON/SERVER"
LIMITED = ("TABLES", "PRESSES", "PICTURES", "FILMS", "THOUGHTS", "IMPORTS", "LEAGUES", "NEW_LEAGUES")
SWITCH_WORDS = "true or false"
BAD: dict[str, tuple[str, tuple[str, ...]]] = {
    "DISCORD_TOKEN": (
        TOKEN_WORDS,
        (
            "e",
            SECRET,
            "x" * 72,
            f"{SECRET}.b.c",
            f"Bot {SECRET}{FAKE_TOKEN}",
            f"{SECRET}{FAKE_TOKEN}.more",
            f"ü{SECRET}{FAKE_TOKEN}",
        ),
    ),
    "DATABASE": (
        "a folder that exists, or postgresql://",
        (
            ".",
            "nowhere/latchkey.db",
            "a" * 5000,
            f"mysql://latchkey:{SECRET}@db/latchkey",
            f"postgresql://latchkey:{SECRET}@db:99999/latchkey",
            f"postgresql://latchkey:{SECRET}@db:port/latchkey",
            f"postgresql://latchkey:{SECRET}@[::1/latchkey",
            f"postgres+x://db/latchkey?password={SECRET}",
            f"POSTGRESQL://db/latchkey?password={SECRET}",
            "postgresql://db:0/latchkey",
        ),
    ),
    "SHARDS": ("auto, auto/3 or 0-3/16", ("all", "auto/0", "3-1/16", "16/16", "0-3", "a/b", "-1/2")),
    "LOG_LEVEL": ("DEBUG, INFO, WARNING, ERROR", ("info", "LOUD", "10")),
    "LOG_FORMAT": ("json, text", ("xml", "JSON")),
    "COMMAND_GUILD": ("the id of a server", ("here", "0", "-5", "1.5", "9" * 19, "9" * 25)),
    "PICTURE_THREADS": ("a whole number from 1 to 64", ("0", "-1", "65", "two", "1.5", "9" * 30)),
    "PICTURE_PROCESS": (SWITCH_WORDS, ("maybe", "2", "yes")),
    "COMPUTER_SECONDS": ("a number from 0 to 600", ("-1", "601", "nan", "inf", "-inf", "long", "1e400")),
    "LIMITS": (SWITCH_WORDS, ("off", "-1")),
    **{
        f"LIMIT_{kind}": (
            PAIR_WORDS,
            ("5", "5/", "/5", "-1/5", "a/b", "1/2/3", "1 / 2", "1000000/1", "1/2\n"),
        )
        for kind in LIMITED
    },
    "METRICS": (
        "HOST:PORT with a port from 1 to 65535",
        (
            "0.0.0.0:99999",
            "127.0.0.1:0",
            "127.0.0.1:65536",
            "127.0.0.1",
            ":9310",
            "9310",
            "999.0.0.1:9310",
            "1.2.3:9310",
            "[:::]:9310",
            "::1:9310",
            "a host:9310",
            "http://127.0.0.1:9310",
            "127.0.0.1:9310/metrics",
        ),
    ),
    "BACKUP_DIR": ("a folder", ("taken", "a" * 5000)),
    "BACKUP_DAILY": ("a whole number from 0 to 1000", ("-1", "1001", "all", "0.5")),
    "BACKUP_WEEKLY": ("a whole number from 0 to 1000", ("-1", "1001", "all", "0.5")),
    "CONTENT_DIR": ("a folder", ("taken", "a" * 5000)),
    "MODELS": (SWITCH_WORDS, ("yes", "lantern")),
    "ICONS": (SWITCH_WORDS, ("no", "0.5")),
    "STRICT_WORDS": (SWITCH_WORDS, ("strict",)),
}
"""What is allowed, as the error says it, and values that are not."""
GOOD: dict[str, tuple[str, ...]] = {
    "DISCORD_TOKEN": (FAKE_TOKEN,),
    "DATABASE": (
        "x.db",
        "folder/x.db",
        "postgres://db/x",
        "postgresql://one:5432,two/x",
        "postgresql:///x?host=/tmp",
        f"postgresql://u:{SECRET}@[::1]:5432/x?ssl=require",
    ),
    "COMMAND_GUILD": ("123456789012345678",),
    "PICTURE_THREADS": ("1", "64"),
    "PICTURE_PROCESS": ("true", "false", "1"),
    "COMPUTER_SECONDS": ("0", "0.5", "600"),
    "LIMIT_TABLES": ("0/0", "999999/999999"),
    "METRICS": ("[::1]:9310", "localhost:1", "my-host.example:65535", "0.0.0.0:9310"),
    "BACKUP_DIR": ("folder", "not-there-yet"),
    "CONTENT_DIR": ("folder", "gone"),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").touch()
    (tmp_path / "folder").mkdir()


def test_every_setting_has_its_bad_values() -> None:
    assert set(BAD) == NAMES == {field.encode_name for field in msgspec.structs.fields(Config)}


@pytest.mark.parametrize(("name", "value"), [(name, one) for name, (_, bad) in BAD.items() for one in bad])
def test_a_wrong_value_ends_the_start_with_one_line_that_says_what_is_allowed(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def served(*_: object) -> NoReturn:
        raise AssertionError("it has started")

    monkeypatch.setattr(run, "start_logging", served)
    monkeypatch.setattr(run, "serve", served)
    monkeypatch.setenv("DISCORD_TOKEN", FAKE_TOKEN)
    monkeypatch.setenv(name, value)
    assert main(["bot"]) == 2, "systemd does not start it again"
    said = capsys.readouterr().err
    assert said.startswith(f"latchkey: {name} ")
    assert said.count("\n") == 1
    assert BAD[name][0] in said
    assert len(said) < 300
    assert SECRET not in said
    assert FAKE_TOKEN not in said
    if name == "DATABASE":
        assert without_password(value)[:50] in said
    elif name != "DISCORD_TOKEN":
        assert f'"{value.strip()[:50]}' in said


@pytest.mark.parametrize(("name", "value"), [(name, one) for name, good in GOOD.items() for one in good])
def test_a_right_value_is_taken(name: str, value: str) -> None:
    read_config({name: value})


@pytest.mark.parametrize(("name", "value"), [line for line in LINES if line[1]])
def test_the_example_settings_are_accepted(name: str, value: str) -> None:
    read_config({name: value})


def test_a_wrong_setting_of_a_file_is_named_as_well(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("PICTURE_THREADS=0\n", encoding="utf-8")
    assert main(["doctor"]) == 2


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("latchkey.db", "latchkey.db"),
        ("postgresql://db/x", "postgresql://db/x"),
        ("postgresql://u@db/x", "postgresql://…@db/x"),
        (f"postgresql://u:p@/{SECRET}@db/x", "postgresql://…@db/x"),
        (f"postgresql://db/x?password={SECRET}", "postgresql://db/x?…"),
        (f"postgresql://u:a?{SECRET}@db/x", "postgresql://…"),
        (f"postgresql://db/x?password=@{SECRET}", "postgresql://…"),
        (f"u:{SECRET}@db", "…@db"),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, shown: str) -> None:
    assert without_password(address) == shown
    assert SECRET not in repr(Config(database=address))


def test_a_value_of_another_setting_is_not_told() -> None:
    with pytest.raises(ConfigError) as wrong:
        read_config({"DISCORD_TOKEN": FAKE_TOKEN, "METRICS": "x"})
    assert FAKE_TOKEN not in str(wrong.value)
