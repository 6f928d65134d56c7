"""Standing orders: which windows a seat wants, and laws that answer by themselves (KT-106)."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keythedral.actions import Action, Aim, Arm, Disarm, Watch
from engine.keythedral.content import LAWS, laws
from engine.keythedral.laws.timing import is_playable, moments, repealable
from engine.keythedral.state import WATCHES, Answer, Draft, State
from engine.keythedral.table import has_been_played, slots_on_sale

ARMABLE = (laws.PRICE_INCREASE, laws.REPEAL, laws.DESIGN_CHANGE)


def orders(state: State, seat: Seat) -> list[Action]:
    """What a seat with laws may say in advance, once in a move."""
    player = state.players[seat]
    if not player.laws or player.draft.watched:
        return []
    found: list[Action] = []
    for card in ARMABLE:
        if card in player.armed:
            found.append(Disarm(seat, card))
        elif card in player.laws and targets(state, card):
            found.append(Arm(seat, card))
    return [*found, *(Watch(seat, level) for level in WATCHES if level != player.watch)]


def targets(state: State, card: int) -> list[int]:
    """The seats on sale, or for a repeal the laws still about."""
    if card == laws.REPEAL:
        return [law for law in LAWS if law != card and not has_been_played(state, law)]
    return slots_on_sale(state)


def aims(state: State, seat: Seat, draft: Draft) -> list[Action]:
    return [Aim(seat, target) for target in targets(state, draft.arming)]


def give(state: State, action: Watch | Arm | Disarm) -> None:
    player = state.players[action.seat]
    match action:
        case Watch(_, level):
            player.watch_after = player.watch if level == "later" else ""
            player.watch = level
        case Arm(_, card):
            player.draft.arming = card
        case Disarm(_, card):
            del player.armed[card]
    player.draft.watched = True


def arm(state: State, seat: Seat, target: int) -> None:
    player = state.players[seat]
    player.armed[player.draft.arming] = target
    player.draft.arming = 0


def answer(state: State, seat: Seat, kind: str) -> Answer | None:
    """The answer a standing order gives in the window just opened, if any."""
    purchase, law, now = state.purchase, state.law, moments(state)
    for card, target in state.players[seat].armed.items():
        if not is_playable(state, seat, card, now):
            continue
        if kind == "law" and law is not None and law.card == target:
            return Answer(seat, card, [])
        if kind != "purchase" or purchase is None:
            continue
        if card == laws.REPEAL and target in repealable(state):
            return Answer(seat, card, [target])
        if card != laws.REPEAL and target == purchase.slot:
            return Answer(seat, card, [target] if card == laws.DESIGN_CHANGE else [])
    return None
