"""Phase 3: seats act in turn until all have passed (KT-44 to KT-50, KT-59 to KT-77, KT-152)."""

from __future__ import annotations

from engine.core.tell import Tell
from engine.core.text import Seat
from engine.keythedral.actions import (
    Action,
    Buy,
    BuyUsing,
    Craft,
    Cube,
    Edge,
    End,
    Fence,
    House,
    Pass,
    Swap,
    TakeLaw,
    Trade,
    Unfence,
    With,
)
from engine.keythedral.content import (
    CRAFTSMEN,
    FENCE_COST,
    NUMBERS,
    STONE,
    TRADE_COST,
    UNFENCE_COST,
    WINE,
    WOOD,
    laws,
)
from engine.keythedral.laws import timing
from engine.keythedral.laws.crafts import take_craft
from engine.keythedral.laws.standing import orders
from engine.keythedral.laws.windows import open_start
from engine.keythedral.say import (
    craftsman_text,
    dwelling_text,
    edge_text,
    kind_text,
    kinds_text,
    law_text,
    space_text,
    told,
)
from engine.keythedral.state import NOBODY, Draft, State
from engine.keythedral.steps import fences, purchases
from engine.keythedral.steps.rounds import take_back
from engine.keythedral.table import may_build, resources_in


def go_on(state: State, tell: Tell) -> None:
    """The next seat's turn, or phase 4 when everybody left has passed (KT-45)."""
    if not state.opened:
        open_start(state, 3)
        return
    if all(player.passed or player.procured for player in state.players):
        take_back(state, tell)
        return
    seats = len(state.players)
    seat = state.start if state.acting == NOBODY else (state.acting + 1) % seats
    while state.players[seat].procured:
        seat = (seat + 1) % seats
    state.acting = state.turn = seat
    state.asking = "turn"


def choices(state: State, seat: Seat, draft: Draft) -> list[Action]:
    if not draft.verb:
        return turn_choices(state, seat)
    cubes = state.players[seat].cubes
    if draft.verb == "buy":
        found = purchases.using_payments(state, cubes, draft.number, draft.using)
        return [With(seat, payment) for payment in found]
    if draft.verb == "fence":
        return [Edge(seat, edge) for edge in fences.sides_to_fence(state)]
    if draft.verb == "unfence":
        return [Edge(seat, edge) for edge in sorted(state.fences)]
    left = [kind for kind in range(8) if cubes[kind] > draft.kinds.count(kind)]
    if draft.verb == "trade" and draft.kinds:
        return [Swap(seat, pay, get) for pay in left for get in resources_in(state.store)]
    return [Cube(seat, kind) for kind in left]


def turn_choices(state: State, seat: Seat) -> list[Action]:
    player = state.players[seat]
    cubes = player.cubes
    count = sum(cubes)
    found = purchases.buy_choices(state, seat)
    if cubes[STONE] and cubes[WOOD] and may_build(state, seat):
        found.extend(House(seat, number) for number in NUMBERS if not player.houses[number - 1])
    if cubes[WOOD] >= FENCE_COST and player.fences and fences.can_fence(state):
        found.append(Fence(seat))
    if cubes[WINE] >= UNFENCE_COST and state.fences:
        found.append(Unfence(seat))
    for at, craftsman in enumerate(CRAFTSMEN):
        if count >= craftsman.price and (state.stocks[at] or state.store[craftsman.sells]):
            found.append(Craft(seat, at))
    if count >= TRADE_COST and resources_in(state.store):
        found.append(Trade(seat))
    if count and not player.procured:
        found.extend(TakeLaw(seat, space) for space, lying in enumerate(state.spaces) if lying)
    return [*found, *timing.plays(state, seat), *orders(state, seat), Pass(seat)]


def pick(state: State, draft: Draft, action: Action) -> None:
    match action:
        case Buy(_, slot, payment):
            draft.verb, draft.number, draft.payment, draft.ready = "buy", slot, list(payment), True
        case BuyUsing(_, slot, cards):
            draft.verb, draft.number, draft.using = "buy", slot, list(cards)
        case With(_, payment):
            draft.payment, draft.ready = list(payment), True
        case House(seat, number):
            state.players[seat].houses[number - 1] = True
            spend(state, seat, [STONE, WOOD])
            draft.verb, draft.number, draft.ready = "house", number, True
        case Fence():
            draft.verb = "fence"
        case Unfence():
            draft.verb = "unfence"
        case Edge(seat, edge):
            pick_edge(state, draft, seat, edge)
        case TakeLaw(_, space):
            draft.verb, draft.number = "law", space
        case Pass():
            draft.verb, draft.ready = "pass", True
        case Craft() | Trade() | Cube() | Swap():
            pick_cube(state, draft, action)


def pick_edge(state: State, draft: Draft, seat: Seat, edge: int) -> None:
    if draft.verb == "fence":
        spend(state, seat, [WOOD] * FENCE_COST)
        state.players[seat].fences -= 1
        state.fences[edge] = seat
    else:
        spend(state, seat, [WINE] * UNFENCE_COST)
        state.fences_out[state.fences.pop(edge)] += 1  # KT-64
    draft.number, draft.ready = edge, True


def pick_cube(state: State, draft: Draft, action: Craft | Trade | Cube | Swap) -> None:
    """Cubes are named one by one and paid together with the last."""
    seat = action.seat
    match action:
        case Craft(_, craftsman):
            draft.verb, draft.number = "craft", craftsman
        case Trade():
            draft.verb = "trade"
        case Cube(_, kind):
            draft.kinds.append(kind)
            if draft.verb == "law":
                spend(state, seat, draft.kinds)
                draft.ready = True
            elif draft.verb == "craft" and len(draft.kinds) == CRAFTSMEN[draft.number].price:
                take_craft(state, seat, draft.number)
                spend(state, seat, draft.kinds)
                draft.ready = True
        case Swap(_, pay, get):
            draft.kinds.append(pay)
            draft.number, draft.ready = get, True
            state.store[get] -= 1
            state.players[seat].cubes[get] += 1
            spend(state, seat, draft.kinds)


def spend(state: State, seat: Seat, kinds: list[int]) -> None:
    cubes = state.players[seat].cubes
    for kind in kinds:
        cubes[kind] -= 1
        state.store[kind] += 1


def end(state: State, action: End, draft: Draft, tell: Tell) -> None:
    seat, player = action.seat, state.players[action.seat]
    player.passed = draft.verb == "pass"
    if draft.verb == "buy":
        purchases.declare(state, seat, draft, tell)
        return
    state.asking = ""
    tell_turn(state, seat, draft, tell)
    if draft.verb == "law":
        procure(state, seat, draft.number, tell)
    elif draft.verb == "fence":
        fences.after_building(state, draft.number, tell)


def tell_turn(state: State, seat: Seat, draft: Draft, tell: Tell) -> None:
    match draft.verb:
        case "house":
            told(tell, "keythedral-built", seat, dwelling=dwelling_text(seat, draft.number, False))
        case "fence":
            owner, dwelling = fences.beside(state, draft.number)
            side = edge_text(draft.number)
            told(tell, "keythedral-fenced", seat, touches=owner, side=side, dwelling=dwelling)
        case "unfence":
            owner, _ = fences.beside(state, draft.number)
            told(tell, "keythedral-unfenced", seat, touches=owner, side=edge_text(draft.number))
        case "craft":
            kind = kind_text(CRAFTSMEN[draft.number].sells)
            craftsman = craftsman_text(draft.number)
            paid = kinds_text(draft.kinds)
            told(tell, "keythedral-crafted", seat, kind=kind, craftsman=craftsman, cubes=paid)
        case "trade":
            told(tell, "keythedral-traded", seat, kind=kind_text(draft.number), cubes=kinds_text(draft.kinds))
        case "law":
            paid = kinds_text(draft.kinds)
            told(tell, "keythedral-procured", seat, space=space_text(draft.number), cubes=paid, reveals=True)
        case "pass":
            told(tell, "keythedral-passed", seat)


def procure(state: State, seat: Seat, space: int, tell: Tell) -> None:
    """Take the card: known to its new owner, and to all where laws lie face up (KT-75, KT-136, KT-152)."""
    player, card = state.players[seat], state.spaces[space]
    if card < 0:
        card = state.rng.choice(state.deck)
        state.deck.remove(card)
    else:
        player.known.append(card)
    state.spaces[space] = 0
    player.laws.append(card)
    player.laws.sort()
    player.procured = True
    tell.only((seat,), "keythedral-drew-law", by=seat, law=law_text(card), reveals=True)
    if state.rules.literal and card in laws.AT_ONCE and timing.meets_needs(state, seat, card):
        state.turn, state.asking = seat, "forced"  # KT-94
        player.draft = Draft(card=card)
        player.known = sorted({*player.known, card})  # it is on its way to the table
