"""Acquiring a seat: prices, payments, the declaration and how it ends (KT-51 to KT-58, KT-100, KT-101)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

from engine.core.tell import Tell
from engine.core.text import Seat
from engine.keythedral.actions import Action, Buy, BuyUsing, End, Using, With, Withdraw
from engine.keythedral.content import CRAFTS, GOLD, RESOURCES, TILES, laws
from engine.keythedral.laws.windows import enact, give_back, lose_card, open_window
from engine.keythedral.say import cubes_text, law_text, slot_text, told
from engine.keythedral.state import NOBODY, SOLD, Answer, Draft, Purchase, State
from engine.keythedral.steps.rounds import discard, drop_price_cards, turn_up
from engine.keythedral.table import edition, has_been_played, number_of, slots_on_sale

Cost: TypeAlias = tuple[int, ...]


@cache
def prices(tile: int, cheaper: bool, dearer: bool) -> tuple[Cost, ...]:
    """Every way the price can turn out, the payer choosing (KT-58, KT-147)."""
    printed = TILES[tile].cost
    kinds = [kind for kind in range(8) if printed[kind]]
    found = {printed}
    if cheaper:
        found = {_changed(cost, kind, -1) for cost in found for kind in kinds if kind != GOLD}
    if dearer:
        found = {_changed(cost, kind, 1) for cost in found for kind in kinds}
    return tuple(sorted(found, reverse=True))


def _changed(cost: Cost, kind: int, by: int) -> Cost:
    return (*cost[:kind], cost[kind] + by, *cost[kind + 1 :])


def affords(cubes: Sequence[int], cost: Sequence[int]) -> bool:
    return all(have >= need for have, need in zip(cubes, cost, strict=True))


def plain_payments(state: State, cubes: Sequence[int], slot: int, cheaper: bool) -> list[Cost]:
    """Payments without substitution."""
    cheaper = cheaper or state.cheaper == slot
    every = prices(state.mat[slot], cheaper, state.dearer == slot)
    return [cost for cost in every if affords(cubes, cost)]


def substitute_payments(state: State, cubes: Sequence[int], slot: int, cheaper: bool) -> list[Cost]:
    """Payments that differ from the price by substitution alone (KT-112, KT-145)."""
    cheaper = cheaper or state.cheaper == slot
    every = prices(state.mat[slot], cheaper, state.dearer == slot)
    found = set[Cost]()
    for cost in every:
        found.update(_other_resources(cubes, cost))
        found.update(_other_craft(cubes, cost))
    return sorted(found.difference(every), reverse=True)


def _other_resources(cubes: Sequence[int], cost: Cost) -> Iterator[Cost]:
    """Any number of resource cubes by other resource cubes, one for one."""
    if any(cubes[kind] < cost[kind] for kind in CRAFTS):
        return
    crafts = cost[5:]
    for resources in handfuls(tuple(cubes[kind] for kind in RESOURCES), sum(cost[:5])):
        yield resources + crafts


def handfuls(have: Cost, count: int) -> Iterator[Cost]:
    """Every way to pick so many cubes."""
    if len(have) == 1:
        if count <= have[0]:
            yield (count,)
        return
    for n in range(min(have[0], count) + 1):
        for rest in handfuls(have[1:], count - n):
            yield (n, *rest)


def _other_craft(cubes: Sequence[int], cost: Cost) -> Iterator[Cost]:
    """One craft cube by one other craft cube."""
    for old in CRAFTS:
        for new in CRAFTS:
            if old != new and cost[old]:
                payment = _changed(_changed(cost, old, -1), new, 1)
                if affords(cubes, payment):
                    yield payment


def buy_choices(state: State, seat: Seat) -> list[Action]:
    """Purchases of this turn, plain ones first, then those with own laws (KT-53)."""
    player, found = state.players[seat], list[Action]()
    own = [card for card in (laws.PRICE_DECREASE, laws.SUBSTITUTION) if card in player.laws]
    for slot in slots_on_sale(state):
        found.extend(Buy(seat, slot, cost) for cost in plain_payments(state, player.cubes, slot, False))
        if own:
            found.extend(
                BuyUsing(seat, slot, cards)
                for cards in combinations_of(own)
                if using_payments(state, player.cubes, slot, cards)
            )
    return found


def combinations_of(own: list[int]) -> list[tuple[int, ...]]:
    return [*((card,) for card in own), *([tuple(own)] if len(own) == 2 else [])]


def using_payments(state: State, cubes: Sequence[int], slot: int, cards: Sequence[int]) -> list[Cost]:
    cheaper = laws.PRICE_DECREASE in cards
    if laws.SUBSTITUTION in cards:
        return substitute_payments(state, cubes, slot, cheaper)
    return plain_payments(state, cubes, slot, cheaper)


def declare(state: State, seat: Seat, draft: Draft, tell: Tell) -> None:
    """Declare the tile, the payment and own laws; then the others may answer (KT-53, KT-100)."""
    state.purchase = Purchase(seat, draft.number, draft.payment, list(draft.using))
    state.asking = ""
    slot = slot_text(edition(state).slots[draft.number])
    for card in draft.using:
        lose_card(state, seat, card)
        if card == laws.PRICE_DECREASE:
            state.cheaper = draft.number
        told(tell, "keythedral-plays", seat, law=law_text(card), reveals=True)
    if state.rules.laws and window_matters(state, draft.using):
        open_window(state, "purchase", seat)
    if state.windows:
        told(tell, "keythedral-declares", seat, slot=slot, cubes=cubes_text(draft.payment))


def window_matters(state: State, using: Sequence[int]) -> bool:
    """Whether anybody could answer, as far as the table knows (KT-105)."""
    if using and not has_been_played(state, laws.REPEAL):
        return True
    both = (laws.PRICE_INCREASE, laws.DESIGN_CHANGE)
    return not all(has_been_played(state, card) for card in both)


def go_on(state: State, tell: Tell) -> None:
    """Handle the answers one by one; then the tile is paid, or the buyer thinks again."""
    purchase = state.purchase
    if purchase is None:
        return
    if purchase.queue:
        handle(state, purchase, purchase.queue.pop(0), tell)
    elif purchase.lost:
        told(
            tell, "keythedral-lost-seat", purchase.buyer, slot=slot_text(edition(state).slots[purchase.slot])
        )
        give_up(state, purchase, tell)
    elif purchase.changed:
        state.turn, state.asking = purchase.buyer, "settle"
    else:
        pay(state, purchase, tell)


def handle(state: State, purchase: Purchase, answer: Answer, tell: Tell) -> None:
    """Play one answer, or hand it back unseen where it has become pointless (KT-100)."""
    if answer.card not in state.players[answer.seat].laws:
        return  # a repeal spent in a law window meanwhile
    if purchase.lost:
        give_back(answer, tell)
        return
    if answer.card != laws.REPEAL:
        enact(state, answer.seat, answer.card, answer.aims, tell, against=purchase.buyer)
        return
    card = answer.aims[0]
    purchase.using.remove(card)
    if card == laws.PRICE_DECREASE:
        state.cheaper = NOBODY
    purchase.changed = True
    lose_card(state, answer.seat, laws.REPEAL)
    discard(state, laws.REPEAL)
    discard(state, card)
    told(
        tell, "keythedral-repealed", answer.seat, touches=(purchase.buyer,), law=law_text(card), reveals=True
    )


def give_up(state: State, purchase: Purchase, tell: Tell) -> None:
    """The purchase does not come about: the buyer chooses again at once (KT-54, KT-101)."""
    buyer = state.players[purchase.buyer]
    if laws.SUBSTITUTION in purchase.using:
        buyer.laws.append(laws.SUBSTITUTION)
        buyer.laws.sort()
        buyer.known.append(laws.SUBSTITUTION)
        told(tell, "keythedral-takes-back", purchase.buyer, law=law_text(laws.SUBSTITUTION))
    state.purchase = None
    state.turn, state.asking = purchase.buyer, "turn"


def pay(state: State, purchase: Purchase, tell: Tell) -> None:
    """Pay and take the tile, then price cards, the next number and the end, in this order (KT-53)."""
    seat, slot = purchase.buyer, purchase.slot
    player = state.players[seat]
    pay_cubes(state, seat, purchase.payment)
    player.seats.append(state.mat[slot])
    player.passed = False
    state.mat[slot] = SOLD
    state.purchase = None
    state.asking = ""
    if laws.SUBSTITUTION in purchase.using:
        discard(state, laws.SUBSTITUTION)
    drop_price_cards(state, slot)
    number = number_of(state, slot)
    points = edition(state).points[number - 1]
    key = slot_text(edition(state).slots[slot])
    told(tell, "keythedral-bought", seat, slot=key, points=points, cubes=cubes_text(purchase.payment))
    if not slots_on_sale(state):
        turn_up(state, number + 1, tell)  # KT-55, KT-87


def pay_cubes(state: State, seat: Seat, counts: Sequence[int]) -> None:
    cubes = state.players[seat].cubes
    for kind, count in enumerate(counts):
        if count:
            cubes[kind] -= count
            state.store[kind] += count


def choices(state: State, seat: Seat, _draft: Draft) -> list[Action]:
    """After the window: pay what it costs now, add a law, or withdraw (KT-101)."""
    purchase = state.purchase
    if purchase is None:
        return []
    player, slot = state.players[seat], purchase.slot
    found: list[Action] = [With(seat, cost) for cost in plain_payments(state, player.cubes, slot, False)]
    if laws.SUBSTITUTION in purchase.using:
        found.extend(With(seat, cost) for cost in substitute_payments(state, player.cubes, slot, False))
    for card in (laws.PRICE_DECREASE, laws.SUBSTITUTION):
        if card in player.laws and helps(state, purchase, player.cubes, card):
            found.append(Using(seat, card))
    return [*found, Withdraw(seat)]


def helps(state: State, purchase: Purchase, cubes: Sequence[int], card: int) -> bool:
    """Whether the seat can be paid with this law added; a law declared before may go unused (KT-101)."""
    cards = (*purchase.using, card)
    if using_payments(state, cubes, purchase.slot, cards):
        return True
    return card == laws.PRICE_DECREASE and bool(plain_payments(state, cubes, purchase.slot, True))


def pick(_state: State, draft: Draft, action: Action) -> None:
    match action:
        case With(_, payment):
            draft.verb, draft.payment = "pay", list(payment)
        case Using(_, card):
            draft.verb, draft.number = "using", card
        case Withdraw():
            draft.verb = "withdraw"
    draft.ready = True


def end(state: State, action: End, draft: Draft, tell: Tell) -> None:
    purchase = state.purchase
    if purchase is None:
        return
    if draft.verb == "pay":
        purchase.payment = draft.payment
        pay(state, purchase, tell)
    elif draft.verb == "using":
        state.asking = ""
        aims = [purchase.slot] if draft.number == laws.PRICE_DECREASE else []
        enact(state, action.seat, draft.number, aims, tell)
    else:
        slot = slot_text(edition(state).slots[purchase.slot])
        told(tell, "keythedral-withdraws", action.seat, slot=slot)
        give_up(state, purchase, tell)
