"""The tokens and all numbers in the rules; they are original."""

from __future__ import annotations

from engine.lantern.content.shapes import Colour, Pile

COLOURS: tuple[Colour, ...] = ("amber", "blue", "white")
PILES = {"small": Pile(6), "large": Pile(8)}  # LN-1
HAND = 3  # LN-2
GIFT = 1  # LN-2
ROUNDS = 2  # LN-4
LONG_ROUNDS = 3  # LN-4
OTHER_TOKENS = 2
"""The number of tokens of other colours that snuff a lantern (LN-12)."""
SET_POINTS = 2
"""For one lantern of each colour (LN-15)."""
