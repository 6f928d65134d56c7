"""The page itself, with the sample bot behind it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from playground.world import World
from tests.e2e_browser.conftest import OPTION, PHONE, Visit, command
from tests.support.playground import playground
from tests.support.sample_bot import SampleBot

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_light_and_dark_are_remembered_and_one_click_opens_a_demo_table(visit: Visit) -> None:
    page = await visit("ada")
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")
    await page.locator("#theme").click()
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    await expect(page.get_by_role("heading", name="Welcome to Key Street, Ada")).to_be_visible()
    await page.locator(".card[data-demo]").click()
    await expect(page.locator("#place-name")).to_contain_text("Demo")
    await expect(page.locator(".message.calls")).to_contain_text("Welcome to Demo, @Ada")


async def test_a_name_that_nobody_has_is_said(visit: Visit) -> None:
    page = await visit("bob", locale="de-DE")
    await expect(page.locator(".toast")).to_contain_text("„bob“ gibt es hier nicht: Du bist Ada.")
    assert page.url.endswith("?as=ada"), "and not said again"


async def test_a_layout_rows_and_a_form_with_all_their_parts_and_words_become_no_markup(visit: Visit) -> None:
    page = await visit("ada")
    await command(page, "/layout")
    message = page.locator(".message").last
    await expect(message.locator(".via")).to_have_text("Adaused /layout")
    await expect(message.locator(".container .pictures.many img")).to_have_count(2)
    await expect(message.locator(".file")).to_contain_text("notes.txt")
    await expect(message.locator("h2")).to_have_text("A layout")
    await message.locator(".pictures .picture").first.click()
    await expect(page.locator("dialog.lightbox img")).to_have_attribute("alt", "Card one")
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog.lightbox")).to_have_count(0)
    await message.get_by_role("button", name="Counted 0").click()
    await expect(message.get_by_role("button", name="Counted 1")).to_be_visible()

    await command(page, "/rows")
    message = page.locator(".message").last
    await expect(message.get_by_role("button", name="Off")).to_be_disabled()
    await message.locator(".spoiler").click()
    await expect(message.locator(".spoiler")).to_have_class(re.compile("shown"))
    await message.locator(".pick").click()
    await page.locator(OPTION, has_text="apricot").click()
    await expect(message.locator(".pick .label")).to_have_text("apricot")
    await expect(message.locator(".failed")).to_have_text("This interaction failed.")

    await command(page, "/form")
    form = page.locator("dialog.form")
    await form.get_by_label("Name").fill("Ada")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    answer = page.locator(".message.private").last
    await expect(answer).to_contain_text("Form: Ada")
    await answer.get_by_role("button", name="Dismiss message").click()
    await expect(page.locator(".message.private")).to_have_count(0)

    nasty = "<img src=x onerror=alert(1)> [x](javascript:alert(1)) **bold**"
    await page.locator("#composer-text").fill(nasty)
    await page.keyboard.press("Enter")
    message = page.locator(".message").last
    await expect(message.locator("b").last).to_have_text("bold")
    await expect(message).to_contain_text("<img src=x onerror=alert(1)> [x](javascript:alert(1))")
    assert await message.locator("img:not(.avatar img), a").count() == 0


async def test_options_and_autocomplete_by_keyboard_alone_and_a_missing_option_is_named(visit: Visit) -> None:
    page = await visit("ada")
    await page.keyboard.press("/")
    await expect(page.locator(OPTION).first).to_contain_text("/")
    await page.keyboard.type("fru")
    await expect(page.locator(OPTION)).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.keyboard.type("ap")
    await expect(page.locator(OPTION)).to_have_text(["Apple", "Apricot"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator("#option-fruit")).to_have_value("Apricot")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("1 apricot")
    await page.locator("#composer-text").fill("/fruit")
    await page.keyboard.press("Enter")
    await page.locator(".command button[type=submit]").click()
    await expect(page.locator(".hint")).to_have_text("fruit is needed.")


async def test_two_windows_and_what_the_other_does_not_see(visit: Visit, world: World) -> None:
    ada, ben = await visit("ada"), await visit("ben")
    await ada.locator("#composer-text").fill(f"Your turn, <@{world.people['ben'].id}>!")
    await ada.keyboard.press("Enter")
    await expect(ben.locator(".message.calls")).to_contain_text("Your turn, @Ben!")
    await ben.locator(".place", has_text="table-talk").click()
    await ada.locator("#composer-text").fill("/letter ben")
    await ada.locator("#option-to").fill("Ben")
    await ada.keyboard.press("Enter")
    await ada.keyboard.press("Enter")
    await expect(ada.locator(".message.private").last).to_contain_text("Sent.")
    await expect(ben.locator(".place.dm .badge")).to_have_text("1")
    await expect(ben.locator(".place", has_text="games")).not_to_have_class(re.compile("new"))
    await ben.locator(".place.dm").click()
    await expect(ben.locator(".message")).to_contain_text("A secret letter.")
    await expect(ben.locator(".place.dm .badge")).to_have_count(0)
    await ada.locator(".place.dm").click()
    await expect(ada.locator(".welcome")).to_contain_text("Nothing here yet")


async def test_the_page_speaks_the_browsers_language_or_a_chosen_one(visit: Visit, world: World) -> None:
    world.languages = {"en-US": "English", "de": "Deutsch"}
    page = await visit("ada", locale="nl-NL")
    await expect(page.locator("#places h3").first).to_have_text("Kanalen")
    assert await page.locator("html").get_attribute("lang") == "nl"
    await expect(page.locator("#composer-text")).to_have_attribute(
        "placeholder", re.compile("^Bericht aan #")
    )
    await page.locator("#me").click()
    async with page.expect_navigation():
        await page.get_by_label("Taal van deze pagina").select_option(label="Français")
    await expect(page.locator("#places h3").first).to_have_text("Salons")
    await page.locator("#me").click()
    await expect(page.get_by_label("Langue de Discord")).to_have_value("en-US")
    async with page.expect_navigation():
        await page.get_by_label("Langue de cette page").select_option(value="")
    await expect(page.locator("#places h3").first).to_have_text("Kanalen")


async def test_discord_speaks_as_the_page_does_until_somebody_says_otherwise(
    visit: Visit, world: World
) -> None:
    world.languages = {"en-US": "English", "de": "Deutsch", "fr": "Français"}
    ben = world.people["ben"].id
    page = await visit("ben", locale="de-DE")
    await page.locator("#me").click()
    await expect(page.get_by_label("Sprache von Discord")).to_have_value("de")
    assert world.language_of(ben) == "de"
    async with page.expect_navigation():
        await page.get_by_label("Sprache von Discord").select_option(label="English")
    await expect(page.locator("#me")).to_contain_text("Ben")
    assert world.language_of(ben) == "en-US"  # said once, it stays
    await page.locator("#me").click()
    await expect(page.get_by_label("Sprache von Discord")).to_have_value("en-US")
    await visit("cleo")
    assert not world.has_spoken(world.people["cleo"].id)


async def test_the_clock_brings_the_reminder_to_nobody_else(visit: Visit) -> None:
    page = await visit("ada")
    await page.locator("#composer-text").fill("/remind 20")
    await page.keyboard.type(" ")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.private")).to_contain_text("I will.")
    await page.locator("#clock").click()
    await page.get_by_role("menuitem", name="Skip a day").click()
    await expect(page.locator(".place.dm .badge")).to_have_text("1")
    await page.locator("#me").click()
    await page.get_by_role("menuitem", name="Cleo").click()
    await expect(page.locator("#me")).to_contain_text("Cleo")
    await expect(page.locator(".message.private")).to_have_count(0)


async def test_trouble_from_the_developers_panel(visit: Visit) -> None:
    page = await visit("ada")
    await page.locator("#developer-open").click()
    await page.get_by_label("Ada takes no DMs").check()
    await page.locator("#composer-text").fill("/letter Ada")
    await page.locator("#option-to").press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.private")).to_contain_text("Their door is closed.")
    await expect(page.locator(".request", has_text="POST").first).to_be_visible()
    await page.get_by_role("button", name="Restart the bot").click()
    await expect(page.locator(".toast")).to_contain_text("restarted")
    await command(page, "/layout")
    await page.locator(".message").last.get_by_role("button", name="Counted 0").click()
    await expect(page.get_by_role("button", name="Counted 1")).to_be_visible()
    await page.locator("#developer button").first.focus()
    await page.keyboard.press("Escape")
    await expect(page.locator("#developer")).to_be_hidden()


async def overflow(page: Page) -> int:
    return int(await page.evaluate("document.documentElement.scrollWidth - innerWidth"))


async def test_a_phone_is_wide_enough(visit: Visit) -> None:
    page = await visit("ada", PHONE)
    await command(page, "/layout")
    await command(page, "/rows")
    await expect(page.locator(".message")).to_have_count(2)
    assert await overflow(page) <= 0
    writing = "text => [text.scrollWidth, text.clientWidth, getComputedStyle(text).overflowX]"
    wide, room, shown = await page.locator("#composer-text").evaluate(writing)
    assert wide <= room or shown == "hidden"  # a long name of a channel needs no scroll bar
    await expect(page.locator("#sidebar")).not_to_be_in_viewport()
    await page.locator("#burger").click()
    await page.locator(".place", has_text="table-talk").click()
    await expect(page.locator("#place-name")).to_contain_text("table-talk")
    await expect(page.locator("#sidebar")).not_to_be_in_viewport()


async def test_an_open_page_finds_back_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    async with playground(SampleBot, tmp_path) as (address, _):
        page = await browser.new_page()
        await page.goto(f"{address}?as=ada")
        await command(page, "/layout")
        await expect(page.locator(".message")).to_have_count(1)
    await expect(page.locator("#lost")).to_be_visible()
    port = int(address.split(":")[2].split("/")[0])
    async with playground(SampleBot, tmp_path, port=port):
        await expect(page.locator("#lost")).to_be_hidden(timeout=60_000)
        await page.locator(".message").get_by_role("button", name="Counted 0").click()
        await expect(page.get_by_role("button", name="Counted 1")).to_be_visible()
        await page.close()
