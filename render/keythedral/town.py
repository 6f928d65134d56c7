"""Keytown: seats on sale, craftsmen, the trader, new laws, the store, and the reader's resources."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Say, text
from engine.keythedral.content.shapes import COLOURS, CRAFTS, KINDS, MAKERS, SPACES
from engine.keythedral.view import SeatView, View
from render.keythedral import names, seats, strips
from render.keythedral.cubes import cube, cube_glyph
from render.keythedral.own_pieces import points_glyph
from render.keythedral.pieces import FENCE, LAW, NO_FENCE, house_sign, place_dwelling
from render.keythedral.strips import EDGE, sheet
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, sprite_glyph, word_glyph
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene, Spare
from render.kit.signs import arrow, scroll
from render.kit.text import with_capital
from render.kit.theme import Theme

_ARROW = sprite_glyph(arrow, ratio=0.8)
_HOUSES = 112.0


def town(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    y = strips.header(scene, view, say)
    y = strips.players(scene, view, say, y)
    y = strips.notices(scene, view, say, y)
    y = seats.on_sale(scene, view, say, y)
    y = scene.strip(Spare.STOCK, y, seats.progress(scene, view, y))
    y = scene.strip(Spare.ROW, y, _sellers(scene, view, say, y + 14))
    y = scene.strip(Spare.ROW, y, _building(scene, view, y + 12))
    y = scene.strip(Spare.ROW, y, _laws(scene, view, say, y + 12) if view.laws_used else y)
    stock = say(text("keythedral-pictures-store"))
    y = scene.strip(Spare.OTHERS, y, _cube_row(scene, stock, view.store, "store", y))
    if view.reader is not None:
        y = _own(scene, view, say, view.seats[view.reader], y)
    scene.height = round(y + EDGE)
    return scene


def _sellers(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the three craftsmen and the trader with what they take and give."""
    row = Box(EDGE, top, WIDTH - EDGE, top + 158)
    *shops, trader = row.columns(4, 12)
    for key, craft, craftsman, box in zip(MAKERS, CRAFTS, view.content.craftsmen, shops, strict=True):
        kind, title = KINDS[craft], say(text(f"keythedral-craftsman-{key}"))
        _seller(scene, f"craftsman:{key}", title, craftsman.price, cube_glyph(kind), box)
        left = say(text("keythedral-pictures-stock", count=view.stocks.get(kind, 0)))
        scene.label(
            left, (box.centre.x, box.y1 - 24), 31, scene.theme.faint, SANS, width=box.width - 24, least=27
        )
    _seller(scene, "trader", say(text("keythedral-pictures-trader")), view.content.trade_cost, None, trader)
    words = say(text("keythedral-pictures-trade"))
    scene.label(
        words,
        (trader.centre.x, trader.y1 - 24),
        31,
        scene.theme.faint,
        SANS,
        width=trader.width - 24,
        least=27,
    )
    return row.y1


def _seller(scene: Scene, focus: str, title: str, price: int, goods: Glyph | None, box: Box) -> None:
    sheet(scene, box)
    scene.spot(focus, box, Point(box.x1 - 32, box.y0 + 34))
    scene.label(with_capital(title), (box.x0 + 18, box.y0 + 32), 36, None, SERIF, "left", box.width - 82, 28)
    row = [cube_glyph("any"), word_glyph(f"×{price}"), _ARROW]
    row += [goods] if goods is not None else [cube_glyph("any"), word_glyph("×1")]
    lay_row(scene, row, (box.centre.x, box.y0 + 88), 54, box.width - 30)


def _building(scene: Scene, view: View, top: float) -> float:
    """Draw the costs of a house, a fence, and the removal of a fence."""
    theme = scene.theme
    row = Box(EDGE, top, WIDTH - EDGE, top + 70)
    scene.panel(Layer.CARD, row, theme.paper_shade, theme.paper_edge, 16, 2)
    prices = (
        (view.content.house_cost, sprite_glyph(house_sign)),
        (view.content.fence_cost, FENCE),
        (view.content.unfence_cost, NO_FENCE),
    )
    for (cost, sign), cell in zip(prices, row.columns(3), strict=True):
        glyphs = [*(cube_glyph(KINDS[kind]) for kind in cost), _ARROW, sign]
        lay_row(scene, glyphs, cell.centre, 52, cell.width - 30)
    return row.y1


def _laws(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the new-law spaces, the deck, and the cost of a law."""
    theme = scene.theme
    row = Box(EDGE, top, WIDTH - EDGE, top + 84)
    spaces = view.spaces
    cells = row.columns(3, 12)
    for space, lying, box in zip(SPACES, spaces, cells, strict=False):
        sheet(scene, box, theme.paper if lying is not None else theme.paper_shade)
        scene.spot(f"space:{space}", box, Point(box.x1 - 34, box.centre.y))
        if lying is not None:
            glyph = sprite_glyph(scroll, str(lying or ""), ratio=0.8)
            lay_row(scene, [glyph], (box.x0 + 40, box.centre.y), 60)
        key = f"keythedral-pictures-space-{space}" if lying is not None else "keythedral-pictures-space-empty"
        words = names.law(say, lying) if lying else say(text(key))
        left, ink = (76, theme.ink) if lying is not None else (24, theme.faint)
        scene.label(words, (box.x0 + left, box.centre.y), 36, ink, SERIF, "left", box.width - 66 - left, 27)
    box = cells[len(spaces)] if len(spaces) < 3 else cells[-1]
    glyphs = [cube_glyph("any"), word_glyph(f"×{view.content.law_cost}"), _ARROW, LAW, GAP_GLYPH]
    scene.panel(Layer.CARD, box, theme.paper_shade, theme.paper_edge, 16, 2)
    shown = lay_row(scene, glyphs, (box.x0 + 16, box.centre.y), 46, anchor="left")
    words = say(text("keythedral-pictures-deck", count=view.deck))
    scene.label(words, (shown.x1 + 6, box.centre.y), 32, None, SANS, "left", box.x1 - shown.x1 - 16, 27)
    return row.y1


def _cube_row(scene: Scene, title: str, held: Mapping[str, int], focus: str, top: float) -> float:
    """Draw a row with all eight kinds and their numbers, under its title."""
    y = strips.heading(scene, title, top)
    row = sheet(scene, Box(EDGE, y, WIDTH - EDGE, y + 92))
    for kind, cell in zip(KINDS, row.inset(12, 8).columns(8, 4), strict=True):
        count = held.get(kind, 0)
        scene.sprite(Layer.GOODS, around((cell.x0 + 36, cell.centre.y), 64, 64), cube, kind)
        ink = scene.theme.ink if count else scene.theme.faint
        scene.label(str(count), (cell.x0 + 78, cell.centre.y), 46, ink, BOLD, "left")
        scene.spot(f"{focus}:{kind}", cell, Point(cell.x0 + 10, cell.y0 + 6))
    return row.y1


def _own(scene: Scene, view: View, say: Say, own: SeatView, top: float) -> float:
    held = own.cubes or {}
    words = say(text("keythedral-pictures-own", count=sum(held.values())))
    lay_row(scene, [points_glyph(own.points or 0)], (WIDTH - EDGE, top + 32), 50, anchor="right")
    y = _cube_row(scene, words, held, "cube", top)
    y = strips.paying(scene, say, own, y) + 12
    y = _dwellings(scene, view, own, y)
    return strips.hand(scene, view, say, y)


def _dwellings(scene: Scene, view: View, own: SeatView, top: float) -> float:
    """Draw the reader's five dwellings and the fences in hand."""
    row = sheet(scene, Box(EDGE, top, WIDTH - EDGE, top + _HOUSES))
    cells = row.inset(16, 6).columns(6, 4)
    mine = sorted((d for d in view.dwellings if d.seat == own.seat), key=lambda d: d.number)
    for here in mine:
        cell = cells[here.number - 1]
        middle = cell.centre.shifted(-24, 0)
        place_dwelling(scene, around(middle, _HOUSES - 4, _HOUSES - 4), here.seat, here.number, here.house)
        scene.spot(f"dwelling:{COLOURS[here.seat]}-{here.number}", cell, Point(cell.x1 - 38, cell.centre.y))
    fences = [FENCE, word_glyph(f"{own.fences}/{view.content.fences}")]
    lay_row(scene, fences, cells[-1].centre, 60, cells[-1].width)
    return row.y1


def focuses(view: View) -> set[str]:
    """Return the focus strings this picture can mark, without laying it out."""
    found = {f"craftsman:{key}" for key in MAKERS} | {"trader"}
    found |= {f"slot:{slot.key}" for slot in view.slots if slot.number == view.number}
    found |= {f"store:{kind}" for kind in KINDS}
    if view.laws_used:
        found |= {f"space:{space}" for space, _ in zip(SPACES, view.spaces, strict=False)}
    if view.reader is not None:
        found |= {f"cube:{kind}" for kind in KINDS}
        found |= {f"dwelling:{COLOURS[d.seat]}-{d.number}" for d in view.dwellings if d.seat == view.reader}
    return found
