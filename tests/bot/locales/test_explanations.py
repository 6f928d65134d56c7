"""Every question of every released game is explained, in every language, with existing rules."""

from __future__ import annotations

import re

import pytest
from fluent.syntax.serializer import serialize_pattern

from bot.rulebook.rules import rulebook
from engine.registry import GAMES
from tests.bot.locales.test_languages import messages, untranslated

RELEASED = [key for key, game in GAMES.items() if game.is_released]
LANGUAGES = ("en", "de", "nl", "fr", "es")


@pytest.mark.parametrize("key", RELEASED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_topic_is_worded_and_nothing_else_is(key: str, language: str) -> None:
    topics = {one.topic for one in GAMES[key].explanations.values()}
    assert topics
    said = {name for name in messages(language) if re.match(rf"{key}-(explain|costs|look)-", name)}
    assert not [name for name in said if "{" in serialize_pattern(messages(language)[name][1])], (
        "no move is named"
    )
    wanted = {f"{key}-{part}-{topic}" for part in ("explain", "costs", "look") for topic in topics}
    assert said == wanted - set(untranslated(language))


@pytest.mark.parametrize("key", RELEASED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_names_two_or_three_rules_that_there_are(key: str, language: str) -> None:
    book = rulebook(key, language)
    assert book is not None
    known = {rule.number for rule in book.rules}
    for kind, about in GAMES[key].explanations.items():
        assert 2 <= len(about.rules) <= 3, kind
        assert {*about.rules} <= known, kind
