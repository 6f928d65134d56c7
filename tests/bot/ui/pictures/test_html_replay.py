"""The replay as a page: its turns have the numbers they have in the log, and it opens in one language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.cli import record_in
from bot.locales.translations import locales, own_name
from bot.ui.kit.localiser import Localisers
from bot.ui.pictures.html_replay import _heads, _steps, replay_page, replay_voices
from engine.core.record import Move, record_of, replay
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup
from engine.core.text import UserText
from engine.players import random_ish_player
from engine.registry import GAMES
from render.registry import PAINTERS
from tests.bot.cli.test_records import REPLAYS, packed_in
from tests.conftest import NewStage
from tests.support.conformance import some_seats
from tests.support.service_harness import ANN, BEN, Stage

PICKS = 90


@pytest.fixture
async def many(new_stage: NewStage) -> Stage:
    return await new_stage(games=GAMES)


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_turns_have_the_numbers_of_the_log(many: Stage, key: str) -> None:
    game_id = await many.game(ANN, BEN, computers=some_seats(GAMES[key], 3) - 2, game=key)
    rng, game = Rng(seed_from(key)), GAMES[key]
    for _ in range(PICKS):
        asked = await many.asked(game_id)
        if not asked:
            break
        panel = await many.services.turns.panel(game_id, asked[0])
        assert panel.decision is not None
        number = panel.decision.options.index(random_ish_player(panel.view, panel.decision, rng))
        await many.services.turns.pick(game_id, asked[0], panel.mark, number, cause=many.cause())
    async with many.store.reading() as reader:
        saved = await reader.games.saved(game_id)
        turns, moves = await reader.log.turns(game_id), await reader.log.moves(game_id)
    assert saved is not None
    setup = Setup(len(saved.table.seats), saved.seed, saved.table.options)
    played = [Move(move.seat, move.words) for move in moves]
    record = record_of(
        game, setup, played, replay(record_of(game, setup, played, game.new_game(setup)), game)
    )
    first, *steps = _steps(record, game)
    assert first.turn == 0
    assert [step.turn for step in steps] == sorted({turn.step for turn in turns})
    assert steps[-1].last == turns[-1].turn
    assert len(_heads([first, *steps], len(steps) + 3)) == len(steps) + 3


def test_it_opens_in_the_language_of_its_pictures_and_says_so_in_others() -> None:
    record = record_in(Path(REPLAYS) / "lantern-2p.json")
    names = (UserText("Ann"), UserText("Ben"))
    voices = replay_voices(Localisers().plain, record.game, lambda _: names)
    page = replay_page(record, GAMES[record.game], PAINTERS[record.game], voices, "de", seats=False).decode()
    book = json.loads(packed_in(page, "words"))
    assert book["language"] == "de"
    assert set(book["languages"]) == set(locales())
    assert all(own_name("de") in said[book["drawn"]] for said in book["phrases"].values())
    assert [book["phrases"]["en"][head] for head in book["heads"]][-2:] == ["The end", "The end"]
