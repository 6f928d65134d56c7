"""The kinds of field on the country boards (KP-67 to KP-80, KP-194)."""

from __future__ import annotations

from engine.keyper.content.goods import ANIMALS, FINISHED, GEMS, KEYP, RAW, RIVER
from engine.keyper.content.house import BORDERS
from engine.keyper.content.shapes import Exchange, Field

FIELD_LIST = (
    Field(KEYP, None, "keyp"),
    Field(RIVER, "light-blue", "boat"),
    Field("clay", "orange", "gain", "clay"),
    Field("logs", "brown", "gain", "log"),
    Field("rocks", "grey", "gain", "rock"),
    Field("chickens", BORDERS["chickens"], "gain", "chicken"),
    Field("cows", BORDERS["cows"], "gain", "cow"),
    Field("deer", BORDERS["deer"], "gain", "deer"),
    Field("goats", BORDERS["goats"], "gain", "goat"),
    Field("horses", BORDERS["horses"], "gain", "horse"),
    Field("pigs", "light-green", "gain", "pig"),
    Field("sheep", BORDERS["sheep"], "gain", "sheep"),
    Field("wheat", BORDERS["wheat"], "gain", "wheat"),
    Field("wild-boar", BORDERS["wild-boar"], "gain", "wild-boar"),
    Field("emeralds", "black", "gain", "emerald"),
    Field("gold", "black", "gain", "gold"),
    Field("rubies", "black", "gain", "ruby"),
    Field("sapphires", "black", "gain", "sapphire"),
    Field("country-tile", None, "tiles"),
    Field("convert-clay", "orange", "exchange", exchange=Exchange(("clay",), ("brick",))),
    Field("convert-logs", "brown", "exchange", exchange=Exchange(("log",), ("wood",))),
    Field("convert-rock", "grey", "exchange", exchange=Exchange(("rock",), ("stone",))),
    Field("trade-raw", BORDERS["trade-raw"], "exchange", exchange=Exchange(("raw-no-wheat",), RAW, 2)),
    Field(
        "trade-finished",
        BORDERS["trade-finished"],
        "exchange",
        exchange=Exchange(("finished-no-wheat",), FINISHED, 2),
    ),
    Field("build", "orange", "build"),
    Field("discount-build", None, "discount"),
    Field("upgrade", "grey", "upgrade"),
)
FIELD_NAMES = tuple(field.id for field in FIELD_LIST)
FIELDS_GIVING: dict[str, tuple[str, ...]] = {
    "raw": tuple(field.id for field in FIELD_LIST if field.good in (*RAW, "wheat")),
    "animals": tuple(field.id for field in FIELD_LIST if field.good in ANIMALS),
    "gems": tuple(field.id for field in FIELD_LIST if field.good in GEMS),
}
"""Fields that are named together, by what they give; the same in every set."""
