"""Keyples, keypers, and the signs on fields and tiles."""

from __future__ import annotations

from collections.abc import Mapping

from engine.keyper.content.goods import COLOURS
from render.keyper.goods import INK, draw_good, rimmed
from render.kit.colour_signs import kind_sign
from render.kit.pen import XY, InsetPen, Pen, rounded
from render.kit.rows import GAP_GLYPH, Glyph, sprite_glyph, word_glyph
from render.kit.signs import emblem, season_sign
from render.kit.theme import PIECES, PLAYERS, Colour, darker, letter_on

KEYPLE = 0.88
"""Width of a standing keyple relative to its height."""
LYING = 1.42
"""The same for a lying one; a square place leaves space above it."""
_SKIN: Colour = (244, 212, 178)
_WOOD: Colour = (176, 122, 70)
_STEEL: Colour = (96, 104, 116)


def keyple(pen: Pen, colour: str, counts_as: str = "", lying: bool = False) -> None:
    """Draw a stout worker with a pointed hat; a white one has the hat and sign of the colour it counts as."""
    if lying:
        _lying_keyple(pen, colour, counts_as or colour)
        return
    paint, hat_paint = PIECES[colour], PIECES[counts_as or colour]
    middle = pen.wide / 2

    def placed(*points: XY) -> list[XY]:
        return [(middle + x, y) for x, y in points]

    body = rounded(placed((-32, 91), (-40, 70), (-27, 52), (0, 46), (27, 52), (40, 70), (32, 91), (0, 93)))
    hat = placed((-27, 31), (-22, 25), (-4, 3), (4, 3), (22, 25), (27, 31))
    face = placed((0, 37))[0]
    pen.cut_piece(pen.shape().polygon(body).polygon(hat).circle(face, 16), paint, edge=4, drop=4)
    pen.outlined(pen.shape().circle(face, 13), _SKIN, darker(_SKIN, 0.6), 2)
    pen.outlined(pen.shape().polygon(hat), hat_paint, darker(hat_paint, 0.55), 2)
    for eye in placed((-5, 39), (5, 39)):
        pen.silhouette(pen.shape().circle(eye, 2.4), INK)
    kind_sign(pen, counts_as or colour, placed((0, 71))[0], 38, paint)
    rimmed(pen)


def _lying_keyple(pen: Pen, colour: str, counts_as: str) -> None:
    """Draw the worker asleep on its back: the hat to the left, low and long, at the foot of its place."""
    paint, hat_paint = PIECES[colour], PIECES[counts_as]
    unit = min(1.0, pen.wide / (100 * LYING))
    base = 100 - 6 * unit

    def placed(*points: XY) -> list[XY]:
        return [(x * unit, base - y * unit) for x, y in points]

    body = rounded(placed((76, 0), (66, 20), (66, 60), (78, 84), (106, 90), (134, 76), (139, 40), (130, 0)))
    hat = placed((3, 40), (3, 32), (34, 8), (44, 6), (44, 68), (34, 66))
    face = placed((55, 37))[0]
    pen.cut_piece(pen.shape().polygon(body).polygon(hat).circle(face, 25 * unit), paint, edge=4, drop=3)
    pen.outlined(pen.shape().circle(face, 22 * unit), _SKIN, darker(_SKIN, 0.6), 2)
    pen.outlined(pen.shape().polygon(hat), hat_paint, darker(hat_paint, 0.55), 2)
    for y in (28, 46):  # closed eyes
        pen.silhouette(pen.shape().line(placed((56, y - 4), (60, y), (56, y + 4)), 4 * unit), INK)
    kind_sign(pen, counts_as, placed((104, 43))[0], 60 * unit, paint)
    rimmed(pen)


def keyper(pen: Pen, seat: int) -> None:
    """Draw the waving piece that claims a board, with its player's symbol."""
    mark, middle = PLAYERS[seat], pen.wide / 2
    body = [
        (-13, 40),
        (13, 40),
        (24, 44),
        (36, 16),
        (46, 20),
        (38, 60),
        (28, 66),
        (34, 93),
        (-34, 93),
        (-28, 66),
    ]
    left = [(-42, 72), (-34, 46)]
    shape = pen.shape().polygon([(middle + x, y) for x, y in (*body, *left)]).circle((middle - 3, 22), 18)
    shape.circle((middle + 42, 16), 7)
    pen.cut_piece(shape, mark.colour, edge=4, drop=4)
    emblem(pen, mark.symbol, (middle - 1, 67), 46, letter_on(mark.colour))
    rimmed(pen)


def keyple_glyph(colour: str, counts_as: str = "", lying: bool = False) -> Glyph:
    return sprite_glyph(keyple, colour, counts_as, lying, ratio=1.0 if lying else KEYPLE)


def keyper_glyph(seat: int) -> Glyph:
    return sprite_glyph(keyper, seat, ratio=0.96)


_SIDE_BY_SIDE = 10
"""Up to this number keyples stand side by side; above it they are counted."""


def keyples_row(held: Mapping[str, int], lying: bool = False) -> list[Glyph]:
    """Return keyples by colour: all of them or, if there are many, one of each colour with a number."""
    row: list[Glyph] = []
    many = sum(held.values()) > _SIDE_BY_SIDE
    for colour in (colour for colour in COLOURS if held.get(colour)):
        glyph = keyple_glyph(colour, lying=lying)
        row += [glyph, word_glyph(str(held[colour])), GAP_GLYPH] if many else [glyph] * held[colour]
    return row


def colour_tab(pen: Pen, colour: str) -> None:
    """Draw the corner of a field that shows its colour by a sign."""
    paint = PIECES[colour]
    pen.silhouette(pen.shape().rectangle(0, 0, pen.wide, 100, 26), darker(paint, 0.1))
    kind_sign(pen, colour, (pen.wide / 2, 50), 68, paint)


def colour_chip(pen: Pen, colour: str) -> None:
    """Draw a small field of that colour."""
    paint = PIECES[colour]
    pen.outlined(pen.shape().rectangle(8, 8, pen.wide - 8, 92, 12), pen.theme.paper, darker(paint, 0.5), 6)
    pen.outlined(pen.shape().rectangle(14, 14, pen.wide - 14, 86, 8), pen.theme.paper, paint, 5)
    kind_sign(pen, colour, (pen.wide / 2, 50), 44, pen.theme.paper)


def build_sign(pen: Pen, words: str = "") -> None:
    """Draw a hammer: build; with words, build at a lower price."""
    pen.outlined(pen.shape().polygon([(43, 34), (57, 34), (61, 95), (39, 95)]), _WOOD, darker(_WOOD, 0.6), 3)
    pen.outlined(pen.shape().polygon([(14, 10), (74, 8), (92, 26), (78, 40), (14, 40)]), _STEEL, INK, 3)
    if words:
        pen.outlined(pen.shape().circle((76, 72), 23), (46, 128, 78), (255, 255, 255), 4)
        pen.letters(words, (76, 72), 32, (255, 255, 255))


def upgrade_sign(pen: Pen) -> None:
    """Draw a stout arrow upwards."""
    arrow = pen.shape().polygon([(50, 6), (92, 52), (70, 52), (70, 92), (30, 92), (30, 52), (8, 52)])
    pen.cut_piece(arrow, (214, 122, 40), edge=4, drop=3)


def _tile_sign(pen: Pen) -> None:
    """Draw two stacked country tiles."""
    sheet: Colour = (250, 240, 214)
    pen.outlined(pen.shape().rectangle(26, 8, 94, 72, 8), darker(sheet, 0.18), INK, 3)
    pen.outlined(pen.shape().rectangle(6, 26, 76, 92, 8), sheet, INK, 3)
    pen.silhouette(
        pen.shape().polygon([(41, 36), (68, 58), (14, 58)]).rectangle(22, 56, 60, 82), (150, 82, 52)
    )
    pen.silhouette(pen.shape().rectangle(36, 66, 46, 82), sheet)


def _key_sign(pen: Pen) -> None:
    """Draw a golden key, where a keyper may stand."""
    gold: Colour = (246, 200, 70)
    middle = pen.wide / 2 - 4
    shape = pen.shape().line([(middle, 44), (middle, 90)], 11).rectangle(middle, 64, middle + 20, 74, 2)
    shape.rectangle(middle, 81, middle + 16, 91, 2).circle((middle, 27), 21).circle((middle, 27), 8, cut=True)
    pen.cut_piece(shape, gold, edge=5, drop=3, shine=False)


def change(pen: Pen, give: str, get: str, count: int) -> None:
    """Draw the conversion of one thing into one or two others, as small pictures around an arrow."""
    wide = pen.wide
    size = 66.0
    draw_good(InsetPen(pen, (size / 2, 50), size), give)
    if count == 1:
        draw_good(InsetPen(pen, (wide - size / 2, 50), size), get)
    else:
        draw_good(InsetPen(pen, (wide - size / 2 - 10, 34), size * 0.88), get)
        draw_good(InsetPen(pen, (wide - size / 2 + 4, 64), size * 0.88), get)
    middle = (size + wide - size) / 2 - (4 if count > 1 else 0)
    tip = pen.shape().polygon([(middle - 9, 38), (middle + 11, 50), (middle - 9, 62)])
    rimmed(pen)
    pen.outlined(tip, pen.theme.ink, pen.theme.paper, 3)


def numbered_boat(pen: Pen, number: str) -> None:
    """Draw a boat with its number on the sail."""
    hull: Colour = (138, 86, 50)
    sail: Colour = (250, 244, 228)
    pen.silhouette(pen.shape().line([(50, 2), (50, 76)], 5), darker(hull, 0.5))
    pen.outlined(pen.shape().rectangle(20, 4, 80, 67, 5), sail, (96, 78, 56), 3.5)
    pen.letters(number, (50, 36), 62, INK)
    pen.outlined(pen.shape().polygon([(3, 71), (97, 71), (80, 97), (20, 97)]), hull, darker(hull, 0.6), 3.5)
    rimmed(pen)


def _tent(pen: Pen, words: str = "") -> None:
    """Draw a fair: a striped tent with a flag."""
    middle = pen.wide / 2
    pen.silhouette(pen.shape().line([(middle, 4), (middle, 24)], 4), INK)
    pen.silhouette(pen.shape().polygon([(middle, 3), (middle + 22, 10), (middle, 17)]), (206, 60, 50))
    pen.outlined(pen.shape().rectangle(middle - 36, 46, middle + 36, 92, 2), (250, 244, 226), INK, 3)
    pen.outlined(
        pen.shape().polygon([(middle, 18), (middle + 46, 52), (middle - 46, 52)]), (206, 60, 50), INK, 3
    )
    for x in (-23, 23):
        stripe = pen.shape().polygon([(middle, 20), (middle + x - 8, 51), (middle + x + 8, 51)])
        pen.silhouette(stripe, (250, 244, 226))
    if words:
        pen.letters(words, (middle, 72), 42, INK)
    else:
        pen.silhouette(pen.shape().polygon([(middle, 56), (middle + 14, 92), (middle - 14, 92)]), INK)


def _area_sign(pen: Pen, area: str) -> None:
    """Draw a farm as a barn with a round roof, a village as a house with a pointed one."""
    wall: Colour = (250, 240, 216)
    middle = pen.wide / 2
    if area == "farm":
        red: Colour = (172, 62, 46)
        barn = pen.shape().polygon(
            [
                (middle - 40, 92),
                (middle - 40, 46),
                (middle - 26, 22),
                (middle, 10),
                (middle + 26, 22),
                (middle + 40, 46),
                (middle + 40, 92),
            ]
        )
        pen.outlined(barn, red, darker(red, 0.6), 3)
        pen.silhouette(pen.shape().rectangle(middle - 18, 54, middle + 18, 92), wall)
        cross = (
            pen.shape()
            .line([(middle - 17, 56), (middle + 17, 90)], 5)
            .line([(middle + 17, 56), (middle - 17, 90)], 5)
        )
        pen.silhouette(cross, red)
        return
    roof: Colour = (74, 98, 150)
    pen.outlined(pen.shape().rectangle(middle - 32, 44, middle + 32, 92, 2), wall, INK, 3)
    pen.outlined(pen.shape().polygon([(middle, 6), (middle + 44, 48), (middle - 44, 48)]), roof, INK, 3)
    pen.silhouette(pen.shape().rectangle(middle - 9, 62, middle + 9, 92, 4), INK)


_ARROWS: dict[str, XY] = {
    "left": (-1, 0), "right": (1, 0), "above": (0, -1), "below": (0, 1),
    "upper-left": (-1, -1), "upper-right": (1, -1), "lower-left": (-1, 1), "lower-right": (1, 1),
}  # fmt: skip


def neighbours(pen: Pen, directions: tuple[str, ...]) -> None:
    """Draw the tile in the middle of its neighbours; those that count are golden."""
    theme = pen.theme
    for direction, (dx, dy) in _ARROWS.items():
        x, y, counts = 50 + 32 * dx, 50 + 32 * dy, direction in directions
        fill, edge = ((250, 196, 40), theme.ink) if counts else (theme.paper_shade, theme.paper_edge)
        pen.outlined(pen.shape().rectangle(x - 14, y - 14, x + 14, y + 14, 3), fill, edge, 3)
    pen.silhouette(pen.shape().rectangle(35, 35, 65, 65, 3), theme.ink)


def _anchor(pen: Pen) -> None:
    """Draw an anchor, the sign of shipping."""
    blue: Colour = (38, 84, 140) if pen.theme.name == "day" else (132, 182, 232)
    middle = pen.wide / 2
    shape = pen.shape().line([(middle, 28), (middle, 88)], 10).line([(middle - 20, 38), (middle + 20, 38)], 9)
    shape.circle((middle, 17), 13).circle((middle, 17), 5, cut=True)
    shape.line([(middle - 36, 60), (middle - 26, 80), (middle, 90), (middle + 26, 80), (middle + 36, 60)], 9)
    shape.polygon([(middle - 48, 66), (middle - 36, 48), (middle - 25, 66)])
    shape.polygon([(middle + 48, 66), (middle + 36, 48), (middle + 25, 66)])
    pen.silhouette(shape, blue)


def fair_back(pen: Pen, season: str) -> None:
    """Draw a fair face down."""
    look = pen.theme.grounds[season]
    pen.outlined(pen.shape().rectangle(6, 6, pen.wide - 6, 94, 14), look.border, darker(look.border, 0.5), 4)
    pen.letters("?", (pen.wide / 2, 51), 62, letter_on(look.border))


def printed_mark(pen: Pen, words: str) -> None:
    """Draw the mark printed on a piece or place; a badge covers it exactly."""
    theme = pen.theme
    pen.outlined(pen.shape().rectangle(9, 9, pen.wide - 9, 91, 18), theme.paper, theme.ink, 4)
    pen.letters(words, (pen.wide / 2, 51), 66 if len(words) < 2 else 50, theme.ink)


def season_badge(pen: Pen, season: str, pale: bool = False) -> None:
    """Draw the badge of a seasonal fair, with the sign of its season instead of a letter."""
    theme = pen.theme
    fill, ink = (theme.paper, theme.faint) if pale else (theme.badge, theme.badge_ink)
    pen.outlined(pen.shape().rectangle(9, 9, pen.wide - 9, 91, 18), fill, ink, 4 if pale else 6)
    season_sign(InsetPen(pen, (pen.wide / 2, 50), 62), season)


def _homecoming(pen: Pen) -> None:
    """Draw a keyple below a roof: it comes home with the board."""
    shape = pen.shape().line([(4, 46), (50, 9), (96, 46)], 13).circle((50, 51), 14)
    pen.silhouette(shape.curve([(20, 94), (26, 74), (50, 64), (74, 74), (80, 94), (50, 95)]), pen.theme.ink)


def tick(pen: Pen) -> None:
    """Draw a tick: can be met, or is done."""
    pen.outlined(pen.shape().line([(18, 54), (40, 78), (84, 24)], 15), (58, 142, 84), (250, 248, 238), 5)


def lacking(pen: Pen) -> None:
    """Draw a cross: something is still missing."""
    cross = pen.shape().line([(24, 24), (76, 76)], 14).line([(76, 24), (24, 76)], 14)
    pen.outlined(cross, (186, 62, 48), (250, 248, 238), 5)


BUILD = sprite_glyph(build_sign, "")
DISCOUNT = sprite_glyph(build_sign, "-1")
UPGRADE = sprite_glyph(upgrade_sign)
TILE = sprite_glyph(_tile_sign)
KEY = sprite_glyph(_key_sign, ratio=0.7)
TENT = sprite_glyph(_tent, "")
ANCHOR = sprite_glyph(_anchor, ratio=1.04)
TICK = sprite_glyph(tick)
LACKING = sprite_glyph(lacking)
HOMECOMING = sprite_glyph(_homecoming)
FARM = sprite_glyph(_area_sign, "farm")
VILLAGE = sprite_glyph(_area_sign, "village")
AREAS = {"farm": FARM, "village": VILLAGE}
