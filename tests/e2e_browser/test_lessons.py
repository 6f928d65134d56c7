"""First games in the browser: whoever presses what the lesson names, and nothing else, is taught to the end.

One of them each time; `LESSONS=all` takes all of them and one in every language, as the simulated Discord
does in every run."""

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
from bot.locales import speaker
from engine.core.teaching import FirstGame
from engine.core.text import Text, text
from engine.registry import GAMES
from playground.serve import playground
from playground.world import World
from tests.e2e_browser.conftest import OPTION, PHONE, Visit
from tests.e2e_browser.test_story import DRAWN_WITHIN, SLOW, at_rest

pytestmark = pytest.mark.asyncio(loop_scope="package")
COURSES = {course.key: course for game in GAMES.values() for course in game.courses}
LANGUAGES = {"en-US": "English", "de": "Deutsch", "nl": "Nederlands", "fr": "Français", "es-ES": "Español"}
EVERY_LANGUAGE = "keyflower"
ALL = [(key, "en-US") for key in COURSES] + [(EVERY_LANGUAGE, tag) for tag in LANGUAGES if tag != "en-US"]
TAUGHT = ALL if os.environ.get("LESSONS") == "all" else [("keythedral", "en-US")]
MOST_PRESSES, PATIENCE = 90, 40
LINES = "nodes => nodes.map(node => node.querySelector('.texts').firstChild.textContent)"
WHOLE = "node => (said => said.scrollWidth <= said.clientWidth)(node.querySelector('.label') || node)"


@pytest_asyncio.fixture(loop_scope="package")
async def running(tmp_path: Path) -> AsyncIterator[tuple[str, World]]:
    file = str(tmp_path / "bot.sqlite3")
    config = Config(database=file, strict_words=True, computer_seconds=0, limits=False, icons=False)
    demos = demo_tables()
    async with playground(bot_factory(config), tmp_path, demos=demos, languages=LANGUAGES) as both:
        yield both
        assert [str(error) for error in both[1].env.errors] == []


class Script:
    """What stands on the page in one language, from the messages themselves."""

    def __init__(self, course: FirstGame, tag: str) -> None:
        self._say, of = speaker(tag.partition("-")[0]), len(course.lessons)
        self.lessons = [self._heading(text("learn-lesson", number=n, of=of)) for n in range(1, of + 1)]
        self.own = self._heading(text(f"{course.words}-own"))
        before, after = self._say(text("learn-press", what="|")).removeprefix("-# ").split("|")
        around = (re.escape(part.replace("**", "")) for part in (before, after))
        self._press = re.compile("^{}(.+){}$".format(*around), re.MULTILINE)

    def _heading(self, said: Text) -> str:
        return self._say(said).splitlines()[0].removeprefix("### ")

    def heading(self, shown: str) -> str:
        return next((line for line in shown.splitlines() if line in (*self.lessons, self.own)), "")

    def told(self, shown: str) -> str:
        found = self._press.search(shown)
        return found[1].strip() if found else ""


async def standing(page: Page, panel: Locator, world: World) -> str:
    """What the panel says once nothing is drawn any more."""
    said = ""
    for _ in range(PATIENCE):
        await at_rest(world)
        before = await panel.inner_text()
        await page.wait_for_timeout(DRAWN_WITHIN)
        await at_rest(world)
        said = await panel.inner_text()
        if said == before and await panel.locator(".button:enabled, .pick:enabled").count():
            return said
    return said


async def press(page: Page, panel: Locator, told: str) -> None:
    """The one button that is called so (a menu of one line is a button), or the one line of the one menu."""
    button, (title, _, line) = panel.get_by_role("button", name=told, exact=True), told.partition(" › ")
    if not line or await button.count():
        await click_whole(button)
        return
    await click_whole(panel.locator(".pick").filter(has=page.get_by_text(title, exact=True)))
    lines = await page.locator(OPTION).evaluate_all(LINES)
    assert lines.count(line) == 1, f"'{line}' stands {lines.count(line)} times in {lines}"
    await click_whole(page.locator(OPTION).nth(lines.index(line)))


async def click_whole(control: Locator) -> None:
    """What the lesson names can be read to its end, on a phone as well."""
    assert await control.evaluate(WHOLE), f"cut off: {await control.inner_text()}"
    await control.click()


async def press_anything(page: Page, panel: Locator) -> None:
    """The first thing on offer that leads on: a lesson that asks for any turn names none."""
    onward = panel.locator(".button:enabled, .pick:enabled").filter(has_not_text="↩").first
    is_menu = "pick" in (await onward.get_attribute("class") or "").split()
    await onward.click()
    if is_menu:
        await page.locator(OPTION).first.click()


@pytest.mark.parametrize(("key", "tag"), TAUGHT)
async def test_whoever_presses_what_the_lesson_names_is_taught_to_the_end(
    visit: Visit, world: World, key: str, tag: str
) -> None:
    course, locale = COURSES[key], tag if "-" in tag else f"{tag}-{tag.upper()}"
    script = Script(course, tag)
    page = await visit("ada", PHONE, locale=locale)
    for _ in range(PATIENCE):
        if world.language_of(world.people["ada"].id) == tag:
            break
        await page.wait_for_timeout(DRAWN_WITHIN)
    await page.locator(f".card[data-demo=lesson-{key}]").click()
    panel = page.locator(".message").filter(has_text="🎓").last
    await expect(panel).to_contain_text(script.lessons[0], timeout=SLOW)
    seen = list[str]()
    for _ in range(MOST_PRESSES):
        said = await standing(page, panel, world)
        heading = script.heading(said)
        assert heading, said
        if heading not in seen:
            seen.append(heading)
        if heading == script.own:
            break
        drawn = await panel.element_handle()
        if told := script.told(said):
            await press(page, panel, told)
        else:
            assert course.lessons[script.lessons.index(heading)].free, f"it names nothing: {said}"
            await press_anything(page, panel)
        await page.wait_for_function("node => !node.isConnected", arg=drawn, timeout=SLOW)
    assert seen == [*script.lessons, script.own], "in order, and none left out"
