"""Resources, keyples and seasons."""

from __future__ import annotations

from engine.keyper.content.shapes import Season

RAW = ("clay", "log", "rock")
FINISHED = ("brick", "wood", "stone")
_WHEAT = ("wheat",)
GEMS = ("emerald", "gold", "ruby", "sapphire")
FARM_FOUR = ("cow", "horse", "pig", "sheep")
WILD_FOUR = ("chicken", "deer", "goat", "wild-boar")
ANIMALS = ("chicken", "cow", "deer", "goat", "horse", "pig", "sheep", "wild-boar")
GOODS = (*RAW, *FINISHED, *_WHEAT, *GEMS)
RESOURCES = (*GOODS, *ANIMALS)

SUPPLY = {  # KP-8
    **dict.fromkeys(RAW + FINISHED, 16),
    "wheat": 20,
    **dict.fromkeys(ANIMALS, 12),
    **dict.fromkeys(GEMS, 16),
}

STANDS_FOR = {"brick": "clay", "wood": "log", "stone": "rock"}
"""KP-101: a finished good may be used as its raw material."""
FINISHED_OF = {raw: finished for finished, raw in STANDS_FOR.items()}

ICONS: dict[str, tuple[str, ...]] = {  # KP-101 to KP-103: what may be paid for an icon
    "clay": ("clay", "brick"),
    "log": ("log", "wood"),
    "rock": ("rock", "stone"),
    **{kind: (kind,) for kind in (*FINISHED, *_WHEAT, *GEMS, *ANIMALS)},
    "any-raw": ("clay", "log", "rock", "brick", "wood", "stone", "wheat"),
    "raw-no-wheat": ("clay", "log", "rock", "brick", "wood", "stone"),
    "any-finished": ("brick", "wood", "stone", "wheat"),
    "finished-no-wheat": ("brick", "wood", "stone"),
    "gem": GEMS,
    "animal": ANIMALS,
    "goods": GOODS,
}

WHITE = "white"
COLOURS = ("light-blue", "orange", "light-green", "brown", "black", "grey", WHITE)
TEAM = {colour: 2 if colour == WHITE else 1 for colour in COLOURS}  # KP-10

KEYP = "keyp"
RIVER = "river"
"""The two fields that every display has."""

SEASONS: tuple[Season, ...] = ("spring", "summer", "autumn", "winter")
FAIR_SEASONS: tuple[Season, ...] = ("spring", "summer", "autumn")

TIE_BREAK: tuple[tuple[str, ...], ...] = (  # KP-146
    GEMS,
    FINISHED,
    _WHEAT,
    RAW,
    *((kind,) for kind in ("deer", "wild-boar", "goat", "chicken", "horse", "cow", "pig", "sheep")),
)
