"""Hidden information of a seat, and other worlds that it cannot tell from this one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.rng import Rng
from engine.core.text import Seat
from engine.keythedral.content.shapes import Card
from engine.keythedral.laws import drafts, standing, timing
from engine.keythedral.state import NO_LAW, ORDERS_BESIDE, WATCHES, Answer, Draft, State, Window


def conceal(state: State, seat: Seat | None) -> None:
    """Blank, in place, everything that this seat may not know: orders, answers and chance.

    Laws are dealt in the order of their numbers, which reveals nothing.
    """
    state.rng = Rng("")
    if state.stage == "over":  # all hands are open
        return
    others = [other for other in range(len(state.players)) if other != seat]
    for other in others:
        _forget_picks(state, other)
        player = state.players[other]
        player.watch, player.watch_after, player.armed = "windows", "", {}
    _deal_laws(state, others, _unseen_laws(state, others))
    for window in state.windows[-1:]:
        window.waiting = [one for one in window.waiting if one == seat]
        window.answers = [answer for answer in window.answers if answer.seat == seat]
    for window in state.windows:
        window.kept = [answer for answer in window.kept if answer.seat == seat]
    if state.purchase is not None:
        state.purchase.queue = [answer for answer in state.purchase.queue if answer.seat == seat]


def imagine(state: State, seat: Seat | None, rng: Rng) -> None:
    """Redeal in place everything this seat cannot know: others' laws, orders and answers, and chance.

    Unseen tiles and cards are drawn only when they are turned up, so a new seed redeals them.
    """
    state.rng = Rng(f"{rng.below(1 << 62):016x}{rng.below(1 << 62):016x}".rjust(64, "0"))
    if state.stage == "over":  # all hands are open
        return
    others = [other for other in range(len(state.players)) if other != seat]
    for other in others:
        _forget_picks(state, other)
    unseen = _unseen_laws(state, others)
    rng.shuffle(unseen)
    _deal_laws(state, others, unseen)
    if state.rules.rulings < ORDERS_BESIDE:
        for other in others:
            give_orders(state, other, rng)
    if state.windows:
        _redraw_answers(state, state.windows[-1], seat, rng)
    _redraw_waiting(state, seat, rng)


def permissive_worlds(state: State, seat: Seat) -> Iterator[None]:
    """Put, in place, every law into a hand that may be there by public knowledge.

    One hand stands for all: a law in hand adds picks and removes none (Play, and the laws used with a
    purchase, two of them together included), so this hand allows everything that any hand allows. Other picks
    depend only on whether a hand is empty, and that is public. The other hands make no difference to these
    picks.
    """
    player = state.players[seat]
    if len(player.laws) > len(kept := _shown_laws(state, seat)):
        player.laws = sorted([*kept, *_unseen_laws(state, range(len(state.players)))])
    yield


def _unseen_laws(state: State, others: Sequence[Seat]) -> list[Card]:
    """Return all laws that may as well lie elsewhere, in order."""
    shown = {card for other in others for card in _shown_laws(state, other)}
    hands = [card for other in others for card in state.players[other].laws]
    return sorted([*state.deck, *(card for card in hands if card not in shown)])


def _deal_laws(state: State, others: Sequence[Seat], cards: Sequence[Card]) -> None:
    """Deal to each hand its number of unseen laws; the rest is the deck."""
    cards = list(cards)
    for other in others:
        player, kept = state.players[other], _shown_laws(state, other)
        unknown = len(player.laws) - len(kept)
        player.laws = sorted([*kept, *cards[:unknown]])
        del cards[:unknown]
    state.deck = sorted(cards)


def _shown_laws(state: State, seat: Seat) -> list[Card]:
    """Return laws in a hand that all have seen, and one that is on its way to the table."""
    player = state.players[seat]
    begun = player.draft.card
    return [*player.known, begun] if begun and begun not in player.known else list(player.known)


def _forget_picks(state: State, seat: Seat) -> None:
    """Drop another seat's unfinished picks that the table does not show; that it has begun a move is public.

    A seat that interrupts with a law keeps its pick: without one it would not be its move.
    """
    player = state.players[seat]
    draft = player.draft
    draft.arming = NO_LAW
    if state.windows:
        player.draft = Draft()
    elif draft.using:
        player.draft = Draft(watched=True)
    elif draft.card and seat == state.turn and state.asking != "forced":
        draft.card, draft.aims, draft.ready, draft.watched = NO_LAW, [], False, True
    elif draft.card:
        draft.aims, draft.ready = [], state.content.law(draft.card).aim is None


def give_orders(state: State, seat: Seat, rng: Rng) -> None:
    """Give random standing orders that this seat may have given in an older game (KT-106)."""
    player = state.players[seat]
    player.watch = rng.choice(WATCHES)
    player.watch_after = "windows" if player.watch == "later" else ""
    player.armed = {}
    for card in standing.ARMABLE:
        targets = standing.order_targets(state, card)
        if card in player.laws and targets and rng.below(2):
            player.armed[card] = rng.choice(targets)


def _redraw_answers(state: State, window: Window, seat: Seat | None, rng: Rng) -> None:
    """Redraw who has answered, and what; at least one of the others has not answered (KT-146)."""
    others = [other for other in window.asked if other != seat]
    waiting = [other for other in others if rng.below(2)]
    if seat in window.waiting:
        waiting.append(seat)
    elif not waiting:
        waiting.append(rng.choice(others))
    window.waiting = [one for one in window.asked if one in waiting]
    mine = [answer for answer in window.answers if answer.seat == seat]
    done = [other for other in others if other not in waiting]
    window.answers = mine + [answer for other in done for answer in _any_answer(state, other, rng)]


def _redraw_waiting(state: State, seat: Seat | None, rng: Rng) -> None:
    """Redraw which later seats have answered while one answer is carried out (KT-99, KT-100)."""
    law, purchase, open_now = state.law, state.purchase, state.windows
    if law is None:
        return
    if purchase is not None and law.seat != purchase.buyer:
        state.windows = [Window("purchase", [], [])]
        later = _seats_between(state, law.seat, purchase.buyer)
        purchase.queue = _answers_of(state, later, purchase.queue, seat, rng)
    elif open_now and open_now[0].kind == "start":
        window = open_now[0]
        state.windows = [window]
        later = window.asked[window.asked.index(law.seat) + 1 :]
        window.kept = _answers_of(state, later, window.kept, seat, rng)
    state.windows = open_now


def _seats_between(state: State, first: Seat, last: Seat) -> list[Seat]:
    """Return holders of laws who sit clockwise after one seat and before another."""
    seats = len(state.players)
    between = [(first + step) % seats for step in range(1, (last - first) % seats)]
    return [seat for seat in between if state.players[seat].laws]


def _answers_of(
    state: State, later: Sequence[Seat], real: Sequence[Answer], seat: Seat | None, rng: Rng
) -> list[Answer]:
    found = list[Answer]()
    for other in later:
        if other == seat:
            found += [answer for answer in real if answer.seat == seat]
        else:
            found += _any_answer(state, other, rng)
    return found


def _any_answer(state: State, seat: Seat, rng: Rng) -> list[Answer]:
    plays = timing.plays(state, seat)
    if not plays or rng.below(2):
        return []
    draft = Draft()
    card = rng.choice(plays).card
    drafts.begin(state, draft, card)
    while not draft.ready:
        drafts.aim(state, draft, rng.choice(drafts.nameable(state, seat, draft)))
    return [Answer(seat, card, draft.aims)]
