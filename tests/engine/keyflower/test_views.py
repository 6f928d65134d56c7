"""Views by reader (KF-7), public knowledge, and worlds that fit a view."""

from __future__ import annotations

from engine.core.game import Option
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyflower.actions import Action
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import NOBODY, BoatLoad, Spot, State
from engine.keyflower.view import SeatView, TileView, View
from tests.support.keyflower import Scene, busy_game, fresh, scene
from tests.support.keyflower_box import ALL_BOATS, CONTRACTS


def test_kf_7_screens_and_winter_tiles_are_secret_counts_are_not() -> None:
    game = scene(3).screen(0, red=3, blue=1, saw=2).screen(1, green=2)
    mine, theirs, spectators = (KEYFLOWER.view_for(game.state, reader) for reader in (0, 1, None))
    assert mine.seats[0].screen is not None
    assert mine.seats[0].screen.workers == {"red": 3, "blue": 1}
    assert mine.seats[0].screen.winter == tuple(game.player(0).dealt)
    for view in (theirs, spectators):
        assert view.seats[0].screen is None
        assert (view.seats[0].workers, view.seats[0].skills, view.seats[0].winter_dealt) == (4, 2, 3)


def test_kf_7_supplies_bids_and_tiles_are_open_bag_and_pile_only_counted() -> None:
    game = (
        scene().tile("keywood").bid("keywood", 1, "red", 2).users("keywood", "red", 1).goods("home-2", iron=2)
    )
    view = KEYFLOWER.view_for(game.state, None)
    assert view.tiles[0].bids[0].count == 2
    assert view.tiles[0].bids[0].winning
    assert view.tiles[0].users == {"red": 1}
    assert view.tiles[0].colour == "red"
    assert view.seats[1].village[0].goods == {"iron": 2}
    assert view.stock == game.state.stock
    assert view.bag == sum(game.state.bag.values())
    assert view.pile == sum(game.state.pile.values())
    assert view.greens == 20


def check_table(state: State, view: View) -> None:
    """Check that everything on the table is shown."""
    assert (view.season, view.phase, view.passes) == (state.season, state.phase, state.passes)
    assert view.deciding == tuple(choice.seat for choice in KEYFLOWER.choices(state))
    assert view.keyple_on == (state.orders[-1].id if state.orders else "")
    assert (view.greens, view.stock, view.cabins) == (state.greens, state.stock, state.cabins)
    assert (view.bag, view.pile) == (sum(state.bag.values()), sum(state.pile.values()))
    assert (list(view.contract_row), view.contract_stack) == (state.row, len(state.stack))
    assert (list(view.contract_discards), list(view.extensions)) == (state.discards, state.extensions)
    assert view.boat_queue == (tuple(state.boat_choice.queue) if state.boat_choice else ())
    everything = set(ALL_BOATS) if state.merchants != "off" else set()
    assert set(view.spare_boats) == everything - {boat.id for boat in state.boats} - set(state.gone_boats)
    for shown, boat in zip(view.boats, state.boats, strict=True):
        assert (shown.id, shown.workers, shown.skills) == (boat.id, boat.workers, boat.skills)
        assert (shown.contracts, shown.gold, shown.cabins) == (len(boat.contracts), boat.gold, boat.cabins)
        assert (NOBODY if shown.taken_by is None else shown.taken_by) == boat.taken_by


def check_tile(shown: TileView, spot: Spot) -> None:
    assert (shown.id, shown.side, shown.upgraded) == (spot.id, spot.side, spot.upgraded)
    assert (shown.users, shown.lying, shown.last) == (spot.users, spot.lying, spot.last)
    assert (shown.goods, shown.extension) == (spot.goods, spot.extension)
    assert [(b.seat, b.colour, b.count, b.lying) for b in shown.bids] == [
        (b.seat, b.colour, b.count, b.lying) for b in spot.bids
    ]
    most = max((bid.count for bid in spot.bids), default=0)
    assert [bid.winning for bid in shown.bids] == [bid.count == most for bid in spot.bids]


def check_seat(state: State, seat: SeatView, reader: Seat | None) -> None:
    player = state.players[seat.seat]
    assert [(tile.at, tile.rotation) for tile in seat.village] == [(s.at, s.rotation) for s in player.village]
    for shown, spot in zip(seat.village, player.village, strict=True):
        check_tile(shown, spot)
    assert [tile.cabins for tile in seat.village] == [player.cabins, *(0 for _ in player.village[1:])]
    assert [tile.id for tile in seat.to_place] == [spot.id for spot in player.growth.tiles]
    assert (seat.skills, seat.contracts) == (sum(player.skills.values()), len(player.contracts))
    assert (list(seat.powers), seat.winter_dealt) == (player.powers, len(player.dealt))
    assert seat.start_player == (seat.seat == state.start_player)
    taken = {boat.taken_by: boat.instead_of or boat.id for boat in state.boats}
    assert seat.boat == taken.get(seat.seat)
    assert (seat.screen is not None) == (seat.seat == reader or state.phase == "over")
    if seat.screen:
        assert (seat.screen.skills, set(seat.screen.contracts)) == (player.skills, set(player.contracts))
        assert (list(seat.screen.winter), list(seat.screen.chosen)) == (player.dealt, player.chosen)


def test_kf_7_the_view_shows_the_table_and_only_ones_own_screen() -> None:
    for number in range(6):
        seats = 2 + number % 5
        for step, state in enumerate(busy_game(300 + number, seats, Silence())):
            if step % 41 == number or KEYFLOWER.is_over(state):
                for reader in (None, *range(seats)):
                    view = KEYFLOWER.view_for(state, reader)
                    check_table(state, view)
                    for shown, spot in zip(
                        (*view.tiles, *view.orders), (*state.middle, *state.orders), strict=True
                    ):
                        check_tile(shown, spot)
                    for seat in view.seats:
                        check_seat(state, seat, reader)


def test_a_finished_game_lifts_the_screens() -> None:
    game = scene(2, "winter").screen(0, red=3).next_season()
    view = KEYFLOWER.view_for(game.state, None)
    assert view.phase == "over"
    assert view.seats[0].screen is not None
    assert view.seats[0].screen.workers["red"] >= 3
    assert view.sheet
    assert view.standings


def known_workers(game: Scene, seat: Seat) -> dict[str, int]:
    """Return the workers that the memory aid shows to another seat."""
    known = KEYFLOWER.view_for(game.state, 1 - seat).seats[seat].known
    assert known is not None
    return known.workers


def test_known_workers_shrink_as_they_come_out() -> None:
    game = scene(screens="memory-aid").tile("keywood").tile("miner").screen(0, red=2).known(0, "red", 2)
    game.play("bid keywood red 1 end")
    assert known_workers(game, 0) == {"red": 1}
    game.turn(0).play("use miner red 3 end")
    assert known_workers(game, 0) == {}


def test_workers_sent_so_far_are_no_longer_behind_the_screen() -> None:
    game = scene().tile("keywood").screen(0, red=3, blue=1).play("bid keywood red 2")
    mine = KEYFLOWER.view_for(game.state, 0).seats[0]
    assert mine.screen is not None
    assert (mine.screen.workers, mine.workers) == ({"red": 1, "blue": 1}, 2)
    game.play("end")
    assert KEYFLOWER.view_for(game.state, 1).seats[0].workers == 2


def test_never_more_is_known_than_is_there() -> None:
    for number in range(6):
        for state in busy_game(number, 2 + number % 5, Silence()):
            for player in state.players:
                assert all(player.workers.get(kind, 0) >= n for kind, n in player.known_workers.items())
                assert all(player.skills.get(kind, 0) >= n for kind, n in player.known_skills.items())
                assert set(player.known_contracts) <= set(player.contracts)


def test_imagined_worlds_differ_in_what_is_hidden() -> None:
    state = fresh(3, "hidden", merchants="mix")
    worlds = [KEYFLOWER.imagine(state, 0, Rng(seed_from(f"world {n}"))) for n in range(8)]
    assert all(world.players[0] == state.players[0] for world in worlds)
    assert len({str(world.players[1].workers) for world in worlds}) > 1
    assert len({str(world.players[1].dealt) for world in worlds}) > 1
    assert all(world.rng.seed != state.rng.seed for world in worlds)


def test_imagined_hands_keep_what_everybody_saw() -> None:
    game = scene(screens="memory-aid").screen(1, red=3, blue=3).known(1, "green", 2)
    for n in range(10):
        world = KEYFLOWER.imagine(game.state, 0, Rng(seed_from(f"known {n}")))
        assert world.players[1].workers["green"] >= 2
        assert sum(world.players[1].workers.values()) == 8


def test_imagined_winter_tiles_are_never_ones_own_nor_doubled() -> None:
    for merchants in ("off", "mix", "all"):
        state = fresh(3, merchants=merchants)
        for n in range(10):
            world = KEYFLOWER.imagine(state, 1, Rng(seed_from(f"winter {n}")))
            dealt = [tile for player in world.players for tile in player.dealt]
            assert len(set(dealt)) == len(dealt)
            assert world.players[1].dealt == state.players[1].dealt
            if merchants == "all":
                assert {"artisan", "builder", "muleteer"} <= set(dealt)


def test_kf_7_km_31_imagined_contracts_and_skills_differ_only_where_they_are_hidden() -> None:
    game = scene(3, merchants="mix").screen(1, saw=2, anvil=1).contracts(0, "contract-01", "contract-02")
    game.contracts(1, "contract-03", "contract-04", "contract-05").player(1).known_contracts = ["contract-04"]
    game.state.boats = [BoatLoad("sea-breese-ii", contracts=["contract-06"]), *game.state.boats[1:]]
    game.state.stack = [name for name in CONTRACTS if name > "contract-06" and name not in game.state.row]
    game.state.discards = [game.state.stack.pop()]
    worlds = [KEYFLOWER.imagine(game.state, 0, Rng(seed_from(f"contracts {n}"))) for n in range(12)]
    for world in worlds:
        assert world.players[0].contracts == ["contract-01", "contract-02"]
        assert "contract-04" in world.players[1].contracts
        assert (world.row, world.discards) == (game.state.row, game.state.discards)
        hidden = [*world.stack, *world.players[1].contracts, *world.boats[0].contracts]
        before = [*game.state.stack, *game.player(1).contracts, *game.state.boats[0].contracts]
        assert sorted(hidden) == sorted(before)
        assert len(world.stack) == len(game.state.stack)
    assert len({str(sorted(world.players[1].contracts)) for world in worlds}) > 6
    assert len({str(world.boats[0].contracts) for world in worlds}) > 6
    assert len({str(sorted(world.players[1].skills.items())) for world in worlds}) > 2


def test_op_10_a_colour_missing_from_the_bag_stays_missing() -> None:
    game = scene(merchants="mix").contracts(0, "contract-12").screen(1, red=4, blue=4)
    game.state.bag = {"yellow": 5}
    for n in range(10):
        world = KEYFLOWER.imagine(game.state, 0, Rng(seed_from(f"bag {n}")))
        assert set(world.bag) == {"yellow"}
        assert world.players[1].workers == {"red": 4, "blue": 4}


def test_kf_7_the_bag_is_unknown_without_a_contract_for_it() -> None:
    game = scene(merchants="mix").contracts(0, "contract-14").screen(1, red=4, blue=4, saw=1, anvil=1)
    game.state.bag, game.state.pile = {"yellow": 5}, {"saw": 1, "pickaxe": 1}
    worlds = [KEYFLOWER.imagine(game.state, 0, Rng(seed_from(f"bag {n}"))) for n in range(20)]
    assert len({frozenset(world.bag) for world in worlds}) > 2
    assert all("saw" in world.pile for world in worlds), "the contract for a saw shows that one is there"
    assert len({frozenset(world.pile) for world in worlds}) > 1
    assert all(KEYFLOWER.conserved(world) == KEYFLOWER.conserved(game.state) for world in worlds)


def marks(options: tuple[Option[Action], ...]) -> set[str]:
    return {option.focus.split(":")[0] for option in options if option.focus}


def test_options_mark_the_pieces_they_speak_of() -> None:
    game = scene(merchants="mix").tile("keywood").screen(0, red=2).contracts(0, "contract-14")
    assert marks(game.decision().options) == {"tile", "contract"}
    assert marks(game.after("bid keywood").decision().options) == {"screen", "contract"}
    assert game.option("pass").idle
    assert game.after("bid keywood red 1").option("end").confirms
