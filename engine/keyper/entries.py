"""Single entries of menus: places, tiles, boats and fairs with what one wants to know of them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import Seat, Text, text
from engine.keyper.content.board import BOAT, FAIR, WINTER_FAIR
from engine.keyper.content.pieces import WINTER_FAIR_POINTS
from engine.keyper.costs import PRINTED
from engine.keyper.names import board_name, good_name, goods_names, name, place_id, plot_with, tile_name
from engine.keyper.state import OWN, State
from engine.keyper.steps.table import field_of, season_of
from engine.keyper.vain import is_in_vain, kind_of_work


def listed(goods: Iterable[str]) -> Text:
    return text("keyper-list", goods=goods_names(goods))


def place_menu(state: State, seat: Seat, board: int, spot: int) -> tuple[Text, ...]:
    if board == OWN:
        return text("keyper-menu-own-board"), plot_with(spot, state.players[seat].plots[spot].tile)
    field = place_id(state, board, spot).split("@")[0]
    return text("keyper-menu-boards"), board_name(board), name("field", field)


def with_cost(state: State, tile: str) -> Text:
    """A tile to build and its price: the printed one, or what a discount leaves of it (KP-77)."""
    turn = state.turn
    less = turn.board != OWN and field_of(state, turn.board, turn.spot).work == "discount"
    if turn.board == OWN and state.players[turn.seat].plots[turn.spot].tile:
        return tile_name(tile)  # a building may build for less
    key = "keyper-menu-build-less" if less else "keyper-menu-build-cost"
    return text(key, tile=tile_name(tile), goods=goods_names(PRINTED[tile][0]))


def or_in_vain(state: State, seat: Seat, board: int, spot: int, place: Text) -> Text:
    if not is_in_vain(state, seat, board, spot):
        return place
    return text(f"keyper-menu-vain-{kind_of_work(state, board, spot)}", place=place)


def boat_entry(state: State, boat: str) -> Text:
    goods = tuple(good_name(good) for good in BOAT[boat].shows(season_of(state)))
    return text("keyper-menu-boat", boat=name("boat", boat), goods=goods)


def fair_entry(fair: str, side: str) -> Text:
    requires = WINTER_FAIR[fair].requires(side) if side else FAIR[fair].requires
    points = WINTER_FAIR_POINTS[side] if side else FAIR[fair].points
    return text("keyper-menu-hold", fair=name("fair", fair), points=points, goods=goods_names(requires))


def tile_entry(tile: str) -> Text:
    """A tile to take; a winter fair says what it wants."""
    if tile not in WINTER_FAIR:
        return tile_name(tile)
    fair = WINTER_FAIR[tile]
    return text(
        "keyper-menu-winter-fair",
        fair=tile_name(tile),
        front=goods_names(fair.front),
        few=WINTER_FAIR_POINTS["front"],
        back=goods_names(fair.back),
        many=WINTER_FAIR_POINTS["back"],
    )
