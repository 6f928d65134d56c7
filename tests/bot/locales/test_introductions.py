"""Introductions on one screen are complete, and refer to the marks in the picture."""

from __future__ import annotations

import re

import pytest

from bot.locales import speaker
from bot.locales.translations import locales
from engine.core.teaching import Introduction
from engine.core.text import Text
from engine.registry import GAMES

INTRODUCTIONS = [(key, each) for key, game in GAMES.items() for each in game.introductions]
POINTS = ("you", "turn", "end", "win")
CIRCLED = "①②③④⑤⑥⑦⑧⑨"
LONGEST = 1800  # signs of all points and mistakes: more is no longer one screen


def said(about: Introduction, language: str, what: str) -> str:
    return speaker(language, markdown=False)(Text(f"{about.words}-{what}", tuple(about.numbers.items())))


@pytest.mark.parametrize("language", sorted(locales()))
@pytest.mark.parametrize("about", [each for _, each in INTRODUCTIONS], ids=lambda each: each.key)
def test_words_and_picture_have_the_same_marks(about: Introduction, language: str) -> None:
    points = " ".join(said(about, language, point) for point in POINTS)
    assert sorted(sign for sign in points if sign in CIRCLED) == list(CIRCLED[: len(about.marks)])
    alt = said(about, language, "alt")
    assert re.findall(r"(?<!\d)(\d)\s?:", alt) == [str(n) for n in range(1, len(about.marks) + 1)]
    assert all(str(number) in points for number in about.numbers.values())
    mistakes = [said(about, language, f"mistake-{number}") for number in (1, 2, 3)]
    assert len(set(mistakes)) == 3
    assert len(points) + sum(map(len, mistakes)) < LONGEST
    assert len(said(about, language, "line")) < 200


def test_numbers_in_the_words_are_those_of_the_game() -> None:
    """They come from the tables; where a sentence spells one out, the tables say the same."""
    by_key = {each.key: each.numbers for _, each in INTRODUCTIONS}
    assert by_key["keyflower"] == {"workers": 8, "seasons": 4}
    assert by_key["merchants"] == {"open": 3, "points": 7, "seasons": 4}
    assert by_key["keyper"] == {"keyples": 8, "colours": 7, "seasons": 4}
    assert by_key["keythedral"] == {"dwellings": 5, "cottage": 1, "house": 2, "last": 5}
