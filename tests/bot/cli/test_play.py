"""`latchkey play` as a person runs it: an address, a clean end, one clear line where it cannot start."""

from __future__ import annotations

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
import webbrowser
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.cli.play import open_page

ROOT = Path(__file__).parents[3]


SERVED = "play --port 0 --fresh --models --no-open --data {out} --content {out}"


def start(data: Path, *arguments: str) -> subprocess.Popen[str]:
    return started("play", "--no-open", "--data", str(data), *arguments)


def started(*arguments: str) -> subprocess.Popen[str]:
    words = [sys.executable, "-m", "bot", *arguments]
    return subprocess.Popen(words, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+/\S+/", process.stdout.readline())
    assert found, process.communicate()
    return found[0]


def test_it_serves_the_page_and_ends_on_ctrl_c(tmp_path: Path) -> None:
    """While the bot is being imported; the next test ends one that runs."""
    process = started(*SERVED.format(out=tmp_path / "world").split())
    with urllib.request.urlopen(address_of(process)) as page:
        assert b"Latchkey playground" in page.read()
    end(process)


def end(process: subprocess.Popen[str]) -> None:
    begun = time.monotonic()
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=120)
    assert (process.returncode, errors) == (0, "")
    assert time.monotonic() - begun < 15


def ask(address: str, path: str, **order: object) -> Any:
    body = json.dumps({"as": "ada", **order}).encode() if order else None
    with urllib.request.urlopen(f"{address}api/{path}", body, timeout=120) as answer:
        return json.load(answer)


def buttons(parts: list[dict[str, Any]]) -> list[str]:
    found = [part["custom_id"] for part in parts if part["type"] == 2 and not part.get("disabled")]
    return found + [button for part in parts for button in buttons(part.get("components", []))]


def panel(address: str) -> tuple[str, dict[str, Any]]:
    """The newest direct message to Ada, as soon as there is one."""
    with urllib.request.urlopen(f"{address}api/news?as=ada", timeout=120) as line:
        for raw in line:
            dm = json.loads(raw[6:]).get("dm") if raw.startswith(b"data: ") else None
            if dm and dm["last"] != dm["id"]:
                return dm["id"], ask(address, f"messages?as=ada&channel={dm['id']}")[-1]
    raise AssertionError("the line ended")


def is_saved(world: Path, message: str) -> bool:
    with closing(sqlite3.connect(world)) as opened:
        return bool(opened.execute("SELECT 1 FROM thing WHERE key = ?", (message,)).fetchall())


def test_a_killed_playground_goes_on_where_it_was(tmp_path: Path) -> None:
    process = start(tmp_path, "--port", "0", "--models")
    address = address_of(process)
    thread = ask(address, "demo", demo="lantern")["channel"]
    before = panel(address)
    told = [post["id"] for post in ask(address, f"messages?as=ada&channel={thread}")]
    assert told
    while not is_saved(tmp_path / "world.sqlite3", before[1]["id"]):
        time.sleep(0.1)
    process.kill()
    process.communicate()
    process = start(tmp_path, "--port", "0", "--models")
    address = address_of(process)
    assert [post["id"] for post in ask(address, f"messages?as=ada&channel={thread}")] == told
    assert panel(address) == before
    click = {"kind": "click", "channel": before[0], "message": before[1]["id"]}
    assert "failed" not in ask(address, "act", id=buttons(before[1]["components"])[0], **click)
    end(process)
    assert (tmp_path / "world.sqlite3").is_file()
    assert (tmp_path / "bot.sqlite3").is_file()


def test_without_a_screen_the_address_is_to_be_opened_by_hand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    open_page("http://127.0.0.1:1/key/")
    assert capsys.readouterr().out == "Cannot open a browser from here: open the address yourself.\n"
    monkeypatch.setenv("DISPLAY", ":0")
    open_page("http://127.0.0.1:1/key/")
    time.sleep(0.1)
    assert opened == ["http://127.0.0.1:1/key/"]


def test_a_port_in_use_gives_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        out, errors = start(tmp_path, "--port", str(port)).communicate(timeout=60)
    assert out == ""
    assert errors.strip().splitlines() == [
        f"latchkey: port {port} cannot be used (Address already in use); try another: --port 0"
    ]
