"""Types of the components."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Colour: TypeAlias = str
"""The colour of a token: one of COLOURS in content/tokens.py."""


class Pile(Struct, frozen=True):
    """A size of game: the number of tokens of each colour."""

    of_each: int
