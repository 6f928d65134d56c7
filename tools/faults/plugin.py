"""The part of fault planting that runs inside pytest: it keeps the given order and records lines."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator
from pathlib import Path

import msgspec
import pytest

from tools.faults.marks import ENDLESS, FILE, marks
from tools.faults.recording import TEST_SECONDS, Ran, Recording


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    turns = {test: turn for turn, test in enumerate(config.args)}
    items.sort(key=lambda item: turns.get(item.location[0], 0))


def pytest_configure(config: pytest.Config) -> None:
    plan = FILE.with_suffix(".json")
    if plan.exists():
        config.pluginmanager.register(_Recorder(msgspec.json.decode(plan.read_bytes(), type=Recording)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """End the whole run at an endless test: an exception might be caught, as in a task."""

    def end(_number: int, _frame: object) -> None:
        ENDLESS.write_text(item.nodeid)
        os._exit(1)

    signal.signal(signal.SIGVTALRM, end)
    signal.setitimer(signal.ITIMER_VIRTUAL, int(os.environ[TEST_SECONDS]))
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


class _Recorder:
    def __init__(self, plan: Recording) -> None:
        self._plan, self._failed, self._since = plan, False, 0.0

    def pytest_runtestloop(self) -> None:
        self._write("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= report.failed

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, object, object]:
        result = yield
        if nextitem is None or nextitem.location[0] != item.location[0]:
            self._write(item.location[0])
        return result

    def _write(self, test: str) -> None:
        run = bytes(marks)
        marks[:] = bytes(len(marks))
        spent, lines = sum(os.times()[:4]), dict[str, list[int]]()
        for file in self._plan.files:
            part = run[file.first : file.first + file.length]
            if any(part):
                lines[file.state] = [line for line, mark in enumerate(part) if mark]
        ran = Ran(test, round(spent - self._since, 2), not self._failed, lines)
        with Path(self._plan.map).open("ab") as known:
            known.write(msgspec.json.encode(ran) + b"\n")
        self._since, self._failed = spent, False
