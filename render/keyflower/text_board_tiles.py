"""Text board parts for tiles, boats and whole villages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.text import Say, Text, Who, text
from engine.keyflower.content import words
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import COLOURS, RESOURCES, SKILLS, Tile
from engine.keyflower.numbering import cell_number
from engine.keyflower.view import BoatView, SeatView, TileView, View
from render.keyflower import names
from render.keyflower.surroundings import placed, surroundings
from render.keyflower.village import goods_of
from render.kit.phrases import colon, semicolons
from render.kit.text import with_capital

_ORDER = (*COLOURS, *SKILLS, *RESOURCES)


def pieces_told(held: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(text(f"keyflower-count-{kind}", count=held[kind]) for kind in _ORDER if held.get(kind))


def tile_told(
    content: Content,
    tile: TileView,
    say: Say,
    brief: bool = False,
    more: Iterable[Text] = (),
    whole: bool = False,
) -> str:
    """Return a tile with all pieces on it; unless brief, also its effect and the cost of its upgrade.

    The whole board also has its effect after the upgrade.
    """
    parts: list[str] = []
    if not brief:
        parts.append(say(words.face(content, tile.id, tile.upgraded, tile.side)))
        parts += [say(part) for part in (*_upgrade(content, tile, whole), *more)]
    parts += [say(part) for part in (*_bids(tile), *_upon(content, tile))]
    name = names.tile(say, tile.id)
    if tile.at is not None and (number := cell_number(tile.at)):
        name = say(text("pictures-at", name=name, at=number))
    if tile.upgraded:
        name = say(text("pictures-upgraded", name=name))
    return f"{colon(say, name, semicolons(say, parts))}." if parts else f"{name}."


def upon_told(content: Content, tile: TileView, say: Say) -> str:
    """Return the bids for a tile and the pieces on it as a sentence; empty if there are none."""
    parts = [say(part) for part in (*_bids(tile), *_upon(content, tile))]
    return f"{with_capital(semicolons(say, parts))}." if parts else ""


def _upgrade(content: Content, tile: TileView, whole: bool) -> list[Text]:
    printed = content.hexes[tile.id]
    if tile.upgraded or not isinstance(printed, Tile) or printed.upgraded is None or printed.price is None:
        return []
    price = words.price(printed.price)
    if not whole:
        return [text("pictures-upgrade-price", price=price)]
    return [
        text("keyflower-pictures-upgrade", price=price, upgraded=words.face(content, tile.id, upgraded=True))
    ]


def _bids(tile: TileView) -> list[Text]:
    """Return the bids, best first."""
    return [
        text(
            "pictures-bid-winning" if bid.winning else "pictures-bid",
            who=Who(bid.seat),
            workers=_lying({bid.colour: bid.count}) if bid.lying else pieces_told({bid.colour: bid.count}),
        )
        for bid in sorted(tile.bids, key=lambda bid: -bid.count)
    ]


def _lying(workers: Mapping[str, int]) -> tuple[Text, ...]:
    """Return workers that set no colour (KF-92, KF-93)."""
    return tuple(text("keyflower-lying", workers=each) for each in pieces_told(workers))


def _upon(content: Content, tile: TileView) -> list[Text]:
    """Return workers, goods and the additions of The Merchants."""
    users = (*pieces_told(tile.users), *_lying(tile.lying))
    found = [text("pictures-users", workers=users)] if users else []
    if tile.goods:
        found.append(text("pictures-goods-here", goods=pieces_told(tile.goods)))
    if tile.extension:
        colour = text(f"pictures-colour-{content.extensions[tile.extension].colour}")
        found.append(text("pictures-extension-here", colour=colour))
    if tile.cabins:
        found.append(text("pictures-cabins", count=tile.cabins))
    return found


def order_told(tile: TileView, view: View, say: Say, brief: bool = False) -> str:
    words = tile_told(view.content, tile, say, brief)
    return f"{words} {say(text('pictures-keyple-here'))}" if tile.id == view.keyple_on else words


def boat_told(boat: BoatView, view: View, say: Say) -> str:
    name = names.tile(say, boat.id)
    if boat.taken_by is not None and boat.instead_of:
        old, who = names.tile(say, boat.instead_of), Who(boat.taken_by)
        return say(text("keyflower-pictures-replaced", old=old, who=who, boat=name))
    if boat.taken_by is not None:
        return say(text("pictures-boat-taken", boat=name, who=Who(boat.taken_by)))
    load = list(pieces_told(boat.workers) + pieces_told(boat.skills))
    extra = (
        ("pictures-gain-contracts", boat.contracts),
        ("keyflower-count-gold", boat.gold),
        ("pictures-cabins", boat.cabins),
    )
    load += [text(key, count=count) for key, count in extra if count]
    if view.season == "winter" or not load:
        return f"{colon(say, name, say(words.face(view.content, boat.id)))}."
    return say(text("pictures-boat", boat=name, load=tuple(load)))


def village_told(content: Content, seat: SeatView, say: Say, whole: bool = False) -> list[str]:
    """Return all tiles; on the whole board also where their roads lead."""
    goods = pieces_told(goods_of(seat)) or (text("pictures-no-goods"),)
    lines = [say(text("pictures-village-alt", who=Who(seat.seat), count=len(seat.village), goods=goods))]
    there = placed(seat)
    lines += [
        tile_told(content, tile, say, more=surroundings(content, tile, there) if whole else (), whole=whole)
        for tile in seat.village
    ]
    if seat.beside:
        tiles = tuple(names.tile_text(tile.id) for tile in seat.beside)
        lines.insert(1, say(text("keyflower-pictures-beside-list", tiles=tiles)))
    if seat.to_place:
        tiles = tuple(names.tile_text(tile.id) for tile in seat.to_place)
        lines.insert(1, say(text("pictures-to-place-list", tiles=tiles)))
    return lines
