"""A whole game of every registered game, and its first turns with pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.registry import GAMES
from render.registry import PAINTERS
from tests.support.discord_play import Desk, play_to_the_end
from tests.support.discord_stage import Fingers, discord_stage, words

NAMES = ["anna", "bob", "carol", "dave", "erin", "fred"]
PLAYERS = {"keyflower": 4}  # the others with as few as they allow


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_a_whole_game_by_presses_and_typed_lines(key: str, tmp_path: Path) -> None:
    names = NAMES[: PLAYERS.get(key, GAMES[key].spec.seats[0])]
    async with discord_stage(tmp_path, GAMES, names) as stage:
        await stage.open_table(key, names)
        await play_to_the_end(stage, names, Fingers(1, hurry=0.9), limit=2000, talkers=(names[1],))
        assert "wins with" in words(stage.newest(stage.thread()))
        stage.checked()


@pytest.mark.parametrize("key", sorted(PAINTERS))
async def test_the_first_turns_with_pictures(key: str, tmp_path: Path) -> None:
    names = NAMES[: GAMES[key].spec.seats[0]]
    async with discord_stage(tmp_path, GAMES, names, painters=PAINTERS, slow=True) as stage:
        await stage.open_table(key, names)
        start = stage.recent(stage.thread(), 1)[0]
        assert len(start.attachments) == 1
        assert start.attachments[0].description
        desks = [Desk(stage, name) for name in names]
        for _ in range(8):
            for desk in desks:
                if await desk.act(Fingers(2)):
                    break
        assert all(stage.dm(name)[-1].attachments for name in names)
        stage.checked()
