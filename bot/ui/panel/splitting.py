"""A list longer than one menu holds, cut where a person sees a border: between boards, villages, places."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from itertools import groupby
from typing import TypeVar

from bot.ui.kit.blocks import Entry
from bot.ui.kit.limits import MENU_ENTRIES
from bot.ui.panel.lettering import MARK, first_sign

T = TypeVar("T")
_AFTER = re.compile(r" \(|\s?[:,] | › ")  # what follows the name of something: a price, what it brings


def in_parts(lines: Sequence[T], group: Callable[[T], Hashable]) -> list[list[T]]:
    """As few parts as there can be; lines of one group stay together where that takes no part more."""
    whole = list[list[T]]()
    for _, each in groupby(lines, key=group):
        together = list(each)
        if whole and len(whole[-1]) + len(together) <= MENU_ENTRIES:
            whole[-1] += together
        else:
            whole += _cut(together)
    flush = _cut(lines)
    return whole if len(whole) <= len(flush) else flush


def _cut(lines: Sequence[T]) -> list[list[T]]:
    return [list(lines[at : at + MENU_ENTRIES]) for at in range(0, len(lines), MENU_ENTRIES)]


def span(entries: Sequence[Entry], heading: str = "") -> str:
    """From which line to which: by the letters where there are any, else by what they name below a
    heading."""
    first, last = (first_sign(entries[at].label, partial(_name, heading)) for at in (0, -1))
    return first if first == last else f"{first} – {last}"


def _name(heading: str, label: str) -> str:
    """What a line is about, without what follows its name."""
    words = label.removesuffix(" ▸").split(" ‹ ")[0].split(MARK)[-1]
    return _AFTER.split(words.removeprefix(heading).removeprefix(" › "), maxsplit=1)[0]
