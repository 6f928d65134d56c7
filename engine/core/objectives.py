"""A player's objectives: pieces in hand or on offer, their progress, and the points each would add now."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Text, text


class Wanted(Struct, frozen=True):
    """A requirement: how many are there, and how many are needed."""

    what: Text
    have: int
    need: int


class Objective(Struct, frozen=True):
    """One piece. Its owner knows all of it; nothing depends on what other players hide."""

    group: str  # `<game>-aims-<group>` is its heading
    what: Text
    about: Text | None = None  # what it does or needs, in words
    adds: int | None = None  # additional points if it were scored now
    parts: tuple[Wanted, ...] = ()
    piece: str = ""  # the key of its name, where `what` says more
    spoken: Text | None = None  # `what` where its heading is missing
    is_paid: bool = False  # its parts are spent on it, so that those of another objective may be gone
    uncounted: Text | None = None  # what will come and is not counted in `parts`

    @property
    def key(self) -> str:
        """The key for looking it up."""
        return self.piece or self.what.key

    @property
    def lacking(self) -> tuple[Text, ...]:
        """How much of what is missing."""
        return tuple(
            text("remark-lack", count=part.need - part.have, what=part.what)
            for part in self.parts
            if part.have < part.need
        )
