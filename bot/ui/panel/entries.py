"""Options as a tree of menus; its entries as buttons and lines, with letters that tie them to the picture."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.ui.page import limits
from bot.ui.page.blocks import Block, Button, Entry, Style, rows
from bot.ui.page.news import is_number
from bot.ui.page.voice import HELP, Voice
from bot.ui.press.ids import PanelId, path_words
from bot.words.speak import message_ids
from engine.core.game import Option
from engine.core.text import Text, text, texts_in

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARK = " · "  # between a letter and what it stands for
Path: TypeAlias = tuple[int, ...]
MANY = 10
"""More buttons than this on one level become a menu."""
FEW = 5
"""That many targets at the top may be buttons."""
LONELY = 2
"""So few targets are not worth a menu."""
LABEL = 38
"""Characters of a label that a phone shows on one line."""


class Node(Struct, frozen=True):
    """An entry: a pick (`option`), or a menu of further entries (`children`)."""

    entry: Text | None
    option: int | None = None
    children: tuple[Node, ...] = ()

    @property
    def is_pick(self) -> bool:
        return self.option is not None


class _Branch:
    def __init__(self, entry: Text | None) -> None:
        self.entry = entry
        self.picks: list[int] = []
        self.branches: dict[Text, _Branch] = {}

    def frozen(self) -> Node:
        children = [branch.frozen() for branch in self.branches.values()]
        if not children and len(self.picks) == 1:
            return Node(self.entry, self.picks[0])
        # A pick whose path is also the way to others stands first in its own menu.
        return Node(self.entry, None, (*(Node(self.entry, pick) for pick in self.picks), *children))


def tree_of(options: Sequence[Option[Any]], left_out: frozenset[int] = frozenset()) -> Node:
    """The options by their menu paths, in the order they are offered."""
    root = _Branch(None)
    for index, option in enumerate(options):
        if index in left_out:
            continue
        branch = root
        for entry in option.menu:
            branch = branch.branches.setdefault(entry, _Branch(entry))
        branch.picks.append(index)
    return root.frozen()


def opened(root: Node, path: Sequence[int]) -> tuple[Node, tuple[int, ...]]:
    """The menu a path leads to, passing through menus of a single entry; a wrong step ends the walk."""
    node, walked = root, list[int]()
    steps = list(path)
    while True:
        if len(node.children) == 1 and not node.children[0].is_pick:
            step = 0
        elif steps and steps[0] < len(node.children) and not node.children[steps[0]].is_pick:
            step = steps[0]
        else:
            return node, tuple(walked)
        if steps:
            steps.pop(0)
        walked.append(step)
        node = node.children[step]


def trail(root: Node, path: Sequence[int]) -> list[Text]:
    """The entries along a path."""
    entries, node = list[Text](), root
    for step in path:
        node = node.children[step]
        if node.entry is not None:
            entries.append(node.entry)
    return entries


def picks_in(node: Node) -> Iterator[int]:
    if node.option is not None:
        yield node.option
    for child in node.children:
        yield from picks_in(child)


def letters(taken: Collection[str] = ()) -> Iterator[str]:
    """A to Z, then pairs; none that stands on a piece already and would be taken for it."""
    free = [letter for letter in _LETTERS if letter not in taken]
    yield from free
    for first in free:
        for second in free:
            yield first + second


def whole_way(menu: Sequence[Text]) -> Text:
    """All levels of a menu as one entry."""
    whole, *rest = menu
    for entry in rest:
        whole = text("panel-path", above=whole, entry=entry)
    return whole


class EntryMaker:
    """Turns entries of one decision into buttons and lines of menus."""

    def __init__(
        self,
        options: Sequence[Option[Any]],
        panel_id: PanelId,
        voice: Voice,
        routes: Sequence[Path] = (),
        taken: Collection[str] = (),
    ) -> None:
        """`routes`: the picks that each option stands for, where it is not itself one of the question's;
        `taken`: letters that stand for something else in the picture."""
        self.options, self.panel_id, self.voice = options, panel_id, voice
        self._routes = routes or [(number,) for number in range(len(options))]
        self.badges: dict[str, str] = {}  # a letter for each piece that an entry in sight points at
        self.notes: dict[str, str] = {}  # what a button has no room to say, by its label
        self.above: tuple[Text, ...] = ()  # what all entries in sight share, and do not say themselves
        self._taken = taken
        self._free: Iterator[str] = letters(taken)

    def tried(self, draw: Callable[[], list[Block]]) -> list[Block]:
        """What is drawn so; if that comes to nothing, it leaves no letters and no notes behind."""
        badges, notes = dict(self.badges), dict(self.notes)
        if drawn := draw():
            return drawn
        self.badges, self.notes = badges, notes
        self._free = islice(letters(self._taken), len(badges), None)
        return []

    def remarks(self) -> tuple[str, ...]:
        """The notes as lines; what belongs to several buttons is said once, by their letters or for all."""
        labels = dict[str, list[str]]()
        for label, note in self.notes.items():
            labels.setdefault(note, []).append(label)
        if len(labels) == 1 < len(self.notes):
            return tuple(labels)
        return tuple(f"{_named_together(some)}: {note}" for note, some in labels.items())

    def words(self, node: Node) -> str:
        return self.voice.label(node.entry) if node.entry is not None else ""

    def focus(self, node: Node) -> str:
        """The one piece that everything under this entry points at."""
        found = {self.options[pick].focus for pick in picks_in(node)}
        return found.pop() if len(found) == 1 else ""

    def is_way(self, option: int) -> bool:
        """Whether it stands for several picks."""
        return len(self._routes[option]) > 1

    def verb(self, node: Node) -> str:
        """What a pick does, as its text form begins; nothing for a menu."""
        return "" if node.option is None else self.options[node.option].words.split()[0]

    def labels(
        self, nodes: Sequence[Node], *, known: bool = False, shared: bool = False, bare: bool = False
    ) -> list[str]:
        """A letter before each entry that points at a piece of its own; a shared one would say nothing,
        unless verbs tell the entries apart.

        `known`: only letters that stand in the picture already; `bare`: of a place the letter will do."""
        focuses = [self.focus(node) for node in nodes]
        return [
            self._lettered(node, focus, bare)
            if focus and (shared or focuses.count(focus) == 1) and (focus in self.badges or not known)
            else self.words(node)
            for node, focus in zip(nodes, focuses, strict=True)
        ]

    def _lettered(self, node: Node, focus: str, bare: bool) -> str:
        letter = self._letter(focus)
        return letter if bare and self.is_place(node) else f"{letter}{MARK}{self.words(node)}"

    def is_last_word(self, node: Node) -> bool:
        """Pass, done, decline: always a button of its own."""
        return node.option is not None and (
            self.options[node.option].idle or self.options[node.option].confirms
        )

    def is_place(self, node: Node) -> bool:
        return node.option is not None and self.options[node.option].place

    def _letter(self, focus: str) -> str:
        if focus not in self.badges:
            self.badges[focus] = next(self._free)
        return self.badges[focus]

    def is_number(self, node: Node) -> bool:
        return node.is_pick and is_number(self.words(node))

    def buttons(self, nodes: Sequence[Node], paths: Sequence[Path], labels: Sequence[str]) -> list[Button]:
        return [
            self.button(node, path, label) for node, path, label in zip(nodes, paths, labels, strict=True)
        ]

    def button(self, node: Node, path: Path, label: str, *, explained: bool = True) -> Button:
        if node.option is None:
            return Button(label, self.panel_id.button("open", path_words(path)))
        if explained and (help_ := self._help(node)):
            self.notes[_by_its_name(label)] = help_
        style: Style = "danger" if self.options[node.option].reveals else "plain"
        return Button(label, self.panel_id.button("pick", self._route(node.option)), style)

    def entries(
        self, nodes: Sequence[Node], paths: Sequence[Path], *, known: bool = False, shared: bool = False
    ) -> list[Entry]:
        """Lines of a menu; what stands below one is not repeated below the next."""
        labels = self.labels(nodes, known=known, shared=shared)
        lines = [
            self._entry(node, path, label) for node, path, label in zip(nodes, paths, labels, strict=True)
        ]
        said = ["", *(line.help for line in lines)]
        return [
            replace(line, help="") if line.help == before else line
            for line, before in zip(lines, said, strict=False)
        ]

    def _entry(self, node: Node, path: Path, label: str) -> Entry:
        if node.option is None:
            return Entry(f"{label} ▸", f"g{path_words(path)}")
        return Entry(label, f"o{self._route(node.option)}", self._help(node))

    def _route(self, option: int) -> str:
        return path_words(self._routes[option])

    def _help(self, node: Node) -> str:
        """What the game says below it, or what the piece that it names does, where there are words for it."""
        if node.entry is None or self.is_place(node):  # what lies beside a place is not meant
            return ""
        if node.option is not None and (note := self.options[node.option].note) is not None:
            return self.voice.label(note)
        found = next((part.key for part in texts_in(node.entry) if part.key in _explained()), "")
        return self.voice.short(f"{found}{HELP}") if found else ""


def _by_its_name(label: str) -> str:
    """What a label is about, without the way to it and without what follows its name."""
    letter, mark, words = label.rpartition(MARK)
    return f"{letter}{mark}{words.rsplit(' › ', 1)[-1].split(': ')[0]}"


def _named_together(labels: Sequence[str]) -> str:
    return labels[0] if len(labels) == 1 else ", ".join(label.split(MARK)[0] for label in labels)


@cache
def _explained() -> frozenset[str]:
    return frozenset(id_.removesuffix(HELP) for id_ in message_ids() if id_.endswith(HELP))


def flattened(draw: EntryMaker, root: Node) -> Node:
    """A few targets need no menu above them, nor do a few things that are no places beside pass or done."""
    last = tuple(child for child in root.children if draw.is_last_word(child))
    others = Node(None, None, root.children[: len(root.children) - len(last)])
    plain = not any(draw.options[pick].focus for pick in picks_in(others))
    if not (
        last and plain and 1 < len(list(picks_in(others))) <= FEW and others.children + last == root.children
    ):
        return _flat(draw, root)
    return Node(None, None, (*_flat(draw, others).children, *last))


def _flat(draw: EntryMaker, root: Node) -> Node:
    """One click instead of two or three."""
    picks = list(picks_in(root))
    focuses = {draw.options[pick].focus for pick in picks}
    distinct = "" not in focuses and len(focuses) == len(picks)
    most = 2 * limits.MENU_ENTRIES if distinct else limits.MENU_ENTRIES
    if any(child.is_pick for child in root.children) or len(picks) > most or grid(draw, root):
        return root
    deep = any(len(draw.options[pick].menu) > 2 for pick in picks)  # a longer way says more than its end
    if len(picks) > MANY and (deep or not distinct):
        return root
    if len(root.children) > 1 and "" in focuses and len(focuses) > 1:
        return root  # targets and settings side by side: their verbs tell them apart
    if len(root.children) > 1 and any(is_plain(draw, node) for node in root.children):
        return root  # what is no place in the picture is a row of buttons below its verb
    one_way = len({draw.options[pick].menu[:-1] for pick in picks}) == 1
    if one_way and len(picks) > (FEW if deep else 1):
        return root  # there is but one way to go, and the menus on it are named beside the question
    verbs = {words[0] for pick in picks if len(words := draw.options[pick].words.split()) > 1}
    ends = {draw.options[pick].menu[-1] for pick in picks}
    if 1 < len(picks) == len(ends) and not deep and len(verbs) <= 1:
        return Node(None, None, tuple(Node(draw.options[pick].menu[-1], pick) for pick in picks))
    menus = [draw.options[pick].menu for pick in picks]
    if any(len(draw.voice.label(whole_way(menu))) > LABEL for menu in menus):
        draw.above = _in_common(menus)
    paths = (whole_way(menu[len(draw.above) :]) for menu in menus)
    return Node(None, None, tuple(Node(path, pick) for path, pick in zip(paths, picks, strict=True)))


def _in_common(menus: Sequence[Sequence[Text]]) -> tuple[Text, ...]:
    """The first levels that all ways share, where there are several ways and something is left to tell."""
    shared = 0
    while len(menus) > 1 and all(
        len(menu) > shared + 1 and menu[shared] == menus[0][shared] for menu in menus
    ):
        shared += 1
    return tuple(menus[0][:shared]) if shared else ()


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
    numbers = [draw.words(pick) for group in groups for pick in group.children]
    clear = len(set(numbers)) == len(numbers)  # "3 red" says it all
    blocks: list[Block] = []
    for group in groups:
        before = "" if clear else f"{draw.words(group)} "
        labels = [f"{before}{draw.words(pick)}" for pick in group.children]
        blocks += rows(draw.buttons(group.children, [()] * len(labels), labels))
    nodes = [node.children[i] for i in others]
    return blocks + list(rows(draw.buttons(nodes, [(*walked, i) for i in others], draw.labels(nodes))))


def _is_scale(draw: EntryMaker, node: Node) -> bool:
    return bool(node.children) and all(draw.is_number(child) for child in node.children)
