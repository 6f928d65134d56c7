"""Set-up pages: available options, their effects, and a first game for newcomers."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest
from msgspec.structs import replace

from bot.locales.translations import locales
from bot.ui.kit.blocks import Button, Buttons, Menu, Page, Words
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.setup import more_page, setup_page
from bot.ui.pages.setup_choices import SetupChoices, changed, first_choices, first_game, settled
from bot.values.table import ServerRules
from engine.registry import GAMES
from tools.bench.panels.heights import SCREEN, block_height

ENGLISH = Localisers().plain("en")
_GAP = 9  # between two blocks


def wished(key: str, **chosen: str) -> SetupChoices:
    return first_choices(GAMES[key], chosen, seats=GAMES[key].spec.seats[-1], language="en")


def shown(key: str, *, newcomer: bool = False, **chosen: str) -> Page:
    return setup_page(wished(key, **chosen), GAMES[key], ENGLISH, newcomer=newcomer)


def said(page: Page) -> str:
    return "\n".join(block.text for block in page.blocks if isinstance(block, Words))


def buttons(page: Page) -> list[Button]:
    return [button for block in page.blocks if isinstance(block, Buttons) for button in block.buttons]


def height(page: Page) -> float:
    return sum(block_height(block) + _GAP for block in page.blocks)


def test_an_option_says_what_it_changes_for_a_player() -> None:
    assert "**Screens:** Others see how many pieces you have, not which." in said(shown("keyflower"))
    opened = said(shown("keyflower", screens="open"))
    assert "**Screens:** What you gain openly stays in front of your screen" in opened
    menus = [block for block in shown("keyflower").blocks if isinstance(block, Menu)]
    assert all(entry.help for menu in menus if ":choice:" in menu.custom_id for entry in menu.entries)


@pytest.mark.parametrize(
    ("key", "expansion", "own"),
    [
        ("keyflower", "merchants", ("ties",)),
        ("keythedral", "laws", ("face-up", "literal", "single-field", "windows")),
    ],
)
def test_options_of_an_expansion_need_the_expansion(key: str, expansion: str, own: tuple[str, ...]) -> None:
    names = [ENGLISH(f"{key}-option-{option}") for option in own]
    on = {option.key: option for option in GAMES[key].spec.options}[expansion].values[-1]
    without, with_it = (
        said(setup_page(wished(key, **{expansion: value}), GAMES[key], ENGLISH)) for value in ("off", on)
    )
    assert not any(f"**{name}" in without for name in names)
    assert all(f"**{name}" in with_it for name in names)


def test_choices_no_longer_offered_return_to_their_defaults() -> None:
    game: Any = GAMES["keythedral"]
    choices = wished("keythedral", windows="strict", edition="second")
    number = [option.key for option in game.spec.options].index("laws")
    less = settled(changed(choices, "flag", number, ""), game)
    chosen = less.options(game.spec)
    assert (chosen["laws"], chosen["windows"], chosen["edition"]) == ("off", "quiet", "second")


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.introductions])
def test_a_first_game_is_the_first_button_of_a_newcomer(key: str) -> None:
    first = buttons(shown(key, newcomer=True))[0]
    assert (first.label, first.style) == ("🎓 First game: off", "plain")
    assert "🎓 First game: off" in [button.label for button in buttons(shown(key))]
    assert buttons(shown(key))[0].label == str(GAMES[key].spec.seats[0])
    chosen = setup_page(first_game(wished(key), GAMES[key]), GAMES[key], ENGLISH)
    assert (buttons(chosen)[0].label, buttons(chosen)[0].style) == ("🎓 First game: on", "verb")
    assert not [block for block in chosen.blocks if isinstance(block, Menu)], "nothing is left to choose"


@pytest.mark.parametrize("language", locales())
def test_extra_options_stand_on_the_second_page(language: str) -> None:
    game: Any = copy(GAMES["keythedral"])
    options = [replace(one, is_extra=one.key in ("face-up", "literal")) for one in game.spec.options]
    game.spec, localiser = replace(game.spec, options=tuple(options)), Localisers().plain(language)
    choices = wished("keythedral")
    first, second = setup_page(choices, game, localiser), more_page(choices, game, localiser, ServerRules())
    switches = {button.custom_id for button in buttons(second) if ":flag:" in button.custom_id}
    assert len(switches) == 2
    assert switches.isdisjoint(button.custom_id for button in buttons(first))
    assert height(second) <= SCREEN
    number = [option.key for option in options].index("face-up")
    chosen = setup_page(changed(choices, "flag", number, ""), game, localiser)
    summed_up = localiser("keythedral-option-face-up")
    assert summed_up in said(chosen), "the first page says what is on"
    assert summed_up not in said(first)


@pytest.mark.parametrize("language", locales())
def test_a_newcomer_has_all_of_it_on_one_screen(language: str) -> None:
    localiser = Localisers().plain(language)
    for key in ("keyflower", "keyper"):
        assert height(setup_page(wished(key), GAMES[key], localiser, newcomer=True)) <= SCREEN
        assert height(more_page(wished(key), GAMES[key], localiser, ServerRules())) <= SCREEN
