"""The keythedral mat: seats bought, on sale and still to come."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Say, text
from engine.keythedral.content.shapes import KINDS, NUMBERS
from engine.keythedral.view import SlotView, View
from render.keythedral import names, strips
from render.keythedral.cubes import cube_glyph
from render.keythedral.own_pieces import own
from render.keythedral.palette import stone_colour
from render.keythedral.pieces import church, marker, price_sign, seat_disc, seat_tile, sold_sign, window
from render.keythedral.strips import EDGE
from render.kit.layout import WIDTH, Box, Point, around, centred_row
from render.kit.rows import lay_row
from render.kit.scene import SANS, SERIF, Layer, Scene
from render.kit.sheet import sheet
from render.kit.signs import coin
from render.kit.text import name_lines
from render.kit.theme import Theme, darker

_CARD = 172.0
_SPIRE = 250.0
_SIDE = 150.0
"""Space on the left for the number and its marker."""
_LEFT = 148.0
"""Width of the label of the seats left."""
_CHIP = 92.0
"""Height of a seat on sale beside the map."""
_CUBE, _SMALL_CUBE = 56.0, 44.0
"""Largest size of a price's cubes, and the size below which they take two lines."""


def _price(scene: Scene, cost: Mapping[str, int], box: Box) -> None:
    """Draw every cube of a price, as large as possible, in one line or two."""
    row = [cube_glyph(kind) for kind in KINDS for _ in range(cost.get(kind, 0))]
    if not row:
        return
    one = min(_CUBE, box.height, box.width / (len(row) * 1.08))
    lines = (
        [row]
        if one >= min(_SMALL_CUBE, box.height / 2)
        else [row[: -(-len(row) // 2)], row[-(-len(row) // 2) :]]
    )
    size = min(_CUBE, box.height / len(lines) - 2)
    for line, part in zip(lines, box.rows(len(lines)), strict=True):
        lay_row(scene, line, part.centre, size, box.width)


def _slot_card(scene: Scene, view: View, slot: SlotView, box: Box) -> None:
    """Draw one seat: its name, its points, and its cost if known."""
    theme = scene.theme
    open_now = slot.on_sale or slot.declared
    fill = theme.paper if open_now else theme.paper_shade
    sheet(scene, box, fill, theme.glow if slot.declared else None)
    name = Point(box.x0 + 44, box.y0 + 40)
    scene.spot(f"slot:{slot.key}", box, name, "seat")
    ink = theme.faint if slot.sold else theme.ink
    scene.label(slot.key, name, 46, ink, SERIF)
    scene.sprite(Layer.GOODS, around((box.x1 - 42, box.y0 + 40), 62, 62), coin, str(slot.points))
    centre = Point(box.centre.x, box.y0 + 118)
    if slot.sold:
        scene.sprite(Layer.GOODS, around(centre.shifted(-22, 2), 94, 94), window, True)
        scene.sprite(Layer.WORKERS, around(centre.shifted(28, 14), 60, 60), sold_sign)
    elif slot.tile is None:
        scene.sprite(Layer.GOODS, around(centre.shifted(0, 2), 94, 94), window, False)
    else:
        _price_now(scene, slot, Box(box.x0 + 12, box.y0 + 74, box.x1 - 12, box.y1 - 10))
    if slot.declared and view.purchase is not None:
        middle, size = (box.x1 - 104, 50) if box.width > 200 else (box.x1 - 90, 38)
        buyer = around((middle, box.y0 + 40), size, size)
        scene.sprite(Layer.WORKERS, buyer, seat_disc, view.purchase.buyer)


def _price_now(scene: Scene, slot: SlotView, box: Box) -> None:
    """Draw the price of a seat, and price laws beside it."""
    changes = [more for lies, more in ((slot.dearer, True), (slot.cheaper, False)) if lies]
    if changes:
        beside = Box(box.x1 - 56, box.y0, box.x1, box.y1)
        for more, part in zip(changes, beside.rows(len(changes)), strict=True):
            scene.sprite(Layer.WORKERS, around(part.centre, 54, 38), price_sign, more)
        box = Box(box.x0, box.y0, beside.x0 - 4, box.y1)
    _price(scene, slot.cost, box)


def mat(view: View, say: Say, theme: Theme) -> Scene:
    """Draw all seats, the dearest at the top, like the rising keythedral."""
    scene = Scene(theme)
    y = strips.header(scene, view, say, names.titled(view, say, text("keythedral-pictures-mat")))
    y = own(scene, view, say, strips.notices(scene, view, say, y))
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


def progress(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw how many seats of each number are left, as pips."""
    box = Box(EDGE, top + 8, WIDTH - EDGE, top + 72)
    scene.panel(Layer.CARD, box, scene.theme.paper_shade, scene.theme.paper_edge, 16, 2)
    scene.part("numbers", box)
    words = say(text("keythedral-pictures-seats-left"))
    lines, size = name_lines(words, SANS, 34, _LEFT - 16, 34)
    for line, dy in zip(lines, (0,) if len(lines) == 1 else (-15, 15), strict=True):
        scene.label(line, (box.x0 + 16, box.centre.y + dy), size, scene.theme.faint, SANS, "left")
    rest = Box(box.x0 + _LEFT + 10, box.y0 + 6, box.x1 - 8, box.y1 - 6)
    for number, cell in zip(NUMBERS, rest.columns(5, 6), strict=True):
        slots = [slot for slot in view.slots if slot.number == number]
        scene.sprite(Layer.GOODS, around((cell.x0 + 28, cell.centre.y), 54, 54), seat_tile, number)
        apart = min(29.0, (cell.width - 62) / len(slots))
        for i, slot in enumerate(slots):
            pip = around((cell.x0 + 74 + i * apart, cell.centre.y), apart - 5, apart - 5)
            fill = scene.theme.paper_shade if slot.sold else scene.theme.coin
            scene.panel(Layer.GOODS, pip, fill, scene.theme.coin_edge, 6, 3)
    return box.y1


def _for_sale(view: View) -> list[SlotView]:
    return [slot for slot in view.slots if slot.number == view.number]


def sale_focuses(view: View) -> set[str]:
    return {f"slot:{slot.key}" for slot in _for_sale(view)}


def _sale_heading(scene: Scene, view: View, say: Say, top: float) -> float:
    return strips.heading(scene, say(text("keythedral-pictures-on-sale", number=view.number)), top)


def on_sale(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the seats of the number on sale, with their costs."""
    slots = _for_sale(view)
    if not slots:
        return top
    y = _sale_heading(scene, view, say, top)
    wide = min((WIDTH - 2 * EDGE - 12 * (len(slots) - 1)) / len(slots), 380)
    row = Box(EDGE, y, WIDTH - EDGE, y + _CARD)
    middles = centred_row([wide] * len(slots), row.centre, 12)
    for slot, centre in zip(slots, middles, strict=True):
        _slot_card(scene, view, slot, around(centre, wide, _CARD))
    return row.y1 + 8


def sale_strip(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the seats on sale in a low row."""
    slots = _for_sale(view)
    if not slots:
        return top
    y = _sale_heading(scene, view, say, top)
    row = Box(EDGE, y, WIDTH - EDGE, y + _CHIP)
    for slot, cell in zip(slots, row.columns(len(slots), 8), strict=True):
        _slot_chip(scene, slot, cell)
    return row.y1


def strip_height(view: View) -> float:
    return strips.HEADING + _CHIP if _for_sale(view) else 0.0


def sale_list(scene: Scene, view: View, say: Say, box: Box) -> float:
    """Draw the seats on sale one below the other; return their bottom edge."""
    slots = _for_sale(view)
    if not slots:
        return box.y0
    words = say(text("keythedral-pictures-on-sale-short"))
    scene.label(words, (box.x0 + 4, box.y0 + 22), 34, scene.theme.felt_ink, SANS, "left", box.width, 34)
    rest = Box(box.x0, box.y0 + 46, box.x1, box.y1)
    high = min(_CHIP, (rest.height - 8 * (len(slots) - 1)) / len(slots))
    for at, slot in enumerate(slots):
        top = rest.y0 + at * (high + 8)
        _slot_chip(scene, slot, Box(rest.x0, top, rest.x1, top + high))
    return rest.y0 + len(slots) * (high + 8) - 8


def _slot_chip(scene: Scene, slot: SlotView, box: Box) -> None:
    """Draw a seat on sale: its name, which begins with its points, and beside it its whole price.

    Points other than that number are on a coin below the name."""
    theme = scene.theme
    sheet(scene, box, theme.paper_shade if slot.sold else theme.paper, theme.glow if slot.declared else None)
    ink = theme.faint if slot.sold else theme.ink
    name = Point(box.x0 + 40, box.centre.y)
    if slot.points != slot.number:
        name = Point(name.x, box.y0 + box.height * 0.27)
        coined = around((name.x, box.y1 - box.height * 0.28), box.height * 0.44, box.height * 0.44)
        scene.sprite(Layer.GOODS, coined, coin, str(slot.points))
    scene.label(slot.key, name, 40 if slot.points == slot.number else 38, ink, SERIF)
    scene.spot(f"slot:{slot.key}", box, name, "seat")
    rest = Box(box.x0 + 78, box.y0 + 6, box.x1 - 8, box.y1 - 6)
    if slot.sold:
        scene.sprite(Layer.GOODS, around(rest.centre, 54, 54), sold_sign)
        return
    _price_now(scene, slot, rest)
