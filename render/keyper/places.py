"""The marked pieces and places of Keyper, and what they bring."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Say, Text, text
from engine.keyper.content.box import Content
from engine.keyper.content.costs import icon_names
from engine.keyper.content.shapes import Field
from engine.keyper.names import boat_with_goods, counted, display_name, goods_of_choice, name, tile_name
from engine.keyper.view import BoardView, FieldView, PlotView, View
from render.keyper import describe
from render.keyper.changes import plot_of
from render.keyper.marks import mark_of, plot_mark
from render.keyper.names import P, board_text, field_text, plot_text
from render.keyper.panel_keys import upgrade_price
from render.kit.places import MarkedPlace
from render.kit.text import with_capital


def places(view: View) -> list[MarkedPlace]:
    found = [place for board in view.boards for place in _board(view, board)]
    for seat in view.seats:
        for plot in seat.plots:
            built, area = bool(plot.tile), plot.id.partition("-")[0]
            called = tile_name(plot.tile) if built else plot_text(plot.id)
            piece, focus = called.key if built else "", plot_of(seat.seat, plot.id)
            place = MarkedPlace(
                area, plot_mark(plot.id), called, piece, seat.seat, focus=focus, is_unique=built
            )
            found.append(place)
    content = view.content
    tiles = (*content.home_tiles, *content.spring_tiles, *content.other_tiles)
    found += [_piece(view, "tile", tile_name(tile.id), f"tile:{tile.id}") for tile in tiles]
    found += [_piece(view, "fair", name("fair", one.id), f"fair:{one.id}") for one in content.winter_fairs]
    found += [_piece(view, "boat", name("boat", boat), f"boat:{boat}") for boat in content.boat]
    for display in view.offered:
        focus = f"display:{display}"
        found.append(MarkedPlace("fold", mark_of(view, focus), display_name(content, display), focus=focus))
    return found


def _piece(view: View, sort: str, called: Text, focus: str) -> MarkedPlace:
    return MarkedPlace(sort, mark_of(view, focus), called, called.key, focus=focus)


def _board(view: View, board: BoardView) -> Iterator[MarkedPlace]:
    for field in board.fields:
        if mark := mark_of(view, field.id):
            called = text("keyper-place", field=field_text(field.field), board=board_text(board.id))
            yield MarkedPlace("board", mark, called, number=_number(board), focus=field.id)


def _number(board: BoardView) -> str:
    return board.id.rpartition("-")[2]


def place_words(view: View, place: MarkedPlace, say: Say) -> list[str]:
    match place.sort:
        case "board":
            return _field_words(view, place, say)
        case "farm" | "village":
            plots = view.seats[place.seat or 0].plots
            plot = next(plot for plot in plots if plot_of(place.seat or 0, plot.id) == place.focus)
            return [_plot_words(plot, say)]
        case "boat":
            boat = place.focus.partition(":")[2]
            rivers = (
                text("keyper-spot-river", board=board_text(one.id)) for one in view.boards if one.boat == boat
            )
            return [f"{say(boat_with_goods(view.content, boat, view.season))}.", *map(say, rivers)]
        case "fold":
            return [line for line in describe.fold(view, say) if line.startswith(f"{place.mark} ·")]
        case _:  # tiles and fairs are told by their explanation alone
            return []


def _field_words(view: View, place: MarkedPlace, say: Say) -> list[str]:
    """Return what a field of a country board brings, who is there, and whose board it is."""
    board = next(one for one in view.boards if _number(one) == place.number)
    shown = next(field for field in board.fields if field.id == place.focus)
    printed = view.content.fields[shown.field]
    found = [say(_work(view.content, printed))]
    if printed.colour is not None:
        found.append(say(text("keyper-spot-colour", colour=text(f"keyper-colour-{printed.colour}"))))
    if printed.work == "boat" and board.boat:
        boat = boat_with_goods(view.content, board.boat, view.season)
        found.append(say(text(f"{P}-on-river", boat=boat)))
    found.append(_there(shown, say))
    return [*found, describe.heading(view, board, say)]


def _there(field: FieldView, say: Say) -> str:
    if not field.keyples:
        return say(text("keyper-spot-empty"))
    return say(text("keyper-spot-keyples", keyples=tuple(map(describe.keyple, field.keyples))))


def _work(content: Content, field: Field) -> Text:
    if field.exchange is not None:
        get = goods_of_choice(field.exchange)
        return text("keyper-spot-exchange", give=icon_names(field.exchange.give), get=get)
    if field.good:
        return text("keyper-spot-gain", good=counted(field.good, 1))
    if field.work == "upgrade":
        return text("keyper-spot-upgrade", price=upgrade_price(content))
    return text(f"keyper-spot-{field.work}")


def _plot_words(plot: PlotView, say: Say) -> str:
    if not plot.tile:
        return say(text("keyper-spot-bare"))
    return f"{with_capital(say(describe.plot_told(plot)))}."
