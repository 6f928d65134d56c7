"""New tiles on Keyflower's panel: one is placed, turned and moved, then the next one taken up."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.core.hexes import SIDES, Hex
from engine.core.text import Text, text
from engine.keyflower.names import tile_name
from engine.keyflower.numbering import cell_number
from engine.keyflower.view import TileView, View
from render.keyflower.panel_keys import ROWS, own_seat
from render.kit.painter import PictureKind
from render.kit.panel_layout import MARKS, Key, KeyRow, PanelStep, Said, rows_of


def placing_step(view: View, offered: Collection[Said]) -> PanelStep:
    """Return the keys that turn the tile just placed, move it, and go on to the next tile."""
    own, placing = own_seat(view), view.placing
    placed = own.village[-1] if placing is None and own.placed else None
    tiles = [tile.id for tile in (*own.to_place, *own.beside) if (f"tile:{tile.id}",) in offered]
    turning = _turning_keys(placed, offered)
    rows = (KeyRow((*turning, _next_tile_key(view, tiles))), *rows_of(_cell_keys(view, placed, offered)))
    ask = None if placed is None else _adjusting(placed, offered, len(tiles))
    if placing is not None:
        ask = text("keyflower-panel-where", tile=tile_name(placing.tile.id))
    return PanelStep(rows, PictureKind("village", own.seat), ask, square=True, is_partial=True)


def _adjusting(placed: TileView, offered: Collection[Said], left: int) -> Text:
    """Say what can be done with the tile just placed, and whether other tiles are left."""
    is_turnable = any(words[0].startswith("rotation:") for words in offered)
    key = "keyflower-panel-adjust" if is_turnable else "keyflower-panel-one-way"
    return text(key, tile=tile_name(placed.id), count=left)


def _turning_keys(placed: TileView | None, offered: Collection[Said]) -> tuple[Key, Key]:
    """Return keys for the next legal rotation anticlockwise and clockwise."""
    labels = text("keyflower-key-turn-left"), text("keyflower-key-turn-right")
    legal = [turn for turn in SIDES if (f"rotation:{turn}",) in offered]
    if placed is None or not legal:
        return Key(("rotation:left",), labels[0]), Key(("rotation:right",), labels[1])
    now, focus = placed.rotation, f"tile:{placed.id}"
    by_distance = sorted(legal, key=lambda turn: (turn - now) % len(SIDES))
    left, right = (f"rotation:{turn}" for turn in (by_distance[-1], by_distance[0]))
    return Key((left,), labels[0], focus=focus), Key((right,), labels[1], focus=focus)


def _next_tile_key(view: View, tiles: Sequence[str]) -> Key:
    """Return the key for the next tile, by its name; with a tile in hand, for one to place before it."""
    own, placing = own_seat(view), view.placing
    every = [tile.id for tile in (*own.to_place, *own.beside)]
    here = every.index(placing.tile.id) if placing is not None else -1
    order = [tile for tile in (*every[here + 1 :], *every[: max(here, 0)]) if tile in tiles]
    if not order:
        return Key(("tile:next",), text("keyflower-key-tile-next"))
    name, focus = tile_name(order[0]), f"tile:{order[0]}"
    key = "keyflower-key-tile-after" if placing is None else "keyflower-key-tile-first"
    return Key((focus,), text(key, tile=name), focus=focus, name=name)


def _cell_keys(view: View, placed: TileView | None, offered: Collection[Said]) -> list[Key]:
    """Return the free places beside the village; if these are too many, those that can be chosen."""
    here, taken_up = (None, "") if placed is None else (placed.at, placed.id)
    cells = sorted(own_seat(view).free_cells(without=taken_up), key=cell_number)
    if len(cells) > (ROWS - 1) * MARKS:
        cells = [at for at in cells if at == here or (_cell(at),) in offered][: (ROWS - 1) * MARKS]
    return [Key((_cell(at),), str(cell_number(at)), focus=_cell(at), is_chosen=at == here) for at in cells]


def _cell(at: Hex) -> str:
    return f"cell:{at.q},{at.r}"
