"""A whole game of every registered game, and its first turns with pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.rng import Rng, seed_from
from engine.registry import GAMES
from engine.simulate import play_random
from playground import simcord_access
from render.registry import PAINTERS
from tests.support.conformance import setup_for
from tests.support.discord_play import PanelPlayer, play_to_the_end
from tests.support.discord_stage import Fingers, discord_stage, words

NAMES = ["anna", "bob", "carol", "dave", "erin", "fred"]
SPOKEN = ["en-US", "de", "es-ES", "fr", "nl", "de"]
LONG = 700
"""Picks that are too many for a test."""


def helpers(game: Game[Any, Any, Any]) -> int:
    """Return the number of computers: the maximum if random picks may prolong a game."""
    few, most = game.spec.seats[0], game.spec.seats[-1]
    lengths = (play_random(game, setup_for(game, few, f"{n}"), Rng(seed_from(f"{n}")))[1] for n in range(6))
    return most - few if any(length > LONG for length in lengths) else 0


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_a_whole_game_by_presses_and_typed_lines(
    key: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """All players except the host use another language."""
    names = NAMES[: GAMES[key].spec.seats[0]]
    async with discord_stage(tmp_path, GAMES, names) as stage:
        spoken = {stage.players[name].id: language for name, language in zip(names, SPOKEN, strict=False)}
        simcord_access.speak(stage.env, spoken.__getitem__)
        await stage.open_table(key, names, computers=helpers(GAMES[key]))
        board = (await stage.players[names[0]].slash(stage.thread(), "game board")).response
        assert len(words(board)) > 100, "without pictures it is shown in words"
        assert not board.attachments
        await play_to_the_end(stage, names, Fingers(1, hurry=0.9), limit=2000, talkers=(names[1],))
        assert "wins with" in words(stage.newest(stage.thread()))
        stage.checked()
    assert [line.getMessage() for line in caplog.records if line.levelname == "ERROR"] == []


async def test_keyflower_for_four_with_closed_dms_refused_threads_and_restarts(tmp_path: Path) -> None:
    """One plays in DMs, one by words, one in a private thread, one behind the button; the bot keeps dying."""
    names = NAMES[:4]
    async with discord_stage(tmp_path, GAMES, names, seed=2) as stage:
        stage.close_dms("carol")
        stage.close_dms("dave")
        path = f"/channels/*/thread-members/{stage.players['dave'].id}"
        stage.env.inject_error("PUT", path, status=403, code=50013, times=None)
        await stage.open_table("keyflower", names)
        await play_to_the_end(
            stage, names, Fingers(4, hurry=0.9), limit=2000, talkers=("bob",), restart_every=10
        )
        assert "wins with" in words(stage.newest(stage.thread()))
        assert not stage.dm("carol")
        assert (await stage.bot.context.services.people.get(stage.players["dave"].id)).reach == "button"
        stage.checked()


@pytest.mark.parametrize("key", sorted(PAINTERS))
async def test_the_first_turns_with_pictures(key: str, tmp_path: Path) -> None:
    names = NAMES[: GAMES[key].spec.seats[0]]
    async with discord_stage(tmp_path, GAMES, names, painters=PAINTERS, slow=True) as stage:
        await stage.open_table(key, names)
        start = stage.recent(stage.thread(), 1)[0]
        assert len(start.attachments) == 1
        assert start.attachments[0].description
        desks = [PanelPlayer(stage, name) for name in names]
        for _ in range(8):
            for desk in desks:
                if await desk.act(Fingers(2)):
                    break
        assert all(stage.dm(name)[-1].attachments for name in names)
        stage.checked()
