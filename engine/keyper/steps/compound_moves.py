"""Picks that players regard as one move: a keyple that builds a farm tile, on any plot."""

from __future__ import annotations

from engine.core.game import CompoundMove
from engine.core.text import Seat, text
from engine.keyper.actions import Action, Build, Pay, Place
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.names import goods_names, tile_name
from engine.keyper.prices import Goods, payments, purse_of
from engine.keyper.state import OWN, State
from engine.keyper.steps import sending

_LINES = 25
"""Lines of a menu: with more payments, the payment is asked after the tile."""


def building_journeys(state: State, seat: Seat) -> list[CompoundMove[Action]]:
    """Return the moves of the keyple in hand to the first bare farm plot, where it builds (KP-33, KP-82)."""
    farm = set(AREA_PLOTS["farm"])
    bare = [
        pick
        for pick in sending.choices(state, seat)
        if isinstance(pick, Place) and pick.board == OWN and pick.spot in farm
        if not state.players[seat].plots[pick.spot].tile
    ]
    if not bare:
        return []
    player = state.players[seat]
    purse, costs = purse_of(state.content, player.goods), state.content.printed_costs
    tiles = [tile for tile in dict.fromkeys(player.tiles) if state.content.tiles[tile].area == "farm"]
    ways = {tile: found for tile in tiles if (found := payments(costs[tile], purse))}
    told = sum(map(len, ways.values())) <= _LINES
    return [
        _journey(
            (bare[0], Build(seat, tile)),
            tile,
            costs[tile][0] if way is None else way,
            way,
        )
        for tile, found in ways.items()
        for way in (found if told else (None,))
    ]


def _journey(
    before: tuple[Action, Action], tile: str, goods: Goods, way: Goods | None
) -> CompoundMove[Action]:
    price = text("keyper-menu-build-cost", tile=tile_name(tile), goods=goods_names(goods))
    menu = (text("keyper-menu-build-farm"), price)
    paid = () if way is None else (Pay(before[0].seat, way),)
    return CompoundMove((*before, *paid), menu, f"tile:{tile}")
