"""Icons of Keythedral's pieces, and the messages that name them."""

from __future__ import annotations

from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import COLOURS, CRAFTS, FIELDS, KINDS, MAKERS
from render.keythedral.cubes import cube_glyph
from render.keythedral.fields import field_sign
from render.keythedral.pieces import (
    FENCE,
    KEY,
    LAW,
    NO_FENCE,
    church,
    dwelling_sign,
    house_sign,
    worker_glyph,
)
from render.kit.icons import Icons
from render.kit.rows import sprite_glyph

ICONS = Icons(
    drawn={
        **{kind: cube_glyph(kind) for kind in (*KINDS, "any")},
        **{f"{colour}-worker": worker_glyph(seat) for seat, colour in enumerate(COLOURS)},
        **{
            f"{colour}-cottage": sprite_glyph(dwelling_sign, seat, False)
            for seat, colour in enumerate(COLOURS)
        },
        **{f"{colour}-house": sprite_glyph(dwelling_sign, seat, True) for seat, colour in enumerate(COLOURS)},
        **{f"{kind}-field": sprite_glyph(field_sign, kind) for kind in FIELDS},
        "house": sprite_glyph(house_sign),
        "fence": FENCE,
        "no-fence": NO_FENCE,
        "law": LAW,
        "key": KEY,
        "keythedral": sprite_glyph(church),
    },
    pieces={
        **{f"keythedral-kind-{kind}": kind for kind in KINDS},
        **{f"keythedral-cubes/keythedral-kind-{kind}": kind for kind in KINDS},
        **{f"keythedral-colour-{colour}": f"{colour}-worker" for colour in COLOURS},
        **{
            f"keythedral-{key}/keythedral-colour-{colour}": f"{colour}-{sort}"
            for colour in COLOURS
            for sort in ("cottage", "house")
            for key in (f"{sort}-of", f"panel-{sort}")
        },
    },
    things={
        "keythedral-source-seats": "keythedral",
        "keythedral-source-cubes": "any",
        **{f"keythedral-field-{kind}": f"{kind}-field" for kind in FIELDS},
        **{f"keythedral-law-{key}": "law" for key in LAW_KEYS.values()},
        **{f"keythedral-craftsman-{key}": KINDS[kind] for key, kind in zip(MAKERS, CRAFTS, strict=True)},
        "keythedral-fence-between": "fence",
        "keythedral-fence-on": "fence",
        "keythedral-menu-fence": "fence",
        "keythedral-menu-unfence": "no-fence",
        "keythedral-menu-house": "house",
        "keythedral-menu-law": "law",
        "keythedral-menu-law-only": "law",
        "keythedral-menu-trade": "any",
        "keythedral-menu-buy": "keythedral",
    },
    told_by={
        "keythedral-cubes": "kind",
        "keythedral-cottage-of": "colour",
        "keythedral-house-of": "colour",
        "keythedral-panel-cottage": "colour",
        "keythedral-panel-house": "colour",
    },
)
