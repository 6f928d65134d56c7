"""Pieces on the map: dwellings, workers, fences, the keythedral; and the signs of the table."""

from __future__ import annotations

import math

from PIL import ImageChops

from render.keythedral.palette import MARKS, stone_colour
from render.kit.layout import Box, Point
from render.kit.pen import XY, InsetPen, Pen, Shape
from render.kit.pieces import MEEPLE
from render.kit.rows import Glyph, sprite_glyph
from render.kit.scene import BOLD, Layer, Scene
from render.kit.signs import badge, emblem, scroll
from render.kit.theme import Colour, darker, letter_on, lighter

_ROOT_HALF = math.sqrt(0.5)
_GOLD: Colour = (246, 200, 70)
_LIGHT_WALL: Colour = (250, 242, 220)
_DARK_WALL: Colour = (92, 66, 50)
_INK: Colour = (44, 32, 24)
_RIM: Colour = (255, 252, 240)
_REACH = 42.0
"""From the centre of a dwelling's sprite to the corners of its square."""


def seat_disc(pen: Pen, seat: int) -> None:
    """Draw a player's symbol on a disc of the player's colour."""
    mark = MARKS[seat]
    pen.outlined(pen.shape().circle((50, 50), 44), mark.colour, darker(mark.colour, 0.6), 4)
    pen.outlined(pen.shape().circle((50, 50), 40), mark.colour, lighter(mark.colour, 0.4), 2)
    emblem(pen, mark.symbol, (50, 50), 88, letter_on(mark.colour))


def player_badge(pen: Pen, seat: int, pale: bool = False) -> None:
    """Draw a badge that frames a player's disc."""
    badge(pen, "", pale)
    seat_disc(InsetPen(pen, (50, 50), 78), seat)


_ARROW = [(0, -40), (30, -4), (12, -4), (12, 38), (-12, 38), (-12, -4), (-30, -4)]
_TURNS = {"nw": -45.0, "ne": 45.0, "sw": -135.0, "se": 135.0}


def side_arrow(pen: Pen, side: str, colour: Colour, size: float = 0.9) -> None:
    """Draw an arrow to one side of a square."""
    turn = math.radians(_TURNS[side])
    along, across = math.cos(turn) * size, math.sin(turn) * size
    points = [(50 + x * along - y * across, 50 + x * across + y * along) for x, y in _ARROW]
    pen.silhouette(pen.shape().polygon(points), colour)


def arrow_badge(pen: Pen, side: str, pale: bool = False) -> None:
    badge(pen, "", pale)
    side_arrow(pen, side, pen.theme.faint if pale else pen.theme.badge_ink, 0.72)


def worker(pen: Pen, seat: int) -> None:
    """Draw a worker with the player's symbol on the chest; a light rim sets it off from its field."""
    mark, middle = MARKS[seat], pen.wide / 2
    half = [(13, 36), (30, 42), (42, 56), (40, 66), (30, 68), (32, 92), (0, 92)]
    body = [(middle + x, y) for x, y in half] + [(middle - x, y) for x, y in reversed(half)]
    shape = pen.shape().polygon(body).circle((middle, 24), 19)
    pen.outlined(shape, mark.colour, _RIM, 9)
    pen.cut_piece(shape, mark.colour, edge=4, drop=3)
    emblem(pen, mark.symbol, (middle, 66), 46, letter_on(mark.colour))


def _plot(pen: Pen, fill: Colour, rim: Colour, edge: float) -> None:
    diamond = [(50, 50 - _REACH), (50 + _REACH, 50), (50, 50 + _REACH), (50 - _REACH, 50)]
    pen.outlined(pen.shape().polygon(diamond), fill, rim, edge)


def _dwelling(pen: Pen, seat: int, house: bool) -> None:
    """Draw a light cottage or a wide, dark house, with the symbol on a roof in the player's colour."""
    mark = MARKS[seat]
    _plot(pen, darker(mark.colour, 0.25), darker(mark.colour, 0.62), 3)
    _walls(pen, house, mark.colour)
    emblem(pen, mark.symbol, (50, 34 if house else 36), 27, letter_on(mark.colour))


def dwelling_sign(pen: Pen, seat: int, house: bool) -> None:
    """Draw any dwelling of a player, with the symbol in place of a number, large enough for an icon."""
    mark = MARKS[seat]
    outer = InsetPen(pen, (50, 52), 112)
    _walls(outer, house, mark.colour)
    emblem(pen, mark.symbol, (50, 67 if house else 65), 44, (255, 246, 226) if house else _INK)


def _walls(pen: Pen, house: bool, roof: Colour) -> None:
    if house:
        pen.outlined(pen.shape().rectangle(14, 42, 86, 84, 3), _DARK_WALL, _INK, 3)
        for x in (19, 73):
            for y in (52, 68):
                pen.silhouette(pen.shape().rectangle(x, y, x + 8, y + 10, 1), _GOLD)
        shape = [(27, 6), (50, 22), (73, 6), (94, 46), (6, 46)]  # two gables
    else:
        pen.outlined(pen.shape().rectangle(28, 48, 72, 80, 3), _LIGHT_WALL, _INK, 3)
        shape = [(50, 10), (86, 50), (14, 50)]
    pen.outlined(pen.shape().polygon(shape), roof, _INK, 3)


def place_dwelling(scene: Scene, box: Box, seat: int, number: int, house: bool) -> None:
    """Draw a dwelling with its number on the wall."""
    scene.sprite(Layer.CARD, box, _dwelling, seat, house)
    ink = (255, 246, 226) if house else _INK
    scene.label(str(number), number_place(box, house), max(24, round(box.height * 0.39)), ink, BOLD)


def roofed_plate(pen: Pen, seat: int) -> None:
    """Draw a small house front: a roof of the player's colour on a wall with space for a number."""
    pen.outlined(pen.shape().rectangle(14, 38, 86, 94, 6), _LIGHT_WALL, _INK, 4)
    pen.outlined(pen.shape().polygon([(50, 8), (96, 42), (4, 42)]), MARKS[seat].colour, _INK, 4)


def place_plate(pen: Pen, number: str) -> None:
    """Draw the plate of a place's number."""
    pen.outlined(pen.shape().rectangle(10, 14, 90, 86, 18), pen.theme.paper, pen.theme.paper_edge, 5)
    pen.letters(number, (50, 51), 60, pen.theme.ink)


def home_tag(scene: Scene, box: Box, seat: int, number: int) -> None:
    """Draw the number of the dwelling that a worker comes from, under a roof as every dwelling's number."""
    scene.sprite(Layer.CARD, box, roofed_plate, seat)
    middle = box.centre.shifted(0, box.height * 0.17)
    scene.label(str(number), middle, max(24, round(box.height * 0.68)), _INK, BOLD)


def number_place(box: Box, house: bool) -> Point:
    """Return the centre of the number on a dwelling's wall."""
    return box.centre.shifted(0, box.height * (0.135 if house else 0.15))


def plot(pen: Pen, seat: int) -> None:
    """Draw the square of a dwelling on a small map."""
    mark = MARKS[seat]
    _plot(pen, mark.colour, darker(mark.colour, 0.62), 6)
    emblem(pen, mark.symbol, (50, 50), 52, letter_on(mark.colour))


def corner_badge(pen: Pen, number: str, pale: bool = False) -> None:
    """Draw the mark of a corner: a diamond, which no field's or dwelling's number has."""
    theme = pen.theme
    fill, ink = (theme.paper, theme.faint) if pale else (theme.badge, theme.badge_ink)
    diamond = [(50, 5), (95, 50), (50, 95), (5, 50)]
    pen.outlined(pen.shape().polygon(diamond), fill, ink, 4)
    pen.letters(number, (50, 51), corner_type(number), ink)


def corner_type(number: str) -> int:
    """Return the size of the number, in hundredths of the height."""
    return (54, 46, 34)[min(len(number), 3) - 1]


def halo(pen: Pen) -> None:
    """Draw a halo under a dwelling whose workers go out now."""
    reach = 49.0
    diamond = [(50, 50 - reach), (50 + reach, 50), (50, 50 + reach), (50 - reach, 50)]
    pen.silhouette(pen.shape().polygon(diamond), pen.theme.glow)


def site(pen: Pen) -> None:
    """Draw an empty square beside a field."""
    _plot(pen, lighter(pen.theme.felt, 0.13), pen.theme.felt_line, 2)


def keythedral(pen: Pen) -> None:
    """Draw the keythedral tile: two towers and a rose window on a golden square."""
    wall = stone_colour(pen.theme)
    _plot(pen, _GOLD, darker(_GOLD, 0.5), 4)
    _church(pen, wall)


def church(pen: Pen) -> None:
    """Draw the keythedral as a sign."""
    _church(pen, stone_colour(pen.theme))


def _church(pen: Pen, wall: Colour) -> None:
    for x in (30, 70):
        pen.outlined(pen.shape().polygon([(x, 8), (x + 10, 34), (x - 10, 34)]), (88, 110, 140), _INK, 2.5)
        pen.outlined(pen.shape().rectangle(x - 9, 34, x + 9, 82), wall, _INK, 2.5)
        pen.silhouette(pen.shape().rectangle(x - 3, 42, x + 3, 54, 3), _INK)
    pen.outlined(pen.shape().polygon([(50, 30), (62, 46), (38, 46)]), (88, 110, 140), _INK, 2.5)
    pen.outlined(pen.shape().rectangle(39, 46, 61, 82), wall, _INK, 2.5)
    pen.outlined(pen.shape().circle((50, 54), 6), (150, 96, 196), _INK, 2)
    pen.silhouette(pen.shape().rectangle(44, 66, 56, 82, 5), _INK)


_FENCE_REACH = 38.0
"""Half the length of a fence in its sprite."""


def fence(pen: Pen, seat: int, out: tuple[int, int]) -> None:
    """Draw a fence along a slanted side: pales pointing outwards, and its builder's symbol."""
    mark = MARKS[seat]

    def at(along: float, away: float) -> XY:
        """Return a point by its position along the fence and its distance from it."""
        return (
            50 + (away * out[0] - along * out[1]) * _ROOT_HALF,
            50 + (away * out[1] + along * out[0]) * _ROOT_HALF,
        )

    shape = pen.shape()
    for away in (-4, 7):
        shape.polygon(
            [
                at(-_FENCE_REACH, away - 3),
                at(_FENCE_REACH, away - 3),
                at(_FENCE_REACH, away + 3),
                at(-_FENCE_REACH, away + 3),
            ]
        )
    for share in (-0.88, -0.56, 0.56, 0.88):
        along = share * _FENCE_REACH
        pale = [(-5, -11), (5, -11), (5, 14), (0, 21), (-5, 14)]
        shape.polygon([at(along + across, away) for across, away in pale])
    shape.circle(at(0, 2), 15)
    pen.outlined(shape, mark.colour, (250, 244, 226), 4.5)
    pen.outlined(shape, mark.colour, darker(mark.colour, 0.7), 2.5)
    emblem(pen, mark.symbol, at(0, 2), 27, letter_on(mark.colour))


def _fence_sign(pen: Pen, gone: bool = False) -> None:
    """Draw a fence in hand, or a removed one."""
    rails = pen.shape().rectangle(2, 40, pen.wide - 2, 50).rectangle(2, 66, pen.wide - 2, 76)
    for i in range(4):
        x = 8 + i * (pen.wide - 32) / 3
        rails.polygon([(x, 30), (x + 8, 14), (x + 16, 30), (x + 16, 92), (x, 92)])
    pen.cut_piece(rails, (176, 122, 70), edge=4, drop=2, shine=False)
    if gone:
        cross = (
            pen.shape().line([(14, 16), (pen.wide - 14, 90)], 13).line([(pen.wide - 14, 16), (14, 90)], 13)
        )
        pen.outlined(cross, (196, 48, 40), (255, 250, 240), 4)


def house_sign(pen: Pen) -> None:
    """Draw a house without an owner."""
    _walls(pen, True, (168, 120, 96))


def _start_key(pen: Pen) -> None:
    """Draw the start player's marker: a golden key."""
    x = pen.wide / 2 - 4
    shape = pen.shape().line([(x, 44), (x, 90)], 11).rectangle(x, 64, x + 20, 74, 2)
    shape.rectangle(x, 81, x + 16, 91, 2).circle((x, 27), 21).circle((x, 27), 8, cut=True)
    pen.cut_piece(shape, _GOLD, edge=5, drop=3, shine=False)


def seat_tile(pen: Pen, number: int) -> None:
    """Draw a building tile, number side up: a bench of the keythedral."""
    wall = stone_colour(pen.theme)
    middle = pen.wide / 2
    pen.outlined(pen.shape().rectangle(middle - 40, 8, middle + 40, 94, 14), wall, darker(wall, 0.55), 4)
    pen.letters(str(number), (middle, 52), 66, letter_on(wall))


_PANES: tuple[Colour, ...] = ((214, 72, 66), (70, 122, 204), (242, 196, 74), (88, 162, 96), (150, 92, 186))


def window(pen: Pen, built: bool) -> None:
    """Draw a seat's place in the wall: a window, bright once the seat has an owner."""
    wall = stone_colour(pen.theme)
    pen.outlined(_arch(pen, 0), darker(wall, 0.3), darker(wall, 0.62), 3)
    pen.silhouette(_arch(pen, 7), (40, 36, 52) if built else darker(wall, 0.5))
    if not built:
        pen.letters("?", (pen.wide / 2, 56), 50, lighter(wall, 0.25))
        return
    opening = _arch(pen, 7).mask
    for row in range(5):
        for column in range(2):
            x, y = pen.wide / 2 - 26 + 28 * column, 4 + 19 * row
            pane = pen.shape().rectangle(x, y, x + 24, y + 16, 2)
            pane.mask = ImageChops.multiply(pane.mask, opening)
            pen.silhouette(pane, _PANES[(row * 3 + column * 2) % len(_PANES)])


def _arch(pen: Pen, inset: float) -> Shape:
    middle, half, top = pen.wide / 2, 34 - inset, 4 + inset
    left, right, foot = middle - half, middle + half, 96 - inset
    shape = pen.shape().rectangle(left, 42, right, foot, 2)
    side = [(right, 42), (right - 2, 30), (right - 10, 17), (middle, top)]
    return shape.polygon([*side, *((2 * middle - x, y) for x, y in reversed(side))])


def marker(pen: Pen, words: str) -> None:
    """Draw a work-order marker."""
    paint: Colour = (120, 52, 36)
    pen.cut_piece(pen.shape().circle((pen.wide / 2, 48), 40), paint, edge=4, drop=4)
    pen.letters(words, (pen.wide / 2, 49), 50, (255, 255, 255))


def price_sign(pen: Pen, more: bool) -> None:
    """Draw a law about prices beside a tile: one cube more, or one less."""
    paint: Colour = (196, 62, 40) if more else (46, 128, 78)
    pen.outlined(pen.shape().rectangle(5, 10, pen.wide - 5, 90, 24), paint, (255, 255, 255), 5)
    pen.letters("+1" if more else "–1", (pen.wide / 2, 51), 62, (255, 255, 255))


def sold_sign(pen: Pen) -> None:
    """Draw a tick: the seat has an owner."""
    pen.outlined(pen.shape().line([(18, 54), (40, 78), (84, 24)], 15), (86, 140, 84), (250, 248, 238), 4)


LAW = sprite_glyph(scroll, ratio=0.8)
FENCE = sprite_glyph(_fence_sign, ratio=1.15)
NO_FENCE = sprite_glyph(_fence_sign, True, ratio=1.15)
KEY = sprite_glyph(_start_key, ratio=0.7)


def worker_glyph(seat: int) -> Glyph:
    return sprite_glyph(worker, seat, ratio=MEEPLE)
