"""Keyflower's panel: which keys each question has, and its picture."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from engine.core.text import Text, Who, text
from engine.keyflower.content import words
from engine.keyflower.content.shapes import COLOURS, RESOURCES, SKILLS
from engine.keyflower.names import extension_name, pieces_text, tile_name
from engine.keyflower.prices import lacking_pieces
from engine.keyflower.view import BoatView, TileView, View
from render.keyflower.marks import mark_of
from render.keyflower.panel_effects import open_contracts, price_step, transport_step, using_step
from render.keyflower.panel_keys import (
    CASH,
    CONTRACTS,
    TABLE,
    contract_key,
    held_pieces,
    help_of,
    item_key,
    last_row,
    own_seat,
    place_of_turn,
    reader_of,
    step,
    tile_key,
    turn_of,
)
from render.keyflower.panel_placing import placing_step
from render.keyflower.panel_workers import bid_question, missing_workers, sending_step, sends_exactly
from render.kit.painter import PictureKind
from render.kit.panel_layout import VERBS, Key, KeyRow, PanelStep, Said, rows_of

_OVERVIEW = PictureKind("overview")
_ITEMS = (COLOURS, SKILLS, RESOURCES)

_BID = Key(("bid",), text("keyflower-bid"), opens=True)
_PASS = Key(("pass",), text("keyflower-pass"))


def layout(view: View, kind: str, said: Said, offered: Collection[Said]) -> PanelStep:
    if said[:1] == ("cash",):
        return _cashing(view, said)
    match kind:
        case "turn":
            return _turn(view, said)
        case "bid":
            return sending_step(view, said, offered, bid_question(view))
        case "use" if said[:1] == ("more",):
            return sending_step(view, said, offered, text("keyflower-panel-send-more"))
        case "use" if (missing := missing_workers(view)) > 0:
            ask = text(f"keyflower-panel-send-{sends_exactly(missing, offered)}", need=missing)
            return sending_step(view, said, offered, ask)
        case "use":
            return using_step(view, said, offered)
        case "source":
            sent = [*turn_of(view).sent.values()][-1]
            numbers = (Key((f"behind:{number}",), str(number)) for number in range(sent + 1))
            ask = text("keyflower-panel-source-behind")
            return step(rows_of(numbers), PictureKind("screen", view.reader), ask)
        case "contract":
            return step((open_contracts(view), *last_row(view)), CONTRACTS)
        case "transport":
            return transport_step(view, said, offered)
        case "extension":
            return step(rows_of(_extensions(view)), CONTRACTS)
        case "price":
            return price_step(view, said)
        case "winter":
            return step(rows_of(_winter_tiles(view)), PictureKind("screen", view.reader))
        case "boat" | "replace":
            return step(rows_of(_boats(view, kind)), TABLE)
        case "place" | "cell" | "rotation":
            return placing_step(view, offered)
        case _:  # "done": Confirm, and perhaps a contract
            return step(last_row(view), place_of_turn(view))


def _turn(view: View, said: Said) -> PanelStep:
    reader, seats = reader_of(view), len(view.seats)
    match said:
        case ("bid",):
            keys = (
                rows_of((_helpful_key(view, tile) for tile in some), depth=1)
                for some in (view.tiles, view.orders)
            )
            note = text("keyflower-panel-only-tile") if len(view.may_bid) == 1 else None
            is_pale = len(view.may_bid) < len((*view.tiles, *view.orders))
            about = text("keyflower-panel-pale-bid") if is_pale else None
            asked = step((row for rows in keys for row in rows), TABLE, text("keyflower-panel-which-bid"))
            return replace(asked, note=note, about=about)
        case ("use", region):
            tiles = _tiles_in(view, region)
            rows = rows_of((_helpful_key(view, tile) for tile in tiles), depth=2)
            asked = step(rows, _picture_of(region), text("keyflower-panel-which-tile"))
            is_pale = any(tile.id not in view.may_use for tile in tiles)
            return replace(asked, about=text("keyflower-panel-pale-use") if is_pale else None)
        case _:  # nothing is said yet
            verbs = KeyRow((_BID, _PASS) if view.merchants == "off" else (_BID, CASH, _PASS))
            others = ((reader + turn) % seats for turn in range(1, seats))
            regions = (
                Key(
                    ("use", "middle"),
                    text("keyflower-key-middle"),
                    name=text("keyflower-use-middle"),
                    opens=True,
                ),
                Key(
                    ("use", f"village:{reader}"),
                    text("keyflower-key-mine"),
                    name=text("keyflower-use-own"),
                    opens=True,
                ),
                *(
                    Key(
                        ("use", f"village:{seat}"),
                        seat=seat,
                        name=text("keyflower-use-village", who=Who(seat)),
                        opens=True,
                    )
                    for seat in others
                ),
            )
            rows = (verbs, *rows_of(regions, VERBS, text("keyflower-panel-use-in")))
            return PanelStep(
                rows,
                _OVERVIEW,
                square=seats > 2,
                in_words=_in_words(view),
                note=_winter_note(view) or _home_note(view),
            )


def _home_note(view: View) -> Text | None:
    """Say what upgrading the home lacks while nothing of the village can be used."""
    own = own_seat(view)
    home = own.village[0]
    price = view.content.tiles[home.id].price
    if home.upgraded or price is None or any(tile.id in view.may_use for tile in own.village):
        return None
    missing = words.price(lacking_pieces(home.goods, held_pieces(view), price))
    return text("keyflower-panel-home", missing=missing) if missing else None


def _winter_note(view: View) -> Text | None:
    """Say that winter tiles are in the reader's hand, until the reader's first bid."""
    own, tiles = own_seat(view), (*view.tiles, *view.orders)
    has_bid = any(bid.seat == own.seat for tile in tiles for bid in tile.bids)
    if view.season != "spring" or not own.winter_dealt or has_bid:
        return None
    return text("keyflower-panel-winter", count=own.winter_dealt)


def _helpful_key(view: View, tile: TileView) -> Key:
    """Return the key of a tile; in words it tells what the tile does."""
    return replace(tile_key(view, tile), name=_tile_with_help(view, tile))


def _tile_with_help(view: View, tile: TileView) -> Text:
    """Return a tile, who leads the bidding, and what it does; of a summer boat, the side that is up."""
    name = tile_key(view, replace(tile, side="")).name
    assert name is not None
    return text("keyflower-tile-does", tile=name, help=help_of(view, tile))


def _in_words(view: View) -> tuple[Text, ...]:
    """Return every tile in the middle and in the reader's village, with what it does."""
    middle, own = text("keyflower-key-middle"), text("keyflower-key-mine")
    return (
        *(_listed(view, tile, middle) for tile in (*view.tiles, *view.orders)),
        *(_listed(view, tile, own) for tile in own_seat(view).village),
    )


def _listed(view: View, tile: TileView, region: Text) -> Text:
    mark = mark_of(view, f"tile:{tile.id}")
    return text("keyflower-tile-listed", region=region, mark=mark, tile=_tile_with_help(view, tile))


def _tiles_in(view: View, region: str) -> Sequence[TileView]:
    return view.tiles if region == "middle" else view.seats[int(region.removeprefix("village:"))].village


def _picture_of(region: str) -> PictureKind:
    if region == "middle":
        return TABLE
    return PictureKind("village", int(region.removeprefix("village:")))


def _cashing(view: View, said: Said) -> PanelStep:
    """Ask for a contract in hand, then for an item on it."""
    picture = PictureKind("screen", view.reader)
    if len(said) > 1:
        rows = (KeyRow(tuple(item_key(kind) for kind in sort), depth=2) for sort in _ITEMS)
        return step(rows, picture, text("keyflower-panel-cash-for"))
    screen, front = own_seat(view).screen, own_seat(view).front
    held = [*(screen.contracts if screen else ()), *(front.contracts if front else ())]
    contracts = [contract_key(view, contract) for contract in sorted(held)]
    return step(rows_of(contracts, depth=1), picture, text("keyflower-panel-which-contract"))


def _winter_tiles(view: View) -> list[Key]:
    screen = own_seat(view).screen
    assert screen is not None
    return [
        Key(
            (f"tile:{tile}",),
            mark_of(view, f"tile:{tile}"),
            focus=f"tile:{tile}",
            name=tile_name(tile),
            is_chosen=tile in screen.chosen,
        )
        for tile in screen.winter
    ]


def _boats(view: View, kind: str) -> list[Key]:
    if kind == "replace":
        return [_boat_key(view, boat, tile_name(boat)) for boat in view.spare_boats]
    return [_boat_key(view, boat.id, _with_load(boat)) for boat in view.boats]


def _boat_key(view: View, boat: str, name: Text) -> Key:
    focus = f"boat:{boat}"
    return Key((focus,), mark_of(view, focus), focus=focus, name=name)


def _with_load(boat: BoatView) -> Text:
    other = {"gold": boat.gold, "cabin": boat.cabins, "contract": boat.contracts}
    items = pieces_text({**boat.workers, **boat.skills, **other})
    return text("keyflower-boat-with", boat=tile_name(boat.id), items=items) if items else tile_name(boat.id)


def _extensions(view: View) -> list[Key]:
    return [
        Key(
            (f"extension:{extension}",),
            mark_of(view, f"extension:{extension}"),
            focus=f"extension:{extension}",
            name=extension_name(view.content, extension),
        )
        for extension in view.content.extensions
    ]
