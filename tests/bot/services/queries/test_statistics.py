"""Statistics and ratings depend on results only, and are shown only to permitted readers."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from bot.services.maintenance.finished_games import studies
from bot.services.queries.statistics import figures, ratings_of
from bot.values.errors import PlayerError
from bot.values.statistics import Earned, GameResult, Rating, SeatResult
from engine.core.text import text
from tests.bot.services.maintenance.test_finished_games_results import played
from tests.support.service_harness import ANN, BEN, CAT, GAMES, PLACE, Stage

A_DAY = 24 * 3600.0


def seat(number: int, person: int | None, place: int, *, left: bool = False, points: int = 0) -> SeatResult:
    piece = Earned(text("lantern-token-amber"), points)
    source = Earned(text("lantern-source-sets"), points)
    return SeatResult(number, person, "", left, place, points, 10, 60.0, (source,), (piece,))


def game(number: int, *seats: SeatResult, rated: bool = True) -> GameResult:
    return GameResult(f"g{number}", "lantern", 900, 0.0, A_DAY * number, 40, 0, rated, seats)


def won_by(winner: int, loser: int, number: int = 1) -> GameResult:
    return game(number, seat(0, winner, 1, points=20), seat(1, loser, 2, points=10))


def test_a_player_who_wins_rises_and_the_range_narrows() -> None:
    one = ratings_of([won_by(ANN, BEN)])
    ten = ratings_of([won_by(ANN, BEN, number) for number in range(10)])
    assert one["", ANN].mu > one["", BEN].mu
    assert ten["", ANN].games == ten["lantern", ANN].games == 10
    assert ten["", ANN].high - ten["", ANN].low < one["", ANN].high - one["", ANN].low


def test_unrated_and_solo_games_change_no_rating() -> None:
    alone = game(2, seat(0, ANN, 1), seat(1, None, 2))
    assert ratings_of([replace(won_by(ANN, BEN), rated=False), alone]) == {}


def test_computers_fill_chairs_without_counting() -> None:
    between = game(1, seat(0, ANN, 1), seat(1, None, 2), seat(2, BEN, 3))
    assert ratings_of([between]) == ratings_of([game(1, seat(0, ANN, 1), seat(2, BEN, 2))])


def test_a_player_who_leaves_comes_behind_all_who_stay() -> None:
    left = game(1, seat(0, ANN, 1, left=True), seat(1, BEN, 2), seat(2, CAT, 3))
    found = ratings_of([left])
    assert found["", BEN].mu > found["", CAT].mu > found["", ANN].mu


def test_figures_count_places_sources_pieces_and_who_began() -> None:
    results = [won_by(ANN, BEN, 1), won_by(ANN, BEN, 2), won_by(BEN, ANN, 3)]
    found = figures(results, lambda one: one.person == ANN)
    (tally,) = found.tallies
    assert (found.games, found.won, found.with_people, found.left, found.pace) == (3, 2, 3, 0, 60.0)
    assert (tally.places, tally.best, tally.began, tally.began_won) == ((2, 1), 20, 2, 2)
    assert tally.expected == 1.0
    assert tally.sources[0].points == tally.mean == pytest.approx(50 / 3)
    assert tally.favourites[0].count == 3
    assert tally.finest[0].points == pytest.approx(50 / 3)
    assert found.longest is not None
    assert found.longest.game_id == "g3"


async def test_others_look_only_where_they_may(stage: Stage) -> None:
    await played(stage, await stage.game(ANN, BEN))
    statistics, people = stage.services.statistics, stage.services.people
    assert (await statistics.of_person(ANN, ANN)).figures.games == 1
    with pytest.raises(PlayerError):
        await statistics.of_person(ANN, BEN)
    await people.change_settings(ANN, statistics="shared")
    assert (await statistics.of_person(ANN, BEN)).name.raw == "Ann"
    assert (await statistics.of_server(900)).players == 2
    await people.change_settings(ANN, statistics="off")
    for reader in (ANN, BEN):
        with pytest.raises(PlayerError):
            await statistics.of_person(ANN, reader)
    assert (await statistics.of_server(900)).players == 1


async def test_the_list_names_those_who_show_theirs_from_the_first_game_on(stage: Stage) -> None:
    statistics = stage.services.statistics
    assert (await statistics.leaders(900)).others == 0
    for number in range(5):
        await played(stage, await rated_game(stage))
        leaders = await statistics.leaders(900)
        assert (leaders.leaders, leaders.others, leaders.own) == ((), 2, None), number
        mine = await statistics.leaders(900, reader_id=ANN)
        assert ([one.person for one in mine.leaders], mine.others, mine.own) == ([ANN], 1, ANN)
    await stage.services.people.change_settings(ANN, statistics="shared")
    leaders = await statistics.leaders(900, "lantern")
    assert ([one.name.raw for one in leaders.leaders], leaders.others) == (["Ann"], 1)
    assert not leaders.leaders[0].rating.is_provisional
    assert Rating(25.0, 8.0, 4).is_provisional


async def test_a_rated_game_changes_ratings_which_each_player_may_know(stage: Stage) -> None:
    statistics, game = stage.services.statistics, await rated_game(stage)
    await played(stage, game)
    own = (await statistics.of_person(ANN, ANN)).ratings["lantern"]
    (change,) = (await statistics.changes(game, ANN)).values()
    assert (change.rating, change.change) == (own, own.value - 1000)
    assert await statistics.changes(game, None) == {}, "nobody shows theirs"
    again = await rated_game(stage)
    await played(stage, again)
    now = (await statistics.of_person(ANN, ANN)).ratings["lantern"]
    (later,) = (await statistics.changes(again, ANN)).values()
    assert (later.rating, later.change) == (now, now.value - own.value)
    assert (await statistics.changes(game, ANN))[ANN] == change, "a game keeps its change"
    await stage.services.people.change_settings(BEN, statistics="shared")
    assert set(await statistics.changes(game, None)) == {BEN}
    await stage.services.people.change_settings(ANN, statistics="off")
    assert set(await statistics.changes(game, ANN)) == {BEN}


async def rated_game(stage: Stage) -> str:
    for person, name in ((ANN, "Ann"), (BEN, "Ben")):
        await stage.services.people.meet(person, name, "en-US")
    lobby = stage.services.lobby
    table = await lobby.open(ANN, PLACE, "lantern", seats=2, rated=True, cause=stage.cause())
    await lobby.join(table.id, BEN, cause=stage.cause())
    await lobby.start(table.id, ANN, cause=stage.cause())
    return table.id


async def test_a_rated_table_has_no_hints_and_nobody_allows_them(stage: Stage) -> None:
    game_id = await rated_game(stage)
    assert not await stage.services.hints.are_allowed(game_id)
    with pytest.raises(PlayerError):
        await stage.services.hints.allow(game_id, ANN, True, cause=stage.cause())
    assert not await stage.services.hints.are_allowed(game_id)


async def test_all_finished_games_are_told_line_by_line_and_names_by_consent(stage: Stage) -> None:
    await played(stage, await rated_game(stage))
    await played(stage, await stage.game(ANN, BEN, computers=1))
    running = await played(stage, await stage.game(ANN, BEN), turns=4)
    await stage.services.people.change_settings(BEN, statistics="shared")
    lines = [msgspec.json.decode(line) async for line in studies(stage.store, GAMES)]
    assert [line["number"] for line in lines] == [1, 2]
    names = [[one["name"] for one in line["seats"]] for line in lines]
    assert names == [["player-1", "Ben"], ["player-1", "Ben", ""]]
    assert lines[0]["rated"]
    assert lines[0]["moves"]
    assert lines[0]["seed"]
    told = msgspec.json.encode(lines).decode()
    seed = (await stage.services.turns._tables.saved(running)).seed
    assert "Ann" not in told
    assert str(ANN) not in {str(one) for line in lines for one in line["seats"]}
    assert running not in told
    assert seed == lines[0]["seed"], "the stage deals alike; nothing else of it is told"


async def test_charts_are_of_finished_games_alone(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    with pytest.raises(PlayerError):
        await stage.services.charts.charts(game_id)
    await played(stage, game_id)
    charts = await stage.services.charts.charts(game_id)
    look = await stage.services.queries.snapshot(game_id, None)
    points = {one.seat: one.points for one in look.standings}
    assert charts.points[-1].points == tuple(points[at] for at in range(2))
    assert len(charts.worker_count) == len(charts.chapters) == look.table.turn + 1
    assert charts.paces == (60.0, 60.0)
    assert [one.chapter for one in charts.points] == sorted({one.chapter for one in charts.points})
