"""Every name the game prints, as words of a text form or as a text, and how a deed is told.

Names are made once each: playing out, which tells nobody, would else spend its time on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from engine.core.lattice import SIDES, Place, cell_of, side_of, site_of, xy
from engine.core.tell import Tell
from engine.core.text import Arg, Seat, Text, Who, text
from engine.keythedral.compass import column_text, row_text
from engine.keythedral.content import laws
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import (
    COLOURS,
    EVERY_KIND,
    FIELDS,
    KINDS,
    MAKERS,
    SPACES,
    Card,
    Dwelling,
    Kind,
    number_on,
    owner_of,
)


@cache
def spot_words(at: Place) -> str:
    x, y = xy(at)
    return f"{x},{y}"


def edge_words(edge: int) -> str:
    return f"{spot_words(site_of(edge))}-{SIDES[side_of(edge)]}"


def dwelling_words(dwelling: Dwelling) -> str:
    return f"{COLOURS[owner_of(dwelling)]}-{number_on(dwelling)}"


def payment_words(payment: Sequence[int]) -> str:
    return " ".join(KINDS[kind] for kind in EVERY_KIND for _ in range(payment[kind])) or "nothing"


@cache
def cell_text(cell: Place) -> Text:
    """By the numbers along the edges of the map."""
    x, y = xy(cell)
    return text("keythedral-column-row", at=spot_words(cell), column=column_text(x), row=row_text(y))


def corner_text(edge: int, kind: Kind) -> Text:
    """A square, named by a field it touches: sites have coordinates of their own, but nobody can see them."""
    field = _field_at_text(kind, cell_of(edge))
    return text("keythedral-corner", at=spot_words(site_of(edge)), corner=_corner(edge), field=field)


def fence_text(edge: int, kind: Kind, dwelling: Text | None) -> Text:
    """One side of a square: between what stands on it and the field, or else a corner of that field."""
    at = edge_words(edge)
    if dwelling is None:
        field = _field_at_text(kind, cell_of(edge))
        return text("keythedral-fence-on", at=at, corner=_corner(edge), field=field)
    return text("keythedral-fence-between", at=at, dwelling=dwelling, field=field_beside_text(kind, edge))


def _corner(edge: int) -> Text:
    """Which corner of the field the square takes: the one opposite to where the field lies."""
    return text(f"keythedral-corner-{SIDES[len(SIDES) - 1 - side_of(edge)]}")


@cache
def field_text(kind: Kind) -> Text:
    return text(f"keythedral-field-{FIELDS[kind]}")


@cache
def _field_at_text(kind: Kind, cell: Place) -> Text:
    return text("keythedral-field-in", field=field_text(kind), cell=cell_text(cell))


@cache
def field_beside_text(kind: Kind, edge: int) -> Text:
    """A field as seen from a dwelling beside it: of the four round a square each lies another way."""
    side, cell = text(f"keythedral-corner-{SIDES[side_of(edge)]}"), cell_text(cell_of(edge))
    return text("keythedral-field-beside", field=field_text(kind), corner=side, cell=cell)


@cache
def sent_field_text(kind: Kind, edge: int) -> Text:
    """The same as one of the fields that workers are sent to."""
    return text("keythedral-sent-field", field=field_beside_text(kind, edge), cell=cell_text(cell_of(edge)))


@cache
def kind_text(kind: Kind) -> Text:
    return text(f"keythedral-kind-{KINDS[kind]}")


@cache
def _colour_text(seat: Seat) -> Text:
    return text(f"keythedral-colour-{COLOURS[seat]}")


def craftsman_text(craftsman: int) -> Text:
    return text(f"keythedral-craftsman-{MAKERS[craftsman]}")


def space_text(space: int) -> Text:
    return text(f"keythedral-space-{SPACES[space]}")


@cache
def law_text(card: Card) -> Text:
    return text(f"keythedral-law-{LAW_KEYS[card]}")


def law_help_text(card: Card, single_field: bool) -> Text:
    """What a law says; Double production may be about one field alone (KT-121)."""
    help_ = "single" if single_field and card == laws.DOUBLE_PRODUCTION else "help"
    return text(f"keythedral-law-{LAW_KEYS[card]}-{help_}")


@cache
def slot_text(key: str) -> Text:
    return text("keythedral-slot", slot=key)


@cache
def dwelling_text(seat: Seat, number: int, house: bool) -> Text:
    key = "keythedral-house-of" if house else "keythedral-cottage-of"
    return text(key, colour=_colour_text(seat), number=number)


def cubes_text(counts: Sequence[int]) -> tuple[Text, ...]:
    """A handful of cubes as a list; never empty."""
    named = [
        text("keythedral-cubes", count=count, kind=kind_text(kind))
        for kind, count in enumerate(counts)
        if count
    ]
    return tuple(named) or (text("keythedral-nothing"),)


def kinds_text(kinds: Sequence[Kind]) -> tuple[Text, ...]:
    """Cubes named one by one, as a list."""
    return cubes_text([kinds.count(kind) for kind in EVERY_KIND])


def told(
    tell: Tell, key: str, seat: Seat, *, reveals: bool = False, touches: Iterable[Seat] = (), **args: Arg
) -> None:
    """Tell everybody what a player has done."""
    tell.all(key, by=seat, reveals=reveals, touches=touches, who=Who(seat), **args)
