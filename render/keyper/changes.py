"""Differences between two views of the same reader, as focus strings that pictures can mark."""

from __future__ import annotations

from collections.abc import Iterator

from engine.keyper.view import PlayerView, PlotView, View
from render.kit.painter import differing


def changes(before: View, after: View) -> tuple[str, ...]:
    """Return changed pieces; a new season, which folds the boards and clears their keyples, is no change."""
    keyples = before.season == after.season
    return differing(dict(_pieces(before, keyples)), dict(_pieces(after, keyples)))


def _pieces(view: View, keyples: bool) -> Iterator[tuple[str, object]]:
    if keyples:
        for board in view.boards:
            for field in board.fields:
                yield field.id, field.keyples
    for tile in view.shown:
        yield f"tile:{tile}", "shown"
    for boat in view.boats:
        yield f"boat:{boat}", "beside"
    for seat in view.seats:
        own = seat.seat == view.reader
        yield f"keyp:{seat.seat}", (seat.keyper, seat.shipping, own and _area(seat))
        if own:
            yield from _home(seat, keyples)
        else:
            yield from _built(seat, keyples)


def _area(seat: PlayerView) -> tuple[object, ...]:
    """Return the area of a seat; every turn plays a keyple, so remaining pieces count only for the reader."""
    return (seat.keyples, seat.standing, seat.lying)


def _built(seat: PlayerView, keyples: bool) -> Iterator[tuple[str, object]]:
    """Yield what others built, upgraded or used at home."""
    for plot in seat.plots:
        yield plot_of(seat.seat, plot.id), _looks(plot, keyples)


def _looks(plot: PlotView, keyples: bool) -> tuple[object, ...]:
    return (plot.tile, plot.upgraded, plot.covered, keyples and plot.keyples)


def plot_of(seat: int, plot: str) -> str:
    """Return the name of another player's plot; menus name own plots only."""
    return f"{plot}@{seat}"


def _home(seat: PlayerView, keyples: bool) -> Iterator[tuple[str, object]]:
    for plot in seat.plots:
        yield plot.id, _looks(plot, keyples)
    for tile in seat.tiles:
        yield f"tile:{tile}", "held"
    for fair in (*(seat.fairs or {}).values(), *seat.winter_fairs):
        yield f"fair:{fair}", "held"
