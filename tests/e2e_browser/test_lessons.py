"""Tutorials in the browser at 390 by 844: a player who presses only the highlighted control reaches the end
and sees the task and that control without scrolling. A normal run takes the start of two tutorials in other
languages, with a wrong move; `LESSONS=all` follows all tutorials in all languages to their end."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from bot.cli.play import bot_factory
from bot.config import Config
from bot.demo_tables import demo_tables
from bot.locales import speaker
from engine.core.teaching import FirstGame
from engine.core.text import Text, text
from engine.registry import GAMES
from playground.world import World
from tests.e2e_browser.conftest import Visit
from tests.e2e_browser.test_story import DRAWN_WITHIN, SLOW, at_rest
from tests.support.playground import playground

pytestmark = pytest.mark.asyncio(loop_scope="package")
COURSES = {course.key: course for game in GAMES.values() for course in game.courses}
LANGUAGES = {"en-US": "English", "de": "Deutsch", "nl": "Nederlands", "fr": "Français", "es-ES": "Español"}
BEGUN = [("keyper", "de"), ("merchants", "fr")]
ALL = [(key, tag) for key in COURSES for tag in LANGUAGES]
FOLLOWED = ALL if os.environ.get("LESSONS") == "all" else []
MOST_PRESSES, PATIENCE = 90, 40
PHONE = (390, 844)
ELSEWHERE = {
    "keyflower": "bid stable",
    "merchants": "bid keywood",
    "keyper": "send grey",
    "keythedral": "lay wood 0,1",
}
TASK, REFUSED = "👉", "✋"
SEEN = """(node) => {
  const box = node.getBoundingClientRect();
  const page = document.getElementById("scroll").getBoundingClientRect();
  return box.height > 0 && box.top >= page.top - 1 && box.bottom <= page.bottom + 1;
}"""
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
    """The texts of the page in one language, from the messages themselves."""

    def __init__(self, course: FirstGame, tag: str) -> None:
        self._say, of = speaker(tag.partition("-")[0]), len(course.lessons)
        self.lessons = [self._heading(text("learn-lesson", number=n, of=of)) for n in range(1, of + 1)]
        self.over = self._heading(text(f"{course.words}-over", rival="Olga"))

    def _heading(self, said: Text) -> str:
        return self._say(said).splitlines()[0].removeprefix("### ")

    def heading(self, shown: str) -> str:
        return next((line for line in shown.splitlines() if line in (*self.lessons, self.over)), "")


async def standing(page: Page, panel: Locator, world: World) -> str:
    """Return the panel's text once all pictures are drawn."""
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


async def bright_on(panel: Locator) -> Locator | None:
    """Return the blue control; without one, Confirm, if it is green. A new game is no lesson."""
    for style in (".button.s1:enabled", ".button.s3:enabled:not([data-id^='b:firstgame'])"):
        if await panel.locator(style).count():
            assert style.startswith(".button.s3") or await panel.locator(style).count() == 1, "one is enough"
            return panel.locator(style)
    return None


async def must_be_seen(panel: Locator, sign: str, bright: Locator) -> None:
    """The line with this sign and the bright control are in the visible part of the page at its end."""
    line = panel.get_by_text(sign).last
    assert await line.evaluate(SEEN), f"out of sight: {await line.inner_text()}"
    assert await bright.evaluate(SEEN), f"out of sight: {await bright.inner_text()}"


async def click_whole(control: Locator) -> None:
    """Click a control after checking that its whole label is visible."""
    assert await control.evaluate(WHOLE), f"cut off: {await control.inner_text()}"
    await control.click()


async def begin(visit: Visit, world: World, key: str, tag: str) -> tuple[Page, Locator]:
    """Open the page on a phone in this language, and begin the tutorial."""
    page = await visit("ada", PHONE, locale=tag if "-" in tag else f"{tag}-{tag.upper()}")
    for _ in range(PATIENCE):
        if world.language_of(world.people["ada"].id) == tag:
            break
        await page.wait_for_timeout(DRAWN_WITHIN)
    await page.locator(f".card[data-demo=lesson-{key}]").click()
    panel = page.locator(".message").filter(has_text="🎓").last
    await expect(panel).to_contain_text(Script(COURSES[key], tag).lessons[0], timeout=SLOW)
    return page, panel


async def follow(page: Page, panel: Locator, world: World, script: Script, lessons: int) -> list[str]:
    """Press the highlighted controls until so many headings have been seen, and return these."""
    seen = list[str]()
    for _ in range(MOST_PRESSES):
        heading = script.heading(said := await standing(page, panel, world))
        assert heading, said
        if heading not in seen:
            seen.append(heading)
        bright = await bright_on(panel)
        if bright is None or len(seen) == lessons:
            break
        await must_be_seen(panel, TASK, bright)
        drawn = await panel.element_handle()
        await click_whole(bright)
        await page.wait_for_function("node => !node.isConnected", arg=drawn, timeout=SLOW)
    return seen


@pytest.mark.parametrize(("key", "tag"), BEGUN)
async def test_task_bright_control_and_answer_to_a_wrong_move_are_seen_without_scrolling(
    visit: Visit, world: World, key: str, tag: str
) -> None:
    page, panel = await begin(visit, world, key, tag)
    ada = world.people["ada"]
    await world.interact(lambda: ada.user.slash("play", move=ELSEWHERE[key]))
    await expect(panel).to_contain_text(REFUSED, timeout=SLOW)
    await standing(page, panel, world)
    undo = await bright_on(panel)
    assert undo is not None
    await must_be_seen(panel, REFUSED, undo)
    await undo.click()
    await expect(panel).to_contain_text(TASK, timeout=SLOW)
    assert len(await follow(page, panel, world, Script(COURSES[key], tag), 2)) == 2


@pytest.mark.parametrize(("key", "tag"), FOLLOWED)
async def test_a_player_who_presses_only_what_is_bright_is_taught_to_the_end(
    visit: Visit, world: World, key: str, tag: str
) -> None:
    script = Script(COURSES[key], tag)
    page, panel = await begin(visit, world, key, tag)
    seen = await follow(page, panel, world, script, len(script.lessons) + 1)
    assert seen == [*script.lessons, script.over], "in order, and none left out"
    new_game = panel.locator(".button.s3:enabled")
    await must_be_seen(panel, "🏁", new_game)
