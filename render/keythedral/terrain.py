"""The map: fields, dwellings, fences, workers, the keythedral, and the work order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.caches import identity_cache
from engine.core.lattice import cells_beside_site, place, xy
from engine.core.text import Say, text
from engine.keythedral.content.shapes import COLOURS, NUMBERS
from engine.keythedral.numbering import corner_number, field_number
from engine.keythedral.view import View
from render.keythedral import geometry, names, strips
from render.keythedral.cubes import cube_glyph
from render.keythedral.fields import CUT, field, field_back, field_shadow, free_cell
from render.keythedral.geometry import LARGEST, SIDE_STEPS, SMALLEST, XY, MapLayout, Window
from render.keythedral.own_pieces import own
from render.keythedral.palette import RESOURCE_OF
from render.keythedral.pieces import (
    fence,
    halo,
    keythedral,
    marker,
    place_dwelling,
    seat_disc,
    seat_tile,
    site,
    worker,
)
from render.keythedral.strips import EDGE
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.pieces import MEEPLE
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, word_glyph
from render.kit.scene import BOLD, SANS, Layer, Scene, Spare
from render.kit.theme import Colour, Theme

_TALLEST = 1280.0
_MARGIN = 12.0
"""Space above the map."""
_TOP_ROW = 76.0
"""Space for the top tile of the stack."""
_SITE = CUT * 100 / 42
"""Width of a dwelling's sprite relative to the width of an octagon."""
_NUMBER = (0.34, -0.01)
"""Position of a field's number from its centre: clear of fences, dwellings and their badges."""
_FENCE = 0.62
"""Width of a fence's sprite."""
_OUTWARDS = {-1: 0.015, 1: 0.045}
"""Distance of a fence from its edge, above a square and below: clear of workers' and dwellings' numbers."""
_FENCE_BADGE = 0.25
"""Distance of a side's badge from the centre of its square, in both directions."""


def _whole(view: View) -> Window:
    cells = geometry.cells_shown(view)
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return Window((min(xs), max(xs)), (min(ys), max(ys)))


@identity_cache("keythedral: pages of the map", 4, 40_000)
def pages(view: View) -> list[Window]:
    """Return the whole map first, unless it is too large, then its parts if they show more."""
    window = _whole(view)
    width = _fitted(view, window)[0].width
    if width >= geometry.CLOSE:
        return [window]
    parts = geometry.windows(geometry.cells_shown(view), 6, 6)
    return parts if width < SMALLEST else [window, *parts]


def land(view: View, page: int, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    windows = pages(view)
    y = strips.header(scene, view, say)
    y = strips.players(scene, view, say, y)
    y = own(scene, view, strips.notices(scene, view, say, y))
    if view.stage in ("work", "harvest"):
        y = scene.strip(Spare.NEWS, y, _work_order(scene, view, y))
    if view.stage == "lay":
        y = scene.strip(Spare.LATER, y, _stack(scene, view, say, y))
    y = _map(scene, view, windows[min(page, len(windows) - 1)], y + 8)
    y = strips.hand(scene, view, say, y)
    scene.height = round(y + EDGE)
    return scene


def _fitted(view: View, window: Window) -> tuple[MapLayout, Box]:
    """Return the largest octagons for a window, around (0, 0), and the area they cover."""
    cells = [cell for cell in geometry.cells_shown(view) if window.holds(cell)]
    sites = [(d.x, d.y) for d in view.dwellings if window.holds_site((d.x, d.y))]
    if geometry.laying_dwelling(view):
        sites += [at for at in geometry.open_sites(view) if window.holds_site(at)]
    fenced = [(f.x, f.y) for f in view.fences if window.holds_site((f.x, f.y))]
    unit = geometry.extent(cells, sites, fenced)
    width = min(LARGEST, (WIDTH - 2 * EDGE) / unit.width, _TALLEST / unit.height)
    return MapLayout(width, Point(0, 0)), unit


def _map(scene: Scene, view: View, window: Window, top: float) -> float:
    layout, unit = _fitted(view, window)
    width = layout.width
    left = (WIDTH - unit.width * width) / 2
    layout = MapLayout(width, Point(left - unit.x0 * width, top + _MARGIN - unit.y0 * width))
    bottom = top + _MARGIN + unit.height * width
    _fields(scene, view, layout, window)
    _sites(scene, view, layout, window)
    _dwellings(scene, view, layout, window)
    _fences(scene, view, layout, window)
    return bottom + 6


def _fields(scene: Scene, view: View, layout: MapLayout, window: Window) -> None:
    width, numbered = layout.width, not geometry.asks_for_corner(view)
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
            _number(scene, field_number(*at), badge, width, scene.theme.ink)
        if here.worker is not None:
            _worker(scene, here.worker, here.dwelling, layout.cell(at), width)
    if geometry.laying_field(view):
        for at in geometry.open_cells(view):
            if window.holds(at):
                box = scene.sprite(Layer.GROUND, layout.cell_box(at), free_cell)
                scene.spot(f"cell:{at[0]},{at[1]}", box, box.centre, "octagon")
                _number(scene, field_number(*at), box.centre, width, scene.theme.felt_ink)


def _number(scene: Scene, number: int, middle: Point, width: float, ink: Colour) -> None:
    """Draw the number of a place; a badge there shows the same number."""
    size = max(24, round((0.22 if number < 100 else 0.16) * width))
    scene.label(str(number), middle, size, ink, BOLD)


def _worker(scene: Scene, seat: int, number: int, middle: Point, width: float) -> None:
    """Draw a worker above the number of its dwelling."""
    high, middle = 0.46 * width, middle.shifted(-0.07 * width, 0)
    scene.sprite(Layer.WORKERS, around(middle.shifted(0, 0.02 * width), high * MEEPLE, high), worker, seat)
    tag = around(middle.shifted(0.07 * width, 0.355 * width), 0.22 * width, 0.21 * width)
    scene.panel(Layer.GOODS, tag, scene.theme.paper, scene.theme.paper_edge, 0.06 * width, 2)
    scene.label(str(number), tag.centre, max(24, round(0.21 * width)), None, BOLD)


def _sites(scene: Scene, view: View, layout: MapLayout, window: Window) -> None:
    if view.keythedral is not None and window.holds_site(view.keythedral):
        scene.sprite(Layer.CARD, layout.site_box(view.keythedral, _SITE), keythedral)
    if not geometry.laying_dwelling(view):
        return
    numbered = geometry.asks_for_corner(view)
    for at in geometry.open_sites(view):
        if window.holds_site(at):
            scene.sprite(Layer.CARD, layout.site_box(at, _SITE * 0.92), site)
            box = layout.site_box(at, 2 * CUT)
            scene.spot(f"site:{at[0]},{at[1]}", box, box.centre, "diamond")
            if numbered:
                _number(scene, corner_number(*at), box.centre, layout.width, scene.theme.felt_ink)


def _dwellings(scene: Scene, view: View, layout: MapLayout, window: Window) -> None:
    fields = geometry.field_places(view)
    for here in view.dwellings:
        at = (here.x, here.y)
        if not window.holds_site(at):
            continue
        if here.number in view.placing and here.seat in view.deciding:
            scene.sprite(Layer.GLOW, layout.site_box(at, _SITE * 1.16), halo)
        place_dwelling(scene, layout.site_box(at, _SITE), here.seat, here.number, here.house)
        box = layout.site_box(at, 2 * CUT)
        badge = box.centre.shifted(0, -layout.width * 0.26)
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


def _work_order(scene: Scene, view: View, top: float) -> float:
    """Draw which numbers have worked, which works now, and who led."""
    area = Box(EDGE, top + 12, WIDTH - EDGE, top + 100)
    lying = {marker.number: marker for marker in view.markers}
    for number, cell in zip(NUMBERS, area.columns(5, 10), strict=True):
        here = lying.get(number)
        now = here is not None and here.now
        scene.panel(
            Layer.CARD,
            cell,
            scene.theme.paper,
            scene.theme.glow if now else scene.theme.paper_edge,
            14,
            6 if now else 2,
        )
        scene.spot(f"order:{number}", cell, Point(cell.x1 - 32, cell.centre.y))
        scene.sprite(Layer.GOODS, around((cell.x0 + 46, cell.centre.y), 72, 72), seat_tile, number)
        if here is not None:
            scene.sprite(
                Layer.GOODS, around((cell.x0 + 122, cell.centre.y), 62, 62), marker, str(here.marker)
            )
            scene.sprite(Layer.GOODS, around((cell.x1 - 42, cell.centre.y), 56, 56), seat_disc, here.leader)
    return area.y1


def _stack(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the field just drawn, the rest of the stack, and its top tile."""
    box = Box(EDGE, top + 12, WIDTH - EDGE, top + 96)
    whole = Box(box.x0, box.y0, box.x1, box.y1 + _TOP_ROW) if view.stack_next else box
    scene.panel(Layer.CARD, whole, scene.theme.paper, scene.theme.paper_edge, 16, 2)
    left = box.x0 + 20
    if view.drawn:
        scene.sprite(Layer.GOODS, around((left + 34, box.centre.y), 76, 76), field, view.drawn, False)
        words = say(text("keythedral-pictures-drawn", field=names.field_text(view.drawn)))
        left = scene.label(words, (left + 88, box.centre.y), 38, None, SANS, "left", 430, 30).x1
    words = say(text("keythedral-pictures-stack", count=view.stack))
    right = _counted(scene, view.stack_types, (box.x1 - 20, box.centre.y))
    scene.label(words, (right, box.centre.y), 34, None, SANS, "right", right - left - 16, 27)
    if view.stack_next:
        middle = box.y1 + _TOP_ROW / 2 - 8
        scene.sprite(Layer.GOODS, around((box.x0 + 54, middle), 64, 64), field_back, view.stack_next)
        words = say(text("keythedral-pictures-next", number=view.stack_next))
        right = _counted(scene, view.next_types, (box.x1 - 20, middle))
        scene.label(words, (box.x0 + 108, middle), 34, None, SANS, "left", right - box.x0 - 124, 27)
    return whole.y1


def _counted(scene: Scene, fields: Mapping[str, int], right: tuple[float, float]) -> float:
    """Draw how many fields of each type, in a row that ends here; return its left edge."""
    row: list[Glyph] = []
    for kind, count in fields.items():
        row += [cube_glyph(RESOURCE_OF[kind]), word_glyph(str(count)), GAP_GLYPH]
    return lay_row(scene, row, right, 44, 480, "right").x0 - 16 if row else right[0]


def focuses(view: View, window: Window) -> set[str]:
    """Return the focus strings this picture can mark, without laying it out."""
    cells: Sequence[XY] = geometry.cells_shown(view)
    found = {f"cell:{x},{y}" for x, y in cells if window.holds((x, y))}
    if geometry.laying_dwelling(view):
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
    if view.stage in ("work", "harvest"):
        found |= {f"order:{number}" for number in NUMBERS}
    return found
