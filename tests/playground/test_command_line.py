"""`latchkey play` as a person runs it: an address, a clean end, one clear line where it cannot start."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]


def start(data: Path, *arguments: str) -> subprocess.Popen[str]:
    words = [sys.executable, "-m", "bot", "play", "--no-open", "--data", str(data), *arguments]
    return subprocess.Popen(words, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+/\S+/", process.stdout.readline())
    assert found, process.communicate()
    return found[0]


def test_it_serves_the_page_and_ends_on_ctrl_c(tmp_path: Path) -> None:
    for _ in range(2):
        process = start(tmp_path, "--port", "0")
        address = address_of(process)
        with urllib.request.urlopen(address) as page:
            assert b"Latchkey playground" in page.read()
        begun = time.monotonic()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)
        assert (process.returncode, errors) == (0, "")
        assert time.monotonic() - begun < 15
    assert (tmp_path / "world.sqlite3").is_file()
    assert (tmp_path / "bot.sqlite3").is_file()


def test_a_port_in_use_gives_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        out, errors = start(tmp_path, "--port", str(port)).communicate(timeout=60)
    assert out == ""
    assert errors.strip().splitlines() == [
        f"latchkey: port {port} cannot be used (Address already in use); try another: --port 0"
    ]
