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


def _printed(card: Card) -> Law:
    match card:
        case 1:
            return _law(card, "work-order", "start-1", aim="order", others=True)
        case 2:
            return _law(card, "price-increase", "against-purchase", others=True)
        case 3:
            return _law(card, "price-decrease", "own-purchase", "own-turn", aim="slot")
        case 4:
            return _law(card, "upgrade-cottage", "any", aim="cottage")
        case 5:
            return _law(card, "substitution", "own-purchase")
        case 6:
            return _law(card, "cottage-number", "own-placing", aim="own")
        case 7:
            return _law(card, "craft-bargain", "any", aim="bargain")
        case 8:
            return _law(card, "unexpected-harvest", "before-2", "start-2", aim="field")
        case 9:
            return _law(card, "broken-fences", "before-1", "start-1", "in-1")
        case 10:
            return _law(card, "repeal-law", "against-law", others=True)
        case 11:
            return _law(card, "unsafe-fence", "any", aim="fence", others=True)
        case 12:
            return _law(card, "house-moratorium", "before-3", "start-3", others=True)
        case 13:
            return _law(card, "design-change", "any", "against-purchase", aim="slot", others=True)
        case 14:
            return _law(card, "double-production", "before-2", "start-2", aim="field")
        case 15:
            return _law(card, "bargain", "own-turn", aim="trade")
        case 16:
            return _law(card, "sale", "own-turn", aim="sale")
        case 17:
            return _law(card, "downgrade-house", "any", aim="house", others=True)
        case 18:
            return _law(card, "good-harvest", "before-2", "start-2", aim="field", others=True)
        case 19:
            return _law(card, "poor-harvest", "before-2", "start-2", aim="field", others=True)
        case 20:
            return _law(
                card, "start-order", "start-1", "start-2", "start-3", "start-5", aim="seat", others=True
            )
        case _:
            assert_never(card)


def _law(card: Card, key: str, *timing: Moment, aim: AimKind | None = None, others: bool = False) -> Law:
    return Law(card, key, frozenset(timing), others, aim)


EVERY_CARD: tuple[Card, ...] = get_args(Card)
LAWS: dict[Card, Law] = {card: _printed(card) for card in EVERY_CARD}


def _played_at(moment: Moment) -> frozenset[Card]:
    return frozenset(card for card, law in LAWS.items() if moment in law.timing)


OPENED_FOR: dict[int, frozenset[Card]] = {
    1: _played_at("start-1"),
    2: _played_at("start-2"),
    3: _played_at("start-3"),
    5: _played_at("start-5"),
}
"""By phase, the cards for which the window at its start opens (KT-99)."""

AT_ONCE = frozenset(card for card, law in LAWS.items() if law.concerns_others and "any" in law.timing)
"""Under the literal reading these must be played when they are procured, if they can be (KT-94)."""

WHILE_PLACING: frozenset[Card] = frozenset({COTTAGE_NUMBER, BROKEN_FENCES, UNSAFE_FENCE})
"""The cards that may still help a dwelling without an open field (KT-141)."""
