"""Pairings, points and tie-breaks of leagues, as docs/leagues.md has them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.values.league import (
    SCHEMES,
    League,
    LeagueTable,
    Member,
    Pair,
    all_play_all,
    meetings,
    next_tables,
    places_of,
    points_of,
    sizes,
    standings,
    swiss,
)


def league(people: int, rounds: int, **more: object) -> League:
    members = tuple(Member(person) for person in range(1, people + 1))
    known: dict[str, object] = {"guild": 1, "channel": 2, "host": 1, "game": "lantern", "members": members}
    return League(id="abc", rounds=rounds, **{**known, **more})  # type: ignore[arg-type]  # each by its own name and type


@given(st.integers(2, 60), st.integers(2, 6))
def test_a_round_has_tables_of_three_or_four(people: int, most: int) -> None:
    found = sizes(people, most)
    assert sum(found) == people
    assert max(found) <= min(4, most)
    assert max(found) - min(found) <= 1
    if people >= 6 and most >= 4:
        assert set(found) <= {3, 4}


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 14), st.integers(1, 2), st.text(max_size=4), st.booleans())
def test_nobody_sits_twice_in_a_round_and_nobody_is_left_out(
    people: int, rounds: int, seed: str, by_rank: bool
) -> None:
    everybody, met = list(range(people)), Counter[Pair]()
    for _ in range(rounds):
        tables = swiss(everybody, met, seed) if by_rank else all_play_all(everybody, met, rounds, seed)
        assert sorted(person for table in tables for person in table) == everybody
        assert sorted(map(len, tables)) == sorted(sizes(people))
        met.update(meetings(tables))


def spread(people: int, rounds: int) -> tuple[int, int]:
    met = Counter[Pair]()
    for number in range(rounds):
        met.update(meetings(all_play_all(range(people), met, rounds - number, f"round {number}")))
    counts = [met[frozenset(pair)] for pair in combinations(range(people), 2)]
    return min(counts), max(counts)


def test_everybody_meets_everybody_as_evenly_as_possible() -> None:
    assert spread(9, 4) == (1, 1), "nine people at three tables: each two meet just once"
    assert spread(9, 3) == (0, 1)
    for people, rounds in ((4, 3), (5, 4), (7, 4), (8, 4), (10, 4)):
        least, most = spread(people, rounds)
        assert most - least <= 2, (people, rounds)


def test_by_the_swiss_system_neighbours_meet_who_have_not_met() -> None:
    ranked = list(range(16))
    first = swiss(ranked, {}, "seed")
    assert sorted(map(sorted, first)) == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]
    second = swiss(ranked, meetings(first), "seed")
    assert max((meetings(first) + meetings(second)).values()) == 1


def test_the_same_league_gets_the_same_tables() -> None:
    """A step that is done again after a kill does the same."""
    assert next_tables(league(9, 3), 4) == next_tables(league(9, 3), 4)
    assert next_tables(league(20, 3), 4) == next_tables(league(20, 3), 4)


def test_a_member_who_left_gets_no_table() -> None:
    members = (*(Member(person) for person in range(1, 9)), Member(9, "left"), Member(10, "absent"))
    tables = next_tables(league(0, 3, members=members), 4)
    assert sorted(person for table in tables for person in table) == list(range(1, 9))


def test_the_first_seat_goes_to_another_player_next_time() -> None:
    before = ((LeagueTable("a", (1, 2, 3), True, (1, 2, 3), (9, 8, 7)),),)
    (table,) = next_tables(league(3, 3, played=before), 4)
    assert table[-1] == 1


def test_every_table_brings_as_much_for_each_who_sits_there() -> None:
    for scheme, by_size in SCHEMES.items():
        means = {Fraction(sum(points), size) for size, points in by_size.items() if size > 1}
        assert len(means) == 1, scheme


def test_places_are_those_among_the_people() -> None:
    assert places_of((2, 1, 4)) == (2, 1, 3)
    assert places_of((3, None, 5)) == (1, 0, 2)
    assert places_of((1, 1, 3)) == (1, 1, 3)
    assert places_of((None, None)) == (0, 0)


def test_shared_places_share_points_and_absent_players_get_none() -> None:
    tied = LeagueTable("a", (1, 2, 3, 4), True, (1, 1, 3, 4), (9, 9, 8, 7))
    assert list(map(int, points_of(tied, "even"))) == [5, 5, 2, 0]
    gone = LeagueTable("a", (1, 2, 3), True, (0, 1, 2), (9, 8, 7))
    assert list(map(int, points_of(gone, "even"))) == [0, 6, 3]
    assert gone.missed == (1,)
    stopped = LeagueTable("a", (1, 2, 3), True)
    assert not any(points_of(stopped, "even"))
    assert stopped.missed == ()


def test_ties_are_broken_by_wins_then_by_whom_one_met_then_not_at_all() -> None:
    played = (
        (
            LeagueTable("a", (1, 2), True, (1, 2), (5, 4)),
            LeagueTable("b", (3, 4), True, (1, 2), (5, 4)),
        ),
        (
            LeagueTable("c", (1, 3), True, (2, 1), (4, 5)),
            LeagueTable("d", (2, 4), True, (1, 2), (5, 4)),
        ),
    )
    ranks = standings(league(4, 2, played=played))
    assert [(rank.place, rank.person, int(rank.points)) for rank in ranks] == [
        (1, 3, 12),
        (2, 1, 6),  # as many points and wins as 2, but met 2 and 3, who have more than 1 and 4
        (3, 2, 6),
        (4, 4, 0),
    ]
    assert [rank.place for rank in standings(league(4, 2))] == [1, 1, 1, 1]


def test_more_wins_stand_before_as_many_points() -> None:
    played = (
        (LeagueTable("a", (1, 2, 3), True, (2, 1, 3), (2, 3, 1)),),
        (LeagueTable("b", (1, 2, 3), True, (2, 3, 1), (2, 1, 3)),),
    )
    ranks = standings(league(3, 2, played=played))
    assert {rank.person: int(rank.points) for rank in ranks} == {1: 6, 2: 6, 3: 6}
    assert [rank.person for rank in ranks][-1] == 1


def test_a_table_that_is_not_over_counts_for_nothing_yet() -> None:
    played = ((LeagueTable("a", (1, 2), True, (1, 2), (5, 4)), LeagueTable("b", (3, 4))),)
    ranks = {rank.person: rank for rank in standings(league(4, 2, played=played))}
    assert ranks[1].by_round == (Fraction(6),)
    assert ranks[3].by_round == (None,)
    assert ranks[3].rivals == 0
