"""Things and counts as texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from engine.core.text import Seat, Text, text
from engine.keyflower.content.shapes import ANY, COLOURS, RESOURCES, SKILLS, Exchange, TileId
from engine.keyflower.state import Bid, Spot, State

ORDER = (*COLOURS, *SKILLS, *RESOURCES, "cabin", "contract")


@cache
def tile_name(tile: str) -> Text:
    """The name of a tile or boat."""
    return text(f"keyflower-tile-{tile}")


@cache
def tile_help(tile: str) -> Text:
    """What a tile does and what its upgrade costs."""
    return text(f"keyflower-tile-{tile}-help")


def spot_name(spot: Spot) -> Text:
    """A tile on the table; of a summer boat also the side that lies up."""
    name = tile_name(spot.id)
    return text("keyflower-side", tile=name, side=spot.side) if spot.side else name


@cache
def item_name(item: str) -> Text:
    """A colour, skill or resource."""
    return text(f"keyflower-item-{item}")


def price_name(effect: Exchange) -> Text:
    """The one worker or skill that an exchange costs."""
    return text(f"keyflower-any-{effect.pays}") if effect.kind == ANY else item_name(effect.kind)


@cache
def contract_name(contract: str) -> Text:
    return text(f"keyflower-{contract}")


@cache
def extension_name(extension: str) -> Text:
    return text(f"keyflower-extension-{extension}")


@cache
def counted(item: str, count: int) -> Text:
    return text(f"keyflower-count-{item}", count=count)


def of_bid(bid: Bid) -> Text:
    """The workers of a bid; a counter-bid lies and sets no colour (KF-92)."""
    workers = counted(bid.colour, bid.count)
    return text("keyflower-lying", workers=workers) if bid.lying else workers


def pieces_text(pieces: Mapping[str, int]) -> tuple[Text, ...]:
    """A multiset as a list of counted things."""
    return tuple(counted(kind, pieces[kind]) for kind in ORDER if pieces.get(kind))


def listed(kinds: Iterable[str]) -> tuple[Text, ...]:
    """Single pieces, counted up, as a list."""
    counts = dict[str, int]()
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
    return pieces_text(counts)


def group_name(tile: TileId, group: Bid) -> Text:
    """A losing group and where it stands."""
    return text("keyflower-group", workers=counted(group.colour, group.count), tile=tile_name(tile))


def group_left(tile: TileId, group: Bid) -> Text:
    """A losing group and where it stood until now."""
    return text("keyflower-group-from", workers=counted(group.colour, group.count), tile=tile_name(tile))


def typed(state: State, seat: Seat, tile: TileId) -> str:
    """A tile in a text form: one's own home is just "home"."""
    return "home" if tile == state.players[seat].home.id else tile
