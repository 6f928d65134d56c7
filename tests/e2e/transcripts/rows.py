"""The rows of the bot's database in words, as the end of a transcript."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.e2e.transcripts.names import Names, moment

_UNSEEN = {"panel", "process", "snapshot", "pack", "sqlite_sequence"}
"""Tables with secrets of Discord, of the process, or with whole positions."""
_HIDDEN = {"id", "cause", "nonce", "seed"}
"""Columns that say nothing, or differ where several things are stored at once."""
_EMPTY = (None, 0, "", "{}", "[]")
_LONG = 60
"""Rows of a table that are shown: of more, the first and the last."""
_WIDE = 300
"""Characters of a value that are shown."""
_MOMENT = re.compile(r"\b17\d{8}(?:\.\d+)?\b")


def tables_of(database: Path) -> list[str]:
    """Return the ids of all tables and leagues, in the order in which they were opened."""
    with closing(sqlite3.connect(database)) as found:
        made = "SELECT id, created FROM game UNION ALL SELECT id, created FROM league ORDER BY created, id"
        return [id_ for id_, _ in found.execute(made)]


def rows(database: Path, names: Names) -> str:
    with closing(sqlite3.connect(database)) as found:
        found.row_factory = sqlite3.Row
        return "\n".join(["", "=== the database", *_Rows(found, names).lines()]) + "\n"


class _Rows:
    def __init__(self, found: sqlite3.Connection, names: Names) -> None:
        self._found, self._names = found, names

    def lines(self) -> Iterator[str]:
        tables = self._found.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        for (table,) in tables.fetchall():
            lines = [] if table in _UNSEEN else list(self._table(table))
            if lines:
                yield f"--- {table}: {len(lines)}"
                yield from lines if len(lines) <= _LONG else [*lines[:20], "…", *lines[-30:]]

    def _table(self, table: str) -> Iterator[str]:
        kinds = {one["name"]: one["type"] for one in self._found.execute(f"PRAGMA table_info({table})")}
        all_rows = self._found.execute(f"SELECT * FROM {table}").fetchall()
        if table == "outbox":
            sent = Counter(row["kind"] for row in all_rows if row["done"] and not row["error"])
            yield from (f"{count} {kind} delivered" for kind, count in sorted(sent.items()))
            all_rows = [row for row in all_rows if not row["done"] or row["error"]]
        lines = [self._line(table, row, kinds) for row in all_rows]
        when = [next((row[key] or 0 for key in ("at", "created") if key in kinds), 0) for row in all_rows]
        together = sorted(zip(when, lines, strict=True)) if table in ("message", "outbox", "act") else None
        yield from (line for line in (lines if together is None else [line for _, line in together]) if line)

    def _line(self, table: str, row: sqlite3.Row, kinds: Mapping[str, str]) -> str:
        if table == "setting" and row["scope"] == "app":
            return ""
        hidden = _HIDDEN if table not in ("game", "league", "person") else _HIDDEN - {"id"}
        if table == "turn":
            hidden = hidden | {"words", "events"}
        shown = ((key, self._value(key, row[key], kinds[key])) for key in kinds if key not in hidden)
        return " ".join(f"{key}={value}" for key, value in shown if value)

    def _value(self, key: str, value: Any, kind: str) -> str:
        names = self._names
        if value in _EMPTY:
            return ""
        if kind == "REAL":
            return moment(value - names.epoch) if value > names.epoch / 2 else f"{value:.0f}"
        if isinstance(value, int) and value < -999:
            return "a stranger"
        words = value.decode(errors="replace") if isinstance(value, bytes) else str(value)
        if kind == "BLOB" and not _is_json(words):
            return ""
        words = _MOMENT.sub(lambda found: moment(float(found[0]) - names.epoch), names.plain(words))
        return words if len(words) <= _WIDE else words[:_WIDE] + "…"


def _is_json(words: str) -> bool:
    try:
        json.loads(words)
    except ValueError:
        return False
    return True
