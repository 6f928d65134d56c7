"""Names of things in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.text import Say, Text, text
from engine.lantern.content.tokens import COLOURS
from engine.lantern.view import View
from render.kit.phrases import player_name
from render.kit.text import cut

P = "lantern-pictures"


def title(view: View, say: Say) -> str:
    if view.stage == "over":
        return say(text(f"{P}-over"))
    return say(text(f"{P}-round", round=view.round, rounds=view.rounds))


def waiting(view: View, say: Say, most: int = 32) -> str:
    """Return who is to decide, with up to `most` letters of each name."""
    names = tuple(cut(player_name(say, seat.seat), most) for seat in view.seats if seat.decides)
    return say(text(f"{P}-waiting", who=names)) if names else ""


def counted(pieces: Mapping[str, int]) -> tuple[Text, ...]:
    """Return tokens as a list; never empty."""
    named = [
        text(f"{P}-counted", count=pieces[colour], colour=text(f"lantern-{colour}"))
        for colour in COLOURS
        if pieces.get(colour)
    ]
    return tuple(named) or (text(f"{P}-none"),)


def colours(names: Iterable[str]) -> tuple[Text, ...]:
    return tuple(text(f"lantern-{colour}") for colour in names)
