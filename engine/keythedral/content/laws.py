"""The twenty law cards: when each may be played and what it needs named (KT-91, KT-108 to KT-127)."""

from __future__ import annotations

from typing import Final, assert_never, get_args

from engine.keythedral.content.shapes import AimKind, Card, Law, Moment

WORK_ORDER: Final = 1
PRICE_INCREASE: Final = 2
PRICE_DECREASE: Final = 3
UPGRADE_COTTAGE: Final = 4
SUBSTITUTION: Final = 5
COTTAGE_NUMBER: Final = 6
CRAFT_BARGAIN: Final = 7
UNEXPECTED_HARVEST: Final = 8
BROKEN_FENCES: Final = 9
REPEAL: Final = 10
UNSAFE_FENCE: Final = 11
MORATORIUM: Final = 12
DESIGN_CHANGE: Final = 13
DOUBLE_PRODUCTION: Final = 14
BARGAIN: Final = 15
SALE: Final = 16
DOWNGRADE_HOUSE: Final = 17
GOOD_HARVEST: Final = 18
POOR_HARVEST: Final = 19
START_ORDER: Final = 20


EVERY_CARD: tuple[Card, ...] = get_args(Card)
LAW_KEYS: dict[Card, str] = {
    WORK_ORDER: "work-order",
    PRICE_INCREASE: "price-increase",
    PRICE_DECREASE: "price-decrease",
    UPGRADE_COTTAGE: "upgrade-cottage",
    SUBSTITUTION: "substitution",
    COTTAGE_NUMBER: "cottage-number",
    CRAFT_BARGAIN: "craft-bargain",
    UNEXPECTED_HARVEST: "unexpected-harvest",
    BROKEN_FENCES: "broken-fences",
    REPEAL: "repeal-law",
    UNSAFE_FENCE: "unsafe-fence",
    MORATORIUM: "house-moratorium",
    DESIGN_CHANGE: "design-change",
    DOUBLE_PRODUCTION: "double-production",
    BARGAIN: "bargain",
    SALE: "sale",
    DOWNGRADE_HOUSE: "downgrade-house",
    GOOD_HARVEST: "good-harvest",
    POOR_HARVEST: "poor-harvest",
    START_ORDER: "start-order",
}
"""How each is called in words that are typed."""


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

WHILE_PLACING: frozenset[Card] = frozenset({COTTAGE_NUMBER, BROKEN_FENCES, UNSAFE_FENCE})
"""The cards that may still help a dwelling without an open field (KT-141)."""
