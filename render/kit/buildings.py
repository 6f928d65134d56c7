"""Buildings and boats: cabin, extension, ship."""

from __future__ import annotations

from render.kit.colour_signs import kind_sign
from render.kit.pen import Pen
from render.kit.theme import PIECES, Colour, darker, lighter


def cabin(pen: Pen) -> None:
    """Draw a log cabin with an upgrade arrow on its front."""
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


def extension(pen: Pen, colour: str) -> None:
    """Draw an annex in one worker colour, with its sign."""
    paint = PIECES[colour]
    middle = pen.wide / 2
    pen.outlined(pen.shape().rectangle(middle - 38, 42, middle + 38, 93, 4), paint, darker(paint, 0.62), 4)
    pen.outlined(
        pen.shape().polygon([(middle - 46, 44), (middle - 24, 12), (middle + 46, 12), (middle + 46, 44)]),
        lighter(paint, 0.25),
        darker(paint, 0.62),
        4,
    )
    kind_sign(pen, colour, (middle, 68), 40, paint)


def ship(pen: Pen) -> None:
    """Draw a boat with two sails."""
    hull: Colour = (138, 86, 50)
    sail: Colour = (250, 244, 228)
    middle = pen.wide / 2
    pen.silhouette(pen.shape().line([(middle, 8), (middle, 70)], 4), darker(hull, 0.5))
    pen.outlined(
        pen.shape().polygon([(middle - 4, 12), (middle - 4, 62), (middle - 40, 62)]), sail, (110, 92, 70), 3
    )
    pen.outlined(
        pen.shape().polygon([(middle + 4, 20), (middle + 4, 62), (middle + 34, 62)]), sail, (110, 92, 70), 3
    )
    pen.outlined(
        pen.shape().polygon([(middle - 46, 68), (middle + 46, 68), (middle + 32, 92), (middle - 32, 92)]),
        hull,
        darker(hull, 0.6),
        3.5,
    )
