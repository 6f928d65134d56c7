"""Effects of fields and tiles, as rows of small pictures."""

from __future__ import annotations

from typing import assert_never

from engine.core.content import derived
from engine.keyper.content.box import Content
from engine.keyper.content.goods import ANIMALS, FINISHED, GEMS, GOODS, RAW, WILD_FOUR
from engine.keyper.content.shapes import (
    AreaFull,
    BoatActions,
    BoatPoints,
    Construct,
    Exchange,
    FreeBuilds,
    Improve,
    PerFairSeason,
    PerField,
    PerGood,
    PerKeyple,
    PerKind,
    PerNeighbour,
    PerSet,
    PerTile,
    Power,
    SaleBonus,
    Score,
    Shipping,
    Side,
)
from render.keyper.goods import good_glyph, goods_row
from render.keyper.pieces import (
    ANCHOR,
    AREAS,
    BUILD,
    DISCOUNT,
    KEY,
    TENT,
    TILE,
    UPGRADE,
    change,
    colour_chip,
    keyple_glyph,
    neighbours,
)
from render.kit.buildings import ship
from render.kit.rows import Glyph, sprite_glyph, word_glyph
from render.kit.signs import arrow, coin

ARROW = sprite_glyph(arrow, ratio=0.7)
_SHIP = sprite_glyph(ship)
_PLUS = word_glyph("+")
KINDS = word_glyph("≠")
"""Points for each different kind, not for each animal (KP-148)."""
_GROUPS: dict[tuple[str, ...], tuple[str, ...]] = {
    RAW: ("raw-no-wheat",),
    FINISHED: ("finished-no-wheat",),
    GEMS: ("gem",),
    ANIMALS: ("animal",),
    WILD_FOUR: ("wild",),
    GOODS: ("goods",),
}
"""Lists of goods that one icon represents."""


def points(count: int) -> Glyph:
    return sprite_glyph(coin, str(count))


@derived
def field_glyph(content: Content, field: str) -> Glyph:
    """Return the sign of a field on a country board."""
    kind = content.fields[field]
    match kind.work:
        case "gain":
            return good_glyph(kind.good)
        case "exchange":
            assert kind.exchange is not None
            give, get = kind.exchange.give[0], _GROUPS.get(kind.exchange.get, kind.exchange.get)[0]
            return sprite_glyph(change, give, get, kind.exchange.count, ratio=1.55)
        case "tiles":
            return TILE
        case "build":
            return BUILD
        case "discount":
            return DISCOUNT
        case "upgrade":
            return UPGRADE
        case "boat":
            return _SHIP
        case "keyp":
            return KEY
        case _:
            assert_never(kind.work)


@derived
def effect_parts(content: Content, tile: str, upgraded: bool) -> tuple[tuple[Glyph, ...], ...]:
    """Return each effect or score of a side, as a separate row."""
    printed = content.tiles[tile]
    side = printed.side(upgraded)
    parts = [row for power in side.powers if (row := _power(power, side))]
    base = (points(side.points),) if side.points else ()
    scores = [tuple(_score(score)) for score in side.scores]
    if base and scores:  # points for the tile, and more for what it counts
        scores[0] = (*base, _PLUS, *scores[0])
    parts += scores
    if printed.activation and printed.houses:
        parts.append((*_kinds(printed.houses), word_glyph(f"×{content.housed_per_tile}")))
    if base and not scores:
        parts.append(base)
    return tuple(parts)


def exchange_result(exchange: Exchange) -> Glyph:
    """Return what an exchange gives, as one picture."""
    return _kinds(exchange.get)[0]


def _exchange(exchange: Exchange) -> tuple[Glyph, ...]:
    return (*goods_row(exchange.give, 2), ARROW, *_kinds(exchange.get) * exchange.count)


def _kinds(kinds: tuple[str, ...]) -> list[Glyph]:
    return [good_glyph(kind) for kind in _GROUPS.get(kinds, kinds)]


def _power(power: Power, side: Side) -> tuple[Glyph, ...]:
    """Return one row; none for upgrades, which share the row of the builds beside them."""
    match power:
        case Exchange():
            return _exchange(power)
        case Construct(areas, cost):
            farm = [AREAS["farm"]] if areas == ("farm",) else []
            signs = [BUILD, UPGRADE] if side.power(Improve) else [BUILD]
            return (*signs, *farm, *(goods_row(cost) or [word_glyph("0")]))
        case Improve():
            return ()
        case FreeBuilds(directions):
            return (sprite_glyph(neighbours, directions), BUILD, word_glyph("0"))
        case BoatPoints(count):
            return (_SHIP, ARROW, ANCHOR, word_glyph(str(count)))
        case SaleBonus(every):
            return (*[good_glyph("goods")] * every, _SHIP, ARROW, ANCHOR, word_glyph("+1"))
        case BoatActions(extra):
            return (_SHIP, word_glyph(f"+{extra}"))
        case _:
            assert_never(power)


def _score(score: Score) -> list[Glyph]:
    match score:
        case PerGood(goods, each, per, _):
            return [points(each), word_glyph(":"), *_kinds(goods) * per]
        case PerSet(goods, each, _):
            return [points(each), word_glyph(":"), *_kinds(goods)]
        case PerKeyple(colour, each, _):
            return [points(each), word_glyph(":"), keyple_glyph(colour)]
        case PerKind(goods, each):
            return [points(each), word_glyph(":"), KINDS, *(good_glyph(kind) for kind in goods)]
        case PerTile(area, each, origin, upgraded, per):
            home = [KEY] if origin == "home" else []
            up = [UPGRADE] if upgraded else []
            return [points(each), word_glyph(":"), *[AREAS[area]] * per, *home, *up]
        case PerNeighbour(directions, each, _):
            return [points(each), word_glyph(":"), sprite_glyph(neighbours, directions)]
        case AreaFull(area, worth):
            return [
                points(worth),
                word_glyph(":"),
                AREAS[area],
                word_glyph("×8" if area == "farm" else "×12"),
            ]
        case Shipping(at_least, worth):
            return [points(worth), word_glyph(":"), ANCHOR, word_glyph(str(at_least))]
        case PerFairSeason(each):
            return [points(each), word_glyph(":"), TENT]
        case PerField(colour, each):
            return [points(each), word_glyph(":"), sprite_glyph(colour_chip, colour)]
        case _:
            assert_never(score)
