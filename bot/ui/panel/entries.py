"""Entries of the menus as buttons and lines, with letters that tie them to the picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.locales.inline_markup import Shown, how_many
from bot.locales.translations import message_ids
from bot.ui.interactions.custom_ids import PanelId, path_words
from bot.ui.kit.blocks import Block, Button, Entry, Mark, Style
from bot.ui.kit.localiser import HELP, Localiser
from bot.ui.kit.recap import briefly, by_its_key, is_number
from bot.ui.panel.keys import is_piece
from bot.ui.panel.lettering import MARK, bare_sign, is_bare, place_of, points, sign, unsigned
from bot.ui.panel.sizes import LABEL
from bot.ui.panel.tree import Node, Path, levels_of, picks_in
from engine.core.game import Option
from engine.core.text import Text, texts_in

_COLON = re.compile(r"\s?: (?![^()]*\))")  # none of those within brackets: "Inn (Anna: 1 red)"


class EntryMaker:
    """Turns entries of one decision into buttons and lines of menus."""

    def __init__(
        self,
        options: Sequence[Option[Any]],
        panel_id: PanelId,
        localiser: Localiser,
        routes: Sequence[Path] = (),
    ) -> None:
        """`routes`: the picks that each option stands for, where it is not itself one of the question's."""
        self.options, self.panel_id, self.localiser = options, panel_id, localiser
        self._routes = routes or [(number,) for number in range(len(options))]
        self.notes: dict[str, str] = {}  # what a button has no room to say, by its label
        self.briefs = dict[str, str]()  # by their ids, shorter labels of buttons that have a letter
        self.terse = dict[str, str]()  # shorter still: the letter, and what is paid there
        self.bare = dict[str, str]()  # the letter alone
        self.legend = dict[str, str]()  # what that letter stands for
        self.last_words = set[str]()  # ids of the buttons that pass, decline or end something
        self.behind = dict[
            str, tuple[Node, Path]
        ]()  # what the buttons that open something open, by their ids
        self.above: tuple[Text, ...] = ()  # what all entries in sight share, and do not say themselves
        self._shown, self._said = dict[Text, Shown](), dict[Text, str]()  # a layout is tried several times

    def tried(self, draw: Callable[[], list[Block]]) -> list[Block]:
        """What is drawn so; if that comes to nothing, it leaves no notes behind."""
        notes = dict(self.notes)
        if drawn := draw():
            return drawn
        self.notes = notes
        return []

    def remarks(self) -> tuple[str, ...]:
        """The notes as lines; what belongs to several buttons is said once, by their letters or for all."""
        labels = dict[str, list[str]]()
        for label, note in self.notes.items():
            labels.setdefault(note, []).append(label)
        if len(labels) == 1 < len(self.notes):
            return tuple(labels)
        return tuple(self._remark(_named_together(some), note) for note, some in labels.items())

    def _remark(self, what: str, note: str) -> str:
        return self.localiser.short("pictures-colon", what=what, said=note) if what else note

    def words(self, node: Node) -> str:
        """What its label says beside its icon."""
        return self._label(self._seen(node.entry).entry) if node.entry is not None else ""

    def _seen(self, entry: Text) -> Shown:
        if entry not in self._shown:
            self._shown[entry] = self.localiser.shown(entry)
        return self._shown[entry]

    def _label(self, said: Text) -> str:
        if said not in self._said:
            self._said[said] = self.localiser.label(said)
        return self._said[said]

    def icon(self, node: Node) -> Mark | None:
        """Of a bare place its letter is enough: what lies beside it is not meant."""
        icon = None if node.entry is None or self.is_place(node) else self._seen(node.entry).icon
        return None if icon is None else Mark(icon.emoji, self._label(icon.piece))

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

    def labels(self, nodes: Sequence[Node], *, bare: bool = False) -> list[str]:
        """The letter of its place before each entry that points at one; `bare`: of a place the letter will
        do."""
        focuses = [self.focus(node) for node in nodes]
        shared = len(nodes) > 1 and len(set(focuses)) == 1
        return [
            self._lettered(node, focus, shared, bare) if focus else self.words(node)
            for node, focus in zip(nodes, focuses, strict=True)
        ]

    def _lettered(self, node: Node, focus: str, shared: bool, bare: bool) -> str:
        if bare and self.is_place(node):
            suffix = self.options[node.option].suffix if node.option is not None else ""
            return f"{bare_sign(focus, self.words(node))}{suffix}"
        return f"{sign(focus, shared=shared)}{MARK}{self.words(node)}"

    def is_last_word(self, node: Node) -> bool:
        """Pass, done, decline: always a button of its own."""
        return node.option is not None and (
            self.options[node.option].idle or self.options[node.option].confirms
        )

    def is_place(self, node: Node) -> bool:
        return node.option is not None and self.options[node.option].place

    def _is_piece(self, node: Node, label: str) -> bool:
        """Whether it is a piece, and no place that has a letter of its own."""
        return (
            node.entry is not None
            and not points(label)
            and is_piece(node.entry, self._label(node.entry), self.localiser.label)
        )

    def is_number(self, node: Node) -> bool:
        return node.is_pick and is_number(self.words(node))

    def buttons(self, nodes: Sequence[Node], paths: Sequence[Path], labels: Sequence[str]) -> list[Button]:
        return [
            self.button(node, path, label) for node, path, label in zip(nodes, paths, labels, strict=True)
        ]

    def button(self, node: Node, path: Path, label: str, *, explained: bool = True) -> Button:
        icon = self.icon(node)
        if node.option is None:
            custom_id = self.panel_id.button("open", path_words(path))
            self.behind[custom_id] = (node, path)
            return Button(label, custom_id, icon=icon)
        if explained and (help_ := self._help(node)):
            before = "" if icon is None else f"{icon.emoji} "
            self.notes[f"{before}{_by_its_name(label)}"] = help_
        style: Style = "danger" if self.options[node.option].reveals else "plain"
        custom_id = self.panel_id.button("pick", self._route(node.option))
        self._shorten(node, label, custom_id)
        if self.is_last_word(node):
            self.last_words.add(custom_id)
        key = self._is_piece(node, label)
        return Button(self._beside(node, label, icon) if key else label, custom_id, style, icon=icon, key=key)

    def _beside(self, node: Node, label: str, icon: Mark | None) -> str:
        """What a piece says beside its icon: how many are left of it, where that is told."""
        left = 0 if icon is None or node.entry is None else how_many(node.entry)
        return f"×{left}" if left else label

    def _shorten(self, node: Node, label: str, custom_id: str) -> None:
        """What a button may say where there is little room: the letter of its place, and a few words."""
        head, mark, _ = label.rpartition(MARK)
        if not mark or node.entry is None or node.option is None or is_bare(label):
            return
        shown = self._seen(node.entry).entry
        way = self.options[node.option].menu if node.entry.key == "panel-path" else (shown,)
        self.briefs[custom_id] = f"{head}{mark}{briefly(way, self._label)}"
        *above, last = levels_of(node.entry)
        if above and is_number(paid := self._label(last)):
            self.terse[custom_id] = f"{bare_sign(place_of(label), briefly(above, self._label))}{mark}{paid}"
        elif above:
            self.terse[custom_id] = f"{head}{mark}{briefly(way, self._label, tersely=True)}"
        elif not above and points(label) and not self.is_number(node):
            said = by_its_key(node.entry, self._label)
            self.bare[custom_id] = bare_sign(place_of(label), said)
            self.legend[custom_id] = f"**{self.bare[custom_id]}** {said}"

    def entries(self, nodes: Sequence[Node], paths: Sequence[Path]) -> list[Entry]:
        """Lines of a menu; what stands below one is not repeated below the next."""
        labels = [self._in_full(*named) for named in zip(nodes, self.labels(nodes), strict=True)]
        labels = [self._last_first(*named) for named in zip(nodes, labels, strict=True)]
        lines = [
            self._entry(node, path, label) for node, path, label in zip(nodes, paths, labels, strict=True)
        ]
        said = ["", *(line.help for line in lines)]
        return [
            replace(line, help="") if line.help == before else line
            for line, before in zip(lines, said, strict=False)
        ]

    def _last_first(self, node: Node, label: str) -> str:
        """A phone cuts the end of a long line: what it alone says comes first, and then the way there."""
        if node.entry is None or len(unsigned(label)) <= LABEL:
            return label
        levels = levels_of(self._seen(node.entry).entry)
        way = " ‹ ".join(self._label(level) for level in reversed(levels))
        return label.removesuffix(self.words(node)) + way if label.endswith(self.words(node)) else label

    def _in_full(self, node: Node, label: str) -> str:
        """With both names of a tile, where a line has room for them."""
        if node.entry is None or not label.endswith(words := self.words(node)):
            return label
        full = label.removesuffix(words) + self.localiser.line(self._seen(node.entry).entry)
        return full if len(unsigned(full)) <= LABEL else label

    def _entry(self, node: Node, path: Path, label: str) -> Entry:
        if node.option is None:
            return Entry(f"{label} ▸", f"g{path_words(path)}", icon=self.icon(node))
        return Entry(label, f"o{self._route(node.option)}", self._help(node), icon=self.icon(node))

    def _route(self, option: int) -> str:
        return path_words(self._routes[option])

    def _help(self, node: Node) -> str:
        """What the game says below it, or what the piece that it names does, where there are words for it."""
        if node.entry is None or self.is_place(node):  # what lies beside a place is not meant
            return ""
        if node.option is not None and (note := self.options[node.option].note) is not None:
            return self._label(note)
        found = next((part.key for part in texts_in(node.entry) if part.key in _explained()), "")
        return self.localiser.short(f"{found}{HELP}") if found else ""


def _by_its_name(label: str) -> str:
    """What a label is about, without the way to it and without what follows its name."""
    letter, mark, words = label.rpartition(MARK)
    return f"{letter}{mark}{_COLON.split(words.rsplit(' › ', 1)[-1])[0]}"


def _named_together(labels: Sequence[str]) -> str:
    """By their letters, where they have several; nothing, where not all have one."""
    letters = dict.fromkeys(label.split(MARK)[0] for label in labels)
    if len(letters) == 1:
        return labels[0]
    return ", ".join(letters) if all(MARK in label for label in labels) else ""


@cache
def _explained() -> frozenset[str]:
    return frozenset(id_.removesuffix(HELP) for id_ in message_ids() if id_.endswith(HELP))
