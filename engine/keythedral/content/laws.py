"""The twenty law cards: when each may be played and what it needs named (KT-91, KT-108 to KT-127)."""

from __future__ import annotations

from msgspec import Struct

# Moments at which a card may be played; a card's timing is the sum of its moments.
ANY = 1  # every stable point and every phase-start window (KT-98, KT-99)
START_1, START_2, START_3, START_5 = 2, 4, 8, 16  # the phase-start windows (KT-99)
BEFORE_1 = 32  # from the end of phase 4 of the round before
IN_1 = 64  # phase 1, up to the player's last placement
BEFORE_2, BEFORE_3 = 128, 256  # the round before that phase
OWN_PLACING = 512
OWN_TURN = 1024
OWN_PURCHASE = 2048
AGAINST_PURCHASE = 4096  # the purchase window (KT-100)
AGAINST_LAW = 8192  # the law window (KT-102)


class Law(Struct, frozen=True):
    number: int
    key: str
    timing: int
    concerns_others: bool = False
    aim: str = ""  # what its player must name with it


_LAWS = (
    Law(1, "work-order", START_1, True, "order"),
    Law(2, "price-increase", AGAINST_PURCHASE, True),
    Law(3, "price-decrease", OWN_PURCHASE | OWN_TURN, False, "slot"),
    Law(4, "upgrade-cottage", ANY, False, "cottage"),
    Law(5, "substitution", OWN_PURCHASE),
    Law(6, "cottage-number", OWN_PLACING, False, "own"),
    Law(7, "craft-bargain", ANY, False, "bargain"),
    Law(8, "unexpected-harvest", BEFORE_2 | START_2, False, "field"),
    Law(9, "broken-fences", BEFORE_1 | START_1 | IN_1),
    Law(10, "repeal-law", AGAINST_LAW, True),
    Law(11, "unsafe-fence", ANY, True, "fence"),
    Law(12, "house-moratorium", BEFORE_3 | START_3, True),
    Law(13, "design-change", ANY | AGAINST_PURCHASE, True, "slot"),
    Law(14, "double-production", BEFORE_2 | START_2, False, "field"),
    Law(15, "bargain", OWN_TURN, False, "trade"),
    Law(16, "sale", OWN_TURN, False, "sale"),
    Law(17, "downgrade-house", ANY, True, "house"),
    Law(18, "good-harvest", BEFORE_2 | START_2, True, "field"),
    Law(19, "poor-harvest", BEFORE_2 | START_2, True, "field"),
    Law(20, "start-order", START_1 | START_2 | START_3 | START_5, True, "seat"),
)
LAWS: dict[int, Law] = {law.number: law for law in _LAWS}

WORK_ORDER, PRICE_INCREASE, PRICE_DECREASE, UPGRADE_COTTAGE, SUBSTITUTION = 1, 2, 3, 4, 5
COTTAGE_NUMBER, CRAFT_BARGAIN, UNEXPECTED_HARVEST, BROKEN_FENCES, REPEAL = 6, 7, 8, 9, 10
UNSAFE_FENCE, MORATORIUM, DESIGN_CHANGE, DOUBLE_PRODUCTION, BARGAIN = 11, 12, 13, 14, 15
SALE, DOWNGRADE_HOUSE, GOOD_HARVEST, POOR_HARVEST, START_ORDER = 16, 17, 18, 19, 20

OPENED_FOR: dict[int, frozenset[int]] = {
    1: frozenset({WORK_ORDER, BROKEN_FENCES, START_ORDER}),
    2: frozenset({UNEXPECTED_HARVEST, DOUBLE_PRODUCTION, GOOD_HARVEST, POOR_HARVEST, START_ORDER}),
    3: frozenset({MORATORIUM, START_ORDER}),
    5: frozenset({START_ORDER}),
}
"""The cards for which the window at the start of a phase opens (KT-99)."""

AT_ONCE = frozenset({UNSAFE_FENCE, DESIGN_CHANGE, DOWNGRADE_HOUSE})
"""Under the literal reading these must be played when they are procured, if they can be (KT-94)."""

WHILE_PLACING = frozenset({COTTAGE_NUMBER, BROKEN_FENCES, UNSAFE_FENCE})
"""The cards that may still help a dwelling without an open field (KT-141)."""
