"""Targets of laws: how they are packed, and how they appear in moves, in sentences and in pictures.

A target is one number: a slot, an edge, a dwelling, a seat, a number, a kind, a craftsman, a field type or a
single field's cell (cells are all higher than types), or a payment and a cube in one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from engine.core.decisions import Phrase
from engine.core.text import Seat, Text, Who, text
from engine.keythedral.content import laws
from engine.keythedral.content.laws import EVERY_CARD, LAW_KEYS
from engine.keythedral.content.shapes import (
    COLOURS,
    CRAFTS,
    FIELDS,
    KINDS,
    MAKERS,
    Card,
    Dwelling,
    Kind,
    number_on,
    owner_of,
)
from engine.keythedral.names import (
    craftsman_text,
    dwelling_text,
    dwelling_words,
    edge_words,
    field_text,
    kind_text,
    kinds_text,
    law_text,
    spot_words,
)
from engine.keythedral.phrases import cube_words, dwelling_phrase, fence_phrase, field_phrase, store_words
from engine.keythedral.queries import fence_named, field_named, slot_key, slot_named
from engine.keythedral.state import State, Target


def swap_target(pay: Kind, get: Kind) -> Target:
    """Return one cube for another, as one target."""
    return pay * len(KINDS) + get


def swap_of(target: Target) -> tuple[Kind, Kind]:
    """Return the kind paid and the kind taken."""
    return divmod(target, len(KINDS))


def is_field_type(target: Target) -> bool:
    """Return whether a named field is a whole type, not one cell."""
    return target < len(FIELDS)


def field_words(target: Target) -> str:
    return FIELDS[target] if is_field_type(target) else spot_words(target)


def harvest_named(state: State, target: Target) -> Text:
    return field_text(target) if is_field_type(target) else field_named(state, target)


def law_named(target: Target) -> Card:
    """Return the law that a repeal is aimed at."""
    return next(card for card in EVERY_CARD if card == target)


def aim_words(state: State, card: Card, at: int, target: Target) -> str:
    """Return the text form of the n-th thing named with a law."""
    aim = state.content.law(card).aim
    match aim:
        case "slot":
            return slot_key(state, target)
        case "bargain":
            pay, get = swap_of(target)
            return f"{KINDS[pay]}>{KINDS[get]}"
        case "field":
            return field_words(target)
        case "fence":
            return edge_words(target)
        case "house":
            return dwelling_words(Dwelling(target))
        case "seat":
            return COLOURS[target]
        case "trade":
            return KINDS[target]
        case "sale":
            return KINDS[target] if at else MAKERS[target]
        case "order" | "cottage" | "own":
            return str(target)
        case None:
            return LAW_KEYS[law_named(target)] if card == laws.REPEAL else str(target)
        case _:
            assert_never(aim)


def aims_words(state: State, card: Card, aims: Sequence[Target]) -> str:
    return " ".join(aim_words(state, card, at, target) for at, target in enumerate(aims))


def aims_text(state: State, seat: Seat, card: Card, aims: Sequence[Target]) -> tuple[Text, ...]:
    """Return everything named with a law, for the sentence that announces it."""
    if card == laws.BARGAIN and aims:
        return (text("keythedral-pay-get", pay=kind_text(aims[0]), get=kinds_text(aims[1:])),)
    if card == laws.START_ORDER:
        return tuple(text("keythedral-menu-name-brief", who=Who(target)) for target in aims)
    if card == laws.SALE and aims:
        bought = kind_text(CRAFTS[aims[0]])
        return (text("keythedral-pay-get", pay=kinds_text(aims[1:]), get=bought),)
    return tuple(aim_text(state, seat, card, at, target) for at, target in enumerate(aims))


def aim_text(state: State, seat: Seat, card: Card, at: int, target: Target) -> Text:
    aim = state.content.law(card).aim
    match aim:
        case "slot":
            return slot_named(state, target)
        case "bargain":
            pay, get = swap_of(target)
            return text("keythedral-pay-get", pay=kind_text(pay), get=kind_text(get))
        case "field":
            return harvest_named(state, target)
        case "fence":
            return fence_named(state, target)
        case "house":
            house = Dwelling(target)
            return dwelling_text(owner_of(house), number_on(house), True)
        case "seat":
            return text("keythedral-player", who=Who(target))
        case "trade":
            return kind_text(target)
        case "sale":
            return kind_text(target) if at else craftsman_text(target)
        case "cottage" | "own":
            return dwelling_text(seat, target, state.players[seat].houses[target - 1])
        case "order":
            return text("keythedral-number", number=target)
        case None:
            named = card == laws.REPEAL
            return law_text(law_named(target)) if named else text("keythedral-number", number=target)
        case _:
            assert_never(aim)


def aim_focus(state: State, seat: Seat, card: Card, at: int, target: Target) -> str:
    """Return the focus string of the n-th thing named."""
    aim = state.content.law(card).aim
    match aim:
        case "slot":
            return f"slot:{slot_key(state, target)}"
        case "field":
            return "" if is_field_type(target) else f"cell:{spot_words(target)}"
        case "fence":
            return f"fence:{edge_words(target)}"
        case "house":
            return f"dwelling:{dwelling_words(Dwelling(target))}"
        case "order":
            return f"order:{target}"
        case "cottage" | "own":
            return f"dwelling:{COLOURS[seat]}-{target}"
        case "seat":
            return f"seat:{COLOURS[target]}"
        case "bargain":
            return f"store:{KINDS[swap_of(target)[1]]}"
        case "trade":
            return f"store:{KINDS[target]}" if at else f"cube:{KINDS[target]}"
        case "sale":
            return f"cube:{KINDS[target]}" if at else f"craftsman:{MAKERS[target]}"
        case None:
            return ""
        case _:
            assert_never(aim)


def aim_phrase(state: State, seat: Seat, card: Card, at: int, target: Target) -> Phrase:
    """Return the words that name the n-th thing on a panel."""
    aim = state.content.law(card).aim
    match aim:
        case "field":
            return Phrase((f"field:{FIELDS[target]}",)) if is_field_type(target) else field_phrase(target)
        case "fence":
            return fence_phrase(state, target)
        case "house":
            return dwelling_phrase(Dwelling(target))
        case "bargain":
            pay, get = swap_of(target)
            return Phrase((cube_words(pay), store_words(get)))
        case None:
            return Phrase((f"card:{target}",))
        case "slot" | "order" | "cottage" | "own" | "seat" | "trade" | "sale":
            return Phrase((aim_focus(state, seat, card, at, target),))
        case _:
            assert_never(aim)
