"""The laws a seat may play now (KT-92, KT-96, KT-98, KT-99, KT-145)."""

from __future__ import annotations

from typing import assert_never

from engine.core.text import Seat
from engine.keythedral.actions import Play
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import Card, Law, Moment
from engine.keythedral.laws.targets import targets
from engine.keythedral.queries import has_placing_left, slot_number
from engine.keythedral.state import NOBODY, Stage, State

_Moments = frozenset[Moment]

_IN_WORK: _Moments = frozenset({"any", "in-1", "before-2", "before-3"})
_IN_SPEND: _Moments = frozenset({"any"})
_IN_AUCTION: _Moments = frozenset({"any", "before-1"})
_NEVER: _Moments = frozenset()
_OWN_TURN: _Moments = _IN_SPEND | {"own-turn"}
_OWN_PLACING: _Moments = _IN_WORK | {"own-placing"}
_START_OF_WORK: _Moments = frozenset({"any", "start-1", "before-1", "in-1", "before-2", "before-3"})
_START_OF_HARVEST: _Moments = frozenset({"any", "start-2", "before-2", "before-3"})
_START_OF_SPEND: _Moments = frozenset({"any", "start-3", "before-3"})
_START_OF_AUCTION: _Moments = frozenset({"any", "start-5", "before-1"})
_BEFORE_LATER_PHASES: _Moments = frozenset({"before-2", "start-2", "before-3", "start-3"})
_AGAINST_PURCHASE: _Moments = frozenset({"against-purchase"})
_AGAINST_LAW: _Moments = frozenset({"against-law"})


def moments(state: State, seat: Seat) -> _Moments:
    """Return the current moments for a seat that may play a law now (KT-98, KT-99)."""
    if state.windows:
        kind = state.windows[-1].kind
        match kind:
            case "start":
                return at_start(state.stage)
            case "purchase":
                return _AGAINST_PURCHASE
            case "law":
                return _AGAINST_LAW
            case _:
                assert_never(kind)
    if seat == state.turn:
        if state.asking == "turn":
            return _OWN_TURN
        if state.asking == "work" and state.sending:
            return _OWN_PLACING
    return _at_stable_point(state.stage)


def at_start(stage: Stage) -> _Moments:
    """Return the moments of the window at the start of a stage."""
    match stage:
        case "work":
            return _START_OF_WORK
        case "harvest":
            return _START_OF_HARVEST
        case "spend":
            return _START_OF_SPEND
        case "auction":
            return _START_OF_AUCTION
        case "lay" | "over":
            return _NEVER
        case _:
            assert_never(stage)


def _at_stable_point(stage: Stage) -> _Moments:
    match stage:
        case "work":
            return _IN_WORK
        case "spend":
            return _IN_SPEND
        case "auction":
            return _IN_AUCTION
        case "lay" | "harvest" | "over":
            return _NEVER
        case _:
            assert_never(stage)


def is_stable(state: State) -> bool:
    """Return whether the open decision leaves nothing half resolved (KT-98)."""
    match state.asking:
        case "work" | "turn" | "bid":
            return True
        case "name":  # only if no seat has bid
            return state.auction is not None and state.auction.winner == NOBODY
        case "" | "lay" | "take" | "settle" | "move" | "forced":
            return False
        case _:
            assert_never(state.asking)


def plays(state: State, seat: Seat) -> list[Play]:
    """Return the laws this seat may begin to play now."""
    hand = state.players[seat].laws
    if not hand:
        return []
    now = moments(state, seat)
    return [Play(seat, card) for card in hand if is_playable(state, seat, card, now)]


def is_playable(state: State, seat: Seat, card: Card, now: _Moments) -> bool:
    if card == laws.REPEAL and now is _AGAINST_PURCHASE:
        return bool(repealable(state))  # KT-100
    return not state.content.law(card).timing.isdisjoint(now) and meets_needs(state, seat, card)


def works_later(law: Law) -> bool:
    """Return whether a law can be played only before the harvest or the spending, and is asked about there.

    In the placing before, nothing depends on it (KT-99).
    """
    return law.timing <= _BEFORE_LATER_PHASES


def repealable(state: State) -> list[Card]:
    """Return the buyer's own laws that a repeal may cancel in the purchase window."""
    return state.purchase.using if state.purchase is not None else []


def meets_needs(state: State, seat: Seat, card: Card) -> bool:
    """Return whether the card would change anything (KT-96, KT-145)."""
    match card:
        case laws.BROKEN_FENCES:
            return bool(state.fences) and has_placing_left(state, seat)
        case laws.DESIGN_CHANGE if state.purchase is not None:
            return bool(state.surplus[slot_number(state, state.purchase.slot) - 1])
        case laws.PRICE_INCREASE | laws.SUBSTITUTION | laws.REPEAL | laws.MORATORIUM:
            return True
        case (
            laws.WORK_ORDER | laws.PRICE_DECREASE | laws.UPGRADE_COTTAGE | laws.COTTAGE_NUMBER
            | laws.CRAFT_BARGAIN | laws.UNEXPECTED_HARVEST | laws.UNSAFE_FENCE | laws.DESIGN_CHANGE
            | laws.DOUBLE_PRODUCTION | laws.BARGAIN | laws.SALE | laws.DOWNGRADE_HOUSE
            | laws.GOOD_HARVEST | laws.POOR_HARVEST | laws.START_ORDER
        ):  # fmt: skip
            return bool(targets(state, seat, card, []))
        case _:
            assert_never(card)
