"""Pieces of sentences: every name the game prints, as a Text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.lattice import SIDES, Place, side_of, site_of, xy
from engine.core.tell import Tell
from engine.core.text import Arg, Seat, Text, Who, text
from engine.keythedral.content import COLOURS, CRAFTSMEN, FIELDS, KINDS, LAWS, SPACES


def spot_words(at: Place) -> str:
    x, y = xy(at)
    return f"{x},{y}"


def edge_words(edge: int) -> str:
    return f"{spot_words(site_of(edge))}-{SIDES[side_of(edge)]}"


def dwelling_words(index: int) -> str:
    return f"{COLOURS[index // 5]}-{index % 5 + 1}"


def cell_text(cell: Place) -> Text:
    return text("keythedral-cell", at=spot_words(cell))


def site_text(site: Place) -> Text:
    return text("keythedral-site", at=spot_words(site))


def edge_text(edge: int) -> Text:
    return text("keythedral-side", at=edge_words(edge))


def field_text(kind: int) -> Text:
    return text(f"keythedral-field-{FIELDS[kind]}")


def field_at_text(kind: int, cell: Place) -> Text:
    return text("keythedral-field-at", field=field_text(kind), cell=cell_text(cell))


def kind_text(kind: int) -> Text:
    return text(f"keythedral-kind-{KINDS[kind]}")


def colour_text(seat: Seat) -> Text:
    return text(f"keythedral-colour-{COLOURS[seat]}")


def craftsman_text(craftsman: int) -> Text:
    return text(f"keythedral-craftsman-{CRAFTSMEN[craftsman].key}")


def space_text(space: int) -> Text:
    return text(f"keythedral-space-{SPACES[space]}")


def law_text(card: int) -> Text:
    return text(f"keythedral-law-{LAWS[card].key}")


def slot_text(key: str) -> Text:
    return text("keythedral-slot", slot=key)


def dwelling_text(seat: Seat, number: int, house: bool) -> Text:
    key = "keythedral-house-of" if house else "keythedral-cottage-of"
    return text(key, colour=colour_text(seat), number=number)


def cubes_text(counts: Sequence[int]) -> tuple[Text, ...]:
    """A handful of cubes as a list; never empty."""
    named = [
        text("keythedral-cubes", count=count, kind=kind_text(kind))
        for kind, count in enumerate(counts)
        if count
    ]
    return tuple(named) or (text("keythedral-nothing"),)


def kinds_text(kinds: Sequence[int]) -> tuple[Text, ...]:
    return cubes_text([kinds.count(kind) for kind in range(8)])


def told(
    tell: Tell, key: str, seat: Seat, *, reveals: bool = False, touches: Iterable[Seat] = (), **args: Arg
) -> None:
    """Tell everybody what a player has done."""
    tell.all(key, by=seat, reveals=reveals, touches=touches, who=Who(seat), **args)
