"""What is known of any box of Keyflower, whoever brings it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.keyflower.content.box import SHIPPED, Content


def faults(content: Content) -> Iterator[str]:
    """One sentence for each; none: it can be played with."""
    if replace(content, name="") != replace(SHIPPED, name=""):
        yield "other pieces, or other values of what is printed on them, than those of the box"
