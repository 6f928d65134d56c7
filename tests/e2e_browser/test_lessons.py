"""First games in the browser: whoever presses what the lesson names, and nothing else, is taught to the end.

One of them each time; `LESSONS=all` takes all of them, which the simulated Discord plays in every run."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from bot.cli.play import bot_factory, demo_tables
from bot.config import Config
from engine.registry import GAMES
from playground.serve import playground
from playground.world import World
from tests.e2e_browser.conftest import OPTION, PHONE, Visit
from tests.e2e_browser.test_story import DRAWN_WITHIN, SLOW, at_rest

pytestmark = pytest.mark.asyncio(loop_scope="package")
COURSES = {course.key: len(course.lessons) for game in GAMES.values() for course in game.courses}
TAUGHT = list(COURSES) if os.environ.get("LESSONS") == "all" else ["keythedral"]
MOST_PRESSES, PATIENCE = 60, 40
PRESS = re.compile(r"^Press: (.+)$", re.MULTILINE)
HEADING = re.compile(r"🎓 (Lesson \d+ of \d+|On your own)")


@pytest_asyncio.fixture(loop_scope="package")
async def running(tmp_path: Path) -> AsyncIterator[tuple[str, World]]:
    file = str(tmp_path / "bot.sqlite3")
    config = Config(database=file, strict_words=True, computer_seconds=0, limits=False, icons=False)
    async with playground(bot_factory(config), tmp_path, demos=demo_tables()) as both:
        yield both
        assert [str(error) for error in both[1].env.errors] == []


async def standing(page: Page, panel: Locator, world: World) -> str:
    """What the panel says once nothing is drawn any more."""
    for _ in range(PATIENCE):
        await at_rest(world)
        before = await panel.inner_text()
        await page.wait_for_timeout(DRAWN_WITHIN)
        await at_rest(world)
        said = await panel.inner_text()
        if said == before and (PRESS.search(said) or "On your own" in said):
            return said
    return said


async def press(page: Page, panel: Locator, told: str) -> None:
    """The button that is called so (a menu of one line is a button), or the line of the menu."""
    button, (menu, _, line) = panel.get_by_role("button", name=told, exact=True), told.partition(" › ")
    if not line or await button.count():
        await button.click()
        return
    await panel.locator(".pick").filter(has_text=menu).first.click()
    await page.locator(OPTION).filter(has_text=line).first.click()


@pytest.mark.parametrize("key", TAUGHT)
async def test_whoever_presses_what_the_lesson_names_is_taught_to_the_end(
    visit: Visit, world: World, key: str
) -> None:
    page = await visit("ada", PHONE)
    await page.locator(f".card[data-demo=lesson-{key}]").click()
    panel = page.locator(".message").filter(has_text="🎓").last
    await expect(panel).to_contain_text("Lesson 1 of", timeout=SLOW)
    seen = list[str]()
    for _ in range(MOST_PRESSES):
        said = await standing(page, panel, world)
        heading = HEADING.search(said)
        assert heading is not None
        if heading[1] not in seen:
            seen.append(heading[1])
        told = PRESS.search(said)
        if told is None:
            break
        drawn = await panel.element_handle()
        await press(page, panel, told[1].strip())
        await page.wait_for_function("node => !node.isConnected", arg=drawn, timeout=SLOW)
    of = COURSES[key]
    wanted = [f"Lesson {number} of {of}" for number in range(1, of + 1)]
    assert seen == [*wanted, "On your own"] or seen == wanted, "in order, and none left out"
