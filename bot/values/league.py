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
"""Open to join, in play, finished, or cancelled before the first round."""
Form: TypeAlias = Literal["auto", "all", "swiss"]
FORMS: tuple[Form, ...] = ("auto", "all", "swiss")
Absence: TypeAlias = Literal["", "left", "absent"]
"""Why a member gets no more tables: they left, or lost their seat before the end of a game."""

FEWEST, MOST_PEOPLE, MOST_ROUNDS = 3, 40, 12
MOST_WAIT = 30 * 24 * 3600.0
"""Seconds after which a league that nobody has started ends."""
_ALL_MEET = 12
"""Up to this many people all meet each other; more play by the Swiss system."""

HOLDS: Mapping[str, float | None] = {"game": None, "threedays": 3 * 24 * 3600.0, "week": 7 * 24 * 3600.0}
"""Seconds for which only its player may take back a seat lost to the clock; None: until the game ends."""

SCHEMES: Mapping[str, Mapping[int, tuple[int, ...]]] = {
    "even": {1: (0,), 2: (6, 0), 3: (6, 3, 0), 4: (6, 4, 2, 0)},
    "bold": {1: (0,), 2: (6, 0), 3: (7, 2, 0), 4: (7, 3, 2, 0)},
    "wins": {1: (0,), 2: (2, 0), 3: (3, 0, 0), 4: (4, 0, 0, 0)},
}
"""Points by place, for the number of people at a table.

The average per person is the same for all sizes, so nobody gains by sitting at a small or large table."""


class Member(Struct, frozen=True, omit_defaults=True):
    person: int
    out: Absence = ""


class LeagueTable(Struct, frozen=True, omit_defaults=True):
    """A table of a round: its people and, once it is over, their places among the people."""

    game_id: str
    people: tuple[int, ...]
    done: bool = False
    places: tuple[int, ...] = ()  # of each person; 0: not in their seat at the end
    scores: tuple[int, ...] = ()  # the game's own points; empty: it was stopped and does not count

    @property
    def missed(self) -> tuple[int, ...]:
        """The people who were not in their seats at the end."""
        return tuple(one for one, place in zip(self.people, self.places, strict=False) if not place)


class League(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Stored as is: every new field needs a default."""

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
    hold: str = "game"  # a key of HOLDS
    pace: str = ""
    language: str = "en"
    own_words: bool = False  # its name is generated in its language
    created: float = 0.0
    status: LeagueStatus = "open"
    message: int | None = None  # the one post that is kept up to date
    members: tuple[Member, ...] = ()
    played: tuple[tuple[LeagueTable, ...], ...] = ()  # by round
    ended: float | None = None
    cut_short: str = ""  # why it ended early: ended | few | gone | idle

    @property
    def active(self) -> tuple[int, ...]:
        """The people who get tables."""
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
    def has_more_rounds(self) -> bool:
        """Whether rounds are still to be drawn."""
        return len(self.played) < self.rounds

    @property
    def meets_all(self) -> bool:
        """Whether all meet each other, instead of neighbours in the standings."""
        if self.form == "auto":
            return len(self.members) <= _ALL_MEET
        return self.form == "all"

    def member(self, person: int) -> Member | None:
        return next((one for one in self.members if one.person == person), None)

    def without(self, people: Collection[int], why: Absence) -> League:
        """Return the league with these people out, until they come back."""
        members = tuple(
            replace(one, out=why) if one.person in people and not one.out else one for one in self.members
        )
        return replace(self, members=members)

    def without_gone(self, gone: Collection[int]) -> League:
        """Return the league without people who no longer see its channel.

        They get no more tables, and before the start they are removed. If the host is among them, the
        longest-standing member becomes host."""
        if self.status == "open":
            league = replace(self, members=tuple(one for one in self.members if one.person not in gone))
        else:
            league = self.without(gone, "left")
        is_led = self.host not in gone and self.host > 0  # negative: a pseudonym
        return league if is_led or not league.active else replace(league, host=league.active[0])


class Rank(Struct, frozen=True):
    """One line of the standings."""

    place: int
    person: int
    points: Fraction
    by_round: tuple[Fraction | None, ...]  # None: no table in that round, or not over yet
    wins: int
    rivals: Fraction  # average points of the opponents they met
    out: Absence = ""


def places_of(ranks: Sequence[int | None]) -> tuple[int, ...]:
    """Return places among the people of a table by their ranks in the game; None: absent at the end, no
    place."""
    there = [rank for rank in ranks if rank is not None]
    return tuple(0 if rank is None else 1 + sum(other < rank for other in there) for rank in ranks)


def points_of(table: LeagueTable, scheme: str) -> tuple[Fraction, ...]:
    """Return the points of each person. A shared place shares its points; absent people get none."""
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
    """Return the standings by points, then games won, then the opponents' points. Equals share a place."""
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
    order = sorted(league.members, key=lambda one: keys[one.person])  # stable: earlier members come first
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
    """Return the tables of the next round in seating order: the person who was first least often is first.

    `most` is the game's maximum number of seats."""
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
    """Return how many tables a round of this many people needs."""
    return len(sizes(people, most))


Pair: TypeAlias = frozenset[int]
Tables: TypeAlias = list[list[int]]

_MOST = 4
"""Maximum people at one table."""
_TRIES = 4
_SWAPS = 800
"""Number of restarts of a plan, and of swaps per round in it."""
_HEAT = 6.0
"""How much worse a swap may be at the beginning."""
_AGAIN = 1000.0
"""Cost of a repeated meeting, higher than that of a distant opponent."""


def sizes(people: int, most: int = _MOST) -> list[int]:
    """Return how many people sit at each table: as few tables as possible, of equal size.

    From six people on that is three or four at every table."""
    tables = -(-people // min(most, _MOST))
    return [people // tables + (at < people % tables) for at in range(tables)]


def meetings(tables: Sequence[Sequence[int]]) -> Counter[Pair]:
    """Return how often each pair has sat at one table."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


def all_play_all(
    people: Sequence[int], met: Mapping[Pair, int], rounds: int, seed: str, most: int = _MOST
) -> Tables:
    """Return the tables of the next round, planned together with all `rounds` to come.

    In the end all pairs have met about equally often."""
    best, least = list[Tables](), float("inf")
    for number in range(_TRIES):
        chance, counts = random.Random(f"{seed}:{number}"), _counts(people, met)
        plan = [_seated(chance.sample(range(len(people)), len(people)), most) for _ in range(max(1, rounds))]
        cost = _evened(plan, counts, chance)
        if cost < least:
            best, least = plan, cost
    return [[people[at] for at in table] for table in best[0]]


def swiss(ranked: Sequence[int], met: Mapping[Pair, int], seed: str, most: int = _MOST) -> Tables:
    """Return the tables of the next round for people in order of the standings.

    Neighbours meet, unless they have met before."""
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
    """Swap people between tables of a round where that evens out the meetings.

    Return the sum of cubes, which is least when all are equal. At first some swaps for the worse are
    accepted, to escape local minima."""
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
    """Return two tables of a round, and one person at each."""
    a, b = chance.sample(tables, 2)
    return a, b, chance.choice(a), chance.choice(b)


def _worse(count: int) -> int:
    """Return the cost of one more meeting after `count` meetings."""
    return (count + 1) ** 3 - count**3


def _brought_near(tables: Tables, costs: list[list[float]], chance: random.Random) -> float:
    """Swap in the same way by cost, which includes the distance in the standings."""
    for _ in range(_SWAPS if len(tables) > 1 else 0):
        a, b, one, other = _two(tables, chance)
        mine, theirs = costs[one], costs[other]
        change = sum(theirs[each] - mine[each] for each in a if each != one)
        change += sum(mine[each] - theirs[each] for each in b if each != other)
        if change < 0:
            a[a.index(one)], b[b.index(other)] = other, one
    return sum(costs[one][other] for table in tables for one, other in combinations(table, 2))
