"""Keys and pictures that several questions of Keyflower's panel have in common."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import Seat, Text, Who, text
from engine.keyflower.content.shapes import COLOURS, SKILLS
from engine.keyflower.names import (
    contract_name,
    counted,
    face_help,
    item_name,
    side_help,
    tile_help,
    tile_name,
)
from engine.keyflower.view import BidView, SeatView, TileView, TurnView, View
from render.keyflower.marks import mark_of
from render.kit.painter import PictureKind
from render.kit.panel_layout import WIDE, Key, KeyRow, PanelStep, rows_of

TABLE, CONTRACTS = PictureKind("table"), PictureKind("contracts")
ROWS = 5
_TALL = 3  # rows at most below a tall picture

CASH = Key(("cash",), text("keyflower-key-cash"))
GROUPS = Key(("group",), text("keyflower-key-groups"))
MORE = Key(("more",), text("keyflower-key-more"))


def step(rows: Iterable[KeyRow], picture: PictureKind, ask: Text | None = None) -> PanelStep:
    fixed = tuple(rows)
    return PanelStep(fixed, picture, ask, square=len(fixed) > _TALL)


def group_keys(view: View, picture: PictureKind, *verb: str) -> list[Key]:
    """Return the reader's losing groups and their tiles: the mark, or the name if the picture lacks it."""
    return [
        _group_key(view, tile, bid, verb, is_shown=picture == TABLE)
        for tile in (*view.tiles, *view.orders)
        for bid in tile.bids
        if bid.seat == view.reader and not bid.winning
    ]


def _group_key(view: View, tile: TileView, bid: BidView, verb: tuple[str, ...], *, is_shown: bool) -> Key:
    focus, name = f"tile:{tile.id}", tile_name(tile.id)
    mark = mark_of(view, focus)
    near, far = (
        text("keyflower-key-group", count=bid.count, tile=mark),
        text("keyflower-key-group-far", count=bid.count, tile=name),
    )
    return Key(
        (*verb, focus),
        near if is_shown else far,
        item_name(bid.colour),
        focus=focus if is_shown else "",
        name=text("keyflower-group", workers=counted(bid.colour, bid.count), tile=name),
        mark=mark,
    )


def group_rows(
    view: View, picture: PictureKind, verb: str, heading: Text, depth: int = 0
) -> tuple[KeyRow, ...]:
    """Return one row of losing groups, with the heading above marks; if they are many, a key to them."""
    keys = group_keys(view, picture, verb)
    if len(keys) > (WIDE if picture == TABLE else 1):
        return (KeyRow((Key((verb,), GROUPS.label),), depth=depth),)
    return rows_of(keys, WIDE, heading if picture == TABLE else None, depth)


def which_group(view: View, depth: int) -> PanelStep:
    """Ask for a losing group, in the middle."""
    rows = rows_of(group_keys(view, TABLE), WIDE, depth=depth)
    return step(rows, TABLE, text("keyflower-panel-which-group"))


def item_key(item: str, says: str = "") -> Key:
    return Key((says or item,), "", item_name(item), name=item_name(item))


def contract_key(view: View, contract: str) -> Key:
    focus = f"contract:{contract}"
    return Key((focus,), mark_of(view, focus), focus=focus, name=contract_name(view.content, contract))


def tile_key(view: View, tile: TileView) -> Key:
    focus, name = f"tile:{tile.id}", tile_name(tile.id)
    if tile.side:
        name = text("keyflower-side", tile=name, side=tile.side)
    for bid in tile.bids:
        if bid.winning:
            name = text("keyflower-led", tile=name, who=Who(bid.seat), workers=bid_workers(bid))
    return Key((focus,), mark_of(view, focus), focus=focus, name=name)


def help_of(view: View, tile: TileView) -> Text:
    """Return what a tile does; of a summer boat the side that is up, of a turn order tile what it brings."""
    if tile in view.orders:
        return text(
            "keyflower-panel-order",
            number=view.content.tiles[tile.id].number,
            keyple="yes" if tile.id == view.keyple_on else "no",
            winter="yes" if view.season == "winter" else "no",
        )
    if tile.upgraded:
        return face_help(view.content, tile.id)
    return side_help(view.content, tile.id, tile.side) if tile.side else tile_help(view.content, tile.id)


def last_row(view: View, *keys: Key) -> tuple[KeyRow, ...]:
    """Return the row of what is beside the question: more workers, and cashing in a contract."""
    row = (*keys, *([CASH] if view.merchants != "off" else []))
    return (KeyRow(row),) if row else ()


def place_of_turn(view: View) -> PictureKind:
    """Return the picture of the place where the tile of this turn lies."""
    turn = turn_of(view)
    if turn.verb != "use":
        return TABLE
    return TABLE if turn.owner is None else PictureKind("village", turn.owner)


def bid_workers(bid: BidView) -> Text:
    workers = counted(bid.colour, bid.count)
    return text("keyflower-lying", workers=workers) if bid.lying else workers


def held_pieces(view: View) -> dict[str, int]:
    """Return the reader's workers and skills, behind the screen and in front of it."""
    parts = [part for part in (own_seat(view).screen, own_seat(view).front) if part is not None]
    kinds = (*COLOURS, *SKILLS)
    return {
        kind: sum(part.workers.get(kind, 0) + part.skills.get(kind, 0) for part in parts) for kind in kinds
    }


def used_tile(view: View) -> TileView:
    """Return the tile of this turn."""
    every = (*view.tiles, *view.orders, *(tile for seat in view.seats for tile in seat.village))
    return next(tile for tile in every if tile.id == turn_of(view).tile)


def turn_of(view: View) -> TurnView:
    assert view.turn is not None
    return view.turn


def own_seat(view: View) -> SeatView:
    return view.seats[reader_of(view)]


def reader_of(view: View) -> Seat:
    assert view.reader is not None
    return view.reader
