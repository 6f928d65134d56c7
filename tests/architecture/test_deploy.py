"""The files that run the bot on a machine: as an ordinary user, with nothing they do not need."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

UNIT = Path("deploy/latchkey.service")
ADMIN = Path("deploy/latchkey-admin")
DOCKERFILE = Path("Dockerfile")
SCALED = Path("compose.scale.yaml")
DEBIANS = {"bookworm": "15", "trixie": "17"}
"""The PostgreSQL that each Debian has."""


def settings() -> dict[str, list[str]]:
    lines = [line for line in UNIT.read_text(encoding="utf-8").splitlines() if "=" in line and line[0] != "#"]
    found: dict[str, list[str]] = {}
    for name, value in (line.split("=", 1) for line in lines):
        found.setdefault(name, []).append(value)
    return found


def test_the_unit_runs_an_ordinary_user_who_may_do_little() -> None:
    unit = settings()
    assert unit["DynamicUser"] == ["yes"]
    assert unit["User"] == ["latchkey"]
    assert unit["CapabilityBoundingSet"] == [""]
    assert unit["NoNewPrivileges"] == unit["ProtectHome"] == unit["PrivateTmp"] == ["yes"]
    assert unit["ProtectSystem"] == ["strict"]
    assert unit["ExecStart"][0].endswith("/latchkey bot")
    assert not any("TOKEN" in value for values in unit.values() for value in values)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """The installed command is replaced by one that exists on this machine."""
    copy = tmp_path / "latchkey.service"
    text = UNIT.read_text(encoding="utf-8")
    copy.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", text, flags=re.M), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", copy], capture_output=True, text=True, timeout=120, check=False
    )
    ours = [line for line in done.stderr.splitlines() if "latchkey.service" in line]
    assert (done.returncode, ours) == (0, [])


def test_the_admin_command_runs_as_the_unit_does() -> None:
    """Same user, folder and settings. A user that is made for a while has no entry that `--uid` finds."""
    given = shlex.split(ADMIN.read_text(encoding="utf-8"), comments=True)
    unit = settings()
    properties = dict(
        word.removeprefix("--property=").split("=", 1) for word in given if "--property=" in word
    )
    assert {name: [value] for name, value in properties.items()} == {name: unit[name] for name in properties}
    assert {"DynamicUser", "User", "StateDirectory", "WorkingDirectory", "EnvironmentFile"} <= set(properties)
    set_there = {one for line in unit["Environment"] for one in line.split()}
    set_here = {word.removeprefix("--setenv=") for word in given if word.startswith("--setenv=")}
    assert set_there - set_here == {"PYTHONUNBUFFERED=1"}
    assert set_here <= set_there
    program = unit["ExecStart"][0].removesuffix(" bot")
    assert given[-2:] == [program, "$@"]
    assert not any(word.startswith("--uid") for word in given)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_what_the_admin_command_asks_for(tmp_path: Path) -> None:
    given = shlex.split(ADMIN.read_text(encoding="utf-8"), comments=True)
    lines = [word.removeprefix("--property=") for word in given if word.startswith("--property=")]
    unit = tmp_path / "latchkey-admin.service"
    unit.write_text("\n".join(["[Service]", *lines, "ExecStart=/bin/true"]), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", unit], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, [line for line in done.stderr.splitlines() if unit.name in line]) == (0, [])


def test_the_admin_command_hands_its_words_on(tmp_path: Path) -> None:
    """A stand-in for systemd-run prints its arguments."""
    stub = tmp_path / "systemd-run"
    stub.write_text('#!/bin/sh\nfor word in "$@"; do echo "$word"; done\nexit 3\n', encoding="utf-8")
    stub.chmod(0o755)
    environment = {"PATH": f"{tmp_path}:/usr/bin:/bin"}
    words = ["backup", "my copy.db", "--database", "x"]
    done = subprocess.run(
        ["sh", ADMIN, *words], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 3
    assert done.stdout.splitlines()[-5:] == ["/opt/latchkey/.venv/bin/latchkey", *words]


def test_the_page_on_hosting_names_what_is_there() -> None:
    page = Path("docs/hosting.md").read_text(encoding="utf-8")
    assert "--uid=" not in page
    for file in re.findall(r"deploy/[\w.-]+", page):
        assert Path(file).is_file(), file
    assert os.access(ADMIN, os.X_OK)
    for words in re.findall(r"^latchkey-admin (\w+)", page, re.MULTILINE):
        assert f"| `latchkey {words}" in page


def test_client_and_server_of_postgres_are_of_one_version() -> None:
    """Servers reject copies written by a newer client, and older clients cannot read them."""
    dockerfile, compose = (path.read_text(encoding="utf-8") for path in (DOCKERFILE, SCALED))
    releases = set(re.findall(r"^FROM python:[\d.]+-slim-(\w+)", dockerfile, re.MULTILINE))
    assert len(releases) == 1, "every stage names its Debian, and the same one"
    assert len(re.findall(r"^FROM python:", dockerfile, re.MULTILINE)) == 2
    (release,) = releases
    (client,) = re.findall(r"postgresql-client-(\d+)", dockerfile)
    (server,) = re.findall(r"image: postgres:(\d+)", compose)
    assert client == server == DEBIANS[release]
