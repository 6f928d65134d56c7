"""Whole games of the small test game, by slash commands and presses alone."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tests.support.discord_stage import Fingers, Stage, discord_stage, words
from tests.support.lantern import LANTERN
from tests.support.lantern_painter import LanternPainter

GAMES = {"lantern": LANTERN}
PAINTERS = {"lantern": LanternPainter()}


async def play_to_the_end(stage: Stage, names: list[str], fingers: Fingers, *, limit: int = 300) -> int:
    """Whoever has a fresh panel in their DM presses on it, until the final sheet is posted."""
    for done in range(limit):
        if "is over" in words(stage.newest(stage.thread())):
            return done
        for name in names:
            panels = stage.panels(name)
            if panels:
                await fingers.press(stage.players[name].user, panels[-1])
                break
        else:
            raise AssertionError("nobody can move")
    raise AssertionError("the game does not end")


async def test_a_whole_game_in_dms(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    names = ["anna", "bob", "carol"]
    async with discord_stage(tmp_path, GAMES, names, painters=PAINTERS) as stage:
        await stage.open_table("lantern", names)
        await play_to_the_end(stage, names, Fingers(1))
        sheet = words(stage.newest(stage.thread()))
        assert "wins with" in sheet
        assert "The seed was" in sheet
        stage.checked()
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []
