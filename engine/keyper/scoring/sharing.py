"""The best split of goods, animals and keyples among the tiles that score them (KP-138, KP-231)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias, assert_never

from msgspec import Struct

from engine.keyper.content.goods import ANIMALS, GEMS, GOODS, WHITE
from engine.keyper.content.shapes import Allocated, PerGood, PerKeyple, PerKind, PerSet

Shares: TypeAlias = dict[str, tuple[int, tuple[str, ...]]]
"""The points of each tile, and the pieces allocated to it."""


class Taker(Struct, frozen=True):
    """A visible tile that scores allocated pieces."""

    tile: str
    score: Allocated


def best_shares(goods: Mapping[str, int], keyples: Mapping[str, int], takers: Sequence[Taker]) -> Shares:
    """Return an allocation with the highest total; animals, keyples and goods never compete with each
    other."""
    animals, people, others = list[Taker](), list[Taker](), list[Taker]()
    for taker in takers:
        match taker.score:
            case PerKeyple():
                people.append(taker)
            case PerGood(kinds) | PerSet(kinds) | PerKind(kinds):
                (animals if kinds[0] in ANIMALS else others).append(taker)
            case _:
                assert_never(taker.score)
    return _animal_shares(goods, animals) | _keyple_shares(keyples, people) | _goods_shares(goods, others)


def _animal_shares(goods: Mapping[str, int], takers: Sequence[Taker]) -> Shares:
    """Allocate kind by kind: four to its own house; one to farmyard or paddock if it is spare or worth more
    there."""
    given = {taker.tile: list[str]() for taker in takers}
    for kind in ANIMALS:
        count = goods.get(kind, 0)
        if not count:
            continue
        houses = [t for t in takers if isinstance(t.score, PerGood) and kind in t.score.goods]
        yards = [t for t in takers if isinstance(t.score, PerKind) and kind in t.score.goods]
        places = sorted(
            [(taker.score.each, taker.tile, 1) for taker in yards]
            + [(t.score.each, t.tile, t.score.limit) for t in houses if isinstance(t.score, PerGood)],
            reverse=True,
        )
        for _, tile, room in places:
            placed = min(room, count)
            given[tile] += [kind] * placed
            count -= placed
    return {t.tile: (t.score.each * len(given[t.tile]), tuple(given[t.tile])) for t in takers}


def _keyple_shares(keyples: Mapping[str, int], takers: Sequence[Taker]) -> Shares:
    """Allocate matching colours first, then white ones where they count most (KP-145)."""
    white = keyples.get(WHITE, 0)
    result = Shares()
    for taker in sorted(takers, key=lambda t: -t.score.each):
        score = taker.score
        assert isinstance(score, PerKeyple)
        own = min(score.limit, keyples.get(score.colour, 0))
        extra = min(score.limit - own, white)
        white -= extra
        result[taker.tile] = (score.each * (own + extra), (score.colour,) * own + (WHITE,) * extra)
    return result


def _goods_shares(goods: Mapping[str, int], takers: Sequence[Taker]) -> Shares:
    """Try every number of gem sets; the rest goes to single and paired scorers."""
    sets = [(taker.tile, taker.score) for taker in takers if isinstance(taker.score, PerSet)]
    sets.sort(key=lambda each: -len(each[1].goods))
    singles = [taker for taker in takers if isinstance(taker.score, PerGood)]
    rest = {kind: goods[kind] for kind in GOODS if kind in goods}
    plan = _set_plan(rest, [score for _, score in sets], singles) if sets else ()
    result = Shares()
    for (tile, score), count in zip(sets, plan, strict=True):
        pieces = score.goods * count
        result[tile] = (score.each * count, pieces)
        for kind in pieces:
            rest[kind] -= 1
    return result | _single_shares(rest, singles)


def _set_plan(goods: Mapping[str, int], sets: Sequence[PerSet], singles: Sequence[Taker]) -> tuple[int, ...]:
    """Return the number of sets for each tile in a best split; stops a branch that has reached the upper
    bound."""
    fixed = {kind: count for kind, count in goods.items() if kind not in GEMS}

    @cache
    def left_over(gems: int) -> int:
        """Return what the other tiles score with this many gems left; to them all gems are equal."""
        return sum(points for points, _ in _single_shares({**fixed, GEMS[0]: gems}, singles).values())

    per_gem = max([score.each / len(score.goods) for score in sets] + [taker.score.each for taker in singles])

    wants = [[int(kind in score.goods) for kind in GEMS] for score in sets]
    by_sets = [sum(score.each * score.limit for score in sets[at:]) for at in range(len(sets))]

    def ceiling(at: int, gems: int) -> float:
        return min(per_gem * gems + left_over(0), by_sets[at] + left_over(gems))

    @cache
    def best(at: int, gems: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        if at == len(sets):
            return left_over(sum(gems)), ()
        score, most = sets[at], ceiling(at, sum(gems))
        top: tuple[int, tuple[int, ...]] = (-1, ())
        wanted = wants[at]
        fit = min([score.limit, *(n for n, want in zip(gems, wanted, strict=True) if want)])
        for count in range(fit, -1, -1):
            rest = tuple([n - count * want for n, want in zip(gems, wanted, strict=True)])
            points, plan = best(at + 1, rest)
            if score.each * count + points > top[0]:
                top = (score.each * count + points, (count, *plan))
            if top[0] >= most:
                break
        return top

    return best(0, tuple(goods.get(kind, 0) for kind in GEMS))[1]


def _single_shares(goods: Mapping[str, int], singles: Sequence[Taker]) -> Shares:
    """Allocate single goods to their scorers; the cheapest may be moved to complete pairs."""
    pool = [kind for kind in GOODS for _ in range(goods.get(kind, 0))]
    given = dict[str, list[str]]()
    each = {taker.tile: taker.score.each for taker in singles}
    pairer: PerGood | None = None
    pair_tile = ""
    for taker in singles:
        score = taker.score
        assert isinstance(score, PerGood)
        if score.per > 1:
            pairer, pair_tile = score, taker.tile
            continue
        own = [kind for kind in pool if kind in score.goods][: score.limit]
        for kind in own:
            pool.remove(kind)
        given[taker.tile] = own
    result = Shares()
    if pairer:
        movable = sorted((each[tile], tile) for tile, own in given.items() for _ in own)
        full = pairer.per * pairer.limit
        gains = [
            pairer.each * (min(full, len(pool) + moved) // pairer.per)
            - sum(cost for cost, _ in movable[:moved])
            for moved in range(len(movable) + 1)
        ]
        for _, tile in movable[: gains.index(max(gains))]:
            pool.append(given[tile].pop())
        count = min(full, len(pool)) // pairer.per
        result[pair_tile] = (pairer.each * count, tuple(pool[: count * pairer.per]))
    return result | {tile: (each[tile] * len(own), tuple(own)) for tile, own in given.items()}
