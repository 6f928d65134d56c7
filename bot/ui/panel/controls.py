"""A decision as buttons and menus: verbs are buttons, targets are menus, numbers are buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.ui.interactions.custom_ids import PanelId, path_words
from bot.ui.kit import limits
from bot.ui.kit.blocks import Block, Button, Buttons, Entry, Menu, cost, rows
from bot.ui.kit.localiser import Localiser
from bot.ui.panel.entries import EntryMaker
from bot.ui.panel.flattening import flattened
from bot.ui.panel.keys import is_pieces, keyed
from bot.ui.panel.lettering import Sights, lettered
from bot.ui.panel.levels import grid, in_menus, is_plain, level, sorted_out, such_as
from bot.ui.panel.screenful import OTHERS, Room, as_line, count, fits, is_keypad, within
from bot.ui.panel.shortening import Shorter
from bot.ui.panel.sizes import FEW, LONELY, MANY
from bot.ui.panel.tree import Node, Path, opened, picks_in, trail, tree_of, whole_way
from engine.core.game import Option
from engine.core.text import Text

_EXPANDED = 12  # targets of a verb at most that may join a menu with others
_SHELVES = 6  # verbs at most side by side, each with its menu


class Controls(Struct, frozen=True):
    blocks: tuple[Block, ...]
    trail: tuple[Text, ...]  # open menus that no visible button names
    focuses: tuple[str, ...]  # pieces of the open menu
    badges: dict[str, str]  # letters of its entries, each of one place in the picture
    notes: tuple[str, ...] = ()  # text for which the buttons have no space
    legend: tuple[str, ...] = ()  # meaning of letters without words
    rest: tuple[Block, ...] = ()  # options besides the question that do not fit beside it
    spare: int = 0  # controls that the sender of the panel adds
    only_beside: bool = False  # only options besides the question are left
    last: int = 0  # blocks at the end that only pass, decline or end something


def controls(
    options: Sequence[Option[Any]],
    panel_id: PanelId,
    path: Sequence[int],
    localiser: Localiser,
    *,
    routes: Sequence[Path] = (),
    handing: int | None = None,
    room: int,
    most: int = limits.COMPONENTS,
    sheet: int = 0,
    sights: Sights | None = None,
    optional: bool = False,
) -> Controls:
    """Buttons and menus for what is open at `path`; from the top the first verb, if it aims at pieces.

    `routes` are the picks that options stand for; `handing` is the option drawn elsewhere as Confirm; `room`
    is how many components there may be and `most` how many controls; `sheet` is the part of a menu too long
    for them; `sights` says what the picture shows; `optional`: nobody waits for any of it, so one button each
    will do."""
    draw = EntryMaker(options, panel_id, localiser, routes)
    hidden = frozenset() if handing is None else frozenset({handing})
    beside = frozenset(at for at, option in enumerate(options) if option.aside or optional)
    main = flattened(draw, tree_of(options, hidden | beside))
    asides = tree_of(options, frozenset(range(len(options))) - beside).children
    if not main.children and not optional and handing is None:  # nothing else is asked
        main, asides = Node(None, None, asides), ()
    own = len(main.children)
    if path and path[0] >= own:
        return _settled(draw, _aside(draw, asides, own, path, room, sheet), most, sights)
    return _settled(draw, _question(draw, main, asides, path, room, most, sheet, sights), most, sights)


def _settled(draw: EntryMaker, shown: Controls, most: int, sights: Sights | None) -> Controls:
    """Fit the controls to one screen, and assign letters to what the picture shows."""
    seen = None if sights is None else sights(shown.focuses)
    if most < limits.COMPONENTS:
        blocks = keyed(_within(draw, shown.blocks, most, seen))
        shown = replace(shown, blocks=tuple(blocks), last=_last_words(draw, blocks))
    legend = _legend(draw, shown.blocks)
    done = lettered(shown.blocks, [*legend, *shown.notes], seen)
    told, notes = done.notes[: len(legend)], done.notes[len(legend) :]
    return replace(shown, blocks=done.blocks, badges=done.badges, notes=notes, legend=told)


def _legend(draw: EntryMaker, blocks: Sequence[Block]) -> list[str]:
    """Return the meaning of letters that had to drop their words."""
    return [
        draw.legend[one.custom_id]
        for block in blocks
        if isinstance(block, Buttons)
        for one in block.buttons
        if draw.bare.get(one.custom_id) == one.label
    ]


def _within(
    draw: EntryMaker, blocks: Sequence[Block], most: int, seen: Mapping[str, str] | None = None
) -> list[Block]:
    """`seen`: what the picture shows, if known; only that may be named by a letter alone."""
    lines_of, menu_of = partial(_lines_of, draw), partial(_others, draw)
    shorter = Shorter(draw.briefs, draw.terse, draw.bare).where(seen)
    return within(blocks, Room(most, draw.last_words, shorter, lines_of, menu_of))


def _lines_of(draw: EntryMaker, button: Button) -> list[Entry]:
    """Turn a button into lines of a menu; a short submenu is expanded."""
    node, path = draw.behind.get(button.custom_id, (None, ()))
    picks = list(picks_in(node)) if node is not None and not button.disabled else []
    if not 0 < len(picks) <= _EXPANDED:
        return [as_line(button)]
    ends = [Node(whole_way(draw.options[pick].menu[len(path) - 1 :]), pick) for pick in picks]
    return draw.entries(ends, [()] * len(ends))


def _others(draw: EntryMaker, lines: list[Entry], called: str) -> Menu:
    """Return a menu of the options without a button or menu."""
    placeholder = draw.localiser.short("panel-choose-for", what=called or such_as(lines))
    return Menu(draw.panel_id.menu("choose", OTHERS, lines[0].value[1:]), placeholder, tuple(lines))


def _last_words(draw: EntryMaker, blocks: Sequence[Block]) -> int:
    """Return 1 if the last row only declines, else 0."""
    row = blocks[-1] if blocks else None
    return int(isinstance(row, Buttons) and all(one.custom_id in draw.last_words for one in row.buttons))


def _question(
    draw: EntryMaker,
    root: Node,
    asides: Sequence[Node],
    path: Sequence[int],
    room: int,
    most: int,
    sheet: int,
    sights: Sights | None,
) -> Controls:
    """Return the question's controls, and below them one button for each option besides the question."""
    node, walked = opened(root, path or _first(draw, root))
    if not path and all(draw.options[pick].dominated for pick in picks_in(root)):
        node, walked = root, ()  # an optional question stays behind its verb
    places = [(len(root.children) + at,) for at in range(len(asides))]
    at_hand = [_at_hand(draw, aside) for aside in asides]
    below = rows(draw.buttons(at_hand, places, [draw.words(aside) for aside in at_hand]))
    blocks, named = list[Block](), True
    if not path and (shelves := draw.tried(lambda: _shelves(draw, root, room - cost(below), most))):
        blocks, node, walked = shelves, _shown_first(root), ()
    else:
        top = _top(draw, root, walked) if walked and len(root.children) > 1 else []
        asked = level(draw, node, walked, room - cost(top) - cost(below), sheet)
        named = not (path and top) or most >= limits.COMPONENTS or fits([*top, *asked], most)
        if not named:  # the verbs are one press away
            top, asked, below = [], [*asked, *_back(draw, _parent(root, walked) or ())], []
        blocks = _keys_first(top, asked) if is_pieces(asked) else [*top, *asked]
    way = trail(root, walked)
    alone = len(root.children) == 1 and not all(draw.is_number(child) for child in node.children)
    unseen = draw.above or (tuple(way) if len(way) > 1 or alone or not named else ())
    if is_keypad(blocks):
        unseen = ()  # the question explains the letters
    shown = _drawn(draw, blocks, unseen, node)
    if below and most < limits.COMPONENTS and not fits([*blocks, *below], most):
        seen = None if sights is None else sights(shown.focuses)
        blocks = _within(draw, blocks, most, seen)
        if not fits([*blocks, *below], most):
            return replace(shown, rest=tuple(below))
    return replace(shown, blocks=(*blocks, *below), only_beside=not root.children)


def _keys_first(tabs: Sequence[Block], keys: Sequence[Block]) -> list[Block]:
    """Put piece buttons first: they need no verb above them, and others fit beside them."""
    tabbed, pieces = (
        [one for row in some if isinstance(row, Buttons) for one in row.buttons if not one.disabled]
        for some in (tabs, keys)
    )
    return [*rows([*pieces, *tabbed]), *(block for block in tabs if not isinstance(block, Buttons))]


def _aside(
    draw: EntryMaker, asides: Sequence[Node], own: int, path: Sequence[int], room: int, sheet: int
) -> Controls:
    """Return one option besides the question, with a way back to it."""
    at = min(path[0] - own, len(asides) - 1)
    root = Node(None, None, (*(Node(None) for _ in range(own)), *asides))
    node, walked = opened(root, (own + at, *path[1:]))
    back = _back(draw, ())
    blocks = [*level(draw, node, walked, room - cost(back), sheet), *back]
    return _drawn(draw, blocks, tuple(trail(root, walked)), node)


def _drawn(draw: EntryMaker, blocks: Sequence[Block], unseen: tuple[Text, ...], node: Node) -> Controls:
    focuses = dict.fromkeys(draw.options[pick].focus for pick in picks_in(node))
    return Controls(tuple(blocks), unseen, tuple(f for f in focuses if f), {}, draw.remarks())


def _shown_first(root: Node) -> Node:
    """Return the node the picture should show: the first menu, if any."""
    return next((child for child in root.children if len(list(picks_in(child))) > LONELY), root)


def _shelves(draw: EntryMaker, root: Node, room: int, most: int) -> list[Block]:
    """Return verbs with piece targets, each with its visible menu: one tap less than a tab.

    If there would be too many menus, those of one verb are merged.
    """
    verbs = [at for at, child in enumerate(root.children) if not child.is_pick]
    aimed = all(draw.options[pick].focus for at in verbs for pick in picks_in(root.children[at]))
    if not 1 <= len(verbs) <= _SHELVES or len(root.children) < 2 or root.children[0].is_pick:
        return []
    if not aimed or grid(draw, root) or any(is_plain(draw, one) for one in root.children):
        return []
    for in_groups in (True, False):
        drawn = _shelved(draw, root, verbs, in_groups=in_groups)
        if count(_within(draw, drawn, most)) <= most:
            return drawn if cost(drawn) <= room else []
    return []


def _shelved(draw: EntryMaker, root: Node, verbs: Sequence[int], *, in_groups: bool) -> list[Block]:
    menus, buttons = list[Block](), list[Node]()
    for at in verbs:
        verb = root.children[at]
        if len(list(picks_in(verb))) <= LONELY:
            buttons += [Node(whole_way(draw.options[pick].menu), pick) for pick in picks_in(verb)]
            continue
        shelf = _shelf(draw, verb, (at,), in_groups=in_groups)
        if not shelf:
            return []
        menus += shelf
    buttons += [child for child in root.children if child.is_pick]
    labels = draw.labels(buttons)
    blocks = [*menus, *rows(draw.buttons(buttons, [()] * len(buttons), labels))]
    return blocks if len(buttons) <= MANY else []


def _shelf(draw: EntryMaker, verb: Node, walked: Path, *, in_groups: bool) -> list[Block]:
    """Return the menu of one verb: one list of targets, or one per group; empty if they do not fit."""
    picks = list(picks_in(verb))
    sizes = [len(group.children) for group in verb.children]
    flat = all(child.is_pick for group in verb.children for child in group.children)
    grouped = (
        in_groups
        and flat
        and min(sizes) > 0
        and FEW < max(sizes) <= limits.MENU_ENTRIES
        and len(sizes) <= FEW
    )
    if len(picks) <= (MANY if grouped else limits.MENU_ENTRIES):
        ends = [Node(whole_way(draw.options[pick].menu[len(walked) :]), pick) for pick in picks]
        lines = draw.entries(ends, [()] * len(ends))
        return in_menus(draw, draw.words(verb), walked, lines, Menu.cost, 0)
    blocks: list[Block] = []
    for i, group in enumerate(verb.children if grouped else ()):
        lines = draw.entries(group.children, [()] * len(group.children))
        sorts = verb.entry is not None and not verb.entry.args  # a heading without arguments only sorts
        asked = draw.words(group) if sorts else f"{draw.words(verb)} › {draw.words(group)}"
        blocks += in_menus(draw, asked, (*walked, i), lines, Menu.cost, 0)
    return blocks


def _first(draw: EntryMaker, root: Node) -> Path:
    """Return the menu that is open at first: the game's first offer, if it is a menu of pieces.

    Independent of the number of pieces, so a panel looks the same each time.
    """
    if len(root.children) < 2 or root.children[0].is_pick or grid(draw, root):
        return ()
    aimed = all(draw.options[pick].focus for pick in picks_in(root.children[0]))
    return (0,) if aimed and 0 in sorted_out(draw, root, 0)[0] else ()


def _top(draw: EntryMaker, root: Node, walked: Path) -> list[Block]:
    """Return the verbs and the targets beside them, which stay visible while one is open."""
    verbs, targets = sorted_out(draw, root, 0)
    nodes = [_at_hand(draw, root.children[i]) if i != walked[0] else root.children[i] for i in verbs]
    tabs = draw.buttons(nodes, [(i,) for i in verbs], [draw.words(node) for node in nodes])
    shown = [  # the open one cannot be pressed
        Button(f"▾ {tab.label}", tab.custom_id, disabled=True) if i == walked[0] else tab
        for i, tab in zip(verbs, tabs, strict=True)
    ]
    blocks: list[Block] = list(rows(shown))
    if targets:
        lines = draw.entries([root.children[i] for i in targets], [(i,) for i in targets])
        shut = [replace(line, chosen=i == walked[0]) for i, line in zip(targets, lines, strict=True)]
        blocks += in_menus(draw, such_as(shut), (), shut[: limits.MENU_ENTRIES], 2, 0)
    if (parent := _parent(root, walked)) is not None:
        blocks += _back(draw, parent)
    return blocks


def _back(draw: EntryMaker, to: Path) -> list[Buttons]:
    return rows([Button(draw.localiser.short("panel-back"), draw.panel_id.button("open", path_words(to)))])


def _at_hand(draw: EntryMaker, verb: Node) -> Node:
    """Replace a verb that has only one target by that target."""
    first, *more = picks_in(verb)
    return verb if more else Node(whole_way(draw.options[first].menu), first)


def _parent(root: Node, walked: Path) -> Path | None:
    """Return the nearest menu above that offers something else; the verbs are visible anyway."""
    for length in range(len(walked) - 1, 1, -1):
        if opened(root, walked[:length])[1] == walked[:length]:
            return walked[:length]
    return None
