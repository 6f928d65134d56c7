"""One screen: picture, question and what most people choose next are seen together.

So a panel has few controls in few rows. What has no room among them is a line of a menu; what stands beside
the question, and what is seldom needed, waits behind **More**."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec.structs import replace

from bot.ui.page.blocks import Block, Button, Buttons, Entry, Menu, rows
from bot.ui.page.limits import MENU_ENTRIES, ROW
from bot.ui.page.news import is_number
from bot.ui.panel.lettering import below, is_bare, unsigned
from bot.ui.press import ids

CONTROLS = 8
"""Buttons and menus of one panel, at most."""
ROWS = 4
"""Of the question's own controls; whole turns and the foot of the panel follow below them."""
KEYS = 4 * ROW
"""Letters of places and numbers of pieces, side by side, are one control, as the keys of a keypad are: in a
menu each would take a tap more."""
OTHERS = "others"  # the place of a menu made of several
_WIDTH, _PADDING, _LETTER, _SIGN = 340, 38, 8.2, 4  # of a phone, of a button, of its letters


def count(blocks: Sequence[Block]) -> int:
    """How many controls these are; the keys of a keypad are one."""
    buttons = [one for block in blocks if isinstance(block, Buttons) for one in block.buttons]
    keys = [one for one in buttons if _is_key(one.label)]
    menus = sum(isinstance(block, Menu) for block in blocks)
    return menus + len(buttons) - len(keys) + (1 if 0 < len(keys) <= KEYS else len(keys))


def _is_key(label: str) -> bool:
    return is_bare(label) or is_number(label)


def is_keypad(blocks: Sequence[Block]) -> bool:
    """Whether there is nothing but bare letters."""
    return all(
        isinstance(block, Buttons) and all(is_bare(one.label) for one in block.buttons) for block in blocks
    )


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
    """Whether there is room for them; a keypad may be a row higher, as a menu of it would take a tap more."""
    buttons = [one for block in blocks if isinstance(block, Buttons) for one in block.buttons]
    keys = len(buttons) > ROW and all(_is_key(one.label) for one in buttons)
    return count(blocks) <= most and height(blocks) <= ROWS + int(keys)


def within(
    blocks: Sequence[Block],
    most: int,
    staying: Collection[str],
    briefs: Mapping[str, str],
    lines_of: Callable[[Button], list[Entry]],
    menu_of: Callable[[list[Entry]], Menu],
) -> list[Block]:
    """So many controls at most: the first picks stay buttons as long as there is room, all others are lines
    of one menu. `staying` are the ids of those that turn something down; they stand by themselves. `briefs`
    are shorter labels, by ids."""
    blocks = _fewer_menus(blocks, most, menu_of)
    if fits(blocks, most):
        return list(blocks)
    briefs = _if_clear(blocks, briefs)
    if fits(brief := _in_brief(blocks, briefs), most):
        return brief
    buttons = [one for block in blocks if isinstance(block, Buttons) for one in block.buttons]
    last = [one for one in buttons if one.custom_id in staying]
    menus = [block for block in blocks if isinstance(block, Menu)]
    others = [one for one in buttons if one not in last]
    ranked = sorted(others, key=lambda one: ids.parsed(one.custom_id).verb == "open")  # stable
    for kept in range(len(ranked) - 2, -1, -1):
        shown = [one for one in others if one in ranked[:kept]]
        lines = [line for one in others if one not in shown for line in lines_of(one)]
        drawn: list[Block] = [*_in_brief(rows(shown), briefs), *menus, *_menus(lines, menu_of), *rows(last)]
        if fits(drawn, most) or not kept:
            return drawn
    return list(blocks)


def _fewer_menus(
    blocks: Sequence[Block], most: int, menu_of: Callable[[list[Entry]], Menu]
) -> Sequence[Block]:
    """The shortest menus as one, while there are too many; the first stays what it is: it comes first."""
    while not fits(blocks, most):
        short = sorted(_menus_in(blocks)[1:], key=lambda at: len(_lines(blocks[at])))[:2]
        if len(short) < 2 or sum(len(_lines(blocks[at])) for at in short) > MENU_ENTRIES:
            break
        one, other = sorted(short)
        joined = menu_of([*_named(blocks[one]), *_named(blocks[other])])
        blocks = [joined if at == one else block for at, block in enumerate(blocks) if at != other]
    return blocks


def _menus_in(blocks: Sequence[Block]) -> list[int]:
    return [at for at, block in enumerate(blocks) if isinstance(block, Menu)]


def _lines(block: Block) -> tuple[Entry, ...]:
    return block.entries if isinstance(block, Menu) else ()


def _named(block: Block) -> list[Entry]:
    """The lines of a menu that will stand among others: each says what its menu was called."""
    assert isinstance(block, Menu)
    heading = block.placeholder.removesuffix("…").rstrip()
    if block.custom_id.split(":")[-2:-1] == [OTHERS]:
        return list(block.entries)
    return [replace(entry, label=below(heading, entry.label)) for entry in block.entries]


def _if_clear(blocks: Sequence[Block], briefs: Mapping[str, str]) -> Mapping[str, str]:
    """Shorter labels, unless they would no longer tell the buttons apart."""
    labels = [
        one.label
        for block in _in_brief(blocks, briefs)
        if isinstance(block, Buttons)
        for one in block.buttons
    ]
    return briefs if len(set(labels)) == len(labels) else {}


def _in_brief(blocks: Sequence[Block], briefs: Mapping[str, str]) -> list[Block]:
    return [
        Buttons(tuple(replace(one, label=briefs.get(one.custom_id, one.label)) for one in block.buttons))
        if isinstance(block, Buttons)
        else block
        for block in blocks
    ]


def _menus(lines: list[Entry], menu_of: Callable[[list[Entry]], Menu]) -> list[Menu]:
    return [menu_of(lines[at : at + MENU_ENTRIES]) for at in range(0, len(lines), MENU_ENTRIES)]


def as_line(button: Button) -> Entry:
    """A button as a line of a menu: a pick is a pick, and what opens a menu opens it."""
    pressed = ids.parsed(button.custom_id)
    way = ids.word_of(pressed.args, 3)
    if pressed.verb == "open":
        return Entry(
            f"{button.label.removeprefix('▾ ')} ▸", f"g{way}", chosen=button.disabled, icon=button.icon
        )
    return Entry(button.label, f"o{way}", icon=button.icon)
