"""The keythedral mat: seats bought, on sale and still to come."""

from __future__ import annotations

from engine.core.text import Say, text
from engine.keythedral.content.shapes import NUMBERS
from engine.keythedral.view import SlotView, View
from render.keythedral import strips
from render.keythedral.cubes import cubes_row
from render.keythedral.own_pieces import own
from render.keythedral.palette import stone_colour
from render.keythedral.pieces import church, marker, price_sign, seat_disc, seat_tile, sold_sign, window
from render.keythedral.strips import EDGE, sheet
from render.kit.layout import WIDTH, Box, Point, around, centred_row
from render.kit.rows import lay_row
from render.kit.scene import SERIF, Layer, Scene
from render.kit.signs import coin
from render.kit.theme import Theme, darker

_CARD = 172.0
_SPIRE = 250.0
_SIDE = 150.0
"""Space on the left for the number and its marker."""


def _slot_card(scene: Scene, view: View, slot: SlotView, box: Box) -> None:
    """Draw one seat: its name, its points, and its cost if known."""
    theme = scene.theme
    open_now = slot.on_sale or slot.declared
    fill = theme.paper if open_now else theme.paper_shade
    sheet(scene, box, fill, theme.glow if slot.declared else None)
    scene.spot(f"slot:{slot.key}", box, Point(box.x0 + box.width * 0.56, box.y0 + 38))
    ink = theme.faint if slot.sold else theme.ink
    scene.label(slot.key, (box.x0 + 20, box.y0 + 40), 46, ink, SERIF, "left")
    scene.sprite(Layer.GOODS, around((box.x1 - 42, box.y0 + 40), 62, 62), coin, str(slot.points))
    middle = Point(box.centre.x, box.y0 + 118)
    if slot.sold:
        scene.sprite(Layer.GOODS, around(middle.shifted(-22, 2), 94, 94), window, True)
        scene.sprite(Layer.WORKERS, around(middle.shifted(28, 14), 60, 60), sold_sign)
    elif slot.tile is None:
        scene.sprite(Layer.GOODS, around(middle.shifted(0, 2), 94, 94), window, False)
    else:
        lay_row(scene, cubes_row(slot.cost, 2), middle, 56, box.width - 28)
    _signs(scene, view, slot, box)


def _signs(scene: Scene, view: View, slot: SlotView, box: Box) -> None:
    """Draw price laws beside the tile, and its buyer."""
    x = box.x0 + 40
    for lies, more in ((slot.dearer, True), (slot.cheaper, False)):
        if lies:
            scene.sprite(Layer.WORKERS, around((x, box.y1 - 8), 72, 52), price_sign, more)
            x += 78
    if slot.declared and view.purchase is not None:
        at = (box.x1 - 34, box.y1 - 12)
        scene.sprite(Layer.WORKERS, around(at, 54, 54), seat_disc, view.purchase.buyer)


def mat(view: View, say: Say, theme: Theme) -> Scene:
    """Draw all seats, the dearest at the top, like the rising keythedral."""
    scene = Scene(theme)
    y = strips.header(scene, view, say, say(text("keythedral-pictures-mat")))
    y = own(scene, view, strips.notices(scene, view, say, y))
    middle = (_SIDE + WIDTH) / 2
    scene.sprite(Layer.GROUND, around((middle, y + _SPIRE * 0.48), _SPIRE, _SPIRE), church)
    y += _SPIRE * 0.78
    most = max(sum(slot.number == number for slot in view.slots) for number in NUMBERS)
    wide = (WIDTH - _SIDE - 2 * EDGE - 40 - 12 * (most - 1)) / most
    for number in reversed(NUMBERS):
        y = _course(scene, view, number, wide, y)
    scene.height = round(y + EDGE)
    return scene


def _course(scene: Scene, view: View, number: int, wide: float, top: float) -> float:
    """Draw one row of the wall: the seats of a number."""
    slots = [slot for slot in view.slots if slot.number == number]
    wall = stone_colour(scene.theme)
    across = len(slots) * wide + 12 * (len(slots) - 1) + 40
    middle = Point((_SIDE + EDGE + WIDTH - EDGE) / 2, top + (_CARD + 34) / 2)
    box = around(middle, across, _CARD + 34)
    scene.panel(Layer.GROUND, box, wall, darker(wall, 0.4), 6, 3)
    for slot, centre in zip(slots, centred_row([wide] * len(slots), middle, 12), strict=True):
        _slot_card(scene, view, slot, around(centre, wide, _CARD))
    _number(scene, view, number, Point(EDGE + _SIDE / 2 - 6, middle.y))
    return box.y1 - 3


def _number(scene: Scene, view: View, number: int, middle: Point) -> None:
    lying = next((one for one in view.markers if one.number == number), None)
    scene.sprite(Layer.GOODS, around(middle.shifted(-16, 0), 96, 96), seat_tile, number)
    box = around(middle, _SIDE - 12, 110)
    scene.spot(f"order:{number}", box, middle.shifted(-46, 38))
    if lying is not None:
        scene.sprite(Layer.WORKERS, around(middle.shifted(40, 32), 58, 58), marker, str(lying.marker))


def progress(scene: Scene, view: View, top: float) -> float:
    """Draw how many seats of each number are left, as pips."""
    box = Box(EDGE, top + 10, WIDTH - EDGE, top + 78)
    scene.panel(Layer.CARD, box, scene.theme.paper_shade, scene.theme.paper_edge, 16, 2)
    scene.part("numbers", box)
    for number, cell in zip(NUMBERS, box.inset(10, 6).columns(5, 6), strict=True):
        slots = [slot for slot in view.slots if slot.number == number]
        scene.sprite(Layer.GOODS, around((cell.x0 + 32, cell.centre.y), 56, 56), seat_tile, number)
        for i, slot in enumerate(slots):
            pip = around((cell.x0 + 84 + i * 31, cell.centre.y), 26, 26)
            fill = scene.theme.paper_shade if slot.sold else scene.theme.coin
            scene.panel(Layer.GOODS, pip, fill, scene.theme.coin_edge, 6, 3)
    return box.y1


def on_sale(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the seats of the number on sale, with their costs."""
    slots = [slot for slot in view.slots if slot.number == view.number]
    if not slots:
        return top
    words = say(text("keythedral-pictures-on-sale", number=view.number))
    y = strips.heading(scene, words, top)
    wide = (WIDTH - 2 * EDGE - 12 * (len(slots) - 1)) / len(slots)
    row = Box(EDGE, y, WIDTH - EDGE, y + _CARD)
    wide = min(wide, 380)
    middles = centred_row([wide] * len(slots), row.centre, 12)
    for slot, centre in zip(slots, middles, strict=True):
        _slot_card(scene, view, slot, around(centre, wide, _CARD))
    return row.y1 + 14
