"""The effect of an action, or why it would have none, shown before it is confirmed."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

from engine.core.text import Seat, Text, text
from engine.keyper.content.goods import WHITE
from engine.keyper.content.shapes import Exchange
from engine.keyper.names import counted
from engine.keyper.prices import Goods, open_plots, ways_payable
from engine.keyper.queries import boat_powers, field_of, keyples_at
from engine.keyper.state import OWN, Player, State

Reason: TypeAlias = Literal[
    "none-left",
    "nothing-to-give",
    "nothing-to-get",
    "same",
    "no-tile",
    "no-plot",
    "no-price",
    "nothing-built",
    "all-upgraded",
    "no-upgrade",
    "boat",
    "plot",
]
"""Why nothing can be done at a place."""


def work_due(state: State) -> int:
    """Return what each worker is due by the table of KP-34."""
    return _due(state, state.turn.working)


def _due(state: State, working: int) -> int:
    turn = state.turn
    if turn.board == OWN:
        return working
    keyples = state.boards[turn.board].fields[turn.spot]
    return working + (field_of(state, turn.board, turn.spot).colour == keyples[-1].counts_as)


def plain_gains(state: State, good: str) -> list[int]:
    """Return what each worker takes of a plain field (KP-67); one each in turn if the supply runs short
    (KP-107)."""
    workers, due, left = state.turn.workers, work_due(state), state.supply.get(good, 0)
    wants = [due if worker.at_most < 0 else min(due, worker.at_most) for worker in workers]
    got = [0] * len(workers)
    for _ in range(max(wants)):
        for at, want in enumerate(wants):
            if left and want > got[at]:
                got[at] += 1
                left -= 1
    return got


def yields(state: State, seat: Seat, working: int) -> Text:
    """Return what `working` keyples bring a seat that works alone at the place of this move: goods or
    actions."""
    return _yields(state, seat, _due(state, working), sharers=1, board=state.turn.board, spot=state.turn.spot)


def joiners_gain(state: State, seat: Seat) -> Text:
    """Return the gain of joining: one more than working alone (KP-34), or half of a short supply (KP-107)."""
    due, turn = work_due(state) + 1, state.turn
    return _yields(state, seat, due, sharers=2, board=turn.board, spot=turn.spot)


def is_enough_for_two(state: State) -> bool:
    """Return whether a plain field has enough for both workers; otherwise a worker who takes less leaves more
    to the other (KP-107)."""
    turn = state.turn
    good = field_of(state, turn.board, turn.spot).good
    return state.supply.get(good, 0) >= 2 * (work_due(state) + 1)


def senders_gain(state: State, seat: Seat, board: int, spot: int) -> Text:
    """Return the most that sending the keyple in hand there brings: alone, with a keyple standing there laid
    down."""
    return _yields(state, seat, _senders_due(state, seat, board, spot), sharers=1, board=board, spot=spot)


def senders_count(state: State, seat: Seat, board: int, spot: int) -> int:
    """Return the same as a number of goods or actions."""
    return _amount(state, seat, _senders_due(state, seat, board, spot), sharers=1, board=board, spot=spot)


def _senders_due(state: State, seat: Seat, board: int, spot: int) -> int:
    there = keyples_at(state, seat, board, spot)
    border = None if board == OWN else field_of(state, board, spot).colour
    colour = state.turn.colour
    counts_as = colour if colour != WHITE else there[0].counts_as if there else border
    return 1 + any(not keyple.lying for keyple in there) + (border is not None and border == counts_as)


def layers_gain(state: State, seat: Seat, board: int, spot: int, fewer: int = 0) -> Text:
    """Return what laying down all keyples standing there brings, or that many fewer (KP-59, KP-60)."""
    due = _layers_due(state, seat, board, spot) - fewer
    return _yields(state, seat, due, sharers=1, board=board, spot=spot)


def layers_count(state: State, seat: Seat, board: int, spot: int) -> int:
    """Return the same as a number of goods or actions."""
    return _amount(state, seat, _layers_due(state, seat, board, spot), sharers=1, board=board, spot=spot)


def _layers_due(state: State, seat: Seat, board: int, spot: int) -> int:
    there = keyples_at(state, seat, board, spot)
    border = None if board == OWN else field_of(state, board, spot).colour
    return sum(not keyple.lying for keyple in there) + (border is not None and border == there[-1].counts_as)


def _amount(state: State, seat: Seat, due: int, sharers: int, board: int, spot: int) -> int:
    """Return how many goods or actions are to be had there."""
    field = None if board == OWN else field_of(state, board, spot)
    if field is not None and field.work == "gain":
        return min(due, state.supply.get(field.good, 0) // sharers)
    if field is not None and field.work == "boat":
        return due + boat_powers(state.content, state.players[seat]).extra
    return due


def _yields(state: State, seat: Seat, due: int, sharers: int, board: int, spot: int) -> Text:
    count = _amount(state, seat, due, sharers, board, spot)
    if board == OWN:
        return text("keyper-counted-action", count=count)
    field = field_of(state, board, spot)
    match field.work:
        case "gain":
            return counted(field.good, count) if count else text("keyper-nothing")
        case "tiles" if len(state.shown) >= due * sharers:
            return text("keyper-counted-tile", count=count)
        case "boat" | "tiles" | "exchange" | "build" | "discount" | "upgrade" | "keyp":
            return text("keyper-counted-action", count=count)
        case _:
            assert_never(field.work)


def sale_points(state: State) -> int:
    """Return the points of the deciding worker's next sale (KP-80, KP-172)."""
    turn = state.turn
    worker = turn.workers[turn.current]
    every = boat_powers(state.content, state.players[worker.seat]).sold_for_bonus
    return state.content.sell_points + (every > 0 and (len(worker.sold) + 1) % every == 0)


def gains_nothing(exchange: Exchange, goods: Goods) -> bool:
    """Return whether goods are exchanged for themselves: a brick may be paid as clay (KP-224) and comes back
    as a brick."""
    return len(goods) >= exchange.count and all((good,) == exchange.get for good in goods)


def why_nothing(state: State, seat: Seat, board: int, spot: int) -> Reason:
    """Return why this seat can do nothing there, assuming that it cannot."""
    if board == OWN:
        return "plot"
    player, field = state.players[seat], field_of(state, board, spot)
    match field.work:
        case "gain" | "tiles" | "keyp":
            return "none-left"
        case "boat":
            return "boat"
        case "exchange":
            assert field.exchange is not None
            return _why_no_exchange(player, field.exchange)
        case "build" | "discount":
            if not player.tiles:
                return "no-tile"
            return (
                "no-price"
                if any(open_plots(state.content, player, tile) for tile in player.tiles)
                else "no-plot"
            )
        case "upgrade":
            built = [plot for plot in player.plots if plot.tile]
            if not built:
                return "nothing-built"
            return "all-upgraded" if all(plot.upgraded for plot in built) else "no-upgrade"
        case _:
            assert_never(field.work)


def _why_no_exchange(player: Player, exchange: Exchange) -> Reason:
    """Return why an exchange is impossible: if a useful payment exists, its result has run out (KP-223)."""
    ways = ways_payable(player.goods, exchange.give)
    if not ways:
        return "nothing-to-give"
    return "same" if all(gains_nothing(exchange, way) for way in ways) else "nothing-to-get"
