"""A league: its members, rounds, pairings and standings. `docs/leagues.md` explains the rules."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from typing import Literal, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

LeagueStatus: TypeAlias = Literal["open", "running", "over", "closed"]
"""People join; tables are played; the last one is done; it was called off before the first."""
Form: TypeAlias = Literal["auto", "all", "swiss"]
FORMS: tuple[Form, ...] = ("auto", "all", "swiss")
Absence: TypeAlias = Literal["", "left", "absent"]
"""Why somebody is given no table any more: they left, or they were not in their seat at the end of a game."""

FEWEST, MOST_PEOPLE, MOST_ROUNDS = 3, 40, 12
MOST_WAIT = 30 * 24 * 3600.0
"""Seconds after which a league that nobody has started ends."""
_ALL_MEET = 12
"""Up to so many people everybody is to meet everybody; more play by the Swiss system."""

SCHEMES: Mapping[str, Mapping[int, tuple[int, ...]]] = {
    "even": {1: (0,), 2: (6, 0), 3: (6, 3, 0), 4: (6, 4, 2, 0)},
    "bold": {1: (0,), 2: (6, 0), 3: (7, 2, 0), 4: (7, 3, 2, 0)},
    "wins": {1: (0,), 2: (2, 0), 3: (3, 0, 0), 4: (4, 0, 0, 0)},
}
"""Points by place, for as many people as sat down. Whatever the size of a table, it brings as much for each
who sits there, so that nobody gains by sitting at a small one or a large one."""


class Member(Struct, frozen=True, omit_defaults=True):
    person: int
    out: Absence = ""


class LeagueTable(Struct, frozen=True, omit_defaults=True):
    """A table of a round: who sat down, and, once it is over, who stands how among the people."""

    game_id: str
    people: tuple[int, ...]
    done: bool = False
    places: tuple[int, ...] = ()  # of each of the people; 0: they were not in their seat at the end
    scores: tuple[int, ...] = ()  # what the game itself says; empty: it was stopped, and counts for nobody

    @property
    def missed(self) -> tuple[int, ...]:
        """Those who were not in their seats at the end."""
        return tuple(one for one, place in zip(self.people, self.places, strict=False) if not place)


class League(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Kept as it stands: every field that comes later needs a default."""

    id: str
    guild: int
    channel: int
    host: int
    game: str
    rounds: int
    options: dict[str, str] = field(default_factory=dict)
    scheme: str = "even"
    form: Form = "auto"
    clock: str = "day"
    pace: str = ""
    language: str = "en"
    own_words: bool = False  # its name is one of its language
    created: float = 0.0
    status: LeagueStatus = "open"
    message: int | None = None  # the one post that is kept up to date
    members: tuple[Member, ...] = ()
    played: tuple[tuple[LeagueTable, ...], ...] = ()  # by rounds
    ended: float | None = None
    cut_short: str = ""  # why it ended before its last round: ended | few | gone | idle

    @property
    def active(self) -> tuple[int, ...]:
        """Those who are given tables."""
        return tuple(member.person for member in self.members if not member.out)

    @property
    def overdue(self) -> float:
        """When it ends if nobody has started it."""
        return self.created + MOST_WAIT

    @property
    def is_round_over(self) -> bool:
        return not self.played or all(table.done for table in self.played[-1])

    @property
    def rounds_over(self) -> int:
        return sum(all(table.done for table in tables) for tables in self.played)

    @property
    def meets_all(self) -> bool:
        """Whether everybody is to meet everybody, or those who stand alike."""
        if self.form == "auto":
            return len(self.members) <= _ALL_MEET
        return self.form == "all"

    def member(self, person: int) -> Member | None:
        return next((one for one in self.members if one.person == person), None)

    def without(self, people: Collection[int], why: Absence) -> League:
        """These get no table any more, unless they come back."""
        members = tuple(
            replace(one, out=why) if one.person in people and not one.out else one for one in self.members
        )
        return replace(self, members=members)

    def without_gone(self, gone: Collection[int]) -> League:
        """These cannot see its channel any more: they get no table, and before the start nothing is left of
        them. If one of them runs it, whoever has been in it longest does from now on."""
        if self.status == "open":
            league = replace(self, members=tuple(one for one in self.members if one.person not in gone))
        else:
            league = self.without(gone, "left")
        is_led = self.host not in gone and self.host > 0  # a number below that is the pseudonym of somebody
        return league if is_led or not league.active else replace(league, host=league.active[0])


class Rank(Struct, frozen=True):
    """One line of the standings."""

    place: int
    person: int
    points: Fraction
    by_round: tuple[Fraction | None, ...]  # None: no table in that round, or not over yet
    wins: int
    rivals: Fraction  # the points that those whom they met have on average
    out: Absence = ""


def places_of(ranks: Sequence[int | None]) -> tuple[int, ...]:
    """Places among the people of a table by their ranks in the game, whoever sat between them; None: they
    were not there at the end, which is no place."""
    there = [rank for rank in ranks if rank is not None]
    return tuple(0 if rank is None else 1 + sum(other < rank for other in there) for rank in ranks)


def points_of(table: LeagueTable, scheme: str) -> tuple[Fraction, ...]:
    """Who shares a place shares the points of the places that it takes; who was not there gets none."""
    if not table.scores:
        return (Fraction(0),) * len(table.people)
    by_place, shared = SCHEMES[scheme][len(table.people)], Counter(table.places)
    return tuple(
        Fraction(sum(by_place[place - 1 : place - 1 + shared[place]]), shared[place])
        if place
        else Fraction(0)
        for place in table.places
    )


def standings(league: League) -> list[Rank]:
    """By points, then by games won, then by the points of those whom one met; who is alike in all of that
    shares a place."""
    by_round = {one.person: list[Fraction | None]() for one in league.members}
    wins, rivals = Counter[int](), {one.person: list[int]() for one in league.members}
    for tables in league.played:
        got = dict[int, Fraction]()
        for table in tables:
            if not table.done:
                continue
            got |= dict(zip(table.people, points_of(table, league.scheme), strict=True))
            for person, place in zip(table.people, table.places, strict=False):
                wins[person] += place == 1 and bool(table.scores)
            for person in table.people:
                rivals[person] += [other for other in table.people if other != person]
        for person, points in by_round.items():
            points.append(got.get(person))
    totals = {
        person: sum((one or Fraction(0) for one in got), Fraction(0)) for person, got in by_round.items()
    }
    met = {
        person: Fraction(sum(totals[one] for one in others), max(1, len(others)))
        for person, others in rivals.items()
    }
    keys = {person: (-totals[person], -wins[person], -met[person]) for person in totals}
    order = sorted(league.members, key=lambda one: keys[one.person])  # who joined first stands first
    return [
        Rank(
            1 + sum(key < keys[one.person] for key in keys.values()),
            one.person,
            totals[one.person],
            tuple(by_round[one.person]),
            wins[one.person],
            met[one.person],
            one.out,
        )
        for one in order
    ]


def next_tables(league: League, most: int) -> Tables:
    """Who sits with whom in the next round, in the order of their seats: who has sat first least often does.
    `most`: so many seats the game has."""
    people, seed = league.active, f"{league.id}:{len(league.played)}"
    met = _met_so_far(league)
    if league.meets_all:
        tables = all_play_all(people, met, league.rounds - len(league.played), seed, most)
    else:
        ranked = [rank.person for rank in standings(league) if rank.person in people]
        tables = swiss(ranked, met, seed, most)
    first = Counter(table.people[0] for tables in league.played for table in tables)
    return [sorted(table, key=lambda person: first[person]) for table in tables]


def _met_so_far(league: League) -> Counter[Pair]:
    return meetings([table.people for tables in league.played for table in tables])


def tables_for(people: int, most: int) -> int:
    """How many tables a round of so many people takes."""
    return len(sizes(people, most))


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
