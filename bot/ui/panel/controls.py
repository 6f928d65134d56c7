"""A decision as buttons and menus: verbs are buttons, targets are menus, numbers are buttons."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.ui.page import limits
from bot.ui.page.blocks import Block, Button, Entry, Menu, cost, rows
from bot.ui.page.voice import Voice
from bot.ui.panel.entries import (
    FEW,
    LABEL,
    LONELY,
    MANY,
    MARK,
    EntryMaker,
    Node,
    Path,
    flattened,
    grid,
    is_plain,
    opened,
    picks_in,
    trail,
    tree_of,
    whole_way,
)
from bot.ui.press.ids import PanelId, path_words
from engine.core.game import Option
from engine.core.text import Text

_Form: TypeAlias = Callable[[EntryMaker, Node, Path], list[Block]]
_SHELVES = 6  # that many verbs may stand side by side, each with its menu
_SHORT = 16  # characters of a place such as "village plot 7"
_BRIEF = 24  # characters of a label of which ten stand side by side
_EXAMPLES = 3  # entries that stand for a menu nothing else names


class Controls(Struct, frozen=True):
    blocks: tuple[Block, ...]
    trail: tuple[Text, ...]  # the menus open now, where no button in sight names them
    focuses: tuple[str, ...]  # what the open menu points at
    badges: dict[str, str]  # the letters its entries carry, for the picture
    notes: tuple[str, ...] = ()  # what its buttons have no room to say


def controls(
    options: Sequence[Option[Any]],
    panel_id: PanelId,
    path: Sequence[int],
    voice: Voice,
    *,
    routes: Sequence[Path] = (),
    handing: int | None = None,
    room: int,
    sheet: int = 0,
    taken: Collection[str] = (),
    unasked: bool = False,
) -> Controls:
    """Buttons and menus for what is open at `path`; from the top the first verb, if it aims at pieces.

    `routes` are the picks that options stand for; `handing` is the option drawn elsewhere as Confirm; `room`
    is how many components there may be; `sheet` is the part of a menu too long for them; `taken` are letters
    that the pieces carry themselves; `unasked`: nobody waits for any of it, so one button each will do."""
    draw = EntryMaker(options, panel_id, voice, routes, taken)
    hidden = frozenset() if handing is None else frozenset({handing})
    beside = frozenset(at for at, option in enumerate(options) if option.aside or unasked)
    main = flattened(draw, tree_of(options, hidden | beside))
    asides = tree_of(options, frozenset(range(len(options))) - beside).children
    if not main.children and not unasked:  # nothing else is asked
        main, asides = Node(None, None, asides), ()
    own = len(main.children)
    if path and path[0] >= own:
        return _aside(draw, asides, own, path, room, sheet)
    return _question(draw, main, asides, path, room, sheet)


def _question(
    draw: EntryMaker, root: Node, asides: Sequence[Node], path: Sequence[int], room: int, sheet: int
) -> Controls:
    """What is asked, and below it one button for each thing beside the question."""
    node, walked = opened(root, path or _first(draw, root))
    if not path and all(draw.options[pick].foolish for pick in picks_in(root)):
        node, walked = root, ()  # what nobody needs stays behind its verb
    places = [(len(root.children) + at,) for at in range(len(asides))]
    below = rows(draw.buttons(asides, places, [draw.words(aside) for aside in asides]))
    blocks: list[Block] = []
    if not path and (shelves := draw.tried(lambda: _shelves(draw, root, room - cost(below)))):
        blocks, node, walked = shelves, _shown_first(root), ()
    else:
        if walked and len(root.children) > 1:
            blocks += _top(draw, root, walked)
        blocks += _level(draw, node, walked, room - cost(blocks) - cost(below), sheet)
    way = trail(root, walked)
    alone = len(root.children) == 1 and not all(draw.is_number(child) for child in node.children)
    unseen = draw.above or (tuple(way) if len(way) > 1 or alone else ())
    return _drawn(draw, [*blocks, *below], unseen, node)


def _aside(
    draw: EntryMaker, asides: Sequence[Node], own: int, path: Sequence[int], room: int, sheet: int
) -> Controls:
    """One thing beside the question, with the way back to it."""
    at = min(path[0] - own, len(asides) - 1)
    root = Node(None, None, (*(Node(None) for _ in range(own)), *asides))
    node, walked = opened(root, (own + at, *path[1:]))
    back = rows([Button(draw.voice.short("panel-back"), draw.panel_id.button("open", path_words(())))])
    blocks = [*_level(draw, node, walked, room - cost(back), sheet), *back]
    return _drawn(draw, blocks, tuple(trail(root, walked)), node)


def _drawn(draw: EntryMaker, blocks: Sequence[Block], unseen: tuple[Text, ...], node: Node) -> Controls:
    focuses = dict.fromkeys(draw.options[pick].focus for pick in picks_in(node))
    return Controls(tuple(blocks), unseen, tuple(f for f in focuses if f), draw.badges, draw.remarks())


def _shown_first(root: Node) -> Node:
    """What the picture is to show: the first menu, if there is any."""
    return next((child for child in root.children if len(list(picks_in(child))) > LONELY), root)


def _shelves(draw: EntryMaker, root: Node, room: int) -> list[Block]:
    """Verbs that aim at pieces, each with its menu in sight: one tap less than a tab to open first."""
    verbs = [at for at, child in enumerate(root.children) if not child.is_pick]
    aimed = all(draw.options[pick].focus for at in verbs for pick in picks_in(root.children[at]))
    if not 1 <= len(verbs) <= _SHELVES or len(root.children) < 2 or root.children[0].is_pick:
        return []
    if not aimed or grid(draw, root) or any(is_plain(draw, one) for one in root.children):
        return []
    menus, buttons = list[Block](), list[Node]()
    for at in verbs:
        verb = root.children[at]
        if len(list(picks_in(verb))) <= LONELY:
            buttons += [Node(whole_way(draw.options[pick].menu), pick) for pick in picks_in(verb)]
            continue
        shelf = _shelf(draw, verb, (at,), known=bool(menus))
        if not shelf:
            return []
        menus += shelf
    buttons += [child for child in root.children if child.is_pick]
    labels = draw.labels(buttons, known=bool(menus), shared=True)
    blocks = [*menus, *rows(draw.buttons(buttons, [()] * len(buttons), labels))]
    return blocks if len(buttons) <= MANY and cost(blocks) <= room else []


def _shelf(draw: EntryMaker, verb: Node, walked: Path, *, known: bool) -> list[Block]:
    """The menu of one verb: all its targets in one list, or a list for each group of them; nothing where
    they do not fit. The picture shows what the first menu is about: others have the letters `known` by it."""
    picks = list(picks_in(verb))
    sizes = [len(group.children) for group in verb.children]
    flat = all(child.is_pick for group in verb.children for child in group.children)
    grouped = flat and min(sizes) > 0 and FEW < max(sizes) <= limits.MENU_ENTRIES and len(sizes) <= FEW
    if len(picks) <= (MANY if grouped else limits.MENU_ENTRIES):
        ends = [Node(whole_way(draw.options[pick].menu[len(walked) :]), pick) for pick in picks]
        lines = draw.entries(ends, [()] * len(ends), known=known, shared=_is_joint(draw, picks))
        return _menus(draw, draw.words(verb), walked, lines, Menu.cost, 0)
    blocks: list[Block] = []
    for i, group in enumerate(verb.children if grouped else ()):
        lines = draw.entries(group.children, [()] * len(group.children), known=known)
        sorts = verb.entry is not None and not verb.entry.args  # a heading that only sorts says nothing more
        asked = draw.words(group) if sorts else f"{draw.words(verb)} › {draw.words(group)}"
        blocks += _menus(draw, asked, (*walked, i), lines, Menu.cost, 0)
    return blocks


def _is_joint(draw: EntryMaker, picks: Sequence[int]) -> bool:
    """Whether lines are told apart by more than the piece they point at."""
    return len({draw.options[pick].menu for pick in picks}) == len(picks)


def _first(draw: EntryMaker, root: Node) -> Path:
    """What is open before any verb was pressed: what the game offers first, if that is a menu of pieces.

    How many there are does not matter, so a panel looks the same each time."""
    if len(root.children) < 2 or root.children[0].is_pick or grid(draw, root):
        return ()
    aimed = all(draw.options[pick].focus for pick in picks_in(root.children[0]))
    return (0,) if aimed and 0 in _sorted_out(draw, root, 0)[0] else ()


def _top(draw: EntryMaker, root: Node, walked: Path) -> list[Block]:
    """The verbs stay in sight while one of them is open, and so do targets beside them."""
    verbs, targets = _sorted_out(draw, root, 0)
    nodes = [_at_hand(draw, root.children[i]) if i != walked[0] else root.children[i] for i in verbs]
    tabs = draw.buttons(nodes, [(i,) for i in verbs], [draw.words(node) for node in nodes])
    shown = [  # the open one is no action: it cannot be pressed
        Button(f"▾ {tab.label}", tab.custom_id, disabled=True) if i == walked[0] else tab
        for i, tab in zip(verbs, tabs, strict=True)
    ]
    blocks: list[Block] = list(rows(shown))
    if targets:
        lines = draw.entries([root.children[i] for i in targets], [(i,) for i in targets])
        shut = [replace(line, chosen=i == walked[0]) for i, line in zip(targets, lines, strict=True)]
        blocks += _menus(draw, _such_as(shut), (), shut[: limits.MENU_ENTRIES], 2, 0)
    if (parent := _parent(root, walked)) is not None:
        back = draw.voice.short("panel-back")
        blocks += rows([Button(back, draw.panel_id.button("open", path_words(parent)))])
    return blocks


def _at_hand(draw: EntryMaker, verb: Node) -> Node:
    """A verb that has but one target needs no menu."""
    first, *more = picks_in(verb)
    return verb if more else Node(whole_way(draw.options[first].menu), first)


def _parent(root: Node, walked: Path) -> Path | None:
    """The nearest menu above that offers something else; the verbs are in sight anyway."""
    for length in range(len(walked) - 1, 1, -1):
        if opened(root, walked[:length])[1] == walked[:length]:
            return walked[:length]
    return None


def _sorted_out(draw: EntryMaker, node: Node, depth: int) -> tuple[list[int], list[int]]:
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


def _level(draw: EntryMaker, node: Node, walked: Path, room: int, sheet: int) -> list[Block]:
    for form in (grid, _groups):
        if drawn := draw.tried(partial(_fitting, form, draw, node, walked, room)):
            return drawn
    buttons, entries = _sorted_out(draw, node, len(walked))
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
    asked = draw.words(node) or (_such_as(lines) if before else "")
    menus = _menus(draw, asked, walked, lines, room - cost(before) - cost(after), sheet)
    return [*before, *menus, *after]


def _with_lone_verbs(
    draw: EntryMaker, node: Node, buttons: list[int], entries: list[int]
) -> tuple[list[int], list[int]]:
    """In a list of many targets of one verb and a few of others, these few are buttons."""
    verbs = {i: draw.verb(node.children[i]) for i in entries}
    counts = Counter(verbs.values())
    lone = [i for i in entries if verbs[i] and counts[verbs[i]] <= LONELY]
    if len(lone) + len(buttons) > FEW or len(entries) - len(lone) <= LONELY:
        return buttons, entries
    return sorted([*buttons, *lone]), [i for i in entries if i not in lone]


def _letters(draw: EntryMaker, nodes: Sequence[Node], paths: Sequence[Path]) -> list[Block]:
    """Bare places by their letters alone, five in a row; what stands beside them below."""
    labelled = zip(nodes, paths, draw.labels(nodes, bare=True), strict=True)
    shown = [(draw.is_place(each[0]), draw.button(*each, explained=False)) for each in labelled]
    bare, others = ([button for is_place, button in shown if is_place == bare] for bare in (True, False))
    return [*rows(bare), *rows(others)]


def _fitting(form: _Form, draw: EntryMaker, node: Node, walked: Path, room: int) -> list[Block]:
    drawn = form(draw, node, walked)
    return drawn if cost(drawn) <= room else []


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
        return _level(draw, Node(node.entry, None, tuple(ways)), walked, limits.COMPONENTS, 0)
    blocks: list[Block] = []
    for i, group in enumerate(groups):
        lines = draw.entries(group.children, [()] * counts[i])
        blocks += _menus(draw, draw.words(group), (*walked, i), lines, Menu.cost, 0)
    return blocks


def _menus(
    draw: EntryMaker, asked: str, walked: Path, lines: list[Entry], room: int, sheet: int
) -> list[Block]:
    """As many menus as there is room for; what is left stands on further sheets."""
    voice, panel_id, way = draw.voice, draw.panel_id, path_words(walked)
    placeholder = voice.short("panel-choose-for", what=asked) if asked else voice.short("panel-choose")
    size = limits.MENU_ENTRIES
    fit = room // 2 if len(lines) <= size * (room // 2) else (room - 3) // 2
    sheets = [lines[i : i + size * fit] for i in range(0, len(lines), size * fit)]
    sheet = min(max(sheet, 0), len(sheets) - 1)
    shown = sheets[sheet]
    parts = [shown[i : i + size] for i in range(0, len(shown), size)]
    blocks: list[Block] = [
        Menu(panel_id.menu("choose", way, i), _span(placeholder, part, len(lines) > size), tuple(part))
        for i, part in enumerate(parts)
    ]
    if len(sheets) > 1:
        first, last = sheet == 0, sheet == len(sheets) - 1
        turn = [
            Button(voice.short("panel-earlier"), panel_id.button("sheet", way, sheet - 1), disabled=first),
            Button(voice.short("panel-later"), panel_id.button("sheet", way, sheet + 1), disabled=last),
        ]
        blocks += rows(turn)
    return blocks


def _such_as(entries: Sequence[Entry]) -> str:
    """What a menu beside other verbs is about: its first entries, without their letters; where they are long,
    the words they begin with."""
    names = [entry.label.removesuffix(" ▸").split(MARK)[-1] for entry in entries]
    examples = ", ".join(names[:_EXAMPLES])
    return examples if len(examples) <= LABEL else ", ".join(dict.fromkeys(name.split()[0] for name in names))


def _span(placeholder: str, entries: Sequence[Entry], split: bool) -> str:
    """Which part of a list a menu holds, by its letters where it has any."""
    first, last = (entries[at].label.split(MARK)[0] for at in (0, -1))
    return f"{placeholder} {first} – {last}" if split else placeholder
