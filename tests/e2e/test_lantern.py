"""Whole games of Lantern by slash commands and buttons."""

from __future__ import annotations

from pathlib import Path

from engine.lantern.game import LANTERN
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers, discord_stage, words
from tests.support.lantern_painter import LanternPainter

GAMES = {"lantern": LANTERN}
PAINTERS = {"lantern": LanternPainter()}
NAMES = ["anna", "bob", "carol"]


async def test_a_restart_after_every_sixth_press_loses_nothing(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, NAMES, painters=PAINTERS) as stage:
        await stage.open_table("lantern", NAMES)
        presses = await play_to_the_end(stage, NAMES, Fingers(7), restart_every=6)
        assert presses > 12
        posts = [words(message) for message in stage.recent(stage.thread(), 99)]
        assert len(posts) == len(set(posts))  # nothing was told twice
        stage.checked()


async def test_closed_dms_are_played_in_a_private_thread(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, NAMES, painters=PAINTERS) as stage:
        stage.close_dms("bob")
        await stage.open_table("lantern", NAMES)
        assert "reached in a private thread" in words(stage.lobby())
        assert stage.private_thread("bob") is not None
        await play_to_the_end(stage, NAMES, Fingers(4))
        assert not stage.dm("bob")
        stage.checked()


async def test_with_dms_and_private_threads_refused_the_button_serves(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, NAMES, painters=PAINTERS) as stage:
        stage.close_dms("bob")
        stage.env.inject_error(
            "POST", f"/channels/{stage.channel.id}/threads", status=403, code=50013, times=None
        )
        await stage.open_table("lantern", NAMES)
        await play_to_the_end(stage, NAMES, Fingers(5))
        path = f"/channels/{stage.thread().id}/messages"
        sent = [str(r.json) for r in stage.env.http_requests if (r.method, r.path) == ("POST", path)]
        calls = [text for text in sent if "your turn in" in text]
        assert calls
        assert all(f"<@{stage.players['bob'].id}>" in text for text in calls)
        left = [m for m in stage.recent(stage.thread(), 99) if "your turn in" in words(m)]
        assert left == [], "each is put away when its turn is done"
        assert stage.private_thread("bob") is None
        stage.checked()
