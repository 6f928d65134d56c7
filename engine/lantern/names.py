"""Texts for things and counts."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import Text, text
from engine.lantern.content.shapes import Colour


def colour_name(colour: Colour) -> Text:
    return text(f"lantern-{colour}")


def colour_names(colours: Iterable[Colour]) -> tuple[Text, ...]:
    return tuple(colour_name(colour) for colour in colours)
