"""Who sits with whom in a round of a league: tables of three or four at which everybody meets everybody as
evenly as possible, or those who stand alike meet. The same people, meetings and seed, the same tables."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import TypeAlias

Pair: TypeAlias = frozenset[int]
Tables: TypeAlias = list[list[int]]

_MOST = 4
"""Seats that people take at one table."""
_TRIES = 4
_SWAPS = 800
"""How often a plan is begun anew, and how often two change places in each round of it."""
_HEAT = 6.0
"""How much worse a change may be in the beginning."""
_AGAIN = 1000.0
"""To meet somebody again is worse than to meet somebody who stands far away."""


def sizes(people: int, most: int = _MOST) -> list[int]:
    """How many people sit at each table: as few tables as four (or `most`) at each allow, as alike as they
    can be. From six people on that is three or four at every table."""
    tables = -(-people // min(most, _MOST))
    return [people // tables + (at < people % tables) for at in range(tables)]


def meetings(tables: Sequence[Sequence[int]]) -> Counter[Pair]:
    """How often each two have sat at one table."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


def all_play_all(
    people: Sequence[int], met: Mapping[Pair, int], rounds: int, seed: str, most: int = _MOST
) -> Tables:
    """The tables of the next round, planned with those of all `rounds` to come, so that in the end any two
    have met about as often as any others."""
    best, least = list[Tables](), float("inf")
    for number in range(_TRIES):
        chance, counts = random.Random(f"{seed}:{number}"), _counts(people, met)
        plan = [_seated(chance.sample(range(len(people)), len(people)), most) for _ in range(max(1, rounds))]
        cost = _evened(plan, counts, chance)
        if cost < least:
            best, least = plan, cost
    return [[people[at] for at in table] for table in best[0]]


def swiss(ranked: Sequence[int], met: Mapping[Pair, int], seed: str, most: int = _MOST) -> Tables:
    """The tables of the next round for people in the order of the standings: neighbours meet, unless they
    have met before."""
    costs = [
        [_AGAIN * count**2 + abs(a - b) for b, count in enumerate(row)]
        for a, row in enumerate(_counts(ranked, met))
    ]
    best, least = Tables(), float("inf")
    for number in range(_TRIES):
        chance = random.Random(f"{seed}:{number}")
        tables = _seated(list(range(len(ranked))), most)
        cost = _brought_near(tables, costs, chance)
        if cost < least:
            best, least = tables, cost
    return [[ranked[at] for at in table] for table in best]


def _counts(people: Sequence[int], met: Mapping[Pair, int]) -> list[list[int]]:
    return [[met.get(frozenset((one, other)), 0) for other in people] for one in people]


def _seated(people: list[int], most: int) -> Tables:
    tables, first = Tables(), 0
    for size in sizes(len(people), most):
        tables.append(people[first : first + size])
        first += size
    return tables


def _evened(plan: list[Tables], met: list[list[int]], chance: random.Random) -> float:
    """Let two at different tables of a round change places wherever that makes the meetings more even; the
    sum of their cubes in the end, which is least where all are alike. At first places are changed for the
    worse, too, so that the plan does not end in the first hollow."""
    for tables in plan:
        for table in tables:
            for one, other in permutations(table, 2):
                met[one][other] += 1
    swaps = _SWAPS * len(plan) if len(plan[0]) > 1 else 0
    for swap in range(swaps):
        a, b, one, other = _two(chance.choice(plan), chance)
        here, there = [each for each in a if each != one], [each for each in b if each != other]
        mine, theirs = met[one], met[other]
        change = sum(_worse(theirs[each]) - _worse(mine[each] - 1) for each in here)
        change += sum(_worse(mine[each]) - _worse(theirs[each] - 1) for each in there)
        if change <= 0 or chance.random() < math.exp(-change / (_HEAT * (1 - swap / swaps))):
            a[a.index(one)], b[b.index(other)] = other, one
            for person, before, after in ((one, here, there), (other, there, here)):
                for each in before:
                    met[person][each] -= 1
                    met[each][person] -= 1
                for each in after:
                    met[person][each] += 1
                    met[each][person] += 1
    return float(sum(count**3 for row in met for count in row))


def _two(tables: Tables, chance: random.Random) -> tuple[list[int], list[int], int, int]:
    """Two tables of a round, and somebody at each of them."""
    a, b = chance.sample(tables, 2)
    return a, b, chance.choice(a), chance.choice(b)


def _worse(count: int) -> int:
    """What it costs to meet once more after so many times."""
    return (count + 1) ** 3 - count**3


def _brought_near(tables: Tables, costs: list[list[float]], chance: random.Random) -> float:
    """The same, where it matters how far those stand apart who meet."""
    for _ in range(_SWAPS if len(tables) > 1 else 0):
        a, b, one, other = _two(tables, chance)
        mine, theirs = costs[one], costs[other]
        change = sum(theirs[each] - mine[each] for each in a if each != one)
        change += sum(mine[each] - theirs[each] for each in b if each != other)
        if change < 0:
            a[a.index(one)], b[b.index(other)] = other, one
    return sum(costs[one][other] for table in tables for one, other in combinations(table, 2))
