"""A league: who plays it, what has been played, how everybody stands. The same in words: docs/leagues.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from bot.values.pairing import Pair, Tables, all_play_all, meetings, sizes, swiss

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
