"""The load of `latchkey dev bench`: everybody is answered, and every millisecond is charged to one name."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.__main__ import main
from tools.bench.load.figures import PARTS, REST
from tools.bench.load.ledger import Charged, Ledger
from tools.bench.load.processes import all_resident


def test_a_load_is_answered_and_accounted_for(capsys: pytest.CaptureFixture[str]) -> None:
    """Pictures are drawn by a process beside it."""
    line = ["bench", "load", "--people", "3", "--tables", "3", "--seconds", "2", "--warming", "1", "--json"]
    assert main(line) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["median"] <= found["slow"]
    assert set(found["parts"]) == {*PARTS, REST}
    assert sum(found["parts"].values()) == pytest.approx(found["act"])


_SHARES = """
import os, sys
held = b"x" * 64_000_000
if os.fork():
    print("ready", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(
    not Path("/proc/self/smaps_rollup").exists(), reason="the system does not tell what is shared"
)
def test_shared_memory_of_two_processes_counts_once() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _SHARES], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as both:
        assert both.stdout is not None
        assert both.stdout.readline() == b"ready\n"
        assert 61 < all_resident(both.pid) < 110
        both.communicate()


class Clock:
    """Processor time that only passes where a test says so."""

    now = 0.0

    def read(self) -> float:
        return self.now


class Shop:
    name = "shop"

    def __init__(self, ledger: Ledger, clock: Clock) -> None:
        self.clock, self.wrap = clock, ledger.charged("wrapping", self._wrap)

    def sell(self) -> None:
        self.clock.now += 1.0
        self.wrap()

    def _wrap(self) -> None:
        self.clock.now += 2.0


def test_a_second_is_charged_once_to_what_spent_it(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "thread_time", clock.read)
    monkeypatch.setattr(time, "process_time", clock.read)
    ledger = Ledger()
    shop = Charged(ledger, Shop(ledger, clock), {}, "selling")
    before = ledger.read()
    shop.sell()
    spent = ledger.read().since(before)
    assert shop.name == "shop"
    assert (spent.parts["wrapping"], spent.parts["selling"]) == (2.0, 1.0)
    assert spent.whole >= 2.99  # beside the children of the test process, whose seconds have fractions
