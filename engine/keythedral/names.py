"""Names in the text form of moves and as texts, and announcements of actions.

Names are built once each; otherwise playouts, which announce nothing, would spend their time on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from engine.core.lattice import SIDES, Place, cell_of, side_of, site_of, xy
from engine.core.tell import Tell
from engine.core.text import Arg, Seat, Text, Who, text
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
from engine.keythedral.numbering import corner_number, field_number


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
    """Return a place where a field may be laid."""
    return text("keythedral-place", at=spot_words(cell), number=field_number(*xy(cell)))


@cache
def corner_text(site: Place) -> Text:
    return text("keythedral-corner-number", at=spot_words(site), number=corner_number(*xy(site)))


def fence_text(edge: int, kind: Kind, dwelling: Text | None) -> Text:
    """Return one side of a square: between the piece there, or the bare corner, and the field."""
    at, field = edge_words(edge), field_at_text(kind, cell_of(edge))
    if dwelling is None:
        return text("keythedral-fence-at", at=at, corner=corner_text(site_of(edge)), field=field)
    return text("keythedral-fence-between", at=at, dwelling=dwelling, field=field)


@cache
def field_text(kind: Kind) -> Text:
    return text(f"keythedral-field-{FIELDS[kind]}")


@cache
def field_at_text(kind: Kind, cell: Place) -> Text:
    number = field_number(*xy(cell))
    return text("keythedral-field-numbered", at=spot_words(cell), field=field_text(kind), number=number)


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


def law_offer_text(space: int, spaces: int) -> Text:
    """Return the purchase of a new law; its space is named where there are two."""
    if spaces == 1:
        return text("keythedral-menu-law-only")
    return text("keythedral-menu-law", space=space_text(space))


@cache
def law_text(card: Card) -> Text:
    return text(f"keythedral-law-{LAW_KEYS[card]}")


def law_help_text(card: Card, single_field: bool) -> Text:
    """Return the text of a law; Double production may be about one field alone (KT-121)."""
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
    """Return cubes as a list; never empty."""
    named = [
        text("keythedral-cubes", count=count, kind=kind_text(kind))
        for kind, count in enumerate(counts)
        if count
    ]
    return tuple(named) or (text("keythedral-nothing"),)


def kinds_text(kinds: Sequence[Kind]) -> tuple[Text, ...]:
    """Return cubes named one by one, as a list."""
    return cubes_text([kinds.count(kind) for kind in EVERY_KIND])


def told(
    tell: Tell, key: str, seat: Seat, *, reveals: bool = False, touches: Iterable[Seat] = (), **args: Arg
) -> None:
    """Announce a player's action to all."""
    tell.all(key, by=seat, reveals=reveals, touches=touches, who=Who(seat), **args)
