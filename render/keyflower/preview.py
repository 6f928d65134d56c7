"""The drafted turn, shown as if its workers had been placed already."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.keyflower.view import BidView, TileView, TurnView, View


def preview(view: View) -> View:
    """Return the view with the workers sent so far at their tile."""
    turn = view.turn
    if turn is None or not turn.tile or not (turn.sent or turn.groups):
        return view
    coming = _coming(view, turn)
    if coming is None:
        return view
    tiles = tuple(_after(tile, turn, coming) for tile in view.tiles)
    orders = tuple(_after(tile, turn, coming) for tile in view.orders)
    seats = tuple(
        replace(seat, village=tuple(_after(tile, turn, coming) for tile in seat.village))
        for seat in view.seats
    )
    return replace(view, tiles=tiles, orders=orders, seats=seats)


def changed_by(view: View) -> tuple[str, ...]:
    """Return the focus strings of the pieces that the draft of the reader's turn touches."""
    if view.placing is not None and view.placing.cell is not None:
        return (f"tile:{view.placing.tile.id}",)
    turn = view.turn
    if turn is None or turn.seat != view.reader:
        return ()
    tiles = dict.fromkeys(tile for tile in (turn.tile, turn.target) if tile)
    return tuple(f"tile:{tile}" for tile in tiles)


def _all_tiles(view: View) -> Iterable[TileView]:
    yield from view.tiles
    yield from view.orders
    for seat in view.seats:
        yield from seat.village


def _coming(view: View, turn: TurnView) -> dict[str, int] | None:
    """Return the workers that will be placed, by colour; None if they have been placed already.

    Once placed, groups have left their tiles, and the tile's last use equals the number sent (KF-38).
    """
    coming = dict(turn.sent)
    for tile in view.tiles + view.orders:
        own = _own(tile, turn)
        if tile.id in turn.groups and own is None:
            return None
        if tile.id in turn.groups and own is not None:
            coming[own.colour] = coming.get(own.colour, 0) + own.count
    target = next((tile for tile in _all_tiles(view) if tile.id == turn.tile), None)
    if target is None or (turn.verb == "use" and target.last >= sum(coming.values())):
        return None
    return coming


def _own(tile: TileView, turn: TurnView) -> BidView | None:
    return next((bid for bid in tile.bids if bid.seat == turn.seat), None)


def _after(tile: TileView, turn: TurnView, coming: dict[str, int]) -> TileView:
    left = tile.id in turn.groups  # possibly to use the same tile it bid on (KF-33)
    if left:
        tile = replace(tile, bids=tuple(bid for bid in tile.bids if bid.seat != turn.seat))
    if tile.id == turn.tile:
        tile = _with_bid(tile, turn, coming) if turn.verb == "bid" else _with_users(tile, coming)
    return _stood_up(tile) if left else tile


def _stood_up(tile: TileView) -> TileView:
    """Stand up a lying bid that remains alone, without users (KF-92)."""
    if tile.users or not all(bid.lying for bid in tile.bids):
        return tile
    return replace(tile, bids=tuple(replace(bid, lying=False) for bid in tile.bids))


def _with_bid(tile: TileView, turn: TurnView, coming: dict[str, int]) -> TileView:
    own = _own(tile, turn)
    colour = own.colour if own else next(iter(coming))
    count = (own.count if own else 0) + sum(coming.values())
    lying = own.lying if own else bool(tile.colour) and colour != tile.colour
    others = tuple(replace(bid, winning=False) for bid in tile.bids if bid.seat != turn.seat)
    return replace(tile, bids=(*others, BidView(turn.seat, colour, count, lying, winning=True)))


def _with_users(tile: TileView, coming: dict[str, int]) -> TileView:
    users, lying = dict(tile.users), dict(tile.lying)
    for colour, count in coming.items():
        there = users if tile.colour in ("", colour) else lying
        there[colour] = there.get(colour, 0) + count
    return replace(tile, users=users, lying=lying)
