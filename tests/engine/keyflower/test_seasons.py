"""The start of a season (KF-17 to KF-23, KM-7, KM-68)."""

from __future__ import annotations

from engine.core.pieces import total
from engine.core.tell import Tell
from engine.core.text import Who, text
from engine.keyflower.content.shapes import Season
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.names import spot_name
from engine.keyflower.state import BoatLoad, State
from engine.keyflower.steps.seasons import go_on, load_boats
from tests.support.keyflower import Scene, fresh, scene
from tests.support.keyflower_box import TILES


def started(season: Season, seats: int = 2, seed: str = "season", **options: str) -> Scene:
    """A season begun with empty boats and a full bag."""
    state = fresh(seats, seed, **options)
    empty_boats(state)
    state.season = season
    go_on(state, Tell())
    return Scene(state)


def empty_boats(state: State) -> None:
    state.boats = [BoatLoad(boat.id) for boat in state.boats]


def test_kf_17_spring_summer_autumn_winter() -> None:
    game = Scene(fresh(2))
    seen = []
    while game.state.phase != "over":
        seen.append(game.state.season)
        if game.state.phase == "winter":
            for seat in (0, 1):
                game.play(game.words(seat)[0], seat).play("end", seat)
        game.next_season()
    assert seen == ["spring", "summer", "autumn", "winter"]


def test_kf_18_boats_show_the_face_of_the_season() -> None:
    spring, autumn = started("spring").state.boats[0], started("autumn").state.boats[0]
    assert (spring.id, total(spring.workers), total(spring.skills)) == ("keyflower", 7, 1)
    assert (autumn.id, total(autumn.workers), total(autumn.skills)) == ("keyflower", 3, 2)


def test_kf_19_a_short_bag_goes_round_the_boats_one_worker_each() -> None:
    state = fresh(3)
    empty_boats(state)
    state.bag = {"red": 14}
    load_boats(state)
    assert [total(boat.workers) for boat in state.boats] == [5, 5, 4]
    assert not state.bag
    empty_boats(state)
    state.bag = {"red": 18}
    load_boats(state)
    assert [total(boat.workers) for boat in state.boats] == [6, 6, 6]
    assert not state.bag


def test_kf_19_a_short_skill_pile_is_shared_out_the_same_way() -> None:
    state = fresh(3)
    empty_boats(state)
    state.pile = {"saw": 2}
    load_boats(state)
    assert [total(boat.skills) for boat in state.boats] == [1, 1, 0]


def test_kf_19_skills_on_boats_lie_face_up() -> None:
    game = started("spring")
    view = KEYFLOWER.view_for(game.state, None)
    assert [boat.skills for boat in view.boats] == [boat.skills for boat in game.state.boats]


def test_kf_20_summer_and_autumn_tiles_are_drawn_at_random() -> None:
    for season in ("summer", "autumn"):
        laid = [frozenset(s.id for s in started(season, 3, seed).state.middle) for seed in "abcd"]
        assert all(len(tiles) == 7 for tiles in laid)
        assert len(set(laid)) > 1
        assert all({TILES[t].kind for t in tiles} <= {season, f"{season}-boat"} for tiles in laid)


def test_kf_20_kf_22_everybody_is_told_what_is_up_for_auction_and_who_begins() -> None:
    game = Scene(fresh(2))
    for season in ("summer", "autumn", "winter"):
        game.next_season()
        if season == "winter":
            assert len(game.told("keyflower-told-winter-choice")) == 1
            for seat in (0, 1):
                game.play(game.words(seat)[0], seat).play("end", seat)
        (told,) = game.told(f"keyflower-told-season-{season}")
        assert told.reveals
        assert dict(told.text.args)["tiles"] == tuple(spot_name(spot) for spot in game.state.middle)
        assert game.events[-1].text == text("keyflower-told-first", who=Who(game.state.start_player))


def laid_in(season: Season, seats: int, seed: str, merchants: str) -> set[str]:
    return {spot.id for spot in started(season, seats, seed, merchants=merchants).state.middle}


def test_kf_20_km_3_km_50_new_summer_and_autumn_tiles_by_variant() -> None:
    new: dict[Season, str] = {"summer": "bookkeeper", "autumn": "merchant"}
    for season, tile in new.items():
        for seats, count in ((2, 6), (3, 7), (4, 8), (5, 9), (6, 10)):
            for merchants in ("off", "mix", "all"):
                laid = [laid_in(season, seats, f"new {n}", merchants) for n in range(12)]
                assert {len(tiles) for tiles in laid} == {count}
                assert len({frozenset(tiles) for tiles in laid}) > 1, "filled up at random"
                others = {other for tiles in laid for other in tiles} - {tile}
                assert {TILES[other].kind for other in others} <= {season, f"{season}-boat"}
                assert not any(TILES[other].merchants for other in others)
                seen = sum(tile in tiles for tiles in laid)
                assert {"off": seen == 0, "mix": 0 < seen < 12, "all": seen == 12}[merchants]


def test_kf_21_summer_boats_are_laid_with_a_random_side_up() -> None:
    sides = set()
    for number in range(20):
        for spot in started("summer", 6, f"sides {number}").state.middle:
            is_boat = TILES[spot.id].kind == "summer-boat"
            assert spot.side in ("a", "b") if is_boat else spot.side == ""
            if is_boat:
                sides.add((spot.id, spot.side))
    assert len(sides) == 8


def test_kf_21_a_summer_boat_cannot_be_upgraded() -> None:
    game = scene().build(0, "summer-boat-1", side="a").build(0, "keywood").goods("summer-boat-1", gold=3)
    game.screen(0, red=1, saw=1)
    assert game.offers("use home red 1 upgrade keywood")
    assert game.refuses("use home red 1 upgrade summer-boat-1")


def choosing(**options: str) -> Scene:
    return started("winter", 3, **options)


def test_kf_22_winter_puts_nothing_on_the_boats_and_asks_everybody() -> None:
    game = choosing()
    assert all(not boat.workers and not boat.skills for boat in game.state.boats)
    assert game.deciding() == [0, 1, 2]


def test_kf_22_one_or_more_tiles_are_chosen_secretly_and_shown_together() -> None:
    game = choosing()
    first = game.player(0).dealt
    assert game.words(0) == [f"winter {tile}" for tile in first]
    game.play(f"winter {first[0]} {first[2]} end", 0)
    assert game.state.phase == "winter"
    assert KEYFLOWER.view_for(game.state, 1).seats[0].winter_put_up is None
    second, third = game.player(1).dealt[0], game.player(2).dealt
    game.play(f"winter {second} end", 1)
    game.play(f"winter {' '.join(third)} end", 2)
    assert {spot.id for spot in game.state.middle} == {first[0], first[2], second, *third}
    assert game.deciding() == [game.state.start_player]
    assert all(not player.dealt for player in game.state.players)


def test_kf_170_how_many_is_public_but_not_whose() -> None:
    game = choosing()
    for seat, count in ((0, 1), (1, 3), (2, 2)):
        game.play(f"winter {' '.join(game.player(seat).dealt[:count])} end", seat)
    view = KEYFLOWER.view_for(game.state, None)
    assert [seat.winter_put_up for seat in view.seats] == [1, 3, 2]
    laid = [tile.id for tile in view.tiles]
    assert laid == sorted(laid, key=list(TILES).index), "the table's order tells nothing"


def test_kf_23_the_keyple_holder_starts() -> None:
    state = fresh(3)
    state.start_player = 2
    go_on(state, Tell())
    assert Scene(state).deciding() == [2]


def test_km_7_boats_are_loaded_with_cabins_gold_contracts_and_green_workers() -> None:
    game = started("spring", 6, merchants="all")
    loads = {boat.id: boat for boat in game.state.boats}
    assert loads["keyflower-ii"].gold == 1
    assert loads["sea-bastion-ii"].cabins == loads["ianvincible-ii"].cabins == 1
    assert len(loads["sea-breese-ii"].contracts) == len(loads["white-wind-ii"].contracts) == 1
    assert loads["flipper-ii"].workers["green"] == 1
    view = KEYFLOWER.view_for(game.state, 0)
    assert [boat.contracts for boat in view.boats] == [0, 0, 1, 0, 0, 1], "face down: only how many"


def test_km_68_missing_pieces_are_left_out() -> None:
    state = fresh(6, merchants="all")
    empty_boats(state)
    state.stock.pop("gold", None)
    state.greens = 0
    state.stack, state.discards = [], []
    load_boats(state)
    loads = {boat.id: boat for boat in state.boats}
    assert loads["keyflower-ii"].gold == 0
    assert "green" not in loads["flipper-ii"].workers
    assert loads["sea-breese-ii"].contracts == []
    assert loads["keyflower-ii"].workers
