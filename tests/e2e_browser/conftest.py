"""A real browser (Debian's Chromium, headless) on a real playground; without a browser these tests skip."""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Error, Page, ViewportSize, async_playwright, expect

from playground.demo import Demo
from playground.world import World
from tests.support.playground import playground
from tests.support.sample_bot import SampleBot

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
DESK, PHONE = (1280, 900), (390, 800)
expect.set_options(timeout=60_000)
OPTION = ".list:not([hidden]) [role=option]"  # an entry of the list that is open
Visit: TypeAlias = Callable[..., Awaitable[Page]]


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no browser here: install Chromium to run the tests of the page")
    async with async_playwright() as driver:
        running = await driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield running
        await running.close()


async def open_table(world: World, person: object) -> int:
    """Open a demo table of the sample bot."""
    ada = world.people["ada"]
    await world.act(lambda: ada.member.slash(world.guild.channels["games"], "table open", name="Demo"))
    return world.guild.channels["games"].threads[-1].id


DEMO = Demo("sample", {"en": ("Sample", "A thread with a greeting")}, open_table)


@pytest_asyncio.fixture(loop_scope="package")
async def running(tmp_path: Path) -> AsyncIterator[tuple[str, World]]:
    async with playground(SampleBot, tmp_path, demos=[DEMO]) as both:
        yield both


@pytest.fixture
def world(running: tuple[str, World]) -> World:
    return running[1]


@pytest.fixture(scope="package")
def left() -> dict[object, list[Page]]:
    """Windows that earlier tests have left, by size and language: a new one takes longer than most tests.

    Nothing of a test is left in them, since each has a playground of its own address."""
    return defaultdict(list)


@pytest_asyncio.fixture(loop_scope="package")
async def visit(
    browser: Browser, left: dict[object, list[Page]], running: tuple[str, World]
) -> AsyncIterator[Visit]:
    """Open a window as a person; an error inside the page fails the test."""
    faults: list[str] = []
    opened: list[tuple[object, Page]] = []

    def failed(error: Error) -> None:
        faults.append(str(error))

    def wrote(line: ConsoleMessage) -> None:
        if line.type == "error":
            faults.append(line.text)

    async def open_window(
        who: str, size: tuple[int, int] = DESK, address: str = "", locale: str = "en-GB"
    ) -> Page:
        kind, viewport = (size, locale), ViewportSize(width=size[0], height=size[1])
        page = left[kind].pop() if left[kind] else await browser.new_page(viewport=viewport, locale=locale)
        opened.append((kind, page))
        page.set_default_timeout(60_000)
        page.on("pageerror", failed)
        page.on("console", wrote)
        await page.goto(f"{address or running[0]}?as={who}")
        await page.wait_for_selector(".place", state="attached")
        return page

    yield open_window
    for kind, page in opened:
        await page.evaluate("localStorage.clear()")
        await page.goto("about:blank")
        page.remove_listener("pageerror", failed)
        page.remove_listener("console", wrote)
        left[kind].append(page)
    assert [fault for fault in faults if "net::ERR" not in fault] == []


async def command(page: Page, words: str) -> None:
    """Types a command without options and sends it."""
    await page.locator("#composer-text").fill(words)
    await page.keyboard.press("Enter")
    await page.locator(".command button[type=submit]").click()
    await page.wait_for_selector("#composer-text")
