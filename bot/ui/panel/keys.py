"""Keys of a keypad: buttons that are a letter of the picture, a number of pieces, or a piece.

Side by side they are taken in at one glance and count as one control; in a menu each would take a tap
more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from bot.ui.kit.blocks import Block, Button, Buttons
from bot.ui.kit.limits import ROW
from bot.ui.kit.recap import is_number
from bot.ui.panel.lettering import MARK, is_bare, is_lettered
from engine.core.text import Say, Text, texts_in
from render.kit.icons import icon_key
from render.registry import ICONS

KEYS = 4 * ROW
"""So many keys at most are one control."""
_SHORT = 20  # characters


def is_key(button: Button) -> bool:
    return button.key or is_bare(button.label) or is_number(button.label) or _is_paid_place(button.label)


def keyed(blocks: Sequence[Block]) -> list[Block]:
    """With every key known as one, whatever its label will be."""
    return [
        Buttons(tuple(replace(one, key=is_key(one)) for one in block.buttons))
        if isinstance(block, Buttons)
        else block
        for block in blocks
    ]


def is_pieces(blocks: Sequence[Block]) -> bool:
    """Whether there is nothing but pieces."""
    return bool(blocks) and all(
        isinstance(block, Buttons) and all(one.key for one in block.buttons) for block in blocks
    )


def is_piece(entry: Text, label: str, say: Say) -> bool:
    """Whether an entry is a piece and at most how many are left of it: "white ×2"."""
    named = (say(part) for part in texts_in(entry) if icon_key(part, _told_by()) in _pieces())
    return len(label) <= _SHORT and label.casefold().startswith(tuple(map(str.casefold, named)))


def _is_paid_place(label: str) -> bool:
    """ "A · 1 rock": the letter of a place, and what is paid there."""
    head, mark, paid = label.rpartition(MARK)
    return bool(mark) and is_lettered(head) and is_number(paid)


@cache
def _pieces() -> frozenset[str]:
    return frozenset(message for table in ICONS.values() for message in table.pieces)


@cache
def _told_by() -> dict[str, str]:
    return {message: by for table in ICONS.values() for message, by in table.told_by.items()}
