"""One screen: picture, question and what most people choose next are seen together.

So a panel has few controls in few rows. What has no room among them is a line of a menu; what stands beside
the question, and what is seldom needed, waits behind **More**."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from bot.ui.page.blocks import Block, Button, Buttons, Entry, Menu, rows
from bot.ui.page.limits import MENU_ENTRIES, ROW
from bot.ui.panel.lettering import is_bare, unsigned
from bot.ui.press import ids

CONTROLS = 8
"""Buttons and menus of one panel, at most."""
ROWS = 4
"""Of the question's own controls; whole turns and the foot of the panel follow below them."""
KEYS = 4 * ROW
"""Bare letters side by side are one control, as the keys of a keypad are: a menu of them takes a tap more."""
_WIDTH, _PADDING, _LETTER, _SIGN = 340, 38, 8.2, 4  # of a phone, of a button, of its letters


def count(blocks: Sequence[Block]) -> int:
    """How many controls these are; the keys of a keypad are one."""
    buttons = [one for block in blocks if isinstance(block, Buttons) for one in block.buttons]
    keys = [one for one in buttons if is_bare(one.label)]
    menus = sum(isinstance(block, Menu) for block in blocks)
    return menus + len(buttons) - len(keys) + (1 if 0 < len(keys) <= KEYS else len(keys))


def height(blocks: Sequence[Block]) -> int:
    """How many rows they take on a phone, where long labels do not stand side by side."""
    return sum(_rows(block) for block in blocks)


def _rows(block: Block) -> int:
    if not isinstance(block, Buttons):
        return 1
    taken, left = 1, float(_WIDTH)
    for button in block.buttons:
        wide = _PADDING + _LETTER * _length(button.label)
        if wide > left and left < _WIDTH:
            taken, left = taken + 1, float(_WIDTH)
        left -= wide
    return taken


def _length(label: str) -> int:
    if is_bare(label):
        return 1
    words = unsigned(label)
    return len(words) + (_SIGN if words != label else 0)


def fits(blocks: Sequence[Block], most: int) -> bool:
    return count(blocks) <= most and height(blocks) <= ROWS


def within(
    blocks: Sequence[Block], most: int, staying: Collection[str], menu_of: Callable[[list[Entry]], Menu]
) -> list[Block]:
    """So many controls at most: the first picks stay buttons as long as there is room, all others are lines
    of one menu. `staying` are the ids of those that turn something down; they stand by themselves."""
    if fits(blocks, most):
        return list(blocks)
    buttons = [one for block in blocks if isinstance(block, Buttons) for one in block.buttons]
    last = [one for one in buttons if one.custom_id in staying]
    menus = [block for block in blocks if isinstance(block, Menu)]
    others = [one for one in buttons if one not in last]
    ranked = sorted(others, key=lambda one: ids.parsed(one.custom_id).verb == "open")  # stable
    for kept in range(len(ranked) - 2, -1, -1):
        shown = [one for one in others if one in ranked[:kept]]
        lines = [_line(one) for one in others if one not in shown]
        drawn: list[Block] = [*rows(shown), *menus, *_menus(lines, menu_of), *rows(last)]
        if fits(drawn, most) or not kept:
            return drawn
    return list(blocks)


def _menus(lines: list[Entry], menu_of: Callable[[list[Entry]], Menu]) -> list[Menu]:
    return [menu_of(lines[at : at + MENU_ENTRIES]) for at in range(0, len(lines), MENU_ENTRIES)]


def _line(button: Button) -> Entry:
    """A button as a line of a menu: a pick is a pick, and what opens a menu opens it."""
    pressed = ids.parsed(button.custom_id)
    way = ids.word_of(pressed.args, 3)
    if pressed.verb == "open":
        return Entry(f"{button.label.removeprefix('▾ ')} ▸", f"g{way}", chosen=button.disabled)
    return Entry(button.label, f"o{way}")
