"""Picks that make their player worse off by the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.text import Seat
from engine.keyper.actions import Action, Build, End, Get, Give, Join, Place, Receive, TakeTile
from engine.keyper.content.goods import SEASONS, WHITE
from engine.keyper.dominated import could_do, why_in_vain
from engine.keyper.evaluation.outlook import outlook_of, promise
from engine.keyper.prices import picks_of
from engine.keyper.queries import exchanges_here, field_of
from engine.keyper.rules import choices
from engine.keyper.state import OWN, State


def mistake(state: State, pick: Action) -> str:
    match pick:
        case Join(seat, colour):
            if _is_in_vain(state, seat):
                return "joins-in-vain"
            return (
                "white-for-colour" if _has_fit(state, seat, colour, state.turn.board, state.turn.spot) else ""
            )
        case Place(seat, board, spot):
            return "white-for-colour" if _has_fit(state, seat, state.turn.colour, board, spot) else ""
        case Build(seat, tile):
            return "builds-for-nothing" if _never_scores(state, seat, tile) else ""
        case Give(_, number, goods):
            return "same-for-same" if _only_comes_back(state, number, goods) else ""
        case Get(_, goods):
            return "same-for-same" if _is_part_of(goods, state.turn.paid) else ""
        case End() if state.stage == "work":
            gifts = [each for each in choices(state)[0].actions if isinstance(each, Receive | TakeTile)]
            return "lets-lapse" if gifts else ""
        case _:  # everything else may be useful
            return ""


def _is_in_vain(state: State, seat: Seat) -> bool:
    """Return whether a keyple joins where it could do nothing and would not even come home (KP-24)."""
    turn = state.turn
    if turn.board == OWN or state.boards[turn.board].keyper == seat:
        return False
    if why_in_vain(state, seat, turn.board, turn.spot) is None:
        return False
    return not could_do(state, seat, turn.board, turn.spot)


def _has_fit(state: State, seat: Seat, colour: str, board: int, spot: int) -> bool:
    """Return whether this keyple is white while one at home has exactly the colour it would count as (KP-37,
    KP-38). That one does the same, and white stays more useful for its next owner."""
    if colour != WHITE or board == OWN:
        return False
    there = state.boards[board].fields[spot]
    counts_as = there[0].counts_as if there else field_of(state, board, spot).colour
    return counts_as != WHITE and counts_as in state.players[seat].keyples


def _only_comes_back(state: State, number: int, paid: Iterable[str]) -> bool:
    """Return whether an exchange only returns the goods paid: a brick may be paid as clay (KP-224) and comes
    back as a brick. The payment is in the supply by then (KP-223)."""
    exchange, paid = exchanges_here(state)[0][number], Counter(paid)
    supply = Counter({good: state.supply.get(good, 0) + paid[good] for good in exchange.get})
    count = min(exchange.count, supply.total())
    return all(
        _is_part_of(goods, paid.elements())
        for goods in picks_of(exchange.get, count)
        if Counter(goods) <= supply
    )


def _is_part_of(goods: Iterable[str], paid: Iterable[str]) -> bool:
    return Counter(goods) <= Counter(paid)


def _never_scores(state: State, seat: Seat, tile: str) -> bool:
    """Return whether a tile scores nothing on either side and never will."""
    if state.season < len(SEASONS) - 1:
        return False
    view = outlook_of(state, seat)
    return (
        max(
            promise(view, side, 0.0)
            for side in (state.content.tiles[tile].basic, state.content.tiles[tile].upgraded)
        )
        <= 0
    )
