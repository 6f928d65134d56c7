"""Checks of what people were told against the data on disk, during the games and at the end."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

_RECENT = 200
"""Number of recent acts, on disk when they were answered, that are checked again after each kill."""


class Books:
    """Reads the database while the bot runs, without changing anything: if the bot died before a checkpoint
    of the write-ahead log, its next start finds the log unchanged."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.presses = self.answers = self.unanswered = 0
        self.stored = 0  # answers to acts that were on disk at that time
        self.asked_for = 0  # panels requested by a command
        self.lost = list[str]()
        self.noted = set[int]()  # messages recorded as posted, including games packed since
        self._known = list[str]()
        self._unstored = list[str]()
        self._seen = 0

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(f"{self._path.as_uri()}?mode=ro", uri=True, timeout=10.0)) as connection:
            return connection.execute(sql, values).fetchall()

    def _one(self, sql: str, *values: object) -> Any:
        found = self.rows(sql, *values)
        return found[0][0] if found else None

    def note_answer(self, cause: str) -> None:
        """Record an answer: its changes, if any, are on disk now and must stay."""
        self.answers += 1
        if self._one("SELECT 1 FROM act WHERE cause = ?", cause):
            self.stored += 1
            self._known.append(cause)
        else:
            self._unstored.append(cause)

    def check_kept(self) -> None:
        """Check after a kill that all acknowledged changes are there, and nothing was added after its
        answer."""
        recent, unstored = self._known[-_RECENT:], self._unstored[-_RECENT:]
        marks = ", ".join("?" * (len(recent) + len(unstored)))
        sql = f"SELECT cause FROM act WHERE cause IN ({marks})"
        self._compare(recent, unstored, {row[0] for row in self.rows(sql, *recent, *unstored)})

    def check_all_kept(self) -> None:
        self._compare(self._known, self._unstored, {row[0] for row in self.rows("SELECT cause FROM act")})
        self.lost = sorted(set(self.lost))

    def _compare(self, known: Sequence[str], unstored: Sequence[str], found: set[str]) -> None:
        self.lost += [f"{cause} was on disk and is not" for cause in known if cause not in found]
        self.lost += [f"{cause} was answered before it was on disk" for cause in unstored if cause in found]

    def note_posts(self) -> None:
        for row in self.rows("SELECT id, message FROM message WHERE id > ? ORDER BY id", self._seen):
            self._seen = row[0]
            self.noted.add(row[1])

    def table_of(self, cause: str) -> str:
        return str(self._one("SELECT game_id FROM act WHERE cause = ?", cause) or "")

    def status(self, table: str) -> str:
        return str(self._one("SELECT status FROM game WHERE id = ?", table))

    def seated(self, table: str) -> list[int | None]:
        return [row[0] for row in self.rows("SELECT person FROM seat WHERE game_id = ?", table)]

    def waits_for(self, person: int) -> str:
        """Return the table that has waited for this person the longest."""
        sql = (
            "SELECT game_id FROM seat JOIN game ON game.id = game_id WHERE person = ? AND status = 'running'"
            " AND waiting_since IS NOT NULL ORDER BY waiting_since LIMIT 1"
        )
        return str(self._one(sql, person) or "")

    def over(self, tables: Sequence[str]) -> int:
        marks = ", ".join("?" * len(tables))
        return int(self._one(f"SELECT count(*) FROM game WHERE status = 'over' AND id IN ({marks})", *tables))

    def over_by_game(self) -> dict[str, int]:
        return dict(self.rows("SELECT game, count(*) FROM game WHERE status = 'over' GROUP BY game"))

    def begun(self, *only: str) -> list[str]:
        """Return tables with a game, optionally only those with these statuses."""
        states = only or ("running", "over")
        marks = ", ".join("?" * len(states))
        return [row[0] for row in self.rows(f"SELECT id FROM game WHERE status IN ({marks})", *states)]

    def home(self, table: str) -> tuple[int, int]:
        """Return a table's owner and server."""
        ((host, guild),) = self.rows("SELECT host, guild FROM game WHERE id = ?", table)
        return int(host), int(guild or 0)

    def packed(self) -> int:
        return int(self._one("SELECT count(*) FROM pack WHERE data IS NOT NULL"))

    def on_its_way(self) -> int:
        return int(self._one("SELECT count(*) FROM outbox WHERE done IS NULL"))

    def is_secret(self, seed: str) -> bool:
        return bool(self.rows("SELECT 1 FROM game WHERE status = 'running' AND seed = ?", seed))

    def secrets(self) -> list[str]:
        """Return the seeds of running games."""
        return [row[0] for row in self.rows("SELECT seed FROM game WHERE status = 'running' AND seed <> ''")]
