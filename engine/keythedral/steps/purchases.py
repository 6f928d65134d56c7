"""Purchase of a seat: declared with its payment, answered by others, then paid (KT-51 to KT-55, KT-100)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Arg, Seat, Text, text
from engine.keythedral.actions import Action, Buy, BuyUsing, With
from engine.keythedral.content import laws
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import Card
from engine.keythedral.laws.windows import all_but, enact, give_back, open_window
from engine.keythedral.names import cubes_text, law_text, payment_words, told
from engine.keythedral.phrases import cubes_words
from engine.keythedral.prices import payments
from engine.keythedral.queries import (
    edition,
    has_been_played,
    slot_key,
    slot_named,
    slot_number,
    slots_on_sale,
)
from engine.keythedral.state import NO_SLOT, SOLD, Answer, Draft, Purchase, QuestionKind, State
from engine.keythedral.steps.rounds import turn_up
from engine.keythedral.supply import discard, drop_price_cards, lose_law, pay

Picks: TypeAlias = Buy | BuyUsing | With

OWN: tuple[Card, ...] = (laws.PRICE_DECREASE, laws.SUBSTITUTION)
"""The laws a buyer may use with a purchase (KT-53)."""

_BOTH = "both"


def openings(state: State, seat: Seat) -> list[Action]:
    """Return the purchases of this turn, for each seat first plain ones, then those with own laws (KT-53)."""
    player, found = state.players[seat], list[Action]()
    own = [card for card in OWN if card in player.laws]
    for slot in slots_on_sale(state):
        found.extend(Buy(seat, slot, cost) for cost in payments(state, player.cubes, slot))
        if own:
            found.extend(
                BuyUsing(seat, slot, cards)
                for cards in _combinations(own)
                if payments(state, player.cubes, slot, cards)
            )
    return found


def _combinations(own: list[Card]) -> list[tuple[Card, ...]]:
    return [*((card,) for card in own), *([tuple(own)] if len(own) == len(OWN) else [])]


def choices(state: State, seat: Seat) -> list[Action]:
    """Return the payments, if own laws are used."""
    player = state.players[seat]
    found = payments(state, player.cubes, player.draft.number, player.draft.using)
    return [With(seat, payment) for payment in found]


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    return "turn", text("keythedral-ask-buy")


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Buy(seat, slot, payment):
            key, menu = slot_key(state, slot), _buy_menu(state, seat, slot, payment)
            words, phrase = f"buy seat {key} with {payment_words(payment)}", _phrase(key, "no-law", payment)
            return Option(pick, words, menu, f"slot:{key}", phrase=phrase)
        case BuyUsing(_, slot, cards):
            key = slot_key(state, slot)
            menu = (_buy_text(state, slot), using_text(cards))
            used = LAW_KEYS[cards[0]] if len(cards) == 1 else _BOTH
            words, phrase = f"buy seat {key} using {used}", _phrase(key, f"using:{used}")
            return Option(pick, words, menu, f"slot:{key}", phrase=phrase)
        case With(_, payment):
            phrase = Phrase(("pay",), cubes_words(payment))
            return Option(pick, f"with {payment_words(payment)}", (_with_text(payment),), phrase=phrase)
        case _:
            assert_never(pick)


def _phrase(slot: str, law: str, payment: Sequence[int] | None = None) -> Phrase:
    return Phrase((f"slot:{slot}", law), cubes_words(payment) if payment is not None else ())


def _buy_menu(state: State, seat: Seat, slot: int, payment: Sequence[int]) -> tuple[Text, ...]:
    """Return the seat, then the payment; both at once if there is only one payment."""
    player = state.players[seat]
    if len(payments(state, player.cubes, slot)) > 1 or any(card in player.laws for card in OWN):
        return _buy_text(state, slot), _with_text(payment)
    return (text("keythedral-menu-buy-for", **_seat_args(state, slot), cubes=cubes_text(payment)),)


def _seat_args(state: State, slot: int) -> dict[str, Arg]:
    return {"slot": slot_named(state, slot), "points": edition(state).points[slot_number(state, slot) - 1]}


def _buy_text(state: State, slot: int) -> Text:
    return text("keythedral-menu-buy", **_seat_args(state, slot))


def _with_text(payment: Sequence[int]) -> Text:
    return text("keythedral-menu-with", cubes=cubes_text(payment))


def using_text(cards: Sequence[Card]) -> Text:
    return text("keythedral-menu-using", laws=tuple(law_text(card) for card in cards))


def play(state: State, pick: Picks, tell: Tell) -> None:
    draft = state.players[pick.seat].draft
    match pick:
        case Buy(_, slot, payment):
            draft.verb, draft.number, draft.payment, draft.ready = "buy", slot, list(payment), True
        case BuyUsing(_, slot, cards):
            draft.verb, draft.number, draft.using = "buy", slot, list(cards)
        case With(_, payment):
            draft.payment, draft.ready = list(payment), True
        case _:
            assert_never(pick)


def declare(state: State, seat: Seat, draft: Draft, tell: Tell) -> None:
    """Declare the tile, the payment and own laws; then the others may answer (KT-53, KT-100)."""
    slot = draft.number
    state.purchase = Purchase(seat, slot, draft.payment, list(draft.using))
    for card in draft.using:
        lose_law(state, seat, card)
        if card == laws.PRICE_DECREASE:
            state.cheaper = slot
        told(tell, "keythedral-plays", seat, law=law_text(card), reveals=True)
    if _opens_window(state, state.purchase):
        cubes = cubes_text(draft.payment)
        told(tell, "keythedral-declares", seat, slot=slot_named(state, slot), cubes=cubes)


def asks_others(state: State, seat: Seat) -> bool:
    """Return whether the purchase that a seat has chosen opens a window, as all players can tell."""
    player, draft = state.players[seat], state.players[seat].draft
    if state.asking != "turn" or draft.verb != "buy" or not state.rules.laws or state.rules.face_up:
        return False
    others = (other for other in state.players if other is not player)
    return any(other.laws for other in others) and _window_matters(state, draft.using)


def _opens_window(state: State, purchase: Purchase) -> bool:
    """Open a window for the others if one of them might answer; return whether it opened (KT-100)."""
    if state.rules.laws and _window_matters(state, purchase.using):
        open_window(state, "purchase", all_but(state, purchase.buyer))
    purchase.asked += state.rules.rulings > 1
    return bool(state.windows)


def _window_matters(state: State, using: Sequence[Card]) -> bool:
    """Return whether any seat could answer, by public knowledge (KT-105)."""
    if using and not has_been_played(state, laws.REPEAL):
        return True
    both: tuple[Card, ...] = (laws.PRICE_INCREASE, laws.DESIGN_CHANGE)
    return not all(has_been_played(state, card) for card in both)


def go_on(state: State, tell: Tell) -> None:
    """Handle the answers one by one; then the tile is paid, or the buyer decides again."""
    purchase = state.purchase
    if purchase is None:
        return
    if purchase.queue:
        _handle(state, purchase, purchase.queue.pop(0), tell)
    elif purchase.lost:
        told(tell, "keythedral-lost-seat", purchase.buyer, slot=slot_named(state, purchase.slot))
        give_up(state, purchase, tell)
    elif purchase.answered:  # with at least one law, so they are asked again until all decline
        purchase.answered = False
        _opens_window(state, purchase)
    elif purchase.changed:
        state.turn, state.asking = purchase.buyer, "settle"
    else:
        pay_for(state, purchase, tell)


def _handle(state: State, purchase: Purchase, answer: Answer, tell: Tell) -> None:
    """Play one answer, or return it unseen if it has become pointless (KT-100)."""
    if answer.card not in state.players[answer.seat].laws:
        return  # a repeal spent in a law window meanwhile
    if purchase.lost:
        give_back(answer, tell)
    elif answer.card == laws.REPEAL:
        _repeal(state, purchase, answer, tell)
    else:
        enact(state, answer.seat, answer.card, answer.aims, tell, against=purchase.buyer)


def _repeal(state: State, purchase: Purchase, answer: Answer, tell: Tell) -> None:
    """Cancel one of the buyer's own laws: for these the purchase window is the law window (KT-102)."""
    card = next(card for card in purchase.using if card == answer.aims[0])
    purchase.using.remove(card)
    if card == laws.PRICE_DECREASE:
        state.cheaper = NO_SLOT
    purchase.changed = True
    lose_law(state, answer.seat, laws.REPEAL)
    discard(state, laws.REPEAL)
    discard(state, card)
    told(
        tell, "keythedral-repealed", answer.seat, touches=(purchase.buyer,), law=law_text(card), reveals=True
    )


def give_up(state: State, purchase: Purchase, tell: Tell) -> None:
    """Cancel the purchase: the buyer chooses again at once (KT-54, KT-101)."""
    buyer = state.players[purchase.buyer]
    if laws.SUBSTITUTION in purchase.using:
        buyer.laws.append(laws.SUBSTITUTION)
        buyer.laws.sort()
        buyer.known.append(laws.SUBSTITUTION)
        told(tell, "keythedral-takes-back", purchase.buyer, law=law_text(laws.SUBSTITUTION))
    state.purchase = None
    state.turn, state.asking = purchase.buyer, "turn"


def pay_for(state: State, purchase: Purchase, tell: Tell) -> None:
    """Pay and take the tile, then handle price cards, the next number and the end, in this order (KT-53)."""
    seat, slot = purchase.buyer, purchase.slot
    player = state.players[seat]
    pay(state, seat, purchase.payment)
    player.seats.append(state.mat[slot])
    player.passed = False
    state.mat[slot] = SOLD
    state.quiet = 0
    state.purchase = None
    state.asking = ""
    if laws.SUBSTITUTION in purchase.using:
        discard(state, laws.SUBSTITUTION)
    drop_price_cards(state, slot)
    number = slot_number(state, slot)
    points, cubes = edition(state).points[number - 1], cubes_text(purchase.payment)
    told(tell, "keythedral-bought", seat, slot=slot_named(state, slot), points=points, cubes=cubes)
    if not slots_on_sale(state):
        turn_up(state, number + 1, tell)  # KT-55, KT-87
