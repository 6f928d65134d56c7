"""How high a panel is on a phone, in points, as the playground's page draws it at 390 by 844.

The clock of the phone (47), the name of the channel (48), the line to write in (56) and the bar at the bottom
(34) leave 659 points to a message. `tests/e2e_browser/test_panel_heights.py` compares these figures
with Chromium. Its letters are narrower than Discord's, so all words are measured in the heavier cut."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.ui.kit.blocks import Block, Button, Buttons, Menu, Page, Paper, Pictures, Words
from engine.core.caches import cached
from render.kit.text import BOLD, SANS, width_of, wrapped

SCREEN = 844 - 47 - 48 - 56 - 34
WIDE = 340
"""Of what stands in a message."""
_GAP, _FRAME = 9, 11  # between blocks, and below the last
_ROW, _MENU, _LINE_OF_ROW, _BETWEEN = 42, 44, 20, 8  # a row of buttons, a menu, a second line, between rows
_PADDING, _SIGN = 32, 29  # beside the words of a button; of its icon, if it has one
_TEXT, _SMALL, _BUTTON = 16, 13, 15  # sizes of letters
_EMOJI = 5  # how much wider an emoji is than its sign in our font
_LEADING = 1.4
_ICON = re.compile(r"<a?:\w+:\d+>")
_STAMP = re.compile(r"<t:\d+:(\w)>")
_STAMPS = {"R": "in 12 hours", "f": "17 November 2026 at 12:00"}


def below(page: Page) -> float:
    """Everything between the picture and the end of the page."""
    blocks = [block for block in page.blocks[1:] if not isinstance(block, Pictures)]
    return sum(block_height(block) + _GAP for block in blocks) + _FRAME


def block_height(block: Block) -> float:
    match block:
        case Words(text):
            return sum(map(_lines, text.splitlines()))
        case Buttons(buttons):
            return _rows_of(buttons)
        case Menu():
            return _MENU
        case Pictures() | Paper():
            return 0


@cached("lines measured", 4096, 400)
def _lines(line: str) -> float:
    small, bold = line.startswith("-# "), line.startswith("**")
    size = _SMALL if small else _TEXT
    words = _ICON.sub("🟦", _STAMP.sub(lambda found: _STAMPS.get(found[1], _STAMPS["f"]), line))
    quoted = 16 if line.startswith("> ") else 0
    bare = words.removeprefix("-# ").removeprefix("> ").replace("**", "")
    parts = wrapped(bare, BOLD if bold else SANS, size, WIDE - quoted)
    return len(parts) * (12.5 if small else size) * _LEADING


def side_by_side(buttons: Sequence[Button]) -> list[tuple[Button, ...]]:
    """The buttons of a row as they stand on a phone, where long ones do not stand side by side."""
    lines, left = list[tuple[Button, ...]](), 0.0
    for button in buttons:
        wide = _PADDING + _width_of_label(button.label) + (_SIGN if button.icon else 0)
        if not lines or wide > left:
            lines.append((button,))
            left = WIDE - wide - _BETWEEN
        else:
            lines[-1] = (*lines[-1], button)
            left -= wide + _BETWEEN
    return lines


def _width_of_label(label: str) -> float:
    emojis = sum(sign > "\N{MAHJONG TILE EAST WIND}" or sign in "❓⏮" for sign in label)
    return width_of(label, SANS, _BUTTON) + _EMOJI * emojis


def _rows_of(buttons: Sequence[Button]) -> float:
    """What is too long for the whole width takes a second line."""
    rows = [_ROW + _LINE_OF_ROW * (_lines_on(row[0].label) - 1) for row in side_by_side(buttons)]
    return sum(rows) + _BETWEEN * (len(rows) - 1)


@cached("lines measured", 4096, 300)
def _lines_on(label: str) -> int:
    return len(wrapped(label, SANS, _BUTTON, WIDE - _PADDING))
