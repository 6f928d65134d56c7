"""Menus of what may be ordered, or picked in a turn written down: level by level, each named by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec.structs import replace

from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Block, Entry, Menu
from bot.ui.kit.limits import MENU_ENTRIES, MENU_TEXT
from bot.ui.kit.localiser import Voice
from engine.core.text import Text

_MENUS = 3
"""A level of entries is shown in at most so many menus."""
_COLON = ": "
_ONWARD = " › "  # between a menu and what stands in it: each reads by itself


class _Offered(Protocol):
    """Something in a menu: a plan, or a pick of a line."""

    @property
    def words(self) -> str: ...
    @property
    def menu(self) -> tuple[Text, ...]: ...


def level(
    offers: Sequence[_Offered], path: Sequence[int], custom_id: str, placeholder: str, voice: Voice
) -> list[Block]:
    """The entries at one level of the menus: `g` opens what lies behind one, `o` takes it."""
    depth, within, crumbs = len(path), list(offers), list[str]()
    for at, step in enumerate(path):
        names = _names(within, at)
        if step >= len(names):
            return level(offers, (), custom_id, placeholder, voice)
        crumbs.append(voice.label(names[step]))
        within = [offer for offer in within if len(offer.menu) > at and offer.menu[at] == names[step]]
    entries = list[Entry]()
    for number, name in enumerate(_names(within, depth)):
        behind = [offer for offer in within if len(offer.menu) > depth and offer.menu[depth] == name]
        if len(behind) == 1:
            rest = _ONWARD.join(dict.fromkeys(voice.label(entry) for entry in behind[0].menu[depth:]))
            entries.append(Entry(rest, f"o{behind[0].words}"))
        else:
            entries.append(Entry(f"{voice.label(name)} ▸", f"g{custom_ids.path_words((*path, number))}"))
    ends = [offer for offer in within if len(offer.menu) == depth]
    entries += [Entry(voice.label(end.menu[-1]), f"o{end.words}") for end in ends]
    entries = [entry for entry in entries if len(entry.value) <= MENU_TEXT]
    begins = _beginning([entry.label for entry in entries])
    entries = [replace(entry, label=entry.label.removeprefix(begins)) for entry in entries]
    parts = [entries[at : at + MENU_ENTRIES] for at in range(0, len(entries), MENU_ENTRIES)][:_MENUS]
    asked = f"{_ONWARD.join(part for part in (*crumbs, begins.strip()) if part)} …" if crumbs else placeholder
    titles = [f"{asked} ({at}/{len(parts)})" for at in range(1, len(parts) + 1)] if parts[1:] else [asked]
    return [Menu(f"{custom_id}:{at}", name, tuple(parts[at])) for at, name in enumerate(titles) if parts]


def _beginning(labels: Sequence[str]) -> str:
    """What all of several entries say before a colon: it is said once, above them."""
    head, colon, _ = labels[0].rpartition(_COLON) if len(labels) > 1 else ("", "", "")
    while colon and not all(label.startswith(f"{head}{colon}") for label in labels):
        head, colon, _ = head.rpartition(_COLON)
    return f"{head}{colon}"


def _names(offers: Sequence[_Offered], depth: int) -> list[Text]:
    return list(dict.fromkeys(offer.menu[depth] for offer in offers if len(offer.menu) > depth))
