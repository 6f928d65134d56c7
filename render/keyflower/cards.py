"""Small cards of one thing each: contracts, extensions, both faces of a tile."""

from __future__ import annotations

from engine.core.text import Say, text
from engine.keyflower.content import words
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import Boat, Cargo, Tile
from engine.keyflower.view import TileView
from render.keyflower import names
from render.keyflower.glyphs import (
    CABIN,
    CONTRACT,
    annex,
    contract_row,
    good,
    points,
    price_row,
    tool,
    worker,
)
from render.keyflower.tile import ground_of, place_tile
from render.kit.layout import ROOT3, WIDTH, Box, Point
from render.kit.rows import GAP_GLYPH, Glyph, counted, lay_row, row_height, row_width
from render.kit.scene import BADGE, SANS, SERIF, Layer, Scene
from render.kit.sheet import sheet
from render.kit.signs import season_sign
from render.kit.text import with_capital
from render.kit.theme import Theme, letter_on


def contract_card(scene: Scene, content: Content, contract: str, box: Box) -> None:
    """Draw what a contract asks for and what it is worth, with space for a badge in its corner."""
    sheet(scene, box, radius=18)
    strip = Box(box.x0 + 3, box.y0 + 3, box.x1 - 3, box.y0 + 10)
    scene.panel(Layer.CARD, strip, scene.theme.coin, None, 3)
    coin_width = 62
    lay_row(scene, [points(content.contract_points)], (box.x1 - coin_width / 2 - 8, box.centre.y), 56)
    room = Box(box.x0 + 14, box.y0, box.x1 - coin_width - 16, box.y1)
    row = contract_row(content.contracts[contract])
    height = row_height(row, 58, room.width)
    reaches = room.width - row_width(row, height) < BADGE
    middle = box.centre.y + 5 if not reaches else box.y0 + BADGE - 8 + height / 2
    lay_row(scene, row, (room.centre.x, middle), height, room.width, colour=scene.theme.ink)
    scene.spot(f"contract:{contract}", box, Point(box.x0 + 14, box.y0 + 14))


def extension_card(scene: Scene, content: Content, extension: str, box: Box) -> None:
    printed = content.extensions[extension]
    sheet(scene, box, radius=14)
    row = [annex(printed.colour), GAP_GLYPH, *price_row(printed.price)]
    lay_row(scene, row, box.centre.shifted(12, 4), 54, box.width - 60, colour=scene.theme.ink)
    scene.spot(f"extension:{extension}", box, Point(box.x0 + 16, box.y0 + 18))


def tile_card(content: Content, piece: str, say: Say, theme: Theme) -> Scene:
    """Draw both faces of a tile or boat, with their meaning in words."""
    scene = Scene(theme)
    printed = content.hexes[piece]
    look = theme.grounds[ground_of(content, piece)]
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, 110), look.border, None, 0)
    ink = letter_on(look.border)
    scene.label(names.tile(say, piece), (40, 55), 66, ink, SERIF, "left", WIDTH - 330, 40)
    kind = say(text(f"pictures-kind-{printed.kind}"))
    scene.label(kind, (WIDTH - 40, 55), 40, ink, SANS, "right", 280, 28)
    faces = _faces_of(printed)
    y = 110 + _faces(scene, content, say, faces, 150)
    if isinstance(printed, Boat):
        y = _boat_cargo(scene, printed, y)
    y = scene.paragraph(
        with_capital(say(words.whole(content, piece))), (60, y + 16), 40, WIDTH - 120, theme.felt_ink
    )
    scene.height = round(y + 40)
    return scene


def _faces_of(printed: Tile | Boat) -> list[TileView]:
    piece = printed.id
    if printed.kind == "summer-boat":
        return [TileView(piece, side="a"), TileView(piece, side="b")]
    if isinstance(printed, Tile) and printed.upgraded is not None:
        return [TileView(piece), TileView(piece, upgraded=True)]
    return [TileView(piece)]


def _faces(scene: Scene, content: Content, say: Say, faces: list[TileView], top: float) -> float:
    radius = 285.0
    height = ROOT3 * radius
    xs = [WIDTH / 2] if len(faces) == 1 else [WIDTH * 0.255, WIDTH * 0.745]
    for face, x in zip(faces, xs, strict=True):
        place_tile(scene, content, say, face, Point(x, top + height / 2), radius)
    if len(faces) > 1:
        for face, x in zip(faces, xs, strict=True):
            key = (
                f"pictures-side-{face.side}"
                if face.side
                else f"pictures-side-{'upgraded' if face.upgraded else 'basic'}"
            )
            scene.label(say(text(key)), (x, top + height + 34), 40, scene.theme.felt_ink, SANS)
        return height + 110
    return height + 60


def _cargo_glyphs(cargo: Cargo) -> list[Glyph]:
    row = counted(worker("any"), cargo.workers, 1) + counted(worker("green"), cargo.green)
    row += counted(tool("any"), cargo.skills) + counted(good("gold"), cargo.gold)
    return row + counted(CABIN, cargo.cabins) + counted(CONTRACT, cargo.contracts)


def _boat_cargo(scene: Scene, boat: Boat, top: float) -> float:
    """Draw what the boat carries in each season."""
    for season, cargo, cell in zip(
        ("spring", "summer", "autumn"),
        boat.cargo,
        Box(30, top, WIDTH - 30, top + 90).columns(3, 20),
        strict=True,
    ):
        scene.panel(Layer.CARD, cell, scene.theme.paper, scene.theme.paper_edge, 20, 2)
        scene.sprite(
            Layer.GOODS, Box(cell.x0 + 12, cell.y0 + 12, cell.x0 + 78, cell.y0 + 78), season_sign, season
        )
        lay_row(
            scene,
            _cargo_glyphs(cargo),
            (cell.x0 + 92, cell.centre.y),
            52,
            cell.width - 104,
            "left",
            colour=scene.theme.ink,
        )
    return top + 90
