"""Daily backups: once a day, complete, private, thinned out; a failure is reported once."""

from __future__ import annotations

import stat
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from bot.services.maintenance.backups import Backups, copies_in, kept
from bot.store.sqlite import open_sqlite
from bot.store.sqlite_backup import check_file

NOON = datetime(2026, 11, 15, 12, tzinfo=UTC).timestamp()
DAY = 24 * 3600.0


class Place:
    """A database, a folder, a clock, and the operator."""

    def __init__(self, folder: Path) -> None:
        self.database, self.folder = folder / "latchkey.db", folder / "copies" / "here"
        self.now, self.told = NOON, list[str]()

    def backups(self, daily: int = 3, weekly: int = 2) -> Backups:
        return Backups(
            self.database, self.folder, daily=daily, weekly=weekly, clock=lambda: self.now, tell=self._tell
        )

    async def _tell(self, why: str) -> None:
        self.told.append(why)

    def days(self) -> list[str]:
        return sorted(day.isoformat() for day in copies_in(self.folder))


@pytest.fixture
async def place(tmp_path: Path) -> Place:
    place = Place(tmp_path)
    await (await open_sqlite(place.database)).close()
    return place


async def test_a_copy_is_whole_private_and_named_after_its_day(place: Place) -> None:
    await place.backups().make()
    assert [path.name for path in place.folder.iterdir()] == ["latchkey-2026-11-15.db"]
    path = place.folder / "latchkey-2026-11-15.db"
    check_file(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert place.told == []


async def test_old_copies_are_thinned_out_and_nothing_else_is_touched(place: Place) -> None:
    place.folder.mkdir(parents=True)
    for name in ("mine.db", "latchkey-2026-13-99.db", "latchkey-2026-11-15.db.bak"):
        (place.folder / name).write_text("mine", encoding="utf-8")
    backups = place.backups(daily=3, weekly=2)
    for _ in range(20):
        await backups.make()
        place.now += DAY
    assert place.days() == ["2026-11-29", "2026-12-02", "2026-12-03", "2026-12-04"]
    others = {path.name for path in place.folder.iterdir()} - {f"latchkey-{day}.db" for day in place.days()}
    assert others == {"mine.db", "latchkey-2026-13-99.db", "latchkey-2026-11-15.db.bak"}


def test_daily_and_weekly_copies_are_kept() -> None:
    days = [date(2026, 11, 15) - timedelta(days=back) for back in range(60)]
    found = kept(days, 7, 4)
    assert found >= set(days[:7])
    assert sorted(found - set(days[:7]), reverse=True) == [
        date(2026, 11, 8),
        date(2026, 11, 1),
        date(2026, 10, 25),
    ]
    assert kept(days[:1], 0, 0) == {days[0]}, "the newest stays in any case"
    assert kept([], 7, 4) == set()


async def test_a_failure_is_logged_and_told_once_until_it_works_again(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    backups = place.backups()
    place.folder.parent.write_text("in the way", encoding="utf-8")
    for _ in range(3):
        await backups.make()
    assert len(place.told) == 1
    assert caplog.text.count("the backup failed") == 1
    assert backups.failing
    place.folder.parent.unlink()
    await backups.make()
    assert "backups work again" in caplog.text
    assert (backups.failing, place.days()) == ("", ["2026-11-15"])
    assert backups.last_made is not None


async def test_a_damaged_database_makes_no_copy_and_costs_none(place: Place) -> None:
    backups = place.backups()
    await backups.make()
    place.now += DAY
    data = bytearray(place.database.read_bytes())
    data[4096:12288] = b"\xaa" * 8192
    place.database.write_bytes(data)
    await backups.make()
    assert place.days() == ["2026-11-15"]
    assert len(place.told) == 1


async def test_once_a_day_and_at_once_after_a_day_without(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each sleep moves the clock on; a restart on the same day makes no second copy."""
    naps = list[float]()

    class EnoughError(Exception):
        pass

    async def sleep(seconds: float) -> None:
        naps.append(seconds)
        place.now += seconds
        if len(naps) > 2:
            raise EnoughError

    monkeypatch.setattr("bot.services.maintenance.backups.asyncio.sleep", sleep)
    with pytest.raises(EnoughError):
        await place.backups(daily=9).run()
    assert place.days() == ["2026-11-15", "2026-11-16", "2026-11-17"]
    assert naps == [DAY / 2 + 1, DAY, DAY]
    made = (place.folder / "latchkey-2026-11-17.db").stat().st_mtime_ns
    place.now -= DAY
    with pytest.raises(EnoughError):
        await place.backups(daily=9).run()
    assert (place.folder / "latchkey-2026-11-17.db").stat().st_mtime_ns == made
