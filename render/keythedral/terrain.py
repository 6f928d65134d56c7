"""The map: fields, dwellings, fences, workers and the keythedral."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.lattice import cells_beside_site, place, xy
from engine.keythedral.content.shapes import COLOURS
from engine.keythedral.numbering import corner_number, field_number
from engine.keythedral.view import View
from render.keythedral import geometry
from render.keythedral.fields import CUT, field, field_shadow, free_cell
from render.keythedral.geometry import FREE, LARGEST, SIDE_STEPS, SMALLEST, XY, MapLayout, Window
from render.keythedral.pieces import (
    fence,
    halo,
    home_tag,
    keythedral,
    number_place,
    place_dwelling,
    site,
    worker,
)
from render.keythedral.strips import EDGE
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.pieces import MEEPLE
from render.kit.scene import BOLD, Layer, Scene
from render.kit.theme import Colour

MARGIN = 12.0
"""Space above the map."""
SITE = CUT * 100 / 42
"""Width of a dwelling's sprite relative to the width of an octagon."""
_NUMBER = (0.29, -0.01)
"""Position of a field's number from its centre: clear of fences, dwellings and their badges."""
_TAG, _WIDEST_TAG = 50.0, 0.4
"""Width of the number of a worker's dwelling, if it takes no more of the field."""
_LARGEST_NUMBER = 46
"""Its badge covers no larger one."""
_FENCE = 0.62
"""Width of a fence's sprite."""
_OUTWARDS = {-1: 0.015, 1: 0.045}
"""Distance of a fence from its edge, above a square and below: clear of workers' and dwellings' numbers."""
_FENCE_BADGE = 0.25
"""Distance of a side's badge from the centre of its square, in both directions."""


def _extent(view: View, window: Window) -> Box:
    """Return the area of a window, in widths of an octagon."""
    cells = [(field.x, field.y) for field in view.fields if window.holds((field.x, field.y))]
    sites = [(d.x, d.y) for d in view.dwellings if window.holds_site((d.x, d.y))]
    if geometry.asks_for_corner(view):
        sites += [at for at in geometry.open_sites(view) if window.holds_site(at)]
    if view.keythedral is not None and window.holds_site(view.keythedral):
        sites.append(view.keythedral)
    fenced = [(f.x, f.y) for f in view.fences if window.holds_site((f.x, f.y))]
    free = [cell for cell in geometry.cells_shown(view) if window.holds(cell)]
    return geometry.extent(cells, sites, fenced, free)


def largest_layout(
    view: View, window: Window, room: Box, largest: float = LARGEST
) -> tuple[MapLayout, float]:
    """Return the layout with the largest octagons at the top of this room, and its bottom edge."""
    unit = _extent(view, window)
    width = min(largest, room.width / unit.width, room.height / unit.height)
    left = room.centre.x - unit.width * width / 2
    layout = MapLayout(width, Point(left - unit.x0 * width, room.y0 - unit.y0 * width))
    return layout, room.y0 + unit.height * width


def across(top: float, tallest: float) -> Box:
    """Return the room for a map across the whole width."""
    return Box(EDGE, top + MARGIN, WIDTH - EDGE, top + MARGIN + tallest)


def draw_map(scene: Scene, view: View, window: Window, room: Box, largest: float = LARGEST) -> float:
    """Draw a part of the map at the top of this room; return its bottom edge."""
    layout, bottom = largest_layout(view, window, room, largest)
    _fields(scene, view, layout, window)
    _sites(scene, view, layout, window)
    _dwellings(scene, view, layout, window)
    _fences(scene, view, layout, window)
    return bottom + 6


def _fields(scene: Scene, view: View, layout: MapLayout, window: Window) -> None:
    width = layout.width
    numbered = width >= SMALLEST and not geometry.asks_for_corner(view)
    for here in view.fields:
        at = (here.x, here.y)
        if not window.holds(at):
            continue
        box = layout.cell_box(at)
        scene.sprite(Layer.SHADOW, box.inset(-width * 0.08), field_shadow)
        scene.sprite(Layer.GROUND, box, field, here.type, here.worker is not None)
        badge = box.centre.shifted(_NUMBER[0] * width, _NUMBER[1] * width)
        scene.spot(f"cell:{here.x},{here.y}", box, badge, "octagon")
        if numbered:
            _plate(scene, field_number(*at), badge, width)
            _number(scene, field_number(*at), badge, width, scene.theme.ink)
        if here.worker is not None:
            _worker(scene, here.worker, here.dwelling, layout.cell(at), width)
    if geometry.laying_field(view):
        for at in geometry.open_cells(view):
            if window.holds(at):
                box = around(layout.cell(at), FREE * width, FREE * width)
                scene.sprite(Layer.GROUND, box, free_cell)
                scene.spot(f"cell:{at[0]},{at[1]}", box, box.centre, "free")
                if numbered:
                    _number(scene, field_number(*at), box.centre, width, scene.theme.felt_ink)


def _plate(scene: Scene, number: int, middle: Point, width: float) -> None:
    """Draw the plate of a field's number, which tells it from a count of cubes."""
    box = around(middle, (0.25 if number < 10 else 0.36) * width, 0.28 * width)
    scene.panel(Layer.GROUND, box, scene.theme.paper, scene.theme.paper_edge, 0.07 * width, 2)


def _number(scene: Scene, number: int, middle: Point, width: float, ink: Colour) -> None:
    """Draw the number of a place; a badge there shows the same number."""
    size = min(_LARGEST_NUMBER, max(24, round((0.3 if number < 100 else 0.25) * width)))
    scene.label(str(number), middle, size, ink, BOLD)


def _worker(scene: Scene, seat: int, number: int, middle: Point, width: float) -> None:
    """Draw a worker above the number of its dwelling."""
    high, middle = 0.5 * width, middle.shifted(-0.11 * width, -0.02 * width)
    scene.sprite(Layer.WORKERS, around(middle, high * MEEPLE, high), worker, seat)
    size = max(0.3 * width, min(_TAG, _WIDEST_TAG * width))
    home_tag(scene, around(middle.shifted(0.11 * width, 0.36 * width), size, size), seat, number)


def _sites(scene: Scene, view: View, layout: MapLayout, window: Window) -> None:
    if view.keythedral is not None and window.holds_site(view.keythedral):
        scene.sprite(Layer.CARD, layout.site_box(view.keythedral, SITE), keythedral)
    if not geometry.asks_for_corner(view):
        return
    for at in geometry.open_sites(view):
        if window.holds_site(at):
            scene.sprite(Layer.CARD, layout.site_box(at, SITE * 0.92), site)
            box = layout.site_box(at, 2 * CUT)
            scene.spot(f"site:{at[0]},{at[1]}", box, box.centre, "diamond")
            number = corner_number(*at)
            size = max(24, round((0.28 if number < 100 else 0.24) * layout.width))
            scene.label(str(number), box.centre, size, scene.theme.felt_ink, BOLD)


def _dwellings(scene: Scene, view: View, layout: MapLayout, window: Window) -> None:
    fields = geometry.field_places(view)
    for here in view.dwellings:
        at = (here.x, here.y)
        if not window.holds_site(at):
            continue
        if here.number in view.placing and here.seat in view.deciding:
            scene.sprite(Layer.GLOW, layout.site_box(at, SITE * 1.16), halo)
        place_dwelling(scene, layout.site_box(at, SITE), here.seat, here.number, here.house)
        box = layout.site_box(at, 2 * CUT)
        badge = number_place(layout.site_box(at, SITE), here.house)
        scene.spot(f"dwelling:{COLOURS[here.seat]}-{here.number}", box, badge, "roof")
        for side, cell in zip(SIDE_STEPS, cells_beside_site(place(*at)), strict=True):
            if cell in fields and window.holds(xy(cell)):
                _edge_spot(scene, layout, at, side)


def _fences(scene: Scene, view: View, layout: MapLayout, window: Window) -> None:
    for here in view.fences:
        at = (here.x, here.y)
        if not window.holds_site(at):
            continue
        scene.sprite(Layer.WORKERS, _edge_box(layout, at, here.side), fence, here.seat, SIDE_STEPS[here.side])
        _edge_spot(scene, layout, at, here.side)


def _edge_box(layout: MapLayout, at: XY, side: str) -> Box:
    dx, dy = SIDE_STEPS[side]
    reach = layout.width * (CUT / 2 + _OUTWARDS[dy])
    return around(
        layout.site(at).shifted(dx * reach, dy * reach), _FENCE * layout.width, _FENCE * layout.width
    )


def _edge_spot(scene: Scene, layout: MapLayout, at: XY, side: str) -> None:
    dx, dy = SIDE_STEPS[side]
    out = _FENCE_BADGE * layout.width
    badge = layout.site(at).shifted(dx * out, dy * out)
    scene.spot(f"fence:{at[0]},{at[1]}-{side}", _edge_box(layout, at, side), badge, "edge")


def focuses(view: View, window: Window) -> set[str]:
    """Return the focus strings this picture can mark, without laying it out."""
    cells: Sequence[XY] = geometry.cells_shown(view)
    found = {f"cell:{x},{y}" for x, y in cells if window.holds((x, y))}
    if geometry.asks_for_corner(view):
        found |= {f"site:{x},{y}" for x, y in geometry.open_sites(view) if window.holds_site((x, y))}
    fields = geometry.field_places(view)
    for here in view.dwellings:
        at = (here.x, here.y)
        if window.holds_site(at):
            found.add(f"dwelling:{COLOURS[here.seat]}-{here.number}")
            beside = zip(SIDE_STEPS, cells_beside_site(place(*at)), strict=True)
            found |= {
                f"fence:{here.x},{here.y}-{side}"
                for side, cell in beside
                if cell in fields and window.holds(xy(cell))
            }
    found |= {f"fence:{f.x},{f.y}-{f.side}" for f in view.fences if window.holds_site((f.x, f.y))}
    return found
