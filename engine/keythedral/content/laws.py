"""The twenty law cards by name (KT-91)."""

from __future__ import annotations

from typing import Final, get_args

from engine.keythedral.content.shapes import Card

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
"""The name of each law in typed moves."""


WHILE_PLACING: frozenset[Card] = frozenset({COTTAGE_NUMBER, BROKEN_FENCES, UNSAFE_FENCE})
"""The cards that may still help a dwelling without an open field (KT-141)."""
