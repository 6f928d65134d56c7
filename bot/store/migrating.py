"""The numbered changes to the tables; a number means the same to every engine."""

from __future__ import annotations

import re
from importlib import resources
from typing import Literal


def migrations(engine: Literal["sqlite", "postgres"] = "sqlite") -> list[tuple[int, str]]:
    """Number and text of every migration, in order."""
    folder = resources.files("bot.store").joinpath("migrations")
    if engine == "postgres":
        folder = folder.joinpath("postgres")
    files = [(re.match(r"(\d{4})_\w+\.sql$", file.name), file) for file in folder.iterdir()]
    return sorted((int(match[1]), file.read_text(encoding="utf-8")) for match, file in files if match)
