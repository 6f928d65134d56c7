"""Letters: one for each place that a panel points at, the same in every menu and in the picture.

While a panel is drawn its labels only say which place they mean; which letter that is, is settled once, when
all of it is there: in the order of the panel, without gaps, and only for what its picture shows. Where
something is printed on the place, a number say, it is called by that."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.ui.kit.blocks import Block, Buttons, Entry, Menu

MARK = " · "  # between a letter and what it stands for
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_STRONG, _WEAK, _BARE, _END, _STOP = "\ue000", "\ue001", "\ue002", "\ue003", "\ue004"
_SIGN = re.compile(f"([{_STRONG}{_WEAK}])([^{_END}]*){_END}({re.escape(MARK)})?")
_BARE_SIGN = re.compile(f"{_BARE}([^{_END}]*){_END}([^{_STOP}]*){_STOP}")
_NUMBERS = re.compile(r"\d\w*")
_NAMED = re.compile(r" \d\w*($|[:,])")  # a number that names something: "plot 3, over the Statue"

Sights: TypeAlias = Callable[[Sequence[str]], Mapping[str, str]]
"""What the picture for these places shows, each with what is printed on it, if anything."""


def sign(focus: str, *, shared: bool = False) -> str:
    """Stands for the letter of a place. `shared`: all beside it point there too, so that it would say nothing
    unless the place has a letter anyway."""
    return f"{_WEAK if shared else _STRONG}{focus}{_END}"


def bare_sign(focus: str, words: str) -> str:
    """The letter alone; the words where the place has none."""
    return f"{_BARE}{focus}{_END}{words}{_STOP}"


def unsigned(label: str) -> str:
    """A label without its letter."""
    return _BARE_SIGN.sub(r"\2", _SIGN.sub("", label))


def below(heading: str, label: str) -> str:
    """A label with what its menu is called before it, its letter first."""
    found = _SIGN.match(label)
    head = found[0] if found else ""
    return f"{head}{heading} › {label.removeprefix(head)}"


def is_bare(label: str) -> bool:
    """Whether it is a letter and nothing else, but for how often a tile is turned there."""
    return label.startswith(_BARE) and MARK not in label


def points(label: str) -> bool:
    """Whether it has a letter of its own."""
    return bool(_pointed_at(label))


def is_lettered(head: str) -> bool:
    """Whether this is the letter of a place and nothing else, before its words."""
    return _BARE_SIGN.fullmatch(head) is not None


def as_wide(label: str) -> str:
    """A label before its letter is settled, as wide as it will be; one that all share is seldom said."""
    if label.startswith(_BARE):
        return "W" if is_bare(label) else _BARE_SIGN.sub("W", label)
    return f"W{MARK}{unsigned(label)}" if points(label) else unsigned(label)


def shows(label: str, seen: Mapping[str, str] | None) -> bool:
    """Whether the picture has the letters that stand here without words."""
    return seen is None or all(found[1] in seen for found in _BARE_SIGN.finditer(label))


def as_seen(label: str) -> str:
    """A label as it is told from others: of a letter alone its words are not to be seen."""
    return _BARE_SIGN.sub(r"\1", label)


def first_sign(label: str, called: Callable[[str], str] = str) -> str:
    """The letter of a label, or what it is `called` where it has none."""
    found = _SIGN.match(label)
    words = called(_SIGN.sub("", label, count=1))
    return bare_sign(found[2], words) if found else words


def place_of(label: str) -> str:
    """The place that a label points at, or all of it where there is none."""
    found = _SIGN.match(label)
    return found[2] if found else label


def letters() -> Iterator[str]:
    """A to Z, then pairs."""
    yield from _ALPHABET
    for first in _ALPHABET:
        for second in _ALPHABET:
            yield first + second


class Lettered(Struct, frozen=True):
    blocks: tuple[Block, ...]
    badges: dict[str, str]  # the letter of each place, for the picture
    notes: tuple[str, ...]


def lettered(blocks: Sequence[Block], notes: Sequence[str], seen: Mapping[str, str] | None) -> Lettered:
    """The panel with its letters. `seen`: what its picture shows; None: everything, as far as is known."""
    wanted = dict.fromkeys(focus for label in _labels(blocks) for focus in _pointed_at(label))
    badges = _assigned([focus for focus in wanted if seen is None or focus in seen], seen or {})
    return Lettered(
        tuple(_with_letters(block, badges) for block in blocks),
        badges,
        tuple(_resolved(note, badges) for note in notes),
    )


def _assigned(focuses: Sequence[str], printed: Mapping[str, str]) -> dict[str, str]:
    """What is printed on a place is its sign, unless another has the same; those without have letters, in
    their order."""
    signs = [sign for focus in focuses if (sign := printed.get(focus, ""))]
    own = printed if len(set(signs)) == len(signs) else {}
    free = letters()
    return {focus: own.get(focus) or next(free) for focus in focuses}


def _labels(blocks: Sequence[Block]) -> Iterator[str]:
    for block in blocks:
        if isinstance(block, Menu):
            yield from (entry.label for entry in block.entries)
        elif isinstance(block, Buttons):
            yield from (button.label for button in block.buttons)


def _pointed_at(label: str) -> list[str]:
    strong = [found[2] for found in _SIGN.finditer(label) if found[1] == _STRONG]
    return strong + [found[1] for found in _BARE_SIGN.finditer(label)]


def _with_letters(block: Block, badges: Mapping[str, str]) -> Block:
    if isinstance(block, Buttons):
        return Buttons(tuple(replace(one, label=_resolved(one.label, badges)) for one in block.buttons))
    if not isinstance(block, Menu):
        return block
    lines = [replace(entry, label=_resolved(entry.label, badges)) for entry in _in_order(block, badges)]
    return Menu(block.custom_id, _resolved(block.placeholder, badges), tuple(lines))


def _in_order(menu: Menu, badges: Mapping[str, str]) -> list[Entry]:
    """Its lines by their letters, where each has one: a later menu may list the places in another order."""
    order = {focus: at for at, focus in enumerate(badges)}
    places = [next(iter(_pointed_at(entry.label)), "") for entry in menu.entries]
    if not all(place in order for place in places):
        return list(menu.entries)
    by_letter = sorted(zip(places, menu.entries, strict=True), key=lambda each: order[each[0]])
    return [entry for _, entry in by_letter]


def _resolved(label: str, badges: Mapping[str, str]) -> str:
    label = _BARE_SIGN.sub(lambda found: badges.get(found[1], found[2]), label)
    return _SIGN.sub(lambda found: _spelt(found, badges.get(found[2], "")), label)


def _spelt(found: re.Match[str], sign: str) -> str:
    """The letter before its words; what is printed there is not said twice: "Number 3" does."""
    words = found.string[found.end() :]
    is_said = _NUMBERS.findall(words) == [sign] and _NAMED.search(words)
    return "" if not sign or is_said else f"{sign}{found[3] or ''}"
