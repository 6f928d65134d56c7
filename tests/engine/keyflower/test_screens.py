"""Holdings: hidden screens, the memory aid, and variant B (KF-7, KM-51, KM-70, OP-21)."""

from __future__ import annotations

import pytest

from engine.core.forced import forced, is_plainly_forced
from engine.core.pieces import total
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.screens import give_skill
from engine.keyflower.state import BoatLoad, State
from engine.keyflower.view import Open, SeatView
from tests.support.keyflower import Scene, busy_pick, fresh, scene

MODES = ("hidden", "memory-aid", "open")


def seen(game: Scene, seat: Seat = 0, reader: Seat | None = 1) -> SeatView:
    return KEYFLOWER.view_for(game.state, reader).seats[seat]


def front(game: Scene, seat: Seat = 0) -> Open:
    """Return the pieces in front of a screen, which everybody sees."""
    shown = [seen(game, seat, reader).front for reader in (0, 1, None)]
    assert shown[0] is not None
    assert shown[0] == shown[1] == shown[2]
    return shown[0]


def unloaded(screens: str = "hidden", rulings: str = "2") -> Scene:
    """Seat 0 has unloaded a boat in sight of all."""
    game = scene(merchants="mix", screens=screens, rulings=rulings).bid("order-1", 0, "red", 1)
    load = BoatLoad("sea-breese-ii", {"red": 2, "green": 1}, {"saw": 2}, ["contract-14"])
    game.state.boats = [load, BoatLoad("keyflower")]
    return game.all_pass().boats("sea-breese-ii")


def test_op_21_hidden_screens_show_numbers_and_nothing_else() -> None:
    assert fresh(2).screens == "hidden", "unless agreed otherwise"
    game = unloaded()
    shown = seen(game)
    assert (shown.workers, shown.skills, shown.contracts) == (3, 2, 1)
    assert (shown.known, shown.front, shown.screen) == (None, None, None)
    worlds = [KEYFLOWER.imagine(game.state, 1, Rng(seed_from(f"world {n}"))) for n in range(12)]
    assert len({str(sorted(world.players[0].workers.items())) for world in worlds}) > 4
    assert len({str(sorted(world.players[0].skills.items())) for world in worlds}) > 2
    assert len({str(world.players[0].contracts) for world in worlds}) > 4


def test_op_21_the_memory_aid_lists_for_all_alike_what_was_seen_and_has_not_come_back() -> None:
    game = unloaded("memory-aid").screen(0, blue=2).tile("keywood").turn(0)
    for reader in (0, 1, None):
        assert seen(game, 0, reader).known == Open({"red": 2, "green": 1}, {"saw": 2}, ())
    assert seen(game).workers == 5, "they are behind the screen"
    game.play("bid keywood red 1 end")
    assert seen(game).known == Open({"red": 1, "green": 1}, {"saw": 2}, ())


def test_op_21_a_game_begun_by_the_first_rulings_goes_on_with_its_memory_aid() -> None:
    for screens in MODES:
        game = unloaded(screens, rulings="1")
        assert seen(game).known == Open({"red": 2, "green": 1}, {"saw": 2}, ())
        assert seen(game).front is None
        assert seen(game).workers == 3


def test_km_51_open_gains_lie_in_front_and_face_down_contracts_do_not() -> None:
    game = unloaded("open")
    assert front(game) == Open({"red": 2, "green": 1}, {"saw": 2}, ())
    assert (seen(game).workers, seen(game).skills, seen(game).contracts) == (0, 0, 1)
    game.state.row = ["contract-01", "contract-14", "contract-24"]
    game.build(0, "merchant").turn(0).play("use merchant red 1 take contract-01 end")
    assert front(game).contracts == ("contract-01",), "face up"
    mine = seen(game, 0, 0).screen
    assert mine is not None
    assert mine.contracts == ("contract-14",)


def test_km_51_starting_workers_and_those_drawn_by_a_tile_stay_behind() -> None:
    state = fresh(2, screens="open", green_start="0")
    assert all(KEYFLOWER.view_for(state, None).seats[seat].front == Open({}, {}, ()) for seat in (0, 1))
    assert state.players[0].workers["green"] == 1, "a starting worker like the others (KM-52)"
    game = scene(screens="open").tile("alehouse").tile("apprentice-hall").tile("peddler")
    game.screen(0, red=3, yellow=1)
    assert front(game.after("use alehouse red 1 draw end")).workers == {}
    assert front(game.after("use apprentice-hall red 1 draw end")).skills == {}, "got face down"
    assert front(game.after("use peddler red 1 pay yellow end")).workers == {"green": 1}


def test_km_51_lost_bids_and_ones_own_village_at_the_end_of_a_season_come_to_lie_in_front() -> None:
    game = scene(screens="open").tile("keywood").build(0, "miner").users("miner", "blue", 2)
    game.bid("keywood", 0, "red", 1).bid("keywood", 1, "red", 2).all_pass()
    assert front(game).workers == {"red": 1, "blue": 2}
    assert [event.text.key for event in game.events if "taken" in event.text.key] == [
        "keyflower-told-taken-open"
    ]


def test_km_70_tiles_won_and_contracts_in_front_summer_boat_1a_behind() -> None:
    game = scene(screens="open").tile("keywood").bid("keywood", 0, "red", 1).users("keywood", "red", 2)
    assert front(game.all_pass()).workers == {"red": 2}
    cashed = scene(merchants="mix", screens="open").contracts(0, "contract-01", "contract-14")
    assert front(cashed.play("cash contract-01 blue cash contract-14 saw")) == Open(
        {"blue": 1}, {"saw": 1}, ()
    )
    boat = scene(2, "winter", screens="open").power(0, "1a").all_pass().boats()
    assert total(boat.player(0).workers) == 2
    assert front(boat).workers == {}
    green = scene(2, "winter", screens="open").power(0, "1b").all_pass().boats()
    assert front(green).workers == {"green": 1}


def both_places(**front_and_behind: tuple[int, int]) -> Scene:
    """Return the workers of each colour in front of seat 0's screen and behind it."""
    game = scene(screens="open").tile("keywood").tile("miner")
    for colour, (there, hidden) in front_and_behind.items():
        game.known(0, colour, there).screen(0, **{colour: hidden})
    return game


def test_km_51_a_player_chooses_from_where_workers_are_sent() -> None:
    game = both_places(red=(2, 1)).play("bid keywood red 2")
    assert game.decision().kind == "source"
    assert game.words() == ["behind 0", "behind 1"]
    for words, left_in_front, left_behind in (("behind 0", {}, 1), ("behind 1", {"red": 1}, 0)):
        after = game.after(f"{words} end")
        assert front(after).workers == left_in_front
        assert seen(after).workers == left_behind


@pytest.mark.parametrize(
    ("there", "hidden", "sent", "left"), [(2, 0, 1, {"red": 1}), (0, 2, 1, {}), (2, 1, 3, {})]
)
def test_km_51_a_forced_source_is_not_asked_about(
    there: int, hidden: int, sent: int, left: dict[str, int]
) -> None:
    game = both_places(red=(there, hidden)).play(f"bid keywood red {sent}")
    assert game.decision().kind == "bid"
    assert front(game.play("end")).workers == left


def test_km_51_while_it_is_being_chosen_the_workers_are_still_where_they_were() -> None:
    game = both_places(red=(2, 2)).play("use keywood red 3")
    mine = seen(game, 0, 0)
    assert mine.front is not None
    assert mine.screen is not None
    assert (mine.front.workers, mine.screen.workers) == ({"red": 2}, {"red": 2})
    sent = seen(game.play("behind 2"), 0, 0)
    assert sent.front is not None
    assert sent.screen is not None
    assert (sent.front.workers, sent.screen.workers) == ({"red": 1}, {})


def test_km_51_a_worker_cashed_in_on_the_way_does_not_change_from_where_the_others_came() -> None:
    game = scene(merchants="mix", screens="open").tile("keywood").screen(0, red=2)
    game.contracts(0, "contract-02").play("bid keywood red 2 cash contract-02 red end")
    assert front(game).workers == {"red": 1}
    assert seen(game).workers == 0


def test_km_51_kf_48_also_a_worker_paid_may_come_from_either_place() -> None:
    game = both_places(red=(2, 1)).tile("tavern").play("use tavern red 1 behind 0")
    assert [words for words in game.words() if words.startswith("pay")] == ["pay red", "pay red behind"]
    assert front(game.after("pay red end")).workers == {}
    assert front(game.after("pay red behind end")).workers == {"red": 1}
    last = both_places(red=(1, 1)).tile("tavern").play("use tavern red 1 behind 1")
    assert [words for words in last.words() if words.startswith("pay")] == ["pay red"], "one is left"


def test_km_51_kf_55_also_a_skill_paid_may_come_from_either_place() -> None:
    game = scene(screens="open").build(0, "keywood").build(0, "stable").tile("carpenter")
    game.screen(0, red=3, saw=1)
    give_skill(game.state, 0, "saw")
    game.play("use stable red 1 upgrade keywood")
    assert game.words() == ["pay saw", "pay saw behind"], "asked although a saw is all it costs"
    assert front(game.after("pay saw end")).skills == {}
    assert front(game.after("pay saw behind end")).skills == {"saw": 1}
    assert seen(game.after("pay saw behind end")).skills == 0


def check_places(state: State, seat: Seat) -> None:
    """Check that front and back together equal the pieces held."""
    player, mine = state.players[seat], KEYFLOWER.view_for(state, seat).seats[seat]
    assert mine.front is not None
    assert mine.screen is not None
    assert _together(mine.front.workers, mine.screen.workers) == player.workers
    assert _together(mine.front.skills, mine.screen.skills) == player.skills
    assert sorted((*mine.front.contracts, *mine.screen.contracts)) == sorted(player.contracts)


def _together(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {kind: one.get(kind, 0) + other.get(kind, 0) for kind in {**one, **other}}


def test_km_51_nothing_is_lost_between_the_two_places_of_busy_games() -> None:
    asked = 0
    for number in range(6):
        rng, seats = Rng(seed_from(f"front {number}")), 2 + number % 3
        state = fresh(seats, f"front {number}", merchants=("off", "mix", "all")[number % 3], screens="open")
        while choices := KEYFLOWER.choices(state):
            choice = rng.choice(choices)
            asked += KEYFLOWER.ask(state, choice.seat)[0] == "source"
            KEYFLOWER.play(state, busy_pick(choice.actions, rng), Silence())
            if state.turn is not None and state.turn.step == "choose":
                for seat in range(seats):
                    check_places(state, seat)
    assert asked > 5, "now and then somebody has a choice from where to take workers"


def test_km_66_others_cannot_tell_that_an_unseen_contract_allows_nothing() -> None:
    game = scene(merchants="mix").tile("keywood").contracts(0, "contract-02")
    game.state.bag, game.state.pile = {}, {}
    assert forced(KEYFLOWER, game.state, 0) == ("pass", "end"), "there are no red workers"
    assert not is_plainly_forced(KEYFLOWER, game.state, 0), "another contract gives a green one"
    game.player(0).known_contracts.append("contract-02")
    assert is_plainly_forced(KEYFLOWER, game.state, 0), "all have seen which it is"
