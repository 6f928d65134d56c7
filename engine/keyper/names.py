"""Texts for things, places and counts, and the ids of places."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.core.content import derived
from engine.core.decisions import Phrase
from engine.core.text import Seat, Text, text
from engine.keyper.content.board import BOARD_NAMES, PLOT_NAMES
from engine.keyper.content.box import Content, shipped_display
from engine.keyper.content.goods import ANIMALS, FINISHED, GEMS, GOODS, RAW
from engine.keyper.content.shapes import Exchange, Season, is_fair
from engine.keyper.state import OWN, State


@cache
def name(kind: str, key: str) -> Text:
    return text(f"keyper-{kind}-{key}")


def tile_name(tile: str) -> Text:
    """Return the name of a building tile or a winter fair."""
    return name("fair" if is_fair(tile) else "tile", tile)


def fair_name(fair: str) -> Text:
    """Return the name of a fair in play. Nobody sees the number of a seasonal one: each player has one."""
    return name("fair", fair if is_fair(fair) else fair.partition("-")[0])


def good_name(good: str) -> Text:
    return name("good", good)


def colour_name(colour: str) -> Text:
    return name("colour", colour)


def keyple_name(colour: str) -> Text:
    """Return a keyple with its article: a brown keyple, an orange keyple."""
    return name("keyple", colour)


def goods_names(goods: Iterable[str]) -> tuple[Text, ...]:
    """Return a list such as `2 clay, 1 log`; empty if there are none."""
    counts = dict[str, int]()
    for good in goods:
        counts[good] = counts.get(good, 0) + 1
    return tuple(counted(good, count) for good, count in counts.items()) or (text("keyper-nothing"),)


def listed(goods: Iterable[str]) -> Text:
    """Return the same list as a menu entry."""
    return text("keyper-list", goods=goods_names(goods))


@cache
def counted(good: str, count: int) -> Text:
    return text(f"keyper-counted-{good}", count=count)


def goods_of_choice(exchange: Exchange) -> Text:
    """Return what an exchange gives: `2 logs`, or `2 raw materials` of the player's choice."""
    if len(exchange.get) == 1:
        return counted(exchange.get[0], exchange.count)
    if exchange.get in _SORTS:
        return text(f"keyper-some-{_SORTS[exchange.get]}", count=exchange.count)
    return text("keyper-some", count=exchange.count, kinds=tuple(good_name(good) for good in exchange.get))


_SORTS = {RAW: "raw", FINISHED: "finished", GEMS: "gem", ANIMALS: "animal", GOODS: "good"}


def boat_with_goods(content: Content, boat: str, season: Season) -> Text:
    goods = tuple(good_name(good) for good in content.boat[boat].shows(season))
    return text("keyper-boat-with", boat=name("boat", boat), goods=goods)


def display_name(content: Content, display: str) -> Text:
    """Return the name of a display, found by its fields: custom content may have them in another order."""
    return _named_by_fields(content, "display", display)


def fold_name(content: Content, display: str) -> Text:
    """Return the same name as a menu entry."""
    return _named_by_fields(content, "fold", display)


@derived
def _named_by_fields(content: Content, kind: str, display: str) -> Text:
    """Return our name of a display with the same fields; any other is named by its number on the form."""
    known = shipped_display(frozenset(field.id for field in content.display_fields[display]))
    if known is not None:
        return name(kind, known)
    return text(f"keyper-{kind}-other", number=display.upper())


def place_id(state: State, board: int, spot: int) -> str:
    """Return an id such as `logs@board-1` or `farm-3`."""
    if board == OWN:
        return PLOT_NAMES[spot]
    return f"{state.content.display_fields[state.boards[board].display][spot].id}@{BOARD_NAMES[board]}"


def place_phrase(state: State, board: int, spot: int) -> Phrase:
    """Return the words that lead to a place: its board, farm or village, then the place."""
    place = place_id(state, board, spot)
    return Phrase((place.partition("-")[0] if board == OWN else BOARD_NAMES[board], place))


def trade_word(exchange: Exchange) -> str:
    """Return the word for an exchange on a panel: what is given, and what comes back."""
    return f"{'+'.join(exchange.give)}>{'+'.join(exchange.get)}"


def place_name(state: State, board: int, spot: int) -> Text:
    """Return the name of a field, or of a plot of the active player with its tile."""
    if board == OWN:
        return _plot_with(spot, state.players[state.turn.seat].plots[spot].tile)
    field = state.content.display_fields[state.boards[board].display][spot].id
    return text("keyper-place", field=name("field", field), board=board_name(board))


def place_entry(state: State, seat: Seat, board: int, spot: int) -> tuple[Text, ...]:
    """Return a place below the heading of its menu: a plot of the seat, or a board and its field."""
    if board == OWN:
        return (_plot_with(spot, state.players[seat].plots[spot].tile),)
    return board_name(board), name(
        "field", state.content.display_fields[state.boards[board].display][spot].id
    )


def board_name(board: int) -> Text:
    return text("keyper-board", number=board + 1)


def plot_name(plot: int) -> Text:
    area, number = PLOT_NAMES[plot].split("-")
    return text(f"keyper-plot-{area}", number=int(number))


@cache
def _plot_with(plot: int, tile: str) -> Text:
    if not tile:
        return plot_name(plot)
    return text("keyper-plot-with", plot=plot_name(plot), tile=tile_name(tile))
