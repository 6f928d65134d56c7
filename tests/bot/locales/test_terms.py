"""Names of things follow the boxes and rulebooks in every language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax.serializer import serialize_pattern

from tests.bot.locales.test_languages import messages
from tests.support.terms import TABLE, from_table, is_name, printed

LANGUAGES = ("en", "nl", "fr", "es", "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_have_their_printed_names(language: str) -> None:
    said = {key: serialize_pattern(pattern).strip() for key, (_, pattern) in messages(language).items()}
    wrong = {
        key: (said[key], terms[language])
        for key, terms in printed().items()
        if not _is_called(said[key].casefold(), terms[language].casefold(), whole=is_name(key))
    }
    assert wrong == {}


def _is_called(said: str, term: str, *, whole: bool) -> bool:
    return said == term if whole else term in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["keyflower", "keyper"])
def test_no_two_tiles_of_a_game_share_a_name(game: str, language: str) -> None:
    named = {
        key: serialize_pattern(pattern).strip()
        for key, (_, pattern) in messages(language).items()
        if re.fullmatch(rf"{game}-tile-.*(?<!-help)", key)
    }
    assert len(named) > 50
    assert len(set(named.values())) == len(named)


def test_the_facts_are_those_of_the_table() -> None:
    if not TABLE.exists():
        pytest.skip("the table of terms does not lie beside the project")
    assert printed() == from_table()
