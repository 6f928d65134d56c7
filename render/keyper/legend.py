"""The legend of Keyper's signs."""

from __future__ import annotations

from engine.keyper.content.goods import ANIMALS, COLOURS, GOODS, SEASONS
from render.keyper.effects import KINDS
from render.keyper.goods import good_glyph
from render.keyper.pieces import (
    ANCHOR,
    BUILD,
    DISCOUNT,
    FARM,
    HOMECOMING,
    KEY,
    LACKING,
    TENT,
    TICK,
    TILE,
    UPGRADE,
    VILLAGE,
    change,
    colour_chip,
    colour_tab,
    fair_back,
    keyper_glyph,
    keyple_glyph,
    neighbours,
    numbered_boat,
)
from render.kit.buildings import ship
from render.kit.legend import SignGroup, marks_on_pictures, sign
from render.kit.rows import sprite_glyph, word_glyph
from render.kit.signs import arrow, coin, player_disc, season_sign
from render.kit.theme import PLAYERS

_MOST_PLAYERS = 4
_SORTS = ("any-raw", "any-finished", "raw-no-wheat", "finished-no-wheat", "gem", "animal", "wild", "goods")

LEGEND = (
    SignGroup(
        "keyper-signs-group-keyples",
        (
            *(sign(f"keyper-colour-{colour}", keyple_glyph(colour)) for colour in COLOURS),
            sign("keyper-signs-counts-as", keyple_glyph("white", "orange")),
            sign("keyper-signs-lying", keyple_glyph("grey", lying=True)),
            sign("keyper-signs-keyper", keyper_glyph(0)),
            sign("keyper-signs-start", sprite_glyph(player_disc, 0), KEY),
        ),
    ),
    SignGroup(
        "keyper-signs-group-goods",
        tuple(sign(f"keyper-good-{good}", good_glyph(good)) for good in GOODS),
    ),
    SignGroup(
        "keyper-signs-group-animals",
        tuple(sign(f"keyper-good-{good}", good_glyph(good)) for good in ANIMALS),
    ),
    SignGroup(
        "keyper-signs-group-any",
        (
            *(sign(f"keyper-signs-{sort}", good_glyph(sort)) for sort in _SORTS),
            sign("keyper-signs-stands-for", good_glyph("brick"), word_glyph("="), good_glyph("clay")),
        ),
    ),
    SignGroup(
        "keyper-signs-group-fields",
        (
            sign(
                "keyper-signs-colour", sprite_glyph(colour_tab, "orange"), sprite_glyph(colour_chip, "orange")
            ),
            sign("keyper-signs-key", KEY),
            sign("keyper-signs-tile", TILE),
            sign("keyper-signs-build", BUILD),
            sign("keyper-signs-discount", DISCOUNT),
            sign("keyper-signs-free-build", BUILD, word_glyph("0")),
            sign("keyper-signs-upgrade", UPGRADE),
            sign("keyper-signs-change", sprite_glyph(change, "clay", "brick", 1, ratio=1.55)),
            sign("keyper-signs-river", sprite_glyph(ship), sprite_glyph(numbered_boat, "3")),
            sign("keyper-signs-homecoming", HOMECOMING),
            sign("keyper-signs-gain", word_glyph("+2")),
        ),
    ),
    SignGroup(
        "keyper-signs-group-scoring",
        (
            sign("signs-points", sprite_glyph(coin, "3")),
            sign("keyper-signs-each", sprite_glyph(coin, "1"), word_glyph(":"), good_glyph("cow")),
            sign(
                "keyper-signs-kinds",
                sprite_glyph(coin, "1"),
                word_glyph(":"),
                KINDS,
                good_glyph("cow"),
                good_glyph("horse"),
            ),
            sign("signs-arrow", sprite_glyph(arrow, ratio=0.7)),
            sign("keyper-signs-anchor", ANCHOR),
            sign("keyper-signs-farm", FARM),
            sign("keyper-signs-village", VILLAGE),
            sign("keyper-signs-neighbours", sprite_glyph(neighbours, ("left", "right"))),
            sign("keyper-signs-fair", TENT),
            sign("keyper-signs-fair-back", sprite_glyph(fair_back, "summer")),
            sign("keyper-signs-tick", TICK),
            sign("keyper-signs-lacking", LACKING),
        ),
    ),
    SignGroup(
        "keyper-signs-group-seasons",
        tuple(sign(f"keyper-season-{season}", sprite_glyph(season_sign, season)) for season in SEASONS),
    ),
    marks_on_pictures(PLAYERS[:_MOST_PLAYERS]),
)
