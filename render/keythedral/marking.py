"""Marks on the map, where pieces are octagons, squares on a corner and short edges."""

from __future__ import annotations

from render.keythedral.fields import diamond_frame, octagon_frame
from render.keythedral.geometry import SIDE_STEPS
from render.keythedral.marks import ARROWS, PLAYERS
from render.keythedral.pieces import arrow_badge, corner_badge, corner_type, player_badge
from render.kit.layout import Box, around
from render.kit.painter import Marks, mark_up
from render.kit.scene import BADGE, BOLD, Layer, Scene, Spot
from render.kit.signs import badge, badge_type, news_dot, sheet_glow

_FRAMES = {
    "octagon": octagon_frame,
    "diamond": diamond_frame,
    "roof": diamond_frame,
    "edge": diamond_frame,
}
_GROWTH, _LARGEST, _LARGEST_FREE, _WIDER = {"octagon": 0.38, "free": 0.72}, 64.0, 96.0, 1.3
"""The share of a place that its badge takes on a large map, its largest size on a field and on a free place,
and the extra width of 3 digits.
"""
_CORNER, _CORNER_GAP = 72.0, 1.38
"""The smallest badge of a corner, and its largest size relative to the corner's own diamond: those of two
neighbours do not meet.
"""
_ROOM = {"edge": 0.5, "roof": 0.5}
"""The share of the box that a badge takes there, to keep what is beside it legible."""
_LEAST = {"edge": 24.0, "roof": 36.0, "octagon": 36.0, "free": 40.0}
"""The smallest badges."""
_NARROW = 90.0
"""Below this width of a place its badge would reach the worker's number or the next place."""
_PLAYER = 64.0
"""Size of a player's badge, which frames the disc."""
_CARDS = {"seat": 0.35, "call": 0.66}
"""Cards whose name is printed where their badge lies, and the badge's share of their height."""
_DOT, _DOT_SHARE = (24.0, 38.0), {"octagon": 0.24, "roof": 0.34, "edge": 0.36}
"""The smallest and the largest mark of news, and its share of a piece on the map."""
_SIDES = {arrow: side for side, arrow in ARROWS.items()}


def mark(scene: Scene, marks: Marks) -> None:
    shaped = {focus: spot for focus, spot in scene.spots.items() if spot.shape in (*_FRAMES, *_CARDS)}
    plain = Marks(
        changed=[focus for focus in marks.changed if focus not in shaped],
        news=[focus for focus in marks.news if focus not in shaped],
    )
    for focus, letter in marks.badges.items():
        if focus in scene.spots:
            _badge(scene, scene.spots[focus], letter, focus in marks.pale)
    mark_up(scene, plain)
    for focus, spot in shaped.items():
        if focus in marks.changed or focus in marks.news:
            _frame(scene, spot, focus not in marks.changed)
        if focus in marks.news and focus not in marks.changed:
            scene.sprite(Layer.BADGE, _dot_box(focus, spot), news_dot)


def _badge(scene: Scene, spot: Spot, letter: str, pale: bool) -> None:
    box = badge_box(spot, letter)
    if letter in _SIDES:
        scene.sprite(Layer.BADGE, box, arrow_badge, _SIDES[letter], pale)
    elif letter in PLAYERS:
        scene.sprite(Layer.BADGE, box, player_badge, PLAYERS.index(letter), pale)
    else:  # letter and badge apart: badges have many sizes on maps, each of which is drawn once
        is_corner, theme = spot.shape == "diamond", scene.theme
        scene.sprite(Layer.BADGE, box, corner_badge if is_corner else badge, "", pale)
        size = round((corner_type(letter) if is_corner else badge_type(letter)) / 100 * box.height)
        middle = box.centre.shifted(0, 0.01 * box.height)
        scene.label(letter, middle, size, theme.faint if pale else theme.badge_ink, BOLD, layer=Layer.BADGE)


def _dot_box(focus: str, spot: Spot) -> Box:
    """Return a place for the mark of news that hides no number and no sign.

    On a field it is the left side, on a dwelling the left corner, on a fence one end, on a seat the lower
    right corner, on a number of the work order the upper right one.
    """
    box, middle = spot.box, spot.box.centre
    size = min(_DOT[1], max(_DOT[0], box.width * _DOT_SHARE.get(spot.shape, 1)))
    match spot.shape:
        case "octagon":
            return around(middle.shifted(-0.38 * box.width, 0), size, size)
        case "edge":
            dx, dy = SIDE_STEPS[focus.rpartition("-")[2]]
            return around(middle.shifted(-dx * 0.26 * box.width, dy * 0.26 * box.width), size, size)
        case "seat":
            return around((box.x1 - 8, box.y1 - 8), size, size)
        case "call":
            return around((box.x1 - 4, box.y0 + 4), size, size)
        case _:  # a dwelling or a corner
            return around(middle.shifted(-0.4 * box.width, 0), size, size)


def _frame(scene: Scene, spot: Spot, news: bool) -> None:
    if spot.shape in _CARDS:
        scene.sprite(Layer.GLOW, spot.box.inset(-9), sheet_glow, news)
        return
    grown = spot.box.inset(-spot.box.width * 0.05)
    layer = Layer.GLOW if spot.shape == "octagon" else Layer.BADGE
    scene.sprite(layer, grown, _FRAMES[spot.shape], news)


def badge_box(spot: Spot, sign: str = "") -> Box:
    """Return the box of a badge.

    On edges and dwellings, which lie close together, it shrinks with the map; numbers of places grow with it.
    """
    if sign in PLAYERS:
        return around(spot.badge, _PLAYER, _PLAYER)
    if spot.shape in _CARDS:
        size = min(60.0, max(46.0, spot.box.height * _CARDS[spot.shape]))
        return around(spot.badge, size, size)
    if spot.shape in _ROOM:
        size = max(_LEAST[spot.shape], spot.box.width * _ROOM[spot.shape])
        size = size if spot.shape == "roof" else min(_LARGEST, size)
        return around(spot.badge, size, size)
    if spot.shape == "diamond":
        size = min(max(_CORNER, spot.box.width), spot.box.width * _CORNER_GAP)
        return around(spot.badge, size, size)
    least = _LEAST.get(spot.shape, BADGE) if spot.box.width < _NARROW else BADGE
    most = _LARGEST_FREE if spot.shape == "free" else _LARGEST
    size = min(most, max(least, spot.box.width * _GROWTH.get(spot.shape, 0)))
    return around(spot.badge, size * (_WIDER if len(sign) > 2 else 1), size)
