"""Automatic answers to a window for seats without a fitting order (KT-104, KT-106).

Older games keep standing orders in their state: windows declined in advance, and laws that answer
automatically. This module gives no answers. Every seat is still asked, and the game's clock gives the answer
that `default_answer` names after a delay (KT-146). New games keep orders beside the game; see `plans`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action, Aim, Arm, Disarm, Watch
from engine.keythedral.content import laws
from engine.keythedral.content.laws import EVERY_CARD, LAW_KEYS
from engine.keythedral.content.shapes import Card, NoLaw
from engine.keythedral.laws.aims import law_named
from engine.keythedral.laws.timing import is_playable, moments, plays, repealable
from engine.keythedral.names import law_text, slot_text
from engine.keythedral.queries import has_been_played, slot_key, slots_on_sale
from engine.keythedral.state import (
    NO_LAW,
    ORDERS_BESIDE,
    WATCHES,
    QuestionKind,
    State,
    Target,
    WatchLevel,
    WindowKind,
)

Picks: TypeAlias = Watch | Arm | Disarm | Aim

ARMABLE: tuple[Card, ...] = (laws.PRICE_INCREASE, laws.REPEAL, laws.DESIGN_CHANGE)

_DECLINED = ("decline", "end")


def orders(state: State, seat: Seat) -> list[Action]:
    """Return the standing orders that a seat with laws may give once in a move; only in older games."""
    player = state.players[seat]
    if state.rules.rulings >= ORDERS_BESIDE or not player.laws or player.draft.watched:
        return []
    found: list[Action] = []
    for card in ARMABLE:
        if card in player.armed:
            found.append(Disarm(seat, card))
        elif card in player.laws and order_targets(state, card):
            found.append(Arm(seat, card))
    return [*found, *(Watch(seat, level) for level in WATCHES if level != player.watch)]


def order_targets(state: State, card: Card | NoLaw) -> Sequence[Target]:
    """Return what an armed law may answer: the seats on sale, or for a repeal the laws still in play."""
    if card == laws.REPEAL:
        return [law for law in EVERY_CARD if law != card and not has_been_played(state, law)]
    return slots_on_sale(state)


def choices(state: State, seat: Seat) -> list[Action]:
    arming = state.players[seat].draft.arming
    return [Aim(seat, target) for target in order_targets(state, arming)]


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    arming = state.players[seat].draft.arming
    law = law_text(arming) if arming else text("keythedral-nothing")
    return "arm", text(f"keythedral-ask-arm-{'law' if arming == laws.REPEAL else 'slot'}", law=law)


def option(state: State, pick: Picks) -> Option[Action]:
    head = text("keythedral-menu-watch")
    match pick:
        case Watch(_, level):
            menu = (head, text(f"keythedral-watch-{level}"))
            return Option(pick, f"watch {level}", menu, aside=True, phrase=_phrase(f"watch:{level}"))
        case Arm(_, card):
            entry = text("keythedral-menu-arm", law=law_text(card))
            words, focus = f"arm {LAW_KEYS[card]}", f"card:{card}"
            return Option(pick, words, (head, entry), focus, aside=True, phrase=_phrase(focus))
        case Disarm(_, card):
            entry = text("keythedral-menu-disarm", law=law_text(card))
            words, focus = f"disarm {LAW_KEYS[card]}", f"card:{card}"
            return Option(pick, words, (head, entry), focus, aside=True, phrase=_phrase(focus))
        case Aim(seat, target):
            if state.players[seat].draft.arming == laws.REPEAL:
                law = law_named(target)
                return Option(pick, LAW_KEYS[law], (law_text(law),), phrase=Phrase((f"card:{law}",)))
            key = slot_key(state, target)
            return Option(pick, key, (slot_text(key),), f"slot:{key}", phrase=Phrase((f"slot:{key}",)))
        case _:
            assert_never(pick)


def _phrase(words: str) -> Phrase:
    return Phrase(("orders", words))


def play(state: State, pick: Picks, _tell: Tell) -> None:
    player = state.players[pick.seat]
    draft = player.draft
    match pick:
        case Watch(_, level):
            player.watch_after = player.watch if level == "later" else ""
            player.watch = level
        case Arm(_, card):
            draft.arming = card
        case Disarm(_, card):
            del player.armed[card]
        case Aim(_, target):
            if draft.arming:
                player.armed[draft.arming] = target
            draft.arming = NO_LAW
        case _:
            assert_never(pick)
    draft.watched = True


def default_answer(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the picks that answer the open window for this seat, if any."""
    if not _is_asked(state, seat):
        return ()
    if is_unprompted(state):
        return _DECLINED
    card, aim = _armed_answer(state, seat)
    if card:
        named = (LAW_KEYS[aim],) if aim else ()
        return (f"play {LAW_KEYS[card]}", *named, "end")
    if state.rules.quiet and not plays(state, seat):
        return _DECLINED  # KT-104
    return () if _wants(state, seat) else _DECLINED


def is_unprompted(state: State) -> bool:
    """Return whether no seat is notified of the open window: that of phase 5, for one card only (KT-99)."""
    if state.rules.rulings < ORDERS_BESIDE or not state.windows or state.stage != "auction":
        return False
    return state.windows[-1].kind == "start"


def timeout_answer(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the picks of a seat that does not answer a window in time: no law (KT-107)."""
    return _DECLINED if _is_asked(state, seat) else ()


def order_text(state: State, seat: Seat) -> Text | None:
    """Return the automatic answer of this seat, to be shown to this seat only."""
    if not _is_asked(state, seat):
        return None
    if is_unprompted(state):
        return text("keythedral-note-unattended")
    card, _ = _armed_answer(state, seat)
    if card:
        return text("keythedral-order-plays", law=law_text(card))
    if state.rules.quiet and not plays(state, seat):
        return text("keythedral-note-quiet")
    return None if _wants(state, seat) else text("keythedral-order-declines")


def _is_asked(state: State, seat: Seat) -> bool:
    """Return whether a window waits for this seat and its answer is not begun."""
    if not state.windows or seat not in state.windows[-1].waiting:
        return False
    draft = state.players[seat].draft
    return not (draft.card or draft.arming or draft.ready)


def _wants(state: State, seat: Seat) -> bool:
    return _leaves_to_person(state.players[seat].watch, state.windows[-1].kind)


def _leaves_to_person(level: WatchLevel, kind: WindowKind) -> bool:
    """Return whether a player with this setting answers such a window in person."""
    match level:
        case "windows":
            return True
        case "reactions":
            return kind != "start"
        case "later" | "none":
            return False
        case _:
            assert_never(level)


def _armed_answer(state: State, seat: Seat) -> tuple[Card | NoLaw, Card | NoLaw]:
    """Return the armed law whose condition is met in this window, and the law to be named with it, if any."""
    kind, purchase, law, now = state.windows[-1].kind, state.purchase, state.law, moments(state, seat)
    for card, target in state.players[seat].armed.items():
        if not is_playable(state, seat, card, now):
            continue
        if kind == "law" and law is not None and law.card == target:
            return card, NO_LAW
        if kind != "purchase" or purchase is None:
            continue
        if card == laws.REPEAL and target in repealable(state):
            return card, law_named(target) if len(repealable(state)) > 1 else NO_LAW
        if card != laws.REPEAL and target == purchase.slot:
            return card, NO_LAW
    return NO_LAW, NO_LAW
