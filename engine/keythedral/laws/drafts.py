"""A law being prepared: the card, and its targets so far (KT-100, KT-145)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Seat
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import NUMBERS, Card
from engine.keythedral.laws.targets import is_complete, targets
from engine.keythedral.laws.timing import is_playable, moments, repealable
from engine.keythedral.state import Answer, Draft, State, Target


def begin(state: State, draft: Draft, card: Card) -> None:
    """Start playing a card; its target is asked next, if it needs one."""
    draft.card = card
    if card == laws.REPEAL and state.windows and state.windows[-1].kind == "purchase":
        used = repealable(state)
        draft.aims = [used[0]] if len(used) == 1 else []
        draft.ready = bool(draft.aims)
    elif card == laws.DESIGN_CHANGE and state.purchase is not None:
        draft.aims, draft.ready = [state.purchase.slot], True
    else:
        draft.ready = state.content.law(card).aim is None


def nameable(state: State, seat: Seat, draft: Draft) -> Sequence[Target]:
    """Return the possible next targets of the law being played."""
    if not draft.card:
        return ()
    if draft.card == laws.REPEAL:
        return repealable(state)
    return targets(state, seat, draft.card, draft.aims)


def aim(state: State, draft: Draft, target: Target) -> None:
    """Name one more target; the last of the five numbers is added automatically."""
    draft.aims.append(target)
    if draft.card == laws.WORK_ORDER and len(draft.aims) == len(NUMBERS) - 1:
        draft.aims.extend(number for number in NUMBERS if number not in draft.aims)
    draft.ready = not draft.card or is_complete(state, draft.card, draft.aims)


def is_still_possible(state: State, answer: Answer) -> bool:
    """Return whether a law chosen as an answer is still playable after the laws played since (KT-99)."""
    if not is_playable(state, answer.seat, answer.card, moments(state, answer.seat)):
        return False
    draft = Draft()
    begin(state, draft, answer.card)
    for target in answer.aims:
        if not draft.ready:
            if target not in nameable(state, answer.seat, draft):
                return False
            aim(state, draft, target)
    return draft.ready and draft.aims == answer.aims
