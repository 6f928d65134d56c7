"""Icons of Keyper's pieces, and the messages that name them."""

from __future__ import annotations

from engine.keyper.content.goods import ANIMALS, COLOURS, GEMS, GOODS, RESOURCES, SEASONS
from engine.keyper.content.sets import OWN_AREAS, SETS
from engine.keyper.content.shapes import Tile
from render.keyper.effects import effect_parts
from render.keyper.goods import good_glyph
from render.keyper.pieces import ANCHOR, AREAS, BUILD, DISCOUNT, KEY, TENT, TILE, UPGRADE, keyple_glyph
from render.kit.buildings import ship
from render.kit.icons import Icons, icons_of_row
from render.kit.rows import Glyph, sprite_glyph
from render.kit.signs import coin, season_sign

_ANY = ("any-raw", "any-finished", "raw-no-wheat", "finished-no-wheat", "gem", "animal", "goods")
_SORTS = {
    "raw": "raw-no-wheat",
    "finished": "finished-no-wheat",
    "gem": "gem",
    "animal": "animal",
    "good": "goods",
}
_FIELDS = {
    "keyp": "key", "river": "boat", "country-tile": "tile", "build": "build",
    "discount-build": "discount-build", "upgrade": "upgrade",
    "clay": "clay", "logs": "log", "rocks": "rock", "wheat": "wheat", "emeralds": "emerald", "gold": "gold",
    "rubies": "ruby", "sapphires": "sapphire", "chickens": "chicken", "cows": "cow", "deer": "deer",
    "goats": "goat", "horses": "horse", "pigs": "pig", "sheep": "sheep", "wild-boar": "wild-boar",
    "convert-clay": "brick", "convert-logs": "wood", "convert-rock": "stone",
    "trade-raw": "raw-no-wheat", "trade-finished": "finished-no-wheat",
}  # fmt: skip

_DRAWN: dict[str, Glyph] = {
    **{f"{colour}-keyple": keyple_glyph(colour) for colour in COLOURS},
    **{good: good_glyph(good) for good in (*RESOURCES, *_ANY)},
    "boat": sprite_glyph(ship),
    "fair": TENT,
    "key": KEY,
    "tile": TILE,
    "build": BUILD,
    "discount-build": DISCOUNT,
    "upgrade": UPGRADE,
    "anchor": ANCHOR,
    **{f"{area}-tile": glyph for area, glyph in AREAS.items()},
    **{season: sprite_glyph(season_sign, season) for season in SEASONS},
    "points": sprite_glyph(coin, ""),
}


def _icon_of_tile(tile: Tile) -> str:
    """Return the icon of what a tile gives or scores."""
    rows = effect_parts(SETS.newest, tile.id, False)
    found = next((icons for row in rows if (icons := icons_of_row(row, _DRAWN))), (f"{tile.area}-tile",))
    found = tuple(icon for icon in found if icon != "points") or found
    several = len(found) > 1
    return next((icon for icon, kinds in _GROUPS.items() if several and kinds.issuperset(found)), found[0])


_GROUPS = {"animal": set(ANIMALS), "gem": set(GEMS), "goods": set(GOODS)}
"""Icons for one of several kinds."""


ICONS = Icons(
    drawn=_DRAWN,
    pieces={
        **{f"keyper-{how}-{good}": good for good in RESOURCES for how in ("good", "counted")},
        **{f"keyper-counted-{sort}": sort for sort in _ANY[:4]},
        **{f"keyper-some-{sort}": icon for sort, icon in _SORTS.items()},
        **{
            f"keyper-{how}-{colour}": f"{colour}-keyple" for colour in COLOURS for how in ("colour", "keyple")
        },
    },
    things={
        "keyper-source-shipping": "anchor",
        "keyper-source-farm": "farm-tile",
        "keyper-source-village": "village-tile",
        "keyper-source-fair": "fair",
        **{f"keyper-field-{field}": icon for field, icon in _FIELDS.items()},
        **{f"keyper-tile-{tile.id}": _icon_of_tile(tile) for tile in SETS.newest.tiles.values()},
        **{f"keyper-tile-{tile}": "tile" for tile in OWN_AREAS},  # custom content may differ
        **{f"keyper-boat-{boat}": "boat" for boat in SETS.newest.boat},
        **{f"keyper-season-{season}": season for season in SEASONS},
    },
)
