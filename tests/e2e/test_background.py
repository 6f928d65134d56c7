"""Background tasks of a running bot: backups, alerts to the operator, metrics and log lines."""

from __future__ import annotations

import json
import logging
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest

from bot.health import metrics_page
from bot.services.maintenance.backups import copies_in
from bot.store.sqlite_backup import check_file
from engine.lantern.game import LANTERN
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers, Stage, discord_stage
from tests.support.lantern_painter import LanternPainter

NAMES = ["anna", "bob"]
LIMITS_OFF = {"limits": False}


def cared_for(folder: Path, **settings: Any) -> AbstractAsyncContextManager[Stage]:
    painters, given = {"lantern": LanternPainter()}, {**LIMITS_OFF, **settings}
    return discord_stage(folder, {"lantern": LANTERN}, NAMES, painters=painters, settings=given)


async def test_a_copy_is_made_at_the_start_and_is_whole(tmp_path: Path) -> None:
    async with cared_for(tmp_path, backup_dir=str(tmp_path / "copies")) as stage:
        await stage.env.settle()
        assert len(copies_in(tmp_path / "copies")) == 1
        await stage.env.advance_time(25 * 3600)
        copies = copies_in(tmp_path / "copies")
        assert len(copies) == 2
        for path in copies.values():
            check_file(path)


@pytest.mark.may_err
async def test_the_operator_is_told_once_that_no_copy_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "copies").write_text("in the way", encoding="utf-8")
    async with cared_for(tmp_path, backup_dir=str(tmp_path / "copies")) as stage:
        await stage.env.advance_time(5 * 3600)
        sent = [json.dumps(request.json) for request in stage.env.http_requests]
        assert len([one for one in sent if "back up my database" in one]) == 1
        stage.checked()


async def test_metrics_of_a_whole_game_name_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with cared_for(tmp_path) as stage:
        await stage.open_table("lantern", NAMES)
        await play_to_the_end(stage, NAMES, Fingers(2))
        await stage.players["anna"].slash(stage.thread(), "game board")
        assert stage.bot.health_sources is not None
        _, text = await metrics_page(stage.bot.health_sources)
        lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
        counts = {name: float(value) for name, value in lines}
        assert counts['latchkey_tables{state="over"}'] == 1
        assert counts["latchkey_press_seconds_count"] > 10
        assert counts["latchkey_command_seconds_count"] >= 2
        assert counts["latchkey_acknowledge_seconds_count"] > 12
        assert counts["latchkey_picture_seconds_count"] > 3
        assert counts["latchkey_connected"] == 1
        ids = [str(player.id) for player in stage.players.values()]
        table = (await stage.bot.context.services.queries.all_tables(ended=True))[0].id
        assert [word for word in (*NAMES, *ids, table, "lantern") if word in text] == []
        logged = [record.getMessage() for record in caplog.records if record.name.startswith("bot.")]
        assert [line for line in logged if any(name in line for name in NAMES)] == []
        stage.checked()
