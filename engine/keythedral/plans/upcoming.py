"""Windows and laws that may still come in this round, as far as a seat can tell; orders cover those."""

from __future__ import annotations

from typing import assert_never

from engine.core.text import Seat
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import Card, Moment
from engine.keythedral.laws.timing import at_start
from engine.keythedral.state import Stage, WindowKind
from engine.keythedral.view import View, laws_played

_STARTS: tuple[Stage, ...] = ("work", "harvest", "spend", "auction")
_PHASES: dict[Stage, int] = {"work": 1, "harvest": 2, "spend": 3, "auction": 5}
AGAINST_PURCHASES: tuple[Card, ...] = (laws.PRICE_INCREASE, laws.DESIGN_CHANGE)
_FOR_PURCHASES: tuple[Card, ...] = (laws.SUBSTITUTION, laws.PRICE_DECREASE)
_AFTER_TURNS: frozenset[Moment] = frozenset({"any", "before-1", "start-5"})
"""When a law that was procured in this round may be played."""


def starts_to_come(view: View) -> tuple[Stage, ...]:
    """Return the phases of this round whose window is open or may still open (KT-99).

    Orders end with the round.
    """
    if view.stage not in _STARTS:
        return ()
    starting, played = view.window is not None and view.window.starting, laws_played(view)
    later = _STARTS[_STARTS.index(view.stage) + (not starting) :]
    return tuple(
        at for at in later if any(card not in played for card in view.content.opened_for[_PHASES[at]])
    )


def windows_to_come(view: View, seat: Seat, *, attended: bool = False) -> set[WindowKind]:
    """Return the windows that may still open to a seat in this round.

    There are none if it holds no law (KT-146) and can procure none before. With `attended`, only windows that
    notify players count, so none of phase 5.
    """
    starts = tuple(at for at in starts_to_come(view) if at != "auction" or not attended)
    if not view.seats[seat].laws:
        if not _may_procure(view, seat):
            return set()
        starts = tuple(at for at in starts if at == "auction")
    found: set[WindowKind] = {"start"} if starts else set()
    if may_be_bought(view, seat):
        found.add("purchase")
    if _may_play(view, seat):
        found.add("law")
    return {kind for kind in found if _may_fit(view, seat, kind, starts)}


def _may_fit(view: View, seat: Seat, kind: WindowKind, starts: tuple[Stage, ...]) -> bool:
    """Return whether a law fits.

    If laws lie face up, a window opens only to holders of a fitting law (KT-104).
    """
    mine, shown = view.seats[seat].laws or (), [lying for lying in view.spaces if lying]
    if not (shown or set(mine) & set(view.seats[seat].known_laws)):
        return True
    cards = [*mine, *(shown if _may_procure(view, seat) else ())]
    match kind:
        case "start":
            return any(
                not view.content.law(card).timing.isdisjoint(at_start(at)) for card in cards for at in starts
            )
        case "purchase":
            return not {*AGAINST_PURCHASES, laws.REPEAL}.isdisjoint(cards)
        case "law":
            return laws.REPEAL in cards
        case _:
            assert_never(kind)


def windows_now(view: View, seat: Seat) -> bool:
    """Return whether a window may still open to this seat in the current phase."""
    to_come = windows_to_come(view, seat)
    if not view.seats[seat].laws:
        return view.stage == "spend" and bool(to_come - {"start"})
    is_starting = view.window is not None and view.window.starting
    if is_starting or view.stage == "spend":
        return is_starting or not to_come.isdisjoint({"purchase", "law"})
    held = any(other.law_count for other in view.seats if other.seat != seat)
    return view.stage != "harvest" and "law" in to_come and held  # no law is procured in these phases


def _may_procure(view: View, seat: Seat) -> bool:
    """Return whether a seat may get one more law before this round ends (KT-47)."""
    is_to_spend = view.stage != "auction" and not view.seats[seat].procured
    return is_to_spend and any(space is not None for space in view.spaces)


def may_be_bought(view: View, seat: Seat) -> bool:
    """Return whether another seat may still buy a seat and open a window with it.

    That is so while one of the laws against it is not gone, or a law used for it could be repealed (KT-47,
    KT-100).
    """
    if view.stage == "auction" or all(other.procured for other in view.seats if other.seat != seat):
        return False
    gone = laws_played(view)
    if not set(AGAINST_PURCHASES) <= set(gone):
        return True
    return laws.REPEAL not in gone and any(is_to_come(view, seat, card) for card in _FOR_PURCHASES)


def _may_play(view: View, seat: Seat) -> bool:
    """Return whether another seat may play a law in this round that opens a window.

    None does once Repeal law is gone (KT-102).
    """
    return laws.REPEAL not in laws_played(view) and any(
        is_to_come(view, seat, card) for card in laws.EVERY_CARD
    )


def is_to_come(view: View, seat: Seat, card: Card) -> bool:
    """Return whether another seat may play this law in this round, as far as this seat can tell.

    It may come from the hand or be procured first, after which there are no more turns in the spending
    (KT-47).
    """
    mine, shown = view.seats[seat].laws or (), {lying for lying in view.spaces if lying}
    if card in laws_played(view) or card in mine or not _has_its_object(view, card):
        return False
    others = [other for other in view.seats if other.seat != seat]
    known = {law for other in others for law in other.known_laws}
    is_unseen = card not in known and card not in shown
    is_held = card in known or (
        is_unseen and any(len(other.known_laws) < other.law_count for other in others)
    )
    if is_held and view.content.law(card).timing & _moments_to_come(view):
        return True
    is_left = card in shown or (is_unseen and view.deck > 0)
    is_left = is_left and sum(space is not None for space in view.spaces) > (not mine)  # I need one as well
    return (
        is_left
        and not _AFTER_TURNS.isdisjoint(view.content.law(card).timing)
        and any(_may_procure(view, other.seat) for other in others)
    )


def _has_its_object(view: View, card: Card) -> bool:
    """Return whether a law about fences can have a target: a fence on the map or in hand (KT-145)."""
    is_about_fences = card in (laws.BROKEN_FENCES, laws.UNSAFE_FENCE)
    return not is_about_fences or bool(view.fences) or any(other.fences for other in view.seats)


def _moments_to_come(view: View) -> set[Moment]:
    """Return when a law might still be played in this round."""
    if view.auction is not None and view.auction.winner is not None:
        return set()  # the round ends with the paid naming
    found: set[Moment] = {"any", "before-1"}
    for at in starts_to_come(view):
        found |= at_start(at)
    if view.stage == "work":
        found |= {"in-1", "own-placing", "before-2", "before-3"}
    if view.stage != "auction":
        found |= {"own-turn", "own-purchase", "against-purchase"}
    return found
