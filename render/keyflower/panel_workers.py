"""Who goes to a tile, on Keyflower's panel: a row for each colour, then the losing groups."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from engine.core.text import Text, Who, text
from engine.keyflower.content.shapes import COLOURS
from engine.keyflower.names import counted, item_name, pieces_text, tile_name
from engine.keyflower.view import View
from render.keyflower.panel_keys import (
    CASH,
    GROUPS,
    TABLE,
    bid_workers,
    group_keys,
    group_rows,
    held_pieces,
    help_of,
    own_seat,
    place_of_turn,
    step,
    turn_of,
    used_tile,
    which_group,
)
from render.kit.panel_layout import PIECES, Key, KeyRow, PanelStep, Said, rows_of

_MANY = 4  # workers from which on their number is asked for once more


def sending_step(view: View, said: Said, offered: Collection[Said], ask: Text) -> PanelStep:
    """Ask who goes to the tile: a row for each colour, then the losing groups."""
    depth, picture = len(said), place_of_turn(view)
    if said[-1:] == ("group",):
        return which_group(view, depth)
    if all(words[:1] == ("cash",) for words in offered):
        rows = _group_row(view, said) if view.merchants != "off" else ()
        return replace(step(rows, picture, text("keyflower-panel-all-sent")), note=_bid_note(view))
    if said and said[-1].endswith("+"):
        colour = said[-1].partition(":")[0]
        most = max(_MANY, held_pieces(view)[colour])
        numbers = (_worker_key(colour, number) for number in range(_MANY, most + 1))
        return step(rows_of(numbers, PIECES, depth=depth), picture, text("keyflower-panel-how-many"))
    colours = (KeyRow(_worker_keys(colour, _most(colour, said, offered)), depth=depth) for colour in COLOURS)
    rows, about = (*colours, *_group_row(view, said)), _about_tile(view)
    in_words = () if about is None else (about,)
    return PanelStep(rows, picture, ask, square=True, about=about, in_words=in_words)


def _bid_note(view: View) -> Text | None:
    """Say what the tile of a bid does, and that no other bid was possible if that is so."""
    if turn_of(view).verb != "bid":
        return None
    help_ = _help_of_tile(view)
    return text("keyflower-panel-only-bid", about=help_) if _was_only_bid(view) else help_


def _was_only_bid(view: View) -> bool:
    """Return whether the reader could bid on the tile of the turn in just one way."""
    tile, turn, held = used_tile(view), turn_of(view), held_pieces(view)
    if own_seat(view).powers or group_keys(view, TABLE):
        return False
    own = next((bid.count for bid in tile.bids if bid.seat == view.reader), 0)
    need = 1 + max((bid.count for bid in tile.bids), default=0) - own
    colours = (tile.colour,) if tile.colour else COLOURS
    return sum(max(0, held[one] + turn.sent.get(one, 0) - need + 1) for one in colours) == 1


def _about_tile(view: View) -> Text | None:
    """Say what the tile does before the first workers are sent, and what happens without a bid (KF-70)."""
    turn, about = turn_of(view), _help_of_tile(view)
    if turn.sent or turn.groups:
        return None
    return text("keyflower-panel-keyple", help=about) if turn.tile == view.keyple_on else about


def _help_of_tile(view: View) -> Text:
    tile = used_tile(view)
    return text("keyflower-tile-does", tile=tile_name(tile.id), help=help_of(view, tile))


def _most(colour: str, said: Said, offered: Collection[Said]) -> int:
    """Return how many workers of a colour may be sent at most; 0 if less than four."""
    many = (*said, f"{colour}:{_MANY}+")
    numbers = (words[-1].partition(":")[2] for words in offered if words[:-1] == many)
    return max(map(int, numbers), default=0)


def _worker_keys(colour: str, most: int) -> tuple[Key, ...]:
    few = (_worker_key(colour, number) for number in range(1, _MANY))
    label = str(_MANY) if most == _MANY else f"{_MANY}+"
    return (*few, Key((f"{colour}:{_MANY}+",), label, item_name(colour)))


def _worker_key(colour: str, number: int) -> Key:
    return Key((f"{colour}:{number}",), str(number), item_name(colour), name=counted(colour, number))


def _group_row(view: View, said: Said) -> tuple[KeyRow, ...]:
    """Return the losing groups; where contracts can be cashed in, too, both have a key of their own."""
    if view.merchants != "off" and not said:
        return (KeyRow((GROUPS, CASH)),)
    return group_rows(view, place_of_turn(view), "group", text("keyflower-panel-groups"), len(said))


def bid_question(view: View) -> Text:
    """Return who leads with how many workers."""
    tile, turn = used_tile(view), turn_of(view)
    best = next((bid for bid in tile.bids if bid.winning), None)
    if turn.sent or turn.groups:
        return text("keyflower-panel-send-more")
    if best is None and tile.users:
        return text("keyflower-panel-send-used", workers=pieces_text(tile.users))
    if best is None:
        return text("keyflower-panel-send")
    if best.seat == view.reader:
        return text("keyflower-panel-send-own", workers=bid_workers(best))
    if (own := next((bid for bid in tile.bids if bid.seat == view.reader), None)) is not None:
        there = {"workers": bid_workers(best), "own": counted(own.colour, own.count)}
        return text("keyflower-panel-send-raise", who=Who(best.seat), **there)
    return text("keyflower-panel-send-beat", who=Who(best.seat), workers=bid_workers(best))


def sends_exactly(missing: int, offered: Collection[Said]) -> str:
    """Return the end of the question's key: whether just this number can be sent, or more."""
    words = (word for said in offered for word in said if word.partition(":")[0] in COLOURS)
    numbers = {word.partition(":")[2] for word in words}
    return "exactly" if numbers == {str(missing)} else "use"


def missing_workers(view: View) -> int:
    """Return how many more workers have to come to the tile in use."""
    turn = turn_of(view)
    groups = (tile for tile in (*view.tiles, *view.orders) if tile.id in turn.groups)
    moving = sum(bid.count for tile in groups for bid in tile.bids if bid.seat == turn.seat)
    return used_tile(view).last + 1 - sum(turn.sent.values()) - moving
