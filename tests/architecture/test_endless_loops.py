"""An endless test ends the run and is named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENDLESS = """
import time

def test_endless():
    while True:
        time.sleep(1)
"""


@pytest.mark.parametrize("processes", [(), ("-n", "1", "--max-worker-restart", "0")], ids=["alone", "shared"])
def test_an_endless_loop_ends_the_run_and_is_named(tmp_path: Path, processes: tuple[str, ...]) -> None:
    """Uses the project's settings with a limit of one second."""
    (tmp_path / "test_endless.py").write_text(ENDLESS)
    command = [sys.executable, "-m", "pytest", "-q", "-c", str(ROOT / "pyproject.toml"), *processes]
    command += ["-p", "no:cacheprovider", "-o", "faulthandler_timeout=1", "--rootdir", str(tmp_path)]
    run = subprocess.run([*command, str(tmp_path)], capture_output=True, text=True, cwd=tmp_path)
    assert run.returncode != 0
    assert "in test_endless" in run.stdout + run.stderr


def test_the_limit_is_one_that_no_test_reaches_on_a_busy_machine(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.getini("faulthandler_exit_on_timeout") is True
    assert 120 <= float(pytestconfig.getini("faulthandler_timeout")) <= 900
