"""A visitor's path: the real bot, a demo table, turns, a reminder, another player's view."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from bot.app import Latchkey
from bot.cli.play import bot_factory
from bot.config import Config
from bot.demo_tables import demo_tables
from playground.world import World
from tests.e2e_browser.conftest import OPTION, Visit
from tests.support.playground import playground

pytestmark = pytest.mark.asyncio(loop_scope="package")
SLOW = 20_000  # milliseconds: pictures are drawn, computers play
MOST_PICKS = 25
FOOT = re.compile("Undo|More|Confirm")
DRAWN_WITHIN = 150  # milliseconds until a page shows a new message
DEMOS = [demo.key for demo in demo_tables(models=True) if demo.kind == "running"]


@pytest_asyncio.fixture(loop_scope="package")
async def running(tmp_path: Path) -> AsyncIterator[tuple[str, World]]:
    config = Config(
        database=str(tmp_path / "bot.sqlite3"),
        strict_words=True,
        models=True,
        computer_seconds=0,
        limits=False,
        icons=False,
    )
    demos = demo_tables(seeds=lambda: "story", models=True, players="random-ish")
    async with playground(bot_factory(config), tmp_path, demos=demos) as both:
        yield both
        assert [str(error) for error in both[1].env.errors] == []


async def at_rest(world: World) -> None:
    """The bot has answered every press and sent all there is to send."""
    bot = world.env.bot
    assert isinstance(bot, Latchkey)
    courier = bot.courier
    assert courier is not None
    while busy := [
        task for task in (*bot._under_way, *courier._out, courier._round) if task and not task.done()
    ]:
        await asyncio.wait(busy)


async def play_by_menus(page: Page, panel: Locator, world: World) -> None:
    """Presses the last key on offer again and again until the turn can be handed over."""
    confirm = panel.locator(".button.s3:enabled")
    for _ in range(MOST_PICKS):
        await expect(panel.locator(".button").first).to_be_visible(timeout=SLOW)
        await at_rest(world)
        drawn = await panel.element_handle()
        await page.wait_for_timeout(DRAWN_WITHIN)
        while not await page.evaluate(
            "node => node.isConnected", drawn
        ):  # drawn again while it was looked at
            await at_rest(world)
            drawn = await panel.element_handle()
            await page.wait_for_timeout(DRAWN_WITHIN)
        done = await confirm.count() > 0
        keys = panel.locator(".button:enabled").filter(has_not_text=FOOT)
        await (confirm if done else keys.last).click()
        await page.wait_for_function("node => !node.isConnected", arg=drawn, timeout=SLOW)
        if done or "✅" in await panel.inner_text():  # a pick that leaves nothing to choose hands over
            return
    pytest.fail("the turn never came to its end")


async def test_a_turn_by_menus_and_one_by_words(visit: Visit, world: World) -> None:
    page = await visit("ada")
    await expect(page.locator(".welcome")).to_contain_text("Latchkey plays board games on Discord")
    await page.locator(f".card[data-demo={DEMOS[0]}]").click()
    await expect(page.locator(".place.thread")).to_have_attribute("aria-current", "true", timeout=SLOW)
    await expect(page.locator(".message").first).to_contain_text("begins", timeout=SLOW)
    posts = await page.locator(".message").count()

    await expect(page.locator(".place.dm .badge")).to_be_visible(timeout=SLOW)
    await page.locator(".place.dm").click()
    panel = page.locator(".message").last
    await expect(panel).to_contain_text(": your turn", timeout=SLOW)
    await play_by_menus(page, page.locator(".message").first, world)
    await expect(page.locator(".message").last).to_contain_text(": your turn", timeout=SLOW)

    await expect(page.locator(".place.thread")).to_have_class(re.compile("new"), timeout=SLOW)
    await page.locator(".place.thread").click()
    await expect(page.locator(".message").nth(posts)).to_be_visible(timeout=SLOW)
    await page.locator("#composer-text").fill("/play ")
    await page.wait_for_selector("#option-move")
    await expect(page.locator(OPTION).first).to_be_visible(timeout=SLOW)
    line = await page.locator(OPTION).first.inner_text()
    await page.keyboard.type(line[:2])
    await expect(page.locator(OPTION).first).to_contain_text(line[:2], timeout=SLOW)
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    mine = page.locator(".message.private").last
    await expect(mine).to_be_visible(timeout=SLOW)
    posts = await page.locator(".message:not(.private)").count()
    await play_by_menus(page, mine, world)
    await expect(page.locator(".message:not(.private)").nth(posts)).to_be_visible(timeout=SLOW)


async def test_a_day_later_comes_the_reminder_and_nobody_else_reads_it(visit: Visit) -> None:
    page = await visit("ada")
    await page.locator(f".card[data-demo={DEMOS[0]}]").click()
    await expect(page.locator(".place.dm .badge")).to_have_text("1", timeout=SLOW)
    await expect(page.locator(".place.thread")).to_have_attribute("aria-current", "true", timeout=SLOW)
    await page.locator("#clock").click()
    await page.get_by_role("menuitem", name="Skip a day").click()
    await page.locator(".place.dm").click()
    await expect(page.locator(".message").last).to_contain_text("you were asked", timeout=SLOW)
    await expect(page.locator(".message")).to_have_count(1, timeout=SLOW)  # in place of the call
    await page.locator("#me").click()
    await page.get_by_role("menuitem", name="Ben").click()
    await expect(page.locator("#me")).to_contain_text("Ben")
    await page.locator(".place.dm").click()
    await expect(page.locator(".welcome")).to_contain_text("Nothing here yet")
    await expect(page.locator(".place.thread")).to_have_count(1)
