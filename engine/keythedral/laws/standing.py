"""Standing orders: windows a seat declines in advance, and laws that answer by themselves (KT-106).

An order never answers here: every seat is asked all the same, and whoever keeps the clock gives the answer
that `ordered` names, after a wait of its own (KT-146).
"""

from __future__ import annotations

from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action, Aim, Arm, Disarm, Watch
from engine.keythedral.content import LAWS, laws
from engine.keythedral.laws.timing import is_playable, moments, repealable
from engine.keythedral.say import law_text
from engine.keythedral.state import WATCHES, Draft, State
from engine.keythedral.table import has_been_played, slots_on_sale

ARMABLE = (laws.PRICE_INCREASE, laws.REPEAL, laws.DESIGN_CHANGE)
WANTED = {
    "windows": ("start", "purchase", "law"),
    "reactions": ("purchase", "law"),
    "later": (),
    "none": (),
}
"""Which kinds of window each setting leaves to the person."""

DECLINED = ("decline", "end")


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


def is_asked(state: State, seat: Seat) -> bool:
    """Whether a window waits for this seat and its answer is not begun."""
    if not state.windows or seat not in state.windows[-1].waiting:
        return False
    draft = state.players[seat].draft
    return not (draft.card or draft.arming or draft.ready)


def ordered(state: State, seat: Seat) -> tuple[str, ...]:
    """The picks by which the orders of this seat answer the window now open, if they do."""
    if not is_asked(state, seat):
        return ()
    card, aim = armed_answer(state, seat)
    if card:
        named = (LAWS[aim].key,) if aim else ()
        return (f"play {LAWS[card].key}", *named, "end")
    return () if wants(state, seat) else DECLINED


def lapsed(state: State, seat: Seat) -> tuple[str, ...]:
    """Whoever does not answer a window in time plays no law (KT-107)."""
    return DECLINED if is_asked(state, seat) else ()


def order_text(state: State, seat: Seat) -> Text | None:
    """What the orders of this seat will answer, for this seat alone."""
    if not is_asked(state, seat):
        return None
    card, _ = armed_answer(state, seat)
    if card:
        return text("keythedral-order-plays", law=law_text(card))
    return None if wants(state, seat) else text("keythedral-order-declines")


def wants(state: State, seat: Seat) -> bool:
    return state.windows[-1].kind in WANTED[state.players[seat].watch]


def armed_answer(state: State, seat: Seat) -> tuple[int, int]:
    """The armed law whose condition is met in this window, and the law to be named with it; 0: none."""
    kind, purchase, law, now = state.windows[-1].kind, state.purchase, state.law, moments(state, seat)
    for card, target in state.players[seat].armed.items():
        if not is_playable(state, seat, card, now):
            continue
        if kind == "law" and law is not None and law.card == target:
            return card, 0
        if kind != "purchase" or purchase is None:
            continue
        if card == laws.REPEAL and target in repealable(state):
            return card, target if len(repealable(state)) > 1 else 0
        if card != laws.REPEAL and target == purchase.slot:
            return card, 0
    return 0, 0
