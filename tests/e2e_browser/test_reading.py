"""The reader's position on the page: answers, new messages, zoom and focus do not move it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from playground.people import Person
from playground.world import World
from tests.e2e_browser.conftest import PHONE, Visit, command
from tests.support.playground import playground
from tests.support.sample_bot import SampleBot

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def scrolled_up(page: Page) -> None:
    """A channel with more than a screen, and the reader at its top."""
    for _ in range(4):
        await command(page, "/layout")
    await expect(page.locator(".message")).to_have_count(4)
    await expect(page.locator(".message").last).to_be_in_viewport()
    await up(page)


async def up(page: Page) -> None:
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, -4000)
    await expect(page.locator(".message").last).not_to_be_in_viewport()


async def say(world: World, who: str, words: str) -> None:
    person = world.people[who]
    await world.act(lambda: person.member.send(world.guild.channels["games"], words))


async def test_new_messages_are_told_where_there_are_some_and_an_answer_comes_into_view(
    visit: Visit, world: World
) -> None:
    page = await visit("ada", PHONE)
    await scrolled_up(page)
    await page.locator(".message").first.get_by_role("button", name="Counted 0").click()
    await expect(page.get_by_role("button", name="Counted 1")).to_be_visible()
    await expect(page.locator("#jump")).to_be_hidden()

    await say(world, "ben", "Hello there.")
    await expect(page.locator("#jump")).to_be_visible()
    above = await page.locator("#scroll").bounding_box()
    strip = await page.locator("#jump").bounding_box()
    below = await page.locator("#composer").bounding_box()
    assert above is not None
    assert strip is not None
    assert below is not None
    assert above["y"] + above["height"] <= strip["y"] + 0.5, "it lies over no message"
    assert strip["y"] + strip["height"] <= below["y"] + 0.5, "nor over the message box"

    await page.locator("#jump").click()
    await expect(page.locator(".message", has_text="Hello there.")).to_be_in_viewport()
    await expect(page.locator("#jump")).to_be_hidden()

    await up(page)
    await command(page, "/whisper")
    await expect(page.locator(".message.private")).to_be_in_viewport()
    await expect(page.locator("#jump")).to_be_hidden()


async def test_zooming_keeps_what_was_tapped_under_the_finger(visit: Visit) -> None:
    page = await visit("ada", PHONE)
    await command(page, "/layout")
    await page.locator(".pictures .picture").first.click()
    image = page.locator("dialog.lightbox img")
    await expect(image).to_be_visible()
    where = "(image, [x, y]) => { const at = image.getBoundingClientRect();" + (
        "return [(x - at.left) / at.width, (y - at.top) / at.height, at.width]; }"
    )
    finger = [300, 420]
    across, down, small = await image.evaluate(where, finger)
    assert 0.7 < across < 0.95, "near the right edge"
    await page.mouse.click(*finger)
    await expect(page.locator("dialog.lightbox.full")).to_be_visible()
    after_across, after_down, large = await image.evaluate(where, finger)
    assert large > small
    assert abs(after_across - across) < 0.05
    assert abs(after_down - down) < 0.2, "it stands in the middle where it is lower than the screen"


async def test_the_keyboard_stays_on_what_it_was_on_and_never_lands_on_another_button(visit: Visit) -> None:
    page = await visit("ada")
    await command(page, "/layout")
    await page.get_by_role("button", name="Counted 0").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Counted 1")).to_be_visible()
    focused = await page.evaluate("[document.activeElement.tagName, document.activeElement.className]")
    assert focused[0] == "LI", focused
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Counted 1")).to_be_visible()


async def test_a_menu_that_opens_chooses_nothing_by_the_next_key(visit: Visit, world: World) -> None:
    page = await visit("ada")
    before = world.skipped
    await page.locator("#clock").click()
    await expect(page.get_by_role("menu")).to_be_focused()
    await page.keyboard.press("Enter")
    assert world.skipped == before
    await page.keyboard.press("ArrowDown")
    await expect(page.get_by_role("menuitem").first).to_be_focused()
    await page.keyboard.press("Escape")
    await page.locator("#demo-open").click()
    await expect(page.get_by_role("button", name="Close")).to_be_focused()


async def test_the_switch_says_whose_turn_it_is(browser: Browser, tmp_path: Path) -> None:
    turns = {"ben": 1, "cleo": 2}

    async def waiting(_: World, person: Person) -> int:
        return turns.get(person.key, 0)

    async with playground(SampleBot, tmp_path, turns=waiting) as (address, world):
        page = await browser.new_page()
        await page.goto(f"{address}?as=ada")
        await expect(page.locator("#me")).to_contain_text("Turn: Ben, Cleo")
        await page.locator("#me").click()
        await expect(page.get_by_role("menuitem", name="Ben")).to_contain_text("to move")
        await expect(page.get_by_role("menuitem", name="Cleo")).to_contain_text("to move at 2 tables")
        await expect(page.get_by_role("menuitem", name="Eva")).not_to_contain_text("to move")
        turns.clear()
        turns["ada"] = 1
        world.touch()
        await expect(page.locator("#me")).to_contain_text("Your turn")
        await page.close()
