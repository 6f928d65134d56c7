"""Keys and rows that several questions of Keythedral's panel have in common."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.text import Text, text
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import (
    COLOURS,
    EVERY_KIND,
    KINDS,
    NUMBERS,
    Card,
    Kind,
)
from engine.keythedral.names import (
    dwelling_text,
    kind_text,
    law_text,
)
from engine.keythedral.view import SeatView, SlotView, View
from render.keythedral.names import cubes_text
from render.keythedral.painter import PAINTER
from render.kit.painter import PictureKind
from render.kit.panel_layout import MARKS, PIECES, VERBS, WIDE, Key, KeyRow, PanelStep, Said, rows_of

MAP, TOWN, MAT = PictureKind("map"), PictureKind("town"), PictureKind("mat")
_LAWS = 8  # in hand, by name on one panel
OWN_LAWS: tuple[Card, ...] = (laws.PRICE_DECREASE, laws.SUBSTITUTION)  # with a purchase (KT-53)
LAW = Key(("law",), text("keythedral-panel-law"))
_ORDERS = Key(("orders",), text("keythedral-panel-orders"), name=text("keythedral-menu-watch"))


def step_of(rows: Iterable[KeyRow], picture: PictureKind, ask: Text | None = None) -> PanelStep:
    filled = tuple(row for row in rows if row.keys)
    return PanelStep(filled, picture, ask, square=len(filled) > 3)


def reader_of(view: View) -> SeatView:
    return view.seats[view.reader or 0]


def verb_of(view: View) -> str:
    picks = reader_of(view).picks
    return "" if picks is None else picks.doing


def own_screen(view: View) -> PictureKind:
    return PictureKind("screen", view.reader)


def marked_key(view: View, focus: str, says: Said = (), name: Text | None = None) -> Key:
    """Return the key of a place or piece, by its mark in the picture."""
    return Key(says or (focus,), PAINTER.mark_of(view, focus), focus=focus, name=name)


def in_use(view: View, *keys: Key) -> tuple[Key, ...]:
    """Return these keys, without the one for laws at a table that plays without them."""
    return tuple(key for key in keys if key != LAW or view.laws_used)


def last_row(view: View, *keys: Key) -> KeyRow:
    """Return the last row; older games have standing orders there."""
    keys = in_use(view, *keys)
    return KeyRow((*keys, _ORDERS) if reader_of(view).watch is not None else keys)


def dwelling_key(view: View, says: Said, seat: int, number: int, focus: str = "") -> Key:
    """Return the key of a dwelling: its roof and its number.

    The sentence names a piece in the picture by its number already."""
    house = any(here.house for here in view.dwellings if (here.seat, here.number) == (seat, number))
    name, label = dwelling_text(seat, number, house), text("keythedral-number", number=number)
    sort = "house" if house else "cottage"
    bare = text(f"keythedral-panel-{sort}", colour=text(f"keythedral-colour-{COLOURS[seat]}"))
    return Key(says, label, name, focus, bare if focus else name, mark=str(number))


def dwelling_rows(view: View, seat: int, depth: int = 0) -> tuple[KeyRow, ...]:
    """Return the five dwellings of a player."""
    focuses = {number: f"dwelling:{COLOURS[seat]}-{number}" for number in NUMBERS}
    keys = (dwelling_key(view, (focus,), seat, number, focus) for number, focus in focuses.items())
    return rows_of(keys, VERBS, depth=depth)


def player_keys(view: View, sort: str) -> list[Key]:
    """Return all players, the reader first."""
    seats, first = len(view.seats), view.reader or 0
    order = [(first + at) % seats for at in range(seats)]
    return [Key((f"{sort}:{COLOURS[seat]}",), seat=seat) for seat in order]


def player_rows(view: View) -> tuple[KeyRow, ...]:
    return rows_of(player_keys(view, "seat"), VERBS)


def _cube_rows(view: View, depth: int, *, pieces: bool) -> tuple[KeyRow, ...]:
    """Return all kinds of cubes, each with how many the reader has left."""
    own = reader_of(view)
    paying = {} if own.picks is None else own.picks.paying
    held = {kind: (own.cubes or {}).get(kind, 0) - paying.get(kind, 0) for kind in KINDS}
    keys = (Key((f"cube:{KINDS[kind]}",), str(held[KINDS[kind]]), kind_text(kind)) for kind in EVERY_KIND)
    return rows_of(keys, PIECES, depth=depth, pieces=pieces)


def cube_step(view: View, ask: Text | None = None, depth: int = 0, *, pieces: bool = False) -> PanelStep:
    """Return the reader's cubes to choose from, and what the numbers on them say."""
    step = step_of(_cube_rows(view, depth, pieces=pieces), TOWN, ask)
    return replace(step, note=text("keythedral-panel-note-held"))


def store_rows(kinds: Iterable[Kind], depth: int = 0) -> tuple[KeyRow, ...]:
    return rows_of((Key((f"store:{KINDS[kind]}",), "", kind_text(kind)) for kind in kinds), depth=depth)


def seat_key(view: View, slot: SlotView) -> Key:
    name = text("keythedral-panel-seat", cubes=price_text(slot), points=slot.points) if slot.tile else None
    return marked_key(view, f"slot:{slot.key}", name=name)


def price_text(slot: SlotView) -> Text:
    """Return all cubes that a seat costs now."""
    match slot.dearer, slot.cheaper:
        case True, True:
            change = "-both"
        case True, False:
            change = "-dearer"
        case False, True:
            change = "-cheaper"
        case _:  # the price is as printed
            change = ""
    return text(f"keythedral-panel-price{change}", cubes=cubes_text(slot.cost))


def law_key(card: Card, verb: Said = ()) -> Key:
    """Return a law by its name."""
    name = text("keythedral-panel-law-name", law=law_text(card))
    return Key((*verb, f"card:{card}"), name, focus=f"card:{card}", name=law_text(card))


def law_keys(cards: Iterable[Card], verb: Said = ()) -> list[Key]:
    """Return laws by their printed numbers."""
    return [Key((*verb, f"card:{card}"), str(card), name=law_text(card)) for card in cards]


def hand_rows(view: View, said: Said) -> tuple[KeyRow, ...]:
    """Return the reader's laws by name; a large hand by number."""
    hand, verb = reader_of(view).laws or (), () if said else ("law",)
    if len(hand) > _LAWS:
        return rows_of(law_keys(hand, verb), MARKS, depth=len(said))
    return rows_of((law_key(card, verb) for card in hand), WIDE, depth=len(said))
