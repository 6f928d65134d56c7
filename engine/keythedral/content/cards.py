"""The law cards: when each may be played and what it needs named (KT-91, KT-108 to KT-127)."""

from __future__ import annotations

from typing import assert_never

from engine.keythedral.content.laws import EVERY_CARD
from engine.keythedral.content.shapes import AimKind, Card, Law, Moment


def _printed(card: Card) -> Law:
    match card:
        case 1:
            return _law(card, "start-1", aim="order", others=True)
        case 2:
            return _law(card, "against-purchase", others=True)
        case 3:
            return _law(card, "own-purchase", "own-turn", aim="slot")
        case 4:
            return _law(card, "any", aim="cottage")
        case 5:
            return _law(card, "own-purchase")
        case 6:
            return _law(card, "own-placing", aim="own")
        case 7:
            return _law(card, "any", aim="bargain")
        case 8:
            return _law(card, "before-2", "start-2", aim="field")
        case 9:
            return _law(card, "before-1", "start-1", "in-1")
        case 10:
            return _law(card, "against-law", others=True)
        case 11:
            return _law(card, "any", aim="fence", others=True)
        case 12:
            return _law(card, "before-3", "start-3", others=True)
        case 13:
            return _law(card, "any", "against-purchase", aim="slot", others=True)
        case 14:
            return _law(card, "before-2", "start-2", aim="field")
        case 15:
            return _law(card, "own-turn", aim="trade")
        case 16:
            return _law(card, "own-turn", aim="sale")
        case 17:
            return _law(card, "any", aim="house", others=True)
        case 18:
            return _law(card, "before-2", "start-2", aim="field", others=True)
        case 19:
            return _law(card, "before-2", "start-2", aim="field", others=True)
        case 20:
            return _law(card, "start-1", "start-2", "start-3", "start-5", aim="seat", others=True)
        case _:
            assert_never(card)


def _law(card: Card, *timing: Moment, aim: AimKind | None = None, others: bool = False) -> Law:
    return Law(card, frozenset(timing), others, aim)


LAWS = tuple(_printed(card) for card in EVERY_CARD)
