"""Keys of the town: seats and shops, payments, and the auction."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from engine.core.text import Text, text
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import (
    CRAFTS,
    MAKERS,
    NUMBERS,
    RESOURCES,
    SPACES,
)
from engine.keythedral.names import (
    craftsman_text,
    kind_text,
    law_offer_text,
    law_text,
    slot_text,
)
from engine.keythedral.phrases import MANY
from engine.keythedral.view import SlotView, View
from render.keythedral.painter import paying_kind
from render.keythedral.panel_keys import (
    LAW,
    MAP,
    MAT,
    OWN_LAWS,
    TOWN,
    cube_step,
    dwelling_rows,
    in_use,
    last_row,
    player_rows,
    price_text,
    reader_of,
    seat_key,
    step_of,
    store_rows,
    verb_of,
)
from render.keythedral.panel_map import fence_step
from render.kit.panel_layout import PIECES, WIDE, Key, KeyRow, PanelStep, Said, rows_of

_PASS = Key(("pass",), text("keythedral-menu-pass"))
_NO_OFFER = Key(("decline",), text("keythedral-panel-no-offer"))
_MATCH = Key(("match",), text("keythedral-panel-match"))
_PAY = Key(("pay",), text("keythedral-panel-pay"))
_WITHDRAW = Key(("withdraw",), text("keythedral-menu-withdraw"))
_STOP = Key(("stop",), text("keythedral-panel-stop"), name=text("keythedral-menu-stop"))
_USING = (
    Key(("no-law",), text("keythedral-panel-no-law")),
    *(Key((f"using:{LAW_KEYS[card]}",), law_text(card)) for card in OWN_LAWS),
    Key(("using:both",), text("keythedral-panel-both")),
)


def turn_step(view: View, said: Said, offered: Collection[Said]) -> PanelStep:
    doing = verb_of(view)
    match doing, said:
        case "fence" | "unfence", _:
            return fence_step(view, said, offered)
        case "buy", _:
            picks = reader_of(view).picks
            return _paying(view, said, "" if picks is None else picks.slot)
        case "trade", (cube,):
            picture = paying_kind(cube.removeprefix("cube:"))
            return step_of(store_rows(RESOURCES, depth=1), picture, text("keythedral-panel-ask-get"))
        case "craft" | "trade" | "law", _:
            return cube_step(view)
        case _, ("house",):
            step = step_of(dwelling_rows(view, view.reader or 0, 1), MAP, text("keythedral-panel-ask-house"))
            return replace(step, note=text("keythedral-panel-note-house"))
        case _, (slot,):
            named = _slot(view, slot.removeprefix("slot:"))
            ask = text("keythedral-panel-ask-using", slot=named.key, cubes=price_text(named))
            return step_of(rows_of(_USING, WIDE, depth=1), TOWN, ask)
        case _, (slot, _):
            return _paying(view, said, slot.removeprefix("slot:"))
        case _:  # nothing is said yet
            return _shops(view)


def _shops(view: View) -> PanelStep:
    slots = [slot for slot in view.slots if slot.number == view.number]
    key_of = seat_key if len(slots) > PIECES else _icon_key  # five in a row have no space for an icon
    seats = (key_of(view, slot) for slot in slots)
    trade = _shop("D", "trader", text("keythedral-menu-trade"), says="trade")
    building = (
        _shop(letter, f"shop:{verb}", text(f"keythedral-menu-{verb}"), says=verb)
        for letter, verb in zip("EFG", ("house", "fence", "unfence"), strict=True)
    )
    count = len(view.spaces) if view.laws_used else 0
    spaces = (
        _shop(letter, f"space:{space}", law_offer_text(at, count))
        for at, (letter, space) in enumerate(zip("HI", SPACES[:count], strict=False))
    )
    rows = (
        *rows_of(seats),
        KeyRow((*craft_keys(view), trade)),
        *([KeyRow(tuple(building)), KeyRow(tuple(spaces))] if count > 1 else [KeyRow((*building, *spaces))]),
        last_row(view, LAW, _PASS),
    )
    note = text("keythedral-panel-note-passed") if reader_of(view).passed else None
    return PanelStep(rows, TOWN, note=note, square=True)


def _icon_key(view: View, slot: SlotView) -> Key:
    """Return the key of a seat with the sign of the keythedral beside its name."""
    icon = text("keythedral-menu-buy", slot=slot_text(slot.key), points=slot.points)
    return replace(seat_key(view, slot), icon=icon)


def craft_keys(view: View) -> list[Key]:
    keys = list[Key]()
    for at, (letter, maker, kind) in enumerate(zip("ABC", MAKERS, CRAFTS, strict=True)):
        made, price = kind_text(kind), view.content.craftsmen[at].price
        name = text("keythedral-menu-craft", craftsman=craftsman_text(at), kind=made, count=price)
        keys.append(_shop(letter, f"craftsman:{maker}", name, made))
    return keys


def _shop(letter: str, focus: str, name: Text, icon: Text | None = None, says: str = "") -> Key:
    return Key((says or focus,), letter, icon or name, focus, name)


def _slot(view: View, key: str) -> SlotView:
    return next(slot for slot in view.slots if slot.key == key)


def _paying(view: View, said: Said, slot: str) -> PanelStep:
    ask = text("keythedral-panel-ask-pay", slot=slot, cubes=price_text(_slot(view, slot)))
    return cube_step(view, ask, len(said), pieces=True)


def slot_step(view: View) -> PanelStep:
    """Return a row of seats for each number, as far as one lies cost side up."""
    last = max((slot.number for slot in view.slots if slot.tile), default=view.number)
    rows = (
        KeyRow(tuple(seat_key(view, slot) for slot in view.slots if slot.number == number))
        for number in NUMBERS[:last]
    )
    return step_of(tuple(rows), MAT)


def settle_step(view: View, said: Said) -> PanelStep:
    slot = "" if view.purchase is None else view.purchase.slot
    if said:
        return _paying(view, said, slot)
    using = rows_of(_USING[1:3], WIDE, text("keythedral-panel-use"))
    price = text("keythedral-panel-costs", cubes=price_text(_slot(view, slot)))
    return PanelStep((KeyRow((_PAY, _WITHDRAW, LAW), price), *using), TOWN, square=True)


def bid_step(view: View, said: Said) -> PanelStep:
    held = sum((reader_of(view).cubes or {}).values())
    if said:
        keys = (Key((f"offer:{count}",), str(count)) for count in range(MANY, held + 1))
        return step_of(rows_of(keys, depth=1), TOWN)
    numbers = [Key((f"offer:{count}",), str(count)) for count in range(1, min(held, MANY - 1) + 1)]
    if held >= MANY:
        numbers.append(Key((f"offer:{MANY}+",), f"{MANY}+" if held > MANY else str(MANY)))
    last = (last_row(view, _STOP),) if reader_of(view).watch is not None else ()
    return step_of((KeyRow(in_use(view, _NO_OFFER, _MATCH, LAW)), *rows_of(numbers), *last), TOWN)


def name_step(view: View) -> PanelStep:
    auction, picks = view.auction, reader_of(view).picks
    due = auction.high if auction is not None and auction.winner is not None else 0
    if due > (0 if picks is None else sum(picks.paid.values())):
        return cube_step(view)
    stop = (_STOP,) if reader_of(view).watch is not None else ()
    return step_of((*player_rows(view), last_row(view, LAW, *stop)), TOWN)
