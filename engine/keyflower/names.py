"""Pieces and counts as texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from engine.core.text import Arg, Seat, Text, text
from engine.keyflower.content import words
from engine.keyflower.content.box import Content
from engine.keyflower.content.sets import WORDED
from engine.keyflower.content.shapes import ANY, COLOURS, RESOURCES, SKILLS, Exchange, Gain, Price, TileId
from engine.keyflower.state import Bid, Spot, State

_INSTEAD = "keyflower-pay-instead"
ORDER = (*COLOURS, *SKILLS, *RESOURCES, "cabin", "contract")


@cache
def tile_name(tile: str) -> Text:
    """Return the name of a tile or boat."""
    return text(f"keyflower-tile-{tile}")


def tile_help(content: Content, tile: str) -> Text:
    """Return what a tile does and what its upgrade costs."""
    if is_spoken(content, tile):
        return text(f"keyflower-tile-{tile}-help")
    return words.whole(content, tile)


def face_help(content: Content, tile: str) -> Text:
    """Return what an upgraded tile does."""
    return text("keyflower-panel-upgraded", face=words.face(content, tile, upgraded=True))


def side_help(content: Content, boat: TileId, side: str) -> Text:
    """Return the effect of the side of a summer boat that is up, and how long its winner has it."""
    if is_spoken(content, boat):
        power = text(f"keyflower-power-{content.tiles[boat].power(side)}")
    else:
        power = text("pictures-meaning-plain", face=words.face(content, boat, side=side))
    return text("keyflower-panel-boat", power=power)


def is_spoken(content: Content, tile: str) -> bool:
    """Return whether the message about this tile or boat is true of this set."""
    if content is WORDED:
        return True
    brought = (content.boat_1_workers, content.boat_1_greens)
    return content.hexes[tile] == WORDED.hexes[tile] and (
        content.hexes[tile].kind != "summer-boat" or brought == (WORDED.boat_1_workers, WORDED.boat_1_greens)
    )


def spot_name(spot: Spot) -> Text:
    """Return the name of a tile on the table, with the side that is up for a summer boat."""
    name = tile_name(spot.id)
    return text("keyflower-side", tile=name, side=spot.side) if spot.side else name


@cache
def item_name(item: str) -> Text:
    """Return the name of a colour, skill or resource."""
    return text(f"keyflower-item-{item}")


def any_name(sort: str) -> Text:
    """Return the name of a worker, skill or resource of any kind."""
    return text(f"keyflower-any-{sort}")


def price_name(effect: Exchange) -> Text:
    """Return the name of the one worker or skill that an exchange costs."""
    return any_name(effect.pays) if effect.kind == ANY else item_name(effect.kind)


def contract_key(contract: str) -> str:
    """Return the key of the message that names a contract."""
    return f"keyflower-{contract}"


def extension_key(extension: str) -> str:
    return f"keyflower-extension-{extension}"


def contract_name(content: Content, contract: str) -> Text:
    """Return the name of a contract with its demands."""
    key = contract_key(contract)
    if content is WORDED or content.contracts[contract] == WORDED.contracts[contract]:
        return text(key)
    asked = words.price(content.contracts[contract])
    return text("keyflower-contract-asks", contract=text(f"{key}-brief"), pieces=asked)


def extension_name(content: Content, extension: str) -> Text:
    """Return the name of an extension with its price."""
    key = extension_key(extension)
    if content is WORDED or content.extensions[extension] == WORDED.extensions[extension]:
        return text(key)
    price = words.price(content.extensions[extension].price)
    return text("keyflower-extension-costs", extension=text(f"{key}-brief"), price=price)


@cache
def counted(item: str, count: int) -> Text:
    return text(f"keyflower-count-{item}", count=count)


def of_bid(bid: Bid) -> Text:
    """Return the workers of a bid; a counter-bid lies down and sets no colour (KF-92)."""
    workers = counted(bid.colour, bid.count)
    return text("keyflower-lying", workers=workers) if bid.lying else workers


def pieces_text(pieces: Mapping[str, int]) -> tuple[Text, ...]:
    """Return a multiset as a list of counted pieces."""
    return tuple(counted(kind, pieces[kind]) for kind in ORDER if pieces.get(kind))


def draw_name(gain: Gain) -> Text:
    """Return a draw: of workers from the bag, or of skills from the pile."""
    if gain.workers:
        return text("keyflower-draw-workers", count=gain.workers)
    return text("keyflower-draw-skills", count=gain.skills)


def listed(kinds: Iterable[str]) -> tuple[Text, ...]:
    """Return single pieces as a list, counted by kind."""
    counts = dict[str, int]()
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
    return pieces_text(counts)


def paid_text(pieces: Iterable[str], price: Price | None) -> tuple[Text, ...]:
    """Return what is paid, saying what it stands for where a piece replaces another one (KF-8, KF-91)."""
    paid, instead = Counter(pieces), list[Text]()
    owed = {} if price is None else {kind: n for kind, n in price.resources if kind != ANY}
    plain = Counter({kind: min(n, paid[kind]) for kind, n in owed.items()})
    for kind, n in owed.items():
        lacking = n - plain[kind]
        for other in ("gold", *RESOURCES) if lacking else ():
            number = min(lacking, paid[other] - plain[other])
            if number > 0:
                said = {"paid": counted(other, number), "owed": counted(kind, number)}
                instead.append(text(_INSTEAD, **said))
                paid[other] -= number
                lacking -= number
    return (*pieces_text(paid), *instead)


def stand_ins(paid: Iterable[Arg]) -> tuple[Text, ...]:
    """Return those texts of a payment that say what stands for another resource."""
    return tuple(each for each in paid if isinstance(each, Text) and each.key == _INSTEAD)


def group_name(tile: TileId, group: Bid) -> Text:
    """Return a losing group and where it stands."""
    return text("keyflower-group", workers=counted(group.colour, group.count), tile=tile_name(tile))


def group_left(tile: TileId, group: Bid) -> Text:
    """Return a losing group and where it stood before it left."""
    return text("keyflower-group-from", workers=counted(group.colour, group.count), tile=tile_name(tile))


def typed(state: State, seat: Seat, tile: TileId) -> str:
    """Return a tile as typed by a player; the player's own home is just "home"."""
    return "home" if tile == state.players[seat].home.id else tile
