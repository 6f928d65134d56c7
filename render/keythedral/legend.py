"""The legend of Keythedral's signs."""

from __future__ import annotations

from engine.keythedral.content.shapes import FIELDS, KINDS
from render.keythedral.cubes import cube_glyph
from render.keythedral.fields import field_back, field_sign
from render.keythedral.palette import MARKS
from render.keythedral.pieces import (
    FENCE,
    KEY,
    LAW,
    NO_FENCE,
    church,
    dwelling_sign,
    fence,
    halo,
    house_sign,
    marker,
    place_plate,
    price_sign,
    roofed_plate,
    seat_tile,
    site,
    sold_sign,
    window,
    worker_glyph,
)
from render.kit.legend import SignGroup, marks_on_pictures, sign
from render.kit.rows import sprite_glyph
from render.kit.signs import arrow, coin

LEGEND = (
    SignGroup(
        "keythedral-signs-group-cubes",
        (
            *(sign(f"keythedral-kind-{kind}", cube_glyph(kind)) for kind in KINDS),
            sign("keythedral-signs-any", cube_glyph("any")),
        ),
    ),
    SignGroup(
        "keythedral-signs-group-fields",
        tuple(sign(f"keythedral-field-{kind}-help", sprite_glyph(field_sign, kind)) for kind in FIELDS),
    ),
    SignGroup(
        "keythedral-signs-group-map",
        (
            sign("keythedral-signs-place", sprite_glyph(place_plate, "6")),
            sign("keythedral-signs-worker", worker_glyph(0), sprite_glyph(roofed_plate, 0)),
            sign("keythedral-signs-cottage", sprite_glyph(dwelling_sign, 0, False)),
            sign("keythedral-signs-house", sprite_glyph(dwelling_sign, 0, True)),
            sign("keythedral-signs-fence", sprite_glyph(fence, 0, (1, 1))),
            sign("keythedral-signs-site", sprite_glyph(site)),
            sign("keythedral-signs-halo", sprite_glyph(halo)),
            sign("keythedral-signs-keythedral", sprite_glyph(church)),
            sign("keythedral-signs-marker", sprite_glyph(marker, "1")),
            sign("keythedral-signs-start", KEY),
            sign("keythedral-signs-field-back", sprite_glyph(field_back, 2)),
        ),
    ),
    SignGroup(
        "keythedral-signs-group-town",
        (
            sign("signs-points", sprite_glyph(coin, "3")),
            sign("keythedral-signs-seat", sprite_glyph(seat_tile, 1)),
            sign("keythedral-signs-hidden-seat", sprite_glyph(window, False)),
            sign("keythedral-signs-sold", sprite_glyph(window, True), sprite_glyph(sold_sign)),
            sign(
                "keythedral-signs-price",
                sprite_glyph(price_sign, True, ratio=1.35),
                sprite_glyph(price_sign, False, ratio=1.35),
            ),
            sign("signs-arrow", sprite_glyph(arrow, ratio=0.8)),
            sign("keythedral-signs-new-house", sprite_glyph(house_sign)),
            sign("keythedral-signs-new-fence", FENCE),
            sign("keythedral-signs-no-fence", NO_FENCE),
            sign("keythedral-signs-law", LAW),
        ),
    ),
    marks_on_pictures(MARKS),
)
