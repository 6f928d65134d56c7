"""The test run: temporary files, tests that share a process, and fixtures for stores and services."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from xdist.scheduler import LoadScopeScheduling

from engine.registry import GAMES
from tests.support.cluster import Databases, cluster, programs
from tests.support.games.secret_answers_game import WHISPER
from tests.support.service_harness import Stage, open_stage

LONG = (
    "tests/truth/",
    "tests/tools/",
    "tests/engine/test_",
    "tests/playground/",
    "tests/bot/cli/",
    "tests/e2e_browser/",
    "tests/e2e/",
)
"""Paths with long single tests, the longest first: at the very end one would delay the whole run."""

TOGETHER = {
    "tests/architecture/test_names.py": "the source is read once",
    "tests/engine/test_layout.py": "the source is read once",
    "tests/architecture/test_layers.py": "the source is read once",
    "tests/architecture/test_package.py": "the source is read once",
    "tests/bot/test_logs.py": "the source is read once",
    "tests/bot/locales/test_explanations.py": "the messages are read once",
    "tests/bot/locales/test_hostile_names.py": "the messages are read once",
    "tests/bot/locales/test_languages.py": "the messages are read once",
    "tests/bot/locales/test_plain_words.py": "the messages are read once",
    "tests/bot/locales/test_reader_address.py": "the messages are read once",
    "tests/bot/locales/test_terms.py": "the messages are read once",
    "tests/bot/locales/test_translations.py": "the messages are read once",
    "tests/engine/test_printed_sets.py": "the source is read once",
    "tests/architecture/test_matches.py": "the source is read once",
    "tests/engine/test_custom_content.py": "the boxes are made once",
    "tests/engine/test_new_game.py": "the project is copied once",
    "tests/tools/test_bench_press.py": "the presses are made once",
    "tests/tools/test_bench_taps.py": "the taps are counted once",
}
"""Files whose tests share an expensive resource even so; those with the same reason run in one process."""

_YOUNG = 100_000
"""Garbage collection threshold; Python's default of 700 would take a tenth of the total time."""

_MEMORY = Path("/dev/shm")
_ENOUGH = 4 * 1024**3

# In memory if there is space, since waiting for a disk tests nothing: killing a process cannot show whether a
# move is on the disk before it is answered. Everything observable is still tested.
if (
    "PYTEST_DEBUG_TEMPROOT" not in os.environ
    and os.access(_MEMORY, os.W_OK)
    and shutil.disk_usage(_MEMORY).free > _ENOUGH
):
    os.environ["PYTEST_DEBUG_TEMPROOT"] = str(_MEMORY)


# Bytecode beside the sources may be disabled, but the many processes that tests start would then each compile
# the whole project again.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    sys.dont_write_bytecode = False
    sys.pycache_prefix = os.environ.setdefault(
        "PYTHONPYCACHEPREFIX", str(Path(__file__).parents[1] / ".pytest_cache" / "compiled")
    )


class Together(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """A scheduler that gives each file to a free process, so its shared resources are made once.

    Long single tests are scheduled separately, unless they belong together.
    """

    def _split_scope(self, nodeid: str) -> str:
        path = nodeid.partition("::")[0]
        return TOGETHER.get(path) or (nodeid if path.startswith(LONG) else path)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    return Together(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Let the processes share the assertion rewriting of a fresh checkout.

    Rewriting takes longer than importing all files. Each process begins with its share and finds the others'
    done.
    """
    here, given = Path(__file__).parent, [Path(arg).resolve() for arg in session.config.args]
    worker, workers = (os.environ.get(f"PYTEST_XDIST_WORKER{of}", "") for of in ("", "_COUNT"))
    if worker and given == [here]:
        files = sorted(path for path in here.rglob("test_*.py") if here / "data" not in path.parents)
        for path in files[int(worker.removeprefix("gw")) :: int(workers)]:
            with suppress(Exception, pytest.skip.Exception, pytest.fail.Exception):  # reported later
                import_module(".".join(path.relative_to(here.parent).with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Hypothesis would parse all modules in each process to draw values from their constants, too; then the
    # values of a test depend on what else is imported.
    providers: Any = sys.modules.get("hypothesis.internal.conjecture.providers")
    if providers is not None and not os.environ.get("FUZZ"):
        providers._get_local_constants = lambda: providers._local_constants
    items.sort(key=lambda item: _turn(item.nodeid))


def pytest_collection_finish() -> None:
    """Freeze the garbage collector: thousands of tests and their imports live to the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG)


def _turn(nodeid: str) -> int:
    return next((turn for turn, start in enumerate(LONG) if nodeid.startswith(start)), len(LONG))


AddressOf: TypeAlias = Callable[[Path], Awaitable[Path | str]]
"""A callable that returns a separate store address for each path: the path itself, or a database."""


@pytest.fixture(autouse=True)
def confirms_only_what_is_final(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players of tests have chosen to confirm only what is final; tests of the default take this back."""
    monkeypatch.setattr("bot.values.people._CONFIRM_UNLESS_CHOSEN", False)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Databases]:
    """Start one server for all tests of this process."""
    if programs() is None:
        pytest.skip("no PostgreSQL here: install it (Debian: apt install postgresql) to test on it, too")
    with cluster() as server:
        yield Databases(server)


@asynccontextmanager
async def addresses(request: pytest.FixtureRequest, engine: str) -> AsyncIterator[AddressOf]:
    if engine == "sqlite":

        async def plain(path: Path) -> Path:
            return path

        yield plain
    else:
        databases: Databases = request.getfixturevalue("postgres")
        yield databases.address_of
        await databases.tidy()


on_sqlite = pytest.mark.parametrize("address_of", ["sqlite"], indirect=True)
"""For a test whose statements other tests make on PostgreSQL, too."""


@pytest.fixture(params=["sqlite", "postgres"])
async def address_of(request: pytest.FixtureRequest) -> AsyncIterator[AddressOf]:
    async with addresses(request, request.param) as found:
        yield found


NewStage = Callable[..., Awaitable[Stage]]


@pytest.fixture
async def new_stage(tmp_path: Path, address_of: AddressOf) -> AsyncIterator[NewStage]:
    """Open stages on either engine, and close them in any case."""
    opened: list[Stage] = []

    async def make(path: Path = tmp_path / "latchkey.db", **settings: Any) -> Stage:
        opened.append(await open_stage(path, address=await address_of(path), **settings))
        return opened[-1]

    yield make
    for stage in opened:
        await stage.close()


@pytest.fixture
def thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers give hints in Whisper, too."""
    monkeypatch.setitem(GAMES, WHISPER.key, WHISPER)


@pytest.fixture
async def stage(new_stage: NewStage) -> Stage:
    return await new_stage()
