"""A lesson is short: at most 40 words above the picture, and a sentence or two above the controls."""

from __future__ import annotations

import re

import pytest

from bot.locales import speaker
from bot.locales.translations import locales
from engine.core.teaching import FirstGame
from engine.core.text import Who, text
from engine.registry import GAMES

COURSES = [course for game in GAMES.values() for course in game.courses]
MOST_ABOVE, MOST_BELOW = 40, 30
WORD = re.compile(r"[^\W_]+(?:[’'][^\W_]+)*")


@pytest.mark.parametrize("language", locales())
@pytest.mark.parametrize("course", COURSES, ids=[course.key for course in COURSES])
def test_a_step_has_few_words(course: FirstGame, language: str) -> None:
    say, before = speaker(language, ["Ada", "Mila"]), ""
    for lesson in course.lessons:
        above = f"{before} {say(text(f'{course.words}-{lesson.key}-say', rival=Who(1)))}"
        below = say(text(f"{course.words}-{lesson.key}-do"))
        assert len(WORD.findall(above)) <= MOST_ABOVE, above
        assert len(WORD.findall(below)) <= MOST_BELOW, below
        before = (
            ""
            if lesson is course.lessons[-1]
            else say(text(f"{course.words}-{lesson.key}-got", rival=Who(1)))
        )
