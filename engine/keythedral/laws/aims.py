"""How the things a law is played on read, in words and in sentences."""

from __future__ import annotations

from engine.core.text import Seat, Text, Who, text
from engine.keythedral.content import COLOURS, CRAFTSMEN, DWELLINGS, FIELDS, KINDS, LAWS, laws
from engine.keythedral.say import (
    cell_text,
    craftsman_text,
    cubes_text,
    dwelling_text,
    dwelling_words,
    edge_text,
    edge_words,
    field_text,
    kind_text,
    law_text,
    slot_text,
    spot_words,
)
from engine.keythedral.state import State
from engine.keythedral.table import edition


def aim_words(state: State, card: int, at: int, target: int) -> str:
    """The text form of the n-th thing named with a law."""
    match LAWS[card].aim:
        case "slot":
            return edition(state).slots[target]
        case "bargain":
            return f"{KINDS[target // 8]}>{KINDS[target % 8]}"
        case "field":
            return FIELDS[target] if target < len(FIELDS) else spot_words(target)
        case "fence":
            return edge_words(target)
        case "house":
            return dwelling_words(target)
        case "seat":
            return COLOURS[target]
        case "trade":
            return KINDS[target]
        case "sale":
            return KINDS[target] if at else CRAFTSMEN[target].key
        case _:
            return LAWS[target].key if card == laws.REPEAL else str(target)


def aims_words(state: State, card: int, aims: list[int]) -> str:
    return " ".join(aim_words(state, card, at, target) for at, target in enumerate(aims))


def aims_text(state: State, seat: Seat, card: int, aims: list[int]) -> tuple[Text, ...]:
    if card == laws.BARGAIN and aims:
        get = [aims[1:].count(kind) for kind in range(8)]
        return (text("keythedral-pay-get", pay=kind_text(aims[0]), get=cubes_text(get)),)
    if card == laws.SALE and aims:
        paid = [aims[1:].count(kind) for kind in range(8)]
        return (text("keythedral-pay-get", pay=cubes_text(paid), get=kind_text(CRAFTSMEN[aims[0]].sells)),)
    return tuple(aim_text(state, seat, card, at, target) for at, target in enumerate(aims))


def aim_text(state: State, seat: Seat, card: int, at: int, target: int) -> Text:
    match LAWS[card].aim:
        case "slot":
            return slot_text(edition(state).slots[target])
        case "bargain":
            return text("keythedral-pay-get", pay=kind_text(target // 8), get=kind_text(target % 8))
        case "field":
            return field_text(target) if target < len(FIELDS) else cell_text(target)
        case "fence":
            return edge_text(target)
        case "house":
            return dwelling_text(target // DWELLINGS, target % DWELLINGS + 1, True)
        case "seat":
            return text("keythedral-player", who=Who(target))
        case "trade":
            return kind_text(target)
        case "sale":
            return kind_text(target) if at else craftsman_text(target)
        case "cottage" | "own":
            return dwelling_text(seat, target, state.players[seat].houses[target - 1])
        case _:
            return law_text(target) if card == laws.REPEAL else text("keythedral-number", number=target)


def aim_focus(state: State, seat: Seat, card: int, at: int, target: int) -> str:
    """The piece in the picture that the n-th thing named is."""
    match LAWS[card].aim:
        case "slot":
            return f"slot:{edition(state).slots[target]}"
        case "field":
            return "" if target < len(FIELDS) else f"cell:{spot_words(target)}"
        case "fence":
            return f"fence:{edge_words(target)}"
        case "house":
            return f"dwelling:{dwelling_words(target)}"
        case "order":
            return f"order:{target}"
        case "cottage" | "own":
            return f"dwelling:{COLOURS[seat]}-{target}"
        case "seat":
            return f"seat:{COLOURS[target]}"
        case "bargain":
            return f"store:{KINDS[target % 8]}"
        case "trade":
            return f"store:{KINDS[target]}" if at else f"cube:{KINDS[target]}"
        case "sale":
            return f"cube:{KINDS[target]}" if at else f"craftsman:{CRAFTSMEN[target].key}"
        case _:
            return ""
