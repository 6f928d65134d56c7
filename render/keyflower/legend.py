"""The legend of Keyflower's signs."""

from __future__ import annotations

from engine.keyflower.content.sets import SETS
from engine.keyflower.content.shapes import ANY, COLOURS, RESOURCES, SEASONS, SKILLS, Power
from render.keyflower.bids import losing_bid
from render.keyflower.glyphs import (
    CABIN,
    CONTRACT,
    SHIP,
    UPGRADE,
    annex,
    bag_of,
    good,
    points,
    power_row,
    tool,
    worker,
)
from render.kit.icons import tile_sign
from render.kit.legend import SignGroup, marks_on_pictures, sign
from render.kit.pen import Pen
from render.kit.pieces import MEEPLE, meeple
from render.kit.rows import sprite_glyph, word_glyph
from render.kit.signs import arrow, cart, hexagon_sign, road_sign
from render.kit.terrain import hex_place

_TILE = 1.15


def _need(pen: Pen) -> None:
    """Draw the badge of a tile that the reader may use: how many workers that takes at least."""
    theme = pen.theme
    pen.outlined(pen.shape().rectangle(6, 12, pen.wide - 6, 88, 16), theme.badge, theme.glow, 4)
    high = pen.image.height // pen.scale * 7 // 10
    small = Pen(theme, round(high * MEEPLE), high, pen.scale)
    meeple(small, ANY)
    place = (round((pen.wide - 74) * pen.unit), round(15 * pen.unit))
    pen.image.paste(small.image, place, small.image.getchannel("a"))
    pen.letter_on("≥1", (52, 51), 62, theme.badge)


LEGEND = (
    SignGroup(
        "keyflower-signs-group-workers",
        (
            *(sign(f"keyflower-item-{colour}", worker(colour)) for colour in COLOURS),
            sign("keyflower-any-worker", worker(ANY)),
            sign("keyflower-signs-start", worker("purple")),
            sign("keyflower-signs-users", worker("blue"), worker("blue")),
            sign("keyflower-signs-need", sprite_glyph(_need, ratio=1.6)),
            sign("keyflower-signs-outbid", sprite_glyph(losing_bid, 0)),
            sign("keyflower-signs-lying", worker("red", lying=True)),
        ),
    ),
    SignGroup(
        "keyflower-signs-group-goods",
        (
            *(sign(f"keyflower-item-{kind}", good(kind)) for kind in RESOURCES if kind != "gold"),
            sign("keyflower-signs-gold", good("gold")),
            sign("keyflower-any-resource", good(ANY)),
            *(sign(f"keyflower-item-{kind}", tool(kind)) for kind in SKILLS),
            sign("keyflower-any-skill", tool(ANY)),
        ),
    ),
    SignGroup(
        "keyflower-signs-group-tiles",
        (
            sign("signs-points", points(3)),
            sign("signs-arrow", sprite_glyph(arrow, ratio=0.8)),
            sign("keyflower-signs-slash", good("wood"), word_glyph("/"), good("stone")),
            sign("keyflower-signs-same", tool(ANY), word_glyph("=")),
            sign("keyflower-signs-cart", sprite_glyph(cart, "2", ratio=1.35)),
            sign("keyflower-signs-upgrade", UPGRADE),
            sign("keyflower-signs-upgraded", sprite_glyph(hexagon_sign, "spring", "up", ratio=_TILE)),
            sign("keyflower-signs-field", sprite_glyph(hexagon_sign, "spring", "", ratio=_TILE)),
            sign("keyflower-signs-adjacent", sprite_glyph(hexagon_sign, "home", "", ratio=_TILE)),
            sign("keyflower-signs-place", sprite_glyph(hex_place, ratio=_TILE)),
            sign("keyflower-signs-winter", sprite_glyph(hexagon_sign, "winter", "", ratio=_TILE)),
            sign("keyflower-signs-order", sprite_glyph(hexagon_sign, "order", "", ratio=_TILE)),
            sign("keyflower-signs-loop", sprite_glyph(road_sign)),
            sign("keyflower-signs-boat", SHIP),
            sign("keyflower-signs-bag", bag_of(40)),
        ),
    ),
    SignGroup(
        "keyflower-signs-group-boats",
        tuple(sign(f"keyflower-power-{power}", *power_row(SETS.newest, power)) for power in Power),
    ),
    SignGroup(
        "keyflower-signs-group-merchants",
        (
            sign("keyflower-signs-contract", CONTRACT),
            sign("keyflower-signs-cabin", CABIN),
            sign("keyflower-signs-extension", *(annex(colour) for colour in COLOURS)),
            sign("keyflower-signs-any-extension", annex(ANY)),
        ),
        option="merchants",
    ),
    SignGroup(
        "keyflower-signs-group-seasons",
        tuple(
            sign(f"pictures-kind-{ground}", sprite_glyph(tile_sign, ground, ratio=_TILE))
            for ground in (*SEASONS, "home", "order")
        ),
    ),
    marks_on_pictures(),
)
