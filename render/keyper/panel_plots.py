"""Keyper's panel for the plot of a tile: what its place brings."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from engine.core.text import Text, text
from engine.keyper.content.board import PLOT_NAMES, VILLAGE_LINES
from engine.keyper.content.shapes import FreeBuilds, PerNeighbour, Side
from engine.keyper.names import tile_name
from engine.keyper.view import View
from render.keyper.panel_keys import PANEL, own_view, plots_offered, what_it_does
from render.kit.panel_layout import Key, KeyRow, Said


def plot_rows(view: View, offered: Collection[Said]) -> tuple[KeyRow, ...]:
    """Return the plots in the columns of the picture, with the points that each place brings."""
    rows = plots_offered(view, offered, as_drawn=True)
    return tuple(replace(row, keys=tuple(_with_points(view, key) for key in row.keys)) for row in rows)


def plot_note(view: View, offered: Collection[Said]) -> Text | None:
    """Say what the tile does if its place matters for it, else what the place brings other tiles."""
    assert view.turn is not None
    tile = view.content.tiles[view.turn.tile]
    if any(_lies_on_lines(side) for side in (tile.basic, tile.upgraded)):
        return text(f"{PANEL}-plot-about", tile=tile_name(tile.id), about=what_it_does(tile.id))
    if tile.area == "farm":
        return text(f"{PANEL}-any-farm")  # KP-154
    bare = {plot.id for plot in own_view(view).plots if not plot.tile}
    brought = {_points_of_place(view, plot) for _, plot in offered if plot in bare}
    return text(f"{PANEL}-any-place" if len(brought) < 2 else f"{PANEL}-place-points")


def _lies_on_lines(side: Side) -> bool:
    return side.power(FreeBuilds) is not None or any(isinstance(score, PerNeighbour) for score in side.scores)


def _with_points(view: View, key: Key) -> Key:
    points = _points_of_place(view, key.focus)
    return replace(key, label=f"{key.label} +{points}", mark=str(key.label)) if points else key


def _points_of_place(view: View, place: str) -> int:
    """Return the points that the tile in hand and those built bring for each other if it lies on this bare
    plot (KP-152, KP-153, KP-157)."""
    assert view.turn is not None
    plots = own_view(view).plots
    at = PLOT_NAMES.index(place)
    if plots[at].tile or not place.startswith("village"):
        return 0
    tiles = view.content.tiles
    mine = sum(
        score.each * sum(bool(plots[plot].tile) for plot in _counted(at, score))
        for score in tiles[view.turn.tile].basic.scores
        if isinstance(score, PerNeighbour)
    )
    theirs = sum(
        score.each * (at in _counted(number, score))
        for number, plot in enumerate(plots)
        if plot.tile and plot.id.startswith("village")
        for score in tiles[plot.tile].side(plot.upgraded).scores
        if isinstance(score, PerNeighbour)
    )
    return mine + theirs


def _counted(at: int, score: PerNeighbour) -> list[int]:
    lines = [VILLAGE_LINES[at, direction] for direction in score.directions]
    return [plot for line in lines for plot in (line if score.gaps else line[:1])]
