"""Icons of Keyflower's pieces, and the messages that name them."""

from __future__ import annotations

from engine.keyflower.content.sets import SETS
from engine.keyflower.content.shapes import ANY, COLOURS, RESOURCES, SEASONS, SKILLS
from render.keyflower.glyphs import CABIN, CONTRACT, SHIP, UPGRADE, annex, good, tool, worker
from render.kit.icons import Icons, tile_sign
from render.kit.rows import sprite_glyph
from render.kit.signs import bag, cart

_BOX = SETS.newest
"""The pieces that have an icon; they are the same in every set."""
_TILE = 1.15
_GROUNDS = ("home", "order", *SEASONS)


def _icon_of_tile(kind: str) -> str:
    return "boat" if kind == "summer-boat" else f"{kind}-tile"


ICONS = Icons(
    drawn={
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
    },
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
    legend=tuple(f"keyflower-item-{kind}" for kind in (*COLOURS, *RESOURCES, *SKILLS)),
    things={
        **{f"keyflower-tile-{tile.id}": _icon_of_tile(tile.kind) for tile in _BOX.tiles.values()},
        **{f"keyflower-tile-{boat}": "boat" for boat in _BOX.boats},
        **{f"keyflower-{contract}": "contract" for contract in _BOX.contracts},
        **{f"keyflower-extension-{key}": f"{one.colour}-extension" for key, one in _BOX.extensions.items()},
        "keyflower-upgrade": "upgrade",
        "keyflower-extend": "any-extension",
        "keyflower-cash": "contract",
        "keyflower-hidden-contract": "contract",
        "keyflower-take-skill": "any-skill",
        "keyflower-draw": "bag",
        "keyflower-carry-far": "cart",
    },
)
