"""Moves typed in one's own words: every option's line is understood as that option and no other."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.locales import speaker
from bot.locales.translations import locales
from bot.rulebook.move_vocabulary import LanguageVocabulary, vocabulary_of
from bot.rulebook.text_matching import folded, words_in
from engine.core.game import AnyGame, Decision, Option
from engine.core.parse import ParseError, complete, named
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import text
from engine.keythedral.game import KEYTHEDRAL
from engine.registry import GAMES
from engine.simulate import next_to_move
from tests.support.conformance import is_long, setups

SIGNS, BETWEEN_LETTERS = set(">@+,"), re.compile("-(?=[a-z])")
NUMBERS = re.compile(r"-?\d+")
LANGUAGES = [language for language in locales() if language != "en"]
GAMES_PLAYED = int(os.environ.get("TONGUES", "1"))


def positions(game: AnyGame, every: int = 1) -> Iterator[tuple[Any, Decision[Any]]]:
    """Yield questions of random games that contain new words, ignoring numbers and cells."""
    seen = set[str]()
    for number, setup in enumerate(setups(game)):
        if number >= 2 * GAMES_PLAYED:
            return
        state, rng, silence = game.new_game(setup), Rng(seed_from(f"vocabulary {number}"), 1 << 40), Silence()
        while (choices := game.choices(state)) and not game.is_at_standstill(state):
            choice = next_to_move(choices, rng)
            if not rng.below(every):
                decision = game.decision_of(state, choice.seat)
                assert decision is not None
                new = {outline(option.words) for option in decision.options} - seen
                if new:
                    seen |= new
                    yield state, decision
            game.play(state, choice.actions[rng.below(len(choice.actions))], silence)


def outline(words: str) -> str:
    return NUMBERS.sub("#", words)


def in_other_letters(line: str) -> str:
    """Return spellings without accents, and names of several words."""
    return " ".join(
        word if SIGNS & set(word) else BETWEEN_LETTERS.sub(" ", word) for word in folded(line).split()
    )


def read(
    game: AnyGame, decision: Decision[Any], typed: str, vocabulary: LanguageVocabulary
) -> Option[Any] | None:
    """The option that a line names by its first reading that names one."""
    for words in vocabulary.readings(typed):
        with contextlib.suppress(ParseError):
            return named(decision.options, game.normalise_typed(words), vocabulary)
    return None


@pytest.mark.parametrize("key", GAMES)
def test_every_option_is_understood_in_every_language(key: str) -> None:
    game, seen = GAMES[key], set[tuple[str, str]]()
    for _, decision in positions(game):
        for language in LANGUAGES:
            vocabulary = vocabulary_of(key, language)
            for option in decision.options:
                line = vocabulary.spoken(option.words)
                if (language, outline(line)) in seen:
                    continue
                seen.add((language, outline(line)))
                for typed in (line, in_other_letters(line), option.words):
                    assert read(game, decision, typed, vocabulary) == option, (language, typed)
    assert len(seen) >= len(LANGUAGES) * (9 if is_long(game) else 2)


@pytest.mark.parametrize("language", locales())
def test_examples_in_commands_are_moves_as_they_are_typed_there(language: str) -> None:
    say, vocabulary = speaker(language), vocabulary_of("keyflower", language)
    order = say(text("command-orders-add")).rpartition(":")[2]
    assert vocabulary.written(order) == "raise sawmill red 4"
    line, _, condition = say(text("command-option-order")).rpartition(":")[2].partition(";")
    assert vocabulary.written(line) == "bid sawmill"
    *paid, last = condition.removesuffix("…").split()
    assert (vocabulary.written(" ".join(paid)), vocabulary.means(last, "if")) == ("red 3", True)
    move = words_in(say(text("command-option-move")))[-1]
    assert vocabulary.same("pass", move)


def test_words_are_understood_in_any_form_without_accents_and_beside_english_ones() -> None:
    said = {
        "de": ("biete auf das Sägewerk", "bieten saegewerk", "bid sägewerk", "Gebot sawmill"),
        "nl": ("bied op de zagerij", "bieden ZAGERIJ", "bid zagerij"),
        "fr": ("enchéris sur la scierie", "encherir scierie", "mise scierie"),
        "es": ("pujo por aserradero", "puja en el aserradero", "ofertar sawmill"),
    }
    game = GAMES["keyflower"]
    decision = next(decision for _, decision in positions(game) if game_offers(decision, "bid sawmill"))
    for language, lines in said.items():
        for line in lines:
            found = read(game, decision, line, vocabulary_of("keyflower", language))
            assert found is not None, (language, line)
            assert found.words == "bid sawmill", (language, line)


def game_offers(decision: Decision[Any], words: str) -> bool:
    return any(option.words == words for option in decision.options)


def test_cells_are_typed_as_the_picture_of_a_language_has_them() -> None:
    for language, cell in {"de": "2o 1s", "nl": "2O1Z", "fr": "2E 1S", "es": "2e1s"}.items():
        readings = vocabulary_of("keythedral", language).readings(f"3 {cell}")
        assert KEYTHEDRAL.normalise_typed(readings[0]) == ["3", "2,1"], language
    assert vocabulary_of("keythedral", "es").readings("2O1N")[0] == ["2w1n"], "in Spanish the west is oeste"


def test_completion_goes_on_from_the_words_of_a_language() -> None:
    game = GAMES["keyflower"]
    state, decision = next(found for found in positions(game) if game_offers(found[1], "bid gold-mine"))
    for language, partial in {"es": "pujar mina de o", "fr": "enchérir mine d", "de": "biete goldmi"}.items():
        lines = complete(game, state, decision.seat, partial, vocabulary_of("keyflower", language))
        assert lines == ["bid gold-mine"], (language, lines)
