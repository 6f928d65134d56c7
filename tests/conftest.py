"""How the tests run: where they put their files, and which of them share a process."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

LONG = (
    "tests/tools/",
    "tests/engine/test_",
    "tests/playground/",
    "tests/bot/test_",
    "tests/e2e_browser/",
    "tests/e2e/",
)
"""Where single tests take long, the longest first: at the very end one would keep everybody waiting."""

TOGETHER = {
    "tests/test_names.py": "the source is read once",
    "tests/engine/test_layout.py": "the source is read once",
    "tests/bot/test_floors.py": "the source is read once",
    "tests/bot/test_log_lines.py": "the source is read once",
    "tests/engine/test_printed_sets.py": "the source is read once",
    "tests/test_matches.py": "the source is read once",
    "tests/engine/test_new_game.py": "the project is copied once",
    "tests/tools/test_bench_press.py": "the presses are made once",
    "tests/tools/test_taps.py": "the taps are counted once",
}
"""Files whose tests share something costly even so: those with the same reason run in one process."""

_YOUNG = 100_000
"""New objects after which they are looked through; Python's own 700 would take a tenth of all the time."""

_MEMORY = Path("/dev/shm")
_ENOUGH = 4 * 1024**3

# In memory if there is room, because waiting for a disk shows nothing: that a move is on the disk before it
# is answered cannot be seen by killing a process, and what can be seen is tested all the same.
if (
    "PYTEST_DEBUG_TEMPROOT" not in os.environ
    and os.access(_MEMORY, os.W_OK)
    and shutil.disk_usage(_MEMORY).free > _ENOUGH
):
    os.environ["PYTEST_DEBUG_TEMPROOT"] = str(_MEMORY)


# Whoever wants nothing compiled beside the sources finds nothing there; but the many processes that tests
# start would each compile the whole project anew.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    sys.dont_write_bytecode = False
    sys.pycache_prefix = os.environ.setdefault(
        "PYTHONPYCACHEPREFIX", str(Path(__file__).parents[1] / ".pytest_cache" / "compiled")
    )


class Together(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """A file goes to whichever process is free, and what its tests share is made once; where single tests
    take long, each of them goes by itself, unless they belong together."""

    def _split_scope(self, nodeid: str) -> str:
        path = nodeid.partition("::")[0]
        return TOGETHER.get(path) or (nodeid if path.startswith(LONG) else path)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    return Together(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """In a fresh checkout pytest rewrites every file once, which takes longer than to import them all; of the
    processes that want them at the same time each begins with its share, and finds the others' done."""
    here, given = Path(__file__).parent, [Path(arg).resolve() for arg in session.config.args]
    worker, workers = (os.environ.get(f"PYTEST_XDIST_WORKER{of}", "") for of in ("", "_COUNT"))
    if worker and given == [here]:
        files = sorted(path for path in here.rglob("test_*.py") if here / "data" not in path.parents)
        for path in files[int(worker.removeprefix("gw")) :: int(workers)]:
            with suppress(Exception, pytest.skip.Exception, pytest.fail.Exception):  # when it is its turn
                import_module(".".join(path.relative_to(here.parent).with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: _turn(item.nodeid))


def pytest_collection_finish() -> None:
    """Thousands of tests and all that they import are there to the end: nobody looks through them again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG)


def _turn(nodeid: str) -> int:
    return next((turn for turn, start in enumerate(LONG) if nodeid.startswith(start)), len(LONG))
