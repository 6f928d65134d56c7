"""What people were told is held against what is on disk, while the games go on and once all is over."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

_KEPT_LONG_ENOUGH = 200
"""Acts that were there when they were answered and are looked for again after each death."""


class Books:
    """Reads the database as anybody else could while the bot runs."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.presses = self.answers = self.unanswered = 0
        self.stored = 0  # answers to acts that were on disk by then
        self.asked_for = 0  # panels that somebody had to ask for
        self.lost = list[str]()
        self._known = list[str]()

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self._path, timeout=10.0)) as connection:
            connection.execute("PRAGMA query_only = ON")
            return connection.execute(sql, values).fetchall()

    def _one(self, sql: str, *values: object) -> Any:
        found = self.rows(sql, *values)
        return found[0][0] if found else None

    def note_answer(self, cause: str) -> None:
        """Somebody has their answer: what it changed, if anything, is on disk by now and has to stay."""
        self.answers += 1
        if self._one("SELECT 1 FROM act WHERE cause = ?", cause):
            self.stored += 1
            self._known.append(cause)

    def check_kept(self) -> None:
        """After a death: what was acknowledged is there."""
        recent = self._known[-_KEPT_LONG_ENOUGH:]
        marks = ", ".join("?" * len(recent))
        found = {row[0] for row in self.rows(f"SELECT cause FROM act WHERE cause IN ({marks})", *recent)}
        self.lost += [cause for cause in recent if cause not in found]

    def check_all_kept(self) -> None:
        found = {row[0] for row in self.rows("SELECT cause FROM act")}
        self.lost = sorted({*self.lost, *(cause for cause in self._known if cause not in found)})

    def table_of(self, cause: str) -> str:
        return str(self._one("SELECT game_id FROM act WHERE cause = ?", cause) or "")

    def status(self, table: str) -> str:
        return str(self._one("SELECT status FROM game WHERE id = ?", table))

    def seated(self, table: str) -> list[int | None]:
        return [row[0] for row in self.rows("SELECT person FROM seat WHERE game_id = ?", table)]

    def waits_for(self, person: int) -> str:
        """A table that has waited for this person the longest."""
        sql = (
            "SELECT game_id FROM seat JOIN game ON game.id = game_id WHERE person = ? AND status = 'running'"
            " AND waiting_since IS NOT NULL ORDER BY waiting_since LIMIT 1"
        )
        return str(self._one(sql, person) or "")

    def over(self, tables: Sequence[str]) -> int:
        marks = ", ".join("?" * len(tables))
        return int(self._one(f"SELECT count(*) FROM game WHERE status = 'over' AND id IN ({marks})", *tables))

    def on_its_way(self) -> int:
        return int(self._one("SELECT count(*) FROM outbox WHERE done IS NULL"))

    def is_secret(self, seed: str) -> bool:
        return bool(self.rows("SELECT 1 FROM game WHERE status = 'running' AND seed = ?", seed))

    def secrets(self) -> list[str]:
        """Seeds of games that are being played."""
        return [row[0] for row in self.rows("SELECT seed FROM game WHERE status = 'running' AND seed <> ''")]
