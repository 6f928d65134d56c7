"""Copies of the project for tests that change it, including compiled files."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tests.support.source import ROOT


def copy_room(room: str, root: Path, *left_out: str) -> None:
    """Copy a folder of the project. Compiled files stay valid for a file of the same size and time."""
    shutil.copytree(ROOT / room, root / room, ignore=shutil.ignore_patterns(*left_out))
    if sys.pycache_prefix is None:
        return  # they lie beside the sources
    compiled = Path(sys.pycache_prefix, *ROOT.parts[1:])
    for path in (compiled / room).rglob("*.pyc"):
        beside = root / path.parent.relative_to(compiled)
        if beside.is_dir():
            (beside / "__pycache__").mkdir(exist_ok=True)
            shutil.copy(path, beside / "__pycache__")
