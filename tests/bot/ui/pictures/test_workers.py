"""Worker processes: they draw what a thread would, may die at any moment, and go when the bot goes."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from bot.ui.page.voice import Voices
from bot.ui.pictures.drawing import ClosedError
from bot.ui.pictures.studio import PictureRequest, Studio
from bot.ui.pictures.workers import Workers
from bot.values.table import Place, SeatInfo, Table
from engine.registry import GAMES
from engine.simulate import setup_from
from render.registry import PAINTERS

SAY = Voices().plain("en", ("Anna", "Bob")).label
SEATS = (SeatInfo(0, "Anna"), SeatInfo(1, "Bob"))


def request(key: str) -> PictureRequest:
    game = GAMES[key]
    view = game.view_for(game.new_game(setup_from(game, 2, "workers", {})), 0)
    table = Table("t", "running", key, 1, Place(1), 2, {}, "", "en", True, SEATS, 0.0)
    return PictureRequest(table, view, "en", SAY)


def pid() -> int:
    return os.getpid()


def nap(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def fail(words: str) -> None:
    raise ValueError(words)


@pytest.fixture
def workers() -> Iterator[Workers]:
    workers = Workers(1)
    yield workers
    workers.close()
    until(lambda: not children())


def children() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.pid is not None]


def until(holds: Callable[[], bool]) -> None:
    for _ in range(300):
        if holds():
            return
        time.sleep(0.05)
    raise AssertionError("it never came to pass")


async def test_every_game_looks_the_same_from_a_worker() -> None:
    here, there = Studio(PAINTERS, threads=1), Studio(PAINTERS, threads=1, processes=1)
    try:
        for key in sorted(PAINTERS):
            drawn = await there.first(request(key))
            assert drawn == await here.first(request(key))
            assert len(drawn) == 1
        assert len(children()) == 1
    finally:
        here.close()
        there.close()
    until(lambda: not children())


def test_there_is_no_worker_before_there_is_work(workers: Workers) -> None:
    assert children() == []
    assert workers.do(pid) == children()[0] != os.getpid()


def test_none_means_that_all_is_done_in_place() -> None:
    workers = Workers(0)
    assert workers.do(pid) == os.getpid()
    assert children() == []
    workers.close()


def test_what_fails_there_fails_here(workers: Workers) -> None:
    with pytest.raises(ValueError, match="no such tile"):
        workers.do(fail, "no such tile")
    assert workers.do(pid) != os.getpid()


def test_a_killed_worker_costs_nobody_a_picture(workers: Workers, caplog: pytest.LogCaptureFixture) -> None:
    first = workers.do(pid)
    with ThreadPoolExecutor(2) as threads, caplog.at_level(logging.WARNING):
        waiting = [threads.submit(workers.do, nap, 0.5) for _ in range(2)]
        time.sleep(0.2)
        os.kill(first, signal.SIGKILL)
        assert [task.result(20) for task in waiting] == [os.getpid()] * 2  # drawn here after all
    assert "another one takes its place" in caplog.text
    assert workers.do(pid) not in (first, os.getpid())


def test_a_stop_waits_for_nothing_and_raises_no_alarm(
    workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    workers.do(pid)
    with ThreadPoolExecutor(6) as threads:
        tasks = [threads.submit(workers.do, nap, 0.5) for _ in range(6)]
        time.sleep(0.1)
        workers.close()
        assert not tasks[0].done()
        errors = [task.exception(20) for task in tasks]
    assert errors[0] is None  # it was being drawn
    assert all(error is None or isinstance(error, ClosedError) for error in errors)
    assert any(isinstance(error, ClosedError) for error in errors)
    assert caplog.records == []


LONELY = """
import os, time
from bot.ui.pictures.workers import Workers
if __name__ == "__main__":
    print(Workers(1).do(os.getpid), flush=True)
    time.sleep(60)
"""


def test_workers_do_not_outlive_a_bot_that_was_killed(tmp_path: Any) -> None:
    script = tmp_path / "lonely.py"
    script.write_text(LONELY)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        worker = int(bot.stdout.readline())
        bot.kill()
    until(lambda: not is_alive(worker))


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = f"/proc/{process}/stat"
    return not os.path.exists(stat) or open(stat).read().rpartition(")")[2].split()[0] != "Z"


def test_ctrl_c_leaves_the_workers_alone(workers: Workers) -> None:
    worker = workers.do(pid)
    os.kill(worker, signal.SIGINT)
    assert workers.do(pid) == worker


async def test_the_loop_goes_on_while_a_worker_starts() -> None:
    studio, beats = Studio(PAINTERS, threads=1, processes=1), 0

    async def beat() -> None:
        nonlocal beats
        while True:
            await asyncio.sleep(0.01)
            beats += 1

    watcher = asyncio.create_task(beat())
    try:
        await studio.first(request("keyper"))
    finally:
        watcher.cancel()
        studio.close()
    assert beats > 3
