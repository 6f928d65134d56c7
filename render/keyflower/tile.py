"""One tile with all pieces on it, as a stack of rows inside its hexagon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.hexes import turned
from engine.core.text import Say
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import RIVER, ROAD
from engine.keyflower.view import TileView
from render.keyflower import names
from render.keyflower.bids import CHIP, chip_place
from render.keyflower.glyphs import (
    annex,
    counted_row,
    fixed_points,
    points,
    printed_row,
)
from render.keyflower.tile_names import LEAST_NAME, NAME_TRIES, PLAIN_NAME, split
from render.keyflower.tile_rows import (
    AROUND_NAME,
    SMALL,
    TALLEST,
    THINNEST,
    Row,
    Stack,
    chord,
    has_corners,
    least_high,
    room_at,
    stack,
)
from render.kit.layout import ROOT3, Box, Point, around, freest
from render.kit.rows import Glyph, lay_row, row_height, row_width
from render.kit.scene import BADGE, SERIF, Layer, Scene, badge_box
from render.kit.terrain import hex_ground, hex_shadow
from render.kit.text import size_for, whole, width_of
from render.kit.theme import letter_on

_READABLE = (34, 32, 30)
"""Sizes of numbers in a crowded row: the first at which its pictures stay large enough."""
_EDGES = {ROAD: "road", RIVER: "river"}
_GROUNDS = {"summer-boat": "summer"}
WITH_PRINT = 88.0
"""Radius from which on a tile that is being placed shows what it does."""
_NEAR_BIDS, _BETWEEN = 0.42, 0.84
"""Distance from the centre beyond which a row has bids beside it, and its room between them."""


def place_tiles(
    scene: Scene,
    content: Content,
    say: Say,
    tiles: Sequence[TileView],
    centres: Mapping[str, Point],
    radius: float,
) -> None:
    """Put neighbours into the scene; names that cover other tiles' corners come last, where there is room."""
    stacks = {tile.id: stack(content, say, tile, radius) for tile in tiles}
    broad = [tile for tile in tiles if stacks[tile.id].broad]
    for tile in tiles:
        if tile not in broad:
            _place(scene, content, tile, stacks[tile.id], centres[tile.id], radius)
    spare = {tile.id: stack(content, say, tile, radius, modest=True).boxes for tile in broad}
    for tile in broad:
        centre = centres[tile.id]
        del spare[tile.id]
        later = [box.shifted(*centres[other]) for other, boxes in spare.items() for box in boxes]
        taken = _near(later + _pieces(scene), centre, radius)
        _place(scene, content, tile, stack(content, say, tile, radius, taken=taken), centre, radius)


def _pieces(scene: Scene) -> list[Box]:
    """Return the boxes of all pieces, and of all words with the plates around them."""
    pieces = [item.box for layer in (Layer.GOODS, Layer.WORKERS) for item in scene.layers[layer]]
    return pieces + [item.box.inset(-AROUND_NAME / 2, -2) for item in scene.layers[Layer.WORDS]]


def _near(boxes: Sequence[Box], centre: Point, radius: float) -> list[Box]:
    """Return those near a tile, relative to its centre."""
    reach = around(centre, 2.2 * radius, 2 * radius)
    return [box.shifted(-centre.x, -centre.y) for box in boxes if box.overlaps(reach)]


def place_tile(
    scene: Scene,
    content: Content,
    say: Say,
    tile: TileView,
    centre: Point,
    radius: float,
    tallest: float = TALLEST,
) -> Box:
    """Put a tile into the scene: shadow, land, name, print, goods, users. The table draws the bids."""
    return _place(scene, content, tile, stack(content, say, tile, radius, tallest), centre, radius)


def _place(
    scene: Scene, content: Content, tile: TileView, stacked: Stack, centre: Point, radius: float
) -> Box:
    box = _lay_ground(scene, content, tile, centre, radius)
    y = centre.y - stacked.height / 2
    top = Point(centre.x, y)
    _card(scene, stacked.rows, centre, y, radius)
    for row in stacked.rows:
        middle = Point(centre.x, y + row.height / 2)
        if row.sort == "name":
            top = Point(centre.x, y)
            look = ground_of(content, tile.id)
            _ribbon(scene, stacked.name, stacked.size, look, middle, row.height, centre, radius)
        else:
            _lay(scene, content, tile, row, middle, centre, radius)
        y += row.height
    _corners(scene, content, tile, centre, top, radius)
    return box


def place_bare_tile(
    scene: Scene, content: Content, say: Say, tile: TileView, centre: Point, radius: float
) -> None:
    """Put a tile into the scene with its name above the centre and, if it is large, what it does below: the
    ends of its roads are visible."""
    _lay_ground(scene, content, tile, centre, radius)
    height = max(SMALL, radius * 0.27) * 1.2
    words = names.ribbon(say, tile.id)
    room = chord(radius, height / 2 + 2, height) - AROUND_NAME
    tries = (
        (found, way.size)
        for wide in (room, 2 * radius - AROUND_NAME)  # between the sloping sides, else as wide as the tile
        for way in NAME_TRIES
        if way.lines < 3 and (found := split(words, way.lines, way.size, wide))
    )
    name, size = next(tries, ([whole(words)], LEAST_NAME))
    height = max(height, least_high(len(name), size))
    at = centre.shifted(0, -height / 2 - 2)
    _ribbon(scene, name, size, ground_of(content, tile.id), at, height, centre, radius)
    if radius >= WITH_PRINT:
        _print_below(scene, content, tile, centre, radius)


def _print_below(scene: Scene, content: Content, tile: TileView, centre: Point, radius: float) -> None:
    """Draw what a tile does, or its points, below its centre."""
    fixed = fixed_points(content, tile.id, tile.upgraded)
    row = printed_row(content, tile.id, tile.upgraded, tile.side, tile.cabins)
    if not row and fixed:
        row = [points(fixed)]
    if row:
        high = max(radius * 0.3, SMALL + 4)
        room = chord(radius, high / 2 + 2, high) - AROUND_NAME
        wanted, least = high - 4, _READABLE[-1]
        if row_height(row, wanted, room, least=least) < SMALL:
            row = counted_row(row)
        piece = row_height(row, wanted, room, least=least)
        if piece >= THINNEST:
            _card(scene, [Row("print", tuple(row), high, piece)], centre, centre.y + 2, radius)
            lay_row(scene, row, centre.shifted(0, high / 2 + 2), piece, least=least)


def _lay_ground(scene: Scene, content: Content, tile: TileView, centre: Point, radius: float) -> Box:
    box = around(centre, 2 * radius, ROOT3 * radius)
    scene.sprite(Layer.SHADOW, around(centre, box.width * 1.2, box.height * 1.2), hex_shadow)
    ground, edges = ground_of(content, tile.id), edges_of(content, tile)
    scene.sprite(Layer.GROUND, box.inset(-1), hex_ground, ground, edges)  # no seams
    return box


_OWN_PLACES = (
    (0.7, 0.0), (-0.7, 0.0), (0.34, 0.6), (-0.34, 0.6), (0.0, 0.66), (0.34, -0.6), (-0.34, -0.6),
    (0.0, -0.66),
)  # fmt: skip
"""Places of a badge entirely on its tile, so that it does not seem to be its neighbour's."""
BADGE_PLACES = (
    *_OWN_PLACES, (0.72, 0.34), (-0.72, 0.34), (0.6, 0.56), (-0.6, 0.56),
    (0.0, -0.68), (0.0, 0.68), (0.8, 0.0), (-0.8, 0.0),
    (0.45, -0.7), (-0.45, -0.7), (0.45, 0.72), (-0.45, 0.72), (0.9, -0.3), (-0.9, -0.3),
    (0.3, 0.86), (0.3, -0.86), (1.0, 0.0), (-1.0, 0.0),
)  # fmt: skip
"""Possible places of a badge on a tile, relative to its radius, best first."""
_ANYWHERE = tuple(
    (x / 12, y / 12) for y in range(10, -11, -1) for x in range(12, -13, -1) if abs(x) + abs(y) / ROOT3 <= 12
)
"""Places all over a tile, for a badge that would hide words at each of the others."""
_ASIDE = (
    (0.66, -0.3), (-0.66, -0.3), (0.62, 0.46), (-0.62, 0.46), (0.8, 0.0), (-0.8, 0.0), (0.4, 0.7),
    (-0.4, 0.7), (0.5, -0.74), (-0.5, -0.74), (0.7, 0.3), (-0.7, 0.3), (0.54, 0.62), (-0.54, 0.62),
)  # fmt: skip
"""Places of a coin or an extension on a tile whose name leaves no room above it, best first."""
BESIDE = ((1.04, 0.0), (-1.04, 0.0))
"""The same for a tile that stands alone."""


def badge_tiles(
    scene: Scene,
    centres: Mapping[str, Point],
    radius: float,
    places: Sequence[tuple[float, float]] = BADGE_PLACES,
) -> None:
    """Place each tile's badge where it hides least of this tile and its neighbours; call this last."""
    pieces = [item.box for layer in (Layer.GOODS, Layer.WORKERS) for item in scene.layers[layer]]
    words = [item.box for item in scene.layers[Layer.WORDS]]
    words += [badge_box(spot.badge) for spot in scene.spots.values()]
    for tile, centre in centres.items():
        reach = around(centre, 2.2 * radius + 2 * BADGE, 1.8 * radius + BADGE)
        read = [box for box in words if box.overlaps(reach)]
        near = read * 12 + [box for box in pieces if box.overlaps(reach)]  # words matter most
        best = freest(_inside(scene, centre, radius, places), BADGE, near)
        if any(badge_box(best).overlaps(box) for box in read):
            best = freest(_inside(scene, centre, radius, _ANYWHERE), BADGE, near)
        words.append(around(best, BADGE, BADGE))
        scene.spot(f"tile:{tile}", around(centre, 2 * radius, ROOT3 * radius), best, "hex")


def _inside(scene: Scene, centre: Point, radius: float, places: Sequence[tuple[float, float]]) -> list[Point]:
    """Return these places of a badge as far as it stays within the picture."""
    there = [centre.shifted(dx * radius, dy * radius) for dx, dy in places]
    return [at for at in there if 26 < at.x < scene.width - 26]


def ground_of(content: Content, piece: str) -> str:
    kind = content.hexes[piece].kind
    return _GROUNDS.get(kind, kind)


def edges_of(content: Content, tile: TileView) -> tuple[str, ...]:
    printed = content.hexes[tile.id].edges
    return turned([_EDGES.get(edge, "field") for edge in printed], tile.rotation)


def _card(scene: Scene, rows: list[Row], centre: Point, top: float, radius: float) -> None:
    """Draw paper below the print, to keep it legible on any land; the price on a darker strip."""
    y, theme = top, scene.theme
    for row in rows:
        if row.sort in ("print", "price"):
            wide = row_width(row.glyphs, row.piece) + radius * 0.12
            room = room_at(radius, y + row.height / 2 - centre.y, row.height)
            sheet = around((centre.x, y + row.height / 2), min(room, max(wide, radius * 1.2)), row.height + 3)
            fill = theme.paper if row.sort == "print" else theme.paper_shade
            scene.panel(Layer.CARD, sheet, fill, theme.paper_edge, radius * 0.08, 2)
        y += row.height


def _lay(
    scene: Scene, content: Content, tile: TileView, row: Row, at: Point, centre: Point, radius: float
) -> None:
    room = room_at(radius, at.y - centre.y, row.height)
    if row.sort == "users":
        at, room = _beside(content, tile, at, room, radius)
    elif tile.bids and abs(at.y - centre.y) > _NEAR_BIDS * radius:
        room = min(room, _BETWEEN * radius)
    glyphs = row.glyphs
    if row_height(glyphs, row.piece, room * 0.97) < _READABLE[-1]:
        glyphs = tuple(counted_row(glyphs))
    least = next(
        (s for s in _READABLE if row_height(glyphs, row.piece, room, least=s) >= min(THINNEST, row.piece)), 0
    )
    height = row_height(glyphs, row.piece, room * 0.97, least=least)
    if height < SMALL + 0.2:  # rather over the border than illegible
        height = max(row_height(glyphs, row.piece, room, least=least), THINNEST) if least else SMALL + 0.2
    layer = Layer.WORKERS if row.sort == "users" else Layer.GOODS
    box = lay_row(scene, glyphs, at, height, layer=layer, least=max(least, _READABLE[-1]))
    if row.sort in ("users", "goods") and any(glyph.words for glyph in glyphs):
        pill = around(at, box.width + 10, height * 0.86)  # keep numbers legible on any land
        scene.panel(Layer.CARD, pill, scene.theme.paper, None, height * 0.4)


def _beside(content: Content, tile: TileView, at: Point, room: float, radius: float) -> tuple[Point, float]:
    """Return where workers stand, clear of the ribbon's corners and of bids in the upper corners."""
    clear = 2 * _corner_at(tile) * radius - _corner_size(radius) - 4 if has_corners(content, tile) else room
    if not tile.bids:
        return at, min(room, clear)
    if has_corners(content, tile):
        return at.shifted(-0.2 * radius, 0), 0.5 * radius
    return at, min(room, _BETWEEN * radius)


def _corner_at(tile: TileView) -> float:
    """Return the coin's distance from the centre, relative to the radius: nearer if bids need the corners."""
    return 0.23 if tile.bids else 0.45


def _ribbon(
    scene: Scene,
    name: Sequence[str],
    least: int,
    ground: str,
    at: Point,
    height: float,
    centre: Point,
    radius: float,
) -> None:
    """Draw the name, at least so large, on a plate no wider than the tile."""
    look = scene.theme.grounds[ground]
    needed = max(width_of(words, SERIF, least) for words in name) + AROUND_NAME
    widest = max(chord(radius, at.y - centre.y, height), needed)
    line = height / len(name)
    wanted = max(round(max(line * 0.86, min(PLAIN_NAME, line * 0.97))), least)
    border = max(AROUND_NAME, 0.3 * line)
    size = min(size_for(words, SERIF, wanted, widest - border, least) for words in name)
    wide = max(radius * 1.2, *(width_of(words, SERIF, size) + border + 4 for words in name))
    plate = around(at, min(widest, wide), height)
    scene.panel(Layer.CARD, plate, look.border, scene.theme.paper, line * 0.24, 2)
    for words, row in zip(name, plate.inset(0, 1).rows(len(name)), strict=True):
        scene.label(words, row.centre, size, letter_on(look.border), SERIF)


def _corners(
    scene: Scene, content: Content, tile: TileView, centre: Point, ribbon_top: Point, radius: float
) -> None:
    """Draw the coin and the extension on the ribbon's ends."""
    size = _corner_size(radius)
    fixed = fixed_points(content, tile.id, tile.upgraded)
    y, dx = ribbon_top.y - size * 0.46, radius * _corner_at(tile)
    shown = [(points(fixed), dx)] if fixed else []
    if tile.extension:
        shown.append((annex(content.extensions[tile.extension].colour), -dx))
    bids = [around(chip_place(centre, radius, side), *CHIP) for side in range(6)] if tile.bids else []
    ends = [around((centre.x + across, y), size, size) for _, across in shown]
    if y >= centre.y - ROOT3 / 2 * radius + size / 2 and not any(
        end.overlaps(bid, 4) for end in ends for bid in bids
    ):
        for (glyph, _), end in zip(shown, ends, strict=True):
            _sit(scene, glyph, end.centre, size)
        return
    reach = around(centre, 2 * radius, 2 * radius)
    layers = (Layer.GOODS, Layer.WORKERS)
    read = [item.box for item in scene.layers[Layer.WORDS] if item.box.overlaps(reach)]
    pieces = [item.box for layer in layers for item in scene.layers[layer] if item.box.overlaps(reach)]
    near = (read + bids) * 12 + pieces  # words matter most
    for glyph, _ in shown:
        at = freest([centre.shifted(x * radius, up * radius) for x, up in _ASIDE], size, near)
        if any(around(at, size, size).overlaps(box) for box in read + bids):
            at = freest([centre.shifted(x * radius, up * radius) for x, up in _ANYWHERE], size, near)
        _sit(scene, glyph, at, size)
        near.append(around(at, size, size))


def _corner_size(radius: float) -> float:
    return max(SMALL * 1.15, radius * 0.34)


def _sit(scene: Scene, glyph: Glyph, at: Point, size: float) -> None:
    lay_row(scene, [glyph], at, size, layer=Layer.WORKERS)
