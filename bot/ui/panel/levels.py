"""One level of the menus, in the form that takes the fewest taps: a grid, buttons, menus side by side."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from bot.ui.interactions.custom_ids import path_words
from bot.ui.kit import limits
from bot.ui.kit.blocks import Block, Button, Entry, Menu, cost, rows
from bot.ui.panel.entries import EntryMaker
from bot.ui.panel.lettering import MARK, bare_sign, place_of, sign, unsigned
from bot.ui.panel.sizes import FEW, LABEL, LONELY, MANY
from bot.ui.panel.splitting import in_parts, span
from bot.ui.panel.tree import Node, Path, picks_in, whole_way

_Form: TypeAlias = Callable[[EntryMaker, Node, Path], list[Block]]
_SHORT = 16  # characters of a place such as "village plot 7"
_BRIEF = 24  # characters of a label of which ten stand side by side
_VERB = re.compile(r"\S+\s?: ")
_BELOW = " › "  # between a heading and what stands below it
_EXAMPLES = 3  # entries that stand for a menu nothing else names


def level(draw: EntryMaker, node: Node, walked: Path, room: int, sheet: int) -> list[Block]:
    for form in (grid, _groups):
        if drawn := draw.tried(partial(_fitting, form, draw, node, walked, room)):
            return drawn
    buttons, entries = sorted_out(draw, node, len(walked))
    if not buttons and _one_tap_will_do(draw, [node.children[i] for i in entries]):
        buttons, entries = entries, []
    elif not walked:
        buttons, entries = _with_lone_verbs(draw, node, buttons, entries)
    nodes = [node.children[i] for i in buttons]
    paths = [(*walked, i) for i in buttons]
    if not entries and len(nodes) > FEW and any(map(draw.is_place, nodes)):
        return _letters(draw, nodes, paths)
    shown = draw.buttons(nodes, paths, draw.labels(nodes))
    if not entries:
        return list(rows(shown))
    last = [draw.is_last_word(one) for one in nodes]  # pass and the like stand below what they turn down
    before = rows([button for button, is_last in zip(shown, last, strict=True) if not is_last])
    after = rows([button for button, is_last in zip(shown, last, strict=True) if is_last])
    lines = draw.entries([node.children[i] for i in entries], [(*walked, i) for i in entries])
    asked = draw.words(node) or (such_as(lines) if before else "")
    menus = in_menus(draw, asked, walked, lines, room - cost(before) - cost(after), sheet)
    return [*before, *menus, *after]


def _fitting(form: _Form, draw: EntryMaker, node: Node, walked: Path, room: int) -> list[Block]:
    drawn = form(draw, node, walked)
    return drawn if cost(drawn) <= room else []


def sorted_out(draw: EntryMaker, node: Node, depth: int) -> tuple[list[int], list[int]]:
    """Which children are buttons, which go into a menu."""
    buttons = [i for i, child in enumerate(node.children) if _is_button(draw, node, child, depth)]
    numbers = all(draw.is_number(node.children[i]) for i in buttons)
    if len(buttons) > (2 * MANY if numbers else MANY):
        last = [i for i in buttons if draw.is_last_word(node.children[i])]
        buttons = last if len(last) <= FEW else buttons[-1:]  # what ends a choice stands last
    menu = [i for i in range(len(node.children)) if i not in buttons]
    few = len(menu) <= LONELY or (buttons and _are_few(draw, [node.children[i] for i in menu]))
    if few and len(node.children) <= MANY:
        return list(range(len(node.children))), []
    return buttons, menu


def _are_few(draw: EntryMaker, nodes: Sequence[Node]) -> bool:
    """Picks beside others that need no menu: not many, or verbs rather than targets of one verb."""
    verbs = {draw.options[node.option].words.split()[0] for node in nodes if node.option is not None}
    return all(node.is_pick for node in nodes) and (len(nodes) <= FEW or len(verbs) > LONELY)


def _is_button(draw: EntryMaker, node: Node, child: Node, depth: int) -> bool:
    if draw.is_number(child) or draw.is_last_word(child):
        return True
    is_target = bool(draw.focus(child)) and (child.is_pick or len(node.children) > FEW)
    return not is_target and (depth == 0 or child.is_pick)


def _with_lone_verbs(
    draw: EntryMaker, node: Node, buttons: list[int], entries: list[int]
) -> tuple[list[int], list[int]]:
    """In a list of many targets of one verb and a few of others, these few are buttons."""
    verbs = {i: draw.verb(node.children[i]) for i in entries}
    counts = Counter(verbs.values())
    lone = [i for i in entries if verbs[i].isalpha() and counts[verbs[i]] <= LONELY]
    if len(lone) + len(buttons) > FEW or len(entries) - len(lone) <= LONELY:
        return buttons, entries
    return sorted([*buttons, *lone]), [i for i in entries if i not in lone]


def _letters(draw: EntryMaker, nodes: Sequence[Node], paths: Sequence[Path]) -> list[Block]:
    """Bare places by their letters alone, five in a row; what stands beside them below."""
    labelled = zip(nodes, paths, draw.labels(nodes, bare=True), strict=True)
    shown = [(draw.is_place(each[0]), draw.button(*each, explained=False)) for each in labelled]
    bare, others = ([button for is_place, button in shown if is_place == bare] for bare in (True, False))
    return [*rows(bare), *rows(others)]


def _one_tap_will_do(draw: EntryMaker, nodes: Sequence[Node]) -> bool:
    """Whether picks that could be lines of a menu are better buttons: few, without letters, or cells."""
    if not nodes or not all(node.is_pick for node in nodes):
        return False
    if sum(not draw.is_place(node) for node in nodes) <= FEW < len(nodes):
        return len(nodes) <= 4 * limits.ROW
    labels = sorted((draw.words(node) for node in nodes), key=len)
    if len(labels[len(labels) // 2]) <= _SHORT and all(re.search(r"\d", label) for label in labels):
        return len(nodes) <= 4 * limits.ROW  # cells: their letters say enough
    focuses = [draw.focus(node) for node in nodes]
    alike = len(set(focuses)) == 1 or (
        len(labels[-1]) <= _BRIEF and all(focuses.count(focus) > 1 for focus in focuses)
    )
    return len(nodes) <= (MANY if alike else FEW)


def is_plain(draw: EntryMaker, verb: Node) -> bool:
    """Whether the targets of a verb are no places of their own: colours, say, but no whole ways."""
    picks = list(picks_in(verb))
    alike = len({draw.options[pick].focus for pick in picks}) == 1
    return len(verb.children) > LONELY and alike and not any(map(draw.is_way, picks))


def grid(draw: EntryMaker, node: Node, walked: Path = ()) -> list[Block]:
    """Colour by number, as one row for each colour: two clicks become one. Other verbs stand below."""
    groups = [child for child in node.children if _is_scale(draw, child)]
    others = [i for i, child in enumerate(node.children) if not _is_scale(draw, child)]
    if not groups or len(others) > MANY:
        return []
    numbers = [(draw.icon(pick), draw.words(pick)) for group in groups for pick in group.children]
    clear = len(set(numbers)) == len(numbers)  # "3 red" says it all
    blocks: list[Block] = []
    lettered = any(len(draw.words(group)) > _SHORT for group in groups)  # "red 3" needs no letter
    for group in groups:
        blocks += rows(_scale(draw, group, clear, lettered))
    nodes = [node.children[i] for i in others]
    return blocks + list(rows(draw.buttons(nodes, [(*walked, i) for i in others], draw.labels(nodes))))


def _scale(draw: EntryMaker, group: Node, clear: bool, lettered: bool) -> list[Button]:
    """The numbers of one group; `clear`: they need no name before them; `lettered`: by the letter of their
    place, too, which will do where there is little room."""
    name, focus = draw.words(group), draw.focus(group)
    mark = f"{sign(focus)}{MARK}" if focus and lettered and not clear else ""
    labels = [f"{mark}{'' if clear else f'{name} '}{draw.words(pick)}" for pick in group.children]
    buttons = draw.buttons(group.children, [()] * len(labels), labels)
    if mark:
        numbers = zip(buttons, map(draw.words, group.children), strict=True)
        draw.briefs |= {one.custom_id: f"{bare_sign(focus, name)}{MARK}{number}" for one, number in numbers}
    return buttons


def _is_scale(draw: EntryMaker, node: Node) -> bool:
    return bool(node.children) and all(draw.is_number(child) for child in node.children)


def _groups(draw: EntryMaker, node: Node, walked: Path) -> list[Block]:
    """Below a verb: groups of targets side by side, each in a menu, or all in one list if they are few."""
    groups = node.children
    counts = [len(group.children) for group in groups]
    deeper = any(child.option is None for group in groups for child in group.children)
    if not walked or deeper or not 2 <= len(groups) <= FEW:
        return []
    if not 0 < min(counts) <= max(counts) <= limits.MENU_ENTRIES:
        return []
    if sum(counts) <= MANY:
        ways = [Node(whole_way(draw.options[pick].menu[len(walked) :]), pick) for pick in picks_in(node)]
        return level(draw, Node(node.entry, None, tuple(ways)), walked, limits.COMPONENTS, 0)
    blocks: list[Block] = []
    for i, group in enumerate(groups):
        lines = draw.entries(group.children, [()] * counts[i])
        blocks += in_menus(draw, draw.words(group), (*walked, i), lines, Menu.cost, 0)
    return blocks


def in_menus(
    draw: EntryMaker, asked: str, walked: Path, lines: list[Entry], room: int, sheet: int
) -> list[Block]:
    """As many menus as there is room for; what is left stands on further sheets."""
    localiser, panel_id, way = draw.localiser, draw.panel_id, path_words(walked)
    placeholder = (
        localiser.short("panel-choose-for", what=asked) if asked else localiser.short("panel-choose")
    )
    parts = in_parts(lines, lambda line: place_of(line.label))
    fit = room // 2 if len(parts) <= room // 2 else (room - 3) // 2
    sheets = [parts[i : i + fit] for i in range(0, len(parts), fit)]
    sheet = min(max(sheet, 0), len(sheets) - 1)
    blocks: list[Block] = [
        Menu(
            panel_id.menu("choose", way, i),
            f"{placeholder} {span(part)}" if len(parts) > 1 else placeholder,
            tuple(part),
        )
        for i, part in enumerate(sheets[sheet])
    ]
    if len(sheets) > 1:
        first, last = sheet == 0, sheet == len(sheets) - 1
        turn = [
            Button(
                localiser.short("panel-earlier"), panel_id.button("sheet", way, sheet - 1), disabled=first
            ),
            Button(localiser.short("panel-later"), panel_id.button("sheet", way, sheet + 1), disabled=last),
        ]
        blocks += rows(turn)
    return blocks


def such_as(entries: Sequence[Entry]) -> str:
    """What a menu beside other verbs is about: what its entries stand below, or the first of them, without
    their letters; where they are long, the words they begin with."""
    heads = list(dict.fromkeys(map(heading_of, entries)))
    if len(heads) < len(entries) and len(called := ", ".join(once(heads))) <= LABEL:
        return called
    names = [_in_words(entry).removesuffix(" ▸").split(MARK)[-1].split(" ‹ ")[-1] for entry in entries]
    examples = ", ".join(names[:_EXAMPLES])
    if len(examples) <= LABEL:
        return examples
    verbs = list(dict.fromkeys(name.split()[0].rstrip(":") for name in names))
    return ", ".join(verbs) if all(word[:1].isupper() for word in verbs) else limits.clip(names[0], LABEL)


def heading_of(entry: Entry) -> str:
    """What a line of a menu stands below, as it says itself; all of it where it names nothing else."""
    words = unsigned(_in_words(entry)).removesuffix(" ▸").split(MARK)[-1]
    return words.split(" ‹ ")[-1].split(_BELOW)[0]


def verb_of(heading: str) -> str:
    """ "Use: " of "Use: mine"; nothing where there is but one word."""
    return found[0] if (found := _VERB.match(heading)) else ""


def once(headings: Sequence[str]) -> Iterator[str]:
    """Each heading, without the verb that the one before has said: "Use: mine", "Ben’s"."""
    before = ""
    for heading in headings:
        verb = verb_of(heading)
        yield heading.removeprefix(verb) if verb == before else heading
        before = verb


def _in_words(entry: Entry) -> str:
    """The piece by its name where its icon stands for that, and the label says no more than how many."""
    if entry.icon is None or any(map(str.isalpha, entry.label)):
        return entry.label
    return entry.icon.words
