"""Data written by older versions, as stored by `tests.support.saved_data_writer`."""

from __future__ import annotations

import lzma
import re
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from functools import cache
from pathlib import Path

import msgspec

from tests.support.saved_data_writer import KEPT, Kept

VERSIONS = tuple(sorted(path.name.removesuffix("-saves.json.xz") for path in KEPT.glob("*-saves.json.xz")))


@cache
def kept_games(version: str) -> list[Kept]:
    return msgspec.json.decode(_read(f"{version}-saves.json.xz"), type=list[Kept])


def kept_database(version: str, path: Path, ids: Mapping[int, int] | None = None) -> Path:
    """Return the database that this version left, as a file; `ids` of people and channels are replaced."""
    sql = _read(f"{version}-database.sql.xz").decode()
    for old, new in (ids or {}).items():
        sql = re.sub(rf"\b{old}\b", str(new), sql)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"BEGIN;\n{sql}\nCOMMIT;")
    return path


def _read(name: str) -> bytes:
    return lzma.decompress((KEPT / name).read_bytes())
