"""How a question is asked on a panel: which keys stand where, and which picture is above them.

Every game has a `panel_layout.py` with one function, a `Layout`. It depends on the kind of question and the
table, never on how much is on offer: a key keeps its place and is grey while it cannot be pressed.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from itertools import pairwise
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from engine.core.text import Seat, Text
from render.kit.painter import PictureKind

Said: TypeAlias = tuple[str, ...]
MARKS, PIECES, VERBS, WIDE = 5, 4, 3, 2
"""Keys in a row: marks of up to three characters, pieces with a number, short words, long words."""


class Key(Struct, frozen=True):
    says: Said  # the words it adds to the sentence
    label: Text | str = ""  # words, or the mark of a piece; empty: its icon alone, else its pick's own name
    icon: Text | None = None  # a piece whose icon stands on the key
    focus: str = ""  # the piece in the picture that carries this mark
    name: Text | None = None  # the piece in words, for the sentence and for readers without the picture
    seat: Seat | None = None  # the player it stands for: their sign and the start of their name
    mark: str = ""  # the mark of the piece in the picture, where the label says more
    about: Text | None = None  # what the piece does, for the list in words
    is_chosen: bool = False  # part of the draft already: blue
    opens: bool = False  # only opens a region: never picks, even if one place there can be chosen

    @property
    def is_counted(self) -> bool:
        """Whether it is a kind of piece: its icon, and how many there are."""
        return self.icon is not None and isinstance(self.label, str) and not self.label.strip("0123456789+")


class KeyRow(Struct, frozen=True):
    keys: tuple[Key, ...]  # at most five
    heading: Text | None = None  # a small line above
    depth: int = 0  # how many words of the sentence come before these keys
    pieces: bool = False  # what is paid, piece by piece, in any order
    tabs: bool = False  # its keys only change the keys below and never pick; one that says nothing shows all


class PanelStep(Struct, frozen=True):
    """One word of the sentence: what is asked now."""

    rows: tuple[KeyRow, ...]  # at most five
    picture: PictureKind
    ask: Text | None = None  # the question; None: the question of the rules
    ask_more: Text | None = None  # the question once some pieces are said; `count` is how many are missing
    note: Text | None = None  # a small line below the question
    about: Text | None = None  # what the chosen piece does, for beginners, and in words
    opens_first: bool = (
        False  # the first key that can be pressed counts as said: a region, whose places follow
    )
    is_partial: bool = False  # words without a key are reached by pressing its keys several times
    square: bool = False  # the picture is low, to leave space for four or five rows
    in_words: tuple[Text, ...] = ()  # pieces in the picture that have no key yet, for the list in words


class Layout(Protocol):
    def __call__(self, view: Any, kind: str, said: Said, offered: Collection[Said], /) -> PanelStep:
        """Return the step for a kind of question after these words.

        `offered` holds the words of every option. It decides only what cannot be known otherwise, such as the
        legal rotations of a tile.
        """
        ...


def rows_of(
    keys: Iterable[Key],
    wide: int = MARKS,
    heading: Text | None = None,
    depth: int = 0,
    *,
    pieces: bool = False,
) -> tuple[KeyRow, ...]:
    """Split keys evenly into rows, none alone below a full row; the heading stands above the first."""
    each = list(keys)
    count = math.ceil(len(each) / wide)
    starts = [math.ceil(at * len(each) / count) for at in range(count + 1)] if each else [0]
    parts = [tuple(each[start:end]) for start, end in pairwise(starts)]
    return tuple(KeyRow(part, None if at else heading, depth, pieces) for at, part in enumerate(parts))
