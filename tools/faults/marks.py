"""A byte for each line of the product, set by recorded code in every process that runs it."""

from __future__ import annotations

import mmap
from pathlib import Path

FILE = Path(__file__).parents[2] / ".marks"
"""Beside a recorded copy of the project."""
ENDLESS = FILE.with_name(".endless")
"""Names the endless test that ended a run."""


def _shared() -> mmap.mmap | bytearray:
    if not FILE.exists():
        return bytearray(1 << 20)
    with FILE.open("r+b") as file:
        return mmap.mmap(file.fileno(), 0)


marks = _shared()
