"""The marked pieces and places of Keythedral, and what stands there now."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.lattice import SIDES, cells_beside_site, sites_beside_cell, xy
from engine.core.lattice import place as at_place
from engine.core.text import Say, Text, Who, text
from engine.keythedral.catalogue import seat_name
from engine.keythedral.content.shapes import SPACES
from engine.keythedral.numbering import corner_number, field_number
from engine.keythedral.view import DwellingView, View
from render.keythedral import names
from render.keythedral.geometry import XY, fields_around, open_cells, open_sites
from render.keythedral.marks import ARROWS, SHOPS, mark_of
from render.keythedral.text_board import near_told, shops_named
from render.kit.phrases import colon
from render.kit.places import MarkedPlace
from render.kit.text import with_capital


def places(view: View) -> list[MarkedPlace]:
    return [*_fields(view), *_corners(view), *_dwellings(view), *_seats(view), *_shops(view)]


def _fields(view: View) -> Iterator[MarkedPlace]:
    """Yield the fields, and the places where one may be laid."""
    for field in view.fields:
        focus, named = f"cell:{field.x},{field.y}", names.field_at_text(field)
        yield MarkedPlace("field", mark_of(focus), named, names.field_text(field.type).key, focus=focus)
    if view.stage == "lay":
        for x, y in open_cells(view):
            named = text("keythedral-field-number", number=field_number(x, y))
            yield MarkedPlace("field", mark_of(f"cell:{x},{y}"), named, focus=f"cell:{x},{y}")


def _corners(view: View) -> Iterator[MarkedPlace]:
    for at in dict.fromkeys((*((one.x, one.y) for one in view.dwellings), *open_sites(view))):
        focus = f"site:{at[0]},{at[1]}"
        yield MarkedPlace("corner", mark_of(focus), names.corner_text(at), focus=focus)


def _dwellings(view: View) -> Iterator[MarkedPlace]:
    for one in view.dwellings:
        named = names.dwelling_text(one)
        yield MarkedPlace("dwelling", str(one.number), named, seat=one.seat, focus=f"site:{one.x},{one.y}")


def _seats(view: View) -> Iterator[MarkedPlace]:
    for slot in view.slots:
        named = seat_name(slot.key)
        yield MarkedPlace("seat", slot.key, named, named.key, focus=f"slot:{slot.key}")


def _shops(view: View) -> Iterator[MarkedPlace]:
    for focus, named in shops_named(view).items():
        piece = named.key if focus.startswith("craftsman:") else ""
        yield MarkedPlace("shop", SHOPS[focus], named, piece, focus=focus)


def place_words(view: View, place: MarkedPlace, say: Say) -> list[str]:
    sort, _, at = place.focus.partition(":")
    match sort:
        case "cell":
            x, y = map(int, at.split(","))
            return _field_words(view, (x, y), say)
        case "site":
            x, y = map(int, at.split(","))
            return [_corner_words(view, (x, y), say)]
        case "trader":
            return [f"{say(text('keythedral-menu-trade'))}."]
        case "space":
            return _space_words(view, at, say)
        case _:  # seats and the other shops are told by their name and explanation
            return []


def _field_words(view: View, at: XY, say: Say) -> list[str]:
    """Return who works on a field, and the dwellings on its corners."""
    field = next((one for one in view.fields if (one.x, one.y) == at), None)
    if field is None:
        return [say(text("keythedral-spot-no-field"))]
    found = [say(text("keythedral-spot-empty"))]
    if field.worker is not None:
        found = [say(text("keythedral-spot-worked", who=Who(field.worker), number=field.dwelling))]
    corners = {xy(site) for site in sites_beside_cell(at_place(*at))}
    touching = [one for one in view.dwellings if (one.x, one.y) in corners]
    if touching:
        reached = tuple(map(_dwelling_on, touching))
        found.append(say(text("keythedral-spot-reached", dwellings=reached)))
    fenced = tuple(
        text("keythedral-spot-fence", who=Who(one.seat), corner=corner_number(one.x, one.y))
        for one in view.fences
        if _behind(one.x, one.y, one.side) == at
    )
    return [*found, *([say(text("keythedral-spot-fences", fences=fenced))] if fenced else [])]


def _space_words(view: View, space: str, say: Say) -> list[str]:
    """Return how the law on a space is bought, and what it does if it lies face up."""
    found = [f"{say(text('keythedral-menu-law', space=text(f'keythedral-space-{space}')))}."]
    card = view.spaces[SPACES.index(space)]
    if card:
        found.append(colon(say, names.law(say, card), names.law_help(say, card, view)))
    return found


def _behind(x: int, y: int, side: str) -> XY:
    """Return the cell on this side of a corner."""
    return xy(cells_beside_site(at_place(x, y))[SIDES.index(side)])


def _dwelling_on(dwelling: DwellingView) -> Text:
    corner = names.corner_text((dwelling.x, dwelling.y))
    return text("keythedral-spot-dwelling", dwelling=names.dwelling_text(dwelling), corner=corner)


def _corner_words(view: View, at: XY, say: Say) -> str:
    """Return the dwelling on a corner and the fields around it, by arrows."""
    here = next((one for one in view.dwellings if (one.x, one.y) == at), None)
    if here is not None:
        return near_told(view, here, say)
    around = fields_around(view, at)
    fields = tuple(
        text("keythedral-spot-around", arrow=arrow, field=names.field_at_text(around[side]))
        for side, arrow in ARROWS.items()
        if side in around
    )
    return with_capital(say(text("keythedral-spot-corner", fields=fields)))
