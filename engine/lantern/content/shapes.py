"""The shapes of what is in the box."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Colour: TypeAlias = str
"""Of a token: one of COLOURS in content/tokens.py."""


class Pile(Struct, frozen=True):
    """A size of game: how many tokens of each colour there are."""

    of_each: int
