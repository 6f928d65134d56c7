"""Signs: player symbols on their discs, coins, arrows, carts, bags, badges and glows."""

from __future__ import annotations

from PIL import ImageChops

from render.kit.pen import XY, InsetPen, Pen, Shape, ring
from render.kit.theme import PIECES, PLAYERS, Colour, darker, letter_on, lighter


def _crown(pen: Pen) -> Shape:
    shape = pen.shape().polygon([(16, 30), (33, 52), (50, 22), (67, 52), (84, 30), (77, 74), (23, 74)])
    for x, y in ((16, 29), (50, 20), (84, 29)):
        shape.circle((x, y), 6)
    return shape


def _star(pen: Pen) -> Shape:
    return pen.shape().polygon(ring((50, 52), 39, 5, inner=16))


def _leaf(pen: Pen) -> Shape:
    """Draw three round leaves on a stalk, like the sign on keys."""
    shape = pen.shape().curve([(50, 48), (54, 66), (66, 84), (58, 88), (47, 72), (44, 50)])
    for middle in ((50, 29), (29, 55), (71, 55)):
        shape.circle(middle, 19)
    return shape


def _wave(pen: Pen) -> Shape:
    shape = pen.shape()
    for y in (36, 62):
        shape.line(
            [
                (14, y + 6),
                (24, y - 4),
                (34, y - 4),
                (46, y + 8),
                (56, y + 8),
                (68, y - 4),
                (78, y - 4),
                (87, y + 5),
            ],
            11,
        )
    return shape


def _moon(pen: Pen) -> Shape:
    return pen.shape().circle((46, 50), 34).circle((62, 42), 28, cut=True)


def _flame(pen: Pen) -> Shape:
    shape = pen.shape().curve(
        [(50, 12), (66, 36), (78, 58), (70, 80), (50, 88), (30, 80), (22, 60), (34, 46), (38, 32)]
    )
    return shape.curve([(50, 52), (60, 66), (58, 78), (50, 82), (42, 78), (41, 66)], cut=True)


_SYMBOLS = {"crown": _crown, "star": _star, "leaf": _leaf, "wave": _wave, "moon": _moon, "flame": _flame}


def player_disc(pen: Pen, seat: int) -> None:
    """Draw a player's symbol on a disc of the player's colour."""
    mark = PLAYERS[seat]
    mark_disc(pen, mark.symbol, mark.colour)


def mark_disc(pen: Pen, symbol: str, colour: Colour) -> None:
    """Draw the disc in the colours of any game."""
    pen.outlined(pen.shape().circle((50, 50), 44), colour, darker(colour, 0.55), 4)
    pen.outlined(pen.shape().circle((50, 50), 41), colour, lighter(colour, 0.35), 2)
    pen.silhouette(_SYMBOLS[symbol](pen), letter_on(colour))


def emblem(pen: Pen, symbol: str, centre: XY, size: float, colour: Colour) -> None:
    """Draw a player's symbol alone, without its disc."""
    inside = InsetPen(pen, centre, size)
    inside.silhouette(_SYMBOLS[symbol](inside), colour)


def coin(pen: Pen, words: str) -> None:
    """Draw points."""
    theme = pen.theme
    gold = theme.coin
    pen.outlined(pen.shape().circle((pen.wide / 2, 50), 44), gold, theme.coin_edge, 4)
    pen.outlined(pen.shape().circle((pen.wide / 2, 50), 36), gold, lighter(gold, 0.4), 2.5)
    size = 58 if len(words) < 2 else 52 if len(words) < 3 else 40
    pen.letters(words, (pen.wide / 2, 51), size, (60, 40, 12))


def arrow(pen: Pen) -> None:
    """Draw an arrow to the right: pays for."""
    middle = pen.wide
    shape = pen.shape().polygon(
        [
            (4, 38),
            (middle * 0.52, 38),
            (middle * 0.52, 18),
            (middle - 4, 50),
            (middle * 0.52, 82),
            (middle * 0.52, 62),
            (4, 62),
        ]
    )
    pen.silhouette(shape, pen.theme.ink)


def upgrade(pen: Pen) -> None:
    """Draw an upgrade symbol: a stout arrow upwards."""
    middle = pen.wide / 2
    shape = pen.shape().polygon(
        [
            (middle, 8),
            (middle + 40, 52),
            (middle + 19, 52),
            (middle + 19, 90),
            (middle - 19, 90),
            (middle - 19, 52),
            (middle - 40, 52),
        ]
    )
    pen.cut_piece(shape, (214, 122, 40), edge=4, drop=3)


def cart(pen: Pen, words: str = "") -> None:
    """Draw transport; the number stands on the cart."""
    wood: Colour = (176, 122, 70)
    wheel: Colour = (92, 60, 34)
    right = pen.wide
    pen.outlined(pen.shape().rectangle(6, 14, right - 6, 70, 8), wood, darker(wood, 0.6), 4)
    for x in (0.27 * right, 0.73 * right):
        pen.outlined(pen.shape().circle((x, 76), 17), wheel, darker(wheel, 0.6), 3)
        pen.silhouette(pen.shape().circle((x, 76), 6), lighter(wood, 0.3))
    pen.letters(words, (right / 2, 41), 60, (255, 255, 255))


def bag(pen: Pen, words: str = "") -> None:
    """Draw the bag from which pieces are drawn."""
    cloth: Colour = (150, 112, 84)
    middle = pen.wide / 2
    body = pen.shape().curve(
        [
            (middle - 14, 26),
            (middle + 14, 26),
            (middle + 36, 58),
            (middle + 34, 86),
            (middle, 94),
            (middle - 34, 86),
            (middle - 36, 58),
        ]
    )
    body.polygon([(middle - 22, 8), (middle + 22, 8), (middle + 12, 28), (middle - 12, 28)])
    pen.cut_piece(body, cloth, edge=4, drop=2)
    pen.silhouette(pen.shape().line([(middle - 15, 27), (middle + 15, 27)], 6), darker(cloth, 0.6))
    pen.letters(words, (middle, 62), 44, (255, 255, 255))


def scroll(pen: Pen, words: str = "") -> None:
    """Draw a contract, face down or as a good to take."""
    sheet: Colour = (250, 240, 214)
    rim: Colour = (120, 88, 50)
    right = pen.wide
    pen.outlined(pen.shape().rectangle(14, 14, right - 14, 86, 3), sheet, rim, 4)
    for y in (12, 88):
        pen.outlined(pen.shape().rectangle(6, y - 8, right - 6, y + 8, 8), (226, 196, 142), rim, 3.5)
    if words:
        pen.letters(words, (right / 2, 50), 54, (70, 46, 22))
    else:
        for y in (34, 46, 58):
            pen.silhouette(pen.shape().line([(26, y), (right - 26, y)], 5), (160, 130, 90))
        pen.silhouette(pen.shape().circle((right - 30, 70), 9), PIECES["red"])


def badge(pen: Pen, letter: str, pale: bool = False) -> None:
    """Draw the mark of a piece; no other sign looks like this. A pale one cannot be chosen now."""
    theme = pen.theme
    fill, ink = (theme.paper, theme.faint) if pale else (theme.badge, theme.badge_ink)
    pen.outlined(pen.shape().rectangle(9, 9, pen.wide - 9, 91, 18), fill, ink, 4 if pale else 6)
    pen.letters(letter, (pen.wide / 2, 51), badge_type(letter), ink)


def badge_type(letter: str) -> int:
    """Return the size of the letter, in hundredths of the height."""
    return 66 if len(letter) < 2 else 50


def sheet_glow(pen: Pen, news: bool = False) -> None:
    """Draw a glowing frame around a change of the draft, or a plain one in another colour around news."""
    outer, inner = (pen.shape().rectangle(*_inset(pen, by), by + 3) for by in (6, 10))
    if not news:  # light on light ground, such as a summer field, needs a dark rim
        pen.silhouette(pen.shape().rectangle(*_inset(pen, 4), 12), pen.theme.paper_edge)
    _glow(pen, outer, inner, news)


def hex_glow(pen: Pen, news: bool = False) -> None:
    """Draw the same for a hexagon; its box is larger than the tile by an eighth."""
    middle, reach = (pen.wide / 2, 50.0), pen.wide / 2
    outer, inner = (pen.shape().polygon(ring(middle, reach * k, 6, turn=0)) for k in (0.93, 0.88))
    _glow(pen, outer, inner, news)


def _inset(pen: Pen, by: float) -> tuple[float, float, float, float]:
    edge = by * pen.scale / pen.unit
    return edge, edge, pen.wide - edge, 100 - edge


def _glow(pen: Pen, outer: Shape, inner: Shape, news: bool) -> None:
    frame = pen.shape()
    frame.mask = ImageChops.subtract(outer.mask, inner.mask)
    colour = pen.theme.news if news else pen.theme.glow
    if not news:
        pen.veil(frame, colour, 0.8, blur=4)
    pen.silhouette(frame, colour)


def news_dot(pen: Pen) -> None:
    """Draw the mark of a piece that others changed since the reader's last turn."""
    pen.outlined(pen.shape().circle((50, 50), 36), pen.theme.news, (255, 255, 255), 8)


def season_sign(pen: Pen, season: str) -> None:
    """Draw a season by shape: a flower, a sun, a leaf, a snowflake."""
    middle = (pen.wide / 2, 50.0)
    if season == "spring":
        for point in ring(middle, 26, 6):
            pen.outlined(pen.shape().circle(point, 17), (250, 226, 236), (170, 84, 120), 3)
        pen.outlined(pen.shape().circle(middle, 14), (250, 214, 94), (150, 104, 26), 3)
    elif season == "summer":
        pen.outlined(pen.shape().polygon(ring(middle, 46, 12, inner=30)), (250, 196, 60), (160, 96, 16), 3)
        pen.outlined(pen.shape().circle(middle, 24), (255, 224, 120), (160, 96, 16), 3)
    elif season == "autumn":
        leaf = pen.shape().curve(
            [
                (50, 6),
                (62, 30),
                (90, 26),
                (76, 52),
                (84, 76),
                (56, 70),
                (50, 78),
                (44, 70),
                (16, 76),
                (24, 52),
                (10, 26),
                (38, 30),
            ]
        )
        pen.outlined(leaf.line([(50, 70), (50, 94)], 7), (208, 98, 46), (110, 44, 18), 3)
    else:
        flake = pen.shape()
        for point in ring(middle, 42, 6):
            flake.line([middle, point], 8)
        for point in ring(middle, 28, 6):
            flake.circle(point, 8)
        pen.outlined(flake, (238, 246, 252), (70, 112, 150), 3)


def road_sign(pen: Pen) -> None:
    """Draw a closed walk along roads."""
    theme = pen.theme
    middle = (pen.wide / 2, 50.0)
    loop = pen.shape().circle(middle, 42).circle(middle, 18, cut=True)
    pen.outlined(loop, theme.road, theme.road_edge, 4)
    pen.silhouette(
        pen.shape().polygon([(pen.wide / 2 - 12, 8), (pen.wide / 2 + 14, 20), (pen.wide / 2 - 12, 33)]),
        theme.ink,
    )


def hexagon_sign(pen: Pen, ground: str, inside: str = "") -> None:
    """Draw a small tile."""
    look = pen.theme.grounds[ground]
    middle = (pen.wide / 2, 50.0)
    reach = min(pen.wide / 2, 100 / 3**0.5) * 0.9
    pen.outlined(pen.shape().polygon(ring(middle, reach, 6, turn=0)), look.grass, look.border, 7)
    if inside == "up":
        x = pen.wide / 2
        shape = pen.shape().polygon(
            [(x, 20), (x + 26, 50), (x + 12, 50), (x + 12, 78), (x - 12, 78), (x - 12, 50), (x - 26, 50)]
        )
        pen.outlined(shape, (214, 122, 40), (90, 48, 12), 3)
