"""The heights by which panels are checked are those of the page on a phone, as Chromium draws it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page

from bot.ui.kit.blocks import Buttons, Menu, Pictures, Words
from bot.ui.kit.localiser import Localisers
from bot.ui.kit.message_payload import to_discord
from bot.ui.panel.page import panel_page, question_of
from tests.e2e_browser.conftest import Visit
from tools.bench.panels.heights import WIDE, block_height
from tools.bench.panels.random_panels import NAMES, random_panels

pytestmark = pytest.mark.asyncio(loop_scope="package")
PHONE = (390, 844)
LINE, ROW = 24, 52  # allowance for one word or button too many
SLACK = {Menu: (1, 1), Words: (LINE, 2 * LINE), Buttons: (6, ROW)}
DRAW = """async (parts) => {
  const { drawMessage } = await import(new URL("web/message.js", location).href);
  const list = document.createElement("ol");
  list.id = "messages";
  document.getElementById("scroll").replaceChildren(list);
  const message = {
    id: "1", kind: "default", author: { id: "1", name: "Latchkey", bot: true }, at: new Date().toISOString(),
    content: "", system: false, components: parts, attachments: [],
    ephemeral: false, thinking: false, layout: true, edited: false, calls: false,
  };
  list.append(drawMessage(message, null, () => {}));
  await Promise.all([...document.fonts].map((font) => font.load()));
  const box = list.querySelector(".container");
  const style = getComputedStyle(box);
  const inner = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return [inner, [...box.children].map((child) => child.getBoundingClientRect().height)];
}"""


async def drawn(page: Page, parts: list[Any]) -> tuple[float, list[float]]:
    wide, heights = await page.evaluate(DRAW, parts)
    return wide, heights


async def test_panels_are_as_high_as_they_are_thought_to_be(visit: Visit) -> None:
    """Never much higher; lower where Discord's letters, which are wider, would take another line."""
    page = await visit("ada", PHONE)
    ahead = list[float]()
    for game, seats, language in (("keyflower", 3, "en"), ("keyper", 3, "de"), ("keythedral", 3, "fr")):
        localiser = Localisers().plain(language, NAMES)
        for panel in list(random_panels(game, seats, "heights", most=40))[::2]:
            blocks = panel_page(panel, question_of(panel), localiser)
            wide, heights = await drawn(page, to_discord(blocks).view.to_components())  # type: ignore[no-untyped-call]  # discord.py has no types here
            assert abs(wide - WIDE) <= 2
            shown = [block for block in blocks.blocks if block != Pictures(())]
            for block, real in zip(shown, heights, strict=True):
                more, less = SLACK[type(block)]
                assert -less <= real - block_height(block) <= more, block
            ahead.append(sum(heights) - sum(map(block_height, blocks.blocks)))
    assert max(ahead) <= LINE
    assert abs(sum(ahead)) / len(ahead) <= LINE / 2, "on the whole they are the same"
