"""What somebody is after: pieces in hand or on offer, how far they have come, what each would add now."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Text


class Wanted(Struct, frozen=True):
    """So many of something are there, of so many that are asked for."""

    what: Text
    have: int
    need: int


class Objective(Struct, frozen=True):
    """One piece. Its owner knows all of it: nothing depends on what others hide."""

    group: str  # `<game>-aims-<group>` heads all of them
    what: Text
    about: Text | None = None  # what it does or asks for, in words
    adds: int | None = None  # how many points more there would be if it were scored now
    parts: tuple[Wanted, ...] = ()
    piece: str = ""  # the key of its name, where `what` says more than that

    @property
    def key(self) -> str:
        """By which it is looked up."""
        return self.piece or self.what.key
