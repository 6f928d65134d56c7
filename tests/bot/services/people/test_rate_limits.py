"""Limits allow normal use, refuse the next call with a time to wait, and use bounded memory."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.config import Allowance, ConfigError, LimitKind, read_config
from bot.services.container import Services, build_services
from bot.services.people import rate_limits as limits_module
from bot.services.people.rate_limits import LimitService
from bot.store.sqlite import open_sqlite
from bot.values.errors import PlayerError, TooMuchError
from bot.values.table import Place
from engine.lantern.game import LANTERN
from tests.support.service_harness import ANN, BEN, PLACE, Stage

ELSEWHERE = Place(channel=501, guild=901)


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def allowing(clock: Clock, **allowed: tuple[int, int]) -> LimitService:
    kinds: dict[LimitKind, Allowance] = {
        kind: Allowance(*allowed[kind]) for kind in ("presses", "pictures", "imports") if kind in allowed
    }
    return LimitService(None, clock, kinds)  # type: ignore[arg-type]  # buckets need no store


def test_a_minute_s_presses_at_once_then_one_by_one() -> None:
    clock = Clock()
    limits = allowing(clock, presses=(6, 0))
    for _ in range(6):
        limits.charge("presses", ANN, None)
    with pytest.raises(TooMuchError) as refused:
        limits.charge("presses", ANN, None)
    assert dict(refused.value.text.args)["when"] == "<t:1010:R>"
    clock.now += 9.9
    with pytest.raises(TooMuchError):
        limits.charge("presses", ANN, None)
    clock.now += 0.2
    limits.charge("presses", ANN, None)
    with pytest.raises(TooMuchError):
        limits.charge("presses", ANN, None)


def test_others_are_not_held_back() -> None:
    limits = allowing(Clock(), presses=(1, 0))
    limits.charge("presses", ANN, 900)
    limits.charge("presses", BEN, 900)
    limits.charge("pictures", ANN, 900)


def test_all_of_a_server_share_its_allowance() -> None:
    limits = allowing(Clock(), presses=(3, 4))
    for person in (1, 1, 2, 2):
        limits.charge("presses", person, 900)
    with pytest.raises(TooMuchError) as refused:
        limits.charge("presses", 3, 900)
    assert refused.value.text.key == "limits-presses-server"
    limits.charge("presses", 3, 901)
    limits.charge("presses", 1, None)


def test_a_refusal_by_the_servers_limit_costs_the_person_nothing() -> None:
    clock = Clock()
    limits = allowing(clock, imports=(2, 1))
    limits.charge("imports", BEN, 900)
    for _ in range(5):
        with pytest.raises(TooMuchError):
            limits.charge("imports", ANN, 900)
    limits.charge("imports", ANN, 901)
    limits.charge("imports", ANN, 902)


def test_a_day_s_imports_come_back_over_a_day() -> None:
    clock = Clock()
    limits = allowing(clock, imports=(2, 0))
    limits.charge("imports", ANN, 900)
    limits.charge("imports", ANN, 900)
    clock.now += 11 * 3600
    with pytest.raises(TooMuchError):
        limits.charge("imports", ANN, 900)
    clock.now += 3600
    limits.charge("imports", ANN, 900)


def test_a_clock_set_back_gives_nothing_and_takes_nothing() -> None:
    clock = Clock()
    limits = allowing(clock, presses=(2, 0))
    limits.charge("presses", ANN, None)
    clock.now -= 1000
    limits.charge("presses", ANN, None)
    with pytest.raises(TooMuchError):
        limits.charge("presses", ANN, None)


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "_BUCKETS", 50)
    limits = allowing(Clock(), presses=(1, 0))
    for person in range(500):
        limits.charge("presses", person, None)
    assert len(limits._buckets) == 50
    with pytest.raises(TooMuchError):
        limits.charge("presses", 499, None)


async def opening(stage: Stage, path: Path, most: Allowance) -> Services:
    store = await open_sqlite(path)
    stage.store = store
    return build_services(
        store,
        {"lantern": LANTERN},
        clock=lambda: stage.now,
        ids=lambda: f"x{next(stage._ids)}",
        allowed={"tables": most},
    )


async def test_sixty_tables_at_once_are_as_many_as_allowed(tmp_path: Path) -> None:
    stage = Stage(tmp_path / "x.db", "s", {"lantern": LANTERN})
    limited = await opening(stage, stage.path, Allowance(20, 25))
    results = await asyncio.gather(
        *(limited.lobby.open(ANN, PLACE, "lantern", seats=2, cause=f"c{number}") for number in range(60)),
        return_exceptions=True,
    )
    refused = [one for one in results if isinstance(one, TooMuchError)]
    assert (len(refused), {error.text.key for error in refused}) == (40, {"limits-tables"})
    for number in range(5):
        await limited.lobby.open(BEN, PLACE, "lantern", seats=2, cause=f"b{number}")
    with pytest.raises(TooMuchError) as full:
        await limited.lobby.open(BEN, PLACE, "lantern", seats=2, cause="b5")
    assert full.value.text.key == "limits-tables-server"
    await limited.lobby.open(BEN, ELSEWHERE, "lantern", seats=2, cause="b6")
    await stage.store.close()


async def test_a_table_called_off_makes_room_and_a_repeated_press_needs_none(tmp_path: Path) -> None:
    stage = Stage(tmp_path / "x.db", "s", {"lantern": LANTERN})
    limited = await opening(stage, stage.path, Allowance(1, 0))
    first = await limited.lobby.open(ANN, PLACE, "lantern", seats=2, cause="a")
    assert await limited.lobby.open(ANN, PLACE, "lantern", seats=2, cause="a") == first
    with pytest.raises(TooMuchError):
        await limited.lobby.open(ANN, PLACE, "lantern", seats=2, cause="b")
    await limited.lobby.cancel(first.id, ANN, cause="off")
    await limited.lobby.open(ANN, PLACE, "lantern", seats=2, cause="b")
    shown = await limited.limits.shown(900)
    assert shown.open_tables == 1
    await stage.store.close()


async def test_rematches_and_imports_are_tables_too(tmp_path: Path) -> None:
    stage = Stage(tmp_path / "x.db", "s", {"lantern": LANTERN})
    await stage.open()
    table = await stage.lobby(ANN, BEN)
    await stage.services.lobby.start(table.id, ANN, cause="start")
    await stage.services.seats.end(table.id, ANN, moderator=True, cause="end")
    record = await stage.services.transfer.export(table.id, ANN)
    await stage.close()
    limited = await opening(stage, stage.path, Allowance(1, 0))
    again = await limited.rematches.ask(table.id, ANN, cause="again")
    assert again.status == "lobby"
    with pytest.raises(PlayerError) as refused:
        await limited.transfer.import_(record.data, ANN, PLACE, moderator=True, cause="in")
    assert refused.value.text.key == "limits-tables"
    joined = await limited.rematches.ask(table.id, BEN, cause="me too")
    assert joined.id == again.id, "who joins the open lobby opens nothing"
    await stage.store.close()


def test_limits_are_read_as_person_and_server() -> None:
    config = read_config({"LIMIT_TABLES": "3/0", "LIMIT_PRESSES": "10/100"})
    assert config.allowances["tables"] == Allowance(3, 0)
    assert config.allowances["letters"] == Allowance(50, 500)
    assert read_config({"LIMITS": "false"}).allowances == {}
    for wrong in ("3", "3/", "-1/5", "a/b", "3/4/5", "1 / 2"):
        with pytest.raises(ConfigError, match="LIMIT_FILMS"):
            read_config({"LIMIT_FILMS": wrong})
