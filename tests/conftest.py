"""Where the tests put their files: in memory if there is room, because waiting for a disk shows nothing.

That a move is on the disk before it is answered cannot be seen by killing a process; what can be seen is
tested all the same."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

_MEMORY = Path("/dev/shm")
_ENOUGH = 4 * 1024**3

if (
    "PYTEST_DEBUG_TEMPROOT" not in os.environ
    and os.access(_MEMORY, os.W_OK)
    and shutil.disk_usage(_MEMORY).free > _ENOUGH
):
    os.environ["PYTEST_DEBUG_TEMPROOT"] = str(_MEMORY)
