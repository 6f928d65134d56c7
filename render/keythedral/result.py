"""The result: the finished map with every dwelling, and the seats each player bought."""

from __future__ import annotations

from engine.core.game import Standing
from engine.core.text import Say, Who, text
from engine.keythedral.content.shapes import NUMBERS
from engine.keythedral.view import View
from render.keythedral import geometry, strips
from render.keythedral.fields import CUT, field, field_shadow
from render.keythedral.geometry import LARGEST, SIDE_STEPS, MapLayout
from render.keythedral.pieces import fence, keythedral, place_dwelling, seat_disc, seat_tile
from render.kit import result_cards
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.phrases import colon, player_name
from render.kit.result_cards import EDGE, GAP, HEAD
from render.kit.rows import GAP_GLYPH, Glyph, counted, lay_row, sprite_glyph
from render.kit.scene import Layer, Scene
from render.kit.theme import Theme

_SEATS = 78.0
"""Height of the row of seats on a card."""
_MOST = 2
"""Seats of one number that stand side by side; more are counted."""
_DWELLING = CUT * 100 / 42
"""Width of a dwelling's sprite relative to the width of an octagon."""
_FENCE = 0.62
_MARGIN = 14.0


def result(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    y = strips.header(scene, view, say, say(text("keythedral-picture-result"))) + EDGE
    pair = len(view.standings) == 2  # side by side: there is little on a card
    rows = [list(view.standings)] if pair else result_cards.rows_of(view.standings)
    for row in rows:
        for standing, box in zip(row, result_cards.places_in(row, y, HEAD + _SEATS), strict=True):
            _card(scene, view, say, standing, box)
        y += HEAD + _SEATS + GAP
    y = _map(scene, view, y + _MARGIN, result_cards.TALLEST - EDGE)
    scene.height = round(y + EDGE)
    return scene


def words(view: View, say: Say) -> str:
    """Return the picture in words: each player's points, seats and houses."""
    lines = list[str]()
    for standing in view.standings:
        place = text(
            "pictures-score-place", who=Who(standing.seat), points=standing.points, rank=standing.rank
        )
        bought = [(number, len(_tiles(view, standing.seat, number))) for number in NUMBERS]
        seats = ", ".join(
            say(text("keythedral-score-seats", number=number, count=count))
            for number, count in bought
            if count
        )
        lines.append(colon(say, say(place).rstrip("."), seats or "–") + ".")
    return " ".join(lines)


def _tiles(view: View, seat: int, number: int) -> list[str]:
    return [tile for tile in view.seats[seat].tiles or () if int(tile.split("-")[0]) == number]


def _card(scene: Scene, view: View, say: Say, standing: Standing, box: Box) -> None:
    disc, won = sprite_glyph(seat_disc, standing.seat), standing.rank == 1
    room = result_cards.card(scene, box, player_name(say, standing.seat), disc, standing.points, won)
    row = list[Glyph]()
    for number in NUMBERS:
        tiles = _tiles(view, standing.seat, number)
        row += [*counted(sprite_glyph(seat_tile, number), len(tiles), _MOST), *([GAP_GLYPH] if tiles else [])]
    if row:
        lay_row(scene, row, room.centre, 60, room.width - 32, colour=scene.theme.felt_ink)
    else:
        scene.label("–", room.centre, 40, scene.theme.felt_ink)


def _map(scene: Scene, view: View, top: float, lowest: float) -> float:
    """Draw the whole map as large as it fits; return its bottom edge."""
    cells, sites = [(one.x, one.y) for one in view.fields], [(one.x, one.y) for one in view.dwellings]
    unit = geometry.extent(cells, sites, [(one.x, one.y) for one in view.fences])
    width = min(LARGEST, (WIDTH - 2 * EDGE) / unit.width, (lowest - top) / unit.height)
    layout = MapLayout(width, Point(WIDTH / 2 - unit.centre.x * width, top - unit.y0 * width))
    for here in view.fields:
        box = layout.cell_box((here.x, here.y))
        scene.sprite(Layer.SHADOW, box.inset(-width * 0.08), field_shadow)
        scene.sprite(Layer.GROUND, box, field, here.type, False)
    if view.keythedral is not None:
        scene.sprite(Layer.CARD, layout.site_box(view.keythedral, _DWELLING), keythedral)
    for home in view.dwellings:
        place_dwelling(
            scene, layout.site_box((home.x, home.y), _DWELLING), home.seat, home.number, home.house
        )
    for built in view.fences:
        step = SIDE_STEPS[built.side]
        middle = layout.site((built.x, built.y)).shifted(*(part * width * CUT / 2 for part in step))
        scene.sprite(Layer.WORKERS, around(middle, _FENCE * width, _FENCE * width), fence, built.seat, step)
    return top + unit.height * width
