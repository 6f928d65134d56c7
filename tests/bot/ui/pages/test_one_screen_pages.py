"""/help and /settings fit on one phone screen each, in every language and with every choice."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest
from msgspec.structs import replace

from bot.locales.translations import locales
from bot.ui.kit.blocks import Buttons, Menu, Page, Words
from bot.ui.kit.localiser import Localiser, Localisers
from bot.ui.pages.help_pages import _MORE, _further_page, help_page
from bot.ui.pages.settings import settings_page
from bot.values.people import Habits, Person, Statistics, TileNames
from engine.core.text import UserText
from engine.registry import GAMES
from tools.bench.panels.heights import SCREEN, block_height, side_by_side

NOW = 1_780_000_000.0
_GAP = 9  # between two blocks
SWITCHES = ("digest", "night", "big", "confirm", "likely", "icons", "explain")


def height(page: Page) -> float:
    return sum(block_height(block) + _GAP for block in page.blocks)


def labels(page: Page) -> list[str]:
    return [button.label for block in page.blocks if isinstance(block, Buttons) for button in block.buttons]


def reader(language: str, habits: Habits | None = None) -> tuple[Person, Localiser]:
    person = Person(1, UserText("Ada"), language, "dm", habits=habits or Habits())
    return person, Localisers().plain(language)


@pytest.mark.parametrize("language", locales())
def test_help_is_one_screen_and_so_is_each_page_behind_it(language: str) -> None:
    _, localiser = reader(language)
    first = help_page(GAMES, localiser)
    assert height(first) <= SCREEN
    assert all(height(_further_page(page, localiser)) <= SCREEN for page in _MORE)
    steps = first.blocks[0]
    assert isinstance(steps, Words)
    assert [line[:2] for line in steps.text.splitlines() if line[:1].isdigit()] == ["1.", "2.", "3."]
    assert localiser("panel-rule") not in steps.text, "the rest is behind the buttons"


@pytest.mark.parametrize("language", locales())
def test_settings_fit_one_screen_with_any_choice(language: str) -> None:
    for on, tiles, statistics in product((True, False), get_args(TileNames), get_args(Statistics)):
        habits = replace(
            Habits(tiles=tiles, statistics=statistics, remind_in="dm" if on else "thread"),
            **dict.fromkeys(SWITCHES, on),
        )
        person, localiser = reader(language, habits)
        page = settings_page(person, localiser, NOW)
        assert height(page) <= SCREEN
        rows = [block.buttons for block in page.blocks if isinstance(block, Buttons)]
        assert all(len(side_by_side(row)) == 1 for row in rows), "a row is one line"


@pytest.mark.parametrize("language", locales())
def test_a_switch_says_what_it_is_about_and_its_state(language: str) -> None:
    """No two switches are about a thing of the same name."""
    person, localiser = reader(language)
    parts = [label.partition(":") for label in labels(settings_page(person, localiser, NOW))]
    assert all(name.strip() and state.strip() for name, _, state in parts)
    assert len({name for name, *_ in parts}) == len(parts)


def test_settings_stand_by_topic_with_the_language_first() -> None:
    person, localiser = reader("en")
    blocks = settings_page(person, localiser, NOW).blocks
    assert isinstance(blocks[0], Menu)
    assert "setlanguage" in blocks[0].custom_id
    topics = [block.text.split("**")[1] for block in blocks if isinstance(block, Words)]
    assert topics == ["Reminders", "Your time", "Pictures", "Your games"]
