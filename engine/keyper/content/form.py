"""The form for custom content of Keyper, in the order in which the pieces are in the box."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.content_form import Form, Part
from engine.core.form_input import Blank, Value
from engine.keyper.content import house
from engine.keyper.content.board import FIELDS_PER_DISPLAY
from engine.keyper.content.box import SHIPPED, Content
from engine.keyper.content.checks import form_faults
from engine.keyper.content.goods import COLOURS, KEYP, RESOURCES, RIVER
from engine.keyper.content.shapes import (
    MOST_ICONS,
    MOST_ON_BOAT,
    MOST_POINTS,
    MOST_SHOWN,
    PRICE_ICONS,
    Field,
    Tile,
)

_NO_BORDER = "none"
_SPECIAL = (KEYP, RIVER)
_OTHER_FIELDS = tuple(field.id for field in SHIPPED.field_list if field.id not in _SPECIAL)
_SEASONS = {"s": "spring", "m": "summer", "w": "autumn and winter"}


def _called(piece: str) -> str:
    return piece.replace("-", " ").capitalize()


def _cost(tile: Tile) -> Blank:
    what, ours = f"{_called(tile.id)}, cost", SHIPPED.build_costs[tile.id]
    return Blank("tiles", tile.id, what, ours, PRICE_ICONS, 1, MOST_ICONS, twice=True)


def _display(display: str) -> Blank:
    what = f"Display {display.upper()} ({_SEASONS[display[0]]}), its fields"
    ours, count = _SHIPPED_FIELDS[display], FIELDS_PER_DISPLAY - len(_SPECIAL)
    return Blank("displays", display, what, ours, _OTHER_FIELDS, count, count)


def _goods(part: str, key: str, what: str, ours: tuple[str, ...], most: int, *, twice: bool = False) -> Blank:
    return Blank(part, key, what, ours, RESOURCES, 1, most, twice)


_SHIPPED_FIELDS = {
    display.id: tuple(field for field in display.fields if field not in _SPECIAL)
    for display in SHIPPED.displays
}
_ON_TILE = (
    "on the front of each tile, the icons that it costs to build. A white icon is any-raw or any-finished; "
    "one of three colours, which takes no wheat, is raw-no-wheat or finished-no-wheat (KP-102, KP-103)."
)
_PARTS = (
    Part("The 12 home tiles", _ON_TILE, tuple(_cost(tile) for tile in SHIPPED.home_tiles)),
    Part("The 21 country tiles for spring", _ON_TILE, tuple(_cost(tile) for tile in SHIPPED.spring_tiles)),
    Part("The other 27 country tiles", _ON_TILE, tuple(_cost(tile) for tile in SHIPPED.other_tiles)),
    Part(
        "Three tiles that are for the farm or for the village",
        "the back or the frame of the tile: which part of the player board it belongs to.",
        tuple(
            Blank("areas", tile, f"{_called(tile)}, where it is built", area, ("farm", "village"))
            for tile, area in house.AREAS.items()
        ),
    ),
    Part(
        "The country boards: borders",
        "the colour around such a field, the same wherever it is found.",
        tuple(
            Blank("borders", field, f"{_called(field)}, border", colour, (*COLOURS[:-1], _NO_BORDER))
            for field, colour in house.BORDERS.items()
        ),
    ),
    Part(
        "The country boards: displays",
        "fold a board until one side shows; every board has the same twelve displays. Leave the keyp field "
        "and the double river out. S1 is the spring display with the icon of one player, S2 that of two, and "
        "so on (KP-3); take the four for summer (M) and the four for autumn and winter (W) in any order.",
        tuple(_display(display.id) for display in SHIPPED.displays),
    ),
    Part(
        "The 6 boats",
        "both sides of each: one is for spring and summer (early), the other for autumn and winter (late). "
        "Take them in any order.",
        tuple(
            _goods(f"boats.{boat.id}", side, f"{_called(boat.id)}, {side} side", ours, MOST_ON_BOAT)
            for boat in SHIPPED.boats
            for side, ours in (("early", boat.early), ("late", boat.late))
        ),
    ),
    Part(
        "The fairs of spring, summer and autumn",
        "on the front: what is to be shown, and the points. Take those of a season in any order; the one of "
        "spring with a sheep and a rock is known, and left out.",
        tuple(
            blank
            for fair in house.SEASONAL_FAIRS
            for blank in (
                _goods(
                    f"fairs.{fair.id}",
                    "requires",
                    f"Fair {_called(fair.id).lower()}, what it wants",
                    fair.requires,
                    MOST_SHOWN,
                    twice=True,
                ),
                Blank(
                    f"fairs.{fair.id}",
                    "points",
                    f"Fair {_called(fair.id).lower()}, points",
                    fair.points,
                    least=1,
                    most=MOST_POINTS,
                ),
            )
        ),
    ),
    Part(
        "The 8 winter fairs",
        "the side for 4 points is the front, the one for 6 points, which wants a gem, the "
        "back (KP-124). Take them in any order.",
        tuple(
            _goods(
                f"winter-fairs.{fair.id}",
                side,
                f"{_called(fair.id)}, what the {side} wants",
                ours,
                MOST_SHOWN,
                twice=True,
            )
            for fair in SHIPPED.winter_fairs
            for side, ours in (("front", fair.front), ("back", fair.back))
        ),
    ),
    Part(
        "The keyp tile",
        "beside each colour: what a keyple of it brings when it is laid down.",
        tuple(
            _goods("keyp-tile", colour, f"Keyp tile, {colour}", ours, len(RESOURCES))
            for colour, ours in house.KEYP_TILE_GAINS.items()
        ),
    ),
)
_PRINTED = {
    **{
        f"fairs.spring-1.{key}": "the rulebook prints it: sheep, rock, for 2"
        for key in ("requires", "points")
    },
    **{
        f"winter-fairs.{fair.id}.points": "the rulebook prints it: 4 and 6 (KP-124)"
        for fair in SHIPPED.winter_fairs
    },
    **{
        f"borders.{field.id}": f"the rules tell it: {field.colour or _NO_BORDER} (KP-194)"
        for field in SHIPPED.field_list
        if field.id not in house.BORDERS
    },
    **{
        f"areas.{tile.id}": f"the rules tell it: {tile.area}"
        for tile in SHIPPED.tiles.values()
        if tile.id not in house.AREAS
    },
}


def _filled(name: str, values: Mapping[str, Value]) -> Content:
    """Return the shipped set with these values."""

    def words(place: str, ours: tuple[str, ...]) -> tuple[str, ...]:
        given = values.get(place, ours)
        assert isinstance(given, tuple)
        return given

    def sides(place: str, **ours: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        return {side: words(f"{place}.{side}", shown) for side, shown in ours.items()}

    def tiles(held: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(
            replace(tile, area=values[f"areas.{tile.id}"]) if f"areas.{tile.id}" in values else tile
            for tile in held
        )

    def bordered(field: Field) -> Field:
        colour = values.get(f"borders.{field.id}", field.colour)
        return replace(field, colour=None if colour == _NO_BORDER else colour)

    return replace(
        SHIPPED,
        name=name,
        home_tiles=tiles(SHIPPED.home_tiles),
        spring_tiles=tiles(SHIPPED.spring_tiles),
        other_tiles=tiles(SHIPPED.other_tiles),
        build_costs={tile: words(f"tiles.{tile}", cost) for tile, cost in SHIPPED.build_costs.items()},
        field_list=tuple(bordered(field) for field in SHIPPED.field_list),
        displays=tuple(
            replace(
                display, fields=(*_SPECIAL, *words(f"displays.{display.id}", _SHIPPED_FIELDS[display.id]))
            )
            for display in SHIPPED.displays
        ),
        boats=tuple(
            replace(boat, **sides(f"boats.{boat.id}", early=boat.early, late=boat.late))
            for boat in SHIPPED.boats
        ),
        seasonal_fairs=tuple(
            replace(
                fair,
                requires=words(f"fairs.{fair.id}.requires", fair.requires),
                points=values.get(f"fairs.{fair.id}.points", fair.points),
            )
            for fair in SHIPPED.seasonal_fairs
        ),
        winter_fairs=tuple(
            replace(fair, **sides(f"winter-fairs.{fair.id}", front=fair.front, back=fair.back))
            for fair in SHIPPED.winter_fairs
        ),
        keyp_tile_gains={
            colour: words(f"keyp-tile.{colour}", goods) for colour, goods in SHIPPED.keyp_tile_gains.items()
        },
    )


FORM = Form("keyper", _PARTS, _filled, form_faults, _PRINTED)
