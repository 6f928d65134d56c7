"""Keys and rows that several questions of Keyper's panel have in common."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.text import Text, text
from engine.keyper.content.board import FARM_COLUMNS, PLOT_NAMES, VILLAGE_COLUMNS
from engine.keyper.content.box import Content
from engine.keyper.content.goods import ANIMALS, FINISHED, GEMS, RAW
from engine.keyper.content.shapes import Side
from engine.keyper.names import good_name, goods_names
from engine.keyper.view import PlayerView, PlotView, View
from render.keyper.marks import mark_of
from render.kit.painter import PictureKind
from render.kit.panel_layout import MARKS, Key, KeyRow, Said, rows_of

PANEL = "keyper-panel"
GROUPS = (RAW, (*FINISHED, "wheat"), GEMS, ANIMALS[:4], ANIMALS[4:])
"""Rows of goods: each kind has the same place whenever its group is shown."""


def own_view(view: View) -> PlayerView:
    return view.seats[view.reader or 0]


def marked_key(view: View, says: Said) -> Key:
    """Return the key of a piece or place: its mark."""
    return Key(says, mark_of(view, says[-1]), focus=says[-1])


def side_of(view: View, plot: PlotView) -> Side:
    return view.content.tiles[plot.tile].side(plot.upgraded)


def upgrade_price(content: Content) -> Text:
    """Say what an upgrade costs in either area (KP-94)."""
    farm, village = (goods_names(content.upgrade_costs[area]) for area in ("farm", "village"))
    return text(f"{PANEL}-upgrade-price", farm=farm, village=village)


def what_it_does(tile: str) -> Text:
    return text(f"keyper-tile-{tile}-help")


def good_key(says: Said, good: str, held: dict[str, int] | None = None) -> Key:
    """Return the key of a good: its icon, and how many are held."""
    label = "" if held is None else str(held.get(good, 0))
    return Key(says, label, good_name(good), name=good_name(good))


def goods_rows(
    goods: Collection[str], said: Said, held: dict[str, int] | None = None, *, pieces: bool = False
) -> tuple[KeyRow, ...]:
    """Return the groups to which any of these goods belong."""
    groups = (group for group in GROUPS if not set(group).isdisjoint(goods))
    return tuple(
        KeyRow(tuple(good_key((good,), good, held) for good in group), depth=len(said), pieces=pieces)
        for group in groups
    )


def plots_offered(
    view: View, offered: Collection[Said], heading: Text | None = None, *, as_drawn: bool = False
) -> tuple[KeyRow, ...]:
    """Return the plots of the area in which a tile is built; none if no plot is asked for.

    `as_drawn`: in the columns of the picture."""
    area = next((words[1].partition("-")[0] for words in offered if words[0] == "plot"), None)
    if area is None:
        return ()
    plots = (marked_key(view, ("plot", plot)) for plot in PLOT_NAMES if plot.startswith(area))
    columns = FARM_COLUMNS if area == "farm" else VILLAGE_COLUMNS
    return rows_of(plots, columns if as_drawn else MARKS, heading)


def picture_of(view: View, region: str) -> PictureKind:
    return PictureKind(region) if region.startswith("board-") else PictureKind("home", own_view(view).seat)


def picture_of_place(view: View) -> PictureKind:
    """Return the picture with the place of the current move."""
    assert view.turn is not None
    return picture_of(view, view.turn.place.partition("@")[2])
