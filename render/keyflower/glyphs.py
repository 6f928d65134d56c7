"""Printed values of a piece, as rows of small pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import assert_never

from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import (
    ANY,
    Boat,
    Bonus,
    Boon,
    Contract,
    Counted,
    Counts,
    Effect,
    Either,
    Exchange,
    Gain,
    Hold,
    Ladder,
    OneKind,
    Power,
    Price,
    Scoring,
    Sets,
    Tally,
    Transport,
)
from render.kit.buildings import cabin, extension, ship
from render.kit.pieces import MEEPLE, lying_meeple, meeple, octagon
from render.kit.rows import Glyph, counted, sprite_glyph, word_glyph
from render.kit.signs import arrow, bag, cart, coin, hexagon_sign, road_sign, scroll, upgrade
from render.kit.skill_icons import skill

_CART = 1.35
_SCROLL = 0.8

ARROW = sprite_glyph(arrow, ratio=0.8)
UPGRADE = sprite_glyph(upgrade, ratio=0.9)
CONTRACT = sprite_glyph(scroll, ratio=_SCROLL)
CABIN = sprite_glyph(cabin)
SHIP = sprite_glyph(ship)
_SLASH = word_glyph("/")


def worker(colour: str, lying: bool = False) -> Glyph:
    if lying:
        return sprite_glyph(lying_meeple, colour)
    return sprite_glyph(meeple, colour, ratio=MEEPLE)


def good(kind: str) -> Glyph:
    return sprite_glyph(octagon, kind)


def tool(kind: str) -> Glyph:
    return sprite_glyph(skill, kind)


def points(count: int | str) -> Glyph:
    return sprite_glyph(coin, str(count))


def _carts(steps: int) -> Glyph:
    return sprite_glyph(cart, str(steps), ratio=_CART)


def annex(colour: str) -> Glyph:
    return sprite_glyph(extension, colour)


def bag_of(count: int) -> Glyph:
    return sprite_glyph(bag, str(count), ratio=0.9)


_MAKE: dict[str, Callable[[str], Glyph]] = {"worker": worker, "skill": tool, "resource": good}


def _counts_row(counts: Counts, sort: str, most: int = 3) -> list[Glyph]:
    return [glyph for kind, count in counts for glyph in counted(_MAKE[sort](kind), count, most)]


def _gain_row(gain: Gain) -> list[Glyph]:
    row = _counts_row(gain.resources, "resource")
    row += counted(worker(ANY), gain.workers) + counted(worker("green"), gain.green)
    return row + counted(tool(ANY), gain.skills) + counted(CONTRACT, gain.contracts)


def _effect_row(effect: Effect | None, cabins: int) -> list[Glyph]:
    match effect:
        case Gain():
            return _gain_row(effect)
        case Either(gains):
            rows = [[_SLASH, *_gain_row(gain)] for gain in gains]
            return [glyph for row in rows for glyph in row][1:]
        case Exchange(pays, kind, gain):
            return [_MAKE[pays](kind), ARROW, *_gain_row(gain)]
        case Transport(steps, upgrades):
            return [_carts(steps), *counted(UPGRADE, upgrades), *counted(CABIN, cabins, 2)]
        case Hold(resource, each):
            return [good(resource), ARROW, points(each)]
        case None:
            return []
        case _:
            assert_never(effect)


def price_row(price: Price | None) -> list[Glyph]:
    if price is None:
        return []
    row = _counts_row(price.workers, "worker") + _counts_row(price.skills, "skill")
    return row + _counts_row(price.resources, "resource")


def contract_row(contract: Contract) -> list[Glyph]:
    if contract.keyple:
        return [worker("purple")]
    row = _counts_row(contract.workers, "worker", 4) + _counts_row(contract.skills, "skill", 4)
    return row + _counts_row(contract.resources, "resource", 4)


def _tally_glyph(what: Counted) -> Glyph:
    match what:
        case "steps":
            return _carts(1)
        case "loop":
            return sprite_glyph(road_sign)
        case "upgrades":
            return UPGRADE
        case "winter":
            return sprite_glyph(hexagon_sign, "winter", "", ratio=1.15)
        case "upgraded":
            return sprite_glyph(hexagon_sign, "spring", "up", ratio=1.15)
        case "extensions":
            return annex(ANY)
        case "unfulfilled":
            return CONTRACT
        case "adjacent":
            return sprite_glyph(hexagon_sign, "home", "", ratio=1.15)
        case _:
            assert_never(what)


def _scoring_row(scoring: Scoring | None) -> list[Glyph]:
    match scoring:
        case Sets(sort, one, each):
            return [*_counts_row(one, sort), ARROW, points(each)]
        case OneKind(sort, each):
            return [_MAKE[sort](ANY), word_glyph("="), ARROW, points(each)]
        case Tally(what, each):
            return [_tally_glyph(what), ARROW, points(each)]
        case Ladder(rungs):
            return [SHIP, ARROW, points(f"{rungs[1]}+")]
        case Bonus(what, count):
            return _bonus_row(what, count)
        case None:
            return []
        case _:
            assert_never(scoring)


def _bonus_row(what: Boon, count: int) -> list[Glyph]:
    match what:
        case "free-upgrade":
            return counted(UPGRADE, count)
        case "free-extension":
            return counted(annex(ANY), count)
        case "gold":
            return counted(good("gold"), count)
        case "contracts":
            return [CONTRACT, ARROW, points(count)]
        case "replaced":
            return [SHIP, word_glyph("?")]
        case _:
            assert_never(what)


def power_row(content: Content, power: Power) -> list[Glyph]:
    """Return the effect of a summer boat."""
    field = sprite_glyph(hexagon_sign, "spring", "", ratio=1.15)
    match power:
        case Power.WORKERS_FROM_BAG:
            return counted(worker(ANY), content.boat_1_workers)
        case Power.GREEN_WORKERS:
            return counted(worker("green"), content.boat_1_greens)
        case Power.ACROSS_FIELDS:
            return [_carts(1), field]
        case Power.DOUBLED_TRANSPORT:
            return [_carts(1), UPGRADE, word_glyph("×2")]
        case Power.ANY_RESOURCE_PAYS:
            return [good(ANY), ARROW, UPGRADE]
        case Power.ANY_RESOURCE_SCORES:
            return [good(ANY), ARROW, points("✓")]
        case Power.COUNTER_BIDS:
            return [worker("red"), word_glyph("<"), worker("blue", lying=True)]
        case Power.ANY_COLOUR_USES:
            return [field, worker(ANY, lying=True)]
        case _:
            assert_never(power)


def printed_row(
    content: Content, piece: str, upgraded: bool = False, side: str = "", cabins: int = 0
) -> list[Glyph]:
    """Return the printed row in the middle of a tile or boat."""
    printed = content.hexes[piece]
    if isinstance(printed, Boat):
        return _scoring_row(printed.scoring)
    if printed.kind == "summer-boat":
        return power_row(content, printed.power(side))
    if printed.scoring is not None:
        return _scoring_row(printed.scoring)
    return _effect_row(printed.face(upgraded).effect, cabins)


def fixed_points(content: Content, piece: str, upgraded: bool) -> int:
    """Return the number in the coin."""
    printed = content.hexes[piece]
    return printed.points if isinstance(printed, Boat) else printed.face(upgraded).points


def counted_row(row: Sequence[Glyph]) -> list[Glyph]:
    """Return the row with equal neighbours counted: three goods become one and "3"."""
    found = list[Glyph]()
    for glyph, same in groupby(row):
        count = len(list(same))
        found += [glyph, word_glyph(str(count))] if count > 1 else [glyph]
    return found
