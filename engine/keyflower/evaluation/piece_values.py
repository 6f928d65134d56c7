"""Rough value of tiles, in points, for the owner of certain pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from msgspec import Struct

from engine.core.caches import cached
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import (
    ANY,
    Bonus,
    Counted,
    Effect,
    Either,
    Exchange,
    Gain,
    Hold,
    Ladder,
    OneKind,
    Scoring,
    Season,
    Sets,
    Tally,
    Tile,
    TileId,
    Transport,
)

_USES: Final[Mapping[Season, float]] = {"spring": 4.5, "summer": 3.0, "autumn": 1.2, "winter": 0.0}
"""How often a tile won in a season is used, by its owner or by guests who leave their workers there."""
_UPGRADED: Final[Mapping[Season, float]] = {"spring": 0.7, "summer": 0.65, "autumn": 0.5, "winter": 0.0}
"""Probability that such a tile is upgraded."""
_SUMMER_BOAT: Final = 4.0
_TURN_ORDER: Final = 1.5


class Holdings(Struct):
    """All pieces of one seat that score at the end, including those that come back to it."""

    workers: Mapping[str, int]
    skills: Mapping[str, int]
    goods: Mapping[str, int]
    steps: int = 0
    upgrades: int = 0
    contracts: int = 0
    extensions: int = 0
    winter: int = 0


_NOTHING: Final = Holdings({}, {}, {})


@cached("keyflower: what tiles are worth", 2_000, 300)
def effect_worth(effect: Effect | None) -> float:
    """Return the value of one use."""
    match effect:
        case Gain(resources, workers, green, skills, contracts):
            goods = sum(n * (1.2 if kind == "gold" else 0.9) for kind, n in resources)
            return goods + 1.3 * workers + 2.0 * green + 1.2 * skills + 2.0 * contracts
        case Either(gains):
            return max(effect_worth(gain) for gain in gains) + 0.2
        case Exchange(_, _, gain):
            return max(0.3, effect_worth(gain) - 1.2)
        case Transport(steps, upgrades):
            return 0.45 * steps + 1.2 * upgrades
        case Hold() | None:
            return 0.0
        case _:
            assert_never(effect)


def upgrade_chance(season: Season) -> float:
    """Return the probability with which the value of a tile counts its upgrade."""
    return _UPGRADED[season]


@cached("keyflower: what tiles are worth", 2_000, 300)
def _lasting_worth(piece: Tile, upgraded: bool, season: Season) -> float:
    """Return what a tile brings its owner after this season, without end-of-game scoring."""
    if piece.kind == "summer-boat":
        return _SUMMER_BOAT if season == "summer" else _SUMMER_BOAT / 2
    if piece.kind == "order":
        return _TURN_ORDER + (2.0 if season == "winter" else 0.0)
    basic, better = piece.basic, piece.upgraded
    uses = _USES[season]
    if better is None or upgraded:
        face = piece.face(upgraded)
        return face.points + uses * effect_worth(face.effect)
    part = upgrade_chance(season)
    points = (1 - part) * basic.points + part * better.points
    return points + uses * (0.6 * effect_worth(basic.effect) + 0.4 * effect_worth(better.effect))


def scored(scoring: Scoring | None, holdings: Holdings) -> float:
    """Return the score of a winter tile or boat with these pieces."""
    match scoring:
        case Sets("worker", one, points):
            return points * _sets(one, holdings.workers)
        case Sets("skill", one, points):
            return points * _sets(one, holdings.skills)
        case Sets(_, one, points):
            return points * _sets(one, holdings.goods)
        case OneKind("worker", each):
            return each * max(holdings.workers.values(), default=0)
        case OneKind("skill", each):
            return each * max(holdings.skills.values(), default=0)
        case OneKind(_, each):
            return each * max(holdings.goods.values(), default=0)
        case Tally(what, each):
            return each * _counted(what, holdings)
        case Ladder() | Bonus() | None:
            return 0.0
        case _:
            assert_never(scoring)


def scored_by_place(scoring: Scoring | None) -> float:
    """Return the points a tile gets from its surroundings, which it would not get beside the village."""
    if isinstance(scoring, Tally) and scoring.what in ("loop", "adjacent"):
        return scoring.each * _counted(scoring.what, _NOTHING)
    return 0.0


def _sets(one: tuple[tuple[str, int], ...], held: Mapping[str, int]) -> float:
    """Return the value of sets; an incomplete set counts in part."""
    if one[0][0] == ANY:
        number = sum(held.values()) / one[0][1]
        return 0.8 * number + 0.2 * int(number)
    counts = [held.get(kind, 0) for kind, _ in one]
    low = min(counts)
    begun = sum(count > low for count in counts) / len(counts)
    return low + 0.3 * begun


def _counted(what: Counted, holdings: Holdings) -> float:
    match what:
        case "steps":
            return holdings.steps
        case "upgraded":
            return holdings.upgrades
        case "loop":
            return 4.0
        case "adjacent":
            return 3.0
        case "extensions":
            return holdings.extensions
        case "unfulfilled":
            return holdings.contracts
        case "winter":
            return holdings.winter
        case "upgrades":
            return 1.0
        case _:
            assert_never(what)


def held_there(
    tile: Tile, upgraded: bool, goods: Mapping[str, int], left_over: int, any_scores: bool
) -> float:
    """Return what resources on an autumn tile score there.

    Gold, and with 3b any resource, counts only what it is worth more than as left-over gold: each piece
    counts once (KF-81, KF-91, KF-159).
    """
    effect = tile.face(upgraded).effect
    if not isinstance(effect, Hold):
        return 0.0
    jokers = sum(goods.values()) if any_scores else goods.get("gold", 0)
    plain = 0
    if not any_scores and effect.resource != "gold":
        plain = sum(goods.values()) - jokers if effect.resource == ANY else goods.get(effect.resource, 0)
    return effect.each * plain + max(0, effect.each - left_over) * jokers


def offer_worth(content: Content, tile: TileId, upgraded: bool, season: Season, holdings: Holdings) -> float:
    """Return the value of winning a tile in the middle for the owner of these pieces."""
    piece = content.tiles[tile]
    worth = _lasting_worth(piece, upgraded, season)
    if piece.scoring is not None and piece.kind != "order":
        worth += scored(piece.scoring, holdings)
    effect = piece.basic.effect
    if isinstance(effect, Hold):
        held = (
            sum(holdings.goods.values()) if effect.resource == ANY else holdings.goods.get(effect.resource, 0)
        )
        worth += effect.each * (1.0 + 0.7 * held)
    return worth
