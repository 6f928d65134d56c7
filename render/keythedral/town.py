"""Keytown: seats on sale, craftsmen, the trader, new laws, the store, and the reader's resources."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.core.text import Say, text
from engine.keythedral.content.shapes import COLOURS, CRAFTS, KINDS, MAKERS, SPACES, Card, NoLaw
from engine.keythedral.view import SeatView, View
from render.keythedral import names, seats, strips
from render.keythedral.cubes import cube, cube_glyph
from render.keythedral.own_pieces import left_of, points_glyph, row_label
from render.keythedral.pieces import FENCE, NO_FENCE, house_sign, place_dwelling
from render.keythedral.strips import EDGE
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, sprite_glyph, word_glyph
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene, Spare
from render.kit.sheet import sheet
from render.kit.signs import arrow
from render.kit.text import longest_part, name_lines, size_for, with_capital
from render.kit.theme import Theme

_ARROW = sprite_glyph(arrow, ratio=0.8)
_HOUSES = 100.0
_TRADER = 306.0
_SHOP, _BUILDING = 146.0, 590.0
"""Height of the second row, and the width of its places that build."""
_LEAST_LAW = 26
"""Smallest size of a new law's name."""


def town(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    y = strips.header(scene, view, say)
    y = strips.players(scene, view, say, y)
    y = strips.notices(scene, view, say, y)
    y = seats.on_sale(scene, view, say, y)
    y = scene.strip(Spare.STOCK, y, seats.progress(scene, view, say, y))
    y = scene.strip(Spare.ROW, y, _sellers(scene, view, say, y + 10))
    y = scene.strip(Spare.ROW, y, _second_row(scene, view, say, y + 10))
    stock = say(text("keythedral-pictures-store"))
    y = scene.strip(Spare.OTHERS, y, _cube_row(scene, stock, view.store, "store", y, _stored(view)))
    if view.reader is not None:
        y = _own(scene, view, say, view.seats[view.reader], y)
    scene.height = round(y + EDGE)
    return scene


def _sellers(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the three craftsmen and the trader with what they take and give."""
    row = Box(EDGE, top, WIDTH - EDGE, top + 148)
    trader = Box(row.x1 - _TRADER, row.y0, row.x1, row.y1)
    shops = Box(row.x0, row.y0, trader.x0 - 12, row.y1).columns(3, 12)
    for key, craft, craftsman, box in zip(MAKERS, CRAFTS, view.content.craftsmen, shops, strict=True):
        kind, title = KINDS[craft], say(text(f"keythedral-craftsman-{key}"))
        _seller(scene, f"craftsman:{key}", title, craftsman.price, cube_glyph(kind), box)
        left = say(text("keythedral-pictures-stock", count=view.stocks.get(kind, 0)))
        scene.label(
            left, (box.centre.x, box.y1 - 21), 34, scene.theme.faint, SANS, width=box.width - 24, least=32
        )
    _seller(scene, "trader", say(text("keythedral-pictures-trader")), view.content.trade_cost, None, trader)
    words = say(text("keythedral-pictures-trade"))
    scene.label(
        words,
        (trader.centre.x, trader.y1 - 21),
        34,
        scene.theme.faint,
        SANS,
        width=trader.width - 20,
        least=30,
    )
    return row.y1


def _seller(scene: Scene, focus: str, title: str, price: int, goods: Glyph | None, box: Box) -> None:
    sheet(scene, box)
    scene.spot(focus, box, Point(box.x1 - 32, box.y0 + 34))
    scene.label(with_capital(title), (box.x0 + 14, box.y0 + 32), 36, None, SERIF, "left", box.width - 76, 30)
    row = [cube_glyph("any"), word_glyph(f"×{price}"), _ARROW]
    row += [goods] if goods is not None else [cube_glyph("any"), word_glyph("×1")]
    lay_row(scene, row, (box.centre.x, box.y0 + 80), 50, box.width - 30)


def _second_row(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw what a house, a fence, the removal of a fence and a law cost."""
    spaces = list(zip(SPACES, view.spaces, strict=False)) if view.laws_used else []
    wide = WIDTH - 2 * EDGE
    building = Box(EDGE, top, EDGE + (_BUILDING if spaces else wide), top + _SHOP)
    _building(scene, view, say, building.columns(3, 10))
    rest = Box(building.x1 + 10, top, WIDTH - EDGE, top + _SHOP)
    for (space, lying), cell in zip(spaces, rest.columns(max(1, len(spaces)), 10), strict=False):
        _space(scene, view, say, space, lying, cell)
    return building.y1


def _building(scene: Scene, view: View, say: Say, cells: Sequence[Box]) -> None:
    prices = (
        ("house", view.content.house_cost, sprite_glyph(house_sign)),
        ("fence", view.content.fence_cost, FENCE),
        ("unfence", view.content.unfence_cost, NO_FENCE),
    )
    for (key, cost, sign), cell in zip(prices, cells, strict=True):
        sheet(scene, cell)
        scene.spot(f"shop:{key}", cell, Point(cell.x1 - 32, cell.y0 + 32))
        words, room = say(text(f"keythedral-pictures-shop-{key}")), cell.width - 74
        scene.label(words, (cell.x0 + 14, cell.y0 + 32), 34, None, SERIF, "left", room, 27)
        price = [cube_glyph(KINDS[kind]) for kind in cost]
        lay_row(scene, [*price, _ARROW, sign], (cell.centre.x, cell.y1 - 34), 48, cell.width - 20)


def _space(scene: Scene, view: View, say: Say, space: str, lying: Card | NoLaw | None, box: Box) -> None:
    """Draw a place of a new law: the law lying there, its cost, and how many are left to draw."""
    theme = scene.theme
    sheet(scene, box, theme.paper if lying is not None else theme.paper_shade)
    scene.spot(f"space:{space}", box, Point(box.x1 - 32, box.y0 + 32))
    kind = "empty" if lying is None else space if len(view.spaces) > 1 else "only"
    key = f"keythedral-pictures-space-{kind}"
    words = names.parted_law(say, lying) if lying else say(text(key))
    ink = theme.ink if lying is not None else theme.faint
    lines, size = _law_lines(words, box.width - 70)
    for line, y in zip(lines, (32, 70), strict=False):
        scene.label(line, (box.x0 + 16, box.y0 + y), size, ink, SERIF, "left")
    if lying is None:
        return
    row = [cube_glyph("any"), word_glyph(f"×{view.content.law_cost}")]
    shown = lay_row(scene, row, (box.x0 + 16, box.y1 - 34), 48, anchor="left")
    words = say(text("keythedral-pictures-deck", count=view.deck))
    scene.label(words, (box.x1 - 14, box.y1 - 32), 34, theme.faint, SANS, "right", box.x1 - shown.x1 - 24, 26)


def _law_lines(words: str, room: float) -> tuple[list[str], int]:
    """Return the name of a law on one or two lines, at the largest size that keeps it whole."""
    least = size_for(longest_part(words), SERIF, strips.TYPE, room, _LEAST_LAW)
    lines, size = name_lines(words, SERIF, 36, room, least)
    while size > _LEAST_LAW and any(line.endswith("…") for line in lines):
        lines, size = name_lines(words, SERIF, size - 1, room, size - 1)
    return lines, size


def _stored(view: View) -> tuple[str, ...]:
    """Return the kinds in the store: crafts only once one was used, as the others lie at the craftsmen."""
    return tuple(kind for at, kind in enumerate(KINDS) if at not in CRAFTS or view.store.get(kind))


def _cube_row(
    scene: Scene,
    title: str,
    held: Mapping[str, int],
    focus: str,
    top: float,
    kinds: Collection[str] = KINDS,
) -> float:
    """Draw a row with these kinds and their numbers, each in its place, beside its title."""
    row = sheet(scene, Box(EDGE, top + 10, WIDTH - EDGE, top + 88))
    left = row_label(scene, title, row.x0 + 18, row.centre.y)
    for kind, cell in zip(KINDS, Box(left, row.y0, row.x1 - 6, row.y1).columns(8), strict=True):
        if kind not in kinds:
            continue
        count = held.get(kind, 0)
        scene.sprite(Layer.GOODS, around((cell.x0 + 28, cell.centre.y), 54, 54), cube, kind)
        ink = scene.theme.ink if count else scene.theme.faint
        scene.label(str(count), (cell.x0 + 60, cell.centre.y), 42, ink, BOLD, "left")
        scene.spot(f"{focus}:{kind}", cell.inset(0, 6), Point(cell.x0 + 16, cell.y0 + 8))
    return row.y1


def _own(scene: Scene, view: View, say: Say, own: SeatView, top: float) -> float:
    held = left_of(own)
    words = say(text("keythedral-pictures-own"))
    y = _cube_row(scene, words, held, "cube", top)
    y = strips.paying(scene, say, own, y)
    y = scene.strip(Spare.LATER, y, _dwellings(scene, view, own, y + 10))
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
    fences += [GAP_GLYPH, points_glyph(own.points or 0)]
    lay_row(scene, fences, cells[-1].centre, 56, cells[-1].width)
    return row.y1


def focuses(view: View) -> set[str]:
    """Return the focus strings this picture can mark, without laying it out."""
    found = {f"craftsman:{key}" for key in MAKERS} | {"trader", "shop:house", "shop:fence", "shop:unfence"}
    found |= {f"slot:{slot.key}" for slot in view.slots if slot.number == view.number}
    found |= {f"store:{kind}" for kind in _stored(view)}
    if view.laws_used:
        found |= {f"space:{space}" for space, _ in zip(SPACES, view.spaces, strict=False)}
    if view.reader is not None:
        found |= {f"cube:{kind}" for kind in KINDS}
        found |= {f"dwelling:{COLOURS[d.seat]}-{d.number}" for d in view.dwellings if d.seat == view.reader}
    return found
