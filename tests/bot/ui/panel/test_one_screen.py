"""Picture, question and what most people choose next are seen together, on a phone, at every question.

The screen is 390 by 844: less the clock of the phone (47), the name of the channel (48), the line to write in
(56) and the bar at the bottom (34), a message has 659 points. What counts is what follows its heading: Discord
shows the end of a message."""

from __future__ import annotations

import math

import pytest

from bot.ui.page.blocks import Block, Buttons, Menu, Page, Words
from bot.ui.page.news import is_number
from bot.ui.page.voice import Voice, Voices
from bot.ui.panel.controls import Controls
from bot.ui.panel.page import panel_controls, panel_page
from bot.ui.panel.screenful import CONTROLS, KEYS, height
from bot.ui.press import ids
from bot.values.panel import Panel
from render.registry import PAINTERS
from tests.support.panels import NAMES, random_panels

SCREEN = 844 - 47 - 48 - 56 - 34
WIDE, PITCH, GAP = 340, 49, 9  # of a message; of a row of controls; between blocks
LINE, SMALL = (40, 22), (50, 18)  # letters and height of a line
TABLES = [
    ("keyflower", 3, {"merchants": "mix"}),
    ("keyflower", 2, {}),
    ("keyper", 3, {}),
    ("keythedral", 3, {}),
    ("lantern", 3, {}),
]


def controls_on(page: Page) -> int:
    """Buttons and menus, each counted; bare letters in rows of five are the keys of one keypad."""
    keys = [
        one
        for block in page.blocks
        if isinstance(block, Buttons)
        for one in block.buttons
        if is_key(one.label)
    ]
    each = sum(len(block.buttons) for block in page.blocks if isinstance(block, Buttons))
    assert len(keys) <= KEYS
    return each - max(0, len(keys) - 1) + sum(isinstance(block, Menu) for block in page.blocks)


def is_key(label: str) -> bool:
    """A letter of the picture, or a number of pieces: "3 red"."""
    return (len(label) <= 2 and label.isalnum()) or is_number(label)


def high(block: Block) -> int:
    if isinstance(block, Words):
        return sum(_line(line) for line in block.text.splitlines()) + GAP
    long = isinstance(block, Buttons) and any(len(button.label) > 38 for button in block.buttons)
    return PITCH * height([block]) + (20 if long else 0)


def _line(line: str) -> int:
    wide, tall = SMALL if line.startswith("-# ") else LINE
    return tall * math.ceil(len(line.strip("*# ")) / wide)


def picture_height(panel: Panel, shown: Controls, voice: Voice) -> float:
    painter = PAINTERS[panel.table.game]
    scene = painter.draw(panel.view, painter.main(panel.view, shown.focuses), voice.label)
    return WIDE * scene.height / scene.width + GAP


def test_a_screenful_is_what_a_phone_leaves_to_a_message() -> None:
    assert SCREEN == 659


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_panel_has_few_controls_and_nearly_all_fit_one_screen(
    key: str, seats: int, options: dict[str, str], locale: str
) -> None:
    voice, counts, heights = Voices().plain(locale, NAMES), list[int](), list[float]()
    for number, panel in enumerate(random_panels(key, seats, f"screen {locale}", options, most=160)):
        shown = panel_controls(panel, (), voice)
        assert shown is not None
        page = panel_page(panel, shown, voice)
        counts.append(controls_on(page))
        kind = panel.decision.kind if panel.decision else ""
        assert counts[-1] <= CONTROLS, (kind, page.blocks)
        behind = panel_page(panel, shown, voice, more=True)
        assert controls_on(behind) <= CONTROLS, (kind, behind.blocks)
        if number % 4 == 0:
            heights.append(picture_height(panel, shown, voice) + sum(map(high, page.blocks[1:])))
    heights.sort()
    assert sorted(counts)[len(counts) * 95 // 100] <= CONTROLS
    assert heights[len(heights) * 95 // 100] <= SCREEN, heights[-8:]


def test_more_leads_back_to_where_one_was() -> None:
    voice = Voices().plain("en", NAMES)
    panel = next(one for one in random_panels("keyper", 3, "more") if one.decision is not None)
    shown = panel_controls(panel, (), voice)
    assert shown is not None
    for path in ((), (0,)):
        page = panel_page(panel, shown, voice, path=path, more=True)
        ways = [
            button.custom_id
            for block in page.blocks
            if isinstance(block, Buttons)
            for button in block.buttons
        ]
        assert ids.parsed(ways[-1]).verb == "open"
        assert ids.path_of(ids.parsed(ways[-1]).args[3]) == path
