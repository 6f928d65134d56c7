"""The replay as a page: its turns have the numbers of the log, its pictures words in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.cli import record_in
from bot.locales.translations import locales
from bot.ui.kit.localiser import Localiser, Localisers
from bot.ui.pictures.html_replay import _heads, _steps, replay_page, replay_voices
from bot.ui.pictures.replay_words import ReplayWords
from engine.core.record import Move, record_of, replay
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup
from engine.core.text import Text, UserText, text
from engine.players import random_ish_player
from engine.registry import GAMES
from engine.simulate import setup_from
from render.registry import PAINTERS
from tests.bot.cli.test_records import REPLAYS, packed_in
from tests.conftest import NewStage, on_sqlite
from tests.support.conformance import some_seats
from tests.support.service_harness import ANN, BEN, Stage

PICKS = 90


@pytest.fixture
async def many(new_stage: NewStage) -> Stage:
    return await new_stage(games=GAMES)


@on_sqlite
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


def _voices(game: str) -> dict[str, Localiser]:
    return replay_voices(Localisers().plain, game, lambda _: (UserText("Ann"), UserText("Ben")))


def test_it_opens_in_the_language_asked_for_and_writes_on_pictures_in_each() -> None:
    record = record_in(Path(REPLAYS) / "lantern-2p.json")
    voices, game = _voices(record.game), GAMES[record.game]
    page = replay_page(record, game, PAINTERS[record.game], voices, "de", seats=False).decode()
    book = json.loads(packed_in(page, "words"))
    assert book["language"] == "de"
    assert set(book["languages"]) == set(locales())
    numbers = {int(n) for *_, line in book["written"] for n in re.findall("¤(\\d+)¤", line)}
    assert numbers
    for number in numbers:
        assert len({said[number] for said in book["phrases"].values()}) > 1
    written = {at for view in book["views"] for *_, found in view["steps"] for at in found}
    assert written == set(range(len(book["written"])))


@pytest.mark.parametrize("key", sorted(PAINTERS))
def test_a_picture_keeps_only_words_that_are_the_same_in_every_language(key: str) -> None:
    game, voices = GAMES[key], _voices(key)
    view = game.view_for(game.new_game(setup_from(game, 2, "words", {})), 0)
    for kind in PAINTERS[key].kinds(view):
        said = dict[Text, tuple[str, ...]]()

        def spoken(words: Text, said: dict[Text, tuple[str, ...]] = said) -> tuple[str, ...]:
            said[words] = tuple(voice.label(words) for voice in voices.values())
            return said[words]

        def number(words: Text, said: dict[Text, tuple[str, ...]] = said) -> int:
            return list(said).index(words)

        words = ReplayWords(spoken, number)
        scene = PAINTERS[key].draw(view, kind, words.say)
        before, taken = len(scene.labels), words.take(scene)
        assert len(scene.labels) <= before - len(taken)
        left = {label.words for label in scene.labels}
        assert not any("¤" in one for one in left)
        differing = {one for each in said.values() if len(set(each)) > 1 for one in each if len(one) > 1}
        assert not left & differing, kind
        for x, _, _, _, _, room, _, _ in words.all():
            assert 0 <= x <= scene.width
            assert room > 0, kind


def test_a_name_with_the_sign_of_stand_ins_is_written_by_the_page() -> None:
    words = ReplayWords(lambda _: ("¤7¤", "¤7¤"), lambda _: 3)
    assert words.say(text("pictures-player")).startswith("¤3¤")
