"""The texts of the playground's page: the same set in five languages."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

import playground

WEB = Path(playground.__file__).parent / "web"
LANGUAGES = ("en", "de", "nl", "fr", "es")
ENTRY = re.compile(r'^  ("[\w-]+"): (".*"),$', re.M)
SAID = re.compile(r'say\([^"()]*"([\w-]+)"(?: : "([\w-]+)")?')
MARKED = re.compile(r'data-(?:say|label|title)="([\w-]+)"')
ARGUMENT = re.compile(r"\{(\w+)\}")


@cache
def words(language: str) -> dict[str, str]:
    found = ENTRY.findall((WEB / f"words-{language}.js").read_text(encoding="utf-8"))
    return {json.loads(key): json.loads(said) for key, said in found}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_everything_with_the_same_arguments(language: str) -> None:
    assert list(words(language)) == list(words("en"))
    for key, said in words("en").items():
        assert set(ARGUMENT.findall(words(language)[key])) == set(ARGUMENT.findall(said)), key


def test_the_page_has_exactly_the_texts_it_uses() -> None:
    asked = set(MARKED.findall((WEB / "index.html").read_text(encoding="utf-8")))
    for path in WEB.glob("*.js"):
        asked |= {key for pair in SAID.findall(path.read_text(encoding="utf-8")) for key in pair if key}
    assert asked <= set(words("en"))
    assert set(words("en")) - asked <= {"language"}
