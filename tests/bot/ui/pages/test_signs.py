"""The page with the legend of signs."""

from __future__ import annotations

import pytest

from bot.locales.translations import locales
from bot.ui.kit.blocks import Button, Buttons, Page, Picture, Pictures
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.signs import signs_buttons, signs_page
from bot.ui.pictures.renderer import PictureRenderer
from bot.values.people import PictureStyle
from bot.values.table import Table
from engine.keyflower.game import KEYFLOWER
from render.registry import PAINTERS
from tests.support.conformance import setup_for
from tools.bench.panels.random_panels import live_table


async def pages_of(locale: str, table: Table | None = None) -> list[Page]:
    """Every page, as its buttons lead there."""
    renderer = PictureRenderer(PAINTERS, 1)
    localiser = Localisers().plain(locale, (), "keyflower")
    style = PictureStyle()
    try:
        first = await signs_page(renderer, "keyflower", locale, localiser, style, table)
        return [
            await signs_page(renderer, "keyflower", locale, localiser, style, table, number)
            for number in range(1, len(buttons_of(first)) + 1)
        ]
    finally:
        renderer.close()


def buttons_of(page: Page) -> tuple[Button, ...]:
    return next(block.buttons for block in page.blocks if isinstance(block, Buttons))


def picture_of(page: Page) -> Picture:
    (gallery,) = (block for block in page.blocks if isinstance(block, Pictures))
    (picture,) = gallery.pictures
    return picture


@pytest.mark.parametrize("locale", locales())
async def test_each_page_of_the_legend_has_one_picture_with_words(locale: str) -> None:
    pages = await pages_of(locale)
    assert len({picture_of(page).alt for page in pages}) == len(pages) > 1
    for number, page in enumerate(pages, 1):
        assert picture_of(page).alt
        assert len(picture_of(page).data) < 400_000
        blue = [button.label for button in buttons_of(page) if button.style == "verb"]
        assert blue == [str(number)]


async def test_a_table_without_the_expansion_leaves_its_signs_out() -> None:
    table = live_table(KEYFLOWER, KEYFLOWER.new_game(setup_for(KEYFLOWER, 2, "signs")), 2).table
    table.options.clear()
    pages = await pages_of("en", table)
    told = " ".join(picture_of(page).alt for page in pages)
    assert "Merchants" not in told
    assert "Wood" in told
    assert all(button.custom_id.split(":")[2:4] == ["keyflower", table.id] for button in buttons_of(pages[0]))


def test_the_button_names_game_and_table() -> None:
    localiser = Localisers().plain("en")
    assert [button.custom_id for button in signs_buttons("keyper", localiser, "abc")] == [
        "b:signs:keyper:abc"
    ]
    assert [button.custom_id for button in signs_buttons("keyper", localiser)] == ["b:signs:keyper"]
    assert signs_buttons("a game without pictures", localiser) == []
