"""Keythedral's panel: which keys each question has, and its picture."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from engine.core.text import text
from engine.keythedral.content import laws
from engine.keythedral.content.laws import EVERY_CARD
from engine.keythedral.content.shapes import (
    CRAFTS,
    FIELDS,
    NUMBERS,
    RESOURCES,
    AimKind,
    Card,
)
from engine.keythedral.names import (
    field_text,
    law_text,
)
from engine.keythedral.phrases import WATCH_LEVELS
from engine.keythedral.view import View
from render.keythedral.painter import paying_kind
from render.keythedral.panel_keys import (
    MAP,
    OWN_LAWS,
    TOWN,
    cube_step,
    dwelling_key,
    dwelling_rows,
    hand_rows,
    last_row,
    law_key,
    law_keys,
    marked_key,
    own_screen,
    player_rows,
    reader_of,
    step_of,
    store_rows,
    verb_of,
)
from render.keythedral.panel_map import call_step, fence_step, place_step, send_step
from render.keythedral.panel_town import bid_step, craft_keys, name_step, settle_step, slot_step, turn_step
from render.kit.panel_layout import VERBS, WIDE, Key, KeyRow, PanelStep, Said, rows_of

_ARMED: tuple[Card, ...] = (laws.PRICE_INCREASE, laws.REPEAL, laws.DESIGN_CHANGE)
_NO_LAW = Key(("decline",), text("keythedral-panel-no-law"))
_END = Key(("end",), text("keythedral-menu-end-law"))


def layout(view: View, kind: str, said: Said, offered: Collection[Said]) -> PanelStep:
    if not offered:  # only Confirm is left
        on_map = view.stage in ("lay", "work") or verb_of(view) in ("house", "fence", "unfence")
        return PanelStep((), MAP if on_map else TOWN)
    match kind, said[:1]:
        case _, ("orders",):
            return _orders(view)
        case "start" | "purchase" | "law" | "free", _:
            no_law = () if kind == "free" else (last_row(view, _NO_LAW),)
            return PanelStep((*no_law, *hand_rows(view, said)), own_screen(view), square=True)
        case _, ("law",):
            return step_of(hand_rows(view, said), own_screen(view), text("keythedral-panel-ask-law"))
        case "lay", _ if verb_of(view) == "field":
            seat = view.reader or 0
            cottages = (dwelling_key(view, (f"cottage:{number}",), seat, number) for number in NUMBERS)
            return PanelStep(rows_of(cottages, VERBS), MAP)
        case "lay" | "move", _:
            return place_step(view, said, offered)
        case "work", _:
            return send_step(view, said) if view.placing else call_step(view)
        case "take", _:
            return step_of(store_rows(RESOURCES), TOWN)
        case "turn", _:
            return turn_step(view, said, offered)
        case "settle", _:
            return settle_step(view, said)
        case "bid", _:
            return bid_step(view, said)
        case "name", _:
            return name_step(view)
        case "aim", _:
            return replace(_aiming(view, said, offered), square=True)
        case "arm", _:
            named = any(words[0].startswith("card:") for words in offered)
            return step_of(rows_of(law_keys(EVERY_CARD)), own_screen(view)) if named else slot_step(view)
        case _:  # "end", where Confirm uncovers a law
            return PanelStep((KeyRow((_END,)),), TOWN)


def _aiming(view: View, said: Said, offered: Collection[Said]) -> PanelStep:
    """Return everything that a law can be aimed at."""
    picks = reader_of(view).picks
    card = picks.card if picks is not None else 0
    aim: AimKind | None = view.content.law(card).aim if card else None
    sort = next(iter(offered))[0].partition(":")[0]
    match aim, sort:
        case "order", _:
            return step_of(rows_of(marked_key(view, f"order:{number}") for number in NUMBERS), MAP)
        case "slot", _:
            return slot_step(view)
        case "cottage" | "own", _:
            return step_of(dwelling_rows(view, view.reader or 0), MAP)
        case "field", "quarter":
            return place_step(view, said, offered)
        case "field", _:
            fields = (Key((f"field:{FIELDS[kind]}",), "", field_text(kind)) for kind in RESOURCES)
            return step_of(rows_of(fields), MAP)
        case "fence" | "house", _:
            return fence_step(view, said, offered, sides=aim == "fence")
        case "seat", _:
            return step_of(player_rows(view), TOWN)
        case "bargain", _ if said:
            picture = paying_kind(said[0].removeprefix("cube:"))
            return step_of(store_rows(CRAFTS, depth=1), picture, text("keythedral-panel-ask-get"))
        case "trade", "store":
            return step_of(store_rows(RESOURCES), TOWN)
        case "sale", "craftsman":
            return step_of((KeyRow(tuple(craft_keys(view))),), TOWN)
        case "bargain" | "trade" | "sale", _:
            return cube_step(view)
        case _:  # a repeal is aimed at a law of the buyer
            names = (Key((f"card:{card}",), law_text(card)) for card in OWN_LAWS)
            return step_of(rows_of(names, WIDE), own_screen(view))


def _orders(view: View) -> PanelStep:
    """Return the standing orders of older games: when to be asked, and laws that answer automatically."""
    levels = (
        Key(
            (f"watch:{level}",),
            text(f"keythedral-panel-watch-{level}"),
            name=text(f"keythedral-watch-{level}"),
        )
        for level in WATCH_LEVELS
    )
    rows = (
        *rows_of(levels, WIDE, depth=1),
        *rows_of(map(law_key, _ARMED), WIDE, text("keythedral-panel-armed"), 1),
    )
    return step_of(rows, own_screen(view), text("keythedral-menu-watch"))
