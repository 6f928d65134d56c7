"""The kinds of field on the country boards (KP-67 to KP-80, KP-194)."""

from __future__ import annotations

from engine.keyper.content.goods import FINISHED, RAW
from engine.keyper.content.shapes import Exchange, Field

KEYP = "keyp"
RIVER = "river"

FIELD_LIST = (
    Field(KEYP, None, "keyp"),
    Field(RIVER, "light-blue", "boat"),
    Field("clay", "orange", "gain", "clay"),
    Field("logs", "brown", "gain", "log"),
    Field("rocks", "grey", "gain", "rock"),
    Field("chickens", "light-green", "gain", "chicken"),
    Field("cows", "light-green", "gain", "cow"),
    Field("deer", "brown", "gain", "deer"),
    Field("goats", "grey", "gain", "goat"),
    Field("horses", "light-green", "gain", "horse"),
    Field("pigs", "light-green", "gain", "pig"),
    Field("sheep", "light-green", "gain", "sheep"),
    Field("wheat", "light-green", "gain", "wheat"),
    Field("wild-boar", "brown", "gain", "wild-boar"),
    Field("emeralds", "black", "gain", "emerald"),
    Field("gold", "black", "gain", "gold"),
    Field("rubies", "black", "gain", "ruby"),
    Field("sapphires", "black", "gain", "sapphire"),
    Field("country-tile", None, "tiles"),
    Field("convert-clay", "orange", "exchange", exchange=Exchange(("clay",), ("brick",))),
    Field("convert-logs", "brown", "exchange", exchange=Exchange(("log",), ("wood",))),
    Field("convert-rock", "grey", "exchange", exchange=Exchange(("rock",), ("stone",))),
    Field("trade-raw", "black", "exchange", exchange=Exchange(("raw-no-wheat",), RAW, 2)),
    Field("trade-finished", "black", "exchange", exchange=Exchange(("finished-no-wheat",), FINISHED, 2)),
    Field("build", "orange", "build"),
    Field("discount-build", None, "discount"),
    Field("upgrade", "grey", "upgrade"),
)
FIELDS = {field.id: field for field in FIELD_LIST}
