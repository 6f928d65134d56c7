"""The price of snuffing a lantern, and every way to pay it (LN-12)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from engine.core.pieces import Pieces, covers
from engine.lantern.content.shapes import Colour
from engine.lantern.content.tokens import COLOURS, OTHER_TOKENS


def ways_to_snuff(hand: Pieces, colour: Colour) -> list[tuple[Colour, ...]]:
    """Return the payments: a token of the lantern's colour, or any two others; the cheapest first."""
    others = [other for other in COLOURS if other != colour]
    ways = [(colour,), *combinations_with_replacement(others, OTHER_TOKENS)]
    return [way for way in ways if covers(hand, {kind: way.count(kind) for kind in way})]
