"""Shorter labels: a few words, the letter of a place with its price, or the letter alone with a legend."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.ui.kit.blocks import Block, Button, Buttons, Menu, rows
from bot.ui.kit.limits import ROW
from bot.ui.panel.lettering import as_seen, shows, unsigned

_EXPLAINED = 120  # characters of what letters stand for


class Shorter(Struct, frozen=True):
    """Labels by the ids of their buttons."""

    briefs: Mapping[str, str]
    terse: Mapping[str, str]
    bare: Mapping[str, str]

    def where(self, seen: Mapping[str, str] | None) -> Shorter:
        """Nothing is called by a letter that the picture does not show."""
        briefs, terse, bare = (
            {id_: label for id_, label in labels.items() if shows(label, seen)}
            for labels in (self.briefs, self.terse, self.bare)
        )
        return Shorter(briefs, terse, bare)

    def steps(self, blocks: Sequence[Block]) -> Iterator[Mapping[str, str]]:
        """One after the other, as far as they still tell the buttons apart."""
        yield _if_clear(blocks, self.briefs)
        yield _if_clear(blocks, {**self.briefs, **self.terse})
        explained = sum(len(unsigned(self.bare.get(one.custom_id, ""))) for one in _buttons(blocks))
        if explained <= _EXPLAINED and not any(isinstance(block, Menu) for block in blocks):
            yield _if_clear(blocks, {**self.briefs, **self.terse, **self.bare})

    def together(self, blocks: Sequence[Block], staying: Collection[str]) -> list[Block]:
        """Letters alone side by side, below what has words and above what turns something down."""
        buttons = _buttons(blocks)
        keys = [one for one in buttons if self.bare.get(one.custom_id) == one.label]
        if not keys:
            return list(blocks)
        last = [one for one in buttons if one.custom_id in staying]
        others = [one for one in buttons if one not in keys and one not in last]
        return [*rows(others), *_evenly(keys), *rows(last)]


def _evenly(keys: Sequence[Button]) -> list[Buttons]:
    """As few rows as there can be, and none of them with but one letter."""
    wide = -(-len(keys) // -(-len(keys) // ROW))
    return [Buttons(tuple(keys[at : at + wide])) for at in range(0, len(keys), wide)]


def in_brief(blocks: Sequence[Block], labels: Mapping[str, str]) -> list[Block]:
    return [
        Buttons(tuple(replace(one, label=labels.get(one.custom_id, one.label)) for one in block.buttons))
        if isinstance(block, Buttons)
        else block
        for block in blocks
    ]


def _if_clear(blocks: Sequence[Block], labels: Mapping[str, str]) -> Mapping[str, str]:
    """Shorter labels, unless they would no longer tell the buttons apart."""
    seen = [(as_seen(one.label), one.icon) for one in _buttons(in_brief(blocks, labels))]
    return labels if len(set(seen)) == len(seen) else {}


def _buttons(blocks: Sequence[Block]) -> list[Button]:
    return [one for block in blocks if isinstance(block, Buttons) for one in block.buttons]
