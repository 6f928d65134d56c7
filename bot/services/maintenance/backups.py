"""Daily backups of the database, each checked by opening it, and old ones thinned out."""

from __future__ import annotations

import asyncio
import logging
import os
import re
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.factory import is_postgres
from bot.store.postgres_backup import dump
from bot.store.sqlite_backup import back_up

_log = logging.getLogger(__name__)
_NAME = re.compile(r"latchkey-(\d{4}-\d{2}-\d{2})\.(?:db|dump)")
_AGAIN = 3600.0  # seconds until a failed one is retried

Tell = Callable[[str], Awaitable[None]]


class Backups:
    """One backup per UTC day. A missing one is made at once."""

    def __init__(
        self,
        database: Path | str,
        folder: Path,
        *,
        daily: int,
        weekly: int,
        clock: Callable[[], float],
        tell: Tell,
    ) -> None:
        """`tell` reports a failure and its reason to the operator, once."""
        self._database, self._folder, self._clock, self._tell = database, folder, clock, tell
        self._daily, self._weekly = daily, weekly
        self.failing = ""

    @property
    def last_made(self) -> float | None:
        """When the newest copy was made."""
        copies = copies_in(self._folder)
        return copies[max(copies)].stat().st_mtime if copies else None

    async def run(self) -> None:
        """Run as long as the bot runs."""
        while True:
            if self._today() not in copies_in(self._folder):
                await self.make()
            await asyncio.sleep(_AGAIN if self.failing else self._until_tomorrow())

    async def make(self) -> None:
        """Make today's copy. A failure is logged and reported once, until backups work again."""
        try:
            await asyncio.to_thread(self._make, self._today())
        except (StoreError, OSError) as error:
            if not self.failing:
                _log.error("the backup failed: %s", error)
                self.failing = str(error)
                await self._tell(self.failing)
            return
        if self.failing:
            _log.warning("backups work again")
        self.failing = ""

    def _make(self, day: date) -> None:
        """Write under a temporary name first: every file named after a day is complete and checked."""
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        ending = "dump" if is_postgres(self._database) else "db"
        unfinished = self._folder / f".latchkey-unfinished.{ending}"
        unfinished.unlink(missing_ok=True)
        if is_postgres(self._database):
            dump(str(self._database), unfinished)
        else:
            back_up(Path(self._database), unfinished)
        os.replace(unfinished, self._folder / f"latchkey-{day.isoformat()}.{ending}")
        copies = copies_in(self._folder)
        for gone in copies.keys() - kept(copies, self._daily, self._weekly):
            copies[gone].unlink(missing_ok=True)

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._clock(), UTC)

    def _today(self) -> date:
        return self._now().date()

    def _until_tomorrow(self) -> float:
        midnight = datetime.combine(self._today() + timedelta(days=1), time(), UTC)
        return (midnight - self._now()).total_seconds() + 1


def copies_in(folder: Path) -> dict[date, Path]:
    """Return the copies by day. Other files in the folder are ignored."""
    if not folder.is_dir():
        return {}
    named = ((_NAME.fullmatch(path.name), path) for path in folder.iterdir())
    return {day: path for match, path in named if match and (day := _day(match[1])) is not None}


def _day(words: str) -> date | None:
    try:
        return date.fromisoformat(words)
    except ValueError:
        return None


def kept(days: Collection[date], daily: int, weekly: int) -> set[date]:
    """Return the days to keep: the newest days, the last day of each of the newest weeks, always the
    newest."""
    newest = sorted(days, reverse=True)
    last_of_week: dict[tuple[int, int], date] = {}
    for day in newest:
        last_of_week.setdefault(day.isocalendar()[:2], day)
    weeks = [last_of_week[week] for week in sorted(last_of_week, reverse=True)[:weekly]]
    return {*newest[: max(daily, 1)], *weeks}
