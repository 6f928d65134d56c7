"""What can be said of each piece from its numbers, and where each one is."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Text, Who, text
from engine.keyper.content.board import BOAT, FAIR, WINTER_FAIR, WINTER_FAIR_POINTS
from engine.keyper.content.tiles import HOME_TILES
from engine.keyper.names import goods_names, name, tile_name
from engine.keyper.view import PlayerView, View


def _fair(fair: str) -> Text:
    printed = FAIR[fair]
    season, goods = name("season", printed.season), goods_names(printed.requires)
    return text("keyper-about-fair", season=season, goods=goods, points=printed.points)


def _winter_fair(fair: str) -> Text:
    front, back = (goods_names(WINTER_FAIR[fair].requires(side)) for side in ("front", "back"))
    few, many = WINTER_FAIR_POINTS["front"], WINTER_FAIR_POINTS["back"]
    return text("keyper-about-winter-fair", front=front, back=back, few=few, many=many)


def _boat(boat: str) -> Text:
    early, late = goods_names(BOAT[boat].early), goods_names(BOAT[boat].late)
    return text("keyper-about-boat", early=early, late=late)


CATALOGUE: Mapping[str, Text] = {
    **{name("fair", fair).key: _fair(fair) for fair in FAIR},
    **{name("fair", fair).key: _winter_fair(fair) for fair in WINTER_FAIR},
    **{name("boat", boat).key: _boat(boat) for boat in BOAT},
}
"""By the key of its name, for whatever has no message of its own that explains it."""


_HOME = {tile_name(tile.id).key for tile in HOME_TILES}
"""Everybody has these: a reader asks for their own."""


def where_is(view: View) -> dict[str, Text]:
    """By the key of its name; of what a reader cannot know nothing is said."""
    found = {tile_name(tile).key: text("keyper-at-shown") for tile in view.shown}
    found |= {tile_name(tile).key: text("keyper-at-bag") for tile in view.bag}
    found |= {tile_name(tile).key: text("keyper-at-discard") for tile in view.discard}
    found |= {tile_name(tile).key: text("keyper-at-aside") for tile in view.aside}
    found |= {name("boat", boat).key: text("keyper-at-ready") for boat in view.boats}
    found |= {name("boat", one.boat).key: text("keyper-at-river") for one in view.boards if one.boat}
    for seat in view.seats:
        found |= {
            key: told for key, told in _of(seat).items() if key not in _HOME or seat.seat == view.reader
        }
    return found


def _of(seat: PlayerView) -> dict[str, Text]:
    who, found = Who(seat.seat), dict[str, Text]()
    found |= {
        tile_name(tile).key: text("keyper-at-hand", who=who) for tile in (*seat.tiles, *seat.winter_fairs)
    }
    for plot in seat.plots:
        if plot.covered:
            found[tile_name(plot.covered).key] = text("keyper-at-covered", who=who)
        if plot.tile:
            built = "keyper-at-plot-upgraded" if plot.upgraded else "keyper-at-plot"
            found[tile_name(plot.tile).key] = text(built, who=who)
    found |= {name("fair", one.fair).key: text("keyper-at-held", who=who) for one in seat.held}
    found |= {name("fair", one).key: text("keyper-at-own-fair") for one in (seat.fairs or {}).values()}
    return found
