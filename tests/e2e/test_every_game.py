"""A whole game of every registered game."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from engine.core.game import AnyGame
from engine.core.record import Move, export, record_of
from engine.core.rng import seed_from
from engine.players.computer_player import strength_named
from engine.players.matches import turns_of
from engine.registry import GAMES
from engine.simulate import setup_from
from playground import simcord_access
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers, Stage, discord_stage, words

NAMES = ["anna", "bob", "carol", "dave", "erin"]
SPOKEN = ["en-US", "de", "es-ES", "fr", "nl", "de"]
LONG = 100
"""Turns that are too many for a test."""
LAST = 8


async def open_table(stage: Stage, game: AnyGame, names: list[str]) -> None:
    """Open a table; of a long game, import all but its last turns."""
    setup = setup_from(game, len(names), seed_from("whole"), {})
    players = [strength_named("random-ish")] * len(names)
    count = sum(1 for _ in turns_of(game, setup, game.new_game(setup), players))
    if count < LONG:
        await stage.open_table(game.key, names)
        return
    state = game.new_game(setup)
    played = islice(turns_of(game, setup, state, players), count - LAST)
    moves = [Move(turn.seat, words) for turn in played for words in turn.picks]
    data = export(record_of(game, setup, moves, state))
    await stage.resume_game(data, [stage.players[name] for name in names])


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_a_whole_game_by_presses_and_typed_lines(
    key: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """All players except the host use another language."""
    names = NAMES[: GAMES[key].spec.seats[0]]
    async with discord_stage(tmp_path, GAMES, names) as stage:
        spoken = {stage.players[name].id: language for name, language in zip(names, SPOKEN, strict=False)}
        simcord_access.speak(stage.env, spoken.__getitem__)
        await open_table(stage, GAMES[key], names)
        board = (await stage.players[names[0]].slash(stage.thread(), "game board")).response
        assert len(words(board)) > 100, "without pictures it is shown in words"
        assert not board.attachments
        await play_to_the_end(stage, names, Fingers(1, hurry=0.9), limit=2000, talkers=(names[1],))
        assert "wins with" in words(stage.newest(stage.thread()))
        stage.checked()
    assert [line.getMessage() for line in caplog.records if line.levelname == "ERROR"] == []
