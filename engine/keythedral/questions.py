"""How each question reads."""

from __future__ import annotations

from engine.core.text import Seat, Text, Who, text
from engine.keythedral.actions import End
from engine.keythedral.content import CRAFTSMEN, DWELLINGS, LAWS, laws
from engine.keythedral.laws.aims import aims_text
from engine.keythedral.laws.standing import order_text
from engine.keythedral.laws.timing import plays
from engine.keythedral.say import cubes_text, dwelling_text, field_text, kind_text, law_text, slot_text
from engine.keythedral.state import LawPlay, State
from engine.keythedral.steps import work
from engine.keythedral.table import edition

TURN_QUESTIONS = {"": "turn", "law": "procure"}


def ask(state: State, seat: Seat) -> tuple[str, Text]:
    """The kind of question and the question."""
    draft = state.players[seat].draft
    if draft.ready:
        return "end", text("keythedral-ask-end")
    if draft.arming:
        kind = "law" if draft.arming == laws.REPEAL else "slot"
        return "arm", text(f"keythedral-ask-arm-{kind}", law=law_text(draft.arming))
    if draft.card:
        return "aim", text(aim_question(draft.card, len(draft.aims)), law=law_text(draft.card))
    if state.windows:
        kind, asked = window_question(state)
        note = order_text(state, seat) or fitting_text(state, seat)
        return kind, asked if note is None else text("keythedral-ask-noted", ask=asked, note=note)
    if seat != state.turn:
        return "free", text("keythedral-ask-free", who=Who(state.turn))
    return state.asking, question(state, seat)


def aim_question(card: int, named: int) -> str:
    kind = LAWS[card].aim or "law"
    if kind in ("trade", "sale") and named:
        kind += "-then"
    return f"keythedral-ask-aim-{kind}"


def window_question(state: State) -> tuple[str, Text]:
    kind = state.windows[-1].kind
    if kind == "law" and state.law is not None:
        return "law", law_question(state, state.law)
    if kind == "purchase" and state.purchase is not None:
        slot = slot_text(edition(state).slots[state.purchase.slot])
        who, cubes = Who(state.purchase.buyer), cubes_text(state.purchase.payment)
        return "purchase", text("keythedral-ask-purchase", who=who, slot=slot, cubes=cubes)
    return "start", text(f"keythedral-ask-start-{state.stage}")


def fitting_text(state: State, seat: Seat) -> Text | None:
    """Everybody with laws is asked (KT-104), also those whose laws are of no use now."""
    return None if plays(state, seat) else text("keythedral-note-none-fits")


def law_question(state: State, law: LawPlay) -> Text:
    who, name, on = Who(law.seat), law_text(law.card), aims_text(state, law.seat, law.card, law.aims)
    if on:
        return text("keythedral-ask-law-on", who=who, law=name, aims=on)
    return text("keythedral-ask-law", who=who, law=name)


def question(state: State, seat: Seat) -> Text:
    draft = state.players[seat].draft
    match state.asking:
        case "lay":
            if not draft.verb:
                return text("keythedral-ask-lay", field=field_text(state.drawn))
            if draft.verb == "field":
                return text("keythedral-ask-cottage")
            return text("keythedral-ask-site", number=draft.number)
        case "work":
            if not state.sending:
                return text("keythedral-ask-order")
            if draft.spots and work.choices(state, seat, draft) == [End(seat)]:
                return text("keythedral-ask-end")
            return text("keythedral-ask-send", numbers=tuple(state.sending))
        case "take":
            return text("keythedral-ask-take", count=state.taking)
        case "turn" if draft.verb == "craft":
            craftsman = CRAFTSMEN[draft.number]
            left = craftsman.price - len(draft.kinds)
            return text("keythedral-ask-craft", kind=kind_text(craftsman.sells), count=left)
        case "turn" if draft.verb == "trade" and draft.kinds:
            return text("keythedral-ask-trade-then", kind=kind_text(draft.kinds[0]))
        case "turn":
            return text(f"keythedral-ask-{TURN_QUESTIONS.get(draft.verb, draft.verb)}")
        case "settle":
            slot = edition(state).slots[state.purchase.slot] if state.purchase is not None else ""
            return text("keythedral-ask-settle", slot=slot_text(slot))
        case "move":
            owner, at = divmod(state.homeless, DWELLINGS)
            dwelling = dwelling_text(owner, at + 1, state.players[owner].houses[at])
            return text("keythedral-ask-move", dwelling=dwelling)
        case "bid":
            high = state.auction.high if state.auction is not None else 0
            return text("keythedral-ask-bid", high=high)
        case _:
            return name_question(state, seat)


def name_question(state: State, seat: Seat) -> Text:
    auction, paid = state.auction, len(state.players[seat].draft.kinds)
    if auction is not None and auction.winner == seat and paid < auction.high:
        return text("keythedral-ask-give", count=auction.high - paid, who=Who(auction.payee))
    return text("keythedral-ask-name")
