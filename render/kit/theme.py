"""Colours and player marks. Two themes, day and night; pieces keep their colours in both."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from msgspec import Struct

Colour: TypeAlias = tuple[int, int, int]


class Ground(Struct, frozen=True):
    """The look of a piece of land: its grass, its border, and the ribbon with its name."""

    grass: Colour
    border: Colour
    tuft: Colour


class Theme(Struct, frozen=True):
    name: str
    felt: Colour
    felt_line: Colour
    felt_ink: Colour
    paper: Colour
    paper_edge: Colour
    paper_shade: Colour
    ink: Colour
    faint: Colour
    shadow: Colour
    badge: Colour
    badge_ink: Colour
    glow: Colour
    news: Colour
    road: Colour
    road_edge: Colour
    water: Colour
    water_edge: Colour
    coin: Colour
    coin_edge: Colour
    grounds: dict[str, Ground]


PIECES: dict[str, Colour] = {
    # workers: any two are distinguishable for protan, deutan and tritan eyes (tests/render/test_colours.py)
    "red": (186, 40, 28),
    "blue": (38, 76, 178),
    "yellow": (232, 186, 48),
    "green": (66, 165, 100),
    "purple": (130, 72, 122),
    "white": (246, 242, 234),
    "black": (44, 42, 48),
    "grey": (150, 150, 152),
    "orange": (226, 126, 40),
    "brown": (122, 78, 44),
    "light-blue": (124, 190, 230),
    "light-green": (150, 200, 90),
    # goods
    "wood": (150, 96, 52),
    "stone": (158, 158, 156),
    "iron": (58, 64, 78),
    "gold": (236, 182, 40),
    "clay": (206, 112, 70),
    "log": (116, 74, 42),
    "rock": (136, 138, 142),
    "brick": (178, 74, 52),
    "wheat": (232, 200, 92),
    "food": (96, 156, 72),
    "water": (72, 142, 200),
    "wine": (142, 34, 62),
    "ironwork": (214, 218, 224),
    "glass": (136, 88, 178),
    "ruby": (200, 36, 66),
    "emerald": (30, 150, 94),
    "sapphire": (48, 92, 190),
    "diamond": (206, 230, 240),
    "any": (250, 246, 238),
}


class PlayerMark(Struct, frozen=True):
    """A player's colour and symbol, always used together."""

    symbol: str
    colour: Colour


PLAYERS: tuple[PlayerMark, ...] = (
    PlayerMark("crown", (138, 52, 172)),
    PlayerMark("star", (246, 142, 30)),
    PlayerMark("leaf", (18, 112, 76)),
    PlayerMark("wave", (108, 210, 242)),
    PlayerMark("moon", (30, 24, 56)),
    PlayerMark("flame", (240, 222, 166)),
)

DAY = Theme(
    name="day",
    felt=(70, 90, 70),
    felt_line=(94, 116, 92),
    felt_ink=(240, 234, 214),
    paper=(241, 231, 207),
    paper_edge=(112, 88, 62),
    paper_shade=(226, 212, 180),
    ink=(54, 41, 31),
    faint=(104, 84, 64),
    shadow=(22, 30, 24),
    badge=(28, 24, 38),
    badge_ink=(255, 255, 255),
    glow=(255, 222, 92),
    news=(236, 92, 66),
    road=(232, 206, 156),
    road_edge=(152, 114, 72),
    water=(104, 172, 204),
    water_edge=(50, 108, 144),
    coin=(250, 214, 94),
    coin_edge=(150, 104, 26),
    grounds={
        "home": Ground((206, 192, 150), (136, 106, 76), (184, 168, 124)),
        "spring": Ground((178, 206, 128), (80, 128, 54), (150, 182, 100)),
        "summer": Ground((232, 212, 126), (186, 126, 26), (208, 184, 94)),
        "autumn": Ground((222, 172, 116), (176, 80, 44), (196, 142, 88)),
        "winter": Ground((216, 226, 232), (78, 118, 152), (188, 204, 216)),
        "boat": Ground((190, 206, 160), (64, 104, 118), (164, 184, 134)),
        "order": Ground((212, 196, 218), (118, 78, 126), (190, 170, 200)),
    },
)

NIGHT = Theme(
    name="night",
    felt=(30, 36, 40),
    felt_line=(52, 60, 66),
    felt_ink=(236, 228, 214),
    paper=(52, 48, 44),
    paper_edge=(150, 134, 108),
    paper_shade=(70, 64, 57),
    ink=(238, 230, 216),
    faint=(196, 184, 164),
    shadow=(8, 10, 12),
    badge=(250, 246, 238),
    badge_ink=(20, 18, 26),
    glow=(255, 214, 84),
    news=(255, 122, 92),
    road=(172, 148, 106),
    road_edge=(84, 66, 44),
    water=(60, 108, 136),
    water_edge=(26, 58, 80),
    coin=(232, 192, 72),
    coin_edge=(120, 84, 24),
    grounds={
        "home": Ground((104, 94, 74), (172, 140, 104), (88, 80, 62)),
        "spring": Ground((74, 98, 56), (130, 180, 92), (62, 84, 46)),
        "summer": Ground((116, 100, 50), (222, 170, 66), (100, 86, 42)),
        "autumn": Ground((112, 76, 48), (220, 124, 80), (96, 64, 40)),
        "winter": Ground((84, 96, 108), (140, 182, 214), (72, 84, 96)),
        "boat": Ground((70, 86, 72), (112, 156, 172), (60, 74, 62)),
        "order": Ground((88, 74, 94), (182, 138, 190), (76, 64, 82)),
    },
)

THEMES = {theme.name: theme for theme in (DAY, NIGHT)}


def blend(a: Colour, b: Colour, share: float) -> Colour:
    """Return `a` with that share of `b` mixed in."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def darker(colour: Colour, share: float = 0.45) -> Colour:
    return blend(colour, (12, 8, 10), share)


def greyed(colour: Colour) -> Colour:
    """Return a grey of about the same brightness."""
    grey = round(sum(colour) / 3)
    return grey, grey, grey


def lighter(colour: Colour, share: float = 0.35) -> Colour:
    return blend(colour, (255, 255, 255), share)


def _luminance(colour: Colour) -> float:
    """Return the relative luminance, 0 (black) to 1 (white)."""
    red, green, blue = (
        (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in (v / 255 for v in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Colour, b: Colour) -> float:
    """Return the contrast ratio of the accessibility guidelines, 1 to 21."""
    high, low = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


_LETTER_DARK: Colour = (34, 26, 20)
_LETTER_LIGHT: Colour = (255, 255, 255)


@cache
def letter_on(colour: Colour) -> Colour:
    """Return the letter colour that reads better on that background."""
    return max((_LETTER_DARK, _LETTER_LIGHT), key=lambda letter: contrast(letter, colour))
