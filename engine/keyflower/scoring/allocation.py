"""The free choices of final scoring as one exact optimum (KF-82 step 7).

They decide which pieces serve which tile, boat or contract. Workers, skills and resources are three pools.
They meet only in contracts asking for skills and resources, in the start player keyple, which joins one pool
of choice, and in Flipper's free upgrade, which may turn a scoring autumn tile. Each pool and the choice of
contracts are solved exactly, and the few ways to join them are tried one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from engine.keyflower.content.shapes import (
    ANY,
    COLOURS,
    RESOURCES,
    SKILLS,
    Contract,
    Counts,
    Hold,
    OneKind,
    Sets,
)
from engine.keyflower.scoring.assign import Use, assigned
from engine.keyflower.scoring.choice import Chooser, Chosen, Claim, Prices
from engine.keyflower.scoring.pool import BulkTile, FavouriteTile, Goods, Pool, SetTile

T = TypeVar("T")

GOLD = "gold"
"""Gold, and the target where unassigned gold scores (KF-82 step 12)."""
KEYPLE = "keyple"


class Flip(Struct, frozen=True):
    """A way to use a free upgrade: the tile, its gain in fixed points, and its new score for goods on it."""

    tile: str = ""
    gain: int = 0
    hold: Hold | None = None


class Hoard(Struct, frozen=True, kw_only=True):
    """All pieces a player may assign, and the targets they may be assigned to."""

    workers: Mapping[str, int] = {}
    skills: Mapping[str, int] = {}
    goods: Mapping[str, Mapping[str, int]] = {}  # resources by the tile they lie on
    holds: Mapping[str, Hold] = {}  # Barn, Blacksmith, Stone yard, Timber yard
    tiles: Mapping[str, Sets | OneKind] = {}  # winter tiles and boats that score assigned items
    contracts: Mapping[str, Contract] = {}
    fulfilled: int  # KM-34
    unfulfilled: int = 0  # with Muleteer
    keyple: bool = False
    any_resource: bool = False  # summer boat 3b
    left_over_gold: int  # KF-82 step 12
    flips: Sequence[Flip] = (Flip(),)


class Allocation(Struct, frozen=True):
    points: int
    uses: tuple[Use, ...]
    fulfilled: tuple[str, ...]  # contracts
    flip: Flip


class _Way(Struct, frozen=True):
    """One solved way to join the pools."""

    points: int
    flip: Flip
    workers: tuple[Pool, Chosen]
    others: tuple[Pool, Pool, Chosen]
    keyple_contract: str = ""


def allocate(hoard: Hoard) -> Allocation:
    """Return the most points that the free choices of final scoring can give, and how."""
    best: _Way | None = None
    worker_side = _WorkerSide(hoard)
    for flip in _worthwhile(hoard):
        for way in _ways(hoard, flip, worker_side, best.points if best else -1):
            best = way
    assert best is not None, "leaving everything unused is always possible"
    return _told(hoard, best)


def _worthwhile(hoard: Hoard) -> list[Flip]:
    """Return the flips that may be best.

    These are the best flip that leaves the scoring autumn tiles alone (KF-97: "may"), and each such tile that
    may gain more. A tile's gain is at most its extra points per resource on it; if its other side gives less
    for each, at most its other gains.
    """
    sure = max((flip for flip in hoard.flips if flip.hold is None), key=lambda flip: flip.gain)
    found = [sure]
    for flip in hoard.flips:
        if flip.hold is not None:
            pieces = sum(hoard.goods.get(flip.tile, {}).values()) + hoard.keyple
            more = max(0, flip.hold.each - hoard.holds[flip.tile].each)
            if flip.gain + pieces * more > sure.gain:
                found.append(flip)
    return found


def _ways(hoard: Hoard, flip: Flip, worker_side: _WorkerSide, floor: int) -> Iterator[_Way]:
    """Yield the ways to use the start player keyple, each better than all before it."""
    other_side = _OtherSide(hoard, flip)
    base = flip.gain + hoard.unfulfilled * len(hoard.contracts)
    workers, others = worker_side.plain, other_side.plain
    points = base + workers[1].points + others[2].points
    gains = hoard.keyple and hoard.fulfilled > hoard.unfulfilled
    own = next((name for name, one in hoard.contracts.items() if one.keyple), "") if gains else ""
    if own:  # KM-38
        points += hoard.fulfilled - hoard.unfulfilled
    if points > floor:
        floor = points
        yield _Way(points, flip, workers, others, own)
    if not hoard.keyple:
        return
    for kind in (GOLD, *SKILLS):  # KF-85; gold stands for every resource
        if found := other_side.best(kind, floor - base - workers[1].points):
            floor = base + workers[1].points + found[2].points
            yield _Way(floor, flip, workers, found)
    for kind in COLOURS:
        if joined := worker_side.best(kind, floor - base - others[2].points):
            floor = base + others[2].points + joined[1].points
            yield _Way(floor, flip, joined, others)


class _WorkerSide:
    """Workers and the contracts that ask for them."""

    def __init__(self, hoard: Hoard) -> None:
        self._hoard = hoard
        self._value = hoard.fulfilled - hoard.unfulfilled
        contracts = hoard.contracts.values()
        self._claims = [Claim(c.id, (_demand(c.workers, COLOURS),)) for c in contracts if c.workers]
        self._prices = Prices((worker_pool(hoard),), self._claims, self._value)
        self.plain = _found(self.best("", -1))

    def best(self, keyple: str, floor: int) -> tuple[Pool, Chosen] | None:
        """Solve with the keyple as one of the workers; return None if that does not beat the floor."""
        pool = worker_pool(self._hoard, keyple)
        chosen = Chooser((pool,), self._claims, self._value, self._prices).best(floor)
        return (pool, chosen) if chosen else None


class _OtherSide:
    """Skills and resources, which some contracts ask for together."""

    def __init__(self, hoard: Hoard, flip: Flip) -> None:
        self._value = hoard.fulfilled - hoard.unfulfilled
        contracts = hoard.contracts.values()
        self._claims = [_skill_and_resource_claim(c) for c in contracts if c.skills or c.resources]
        self._skills = {kind: skill_pool(hoard, kind) for kind in ("", *SKILLS)}
        self._resources = {kind: resource_pool(hoard, flip, bool(kind)) for kind in ("", GOLD)}
        self._prices = Prices((self._skills[""], self._resources[""]), self._claims, self._value)
        self.plain = _found(self.best("", -1))

    def best(self, keyple: str, floor: int) -> tuple[Pool, Pool, Chosen] | None:
        """Solve with the keyple as a skill or as gold; return None if that does not beat the floor."""
        skills = self._skills[keyple if keyple in SKILLS else ""]
        resources = self._resources[keyple if keyple == GOLD else ""]
        chosen = Chooser((skills, resources), self._claims, self._value, self._prices).best(floor)
        return (skills, resources, chosen) if chosen else None


def _found(best: T | None) -> T:
    assert best is not None, "without a floor there is always something"
    return best


def _skill_and_resource_claim(contract: Contract) -> Claim:
    return Claim(contract.id, (_demand(contract.skills, SKILLS), _demand(contract.resources, RESOURCES)))


def _demand(counts: Counts, kinds: Sequence[str]) -> tuple[int, ...]:
    printed = dict(counts)
    return tuple(printed.get(kind, 0) for kind in (*kinds, ANY))


def worker_pool(hoard: Hoard, keyple: str = "") -> Pool:
    """Return the workers, with the start player keyple as one of them if asked (KF-175)."""
    goods = [Goods(kind, kind, count) for kind, count in hoard.workers.items()]
    if keyple:
        goods.append(Goods(keyple, KEYPLE, 1))
    return _pool("worker", COLOURS, goods, hoard.tiles)


def skill_pool(hoard: Hoard, keyple: str = "") -> Pool:
    goods = [Goods(kind, kind, count) for kind, count in hoard.skills.items()]
    if keyple:
        goods.append(Goods(keyple, KEYPLE, 1))
    return _pool("skill", SKILLS, goods, hoard.tiles)


def resource_pool(hoard: Hoard, flip: Flip | None = None, keyple: bool = False) -> Pool:
    """Return the resources with their score where they lie; gold, and with 3b every resource, is a joker."""
    holds = dict(hoard.holds)
    if flip and flip.hold:
        holds[flip.tile] = flip.hold  # OP-9
    goods = []
    for tile, lying in hoard.goods.items():
        for piece, count in lying.items():
            kind = GOLD if hoard.any_resource else piece  # KF-91
            goods.append(_scored_there(Goods(kind, piece, count), tile, holds.get(tile)))
    if keyple:
        tile = max(holds, key=lambda name: holds[name].each, default="")
        goods.append(_scored_there(Goods(GOLD, KEYPLE, 1), tile, holds.get(tile)))
    return _pool("resource", RESOURCES, goods, hoard.tiles, joker=GOLD, left_over=hoard.left_over_gold)


def _scored_there(good: Goods, tile: str, hold: Hold | None) -> Goods:
    """Return a resource with its score on the autumn tile it lies on, if that takes its kind (KF-83)."""
    if hold and (hold.resource in (ANY, good.kind) or good.kind == GOLD):
        return good._replace(worth=hold.each, place=tile)
    return good


def _pool(
    item: str,
    kinds: tuple[str, ...],
    goods: list[Goods],
    tiles: Mapping[str, Sets | OneKind],
    joker: str = "",
    left_over: int = 0,
) -> Pool:
    """Return the goods with this player's tiles that score items of this sort."""
    each = {joker: (joker, left_over)} if left_over else {}
    sets: SetTile | None = None
    favourite: FavouriteTile | None = None
    bulk: BulkTile | None = None
    for tile, scoring in tiles.items():
        if scoring.item != item:
            continue
        if isinstance(scoring, OneKind):
            favourite = FavouriteTile(tile, scoring.each)
        elif len(scoring.one) > 1:
            sets = SetTile(tile, tuple(kind for kind, _ in scoring.one), scoring.points)
        elif scoring.one[0][1] > 1:
            bulk = BulkTile(tile, scoring.one[0][1], scoring.points)
        else:  # one piece makes a set: each piece of the kind has its own value
            for kind in kinds if scoring.one[0][0] == ANY else (scoring.one[0][0],):
                if scoring.points > each.get(kind, ("", 0))[1]:
                    each[kind] = (tile, scoring.points)
    worthy = [_worth_at_least(good, *each.get(good.kind, ("", 0))) for good in goods]
    return Pool(kinds, worthy, joker=joker, sets=sets, favourite=favourite, bulk=bulk)


def _worth_at_least(good: Goods, tile: str, points: int) -> Goods:
    return good._replace(worth=points, place=tile) if points > good.worth else good


def _told(hoard: Hoard, way: _Way) -> Allocation:
    pool, chosen = way.workers
    uses = assigned(pool, chosen.plans[0], [(c.name, c.demands[0]) for c in chosen.claims])
    fulfilled = [claim.name for claim in chosen.claims]
    skills, resources, both = way.others
    uses += assigned(skills, both.plans[0], [(c.name, c.demands[0]) for c in both.claims])
    uses += assigned(resources, both.plans[1], [(c.name, c.demands[1]) for c in both.claims])
    fulfilled += [claim.name for claim in both.claims]
    if way.keyple_contract:
        uses.append(Use(way.keyple_contract, KEYPLE, "", 1))
        fulfilled.append(way.keyple_contract)
    ordered = tuple(name for name in hoard.contracts if name in fulfilled)
    return Allocation(way.points, tuple(uses), ordered, way.flip)
