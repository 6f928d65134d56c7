"""A dwelling and its four fields, large, with the map as an inset and the seats on sale."""

from __future__ import annotations

from engine.core.text import Say
from engine.keythedral.content.shapes import COLOURS
from engine.keythedral.numbering import field_number
from engine.keythedral.view import DwellingView, FieldView, View
from render.keythedral import geometry, names, seats, strips, terrain
from render.keythedral.cubes import cube
from render.keythedral.fields import CUT, field_ground, field_shadow, field_sign, free_cell
from render.keythedral.geometry import SIDE_STEPS, XY, MapLayout, dwelling_named
from render.keythedral.own_pieces import own
from render.keythedral.palette import RESOURCE_OF
from render.keythedral.pieces import (
    fence,
    halo,
    home_tag,
    keythedral,
    number_place,
    place_dwelling,
    plot,
    side_arrow,
    worker,
)
from render.keythedral.strips import EDGE
from render.keythedral.terrain import SITE
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.phrases import short_name
from render.kit.pieces import MEEPLE
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene
from render.kit.text import with_capital
from render.kit.theme import Theme

_FIELD = 364.0
"""Width of an octagon."""
_GAP = 20.0
_ARROW = 0.125
"""Distance of a field's arrow from its centre towards the dwelling, in both directions."""
_FENCE, _FENCE_AWAY = 0.5, 0.22
"""Width of a fence, and its distance from the dwelling's centre: clear of the roof and the arrow."""
_LINES = (0.395, 0.255, 0.155)
"""Distance of number, kind and name from a field's centre, away from the dwelling."""


def near(view: View, name: str, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    here = dwelling_named(view, name)
    y = strips.header(scene, view, say, names.titled(view, say, names.dwelling_text(here)))
    y = strips.notices(scene, view, say, y)
    y = own(scene, view, say, y) + 16
    area = Box(EDGE, y, EDGE + 2 * _FIELD, y + 2 * _FIELD)
    _surroundings(scene, view, say, here, area)
    side = Box(area.x1 + _GAP, y, WIDTH - EDGE, area.y1)
    bottom = _inset(scene, view, here, Box(side.x0, side.y0, side.x1, side.y0 + side.width))
    seats.sale_list(scene, view, say, Box(side.x0, bottom + 8, side.x1, side.y1))
    y = strips.hand(scene, view, say, area.y1)
    scene.height = round(y + EDGE)
    return scene


def _surroundings(scene: Scene, view: View, say: Say, here: DwellingView, area: Box) -> None:
    at = (here.x, here.y)
    corner = Point(area.x0 + _FIELD / 2, area.y0 + _FIELD / 2)
    layout = MapLayout(_FIELD, corner.shifted(-here.x * _FIELD, -here.y * _FIELD))
    fields = geometry.fields_around(view, at)
    for side, (dx, dy) in SIDE_STEPS.items():
        box = around(layout.site(at).shifted(dx * _FIELD / 2, dy * _FIELD / 2), _FIELD, _FIELD)
        if side in fields:
            _field(scene, say, here, fields[side], side, box)
        else:
            scene.sprite(Layer.GROUND, box, free_cell)
    if here.number in view.placing and here.seat in view.deciding:
        scene.sprite(Layer.GLOW, layout.site_box(at, SITE * 1.12), halo)
    _fences(scene, view, layout, at)
    home = layout.site_box(at, SITE)
    place_dwelling(scene, home, here.seat, here.number, here.house)
    focus = f"dwelling:{COLOURS[here.seat]}-{here.number}"
    scene.spot(focus, layout.site_box(at, 2 * CUT), number_place(home, here.house), "roof")


def _field(scene: Scene, say: Say, here: DwellingView, field: FieldView, side: str, box: Box) -> None:
    """Draw one field: number, kind and worker's player, its cube or its worker, and its arrow."""
    theme, (dx, dy) = scene.theme, SIDE_STEPS[side]
    scene.sprite(Layer.SHADOW, box.inset(-_FIELD * 0.08), field_shadow)
    scene.sprite(Layer.GROUND, box, field_ground, field.type)
    number, kind, name = (box.centre.shifted(0, dy * away * _FIELD) for away in _LINES)
    printed = str(field_number(field.x, field.y))
    scene.label(printed, number, 60 if len(printed) < 3 else 46, theme.ink, BOLD)
    title = with_capital(say(names.field_text(field.type)))
    scene.label(title, kind, 38, theme.ink, SERIF, width=0.74 * _FIELD, least=34)
    scene.spot(f"cell:{field.x},{field.y}", box, number, "octagon")
    middle = box.centre.shifted(dx * 0.14 * _FIELD, -dy * 0.06 * _FIELD)
    if field.worker is None:
        scene.sprite(Layer.GOODS, around(middle, 104, 104), cube, RESOURCE_OF[field.type])
    else:
        player = short_name(say, field.worker)
        scene.label(player, name, 34, theme.ink, SANS, width=0.8 * _FIELD)
        _worker(scene, field, middle)
    arrow = box.centre.shifted(-dx * _ARROW * _FIELD, -dy * _ARROW * _FIELD)
    scene.panel(Layer.GOODS, around(arrow, 62, 62), theme.paper, theme.paper_edge, 14, 3)
    scene.sprite(Layer.GOODS, around(arrow, 56, 56), side_arrow, side, theme.ink)
    scene.spot(f"side:{COLOURS[here.seat]}-{here.number}-{side}", box, arrow, "octagon")


def _worker(scene: Scene, field: FieldView, middle: Point) -> None:
    """Draw a worker beside the number of its dwelling and the cube it brings."""
    assert field.worker is not None
    high = 0.31 * _FIELD
    standing = middle.shifted(-26, -2)
    scene.sprite(Layer.WORKERS, around(standing, high * MEEPLE, high), worker, field.worker)
    home_tag(scene, around(middle.shifted(42, 34), 60, 60), field.worker, field.dwelling)
    scene.sprite(Layer.GOODS, around(middle.shifted(42, -26), 52, 52), cube, RESOURCE_OF[field.type])


def _fences(scene: Scene, view: View, layout: MapLayout, at: XY) -> None:
    standing = {one.side: one.seat for one in view.fences if (one.x, one.y) == at}
    for side in geometry.fields_around(view, at):
        dx, dy = SIDE_STEPS[side]
        away = _FENCE_AWAY * layout.width
        middle = layout.site(at).shifted(dx * away, dy * away)
        box = around(middle, _FENCE * layout.width, _FENCE * layout.width)
        if side in standing:
            scene.sprite(Layer.CARD, box, fence, standing[side], (dx, dy))
        reach = (0.5 - _ARROW) * layout.width
        scene.spot(
            f"fence:{at[0]},{at[1]}-{side}", box, layout.site(at).shifted(dx * reach, dy * reach), "edge"
        )


def _inset(scene: Scene, view: View, here: DwellingView, room: Box) -> float:
    """Draw the whole map, small, with its workers and a frame round this dwelling; return its bottom edge."""
    layout, bottom = terrain.largest_layout(view, geometry.whole(view), room)
    for field in view.fields:
        at = (field.x, field.y)
        scene.sprite(Layer.GROUND, layout.cell_box(at), field_sign, field.type)
        if field.worker is not None:
            high = 0.8 * layout.width
            scene.sprite(Layer.WORKERS, around(layout.cell(at), high * MEEPLE, high), worker, field.worker)
    for other in view.dwellings:
        scene.sprite(Layer.CARD, layout.site_box((other.x, other.y), SITE), plot, other.seat)
    if view.keythedral is not None:
        scene.sprite(Layer.CARD, layout.site_box(view.keythedral, SITE), keythedral)
    place = layout.site_box((here.x, here.y), max(1.5 * SITE, 46 / layout.width))
    scene.sprite(Layer.CARD, place, halo)
    scene.sprite(Layer.CARD, layout.site_box((here.x, here.y), SITE), plot, here.seat)
    return bottom


def focuses(view: View, name: str) -> set[str]:
    """Return the focus strings this picture can mark, without laying it out."""
    here = dwelling_named(view, name)
    found = {f"dwelling:{name}"} | seats.sale_focuses(view)
    for side, field in geometry.fields_around(view, (here.x, here.y)).items():
        found |= {f"cell:{field.x},{field.y}", f"side:{name}-{side}", f"fence:{here.x},{here.y}-{side}"}
    return found
