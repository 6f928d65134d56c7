"""After the purchase window: the buyer pays what the seat costs now, adds a law, or withdraws (KT-101)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action, Play, Using, With, Withdraw
from engine.keythedral.content import laws
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import Card
from engine.keythedral.laws.timing import meets_needs
from engine.keythedral.laws.windows import enact
from engine.keythedral.names import told
from engine.keythedral.prices import payments, plain_payments, prices_on, substitute_payments
from engine.keythedral.queries import slot_named
from engine.keythedral.state import Purchase, QuestionKind, State
from engine.keythedral.steps import purchases
from engine.keythedral.steps.purchases import OWN, give_up, pay_for, using_text

Picks: TypeAlias = With | Using | Withdraw


def choices(state: State, seat: Seat) -> list[Action]:
    purchase, player = _purchase(state), state.players[seat]
    found: list[Action] = [With(seat, cost) for cost in plain_payments(state, player.cubes, purchase.slot)]
    if laws.SUBSTITUTION in purchase.using:
        found.extend(With(seat, cost) for cost in substitute_payments(state, player.cubes, purchase.slot))
    for card in OWN:
        if card in player.laws and _helps(state, purchase, player.cubes, card):
            found.append(Using(seat, card))
    if state.rules.rulings > 1 and _can_bargain(state, seat):
        found.append(Play(seat, laws.CRAFT_BARGAIN))
    return [*found, Withdraw(seat)]


def _can_bargain(state: State, seat: Seat) -> bool:
    """Return whether a used craft cube is available.

    It may be bought at any time, even for a raised price (KT-114).
    """
    return laws.CRAFT_BARGAIN in state.players[seat].laws and meets_needs(state, seat, laws.CRAFT_BARGAIN)


def _purchase(state: State) -> Purchase:
    assert state.purchase is not None, "nothing is being bought"
    return state.purchase


def _helps(state: State, purchase: Purchase, cubes: Sequence[int], card: Card) -> bool:
    """Return whether the seat can be paid with this law added.

    A law declared before may stay unused (KT-101).
    """
    if payments(state, cubes, purchase.slot, (*purchase.using, card)):
        return True
    return card == laws.PRICE_DECREASE and bool(payments(state, cubes, purchase.slot, (card,)))


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    purchase = _purchase(state)
    key = "keythedral-ask-settle" if _has_new_price(state, purchase) else "keythedral-ask-settle-repealed"
    return "settle", text(key, slot=slot_named(state, purchase.slot))


def _has_new_price(state: State, purchase: Purchase) -> bool:
    """Return whether the declared cubes no longer pay the seat, not even with a Substitution."""
    slot, declared = purchase.slot, tuple(purchase.payment)
    substituted = substitute_payments(state, declared, slot)
    return declared not in prices_on(state, slot) and declared not in substituted


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case With():
            return purchases.option(state, pick)  # as in any purchase
        case Using(_, card):
            key = LAW_KEYS[card]
            menu, phrase = (using_text((card,)),), Phrase((f"using:{key}",))
            return Option(pick, f"using {key}", menu, f"card:{card}", phrase=phrase)
        case Withdraw():
            return Option(pick, "withdraw", (text("keythedral-menu-withdraw"),), idle=True)
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    draft = state.players[pick.seat].draft
    match pick:
        case With(_, payment):
            draft.verb, draft.payment = "pay", list(payment)
        case Using(_, card):
            draft.verb, draft.number = "using", card
        case Withdraw():
            draft.verb = "withdraw"
        case _:
            assert_never(pick)
    draft.ready = True


def end(state: State, seat: Seat, tell: Tell) -> None:
    purchase, draft = _purchase(state), state.players[seat].take_draft()
    match draft.verb:
        case "pay":
            purchase.payment = draft.payment
            pay_for(state, purchase, tell)
        case "using":
            state.asking = ""
            card = next(card for card in OWN if card == draft.number)
            enact(state, seat, card, [purchase.slot] if card == laws.PRICE_DECREASE else [], tell)
        case "withdraw":
            told(tell, "keythedral-withdraws", seat, slot=slot_named(state, purchase.slot))
            give_up(state, purchase, tell)
        case _:
            raise AssertionError(f"'{draft.verb}' settles no purchase")
