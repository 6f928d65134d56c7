"""Icons of Keyflower's pieces, and the messages that name them."""

from __future__ import annotations

from engine.keyflower.content.sets import SETS
from engine.keyflower.content.shapes import ANY, COLOURS, RESOURCES, SEASONS, SKILLS, Tile
from render.keyflower.glyphs import (
    CABIN,
    CONTRACT,
    SHIP,
    UPGRADE,
    annex,
    fixed_points,
    good,
    points,
    printed_row,
    tool,
    worker,
)
from render.kit.icons import Icons, icons_of_row, tile_sign
from render.kit.rows import Glyph, sprite_glyph
from render.kit.signs import bag, cart

_BOX = SETS.newest
"""The pieces that have an icon; they are the same in every set."""
_TILE = 1.15
_GROUNDS = ("home", "order", *SEASONS)


_DRAWN: dict[str, Glyph] = {
    **{f"{colour}-worker": worker(colour) for colour in (*COLOURS, ANY)},
    "start-keyple": worker("purple"),
    **{kind: good(kind) for kind in RESOURCES},
    "any-resource": good(ANY),
    **{kind: tool(kind) for kind in SKILLS},
    "any-skill": tool(ANY),
    "cabin": CABIN,
    "contract": CONTRACT,
    **{f"{colour}-extension": annex(colour) for colour in (*COLOURS, ANY)},
    "boat": SHIP,
    **{f"{ground}-tile": sprite_glyph(tile_sign, ground, ratio=_TILE) for ground in _GROUNDS},
    "upgrade": UPGRADE,
    "cart": sprite_glyph(cart, "", ratio=1.35),
    "bag": sprite_glyph(bag, "", ratio=0.9),
    "points": points(""),
}


def _icon_of_tile(tile: Tile) -> str:
    """Return the icon of what a tile gives or scores; homes, turn order tiles and boats have their own."""
    if tile.kind in ("home", "order"):
        return f"{tile.kind}-tile"
    if tile.kind == "summer-boat":
        return "boat"
    row = printed_row(_BOX, tile.id) or [points(fixed_points(_BOX, tile.id, upgraded=False))]
    found = [icon for icon in icons_of_row(row, _DRAWN) if icon != "points"] or ["points"]
    several = len(found) > 1
    return next((icon for icon, kinds in _ANY.items() if several and kinds.issuperset(found)), found[0])


_ANY = {
    "any-resource": set(RESOURCES),
    "any-skill": set(SKILLS),
    "any-worker": {f"{colour}-worker" for colour in COLOURS},
}
"""Icons for one of several kinds."""


ICONS = Icons(
    drawn=_DRAWN,
    pieces={
        **{
            f"keyflower-{how}-{colour}": f"{colour}-worker" for colour in COLOURS for how in ("item", "count")
        },
        **{f"keyflower-{how}-{kind}": kind for kind in (*RESOURCES, *SKILLS) for how in ("item", "count")},
        "keyflower-count-cabin": "cabin",
        "keyflower-count-contract": "contract",
        "keyflower-any-worker": "any-worker",
        "keyflower-any-skill": "any-skill",
    },
    things={
        "keyflower-source-village": "home-tile",
        "keyflower-source-winter": "winter-tile",
        "keyflower-source-order": "order-tile",
        "keyflower-source-boat": "boat",
        "keyflower-source-extensions": "any-extension",
        "keyflower-source-contracts": "contract",
        "keyflower-source-gold": "gold",
        "keyflower-source-left-over": "gold",
        "keyflower-source-keyple": "start-keyple",
        **{f"keyflower-tile-{tile.id}": _icon_of_tile(tile) for tile in _BOX.tiles.values()},
        **{f"keyflower-tile-{boat}": "boat" for boat in _BOX.boats},
        **{f"keyflower-{contract}": "contract" for contract in _BOX.contracts},
        **{
            f"keyflower-extension-{key}{form}": f"{one.colour}-extension"
            for key, one in _BOX.extensions.items()
            for form in ("", "-brief")
        },
        "keyflower-upgrade": "upgrade",
        "keyflower-extend": "any-extension",
        "keyflower-cash": "contract",
        "keyflower-hidden-contract": "contract",
        "keyflower-take-skill": "any-skill",
        "keyflower-draw": "bag",
        "keyflower-draw-workers": "bag",
        "keyflower-carry-far": "cart",
    },
)
