"""Lantern's panel: which keys each question has, and its picture."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.text import text
from engine.lantern.content.shapes import Colour
from engine.lantern.content.tokens import COLOURS
from engine.lantern.names import colour_name
from engine.lantern.view import View
from render.kit.painter import PictureKind
from render.kit.panel_layout import PIECES, Key, KeyRow, PanelStep, Said, rows_of

_TABLE = PictureKind("table")
_PASS = Key(("pass",), text("lantern-pass"))
_LET = Key(("let",), text("lantern-let"))
_DRAW = Key(("draw",), text("lantern-draw"), focus="pile")


def layout(view: View, kind: str, said: Said, _offered: Collection[Said]) -> PanelStep:
    own = _TABLE if view.reader is None else PictureKind("screen", view.reader)
    match kind:
        case "turn" | "more":
            lit = rows_of(_held(view, "light"), PIECES, text("lantern-light"))
            return PanelStep((*lit, KeyRow((_DRAW, _PASS))), own, square=True)
        case "hide":
            return PanelStep(rows_of(_held(view), PIECES), own)
        case "snuff" if said:
            return PanelStep(
                rows_of(_held(view), PIECES, text("lantern-pay-with"), len(said), pieces=True), own
            )
        case "snuff":
            burning = (_token(("snuff", f"lantern:{colour}"), colour) for colour in COLOURS)
            return PanelStep((*rows_of(burning, PIECES, text("lantern-snuff")), KeyRow((_LET,))), _TABLE)
        case _:  # "done": only Confirm is left
            return PanelStep((), own)


def _held(view: View, *verb: str) -> list[Key]:
    """Return a key for every colour, with the number of tokens in hand."""
    hand = {} if view.reader is None else view.seats[view.reader].hand or {}
    return [_token((*verb, f"hand:{colour}"), colour, str(hand.get(colour, 0))) for colour in COLOURS]


def _token(says: Said, colour: Colour, label: str = "") -> Key:
    return Key(says, label, colour_name(colour), says[-1], colour_name(colour))
