"""Options as a tree of menus, by the paths that the game gives them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from engine.core.game import Option
from engine.core.text import Text, text

Path: TypeAlias = tuple[int, ...]
_PATH = "panel-path"


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


def levels_of(entry: Text) -> list[Text]:
    """The levels of a whole way, the first one first."""
    found = list[Text]()
    while entry.key == _PATH:
        args = dict(entry.args)
        above, last = args["above"], args["entry"]
        if not isinstance(above, Text) or not isinstance(last, Text):
            break
        found.insert(0, last)
        entry = above
    return [entry, *found]


def whole_way(menu: Sequence[Text]) -> Text:
    """All levels of a menu as one entry."""
    whole, *rest = menu
    for entry in rest:
        whole = text(_PATH, above=whole, entry=entry)
    return whole
