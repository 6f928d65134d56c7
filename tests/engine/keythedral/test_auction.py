"""Phases 4 and 5: taking back and naming the start player (sections 13 and 14)."""

from __future__ import annotations

from engine.keythedral.content.box import NEWEST
from engine.keythedral.content.laws import EVERY_CARD
from engine.keythedral.game import KEYTHEDRAL
from engine.simulate import setup_from, simulated
from tests.support.keythedral import Scene, hamlet


def everybody_passes(here: Scene) -> Scene:
    for seat in range(len(here.state.players)):
        here.play(seat, "pass end")
    return here


def test_kt_78_workers_and_markers_go_home() -> None:
    here = hamlet().worker(0, 1, 2, 0).spend()
    here.state.order = [1, 2, 3, 4, 5]
    everybody_passes(here)
    assert here.state.workers == {}
    assert KEYTHEDRAL.view_for(here.state, None).markers == ()
    assert KEYTHEDRAL.view_for(here.state, None).seats[0].workers == 10


def test_kt_79_empty_spaces_get_new_cards_and_others_stay() -> None:
    here = hamlet().cubes(0, wood=1).gone("start-order").spend().play(0, "law left wood end")
    before = KEYTHEDRAL.view_for(here.state, None)
    assert before.spaces == (None, 0)
    here.play(1, "pass end").play(2, "pass end")
    after = KEYTHEDRAL.view_for(here.state, None)
    assert after.spaces == (0, 0)
    assert after.deck == before.deck - 1


def test_kt_79_an_empty_deck_brings_no_more_laws() -> None:
    here = hamlet().cubes(0, wood=1)
    here.state.deck, here.state.played = list(EVERY_CARD[:2]), list(EVERY_CARD[2:])
    here.spend().play(0, "law left wood end").play(1, "pass end").play(2, "pass end")
    assert here.state.spaces == [0, -1]


def test_kt_80_laws_of_the_round_end_and_price_cards_stay() -> None:
    here = hamlet().law(0, "house-moratorium", "price-decrease").gone("start-order").spend()
    here.play(0, "play house-moratorium end")
    assert here.state.forces
    here.play(0, "play price-decrease 1a end")
    everybody_passes(here)
    assert here.state.forces == []
    assert here.state.cheaper == 0


def test_kt_81_the_marker_goes_to_the_left() -> None:
    here = hamlet().cubes(0, wood=2).auction()
    assert KEYTHEDRAL.view_for(here.state, None).auction is not None
    assert here.state.auction is not None
    assert here.state.auction.taker == 1


def test_kt_82_bidding_starts_left_of_the_taker_and_must_rise() -> None:
    here = hamlet().cubes(0, wood=3).cubes(1, wood=2).cubes(2, wood=2).auction()
    assert here.deciders() == [2]
    here.play(2, "offer 1 end")
    assert here.deciders() == [0]
    assert here.words(0) == ["offer 2", "offer 3", "decline"]
    here.play(0, "offer 2 end")
    assert here.words(1) == ["match", "decline"]


def test_kt_83_nobody_bids_more_than_they_hold_and_every_cube_counts_one() -> None:
    here = hamlet().cubes(2, wood=1, gold=1).auction()
    assert here.words(2) == ["offer 1", "offer 2", "decline"]


def test_kt_84_the_winner_pays_the_taker_and_names_the_start_player() -> None:
    here = hamlet().cubes(2, wood=1, wine=2).auction().play(2, "offer 2 end")
    assert here.decision(2).kind == "name"  # the others hold no cubes
    here.play(2, "wood wine")
    assert here.words(2) == ["name blue", "name yellow", "name grey"]
    here.play(2, "name grey end")
    assert here.has(1) == {"wood": 1, "wine": 1}
    assert here.has(2) == {"wine": 1}
    assert here.state.start == 2
    assert here.state.stage == "work"


def test_kt_84_the_taker_who_equals_pays_the_player_he_equalled() -> None:
    here = hamlet().cubes(1, food=1).cubes(2, wood=1).auction().play(2, "offer 1 end")
    here.play(1, "match end").play(1, "food name blue end")
    assert here.has(2) == {"wood": 1, "food": 1}
    assert here.state.start == 0


def test_kt_82_those_who_hold_too_few_cubes_are_told_to_be_unable() -> None:
    here = hamlet().cubes(2, wood=3).cubes(0, wood=2).auction()  # yellow takes the marker, without a cube
    here.play(2, "offer 3 end")
    assert here.told("declined") == []
    assert [event.seat for event in here.told("cannot-offer")] == [0]
    assert [event.seat for event in here.told("no-cubes")] == [1]
    assert here.deciders() == [2]


def test_kt_85_without_a_bid_the_taker_names_for_nothing() -> None:
    here = hamlet().cubes(2, wood=1).auction().play(2, "decline end")
    assert here.deciders() == [1]
    assert here.words(1) == ["name blue", "name yellow", "name grey"]
    here.play(1, "name yellow end")
    assert here.state.start == 1
    assert here.has(1) == {}


def test_kt_86_with_two_players_the_order_is_a_then_b() -> None:
    here = hamlet(2).cubes(0, wood=1).cubes(1, wood=1).auction()
    assert here.deciders() == [0]
    here.play(0, "offer 1 end")
    assert here.deciders() == [1]
    assert here.words(1) == ["match", "decline"]


def test_kt_148_bids_are_open_and_binding_and_the_taker_needs_the_cubes_to_equal() -> None:
    here = hamlet().cubes(2, wood=2).cubes(1, wood=1).auction().play(2, "offer 2 end")
    assert KEYTHEDRAL.view_for(here.state, None).auction.bids[0] == (2, 2)  # type: ignore[union-attr]  # phase 5
    assert here.deciders() == [2]  # yellow cannot equal two cubes
    assert here.refuses(2, "name grey")  # pay first
    here.play(2, "wood wood name blue end")
    assert here.told("gave")[0].touches == (1,)


def test_kt_149_stopping_is_a_vote_of_the_table_and_no_move() -> None:
    here = hamlet().cubes(2, wood=1).auction()
    assert "stop" not in here.words(2)
    here.play(2, "decline end")
    assert "stop" not in here.words(1)


def test_kt_32_kt_149_the_number_of_rounds_is_open() -> None:
    here = hamlet(laws="off").spend()
    here.state.round = 100
    assert everybody_passes(here).state.stage == "auction"
    assert not here.told("last-round")


def test_kt_149_a_table_at_which_nobody_buys_is_asked_once_to_end_by_a_vote() -> None:
    here = hamlet(laws="off").cubes(0, stone=1, wood=1).tile("1a", "1-1").work()
    while here.state.round <= NEWEST.quiet_rounds:
        assert not here.told("standstill")
        assert not KEYTHEDRAL.is_at_standstill(here.state)
        pass_a_round(here)
    assert len(here.told("standstill")) == 1
    assert KEYTHEDRAL.is_at_standstill(here.state)
    assert not KEYTHEDRAL.is_over(here.state)  # it is for the players to say
    pass_a_round(here)
    assert len(here.told("standstill")) == 1
    to_phase_3(here).play(0, "buy seat 1a with stone wood end")
    assert not KEYTHEDRAL.is_at_standstill(here.state)


def to_phase_3(here: Scene) -> Scene:
    """Phase 1 by first picks."""
    while here.state.stage == "work":
        seat = here.deciders()[0]
        here.play(seat, here.words(seat)[0])
    return here


def pass_a_round(here: Scene) -> Scene:
    """Play a round without spending, in which the player who takes the marker begins the next one."""
    to_phase_3(here)
    round_now = here.state.round
    while here.state.round == round_now:
        seat = here.deciders()[0]
        words = here.words(seat)
        here.play(seat, next(word for word in ("pass", "decline", "end", words[0]) if word in words))
    return here


def test_kt_149_simulated_players_agree_when_they_are_asked() -> None:
    played = simulated(KEYTHEDRAL, setup_from(KEYTHEDRAL, 2, "a standstill", {}))
    assert not played.finished
    assert len(played.standings) == 2


def test_kt_149_games_of_the_first_rulings_may_stop_in_phase_five() -> None:
    here = hamlet(rulings="1").cubes(2, wood=1).auction()
    here.play(2, "stop end").play(0, "stop end")
    assert "stop" in here.words(1)
    here.play(1, "stop end")
    assert KEYTHEDRAL.is_over(here.state)
    assert KEYTHEDRAL.view_for(here.state, None).stopped


def test_kt_149_under_the_first_rulings_one_player_who_goes_on_keeps_the_game_alive() -> None:
    here = hamlet(rulings="1").cubes(2, wood=1).cubes(0, wood=1).auction()
    here.play(2, "stop end").play(0, "decline end")
    assert "stop" not in here.words(1)
    here.play(1, "name blue end")
    assert here.state.stage == "work"


def test_kt_149_under_the_first_rulings_stopping_could_be_ruled_out() -> None:
    here = hamlet(rulings="1", stop="off").cubes(2, wood=1).auction()
    assert "stop" not in here.words(2)


def test_kt_149_games_of_the_first_rulings_end_after_round_thirty() -> None:
    here = hamlet(rulings="1", laws="off").spend()
    here.state.round = NEWEST.last_round - 1
    assert everybody_passes(here).state.stage == "auction"
    here = hamlet(rulings="1", laws="off").spend()
    here.state.round = NEWEST.last_round
    everybody_passes(here)
    assert KEYTHEDRAL.is_over(here.state)
    assert here.told("last-round")
