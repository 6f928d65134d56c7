"""What people were told is held against what is on disk, while the games go on and once all is over."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

_RECENT = 200
"""Acts that were there when they were answered, and are looked for again after each death."""


class Books:
    """Reads the database as anybody else could while the bot runs, and leaves everything as it is: what was
    not yet moved from the log of writes when the bot died is found there by its next life."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.presses = self.answers = self.unanswered = 0
        self.stored = 0  # answers to acts that were on disk by then
        self.asked_for = 0  # panels that somebody had to ask for
        self.lost = list[str]()
        self.noted = set[int]()  # messages that the bot knows it has posted, also of games packed since
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
        """Somebody has their answer: what it changed, if anything, is on disk by now and has to stay."""
        self.answers += 1
        if self._one("SELECT 1 FROM act WHERE cause = ?", cause):
            self.stored += 1
            self._known.append(cause)
        else:
            self._unstored.append(cause)

    def check_kept(self) -> None:
        """After a death: what was acknowledged is there, and nothing else came behind its answer."""
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
        """A table that has waited for this person the longest."""
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
        """Tables with a game, or those of them in these states."""
        states = only or ("running", "over")
        marks = ", ".join("?" * len(states))
        return [row[0] for row in self.rows(f"SELECT id FROM game WHERE status IN ({marks})", *states)]

    def home(self, table: str) -> tuple[int, int]:
        """Whose a table is, and on which server."""
        ((host, guild),) = self.rows("SELECT host, guild FROM game WHERE id = ?", table)
        return int(host), int(guild or 0)

    def packed(self) -> int:
        return int(self._one("SELECT count(*) FROM pack WHERE data IS NOT NULL"))

    def on_its_way(self) -> int:
        return int(self._one("SELECT count(*) FROM outbox WHERE done IS NULL"))

    def is_secret(self, seed: str) -> bool:
        return bool(self.rows("SELECT 1 FROM game WHERE status = 'running' AND seed = ?", seed))

    def secrets(self) -> list[str]:
        """Seeds of games that are being played."""
        return [row[0] for row in self.rows("SELECT seed FROM game WHERE status = 'running' AND seed <> ''")]
