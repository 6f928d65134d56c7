"""The split of goods, animals and keyples in final scoring against brute force (KP-138 to KP-145, KP-231)."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from functools import cache

from engine.keyper.content.goods import ANIMALS, COLOURS, GEMS, GOODS, WHITE
from engine.keyper.content.shapes import PerGood, PerKeyple, PerKind, PerSet
from engine.keyper.scoring.sharing import Shares, Taker, best_shares
from tests.support.keyper_box import TILES


def takers_of(tile: str, upgraded: bool) -> list[Taker]:
    scores = TILES[tile].side(upgraded).scores
    return [
        Taker(tile, score) for score in scores if isinstance(score, PerGood | PerSet | PerKeyple | PerKind)
    ]


TAKING = [tile for tile in TILES if takers_of(tile, False) or takers_of(tile, True)]


def points_for(taker: Taker, pieces: Counter[str]) -> int | None:
    """Return the points of a tile with these pieces; None if they may not be there."""
    score = taker.score
    if isinstance(score, PerKeyple):
        fitting = pieces[score.colour] + pieces[WHITE]
        return min(score.limit, fitting) * score.each if fitting == pieces.total() else None
    if any(kind not in score.goods for kind in pieces):
        return None
    if isinstance(score, PerSet):
        return score.each * min(score.limit, *(pieces[kind] for kind in score.goods))
    if isinstance(score, PerKind):
        return score.each * len(pieces) if pieces.total() <= 4 else None
    return score.each * min(score.limit, pieces.total() // score.per)


def by_trying_all(pieces: Counter[str], takers: list[Taker]) -> int:
    """Tile by tile, every choice of the pieces that are left."""
    kinds = sorted(pieces)

    @cache
    def best(at: int, left: tuple[int, ...]) -> int:
        if at == len(takers):
            return 0
        most = 0
        for given in itertools.product(*(range(min(n, 8) + 1) for n in left)):
            here = points_for(takers[at], Counter({k: n for k, n in zip(kinds, given, strict=True) if n}))
            if here is not None:
                rest = tuple(n - g for n, g in zip(left, given, strict=True))
                most = max(most, here + best(at + 1, rest))
        return most

    return best(0, tuple(pieces[kind] for kind in kinds))


def checked_points(shares: Shares, takers: list[Taker], pieces: Counter[str]) -> int:
    """Return the reported total, after checking that its pieces are owned and allocated once."""
    used = sum((Counter(given) for _, given in shares.values()), Counter[str]())
    assert not used - pieces
    by_tile = {taker.tile: taker for taker in takers}
    for tile, (points, given) in shares.items():
        assert points == points_for(by_tile[tile], Counter(given)), (tile, given)
    return sum(points for points, _ in shares.values())


def a_case(rng: random.Random, sort: tuple[str, ...]) -> tuple[Counter[str], list[Taker]]:
    kinds = rng.sample(sort, min(len(sort), rng.randrange(1, 5)))
    if sort == COLOURS and WHITE not in kinds:
        kinds.append(WHITE)
    pieces = Counter(rng.choices(kinds, k=rng.randrange(1, 11)))
    wanting = [
        taker
        for tile in TAKING
        for taker in takers_of(tile, rng.random() < 0.5)
        if any(points_for(taker, Counter({kind: 8})) for kind in kinds) or isinstance(taker.score, PerSet)
    ]
    return pieces, rng.sample(wanting, min(len(wanting), rng.randrange(1, 4)))


def test_kp_138_kp_139_kp_231_the_split_has_the_highest_total() -> None:
    rng = random.Random(231)
    for round_ in range(1200):
        sort = (GOODS, GOODS, ANIMALS, COLOURS)[round_ % 4]
        pieces, takers = a_case(rng, sort)
        goods = {kind: n for kind, n in pieces.items() if kind not in COLOURS}
        keyples = {kind: n for kind, n in pieces.items() if kind in COLOURS}
        shares = best_shares(goods, keyples, takers)
        assert checked_points(shares, takers, pieces) == by_trying_all(pieces, takers), (pieces, takers)


GEM_TILES = [tile for tile in TILES if isinstance(next(iter(TILES[tile].basic.scores), None), PerSet)]
YARDS = {"brickyard": "brick", "stoneyard": "stone", "timberyard": "wood"}


def gems_by_trying_all(gems: tuple[int, ...], sets: list[PerSet], prospector: int, dealer: int) -> int:
    """Try every number of sets for each tile, and every division of the rest between prospector and scrap
    dealer."""
    if sets:
        first, *others = sets
        wanted = [kind in first.goods for kind in GEMS]
        best = 0
        for count in range(first.limit + 1):
            left = tuple(n - count * want for n, want in zip(gems, wanted, strict=True))
            if min(left) >= 0:
                rest = gems_by_trying_all(left, others, prospector, dealer)
                best = max(best, first.each * count + rest)
        return best
    left_over = sum(gems)
    return max(
        prospector * min(4, single) + dealer * min(4, (left_over - single) // 2)
        for single in range(left_over + 1)
    )


def test_kp_180_kp_231_many_gem_tiles_share_the_gems_in_the_best_way() -> None:
    rng = random.Random(180)
    for _ in range(150):
        sides = {tile: rng.random() < 0.5 for tile in (*GEM_TILES, "prospector", "scrap-dealer")}
        tiles = rng.sample(GEM_TILES, rng.randrange(2, 5))
        singles = [tile for tile in ("prospector", "scrap-dealer") if rng.random() < 0.6]
        takers = [taker for tile in (*tiles, *singles) for taker in takers_of(tile, sides[tile])]
        each = {taker.tile: taker.score.each for taker in takers}
        gems = tuple(rng.choice((0, 1, 2, 3, 4, 6)) for _ in GEMS)
        goods = {kind: count for kind, count in zip(GEMS, gems, strict=True) if count}
        yards = YARDS if "scrap-dealer" not in singles else {}
        takers += [taker for tile in yards for taker in takers_of(tile, True)]
        goods |= dict.fromkeys(yards.values(), 4)
        sets = [taker.score for taker in takers if isinstance(taker.score, PerSet)]
        wanted = gems_by_trying_all(gems, sets, each.get("prospector", 0), each.get("scrap-dealer", 0))
        wanted += 8 * len(yards)  # which compete with nobody
        assert checked_points(best_shares(goods, {}, takers), takers, Counter(goods)) == wanted
