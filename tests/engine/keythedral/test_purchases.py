"""Seats: prices, declarations, answers, payment and the end of the game (sections 8, 15, 17 and 18)."""

from __future__ import annotations

import pytest

from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.names import cubes_text
from tests.support.keythedral import Scene, hamlet, law_number


def shop(seats: int = 3, edition: str = "first") -> Scene:
    """Seat 1a costs stone and wood, 1b stone, wood and food; blue and yellow can pay anything of number 1."""
    here = hamlet(seats, edition=edition).tile("1a", "1-1").tile("1b", "1-5")
    return here.cubes(0, stone=3, wood=3, food=2, water=2).cubes(1, stone=3, wood=3, food=2, water=2)


def quiet(here: Scene) -> Scene:
    """No window at the start of phase 3."""
    return here.gone("start-order", "house-moratorium").spend()


def test_kt_51_only_seats_lying_cost_side_up_can_be_bought() -> None:
    here = shop().spend()
    slots = {words.split()[2] for words in here.words(0) if words.startswith("buy")}
    assert slots <= {"1a", "1b", "1c", "1d"}
    assert "1a" in slots


def test_kt_52_the_cubes_go_to_the_store_and_the_tile_behind_the_screen() -> None:
    here = shop().spend()
    here.play(0, "buy seat 1a with stone wood end")
    assert here.has(0) == {"stone": 2, "wood": 2, "food": 2, "water": 2}
    assert KEYTHEDRAL.view_for(here.state, 0).seats[0].tiles == ("1-1",)
    assert KEYTHEDRAL.view_for(here.state, 1).seats[0].tiles is None
    told = dict(here.told("bought")[0].text.args)
    assert told["points"] == 1
    assert told["cubes"] == cubes_text([1, 1, 0, 0, 0, 0, 0, 0])
    assert here.deciders() == [1]


def test_kt_53_no_cube_leaves_the_hand_before_the_window_closes() -> None:
    here = quiet(shop().law(2, "sale"))
    here.play(0, "buy seat 1a with stone wood end")
    assert here.deciders() == [2]
    assert here.has(0)["stone"] == 3
    here.decline(2)
    assert here.has(0)["stone"] == 2
    assert here.player(0).seats


def test_kt_53_one_must_hold_what_one_declares() -> None:
    here = hamlet().tile("1a", "1-1").tile("1b", "1-2").cubes(0, stone=1).spend()
    assert here.refuses(0, "buy seat 1a with stone wood")
    assert here.cubes(0, wood=1).offers(0, "buy seat 1a with stone wood")


def test_kt_54_a_stopped_buyer_chooses_again_at_once() -> None:
    here = quiet(shop().law(1, "design-change"))
    here.play(0, "buy seat 1a with stone wood end").play(1, "play design-change end")
    assert here.deciders() == [0]
    assert here.decision(0).kind == "turn"
    assert not here.player(0).seats
    assert here.offers(0, "pass end")
    assert here.offers(0, "house 1 end")


def test_kt_55_the_next_number_is_turned_up_at_once() -> None:
    here = shop().on_sale(1, "1b", "1c", "1d").cubes(1, stone=1).spend()
    here.play(0, "buy seat 1a with stone wood end")
    assert here.state.number == 2
    assert here.told("turned-up")[-1].reveals
    assert all(slot.tile for slot in KEYTHEDRAL.view_for(here.state, 1).slots if slot.number == 2)
    here.tile("2a", "2-1")
    assert here.offers(1, "buy seat 2a with stone wood food water end")


@pytest.mark.parametrize("number", [1, 5])
def test_kt_58_a_decrease_spares_gold(number: int) -> None:
    here = hamlet().on_sale(number)
    slot, tile = ("1a", "1-1") if number == 1 else ("5a", "5-3")
    here.tile(slot, tile).cubes(0, stone=1, wood=1, water=1, wine=1, gold=2).law(0, "price-decrease")
    quiet(here).play(0, f"buy seat {slot} using price-decrease")
    expected = {
        1: ["with stone", "with wood"],
        5: ["with water gold gold", "with wine gold gold"],
    }
    assert sorted(here.words(0)) == sorted(expected[number])


def test_kt_58_substitution_comes_last() -> None:
    here = hamlet().tile("1a", "1-1").cubes(0, wine=1).law(0, "price-decrease", "substitution")
    quiet(here)
    assert here.refuses(0, "buy seat 1a using price-decrease")
    here.play(0, "buy seat 1a using both with wine end")
    assert here.has(0) == {}
    assert sorted(here.state.played) == [3, 5, 12, 20]


def test_kt_109_a_price_increase_makes_the_buyer_think_again() -> None:
    here = quiet(shop().law(1, "price-increase"))
    here.play(0, "buy seat 1a with stone wood end").play(1, "play price-increase end")
    assert here.decision(0).kind == "settle"
    assert here.words(0) == ["with stone stone wood", "with stone wood wood", "withdraw"]
    here.play(0, "with stone wood wood end")
    assert here.has(0) == {"stone": 2, "wood": 1, "food": 2, "water": 2}
    assert law_number("price-increase") in here.state.played


def test_kt_109_the_increase_stays_beside_a_tile_not_bought() -> None:
    here = quiet(shop().law(1, "price-increase"))
    here.play(0, "buy seat 1a with stone wood end").play(1, "play price-increase end").play(0, "withdraw end")
    assert here.deciders() == [0]
    assert KEYTHEDRAL.view_for(here.state, 2).slots[0].dearer
    here.play(0, "pass end")
    assert here.refuses(1, "buy seat 1a with stone wood end")
    assert here.offers(1, "buy seat 1a with stone stone wood end")
    assert here.offers(1, "buy seat 1a with stone wood wood end")


def test_kt_110_a_decrease_may_lie_beside_any_tile() -> None:
    here = quiet(shop().law(0, "price-decrease"))
    here.play(0, "play price-decrease 1b end")
    assert here.deciders() == [0]
    assert KEYTHEDRAL.view_for(here.state, 2).slots[1].cheaper
    here.play(0, "pass end")
    assert here.offers(1, "buy seat 1b with stone wood end")  # for a player who buys it
    assert here.offers(1, "buy seat 1b with wood food end")


def test_kt_110_a_decrease_belongs_to_ones_own_turn() -> None:
    here = quiet(shop().law(1, "price-decrease"))
    here.play(0, "buy seat 1a with stone wood end")
    assert not any(words.startswith("play") for words in here.words(1))


def test_kt_112_any_number_of_resources_or_one_craft_not_both() -> None:
    here = hamlet().on_sale(4).tile("4a", "4-5")  # food, water, ironwork, glass
    here.cubes(0, food=1, water=1, wine=2, ironwork=1, glass=2, gold=1).law(0, "substitution")
    quiet(here).play(0, "buy seat 4a using substitution")
    words = here.words(0)
    assert "with wine wine ironwork glass" in words
    assert "with food water ironwork gold" in words
    assert "with food water glass glass" in words
    assert "with food wine ironwork glass" in words
    assert "with wine wine ironwork gold" not in words  # not both
    assert "with food water ironwork glass" not in words  # that is the price itself


def test_kt_112_not_on_another_players_purchase() -> None:
    here = quiet(shop().law(1, "substitution"))
    here.play(0, "buy seat 1a with stone wood end")
    assert not any(words.startswith("play") for words in here.words(1))


def test_kt_147_both_price_cards_beside_one_tile() -> None:
    here = quiet(shop().law(0, "price-decrease").law(1, "price-increase"))
    here.play(0, "buy seat 1b using price-decrease with stone wood end")
    here.play(1, "play price-increase end")
    assert "with stone wood food" in here.words(0)  # the printed price
    assert "with stone stone wood" in here.words(0)
    assert "with wood food food" in here.words(0)
    assert all(words.count(" ") == 3 for words in here.words(0) if words.startswith("with "))
    here.play(0, "with stone stone wood end")
    assert (here.state.dearer, here.state.cheaper) == (-1, -1)
    assert {2, 3} <= set(here.state.played)


def test_kt_101_without_an_answer_the_declared_price_is_paid() -> None:
    here = quiet(shop().law(1, "sale").law(2, "bargain"))
    here.play(0, "buy seat 1a with stone wood end").decline(2, 1)
    assert here.has(0)["stone"] == 2
    assert here.deciders() == [1]


def test_kt_101_a_law_may_be_added_after_the_window_and_only_repealed() -> None:
    here = quiet(hamlet().tile("1a", "1-1").cubes(0, stone=1, wood=1).law(0, "price-decrease"))
    here.law(1, "price-increase", "repeal-law")
    here.play(0, "buy seat 1a with stone wood end").play(1, "play price-increase end")
    here.decline(0)  # law window
    here.decline(1)  # asked once more
    assert here.words(0) == ["using price-decrease", "withdraw"]
    here.play(0, "using price-decrease end")
    assert here.deciders() == [1]
    assert [word for word in here.words(1) if word.startswith("play")] == ["play repeal-law"]
    kept = Scene(KEYTHEDRAL.copy(here.state)).decline(1)
    assert "with stone wood" in kept.words(0)
    kept.play(0, "with stone wood end")
    assert kept.player(0).seats
    here.play(1, "play repeal-law end")
    assert here.words(0) == ["withdraw"]


def test_kt_101_a_decrease_may_be_added_though_a_declared_substitution_then_goes_unused() -> None:
    here = quiet(hamlet().tile("1a", "1-1").cubes(0, stone=2).law(0, "price-decrease", "substitution"))
    here.law(1, "price-increase")
    here.play(0, "buy seat 1a using substitution with stone stone end").play(1, "play price-increase end")
    here.decline(0)
    assert here.words(0) == ["using price-decrease", "withdraw"]
    here.play(0, "using price-decrease end with stone stone end")  # wood left out, a stone more
    assert here.player(0).seats
    assert {2, 3, 5} <= set(here.state.played)


def test_kt_101_a_substitution_comes_back_when_the_purchase_fails() -> None:
    here = quiet(hamlet().tile("1a", "1-1").cubes(0, wine=3).law(0, "substitution").law(1, "design-change"))
    here.play(0, "buy seat 1a using substitution with wine wine end")
    assert here.player(0).laws == []
    here.play(1, "play design-change end")
    assert here.player(0).laws == [5]
    assert KEYTHEDRAL.view_for(here.state, 2).seats[0].known_laws == (5,)
    assert [event.seat for event in here.told("takes-back")] == [0]


def test_kt_101_a_decrease_stays_when_the_buyer_withdraws() -> None:
    here = quiet(shop().law(0, "price-decrease").law(1, "price-increase"))
    here.play(0, "buy seat 1a using price-decrease with stone end").play(1, "play price-increase end")
    here.play(0, "withdraw end")
    view = KEYTHEDRAL.view_for(here.state, None).slots[0]
    assert view.dearer
    assert view.cheaper


def test_kt_87_the_game_ends_at_once_with_the_last_seat_of_number_five() -> None:
    here = hamlet().on_sale(5).tile("5a", "5-3").on_sale(5, "5b").cubes(0, water=1, wine=1, gold=2)
    here.spend().play(0, "buy seat 5a with water wine gold gold end")
    assert KEYTHEDRAL.is_over(here.state)
    assert here.state.stage == "over"
    assert here.told("over")
    assert not here.told("auction")


@pytest.mark.parametrize("key", ["design-change", "price-increase"])
def test_kt_88_a_law_against_the_last_purchase_keeps_the_game_going(key: str) -> None:
    here = (
        hamlet().on_sale(5).tile("5a", "5-3").on_sale(5, "5b").cubes(0, water=1, wine=1, gold=2).law(1, key)
    )
    quiet(here).play(0, "buy seat 5a with water wine gold gold end").play(1, f"play {key} end")
    assert not KEYTHEDRAL.is_over(here.state)
    assert here.deciders() == [0]
    if key == "price-increase":
        assert here.words(0) == ["withdraw"]
        here.play(0, "withdraw end")
    here.cubes(0, food=2, water=2, wine=2, ironwork=2, glass=2, gold=2)
    buy = next(words for words in here.words(0) if words.startswith("buy"))
    here.play(0, f"{buy} end")
    assert KEYTHEDRAL.is_over(here.state)


def test_kt_120_a_design_change_swaps_for_a_hidden_tile_of_the_same_number() -> None:
    here = quiet(shop().law(0, "design-change", "price-decrease"))
    here.play(0, "play price-decrease 1a end").play(0, "play design-change 1a end")
    view = KEYTHEDRAL.view_for(here.state, None)
    assert view.slots[0].tile != "1-1"
    assert view.slots[0].tile is not None
    assert view.slots[0].tile.startswith("1-")
    assert view.surplus == (2, 4, 4, 3, 4)
    assert here.state.cheaper == -1  # price cards leave with the tile
    assert here.deciders() == [0]
    assert here.told("does-design")[0].reveals


def test_kt_150_a_design_change_needs_a_hidden_tile() -> None:
    here = quiet(shop().law(0, "design-change"))
    here.player(2).seats += here.state.surplus[0]
    here.state.surplus[0] = []
    assert here.refuses(0, "play design-change")


def test_kt_150_in_the_open_design_any_tile_may_be_swapped() -> None:
    here = hamlet(open_design="on").law(0, "design-change")
    quiet(here).play(0, "play design-change")
    assert here.offers(0, "5b end")
    assert len(here.words(0)) == 17


def test_kt_101_kt_114_a_craft_bargain_may_help_to_settle_a_raised_price() -> None:
    here = hamlet().on_sale(5).tile("5a", "5-3").on_sale(5, "5b").used(gold=1).law(0, "craft-bargain", "sale")
    here.cubes(0, food=1, water=1, wine=1, gold=2).law(1, "price-increase").gone("start-order", "repeal-law")
    here.gone("house-moratorium").spend().play(0, "buy seat 5a with water wine gold gold end")
    here.play(1, "play price-increase end")
    assert here.words(0) == ["play craft-bargain", "withdraw"]
    here.play(0, "play craft-bargain food>gold end")
    assert here.decision(0).kind == "settle"
    assert "with water wine gold gold gold" in here.words(0)
    here.play(0, "with water wine gold gold gold end")
    assert KEYTHEDRAL.is_over(here.state)


def test_kt_114_a_craft_bargain_while_settling_may_be_repealed() -> None:
    here = hamlet().on_sale(5).tile("5a", "5-3").on_sale(5, "5b").used(gold=1).law(0, "craft-bargain")
    here.cubes(0, water=1, wine=2, gold=2).law(1, "price-increase", "repeal-law").gone("start-order")
    here.gone("house-moratorium").spend().play(0, "buy seat 5a with water wine gold gold end")
    here.play(1, "play price-increase end").decline(0).decline(1)
    here.play(0, "play craft-bargain wine>gold end").play(1, "play repeal-law end")
    assert here.decision(0).kind == "settle"
    assert here.words(0) == ["with water wine wine gold gold", "withdraw"]
    assert here.store("gold") == 1
