"""Phase 3: turns, houses, craftsmen, trader, laws and passing (sections 7, 9, 11 and 12)."""

from __future__ import annotations

import pytest

from engine.keythedral.content.laws import EVERY_CARD
from engine.keythedral.game import KEYTHEDRAL
from tests.support.keythedral import Scene, hamlet, law_number


def rich(literal: str = "off") -> Scene:
    """Every seat with one resource of each kind and two more wood."""
    here = hamlet(literal=literal)
    for seat in range(3):
        here.cubes(seat, stone=1, wood=3, food=1, water=1, wine=1)
    return here


def test_kt_44_one_of_seven_actions_a_turn() -> None:
    here = rich().tile("1a", "1-1").cubes(0, wine=1).fence(1, 1, 0, "nw").spend()
    firsts = {words.split()[0] for words in here.words(0)}
    assert firsts == {
        "buy", "house", "fence", "unfence", "smith", "glazier", "goldsmith", "trade", "law", "pass",
    }  # fmt: skip
    here.play(0, "house 1")
    assert here.words(0) == ["end"]
    here.play(0, "end")
    assert here.deciders() == [1]


def test_kt_45_the_phase_ends_when_all_have_passed_in_a_row() -> None:
    here = rich().spend().play(0, "pass end").play(1, "house 1 end").play(2, "pass end")
    assert here.state.stage == "spend"
    here = here.play(0, "pass end")
    assert here.deciders() == [1]
    here = here.play(1, "pass end")
    assert here.state.stage == "auction"


def test_kt_45_procuring_a_law_leaves_the_round_and_can_end_the_phase() -> None:
    here = rich().spend().play(0, "pass end").play(1, "pass end").play(2, "law left wood end")
    assert here.state.stage == "auction"


def test_kt_45_those_with_a_law_are_left_out() -> None:
    here = rich().gone("start-order").spend().play(0, "law left wood end").play(1, "house 1 end")
    here.play(2, "house 1 end")
    assert here.deciders() == [1]


def test_kt_45_who_has_spent_every_cube_is_told_to_have() -> None:
    here = hamlet().cubes(0, stone=1).spend().play(0, "pass end").play(1, "pass end")
    assert [event.seat for event in here.told("spent")] == [1]
    assert [event.seat for event in here.told("passed")] == [0]


def test_kt_46_a_pass_is_not_final() -> None:
    here = rich().spend().play(0, "pass end").play(1, "house 1 end").play(2, "pass end")
    here.play(0, "house 2 end")
    assert here.player(0).houses[1]


def test_kt_45_kt_46_a_player_who_acts_after_a_pass_has_to_pass_again() -> None:
    here = (
        rich().spend().play(0, "pass end").play(1, "house 1 end").play(2, "pass end").play(0, "house 1 end")
    )
    here.play(1, "pass end").play(2, "pass end")
    assert here.state.stage == "spend"
    assert here.deciders() == [0]


def test_kt_46_a_law_neither_cancels_a_pass_nor_gives_a_turn() -> None:
    here = rich().law(0, "upgrade-cottage").gone("start-order", "house-moratorium").spend()
    here.play(0, "pass end").play(1, "pass end")
    here.play(2, "house 1 end")
    here.play(0, "play upgrade-cottage 3 end").play(0, "pass end")
    here.play(1, "pass end")
    assert here.player(0).passed
    here.play(2, "pass end")
    assert here.state.stage == "auction"


def test_kt_47_no_more_turns_after_procuring_but_laws_may_be_played() -> None:
    here = rich().law(0, "design-change").gone("start-order", "house-moratorium").tile("1a", "1-1").spend()
    here.play(0, "law left wood end").play(1, "buy seat 1a with stone wood end")
    assert here.deciders() == [0]  # the purchase window still asks
    assert "play design-change" in here.words(0)


def test_kt_48_a_law_is_no_action_unless_it_works_through_one() -> None:
    here = rich().law(0, "upgrade-cottage", "bargain").gone("house-moratorium", "start-order").spend()
    here.play(0, "play upgrade-cottage 1 end")
    assert here.deciders() == [0]
    here.play(0, "play bargain wood stone stone end")
    assert here.deciders() == [1]


def test_kt_49_cubes_pass_between_players_by_the_auction_alone() -> None:
    here = rich().spend()
    verbs = {words.split()[0] for words in here.words(0)}
    assert not verbs & {"give", "lend", "offer"}


def test_kt_50_all_payments_go_to_the_store_and_are_exact() -> None:
    here = rich().spend()
    stone, wood = here.store("stone"), here.store("wood")
    here.play(0, "house 1 end")
    assert (here.store("stone"), here.store("wood")) == (stone + 1, wood + 1)
    assert KEYTHEDRAL.conserved(here.state)["stone"] == 20


def test_kt_59_a_house_costs_one_stone_and_one_wood() -> None:
    here = rich().spend().play(0, "house 4 end")
    assert here.player(0).houses == [False, False, False, True, False]
    assert here.has(0) == {"wood": 2, "food": 1, "water": 1, "wine": 1}
    assert hamlet().cubes(0, wood=3).spend().refuses(0, "house 1")
    assert hamlet().cubes(0, stone=3).spend().refuses(0, "house 1")


def test_kt_60_one_cottage_an_action_and_all_five_in_a_game() -> None:
    here = hamlet(laws="off").cubes(0, stone=6, wood=6).spend()
    for number in range(1, 6):
        here.play(0, f"house {number} end").play(1, "pass end").play(2, "pass end")
    assert all(here.player(0).houses)
    assert not [words for words in here.words(0) if words.startswith("house")]


def test_kt_71_crafts_cost_two_three_or_four_cubes_of_any_kind() -> None:
    here = rich().cubes(0, gold=1).spend()
    assert Scene(here.state).play(0, "smith food water end").has(0)["ironwork"] == 1
    after = Scene(here.state).play(0, "glazier food water gold end")
    assert after.has(0)["glass"] == 1
    assert "gold" not in after.has(0)
    after = Scene(here.state).play(0, "goldsmith wood wood food wine end")
    assert after.has(0) == {"stone": 1, "wood": 1, "water": 1, "gold": 2}


def test_kt_72_an_empty_stock_is_filled_with_the_one_used_cube_that_is_needed() -> None:
    here = rich().used(ironwork=10).spend()
    here.play(0, "smith food water end")
    assert here.store("ironwork") == 9
    assert here.state.stocks[0] == 0


def test_kt_72_unused_cubes_are_sold_first() -> None:
    here = rich().used(ironwork=3).spend().play(0, "smith food water end")
    assert here.store("ironwork") == 3
    assert here.state.stocks[0] == 6


def test_kt_72_no_cube_anywhere_no_purchase_not_even_with_the_cubes_paid() -> None:
    here = rich().cubes(0, ironwork=10).spend()
    assert here.refuses(0, "smith")
    assert here.offers(0, "glazier ironwork ironwork ironwork end")


def test_kt_73_one_craft_cube_an_action() -> None:
    here = rich().spend().play(0, "smith food water")
    assert here.words(0) == ["end"]


def test_kt_74_the_trader_gives_one_resource_for_any_two_cubes() -> None:
    here = rich().cubes(0, gold=1).spend()
    here.play(0, "trade gold wood>stone end")
    assert here.has(0) == {"stone": 2, "wood": 2, "food": 1, "water": 1, "wine": 1}
    assert here.state.store[7] == 1


def test_kt_74_never_crafts_and_only_what_the_store_held_before() -> None:
    here = rich().used(gold=1).empty_store("wine").spend().play(0, "trade wood")
    gets = {words.split(">")[1] for words in here.words(0)}
    assert gets == {"stone", "wood", "food", "water"}


def test_kt_75_a_law_costs_any_cube_and_is_seen_by_its_taker_alone() -> None:
    here = rich().spend().play(0, "law right wine")
    option = here.decision(0).options[0]
    assert (option.words, option.reveals, option.confirms) == ("end", True, True)
    here.play(0, "end")
    card = here.player(0).laws[0]
    assert here.has(0) == {"stone": 1, "wood": 3, "food": 1, "water": 1}
    assert here.told("drew-law")[0].to == (0,)
    assert KEYTHEDRAL.view_for(here.state, 0).seats[0].laws == (card,)
    assert KEYTHEDRAL.view_for(here.state, 1).seats[0].laws is None
    assert KEYTHEDRAL.view_for(here.state, 1).seats[0].law_count == 1


def test_kt_76_two_laws_a_round_one_for_each_player() -> None:
    here = rich().spend().play(0, "law left wood end").play(1, "law right wood end")
    assert here.has(2)
    assert not [words for words in here.words(2) if words.startswith("law")]
    assert [player.procured for player in here.state.players] == [True, True, False]


def test_kt_77_a_pass_does_nothing_and_is_always_allowed() -> None:
    here = hamlet().spend()
    assert here.words(0) == ["pass"]
    here.play(0, "pass end")
    assert here.deciders() == [1]


def test_kt_152_a_space_stays_empty_and_a_law_needs_a_cube() -> None:
    here = hamlet().cubes(0, wood=1).spend().play(0, "law left wood end")
    assert here.state.spaces[0] == 0
    assert here.refuses(1, "law right")  # no cube


def test_kt_10_no_limit_on_what_a_player_holds() -> None:
    here = hamlet().cubes(0, stone=15, wood=15, food=15, water=15, wine=15, gold=9).spend()
    everything = sorted(here.state.deck)
    here.player(0).laws, here.state.deck = everything[:18], everything[18:]
    assert here.offers(0, "law left wood end")


@pytest.mark.parametrize("key", ["unsafe-fence", "design-change", "downgrade-house"])
def test_kt_94_the_literal_rule_forces_a_law_that_concerns_others(key: str) -> None:
    here = rich(literal="on").dwelling(1, 1, 1, 1, house=True).fence(1, 1, 0, "nw")
    here.state.deck, out = [law_number(key)], [card for card in here.state.deck if card != law_number(key)]
    here.state.played = out
    here.state.spaces = [-1, 0]
    here.spend().play(0, "law left wood end")
    assert here.deciders() == [0]
    assert here.decision(0).kind == "aim"
    here.play(0, f"{here.words(0)[0]} end")
    assert law_number(key) in here.state.played
    assert here.deciders() == [1]


def test_kt_94_the_literal_rule_lets_a_law_be_kept_that_cannot_work_yet() -> None:
    here = rich(literal="on")
    here.state.deck, here.state.played = [11], [card for card in EVERY_CARD if card != 11]
    here.state.spaces = [-1, 0]
    here.spend().play(0, "law left wood end")
    assert here.player(0).laws == [11]  # no fence on the map
    assert here.deciders() == [1]
