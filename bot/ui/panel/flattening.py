"""Menus that are not worth their tap: a few targets stand at the top instead."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.kit import limits
from bot.ui.panel.entries import EntryMaker
from bot.ui.panel.levels import grid, is_plain
from bot.ui.panel.sizes import FEW, LABEL, MANY
from bot.ui.panel.tree import Node, picks_in, whole_way
from engine.core.text import Text


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
    if any(len(draw.localiser.label(whole_way(menu))) > LABEL for menu in menus):
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
