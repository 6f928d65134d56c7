"""What a question is about, for whoever has not met it before: data beside the rules."""

from __future__ import annotations

from msgspec import Struct


class Explanation(Struct, frozen=True):
    """`<game>-explain-<topic>` says what is asked and what for, `<game>-look-<topic>` what a good player
    looks at there; no move is named."""

    topic: str
    rules: tuple[str, ...]  # the two or three that apply, by their numbers
