"""Standing orders in the state of older games: windows declined in advance, laws played automatically
(section 17)."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import texts_in
from engine.keythedral.actions import Arm, Play
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import WatchLevel
from engine.keythedral.worlds import give_orders
from engine.simulate import next_to_move
from tests.support.keythedral import Scene, buying, fresh, hamlet
from tests.support.secrecy import seen


def village(windows: str = "quiet") -> Scene:
    """Return a game under the last rulings with such orders."""
    return hamlet(rulings="3", windows=windows)


@pytest.mark.parametrize(
    ("level", "start", "law"), [("windows", True, True), ("reactions", False, True), ("none", False, False)]
)
def test_kt_106_a_seat_says_in_advance_which_windows_it_declines(
    level: WatchLevel, start: bool, law: bool
) -> None:
    here = village(windows="strict").law(0, "upgrade-cottage", "good-harvest").law(1, "repeal-law")
    here.player(1).watch = level
    here.work()
    assert (KEYTHEDRAL.default_answer(here.state, 1) == ()) == start
    here.decline(0, 1).play(0, "play upgrade-cottage 1 end")
    assert here.deciders() == [1]
    assert (KEYTHEDRAL.default_answer(here.state, 1) == ()) == law
    assert KEYTHEDRAL.default_answer(here.state, 1) in ((), ("decline", "end"))


def test_kt_106_an_order_never_stops_a_seat_from_answering_itself() -> None:
    here = village().law(1, "good-harvest").gone("repeal-law")
    here.player(1).watch = "none"
    here.work().play(1, "play good-harvest farm end")
    assert [force.card for force in here.state.forces] == [18]


def test_kt_106_a_begun_answer_is_not_taken_out_of_ones_hands() -> None:
    here = village().law(1, "good-harvest")
    here.player(1).watch = "none"
    here.work()
    assert KEYTHEDRAL.default_answer(here.state, 1) == ("decline", "end")
    here.play(1, "play good-harvest")
    assert KEYTHEDRAL.default_answer(here.state, 1) == ()
    assert KEYTHEDRAL.timeout_answer(here.state, 1) == ()


def test_kt_106_orders_answer_nothing_but_windows() -> None:
    here = village().law(0, "good-harvest").law(1, "sale")
    here.player(0).watch = here.player(1).watch = "none"
    here.work().decline(0, 1)
    assert here.deciders() == [0]
    assert [KEYTHEDRAL.default_answer(here.state, seat) for seat in range(3)] == [(), (), ()]


def test_kt_106_the_question_tells_its_own_reader_what_the_order_will_answer() -> None:
    here = village(windows="strict").law(1, "price-increase").law(2, "sale").gone("repeal-law")
    here.player(1).armed, here.player(2).watch = {2: 0}, "none"
    buying(here)
    for seat, order in ((1, "keythedral-order-plays"), (2, "keythedral-order-declines")):
        ask = here.decision(seat).ask
        assert ask.key == "keythedral-ask-noted"
        assert order in {text.key for text in texts_in(ask)}
    here.play(2, "watch windows")
    assert "keythedral-order-declines" not in {text.key for text in texts_in(here.decision(2).ask)}


def test_kt_104_the_question_tells_its_own_reader_whether_any_law_fits() -> None:
    here = village(windows="strict").law(1, "price-increase").law(2, "sale").gone("repeal-law")
    buying(here)
    assert here.decision(1).ask.key == "keythedral-ask-purchase"
    assert "keythedral-note-none-fits" in {text.key for text in texts_in(here.decision(2).ask)}


def test_kt_106_pass_until_the_end_of_this_phase() -> None:
    here = village().law(0, "sale").gone("repeal-law").spend().play(0, "watch later decline end")
    assert here.player(0).watch == "later"
    here.play(0, "pass end").play(1, "pass end").play(2, "pass end")
    assert here.player(0).watch == "windows"
    assert here.deciders() == [0]  # the window at the start of phase 5


def test_kt_106_standing_settings_are_secret() -> None:
    here = village().law(1, "sale").work()
    before = [KEYTHEDRAL.view_for(here.state, reader) for reader in (None, 0, 2)]
    here.play(1, "watch none")
    assert [KEYTHEDRAL.view_for(here.state, reader) for reader in (None, 0, 2)] == before
    assert KEYTHEDRAL.view_for(here.state, 1).seats[1].watch == "none"


def test_kt_106_a_law_may_answer_a_certain_purchase_automatically() -> None:
    here = village().law(1, "price-increase").gone("start-order", "house-moratorium", "repeal-law")
    here.tile("1a", "1-1").tile("1b", "1-5").cubes(0, stone=2, wood=2, food=1).spend().play(0, "pass end")
    before = KEYTHEDRAL.view_for(here.state, 0)
    here.play(1, "arm price-increase 1b")
    assert KEYTHEDRAL.view_for(here.state, 0) == before
    assert KEYTHEDRAL.view_for(here.state, 1).seats[1].armed == ((2, "1b"),)
    assert here.refuses(1, "watch none")  # one order in a move
    here.play(1, "pass end")
    assert here.player(1).armed == {2: 1}


def test_kt_106_an_armed_law_is_the_answer_to_its_purchase() -> None:
    here = village().law(1, "design-change").law(2, "sale").gone("repeal-law")
    here.player(1).armed = {13: 0}
    buying(here)
    assert here.deciders() == [1, 2]  # yellow is asked like everybody (KT-104)
    assert KEYTHEDRAL.default_answer(here.state, 1) == ("play design-change", "end")
    here.order(1).decline(2)
    assert here.decision(0).kind == "turn"
    assert 13 in here.state.played
    assert here.player(1).armed == {}


def test_kt_106_an_armed_repeal_waits_for_its_law() -> None:
    here = village().law(0, "upgrade-cottage", "good-harvest").law(1, "repeal-law").work().decline(0)
    here.play(1, "arm repeal-law good-harvest decline end")
    here.play(0, "play upgrade-cottage 1 end")
    assert KEYTHEDRAL.default_answer(here.state, 1) == ()
    here.decline(1)
    assert here.player(0).houses[0]
    here.play(0, "play good-harvest farm end")
    assert KEYTHEDRAL.default_answer(here.state, 1) == ("play repeal-law", "end")
    here.order(1)
    assert here.state.forces == []
    assert 10 in here.state.played


def test_kt_106_an_order_to_repeal_lapses_when_its_law_is_gone() -> None:
    here = village().law(0, "good-harvest", "sale").law(1, "repeal-law", "bargain").work().decline(0)
    here.play(1, "arm repeal-law good-harvest decline end")
    assert KEYTHEDRAL.view_for(here.state, 1).seats[1].armed == ((10, "good-harvest"),)
    here.play(0, "play good-harvest farm end").decline(1)  # not by the order: the person lets it pass
    assert here.player(1).armed == {}
    assert "arm repeal-law" in here.play(0, "order 1 send 1 lake@2,1 end").words(1)


def test_kt_106_an_order_to_repeal_lapses_when_its_law_lies_beside_a_seat() -> None:
    here = village().law(0, "sale").law(1, "price-increase").law(2, "repeal-law")
    here.player(2).armed = {10: 2}
    buying(here).play(1, "play price-increase end").decline(2)
    assert here.player(2).armed == {10: 2}  # its window is open
    here.decline(0, 2)
    assert here.state.dearer == 0
    assert here.player(2).armed == {}


def test_kt_106_no_order_to_repeal_points_at_a_law_already_gone() -> None:
    """Over whole games in which orders are given often."""
    armed = 0
    for number in range(10):
        rng, state = Rng(seed_from(f"repeal {number}")), fresh(4, f"repeal {number}", rulings="3")
        for player in state.players:
            player.laws = sorted(state.deck.pop(rng.below(len(state.deck))) for _ in range(3))
        while (choices := KEYTHEDRAL.choices(state)) and state.round < 4:
            actions = next_to_move(choices, rng).actions
            laws = [one for one in actions if isinstance(one, Arm | Play)]
            KEYTHEDRAL.play(
                state,
                rng.choice(laws if laws and rng.below(2) else actions),
                Silence(),
            )
            for player in state.players:
                target = player.armed.get(10)
                armed += target is not None
                on_the_table = state.law is not None and state.law.card == target
                assert target is None or on_the_table or target not in state.played
    assert armed > 50


def test_kt_106_an_armed_repeal_names_its_law_where_the_buyer_uses_two() -> None:
    here = village().law(0, "price-decrease", "substitution").law(1, "repeal-law")
    here.gone("start-order", "house-moratorium").tile("1a", "1-5").cubes(0, stone=1, wood=1, wine=2).spend()
    here.player(1).armed = {10: 5}
    here.play(0, "buy seat 1a using both with wood wine end")
    assert KEYTHEDRAL.default_answer(here.state, 1) == ("play repeal-law", "substitution", "end")
    here.order(1)
    assert {5, 10} <= set(here.state.played)
    assert here.state.cheaper == 0


def test_kt_106_an_armed_repeal_needs_no_name_where_the_buyer_uses_one() -> None:
    here = village().law(0, "price-decrease").law(1, "repeal-law").gone("start-order", "house-moratorium")
    here.tile("1a", "1-1").cubes(0, stone=1, wood=1).spend()
    here.player(1).armed = {10: 3}
    here.play(0, "buy seat 1a using price-decrease with wood end")
    assert KEYTHEDRAL.default_answer(here.state, 1) == ("play repeal-law", "end")
    here.order(1)
    assert {3, 10} <= set(here.state.played)


def test_kt_106_an_order_whose_law_cannot_be_played_leaves_the_question_to_the_person() -> None:
    here = village().law(1, "price-increase").gone("repeal-law")
    here.player(1).armed = {2: 1}
    buying(here)  # seat 1a, not 1b
    assert KEYTHEDRAL.default_answer(here.state, 1) == ()


def test_kt_106_an_order_lapses_with_its_tile_and_can_be_taken_back() -> None:
    here = village().law(1, "price-increase").gone("repeal-law")
    here.player(1).armed = {2: 1}
    buying(here).decline(1)
    assert here.player(1).armed == {2: 1}  # another tile was bought
    here.play(1, "disarm price-increase")
    assert here.player(1).armed == {}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_kt_106_kt_146_no_move_tells_anything_of_standing_orders(seats: int) -> None:
    """Over random games, orders of other players change neither a move nor its events."""
    rng, state = Rng(seed_from(f"orders {seats}")), fresh(seats, f"orders {seats}", rulings="3")
    asked = 0
    for step in range(1500):
        choices = KEYTHEDRAL.choices(state)
        if not choices:
            break
        action = rng.choice(next_to_move(choices, rng).actions)
        done = KEYTHEDRAL.apply(state, action)
        if step % 3 == 0 and any(player.laws for player in state.players):
            twin = KEYTHEDRAL.copy(state)
            others = [seat for seat in range(seats) if seat != action.seat]
            for seat in others:
                give_orders(twin, seat, rng)
            again = KEYTHEDRAL.apply(twin, action)
            assert again.events == done.events
            assert seen(KEYTHEDRAL, again.state, None) == seen(KEYTHEDRAL, done.state, None)
            assert KEYTHEDRAL.seats_to_act(again.state) == KEYTHEDRAL.seats_to_act(done.state)
            asked += KEYTHEDRAL.has_secret_answers(done.state)
        state = done.state
    assert asked > 20
