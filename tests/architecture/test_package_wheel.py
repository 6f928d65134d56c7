"""The package, built and installed away from the checkout, has everything it needs to run.

Nothing is downloaded: the wheel goes into a fresh environment that borrows the other packages of this one. A
checkout is among them by a `.pth` file, which is not followed: our own modules can only come from the wheel.
"""

from __future__ import annotations

import json
import re
import shutil
import signal
import site
import subprocess
import sys
import sysconfig
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import bot
from engine.registry import GAMES

ROOT = Path(__file__).parents[2]
ROOMS = ("bot", "engine", "render", "playground")
BESIDE = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
PATIENCE = 300


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy: a build leaves things behind."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for room in (*ROOMS, "tools", "docs/rules"):
        shutil.copytree(ROOT / room, source / room, ignore=shutil.ignore_patterns("__pycache__"))
    for name in BESIDE:
        shutil.copy(ROOT / name, source / name)
    offline = ("--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "--quiet")
    run(sys.executable, "-m", "pip", "wheel", *offline, "--wheel-dir", target, source, cwd=target)
    (built,) = target.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def away(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it, far from any checkout."""
    home = tmp_path_factory.mktemp("away")
    run(sys.executable, "-m", "venv", "--without-pip", home / "venv", cwd=home)
    python = home / "venv" / "bin" / "python"
    installer = (sys.executable, "-m", "pip", "--python", python, "install")
    run(*installer, "--no-deps", "--no-index", "--disable-pip-version-check", "--quiet", wheel, cwd=home)
    borrowed = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib"), *site.getsitepackages()}
    (packages,) = (home / "venv").glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text("\n".join(sorted(borrowed)) + "\n")
    return home


def run(*words: object, cwd: Path, status: int = 0) -> str:
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env=clean_environment(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == status, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def clean_environment() -> dict[str, str]:
    """Return an environment without paths into the checkout."""
    return {"PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "LANG": "C.UTF-8"}


def latchkey(away: Path, *words: object, status: int = 0) -> str:
    return run(away / "venv" / "bin" / "latchkey", *words, cwd=away, status=status)


def test_every_file_of_the_rooms_is_in_the_wheel(wheel: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    here = {
        path.relative_to(ROOT).as_posix()
        for room in ROOMS
        for path in (ROOT / room).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert not here - packed
    strangers = {name for name in packed - here if ".dist-info/" not in name}
    pages = ROOT / "docs" / "rules"
    assert strangers == {
        f"bot/rulebook/pages/{page.relative_to(pages).as_posix()}" for page in pages.rglob("*.md")
    }


def test_all_of_it_comes_from_the_wheel(away: Path) -> None:
    code = "import bot, engine, render, playground; print(*(room.__file__ for room in (bot, engine, render)))"
    for path in run(away / "venv" / "bin" / "python", "-c", code, cwd=away).split():
        assert path.startswith(str(away)), path
    assert latchkey(away, "--version") == f"latchkey {bot.__version__}\n"


def test_rules_words_and_migrations_are_there(away: Path) -> None:
    code = """
import json
from engine.registry import GAMES
from bot.rulebook.rules import rulebook
from bot.store.migrator import migrations
from bot.locales.translations import locales, message_ids
rules = {key: len(book.rules) if (book := rulebook(key)) else 0 for key in GAMES}
german = [book.language for key in GAMES if (book := rulebook(key, "de"))]
print(json.dumps([rules, german, len(migrations()), locales(), len(message_ids())]))
"""
    rules, german, changes, languages, messages = json.loads(
        run(away / "venv/bin/python", "-c", code, cwd=away)
    )
    assert set(rules) == set(GAMES)
    assert all(count > 5 for count in rules.values()), rules
    assert german.count("de") == len(list((ROOT / "docs" / "rules" / "de").glob("*.md"))) >= 4
    assert changes >= 3
    assert "en" in languages
    assert messages > 500


def test_the_tools_stay_in_the_checkout(away: Path) -> None:
    assert "dev" not in latchkey(away, "--help").split()


def test_games_are_verified_and_drawn(away: Path) -> None:
    replay = ROOT / "tests" / "replays" / "keyflower-2p.json"
    shutil.copy(replay, away / "game.json")
    assert "every pick was legal" in latchkey(away, "verify", "game.json")
    latchkey(away, "picture", "game.json", "--move", "40", "--out", "table.png")
    assert (away / "table.png").read_bytes().startswith((b"\x89PNG", b"RIFF", b"\xff\xd8"))


def test_the_bot_plays_in_the_simulator(away: Path) -> None:
    """Opens the page and a demo table, presses its first button and stops cleanly."""
    with playground(away) as (address, process):
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:
            assert b"Latchkey playground" in page.read()
        for name in ("main.js", "base.css", "key.svg"):
            with urllib.request.urlopen(f"{address}web/{name}", timeout=PATIENCE) as asset:
                assert asset.read()
        thread = ask(address, "demo", demo="keyper")["channel"]
        posts = ask(address, f"messages?as=ada&channel={thread}")
        assert any(post["attachments"] for post in posts), "pictures"
        post, button = next((post, id_) for post in posts for id_ in buttons(post["components"]))
        click = {"kind": "click", "channel": thread, "message": post["id"], "id": button}
        assert "failed" not in ask(address, "act", **click)
        assert len(ask(address, f"messages?as=ada&channel={thread}")) > len(posts), "no answer"
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
        assert (process.returncode, errors) == (0, "")


@contextmanager
def playground(away: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run `latchkey play` in a process of its own, and end it afterwards."""
    program = str(away / "venv" / "bin" / "latchkey")
    words = [program, "play", "--no-open", "--port", "0", "--data", "world"]
    pipe, environment = subprocess.PIPE, clean_environment()
    process = subprocess.Popen(words, cwd=away, env=environment, text=True, stdout=pipe, stderr=pipe)
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/\S+/", process.stdout.readline())
        assert found, process.communicate()
        yield found[0], process
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


def buttons(parts: list[dict[str, Any]]) -> list[str]:
    found = [part["custom_id"] for part in parts if part["type"] == 2 and "custom_id" in part]
    return found + [button for part in parts for button in buttons(part.get("components", []))]


def ask(address: str, path: str, **order: object) -> Any:
    body = json.dumps({"as": "ada", **order}).encode() if order else None
    try:
        with urllib.request.urlopen(f"{address}api/{path}", body, timeout=PATIENCE) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        raise AssertionError(f"{path} {order}: {refused.read().decode()}") from refused
