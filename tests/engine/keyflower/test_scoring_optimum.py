"""The allocation of final scoring against brute force, which fills tiles and contracts piece by piece."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from engine.keyflower.content.box import SHIPPED, Content
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
from engine.keyflower.scoring.allocation import (
    Allocation,
    Flip,
    Hoard,
    allocate,
    resource_pool,
    skill_pool,
    worker_pool,
)
from engine.keyflower.scoring.pool import Pool
from tests.support.keyflower_custom_content import random_box

SORTS = {"worker": COLOURS, "skill": SKILLS, "resource": RESOURCES}
HOLDS = [tile.id for tile in SHIPPED.tiles.values() if isinstance(tile.basic.effect, Hold)]


def assigned_in(box: Content) -> dict[str, Sets | OneKind]:
    scorings = {hexagon.id: hexagon.scoring for hexagon in box.hexes.values()}
    return {tile: scoring for tile, scoring in scorings.items() if isinstance(scoring, Sets | OneKind)}


def hold_of(tile: str, upgraded: bool, box: Content = SHIPPED) -> Hold:
    effect = box.tiles[tile].face(upgraded).effect
    assert isinstance(effect, Hold)
    return effect


Piece = tuple[str, str, str]  # sort, kind, the tile it lies on
Stock = tuple[int, ...]


def brute_force(hoard: Hoard) -> int:
    return max(_brute(hoard, flip, keyple) for flip in hoard.flips for keyple in _keyples(hoard))


def _keyples(hoard: Hoard) -> list[Piece | str]:
    if not hoard.keyple:
        return [""]
    anywhere = [(sort, kind, "") for sort, kinds in SORTS.items() for kind in kinds]
    return ["", "contract", *anywhere, *(("resource", k, tile) for k in RESOURCES for tile in hoard.holds)]


def _brute(hoard: Hoard, flip: Flip, keyple: Piece | str) -> int:
    pieces: Counter[Piece] = Counter()
    for kind, count in hoard.workers.items():
        pieces["worker", kind, ""] += count
    for kind, count in hoard.skills.items():
        pieces["skill", kind, ""] += count
    for tile, lying in hoard.goods.items():
        for kind, count in lying.items():
            pieces["resource", kind, tile if tile in hoard.holds else ""] += count
    if isinstance(keyple, tuple):
        pieces[keyple] += 1
    holds = {**hoard.holds, flip.tile: flip.hold} if flip.hold else dict(hoard.holds)
    most = 0
    favourites = [name for name, scoring in hoard.tiles.items() if isinstance(scoring, OneKind)]
    for kinds in itertools.product(*(SORTS[hoard.tiles[name].item] for name in favourites)):
        favourite = dict(zip(favourites, kinds, strict=True))
        most = max(most, _Filling(hoard, pieces, holds, favourite, keyple == "contract").most())
    return flip.gain + most


class _Filling:
    """Tries every way to fill one target after another with concrete pieces."""

    def __init__(
        self,
        hoard: Hoard,
        pieces: Counter[Piece],
        holds: dict[str, Hold],
        favourite: dict[str, str],
        keyple: bool,
    ) -> None:
        self.hoard = hoard
        self.pieces = sorted(piece for piece, count in pieces.items() if count)
        self.start = tuple(pieces[piece] for piece in self.pieces)
        self.holds = holds
        self.favourite = favourite
        self.keyple = keyple

    def targets(self) -> list[tuple[str, Counts, int, bool]]:
        """Sort of piece or tile that they lie on, the set, its points, and which of both the first is."""
        targets: list[tuple[str, Counts, int, bool]] = []
        for tile, hold in self.holds.items():
            targets.append((tile, ((hold.resource, 1),), hold.each, True))
        for name, scoring in self.hoard.tiles.items():
            if isinstance(scoring, Sets):
                targets.append((scoring.item, scoring.one, scoring.points, False))
            else:
                targets.append((scoring.item, ((self.favourite[name], 1),), scoring.each, False))
        targets.append(("resource", (("gold", 1),), self.hoard.left_over_gold, False))
        return targets

    def most(self) -> int:
        targets = self.targets()
        contracts = list(self.hoard.contracts.values())

        @cache
        def after_contracts(index: int, stock: Stock) -> int:
            if index == len(contracts):
                return tiles(0, stock)
            contract = contracts[index]
            best = self.hoard.unfulfilled + after_contracts(index + 1, stock)
            if contract.keyple:
                return best + max(0, self.hoard.fulfilled - self.hoard.unfulfilled) * self.keyple
            for rest in self.contract_filled(contract, stock):
                best = max(best, self.hoard.fulfilled + after_contracts(index + 1, rest))
            return best

        @cache
        def tiles(index: int, stock: Stock) -> int:
            if index == len(targets):
                return 0
            sort, one, points, lying = targets[index]
            best = tiles(index + 1, stock)
            for rest in self.filled("resource" if lying else sort, one, stock, sort if lying else ""):
                best = max(best, points + tiles(index, rest))
            return best

        return after_contracts(0, self.start)

    def contract_filled(self, contract: Contract, stock: Stock) -> Iterator[Stock]:
        for first in self.filled("worker", contract.workers, stock):
            for second in self.filled("skill", contract.skills, first):
                yield from self.filled("resource", contract.resources, second)

    def filled(self, sort: str, counts: Counts, stock: Stock, lying: str = "") -> Iterator[Stock]:
        """Every stock left after filling these needs; lying: only with pieces on that tile."""
        seen = {stock}
        for slot, count in counts:
            fitting = [
                i
                for i, piece in enumerate(self.pieces)
                if self.serves(piece, sort, slot) and (not lying or piece[2] == lying)
            ]
            for _ in range(count):
                seen = {(*now[:i], now[i] - 1, *now[i + 1 :]) for now in seen for i in fitting if now[i]}
        yield from seen

    def serves(self, piece: Piece, sort: str, slot: str) -> bool:
        if piece[0] != sort:
            return False
        joker = sort == "resource" and (piece[1] == "gold" or self.hoard.any_resource)
        return slot in (ANY, piece[1]) or joker


def random_hoard(rng: random.Random, size: int, contracts: int, box: Content = SHIPPED) -> Hoard:
    assigned = assigned_in(box)
    """A small position in which everything may meet."""
    sorts = rng.sample(["worker", "skill", "resource"], rng.choice([1, 1, 2]))
    tiles = [name for name, scoring in assigned.items() if scoring.item in sorts and rng.random() < 0.5]
    holds = rng.sample(HOLDS, rng.choice([0, 0, 1, 2])) if "resource" in sorts else []
    upgraded = {name: rng.random() < 0.4 for name in holds}
    useful = [c.id for c in box.contracts.values() if _asks_for(c) & set(sorts) or c.keyple]
    goods: dict[str, dict[str, int]] = {}
    if "resource" in sorts:
        for _ in range(rng.randrange(size + 1)):
            here = goods.setdefault(rng.choice(["home-1", *holds]), {})
            kind = rng.choice(RESOURCES)
            here[kind] = here.get(kind, 0) + 1
    flips = [Flip()]
    if rng.random() < 0.3:
        flips += [Flip("sawmill", rng.randrange(4))]
        flips += [
            Flip(name, rng.randrange(9), hold_of(name, True, box)) for name in holds if not upgraded[name]
        ]
    return Hoard(
        workers=Counter(rng.choices(COLOURS, k=rng.randrange(size + 4))) if "worker" in sorts else {},
        skills=Counter(rng.choices(SKILLS, k=rng.randrange(size + 1))) if "skill" in sorts else {},
        goods=goods,
        holds={name: hold_of(name, upgraded[name], box) for name in holds},
        tiles={name: assigned[name] for name in tiles},
        contracts={name: box.contracts[name] for name in rng.sample(useful, rng.randrange(contracts + 1))},
        fulfilled=rng.choice([box.contract_points, box.contract_points, 10]),
        unfulfilled=rng.choice([0, 0, 3]),
        keyple=rng.random() < 0.15,
        any_resource=rng.random() < 0.15,
        left_over_gold=box.left_over_gold,
        flips=flips,
    )


def _asks_for(contract: Contract) -> set[str]:
    asks = {"worker": contract.workers, "skill": contract.skills, "resource": contract.resources}
    return {sort for sort, counts in asks.items() if counts}


def spot_check(hoard: Hoard) -> None:
    """Check that the reported uses are possible and score the reported points."""
    found = allocate(hoard)
    have: Counter[str] = Counter(hoard.workers) + Counter(hoard.skills)
    for lying in hoard.goods.values():
        have += Counter(lying)
    have["keyple"] = int(hoard.keyple)
    used: Counter[str] = Counter()
    for use in found.uses:
        used[use.piece] += use.number
    assert not used - have
    assert found.points == points_of(hoard, found)


def points_of(hoard: Hoard, found: Allocation) -> int:
    """Counts the sheet again from the uses alone."""
    flip, fulfilled = found.flip, found.fulfilled
    points = flip.gain + len(fulfilled) * hoard.fulfilled
    points += (len(hoard.contracts) - len(fulfilled)) * hoard.unfulfilled
    holds = {**hoard.holds, flip.tile: flip.hold} if flip.hold else hoard.holds
    served: dict[str, Counter[str]] = {}
    for use in found.uses:
        served.setdefault(use.target, Counter())[use.kind] += use.number
    for target, kinds in served.items():
        total = sum(kinds.values())
        if target in hoard.tiles:
            scoring = hoard.tiles[target]
            if isinstance(scoring, OneKind):
                assert len(kinds) == 1
                points += total * scoring.each
            else:
                size = sum(count for _, count in scoring.one)
                assert size == 1 or all(kinds[kind] * size == total * n for kind, n in scoring.one)
                points += total * scoring.points // size
        elif target in holds:
            points += total * holds[target].each
        elif target == "gold":
            points += total * hoard.left_over_gold
        else:
            contract = hoard.contracts[target]
            asked = (*contract.workers, *contract.skills, *contract.resources)
            assert contract.keyple or total == sum(count for _, count in asked)
    return points


@pytest.mark.parametrize("seed", range(2))
def test_kf_81_kf_82_the_allocation_is_the_best_there_is(seed: int) -> None:
    rng = random.Random(f"KF-81 {seed}")
    for round_ in range(250):
        hoard = random_hoard(rng, 2 + round_ % 4 % 3, 3)
        assert allocate(hoard).points == brute_force(hoard), hoard
        spot_check(hoard)


@pytest.mark.parametrize("seed", range(2))
def test_with_every_box_the_allocation_is_the_best_there_is(seed: int) -> None:
    rng, box = random.Random(f"boxes {seed}"), random_box(f"points {seed}")
    for round_ in range(100):
        hoard = random_hoard(rng, 2 + round_ % 4 % 3, 3, box)
        assert allocate(hoard).points == brute_force(hoard), hoard
        spot_check(hoard)


def test_kf_82_km_34_large_positions_lose_nothing_to_the_bound() -> None:
    """Far too large for brute force: here every set of contracts is weighed in full, without any bound."""
    rng = random.Random(34)
    for _ in range(60):
        hoard = large_hoard(rng)
        contracts = [contract for contract in hoard.contracts.values() if not contract.keyple]
        for_workers = [contract for contract in contracts if contract.workers]
        others = [contract for contract in contracts if not contract.workers]
        best = over_all_subsets(for_workers, hoard, worker_pool(hoard))
        best += over_all_subsets(others, hoard, skill_pool(hoard), resource_pool(hoard))
        best += hoard.unfulfilled * len(hoard.contracts)
        assert allocate(hoard).points == best, hoard
        spot_check(hoard)


def large_hoard(rng: random.Random) -> Hoard:
    assigned = assigned_in(SHIPPED)
    holds = rng.sample(HOLDS, 2)
    goods: dict[str, dict[str, int]] = {}
    for kind in rng.choices(RESOURCES, k=25):
        here = goods.setdefault(rng.choice(["home-1", *holds]), {})
        here[kind] = here.get(kind, 0) + 1
    return Hoard(
        workers=Counter(rng.choices(COLOURS, [3, 3, 3, 1], k=40)),
        skills=Counter(rng.choices(SKILLS, k=12)),
        goods=goods,
        holds={name: hold_of(name, rng.random() < 0.5) for name in holds},
        tiles={name: assigned[name] for name in rng.sample(sorted(assigned), 6)},
        contracts={name: SHIPPED.contracts[name] for name in rng.sample(sorted(SHIPPED.contracts), 10)},
        fulfilled=rng.choice([7, 10]),
        unfulfilled=rng.choice([0, 3]),
        left_over_gold=SHIPPED.left_over_gold,
    )


def over_all_subsets(contracts: list[Contract], hoard: Hoard, *pools: Pool) -> int:
    best = 0
    for size in range(len(contracts) + 1):
        for chosen in itertools.combinations(contracts, size):
            points = size * (hoard.fulfilled - hoard.unfulfilled)
            for pool in pools:
                plan = pool.best(_asked_of(pool, chosen))
                if plan is None:
                    break
                points += plan.points
            else:
                best = max(best, points)
    return best


def _asked_of(pool: Pool, contracts: tuple[Contract, ...]) -> tuple[int, ...]:
    asked: Counter[str] = Counter()
    for contract in contracts:
        sorts = {COLOURS: contract.workers, SKILLS: contract.skills, RESOURCES: contract.resources}
        asked.update(dict(sorts[pool.kinds]))
    return tuple(asked[kind] for kind in (*pool.kinds, ANY))
