"""Buildings and boats: cottage, house, fence, cabin, extension, ship."""

from __future__ import annotations

from render.kit.pen import Pen
from render.kit.theme import PIECES, PLAYERS, Colour, darker, letter_on, lighter


def cottage(pen: Pen, colour: Colour, letter: str = "") -> None:
    """One floor, one door."""
    middle = pen.wide / 2
    pen.outlined(pen.shape().rectangle(middle - 32, 48, middle + 32, 90, 3), (246, 236, 214), (60, 44, 30), 4)
    pen.outlined(
        pen.shape().polygon([(middle, 10), (middle + 44, 52), (middle - 44, 52)]),
        colour,
        darker(colour, 0.6),
        4,
    )
    pen.letters(letter, (middle, 70), 42, (50, 36, 24))


def house(pen: Pen, colour: Colour, letter: str = "") -> None:
    """Two floors and a chimney: told from a cottage by its outline."""
    middle = pen.wide / 2
    pen.outlined(pen.shape().rectangle(middle + 16, 6, middle + 28, 34), (150, 90, 70), (60, 44, 30), 3)
    pen.outlined(pen.shape().rectangle(middle - 36, 34, middle + 36, 92, 3), (226, 214, 190), (60, 44, 30), 4)
    pen.outlined(
        pen.shape().polygon([(middle - 20, 12), (middle + 20, 12), (middle + 44, 40), (middle - 44, 40)]),
        colour,
        darker(colour, 0.6),
        4,
    )
    for x in (-24, 24):
        pen.silhouette(pen.shape().rectangle(middle + x - 6, 48, middle + x + 6, 60, 2), (120, 150, 170))
    pen.letters(letter, (middle, 72), 40, (50, 36, 24))


def fence(pen: Pen, seat: int) -> None:
    """A row of pales in a player's colour; turn it by drawing it into an upright or a flat box."""
    colour = PLAYERS[seat].colour
    if pen.wide >= 100:
        rails = pen.shape().rectangle(2, 38, pen.wide - 2, 50).rectangle(2, 66, pen.wide - 2, 78)
        count = max(3, round(pen.wide / 60))
        for i in range(count):
            x = 8 + i * (pen.wide - 30) / (count - 1)
            rails.polygon([(x, 30), (x + 7, 12), (x + 14, 30), (x + 14, 94), (x, 94)])
    else:
        width = pen.wide
        rails = (
            pen.shape()
            .rectangle(width * 0.36, 1, width * 0.48, 99)
            .rectangle(width * 0.64, 1, width * 0.76, 99)
        )
        step = width * 0.6
        for i in range(max(3, int(100 / step))):
            y = 1 + i * step
            rails.rectangle(width * 0.14, y, width * 0.92, y + width * 0.2)
    pen.cut_piece(rails, colour, edge=3, drop=2, shine=False)


def cabin(pen: Pen) -> None:
    """A log cabin with an upgrade arrow on its front."""
    log: Colour = (164, 112, 66)
    middle = pen.wide / 2
    pen.outlined(pen.shape().rectangle(middle - 36, 46, middle + 36, 92, 4), log, darker(log, 0.6), 4)
    for y in (58, 70, 82):
        pen.silhouette(pen.shape().line([(middle - 33, y), (middle + 33, y)], 2.4), darker(log, 0.35))
    pen.outlined(
        pen.shape().polygon([(middle, 8), (middle + 46, 50), (middle - 46, 50)]),
        (120, 62, 46),
        (52, 26, 18),
        4,
    )
    arrow = [
        (middle, 50),
        (middle + 17, 70),
        (middle + 8, 70),
        (middle + 8, 90),
        (middle - 8, 90),
        (middle - 8, 70),
        (middle - 17, 70),
    ]
    pen.outlined(pen.shape().polygon(arrow), (246, 196, 80), (90, 50, 14), 3)


def extension(pen: Pen, colour: str, letter: str) -> None:
    """An annex in one worker colour, with its letter."""
    paint = PIECES[colour]
    middle = pen.wide / 2
    pen.outlined(pen.shape().rectangle(middle - 38, 42, middle + 38, 93, 4), paint, darker(paint, 0.62), 4)
    pen.outlined(
        pen.shape().polygon([(middle - 46, 44), (middle - 24, 12), (middle + 46, 12), (middle + 46, 44)]),
        lighter(paint, 0.25),
        darker(paint, 0.62),
        4,
    )
    pen.letters(letter, (middle, 68), 48, letter_on(paint))


def ship(pen: Pen, sail: Colour = (250, 244, 228), flag: Colour | None = None) -> None:
    """A boat with two sails."""
    hull: Colour = (138, 86, 50)
    middle = pen.wide / 2
    pen.silhouette(pen.shape().line([(middle, 8), (middle, 70)], 4), darker(hull, 0.5))
    pen.outlined(
        pen.shape().polygon([(middle - 4, 12), (middle - 4, 62), (middle - 40, 62)]), sail, (110, 92, 70), 3
    )
    pen.outlined(
        pen.shape().polygon([(middle + 4, 20), (middle + 4, 62), (middle + 34, 62)]), sail, (110, 92, 70), 3
    )
    if flag:
        pen.silhouette(pen.shape().polygon([(middle, 4), (middle + 18, 10), (middle, 16)]), flag)
    pen.outlined(
        pen.shape().polygon([(middle - 46, 68), (middle + 46, 68), (middle + 32, 92), (middle - 32, 92)]),
        hull,
        darker(hull, 0.6),
        3.5,
    )
