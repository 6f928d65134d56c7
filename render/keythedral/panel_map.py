"""Keys of the map: places in quarters, fields round a dwelling, and sides for fences."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from engine.core.lattice import SIDES, cells_beside_cell, cells_beside_site, place, xy
from engine.core.text import text
from engine.keythedral.content.shapes import (
    COLOURS,
    FIELDS,
    NUMBERS,
    Kind,
)
from engine.keythedral.names import (
    field_at_text,
    field_text,
    kind_text,
)
from engine.keythedral.phrases import NOBODYS
from engine.keythedral.view import DwellingView, View
from render.keythedral import geometry
from render.keythedral.painter import PAINTER
from render.keythedral.panel_keys import (
    LAW,
    MAP,
    dwelling_key,
    dwelling_rows,
    last_row,
    marked_key,
    player_keys,
    step_of,
    verb_of,
)
from render.kit.painter import PictureKind
from render.kit.panel_layout import PIECES, VERBS, WIDE, Key, KeyRow, PanelStep, Said, rows_of

_MOST = 20  # places on one panel
_ARROWS = dict(zip(SIDES, "↖↗↙↘", strict=True))
_CORNER = "◇"  # before the number of a corner, which stands in a diamond on the map
_WIDE_MARK = 3  # digits that leave no space for it, five keys to a row
_STAY = Key(("stay",), text("keythedral-panel-stay"), name=text("keythedral-menu-stay"))


def place_step(view: View, said: Said, offered: Collection[Said]) -> PanelStep:
    """Return fields or corners by their numbers, all of them or those that the picture of a quarter shows."""
    there = sorted(offered, key=lambda words: int(PAINTER.mark_of(view, words[1])))
    together = len(there) <= _MOST and len({quarter for quarter, _ in there}) > 1
    every = Key(() if together else ("all",), text("keythedral-panel-all"))
    quarters = (
        Key((f"quarter:{side}",), _ARROWS[side], name=text(f"keythedral-corner-{side}")) for side in SIDES
    )
    zoom = KeyRow((every, *quarters), text("keythedral-panel-zoom"), tabs=True)
    if not said and len(there) > _MOST:
        return PanelStep((zoom,), MAP, opens_first=True, square=True)
    is_plain = not said and together and not geometry.is_large(view)
    picture = PictureKind(f"map-{said[0].removeprefix('quarter:')}") if said else MAP
    seen = PAINTER.shows(view, picture)
    shown = [words for words in there if words[1] in seen]
    if len(shown) > _MOST:
        shown = [words for words in shown if words[: len(said)] == said]
    is_narrow = all(len(PAINTER.mark_of(view, words[1])) < _WIDE_MARK for words in shown)
    sign = _CORNER if is_narrow and shown and shown[0][1].startswith("site:") else ""
    keys = (_place_key(view, words, sign) for words in shown)
    return PanelStep((*(() if is_plain else (zoom,)), *rows_of(keys)), picture, square=True)


def _place_key(view: View, words: Said, sign: str) -> Key:
    sort, _, spot = words[1].partition(":")
    at = place(*map(int, spot.split(",")))
    around = cells_beside_cell(at) if sort == "cell" else cells_beside_site(at)
    kinds = [(kind, cell) for cell in around if (kind := _field_at(view, cell)) is not None]
    # where corners have their numbers, fields have none (render/keythedral/terrain.py)
    beside = [field_at_text(*one) if sort == "cell" else field_text(one[0]) for one in kinds]
    name = text("keythedral-panel-beside", fields=tuple(dict.fromkeys(beside))) if beside else None
    mark = PAINTER.mark_of(view, words[1])
    return Key(words, f"{sign}{mark}", focus=words[1], name=name, mark=mark)


def _field_at(view: View, cell: int) -> Kind | None:
    found = (FIELDS.index(field.type) for field in view.fields if (field.x, field.y) == xy(cell))
    return next(found, None)


def _dwelling(view: View, name: str) -> DwellingView | None:
    here = (one for one in view.dwellings if f"{COLOURS[one.seat]}-{one.number}" == name)
    return next(here, None)


def _sides(view: View, dwelling: DwellingView, sort: str, before: Said = ()) -> list[Key]:
    """Return the four sides of a dwelling as arrows, with the cubes of the fields there.

    `before`: the words to say before a side."""
    keys, at = list[Key](), (dwelling.x, dwelling.y)
    for side, cell in zip(SIDES, cells_beside_site(place(*at)), strict=True):
        kind = _field_at(view, cell)
        where = f"{at[0]},{at[1]}" if sort == "fence" else f"{COLOURS[dwelling.seat]}-{dwelling.number}"
        known = None if kind is None else field_at_text(kind, cell)
        icon = None if kind is None else kind_text(kind)
        keys.append(Key((*before, f"side:{side}"), _ARROWS[side], icon, f"{sort}:{where}-{side}", known))
    return keys


def call_step(view: View) -> PanelStep:
    numbers = (marked_key(view, f"order:{number}") for number in NUMBERS)
    return step_of((*rows_of(numbers), last_row(view, LAW)), MAP)


def send_step(view: View, said: Said) -> PanelStep:
    """Return the fields round the dwelling that works; of two dwellings, round the open one."""
    seat = view.reader or 0
    sent = any(field.worker == seat and field.dwelling in view.placing for field in view.fields)
    last = () if sent else (last_row(view, LAW, _STAY),)  # then Confirm keeps the other worker at home
    tabs = tuple(dwelling_key(view, (f"send:{number}",), seat, number) for number in view.placing)
    several = (KeyRow(tabs, tabs=True),) if len(tabs) > 1 else ()
    if several and not said:
        return PanelStep((*several, *last), MAP, opens_first=True)
    number = int(said[0].removeprefix("send:")) if said else view.placing[0]
    name = f"{COLOURS[seat]}-{number}"
    here = _dwelling(view, name)
    assert here is not None, "a dwelling that works lies on the map"
    keys = _sides(view, here, "side", () if said else (f"send:{number}",))
    arrows = rows_of(keys, PIECES if several else WIDE, depth=len(said))
    return step_of((*several, *arrows, *last), PictureKind(f"near-{name}"))


def fence_step(view: View, said: Said, offered: Collection[Said], *, sides: bool = True) -> PanelStep:
    """Return owners as tabs, their dwellings, and the sides of the chosen dwelling."""
    own, *others = player_keys(view, "owner")
    owners = [*others, own]  # a fence is mostly against the others
    if any(words[0] == NOBODYS for words in offered):
        owners.append(Key((NOBODYS,), text("keythedral-panel-corners")))
    tabs = tuple(replace(row, tabs=True) for row in rows_of(owners, VERBS))
    if not said:
        return PanelStep(tabs, MAP, opens_first=True)
    if said[0] == NOBODYS:
        sites = sorted({words[1] for words in offered if words[0] == NOBODYS})
        corners = ((site, PAINTER.mark_of(view, site)) for site in sites)
        keys = (Key((site,), f"{_CORNER}{mark}", focus=site, mark=mark) for site, mark in corners)
        rows = rows_of(keys, depth=1)
    else:
        rows = dwelling_rows(view, COLOURS.index(said[0].removeprefix("owner:")), 1)
    if len(said) == 1 or not sides:
        builds = verb_of(view) == "fence"
        step = step_of((*tabs, *rows), MAP, text("keythedral-panel-ask-dwelling") if builds else None)
        return replace(step, note=text("keythedral-panel-note-fence")) if builds else step
    unmarked = (replace(row, keys=tuple(replace(key, focus="") for key in row.keys)) for row in rows)
    above = (*tabs, *unmarked)  # the picture shows the chosen dwelling alone
    sort, _, name = said[1].partition(":")
    ask = text("keythedral-panel-ask-side")
    here = _dwelling(view, name)
    if sort == "site" or here is None:
        arrows = [
            Key((f"side:{side}",), arrow, focus=f"fence:{name}-{side}") for side, arrow in _ARROWS.items()
        ]
        return step_of((*above, *rows_of(arrows, PIECES, depth=2)), MAP, ask)
    arrows = _sides(view, here, "fence")
    return step_of((*above, *rows_of(arrows, PIECES, depth=2)), PictureKind(f"near-{name}"), ask)
