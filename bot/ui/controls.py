"""A decision as buttons and menus: verbs are buttons, targets are menus, numbers are buttons."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bot.ui import limits
from bot.ui.acts import Desk, path_words
from bot.ui.page import Block, Button, Entry, Menu, cost, rows
from bot.ui.tree import Node, badges_of, opened, picks_in, trail, tree_of
from bot.ui.voice import Voice
from engine.core.game import Option
from engine.core.text import Text

MANY = 10  # more buttons than this on one level become a menu
FEW = 5  # that many targets at the top may be buttons
_NUMBER = re.compile(r"[+−-]?\d.{0,18}\Z")


class Controls(Struct, frozen=True):
    blocks: tuple[Block, ...]
    trail: tuple[Text, ...]  # the menus open now
    focuses: tuple[str, ...]  # what the open menus point at


class _Drawer:
    def __init__(self, options: Sequence[Option[Any]], desk: Desk, voice: Voice) -> None:
        self.options, self.desk, self.voice = options, desk, voice
        self.badges = badges_of(options)

    def words(self, node: Node) -> str:
        return self.voice.label(node.entry) if node.entry is not None else ""

    def focus(self, node: Node) -> str:
        """The one piece that everything under this entry points at."""
        found = {self.options[pick].focus for pick in picks_in(node)}
        return found.pop() if len(found) == 1 else ""

    def lettered(self, node: Node) -> str:
        badge = self.badges.get(self.focus(node), "")
        return f"{badge} · {self.words(node)}" if badge else self.words(node)

    def is_number(self, node: Node) -> bool:
        return node.is_pick and _NUMBER.match(self.words(node)) is not None

    def button(self, node: Node, path: Sequence[int], *, prefix: str = "", open_now: bool = False) -> Button:
        label = f"{prefix} {self.words(node)}" if prefix else self.lettered(node)
        if node.option is None:
            target = () if open_now else path
            return Button(
                label, self.desk.button("open", path_words(target)), "verb" if open_now else "plain"
            )
        option = self.options[node.option]
        return Button(label, self.desk.button("pick", node.option), "danger" if option.reveals else "plain")

    def entry(self, node: Node, path: Sequence[int]) -> Entry:
        if node.option is None:
            return Entry(self.lettered(node) + " ▸", f"g{path_words(path)}")
        return Entry(self.lettered(node), f"o{node.option}", self.options[node.option].words)


def controls(
    options: Sequence[Option[Any]],
    desk: Desk,
    path: Sequence[int],
    voice: Voice,
    *,
    handing: int | None = None,
    room: int,
    sheet: int = 0,
) -> Controls:
    """Buttons and menus for what is open at `path`.

    `handing` is the option drawn elsewhere as Confirm; `room` is how many components there may be; `sheet` is
    the part of a menu too long for them."""
    draw = _Drawer(options, desk, voice)
    root = tree_of(options, frozenset() if handing is None else frozenset({handing}))
    node, walked = opened(root, path)
    blocks: list[Block] = []
    if walked and len(root.children) > 1:
        blocks += _tabs(draw, root, walked[0])
        if (parent := _parent(root, walked)) is not None:
            back = Button(voice.short("panel-back"), desk.button("open", path_words(parent)))
            blocks += rows([back])
    blocks += _level(draw, node, walked, room - cost(blocks), sheet)
    focuses = dict.fromkeys(options[pick].focus for pick in picks_in(node))
    return Controls(tuple(blocks), tuple(trail(root, walked)), tuple(f for f in focuses if f))


def _tabs(draw: _Drawer, root: Node, open_one: int) -> list[Block]:
    """The verbs stay in sight while one of them is open."""
    verbs = _sorted_out(draw, root, 0)[0]
    return list(rows([draw.button(root.children[i], (i,), open_now=i == open_one) for i in verbs]))


def _parent(root: Node, walked: tuple[int, ...]) -> tuple[int, ...] | None:
    """The nearest menu above that offers something else; the verbs are in sight anyway."""
    for length in range(len(walked) - 1, 0, -1):
        if opened(root, walked[:length])[1] == walked[:length]:
            return walked[:length]
    return None


def _sorted_out(draw: _Drawer, node: Node, depth: int) -> tuple[list[int], list[int]]:
    """Which children are buttons, which go into a menu."""
    buttons = [i for i, child in enumerate(node.children) if _is_button(draw, node, child, depth)]
    numbers = all(draw.is_number(node.children[i]) for i in buttons)
    if len(buttons) > (2 * MANY if numbers else MANY):
        buttons = []
    return buttons, [i for i in range(len(node.children)) if i not in buttons]


def _is_button(draw: _Drawer, node: Node, child: Node, depth: int) -> bool:
    if draw.is_number(child):
        return True
    is_target = bool(draw.focus(child)) and (child.is_pick or len(node.children) > FEW)
    return not is_target and (depth == 0 or child.is_pick)


def _level(draw: _Drawer, node: Node, walked: tuple[int, ...], room: int, sheet: int) -> list[Block]:
    grid = _grid(draw, node)
    if grid and cost(grid) <= room:
        return grid
    buttons, entries = _sorted_out(draw, node, len(walked))
    if not buttons and len(entries) <= FEW and all(node.children[i].is_pick for i in entries):
        buttons, entries = entries, []
    blocks: list[Block] = list(rows([draw.button(node.children[i], (*walked, i)) for i in buttons]))
    lines = [draw.entry(node.children[i], (*walked, i)) for i in entries]
    if lines:
        blocks += _menus(draw, node, walked, lines, room - cost(blocks), sheet)
    return blocks


def _grid(draw: _Drawer, node: Node) -> list[Block]:
    """Colour by number, as one row for each colour: two clicks become one."""
    groups = [child for child in node.children if not child.is_pick]
    numbers = [pick for group in groups for pick in group.children]
    if not groups or len(groups) != len(node.children) or not all(draw.is_number(pick) for pick in numbers):
        return []
    return [
        row
        for group in groups
        for row in rows([draw.button(pick, (), prefix=draw.words(group)) for pick in group.children])
    ]


def _menus(
    draw: _Drawer, node: Node, walked: tuple[int, ...], lines: list[Entry], room: int, sheet: int
) -> list[Block]:
    """As many menus as there is room for; what is left stands on further sheets."""
    voice, desk, way = draw.voice, draw.desk, path_words(walked)
    asked = draw.words(node)
    placeholder = voice.short("panel-choose-for", what=asked) if asked else voice.short("panel-choose")
    size = limits.MENU_ENTRIES
    fit = room // 2 if len(lines) <= size * (room // 2) else (room - 3) // 2
    sheets = [lines[i : i + size * fit] for i in range(0, len(lines), size * fit)]
    sheet = min(max(sheet, 0), len(sheets) - 1)
    shown = sheets[sheet]
    parts = [shown[i : i + size] for i in range(0, len(shown), size)]
    blocks: list[Block] = [
        Menu(desk.menu("choose", way, i), _span(placeholder, part, len(lines) > size), tuple(part))
        for i, part in enumerate(parts)
    ]
    if len(sheets) > 1:
        first, last = sheet == 0, sheet == len(sheets) - 1
        turn = [
            Button(voice.short("panel-earlier"), desk.button("sheet", way, sheet - 1), disabled=first),
            Button(voice.short("panel-later"), desk.button("sheet", way, sheet + 1), disabled=last),
        ]
        blocks += rows(turn)
    return blocks


def _span(placeholder: str, entries: Sequence[Entry], split: bool) -> str:
    return f"{placeholder}: {entries[0].label} – {entries[-1].label}" if split else placeholder
