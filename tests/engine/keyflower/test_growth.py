"""Villages grow (KF-74 to KF-79, KF-173, OP-11)."""

from __future__ import annotations

from engine.core.hexes import SIDES, Hex, neighbour, opposite
from engine.keyflower.content.box import SHIPPED
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.queries import spot_in
from engine.keyflower.state import Growth, Player, Spot
from engine.keyflower.village import (
    cell_at,
    cell_name,
    cells_for,
    edges_of,
    fits_somewhere,
    link,
    neighbours_of,
    offers,
    rotations,
    settle,
)
from tests.support.keyflower import Scene, scene


def growing(*tiles: str, seats: int = 2) -> Scene:
    """Seat 0 has won these tiles."""
    game = scene(seats).all_pass()
    for tile in tiles:
        game.player(0).growth.tiles.append(Spot(tile))
    while game.state.phase == "boats":
        game.play(game.words()[0])
    return game


def test_kf_74_all_grow_at_the_same_time_and_placed_tiles_stay() -> None:
    game = scene(3).tile("keywood").tile("miner").bid("keywood", 2, "red", 1).bid("miner", 0, "red", 1)
    game.all_pass().boats()
    assert game.deciding() == [0, 2]
    game.play("place keywood", 2)
    game.play("place miner", 0)
    game.play(game.words(2)[0], 2).play(game.words(2)[0], 2).play("end", 2)
    assert game.deciding() == [0]
    where = spot_in(game.player(2), "keywood").at
    game.grow().next_season()
    assert spot_in(game.player(2), "keywood").at == where


def test_kf_75_a_tile_must_touch_the_village_but_needs_no_road_home() -> None:
    game = growing("summer-boat-1")
    player = game.player(0)
    around = {cell_name(neighbour(Hex(0, 0), side)) for side in SIDES}
    assert set(player.fringe) == around
    game.play("place summer-boat-1")
    river = cell_name(neighbour(Hex(0, 0), edges_of(SHIPPED, "home-1", 0).index("w")))
    assert game.words() == [river], "only river to river fits a home with five roads"
    game.play(f"{river} {game.after(river).words()[0]} end")
    assert spot_in(game.player(0), "summer-boat-1").at == cell_at(river)
    assert game.player(0).links["summer-boat-1"] == []


def is_matched(player: Player) -> bool:
    """Whether every two touching sides of a village show the same terrain."""
    taken = {spot.at: spot for spot in player.village}
    for spot in player.village:
        for side in SIDES:
            other = taken.get(neighbour(spot.at, side))
            if other is not None:
                facing = edges_of(SHIPPED, other.id, other.rotation)[opposite(side)]
                if edges_of(SHIPPED, spot.id, spot.rotation)[side] != facing:
                    return False
    return True


def test_kf_76_touching_sides_must_match() -> None:
    game = growing("keywood", "stable", "mason", "forge", "scribes", "keyflower", "order-3")
    while game.state.phase == "growth":
        words = game.words(0)
        game.play(words[len(words) // 2], 0)
    assert len(game.player(0).village) == 8
    assert is_matched(game.player(0))


def test_kf_76_exactly_the_matching_turns_are_offered() -> None:
    game = growing("forge")
    player = game.player(0)
    for cell in player.fringe:
        for rotation in SIDES:
            trial = Player(village=[])
            settle(SHIPPED, trial, Spot("home-1"))
            settle(SHIPPED, trial, Spot("forge", at=cell_at(cell), rotation=rotation))
            assert (rotation in rotations(SHIPPED, player, "forge", cell)) == is_matched(trial)


def test_kf_78_boats_need_not_be_joined_to_the_homes_river() -> None:
    game = growing("keythedral", "sea-bastion")
    player = game.player(0)
    road = next(cell for cell in cells_for(SHIPPED, player, "keythedral"))
    game.play(f"place keythedral {road}")
    game.play(game.words()[0])
    player = game.player(0)
    beside = [neighbour(spot_in(player, "keythedral").at, side) for side in SIDES]
    away = [cell for cell in cells_for(SHIPPED, player, "sea-bastion") if cell_at(cell) in beside]
    assert away, "next to fields only"
    assert game.offers(f"place sea-bastion {away[0]}")


def test_kf_79_tiles_are_turned_freely_and_equal_turns_are_offered_once() -> None:
    game = growing("keywood")
    cell = game.play("place keywood").words()[0]
    game.play(cell)
    assert all(word.startswith("r") for word in game.words())
    assert len(game.words()) > 1
    assert len(offers(SHIPPED.hexes["keyflower"].edges)) == 3, "a boat looks the same after half a turn"
    assert len(offers(SHIPPED.hexes["keywood"].edges)) == 3
    assert len(offers(SHIPPED.hexes["miner"].edges)) == 6


def test_kf_173_all_tiles_are_placed_in_any_order_also_to_each_other() -> None:
    game = growing("keywood", "miner")
    assert game.words() == ["place keywood", "place miner"]
    game.play("place miner")
    game.play(game.words()[0]).play(game.words()[0])
    assert game.words() == ["place keywood"], "no end before all are placed"
    game.play("place keywood")
    beside = {cell_name(neighbour(spot_in(game.player(0), "miner").at, side)) for side in SIDES}
    assert beside & set(game.words())


def boxed_in() -> Scene:
    """Seat 0's village leaves no cell where a boat fits: each has a road to meet."""
    game = growing("keywood")
    game.player(0).growth = Growth(tiles=[Spot("keyflower"), Spot("keywood")], done=False)
    player = game.player(0)
    player.fringe = {
        cell: need for cell, need in player.fringe.items() if rotations(SHIPPED, player, "keywood", cell)
    }
    return game


def test_kf_173_op_11_a_tile_that_fits_nowhere_waits_and_is_kept_beside_the_village() -> None:
    game = boxed_in()
    assert not fits_somewhere(SHIPPED, game.player(0), "keyflower")
    assert game.words() == ["place keywood"], "it waits"
    game.play("place keywood").play(game.words()[0])
    game.play(game.words()[0])
    game.player(0).fringe = {}
    assert game.words() == ["end"]
    assert game.decision().ask.key == "keyflower-ask-beside"
    game.play("end")
    assert game.told("keyflower-told-beside")
    assert "keyflower" not in [spot.id for spot in game.player(0).village]
    assert [spot.id for spot in game.player(0).beside] == ["keyflower"]
    for reader in (0, 1, None):
        assert [tile.id for tile in KEYFLOWER.view_for(game.state, reader).seats[0].beside] == ["keyflower"]


def kept_beside(*tiles: str, new: tuple[str, ...] = ()) -> Scene:
    """These tiles have waited beside seat 0's village, which grows again by new ones."""
    game = scene(2)
    game.player(0).beside = [Spot(tile) for tile in tiles]
    game.all_pass()
    game.player(0).growth.tiles += [Spot(tile) for tile in new]
    return game.boats()


def test_op_11_a_tile_kept_beside_may_be_placed_at_a_later_growth_and_need_not() -> None:
    game = kept_beside("keyflower", new=("keywood",))
    assert game.decision().ask.key == "keyflower-ask-place-beside"
    assert game.words() == ["place keywood", "place keyflower"], "new ones must be placed"
    placed = game.after("place keyflower 0,1").play("r0")
    assert placed.words() == ["place keywood"]
    assert spot_in(placed.player(0), "keyflower").at == Hex(0, 1)
    assert placed.player(0).beside == []
    game.play("place keywood").play(game.words()[0]).play(game.words()[0])
    assert game.words() == ["place keyflower", "end"]
    game.play("end")
    assert [spot.id for spot in game.player(0).beside] == ["keyflower"]


def test_op_11_a_player_who_got_nothing_new_is_asked_only_if_a_tile_beside_fits_by_now() -> None:
    game = kept_beside("keyflower")
    assert game.deciding() == [0]
    assert game.words() == ["place keyflower", "end"]
    nowhere = scene(2)
    nowhere.player(0).beside, nowhere.player(0).fringe = [Spot("keyflower")], {}
    assert nowhere.all_pass().boats().state.phase == "turns"


def test_op_11_beside_the_village_a_tile_is_neither_used_nor_upgraded_nor_a_way() -> None:
    game = scene(merchants="mix").screen(0, red=6, saw=1, anvil=1).screen(1, red=6).build(0, "stable")
    game.player(0).beside = [Spot("keywood"), Spot("farrier")]
    for seat in (0, 1):
        assert not {"use keywood", "use farrier"} & set(game.turn(seat).words())
    game.goods("home-1", wood=1).turn(0).play("use stable red 1")
    assert "move wood home>stable" in game.words()
    assert not [words for words in game.words() if "keywood" in words or "farrier" in words]


def test_op_11_a_summer_boat_kept_beside_keeps_its_power() -> None:
    game = scene(2, "summer").tile("summer-boat-1", "b").bid("summer-boat-1", 0, "red", 1).all_pass()
    game.player(0).fringe = {}
    game.boats().play("end", 0)
    assert game.player(0).powers == ["1b"]
    greens = game.player(0).workers["green"]
    assert game.next_season().player(0).workers["green"] > greens, "it brings another in autumn"


def test_op_11_by_the_first_rulings_a_tile_that_fits_nowhere_leaves_with_its_power() -> None:
    game = scene(2, "summer", rulings="1").tile("summer-boat-1", "b").bid("summer-boat-1", 0, "red", 1)
    game.all_pass().player(0).fringe = {}
    game.boats()
    assert game.decision(0).ask.key == "keyflower-ask-stuck"
    game.play("end", 0)
    assert game.told("keyflower-told-no-place")
    assert (game.player(0).powers, game.player(0).beside) == ([], [])


def test_a_seat_without_new_tiles_is_not_asked() -> None:
    game = scene().all_pass().boats()
    assert game.state.phase == "turns"


def test_neighbours_are_the_tiles_that_touch() -> None:
    game = scene().build(0, "keywood").build(0, "miner", beside="keywood")
    player = game.player(0)
    assert {spot.id for spot in neighbours_of(player, player.home)} >= {"keywood"}


def test_the_view_shows_where_the_tile_in_hand_fits() -> None:
    game = growing("summer-boat-1").play("place summer-boat-1")
    view = KEYFLOWER.view_for(game.state, 0)
    assert view.placing is not None
    assert [cell_name(cell) for cell in view.placing.cells] == game.words()
    assert KEYFLOWER.view_for(game.state, 1).placing is None


def test_linking_again_changes_neither_village_nor_fringe() -> None:
    game = scene().build(0, "keywood").build(0, "miner", beside="keywood").build(0, "mason")
    player = game.player(0)
    village, fringe = list(player.village), dict(player.fringe)
    links = {tile: set(reached) for tile, reached in player.links.items()}
    link(SHIPPED, player)
    assert player.village == village
    assert player.fringe == fringe
    assert {tile: set(reached) for tile, reached in player.links.items()} == links


def test_a_view_tells_the_turns_that_are_offered() -> None:
    game = growing("summer-boat-1").play("place summer-boat-1")
    placing = KEYFLOWER.view_for(game.state, 0).placing
    assert placing is not None
    before = placing.rotations  # no cell yet: those that fit somewhere
    assert before
    game.play(game.words()[0])
    placing = KEYFLOWER.view_for(game.state, 0).placing
    assert placing is not None
    assert [f"r{turn}" for turn in placing.rotations] == game.words()
    assert set(placing.rotations) <= set(before)
    assert len(placing.rotations) < 6
