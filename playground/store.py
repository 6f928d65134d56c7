"""Storage of the playground between two starts: one SQLite file, written in parts."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from pathlib import Path

_SCHEMA = """
CREATE TABLE IF NOT EXISTS thing
    (kind TEXT, key TEXT, body BLOB NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (url TEXT PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS read
    (person INTEGER, channel INTEGER, message INTEGER, PRIMARY KEY (person, channel));
CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, value TEXT NOT NULL);
"""


class Store:
    """Keeps a copy of the stored data in memory, so that a save writes only the difference."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = NORMAL")
        self._db.executescript(_SCHEMA)
        self._things = {
            (k, key): body for k, key, body in self._db.execute("SELECT kind, key, body FROM thing")
        }
        self._files = {url for (url,) in self._db.execute("SELECT url FROM file")}

    def things(self) -> dict[tuple[str, str], bytes]:
        return dict(self._things)

    def files(self) -> dict[str, bytes]:
        return dict(self._db.execute("SELECT url, data FROM file"))

    def save(self, things: Mapping[tuple[str, str], bytes], files: Mapping[str, bytes]) -> int:
        """Write the difference to the last save in one transaction; return the number of rows."""
        changed = [(*thing, body) for thing, body in things.items() if self._things.get(thing) != body]
        gone = [thing for thing in self._things if thing not in things]
        new = [(url, data) for url, data in files.items() if url not in self._files]
        old = [(url,) for url in self._files if url not in files]
        if changed or gone or new or old:
            self._db.execute("BEGIN IMMEDIATE")
            self._db.executemany("INSERT OR REPLACE INTO thing VALUES (?, ?, ?)", changed)
            self._db.executemany("DELETE FROM thing WHERE kind = ? AND key = ?", gone)
            self._db.executemany("INSERT OR REPLACE INTO file VALUES (?, ?)", new)
            self._db.executemany("DELETE FROM file WHERE url = ?", old)
            self._db.execute("COMMIT")
            self._things, self._files = dict(things), set(files)
        return len(changed) + len(gone) + len(new) + len(old)

    def read_marks(self) -> dict[tuple[int, int], int]:
        rows = self._db.execute("SELECT person, channel, message FROM read")
        return {(person, channel): message for person, channel, message in rows}

    def mark_read(self, person: int, channel: int, message: int) -> None:
        self._db.execute("INSERT OR REPLACE INTO read VALUES (?, ?, ?)", (person, channel, message))

    def note(self, name: str, default: str = "") -> str:
        row = self._db.execute("SELECT value FROM note WHERE name = ?", (name,)).fetchone()
        return str(row[0]) if row else default

    def set_note(self, name: str, value: str) -> None:
        self._db.execute("INSERT OR REPLACE INTO note VALUES (?, ?)", (name, value))

    def close(self) -> None:
        self._db.close()
