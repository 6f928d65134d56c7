"""Descriptions of pieces from their values, and the current place of each piece."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.content import derived
from engine.core.text import Text, Who, text
from engine.keyper.content.box import Content
from engine.keyper.content.costs import icon_names
from engine.keyper.names import goods_names, name, tile_name
from engine.keyper.view import PlayerView, View


def _tile(content: Content, tile: str) -> Text:
    cost, use = icon_names(content.build_costs[tile]), text(f"{tile_name(tile).key}-help")
    return text("keyper-about-tile", cost=cost, use=use)


def _fair(content: Content, fair: str) -> Text:
    printed = content.fair[fair]
    season, goods = name("season", printed.season), goods_names(printed.requires)
    return text("keyper-about-fair", season=season, goods=goods, points=printed.points)


def _winter_fair(content: Content, fair: str) -> Text:
    front, back = (goods_names(content.winter_fair[fair].requires(side)) for side in ("front", "back"))
    few, many = content.winter_fair_points["front"], content.winter_fair_points["back"]
    return text("keyper-about-winter-fair", front=front, back=back, few=few, many=many)


def _boat(content: Content, boat: str) -> Text:
    early, late = goods_names(content.boat[boat].early), goods_names(content.boat[boat].late)
    return text("keyper-about-boat", early=early, late=late)


@derived
def catalogue(content: Content) -> Mapping[str, Text]:
    """Return descriptions by name key, for pieces without a complete message of their own."""
    return {
        **{tile_name(tile).key: _tile(content, tile) for tile in content.build_costs},
        **{name("fair", fair).key: _fair(content, fair) for fair in content.fair},
        **{name("fair", fair).key: _winter_fair(content, fair) for fair in content.winter_fair},
        **{name("boat", boat).key: _boat(content, boat) for boat in content.boat},
    }


@derived
def _everybodys(content: Content) -> frozenset[str]:
    """Return the pieces that every player has; a reader means their own."""
    return frozenset(tile_name(tile.id).key for tile in content.home_tiles)


def where_is(view: View) -> dict[str, Text]:
    """Return places by name key; pieces unknown to the reader are left out."""
    found = {tile_name(tile).key: text("keyper-at-shown") for tile in view.shown}
    found |= {tile_name(tile).key: text("keyper-at-bag") for tile in view.bag}
    found |= {tile_name(tile).key: text("keyper-at-discard") for tile in view.discard}
    found |= {tile_name(tile).key: text("keyper-at-aside") for tile in view.aside}
    found |= {name("boat", boat).key: text("keyper-at-ready") for boat in view.boats}
    found |= {name("boat", one.boat).key: text("keyper-at-river") for one in view.boards if one.boat}
    home = _everybodys(view.content)
    for seat in view.seats:
        found |= {key: told for key, told in _of(seat).items() if key not in home or seat.seat == view.reader}
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
