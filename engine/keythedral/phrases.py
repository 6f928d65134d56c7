"""Sentences of picks that several questions have in common: places, fences, laws and payments."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decisions import Phrase
from engine.core.lattice import SIDES, Place, side_of, site_of, xy
from engine.keythedral.content.shapes import COLOURS, EVERY_KIND, KINDS, Card, Dwelling, Kind, owner_of
from engine.keythedral.names import dwelling_words, spot_words
from engine.keythedral.numbering import corner_quarter, field_quarter
from engine.keythedral.state import WATCHES, State

MANY = 20
"""Offers from this number on are asked for in two steps."""
WATCH_LEVELS = WATCHES
NOBODYS = "owner:nobody"
"""Says that a fence stands at a corner that its dwelling has left."""


def field_phrase(cell: Place) -> Phrase:
    return Phrase((f"quarter:{field_quarter(*xy(cell))}", f"cell:{spot_words(cell)}"))


def corner_phrase(site: Place) -> Phrase:
    return Phrase((f"quarter:{corner_quarter(*xy(site))}", f"site:{spot_words(site)}"))


def dwelling_phrase(dwelling: Dwelling) -> Phrase:
    return Phrase((f"owner:{COLOURS[owner_of(dwelling)]}", f"dwelling:{dwelling_words(dwelling)}"))


def fence_phrase(state: State, edge: int) -> Phrase:
    """Return the owner, the dwelling and its side; without a dwelling, the corner and its side."""
    dwelling, side = state.dwellings.get(site_of(edge)), f"side:{SIDES[side_of(edge)]}"
    if dwelling is None:
        return Phrase((NOBODYS, f"site:{spot_words(site_of(edge))}", side))
    return Phrase((*dwelling_phrase(dwelling).words, side))


def law_phrase(card: Card) -> Phrase:
    return Phrase(("law", f"card:{card}"))


def cube_words(kind: Kind) -> str:
    return f"cube:{KINDS[kind]}"


def store_words(kind: Kind) -> str:
    return f"store:{KINDS[kind]}"


def cubes_words(payment: Sequence[int]) -> tuple[str, ...]:
    return tuple(cube_words(kind) for kind in EVERY_KIND for _ in range(payment[kind]))
