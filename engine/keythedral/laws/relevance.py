"""Which laws could affect which: whether players who declined a window are asked again (KT-99)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, assert_never

from engine.keythedral.content import laws
from engine.keythedral.content.laws import EVERY_CARD
from engine.keythedral.content.shapes import Card, Moment
from engine.keythedral.queries import has_been_played
from engine.keythedral.state import State

_Matter: TypeAlias = Literal["order", "dwellings", "fences", "harvest", "cubes", "seats"]
"""What a law can change: the order of play, cottages and houses, fences, yields, cubes, seats on the mat."""


def matters_to_somebody(state: State, played: Iterable[Card], now: frozenset[Moment]) -> bool:
    """Return whether a law that may be in a hand, as all know, fits now and reacts to those played."""
    changed = frozenset(matter for card in played for matter in _changes(card))
    return any(
        not _heeds(card).isdisjoint(changed)
        for card in EVERY_CARD
        if not state.content.law(card).timing.isdisjoint(now) and not has_been_played(state, card)
    )


def _changes(card: Card) -> tuple[_Matter, ...]:
    """Return what a law changes on the table."""
    match card:
        case laws.WORK_ORDER | laws.START_ORDER:
            return ("order",)
        case laws.UPGRADE_COTTAGE | laws.DOWNGRADE_HOUSE | laws.MORATORIUM | laws.COTTAGE_NUMBER:
            return ("dwellings",)
        case laws.BROKEN_FENCES | laws.UNSAFE_FENCE:
            return ("fences",)
        case laws.UNEXPECTED_HARVEST | laws.DOUBLE_PRODUCTION | laws.GOOD_HARVEST | laws.POOR_HARVEST:
            return ("harvest",)
        case laws.CRAFT_BARGAIN | laws.BARGAIN | laws.SALE | laws.SUBSTITUTION:
            return ("cubes",)
        case laws.DESIGN_CHANGE | laws.PRICE_INCREASE | laws.PRICE_DECREASE:
            return ("seats",)
        case laws.REPEAL:
            return ()
        case _:
            assert_never(card)


def _heeds(card: Card) -> frozenset[_Matter]:
    """Return the changes that may make a player play a law that was not worth playing before."""
    match card:
        case laws.START_ORDER:
            return frozenset({"order", "dwellings", "fences", "harvest", "cubes", "seats"})
        case (
            laws.WORK_ORDER | laws.BROKEN_FENCES | laws.UNSAFE_FENCE | laws.COTTAGE_NUMBER
            | laws.UPGRADE_COTTAGE | laws.DOWNGRADE_HOUSE | laws.MORATORIUM
        ):  # fmt: skip
            return frozenset({"order", "dwellings", "fences"})
        case laws.UNEXPECTED_HARVEST | laws.DOUBLE_PRODUCTION | laws.GOOD_HARVEST | laws.POOR_HARVEST:
            return frozenset({"order", "harvest", "seats"})
        case laws.CRAFT_BARGAIN | laws.BARGAIN | laws.SALE | laws.SUBSTITUTION:
            return frozenset({"harvest", "cubes", "seats"})
        case laws.DESIGN_CHANGE | laws.PRICE_INCREASE | laws.PRICE_DECREASE:
            return frozenset({"order", "cubes", "seats"})
        case laws.REPEAL:
            return frozenset()
        case _:
            assert_never(card)
