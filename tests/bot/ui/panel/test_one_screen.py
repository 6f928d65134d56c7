"""Picture, question and what most people choose next are seen together, on a phone, at every question.

The screen is 390 by 844: less the clock of the phone (47), the name of the channel (48), the line to write
in (56) and the bar at the bottom (34), a message has 659 points. What counts is what follows its heading, as
Discord shows the end of a message. `latchkey bench screen` measures more of them, and at more tables."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest

from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Button, Buttons, Menu, Page
from bot.ui.kit.localiser import Localisers
from bot.ui.kit.recap import is_number
from bot.ui.panel.heights import SCREEN
from bot.ui.panel.keys import KEYS
from bot.ui.panel.page import panel_controls, panel_page
from bot.ui.panel.screenful import CONTROLS
from bot.ui.pictures.renderer import PictureRenderer
from render.registry import PAINTERS
from tests.bot.ui.panel.test_keys import buttons_on
from tools.bench import screen
from tools.bench.screen import PanelSeen
from tools.bench.screen.panels import NAMES, random_panels

TABLES = [
    ("keyflower", 3, {"merchants": "mix"}, "en"),
    ("keyflower", 2, {}, "de"),
    ("keyper", 3, {}, "de"),
    ("keyper", 4, {}, "es"),
    ("keythedral", 3, {}, "en"),
    ("keythedral", 5, {}, "fr"),
    ("lantern", 3, {}, "fr"),
]
LONGEST = 20  # letters of a key
NEARLY = 60
EVERY = 4  # panel has its picture laid out
WHOLE = 5000  # panels: more than any game has


class Measured(NamedTuple):
    kind: str
    page: Page
    more: Page
    shown: PanelSeen | None  # of every fourth


def controls_on(page: Page) -> int:
    """Buttons and menus, each counted; letters, numbers and pieces are the keys of one keypad."""
    buttons = buttons_on(page)
    keys = [one for one in buttons if is_key(one)]
    assert len(keys) <= KEYS
    return len(buttons) - max(0, len(keys) - 1) + sum(isinstance(block, Menu) for block in page.blocks)


def is_key(button: Button) -> bool:
    """A letter of the picture, a number of pieces ("3 red"), both ("C · 1 rock"), or a piece: "grey"."""
    letter, _, label = button.label.rpartition(" · ")
    is_short = len(letter) <= 2 and len(label) <= LONGEST
    return is_short and (button.key or (len(label) <= 2 and label.isalnum()) or is_number(label))


def test_a_screenful_is_what_a_phone_leaves_to_a_message() -> None:
    assert SCREEN == 659


@pytest.fixture(scope="module")
def measured() -> Iterator[dict[str, list[Measured]]]:
    found, renderer = dict[str, list[Measured]](), PictureRenderer(PAINTERS, 1)
    for key, seats, options, locale in TABLES:
        localiser = Localisers().plain(locale, NAMES)
        for number, panel in enumerate(random_panels(key, seats, "screen", options, most=100)):
            shown = panel_controls(panel, (), localiser)
            assert shown is not None
            page, more = (panel_page(panel, shown, localiser, more=more) for more in (False, True))
            seen = screen.shown(renderer, panel, localiser, locale) if number % EVERY == 0 else None
            kind = panel.decision.kind if panel.decision else ""
            found.setdefault(f"{key}, {seats} players", []).append(Measured(kind, page, more, seen))
    yield found
    renderer.close()


def test_no_panel_has_more_than_eight_controls_nor_has_what_is_behind_more(
    measured: dict[str, list[Measured]],
) -> None:
    for game, panels in measured.items():
        for kind, page, more, _ in panels:
            assert controls_on(page) <= CONTROLS, (game, kind, page.blocks)
            assert controls_on(more) <= CONTROLS, (game, kind, more.blocks)


def test_counted_one_by_one_hardly_any_panel_has_more_than_eight_beside_more() -> None:
    """Without keypads, too, over whole games: places for tiles and fields, and large hands, are the few."""
    localiser, counts = Localisers().plain("en", NAMES), list[int]()
    for key in ("keyflower", "keyper", "keythedral"):
        for panel in islice(random_panels(key, 3, "one by one", most=WHOLE), 0, None, EVERY):
            page = panel_page(panel, panel_controls(panel, (), localiser), localiser)
            assert any(one.label == localiser.short("panel-more") for one in buttons_on(page)), page.blocks
            counts.append(screen.one_by_one(page))
    assert len(counts) > 400
    assert sum(count <= CONTROLS for count in counts) >= 0.95 * len(counts), sorted(counts)[-40:]


def test_panels_fit_one_screen(measured: dict[str, list[Measured]]) -> None:
    """Nineteen of twenty, at tables of every size, and the others nearly."""
    for game, panels in measured.items():
        points = sorted(one.shown.points for one in panels if one.shown is not None)
        assert points[len(points) * 95 // 100] <= SCREEN, (game, points[-8:])
        assert points[-1] <= SCREEN + NEARLY, (game, points[-8:])


def test_pictures_stay_readable(measured: dict[str, list[Measured]]) -> None:
    """Most are as large as ever and have everything in them; none is made much smaller to fit."""
    shown = [one.shown for panels in measured.values() for one in panels if one.shown is not None]
    assert sum(one.whole and one.scale == 1 for one in shown) > len(shown) / 2
    assert sum(one.scale < 1 for one in shown) < len(shown) / 6
    assert min(one.scale for one in shown) > 0.85


def test_more_leads_back_to_where_one_was() -> None:
    localiser = Localisers().plain("en", NAMES)
    panel = next(one for one in random_panels("keyper", 3, "more") if one.decision is not None)
    shown = panel_controls(panel, (), localiser)
    assert shown is not None
    for path in ((), (0,)):
        page = panel_page(panel, shown, localiser, path=path, more=True)
        ways = [
            button.custom_id
            for block in page.blocks
            if isinstance(block, Buttons)
            for button in block.buttons
        ]
        assert custom_ids.parsed(ways[-1]).verb == "open"
        assert custom_ids.path_of(custom_ids.parsed(ways[-1]).args[3]) == path
