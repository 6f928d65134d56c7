"""Fit the panel to one screen: picture, question and the most likely choices are visible together.

A panel therefore has few controls in few rows. Others become lines of a menu; options besides the question
and rarely used ones are behind **More**.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Block, Button, Buttons, Entry, Menu, rows
from bot.ui.kit.limits import MENU_ENTRIES, ROW
from bot.ui.panel.heights import lines_on, side_by_side
from bot.ui.panel.keys import KEYS, is_key
from bot.ui.panel.lettering import as_wide, below, is_bare
from bot.ui.panel.levels import heading_of, once, verb_of
from bot.ui.panel.shortening import Shorter, in_brief
from bot.ui.panel.splitting import in_parts, span

CONTROLS = 8
"""Buttons and menus of one panel, at most."""
ROWS = 4
"""Of the question's own controls; whole turns and the foot of the panel follow below them."""
MenuOf: TypeAlias = Callable[[list[Entry], str], Menu]
"""A menu of these lines, and what it is called; nothing: by its lines."""
_CROWDED = 2  # menus
_ALIKE = 3  # that many menus of one kind may as well be fewer and fuller
OTHERS = "others"  # the place of a menu made of several


def count(blocks: Sequence[Block]) -> int:
    """How many controls these are; the keys of a keypad are one."""
    buttons = [one for block in blocks if isinstance(block, Buttons) for one in block.buttons]
    keys = [one for one in buttons if is_key(one)]
    menus = sum(isinstance(block, Menu) for block in blocks)
    return menus + len(buttons) - len(keys) + (1 if 0 < len(keys) <= KEYS else len(keys))


def is_keypad(blocks: Sequence[Block]) -> bool:
    """Whether there is nothing but bare letters."""
    return all(
        isinstance(block, Buttons) and all(is_bare(one.label) for one in block.buttons) for block in blocks
    )


def height(blocks: Sequence[Block]) -> int:
    """How many rows they take on a phone, where long labels do not stand side by side."""
    crowded = sum(isinstance(block, Menu) for block in blocks) >= _CROWDED
    return sum(_rows(block, crowded) for block in blocks)


def _rows(block: Block, crowded: bool) -> int:
    """Beside several menus a label of two lines counts twice: it may as well be a line of theirs."""
    if not isinstance(block, Buttons):
        return 1
    taken = side_by_side(block.buttons, as_wide)
    return sum(lines_on(as_wide(row[0].label)) for row in taken) if crowded else len(taken)


def fits(blocks: Sequence[Block], most: int, staying: Collection[str] = ()) -> bool:
    """Whether there is room for them; a keypad may be a row higher, as a menu of it would take a tap more.
    What turns something down stands in the last row of the panel, if that is short."""
    buttons = [one for block in blocks if isinstance(block, Buttons) for one in block.buttons]
    keys = sum(map(is_key, buttons)) > ROW
    ends = blocks[-1] if blocks else None
    is_short = isinstance(ends, Buttons) and len(ends.buttons) == 1 and ends.buttons[0].custom_id in staying
    above = blocks[:-1] if is_short else blocks
    return count(blocks) <= most and height(above) <= ROWS + int(keys)


class Room(Struct, frozen=True):
    """So many controls at most, and what becomes of those that are too many."""

    most: int
    staying: Collection[str]  # ids of those that turn something down: they stand by themselves
    shorter: Shorter
    lines_of: Callable[[Button], list[Entry]]
    menu_of: MenuOf

    def holds(self, blocks: Sequence[Block]) -> bool:
        return fits(blocks, self.most, self.staying)


def within(blocks: Sequence[Block], room: Room) -> list[Block]:
    """Picks stay buttons as long as there is room, by shorter labels where that helps; all others are lines
    of one menu."""
    filled, menu_of, staying, shorter = _filled(blocks), room.menu_of, room.staying, room.shorter
    blocks = _fewer_menus(filled, room.most, menu_of)
    if height(blocks) > ROWS or (height(blocks) == ROWS and _are_alike(filled)):
        blocks = min(blocks, _full_menus(filled, menu_of), key=len)
    if room.holds(blocks):
        return list(blocks)
    for labels in shorter.steps(blocks):
        brief = shorter.together(_filled(_apart(in_brief(blocks, labels), staying)), staying)
        if room.holds(brief):
            return brief
    return _in_part(blocks, room)


def _apart(blocks: Sequence[Block], staying: Collection[str]) -> list[Block]:
    """What turns something down in a row of its own."""
    drawn = list[Block]()
    for block in blocks:
        if isinstance(block, Buttons):
            others, last = (
                [one for one in block.buttons if (one.custom_id in staying) == is_last]
                for is_last in (False, True)
            )
            drawn += [*rows(others), *rows(last)]
        else:
            drawn.append(block)
    return drawn


def _in_part(blocks: Sequence[Block], room: Room) -> list[Block]:
    """Those that take the least room stay buttons."""
    shorter = room.shorter
    labels = list(shorter.steps(blocks))[-1]
    buttons = [one for block in blocks if isinstance(block, Buttons) for one in block.buttons]
    last = [one for one in buttons if one.custom_id in room.staying]
    menus = [block for block in blocks if isinstance(block, Menu)]
    others = [one for one in buttons if one not in last]
    ranked = sorted(others, key=lambda one: _rank(replace(one, label=labels.get(one.custom_id, one.label))))
    for kept in range(len(ranked) - 2, -1, -1):
        shown = [one for one in others if one in ranked[:kept]]
        listed = [one for one in others if one not in shown and not one.disabled]
        lines = [line for one in listed for line in room.lines_of(one)]
        brief = shorter.together(_filled(in_brief(rows(shown), labels)), ())
        drawn: list[Block] = [*brief, *menus, *_menus(lines, room.menu_of), *rows(last)]
        if room.holds(drawn) or not kept:
            return drawn
    return list(blocks)


def _rank(button: Button) -> tuple[bool, bool, bool]:
    """What stays a button longest: letters and other keys, which take little room together; what opens
    something goes first."""
    opens = custom_ids.parsed(button.custom_id).verb == "open"
    return opens, not is_key(button), not is_bare(button.label)


def _fewer_menus(blocks: Sequence[Block], most: int, menu_of: MenuOf) -> Sequence[Block]:
    """The shortest menus as one, while there are too many; the first stays what it is: it comes first."""
    while not fits(blocks, most):
        short = sorted(_menus_in(blocks)[1:], key=lambda at: len(_lines(blocks[at])))[:2]
        if len(short) < 2 or sum(len(_lines(blocks[at])) for at in short) > MENU_ENTRIES:
            break
        one, other = sorted(short)
        joined = _joined([line for at in (one, other) for line in _lines(blocks[at])], menu_of)
        blocks = [joined if at == one else block for at, block in enumerate(blocks) if at != other]
    return blocks


def _full_menus(blocks: Sequence[Block], menu_of: MenuOf) -> Sequence[Block]:
    """All menus one after the other in as few as there can be, where that is fewer."""
    menus = _menus_in(blocks)
    lines = [line for at in menus for line in _lines(blocks[at])]
    parts = in_parts(lines, lambda line: line.heading)
    if len(parts) >= len(menus):
        return blocks
    others = [block for block in blocks if not isinstance(block, Menu)]
    return [*(_joined(part, menu_of, _cut(parts)) for part in parts), *others]


def _cut(parts: Sequence[Sequence[_Listed]]) -> set[str]:
    """What stands in two menus."""
    return {one[-1].heading for one, other in pairwise(parts) if one[-1].heading == other[0].heading}


def _are_alike(blocks: Sequence[Block]) -> bool:
    """Whether there are several menus of one kind: "Board 1", "Board 2" and "Board 3"."""
    kinds = Counter(block.placeholder.split()[0] for block in blocks if isinstance(block, Menu))
    return max(kinds.values(), default=0) >= _ALIKE


class _Listed(NamedTuple):
    """A line of a menu, and what that menu is called; `named`: the line says so itself."""

    heading: str
    entry: Entry
    named: bool


def _menus_in(blocks: Sequence[Block]) -> list[int]:
    return [at for at, block in enumerate(blocks) if isinstance(block, Menu)]


def _lines(block: Block) -> list[_Listed]:
    if not isinstance(block, Menu):
        return []
    heading = block.placeholder.removesuffix("…").rstrip()
    is_joined = block.custom_id.split(":")[-2:-1] == [OTHERS]
    return [_Listed(heading, entry, is_joined) for entry in block.entries]


def _joined(lines: Sequence[_Listed], menu_of: MenuOf, cut: Collection[str] = ()) -> Menu:
    """One menu of lines from several: what each was called is said by its lines, and by the menu; of what is
    `cut` it says which part it holds."""
    headings = list(dict.fromkeys(line.heading for line in lines))
    verbs = {verb_of(heading) for heading in headings}
    verb = verbs.pop() if len(verbs) == 1 else ""  # which the menu says for all
    entries = [
        line.entry
        if line.named or len(headings) == 1
        else replace(line.entry, label=below(line.heading.removeprefix(verb), line.entry.label))
        for line in lines
    ]
    held = {one: span([line.entry for line in lines if line.heading == one], one) for one in headings}
    shown = dict(zip(headings, once(headings), strict=True))
    called = (f"{words} ({held[one]})" if one in cut else words for one, words in shown.items())
    return menu_of(entries, ", ".join(called))


def _filled(blocks: Sequence[Block]) -> list[Block]:
    """Rows of keys filled up, where a row holds but one or there would be many: each says its colour. What
    follows them in the same row stays behind them."""
    keys = [block for block in blocks if isinstance(block, Buttons) and _says_all(block.buttons[0])]
    alone = any(len(row.buttons) == 1 for row in keys)
    if len(keys) < 2 or not (alone or height(keys) >= ROWS - 1):
        return list(blocks)
    fuller = [
        Buttons(part)
        for row in side_by_side([one for row in keys for one in row.buttons], as_wide)
        for part in (row[:ROW], row[ROW:])
        if part
    ]
    if (len(fuller), _lone(fuller)) >= (height(keys), _lone(keys)):
        return list(blocks)
    first = blocks.index(keys[0])
    others = [block for block in blocks if block not in keys]
    return [*others[:first], *fuller, *others[first:]]


def _lone(rows_of_keys: Sequence[Buttons]) -> int:
    """How many of them stand alone on a phone, before the last."""
    taken = [row for block in rows_of_keys for row in side_by_side(block.buttons, as_wide)]
    return sum(len(row) == 1 for row in taken[:-1])


def _says_all(button: Button) -> bool:
    """A key that needs no row of its own: neither a letter alone nor a number without its colour."""
    return (
        is_key(button) and not is_bare(button.label) and not (button.icon is None and button.label.isdigit())
    )


def _menus(lines: list[Entry], menu_of: MenuOf) -> list[Menu]:
    """Lines that say themselves what they stand below, in as few menus as there can be."""
    parts = in_parts([_Listed(heading_of(line), line, True) for line in lines], lambda line: line.heading)
    if not (cut := _cut(parts)):
        return [menu_of([line.entry for line in part], "") for part in parts]
    return [_joined(part, menu_of, cut) for part in parts]


def as_line(button: Button) -> Entry:
    """A button as a line of a menu: a pick is a pick, and what opens a menu opens it."""
    pressed = custom_ids.parsed(button.custom_id)
    way = custom_ids.word_of(pressed.args, 3)
    if pressed.verb == "open":
        return Entry(
            f"{button.label.removeprefix('▾ ')} ▸", f"g{way}", chosen=button.disabled, icon=button.icon
        )
    return Entry(button.label, f"o{way}", icon=button.icon)
