"""Moves typed in one's own words: every option's line is understood as that option and no other."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.rulebook.folding import folded
from bot.rulebook.tongue import LanguageTongue, tongue_of
from bot.words.speak import locales
from engine.core.game import Decision, Option
from engine.core.parse import ParseError, named
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.registry import GAMES
from engine.simulate import next_to_move
from tests.support.conformance import setups
from tests.support.secrecy import AnyGame

SIGNS, BETWEEN_LETTERS = set(">@+,"), re.compile("-(?=[a-z])")
NUMBERS = re.compile(r"-?\d+")
LANGUAGES = [language for language in locales() if language != "en"]
GAMES_PLAYED = int(os.environ.get("TONGUES", "1"))


def positions(game: AnyGame, every: int = 1) -> Iterator[tuple[Any, Decision[Any]]]:
    """Questions of random games with something new in them, whatever its number or cell."""
    seen = set[str]()
    for number, setup in enumerate(setups(game)):
        if number >= 2 * GAMES_PLAYED:
            return
        state, rng, silence = game.new_game(setup), Rng(seed_from(f"tongue {number}"), 1 << 40), Silence()
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
    """Without accents, and names in several words."""
    return " ".join(
        word if SIGNS & set(word) else BETWEEN_LETTERS.sub(" ", word) for word in folded(line).split()
    )


def read(game: AnyGame, decision: Decision[Any], typed: str, tongue: LanguageTongue) -> Option[Any] | None:
    """The option that a line names by its first reading that names one."""
    for words in tongue.readings(typed):
        with contextlib.suppress(ParseError):
            return named(decision.options, game.spelt(words), tongue)
    return None


@pytest.mark.parametrize("key", GAMES)
def test_every_option_is_understood_in_every_language(key: str) -> None:
    game, seen = GAMES[key], set[tuple[str, str]]()
    for _, decision in positions(game):
        for language in LANGUAGES:
            tongue = tongue_of(key, language)
            for option in decision.options:
                line = tongue.spoken(option.words)
                if (language, outline(line)) in seen:
                    continue
                seen.add((language, outline(line)))
                for typed in (line, in_other_letters(line), option.words):
                    assert read(game, decision, typed, tongue) == option, (language, typed)
    assert len(seen) > len(LANGUAGES) * 8
