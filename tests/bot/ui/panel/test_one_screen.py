"""Picture, question and what most people choose next are seen together, on a phone, at every question.

The screen is 390 by 844: less the clock of the phone (47), the name of the channel (48), the line to write
in (56) and the bar at the bottom (34), a message has 659 points. What counts is what follows its heading, as
Discord shows the end of a message: half of all panels fit whole, and of nearly all the others only the head
of the picture, which says whose turn it is and what everybody has, may be above the screen."""

from __future__ import annotations

import math
from typing import NamedTuple

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
HEAD = 96  # of a picture: its title and the strip with all seats
WIDE, PITCH, GAP = 340, 49, 9  # of a message; of a row of controls; between blocks
LINE, SMALL = (40, 22), (50, 18)  # letters and height of a line
TABLES = [
    ("keyflower", 3, {"merchants": "mix"}, "en"),
    ("keyflower", 2, {}, "de"),
    ("keyper", 3, {}, "de"),
    ("keythedral", 3, {}, "en"),
    ("lantern", 3, {}, "fr"),
]


class Measured(NamedTuple):
    kind: str
    page: Page
    more: Page
    high: float | None  # of every fourth: its picture has to be laid out


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


@pytest.fixture(scope="module")
def measured() -> dict[str, list[Measured]]:
    found = dict[str, list[Measured]]()
    for key, seats, options, locale in TABLES:
        voice = Voices().plain(locale, NAMES)
        for number, panel in enumerate(random_panels(key, seats, "screen", options, most=130)):
            shown = panel_controls(panel, (), voice)
            assert shown is not None
            page, more = (panel_page(panel, shown, voice, more=more) for more in (False, True))
            below = sum(map(high, page.blocks[1:]))
            tall = picture_height(panel, shown, voice) + below if number % 4 == 0 else None
            kind = panel.decision.kind if panel.decision else ""
            found.setdefault(key, []).append(Measured(kind, page, more, tall))
    return found


def test_no_panel_has_more_than_eight_controls_nor_has_what_is_behind_more(
    measured: dict[str, list[Measured]],
) -> None:
    for game, panels in measured.items():
        for kind, page, more, _ in panels:
            assert controls_on(page) <= CONTROLS, (game, kind, page.blocks)
            assert controls_on(more) <= CONTROLS, (game, kind, more.blocks)


def test_panels_fit_one_screen(measured: dict[str, list[Measured]]) -> None:
    everything = list[float]()
    for game, panels in measured.items():
        heights = sorted(one.high for one in panels if one.high is not None)
        assert heights[len(heights) * 95 // 100] <= SCREEN + HEAD, (game, heights[-8:])
        everything += heights
    everything.sort()
    assert everything[len(everything) // 2] <= SCREEN


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
