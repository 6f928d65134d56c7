"""Each law alone, and laws in general (sections 16 and 18); harvest and price laws stand with those."""

from __future__ import annotations

import pytest

from engine.core.text import text, texts_in
from engine.keythedral.content.laws import EVERY_CARD
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.names import dwelling_text
from tests.support.keythedral import Scene, hamlet, law_number


def test_kt_91_a_law_is_used_once_and_leaves_the_game() -> None:
    here = hamlet().law(0, "upgrade-cottage").work().play(0, "play upgrade-cottage 1 end")
    assert here.player(0).laws == []
    assert here.state.played == [4]
    assert KEYTHEDRAL.conserved(here.state)["laws"] == 20


def test_kt_92_a_law_waits_for_its_timing() -> None:
    here = hamlet().law(0, "sale", "work-order").cubes(0, wood=2).work()
    assert [words for words in here.words(0) if words.startswith("play")] == ["play work-order"]
    here.decline(0)
    assert not any(words.startswith("play") for words in here.words(0))
    here = (
        hamlet().law(0, "sale", "work-order").cubes(0, wood=2).gone("start-order", "house-moratorium").spend()
    )
    assert [words for words in here.words(0) if words.startswith("play")] == ["play sale"]


def test_kt_92_kt_152_a_law_may_be_played_in_the_round_it_was_procured() -> None:
    here = hamlet().cubes(0, wood=1).cubes(1, stone=1, wood=1).tile("1a", "1-1")
    here.state.deck, here.state.played = [13], [card for card in EVERY_CARD if card != 13]
    here.state.spaces = [-1, 0]
    here.spend().play(0, "law left wood end").play(1, "buy seat 1a with stone wood end")
    assert here.offers(0, "play design-change end")


def test_kt_93_a_law_cannot_be_shown_and_kept() -> None:
    here = hamlet().law(0, "good-harvest").work().play(0, "play good-harvest lake")
    assert here.words(0) == ["end"]  # before that the pick can be taken back unseen
    assert KEYTHEDRAL.view_for(here.state, 1).law is None
    assert KEYTHEDRAL.view_for(here.state, 1).seats[0].law_count == 1


def test_kt_95_several_laws_at_one_opportunity_each_with_its_window() -> None:
    here = hamlet().law(0, "upgrade-cottage", "good-harvest").law(2, "sale").work().decline(2)
    here.play(0, "play upgrade-cottage 1 end").decline(2)
    assert here.state.windows
    here.decline(2).play(0, "play good-harvest farm end").decline(2)
    assert here.state.played == [4, 18]


def test_kt_96_kt_145_no_law_that_would_change_nothing() -> None:
    here = hamlet().law(0, "unsafe-fence", "broken-fences", "downgrade-house", "craft-bargain").work()
    assert not any(words.startswith("play") for words in here.words(0))
    here.fence(1, 1, 0, "nw").dwelling(1, 1, 1, 1, house=True).used(gold=1).cubes(0, wood=1)
    plays = [words for words in here.words(0) if words.startswith("play")]
    assert plays == ["play craft-bargain", "play broken-fences", "play unsafe-fence", "play downgrade-house"]


@pytest.mark.parametrize("key", ["unexpected-harvest", "double-production"])
def test_kt_145_in_phase_two_ones_own_harvest_needs_a_worker_there(key: str) -> None:
    here = hamlet().worker(0, 1, 2, 0).law(0, key).harvest().play(0, f"play {key}")
    assert here.words(0) == ["farm"]
    here = hamlet().law(0, key).harvest()
    assert here.refuses(0, f"play {key}")
    here = hamlet().law(0, key).work().play(0, f"play {key}")
    assert len(here.words(0)) == 5


def test_kt_97_a_ban_beats_a_permission() -> None:
    here = hamlet().law(0, "house-moratorium").law(1, "upgrade-cottage").cubes(1, stone=1, wood=1)
    here.work().decline(1).play(0, "play house-moratorium end").decline(1).decline(1)
    here.play(0, "order 1 send 1 lake@2,1 end")
    assert here.refuses(1, "play upgrade-cottage")


def test_kt_97_a_later_law_changes_the_result_of_an_earlier_one() -> None:
    here = hamlet().law(0, "upgrade-cottage").law(1, "downgrade-house").gone("repeal-law").work().decline(1)
    here.play(0, "play upgrade-cottage 1 end")
    assert here.player(0).houses[0]
    here.play(1, "play downgrade-house blue-1 end")
    assert not here.player(0).houses[0]


def test_kt_108_work_order_fixes_all_five_markers_and_leaders_still_rotate() -> None:
    here = hamlet().law(2, "work-order").work()
    here.play(2, "play work-order 2 1 5 4 end")
    assert here.state.order == [2, 1, 5, 4, 3]
    assert here.deciders() == [0]
    here.play(0, "send 2 wood@0,1 end").play(1, "send 2 wood@1,0 end").play(2, "send 2 quarry@0,0 end")
    assert here.deciders() == [1]  # leader of the second marker
    here.play(1, "send 1 vineyard@2,2 end")
    assert here.deciders() == [0]  # grey 1 has no open field, then blue


def test_kt_127_a_start_order_after_phase_one_does_not_change_who_led_the_markers() -> None:
    here = hamlet().law(0, "start-order").gone("repeal-law").work().decline(0)
    while here.state.stage == "work":
        seat = here.deciders()[0]
        words = here.words(seat)
        here.play(seat, words[-1] if "end" in words else words[0])
    here.play(0, "play start-order grey end")
    assert here.state.start == 2
    markers = KEYTHEDRAL.view_for(here.state, None).markers
    assert [marker.leader for marker in markers] == [0, 1, 2, 0, 1]


@pytest.mark.parametrize(
    ("key", "line", "focus"),
    [
        ("upgrade-cottage", "", "dwelling:blue-1"),
        ("craft-bargain", "", "store:gold"),
        ("bargain", "", "cube:wood"),
        ("bargain", "wood", "store:stone"),
        ("sale", "", "craftsman:glazier"),
        ("sale", "glazier", "cube:wood"),
        ("unsafe-fence", "", "fence:1,0-ne"),
        ("price-decrease", "", "slot:1a"),
    ],
)
def test_the_target_of_a_law_is_marked_in_the_picture(key: str, line: str, focus: str) -> None:
    here = hamlet().used(gold=1).cubes(0, wood=2).fence(1, 1, 0, "ne").law(0, key)
    here.gone("start-order", "house-moratorium").spend().play(0, f"play {key} {line}")
    assert here.decision(0).options[0].focus == focus


def test_kt_111_upgrade_cottage_works_at_any_time_on_ones_own_cottage() -> None:
    here = hamlet().dwelling(0, 2, 0, 1, house=True).law(0, "upgrade-cottage").work()
    here.play(0, "play upgrade-cottage")
    assert here.words(0) == ["1", "3", "4", "5"]
    here.play(0, "3 end")
    assert here.player(0).houses == [False, True, True, False, False]
    becomes = text("keythedral-does-upgrade", dwelling=dwelling_text(0, 3, house=False))
    assert dict(here.told("law-works")[0].text.args)["does"] == becomes
    here = hamlet().law(2, "upgrade-cottage").cubes(2, wood=1).gone("start-order").auction()
    assert here.offers(2, "play upgrade-cottage 1 end")


def test_kt_113_cottage_number_lets_another_dwelling_place_now_and_not_again() -> None:
    here = hamlet().law(0, "cottage-number").work().decline(0)
    here.play(0, "order 1 play cottage-number")
    assert here.words(0) == ["2"]  # dwellings 3 to 5 lie nowhere
    here.play(0, "2 end")
    assert here.state.sending == [1, 2]
    here.play(0, "send 1 lake@2,1")
    assert "end" not in here.words(0)  # the nominated dwelling must place too
    here.play(0, "send 2 wood@0,1 end")
    here.play(1, "send 1 vineyard@2,2 end").play(2, "send 1 quarry@0,0 end")
    here.play(1, "order 2 send 2 wood@1,0 end")
    assert here.deciders() == [2]  # blue 2 has placed already; grey leads the third marker


def test_kt_113_a_leader_who_calls_the_number_later_does_not_place_again() -> None:
    here = hamlet(seats=2).law(0, "cottage-number").work().decline(0)
    here.play(0, "order 1 play cottage-number 2 end").play(0, "send 1 lake@2,1 send 2 wood@0,1 end")
    here.play(1, "send 1 vineyard@2,2 end").play(1, "order 3 end")
    here.play(0, "order 2")
    assert here.words(0) == ["end"]  # although the vineyard beside dwelling 2 is open
    here.play(0, "end")
    assert not [
        event for event in here.told("unemployed") if event.seat == 0 and ("number", 2) in event.text.args
    ]
    assert here.deciders() == [1]


def test_kt_113_in_the_next_round_the_dwelling_places_as_always() -> None:
    here = hamlet().law(0, "cottage-number").work().decline(0)
    here.play(0, "order 1 play cottage-number 2 end").play(0, "send 1 lake@2,1 send 2 wood@0,1 end")
    assert here.player(0).early == 2
    here.state.workers.clear()
    here.work().play(0, "order 2")
    assert "send 2 wood@0,1" in here.words(0)


def test_kt_113_the_number_must_not_have_come_up() -> None:
    here = hamlet().law(1, "cottage-number").work().decline(1)
    here.play(0, "order 2 send 2 wood@0,1 end").play(1, "send 2 quarry@0,0 end").play(1, "order 1")
    assert here.refuses(1, "play cottage-number")  # its only other dwelling was number 2


def test_kt_113_with_work_order_a_number_comes_up_when_its_placing_begins() -> None:
    here = hamlet().law(0, "work-order", "cottage-number").work().play(0, "play work-order 1 2 3 4 end")
    here.decline(0)
    assert here.offers(0, "play cottage-number 2 end")


def test_kt_114_craft_bargain_takes_a_used_craft_for_a_resource() -> None:
    here = hamlet().used(gold=1, ironwork=1).cubes(0, wood=1, wine=1).law(0, "craft-bargain").work()
    here.play(0, "play craft-bargain")
    assert here.words(0) == ["wood>ironwork", "wood>gold", "wine>ironwork", "wine>gold"]
    here.play(0, "wine>gold end")
    assert here.has(0) == {"wood": 1, "gold": 1}
    assert here.state.stocks == [9, 10, 9]


def test_kt_116_broken_fences_let_ones_own_workers_through_for_one_phase() -> None:
    here = hamlet().fence(1, 1, 0, "ne").fence(1, 1, 1, "nw").law(0, "broken-fences").work()
    here.play(0, "play broken-fences end").play(0, "order 1")
    assert "send 1 farm@2,0" in here.words(0)
    here.play(0, "send 1 farm@2,0 end")
    assert "send 1 quarry@1,1" not in here.words(1)
    assert len(here.state.fences) == 2


def test_kt_116_broken_fences_may_be_played_after_phase_four_and_until_the_last_placement() -> None:
    here = hamlet().fence(1, 1, 0, "ne").law(0, "broken-fences").cubes(0, wood=1).auction().decline(0)
    here.play(0, "play broken-fences end").play(0, "decline end").play(1, "name blue end")
    assert [force.card for force in here.state.forces] == [9]


def test_kt_116_broken_fences_have_no_use_after_ones_last_placement() -> None:
    here = (
        hamlet().fence(1, 1, 0, "ne").dwelling(0, 5, 0, 2).law(0, "broken-fences", "sale").work().decline(0)
    )
    here.state.order, here.state.marker, here.state.step = [2, 3, 4, 5, 1], 4, 1
    here.state.start, here.state.turn, here.state.sending, here.state.sent = 1, 0, [1], [0]
    assert here.offers(0, "play broken-fences end")
    here.player(0).early = 1
    assert here.refuses(0, "play broken-fences")  # dwelling 1 has placed before its time
    here.player(0).early = 0
    here.play(0, "send 1 lake@2,1 end")
    assert here.deciders() == [1]
    assert here.free() == []


def test_kt_118_unsafe_fence_takes_any_fence_out_of_the_game() -> None:
    here = hamlet().fence(1, 1, 0, "ne").fence(2, 1, 1, "nw").law(0, "unsafe-fence").work()
    here.play(0, "play unsafe-fence 1,1-nw end")
    assert list(here.state.fences.values()) == [1]
    assert here.state.fences_out == [0, 0, 1]


def test_kt_119_a_moratorium_bars_the_others_from_houses() -> None:
    here = hamlet().law(1, "house-moratorium").gone("start-order")
    for seat in range(3):
        here.cubes(seat, stone=1, wood=1)
    here.spend().play(1, "play house-moratorium end")
    assert not [words for words in here.words(0) if words.startswith("house")]
    here.play(0, "pass end")
    assert here.offers(1, "house 1 end")
    here.play(1, "pass end").play(2, "pass end")
    assert here.state.forces == []


def test_kt_119_only_before_phase_three() -> None:
    here = hamlet().law(0, "house-moratorium").gone("start-order").spend().decline(0)
    assert here.refuses(0, "play house-moratorium")
    assert hamlet().law(0, "house-moratorium").work().offers(0, "play house-moratorium end")


def test_kt_122_bargain_is_the_action_two_resources_for_one() -> None:
    here = hamlet().law(0, "bargain").cubes(0, wood=1).gone("start-order", "house-moratorium").spend()
    here.play(0, "play bargain wood wine stone end")
    assert here.has(0) == {"stone": 1, "wine": 1}
    assert here.deciders() == [1]


@pytest.mark.parametrize(("key", "line"), [("bargain", "wood wine wine"), ("sale", "glazier wood")])
def test_kt_45_kt_48_a_law_that_is_the_action_counts_as_one_after_a_pass(key: str, line: str) -> None:
    here = hamlet().law(0, key).cubes(0, wood=1).cubes(1, stone=1, wood=1)
    here.gone("start-order", "house-moratorium", "repeal-law").spend()
    here.play(0, "pass end").play(1, "house 1 end").play(2, "pass end")
    here.play(0, f"play {key} {line} end").play(1, "pass end").play(2, "pass end")
    assert (here.state.stage, here.deciders()) == ("spend", [0])  # blue's latest turn was no pass
    here.play(0, "pass end")
    assert here.state.stage == "auction"


def test_kt_122_a_store_with_one_resource_gives_that_one() -> None:
    here = hamlet().law(0, "bargain").cubes(0, wood=1).gone("start-order", "house-moratorium")
    for kind in ("stone", "wood", "food", "water"):
        here.empty_store(kind)
    here.empty_store("wine", 1).spend().play(0, "play bargain wood wine")
    assert here.words(0) == ["end"]
    here.play(0, "end")
    assert here.has(0) == {"wine": 1}


def test_kt_123_sale_makes_glass_cost_one_and_gold_two() -> None:
    here = (
        hamlet().law(0, "sale").cubes(0, wood=2, ironwork=1).gone("start-order", "house-moratorium").spend()
    )
    here.play(0, "play sale")
    assert here.words(0) == ["glazier", "goldsmith"]
    glass = Scene(KEYTHEDRAL.copy(here.state)).play(0, "glazier ironwork end")
    assert glass.has(0) == {"wood": 2, "glass": 1}
    assert glass.deciders() == [1]
    here.play(0, "goldsmith wood ironwork end")
    assert here.has(0) == {"wood": 1, "gold": 1}


def test_kt_124_downgrade_turns_any_house_back() -> None:
    here = (
        hamlet().dwelling(1, 1, 1, 1, house=True).dwelling(0, 2, 0, 1, house=True).law(0, "downgrade-house")
    )
    here.work().play(0, "play downgrade-house")
    assert here.words(0) == ["blue-2", "yellow-1"]
    here.play(0, "yellow-1 end")
    assert here.player(1).houses == [False] * 5
    told = here.told("does-downgrade")[0]
    assert told.touches == (1,)
    assert dict(told.text.args)["dwelling"] == dwelling_text(1, 1, house=True)


@pytest.mark.parametrize("phase", ["work", "harvest", "spend", "auction"])
def test_kt_127_start_order_names_a_new_start_player_at_the_start_of_a_phase(phase: str) -> None:
    here: Scene = getattr(hamlet().worker(0, 1, 2, 0).cubes(1, wood=1).law(1, "start-order"), phase)()
    assert here.deciders() == [1]
    here.play(1, "play start-order")
    assert here.words(1) == ["yellow", "grey"]  # not the present one
    here.play(1, "grey end")
    assert here.state.start == 2
    if phase == "auction":
        assert here.state.auction is not None
        assert here.state.auction.taker == 0  # left of the new start player
    else:
        assert here.deciders() == [2]


def test_kt_117_a_repealed_law_has_no_effect_and_both_leave() -> None:
    here = hamlet().law(0, "good-harvest").law(1, "repeal-law").work().decline(1)
    here.play(0, "play good-harvest lake end")
    assert here.deciders() == [1]
    here.play(1, "play repeal-law end")
    assert here.state.forces == []
    assert sorted(here.state.played) == [10, 18]
    assert here.told("repealed")[0].touches == (0,)


def test_kt_117_a_law_in_effect_cannot_be_repealed() -> None:
    here = hamlet().law(0, "good-harvest").law(1, "repeal-law").work().decline(1)
    here.play(0, "play good-harvest lake end").decline(1)
    assert here.state.forces
    assert "play repeal-law" not in here.words(1)


@pytest.mark.parametrize(("key", "line"), [("bargain", "wood wine wine"), ("sale", "glazier wood")])
def test_kt_144_a_cancelled_action_law_costs_nothing_and_the_turn_goes_on(key: str, line: str) -> None:
    here = hamlet().law(0, key).cubes(0, wood=1).law(1, "repeal-law").gone("start-order", "house-moratorium")
    here.spend().play(0, f"play {key} {line} end").play(1, "play repeal-law end")
    assert here.has(0) == {"wood": 1}
    assert here.deciders() == [0]
    assert here.decision(0).kind == "turn"
    assert law_number(key) in here.state.played


def test_kt_144_a_cancelled_cottage_number_leaves_the_chosen_dwelling() -> None:
    here = hamlet().law(0, "cottage-number").law(1, "repeal-law").work().decline(0, 1)
    here.play(0, "order 1 play cottage-number 2 end").play(1, "play repeal-law end")
    assert here.state.sending == [1]
    here.play(0, "send 1 lake@2,1")
    assert here.words(0) == ["end"]


def test_kt_144_a_price_card_beside_a_tile_can_no_longer_be_cancelled() -> None:
    here = hamlet().law(0, "price-decrease").law(1, "repeal-law").gone("start-order", "house-moratorium")
    here.tile("1a", "1-1").cubes(0, stone=1, wood=1).spend()
    here.play(0, "play price-decrease 1a end").decline(1)
    here.play(0, "buy seat 1a with stone end")
    assert "play repeal-law" not in here.words(1)


def test_kt_116_broken_fences_played_in_phase_5_are_told_of_the_round_they_work_in() -> None:
    def does(here: Scene) -> str:
        found = here.play(0, "play broken-fences end").told("law-works")[0]
        return next(one.key for one in texts_in(found.text) if one.key.startswith("keythedral-does"))

    def fenced() -> Scene:
        return hamlet().law(0, "broken-fences").gone("repeal-law", "start-order").fence(1, 1, 0, "nw")

    assert does(fenced().cubes(2, wood=1).auction()) == "keythedral-does-broken-next"
    assert does(fenced().work()) == "keythedral-does-broken"
