"""Where each law is; what it says stands in its own words."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Text, Who, text
from engine.keythedral.names import law_text
from engine.keythedral.view import View, laws_played


def catalogue(_content: object) -> Mapping[str, Text]:
    """Every piece that has a name has a message that explains it."""
    return {}


def where_is(view: View) -> dict[str, Text]:
    """By the key of its name; of what a reader cannot know nothing is said."""
    found = {law_text(card).key: text("keythedral-at-played") for card in laws_played(view)}
    for seat in view.seats:
        hand = text("keythedral-at-hand", who=Who(seat.seat))
        found |= {law_text(card).key: hand for card in (*seat.known_laws, *(seat.laws or ()))}
    return found
