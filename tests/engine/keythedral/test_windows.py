"""Windows: who is asked, in what order answers count, what the table sees (sections 17 and 20)."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.rng import Rng, seed_from
from engine.core.text import Text
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import Card
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import NO_SLOT, WATCHES
from tests.support.keythedral import Scene, hamlet
from tests.support.secrecy import seen


def buying(here: Scene) -> Scene:
    """Blue declares seat 1a for stone and wood."""
    here.gone("start-order", "house-moratorium").tile("1a", "1-1").cubes(0, stone=2, wood=2).spend()
    return here.play(0, "buy seat 1a with stone wood end")


def laws_played(here: Scene) -> list[str]:
    """The laws put on the table so far, by message key."""
    found = [event.text for event in here.events if event.text.key.startswith("keythedral-plays")]
    laws = [dict(text.args)["law"] for text in found]
    return [law.key.removeprefix("keythedral-law-") for law in laws if isinstance(law, Text)]


def test_kt_98_at_a_stable_point_any_player_may_play_an_any_time_law() -> None:
    here = hamlet().law(2, "downgrade-house").dwelling(0, 1, 1, 0, house=True).work().decline(2)
    assert (here.deciders(), here.free()) == ([0], [2])  # before blue's move; nobody waits for grey
    decision = here.decision(2)
    assert (decision.kind, decision.free) == ("free", True)
    assert here.words(2) == ["play downgrade-house"]  # neither orders nor anything to decline
    here.play(2, "play downgrade-house blue-1 end")
    assert (here.deciders(), here.free()) == ([0], [])
    assert not here.player(0).houses[0]


def test_kt_98_the_decision_is_asked_again_from_the_changed_position() -> None:
    here = hamlet().law(2, "unsafe-fence", "sale").law(1, "bargain").fence(1, 1, 0, "ne").work()
    here.decline(2, 1)
    question = here.decision(0).ask
    here.play(2, "play unsafe-fence 1,0-ne end")
    assert (here.deciders(), here.state.windows[-1].kind) == ([1], "law")  # KT-102
    here.decline(1)
    assert here.decision(0).ask == question
    assert "send 1 farm@2,0" in here.play(0, "order 1").words(0)


def test_kt_98_nobody_comes_between_the_picks_of_one_move() -> None:
    here = hamlet().law(2, "good-harvest").work().decline(2)
    assert here.free() == [2]
    begun = Scene(KEYTHEDRAL.copy(here.state)).play(0, "order 1")
    assert (begun.deciders(), begun.free()) == ([0], [])
    here.play(2, "play good-harvest")
    assert (here.deciders(), here.free()) == ([2], [])
    here.play(2, "farm end")
    assert here.deciders() == [0]


def test_kt_98_what_needs_ones_own_turn_or_a_window_is_no_free_play() -> None:
    hand = ["price-decrease", "cottage-number", "repeal-law", "bargain", "sale", "start-order"]
    here = hamlet().law(2, *hand).cubes(2, wood=3).gone("house-moratorium").spend().decline(2)
    assert here.free() == []
    here = hamlet().law(2, *hand).work().decline(2).play(0, "order 1 send 1 lake@2,1 end")
    assert here.deciders() == [1]
    assert here.free() == []


@pytest.mark.parametrize(
    ("stage", "cards"),
    [
        ("work", ["upgrade-cottage", "unexpected-harvest", "broken-fences", "house-moratorium"]),
        ("spend", ["upgrade-cottage"]),
        ("auction", ["upgrade-cottage", "broken-fences"]),
    ],
)
def test_kt_98_laws_for_a_coming_phase_may_be_played_freely_before_it(stage: str, cards: list[str]) -> None:
    hand = ["upgrade-cottage", "unexpected-harvest", "broken-fences", "house-moratorium"]
    here: Scene = getattr(hamlet().fence(1, 1, 0, "ne").cubes(2, wood=1).law(0, *hand), stage)()
    here.decline(0)
    here.state.turn = 1  # whoever is asked, it is not the holder
    assert here.words(0) == [f"play {card}" for card in cards]


def test_kt_98_a_free_play_may_be_repealed_and_leaves_the_turn_alone() -> None:
    here = hamlet().law(2, "upgrade-cottage").law(0, "repeal-law").gone("start-order", "house-moratorium")
    here.spend().play(2, "play upgrade-cottage 1 end").play(0, "play repeal-law end")
    assert not here.player(2).houses[0]
    assert (here.deciders(), here.decision(0).kind) == ([0], "turn")


def test_kt_98_naming_without_a_bid_is_a_stable_point_and_paying_is_not() -> None:
    here = hamlet().law(1, "upgrade-cottage").gone("start-order").auction()
    assert here.decision(1).kind == "name"
    here.play(1, "play upgrade-cottage 2 end")
    assert here.player(1).houses[1]
    assert "name yellow" in here.words(1)
    here = hamlet().law(2, "upgrade-cottage").gone("start-order").cubes(2, wood=2).auction()
    here.play(2, "offer 1 end")
    assert here.words(2) == ["wood"]


def test_kt_98_others_may_break_in_on_a_bid_or_a_free_naming_but_not_on_paying() -> None:
    here = hamlet().law(1, "upgrade-cottage").gone("start-order").cubes(2, wood=2).auction()
    assert (here.decision(2).kind, here.free()) == ("bid", [1])
    here.play(2, "offer 1 end")
    assert (here.decision(2).kind, here.free()) == ("name", [])
    here = hamlet().law(0, "upgrade-cottage").gone("start-order").auction()
    assert (here.decision(1).kind, here.free()) == ("name", [0])


def test_kt_98_nothing_is_played_while_a_dwelling_moves_or_a_harvest_is_chosen() -> None:
    here = hamlet().law(1, "upgrade-cottage").gone("start-order", "house-moratorium").field(3, 3, "farm")
    here.dwelling(2, 2, 3, 3).cubes(0, wood=1).spend().play(0, "fence 3,3-nw end")
    assert (here.decision(2).kind, here.free()) == ("move", [])
    here = hamlet().worker(0, 1, 2, 0).law(0, "unexpected-harvest").law(1, "upgrade-cottage").harvest()
    here.decline(1).play(0, "play unexpected-harvest farm end").decline(1).decline(1)
    assert (here.decision(0).kind, here.free()) == ("take", [])


def test_kt_98_nothing_but_answers_between_a_declaration_and_its_end() -> None:
    here = buying(hamlet().law(1, "upgrade-cottage").law(2, "craft-bargain").used(gold=1).cubes(2, wood=1))
    for seat in (1, 2):
        assert not any(words.startswith("play") for words in here.words(seat))


@pytest.mark.parametrize(
    ("phase", "cards"),
    [
        ("work", ["work-order", "upgrade-cottage", "good-harvest", "house-moratorium", "start-order"]),
        ("harvest", ["upgrade-cottage", "house-moratorium", "good-harvest", "start-order"]),
        ("spend", ["upgrade-cottage", "house-moratorium", "start-order"]),
        ("auction", ["upgrade-cottage", "start-order"]),
    ],
)
def test_kt_99_the_window_at_the_start_of_a_phase(phase: str, cards: list[str]) -> None:
    hand = ["work-order", "upgrade-cottage", "good-harvest", "house-moratorium", "start-order"]
    here: Scene = getattr(hamlet().law(1, *hand), phase)()
    assert here.decision(1).kind == "start"
    plays = {words.removeprefix("play ") for words in here.words(1) if words.startswith("play ")}
    assert plays == set(cards)


def test_kt_99_answers_are_kept_and_carried_out_clockwise_from_the_start_player() -> None:
    here = hamlet().law(1, "good-harvest").law(2, "poor-harvest").gone("repeal-law", "start-order")
    here.state.start = 2
    here.harvest()
    here.play(1, "play good-harvest wood end")
    assert laws_played(here) == []  # nothing happens before all have answered
    here.play(2, "play poor-harvest farm end")
    assert laws_played(here) == ["poor-harvest", "good-harvest"]  # grey sits first
    assert not here.told("returned")
    assert here.state.stage == "spend"  # nobody holds a law any more


def test_kt_99_kept_answers_wait_unseen_while_the_first_may_be_repealed() -> None:
    here = hamlet(4).law(1, "good-harvest").law(2, "poor-harvest").law(3, "sale").harvest()
    here.play(1, "play good-harvest wood end").decline(3).play(2, "play poor-harvest farm end")
    assert laws_played(here) == ["good-harvest"]
    assert (here.deciders(), here.state.windows[-1].kind) == ([2, 3], "law")
    before = seen(KEYTHEDRAL, here.state, 3)
    kept = set()
    for number in range(150):
        world = KEYTHEDRAL.imagine(here.state, 3, Rng(seed_from(f"kept {number}")))
        assert seen(KEYTHEDRAL, world, 3) == before
        kept.add(tuple(answer.card for answer in world.windows[0].kept))
    assert () in kept
    assert len(kept) > 3
    own = KEYTHEDRAL.imagine(here.state, 2, Rng(seed_from("own")))
    assert [answer.card for answer in own.windows[0].kept] == [laws.POOR_HARVEST]
    here.decline(2, 3)
    assert laws_played(here) == ["good-harvest", "poor-harvest"]


def test_kt_99_an_answer_that_has_become_impossible_goes_back_unseen() -> None:
    here = hamlet(4).law(1, "unsafe-fence").law(2, "broken-fences").law(3, "sale").gone("repeal-law")
    here.fence(1, 1, 0, "nw").work()
    here.play(2, "play broken-fences end").decline(3).play(1, "play unsafe-fence 1,0-nw end")
    assert laws_played(here) == ["unsafe-fence"]  # with no fence left, broken fences would change nothing
    assert [event.to for event in here.told("returned")] == [(2,)]
    assert here.player(2).laws == [laws.BROKEN_FENCES]


def test_kt_99_a_kept_answer_must_still_find_what_it_was_aimed_at() -> None:
    here = hamlet(4).law(1, "unsafe-fence").law(2, "downgrade-house").law(3, "upgrade-cottage")
    here.gone("repeal-law").fence(1, 1, 0, "nw").dwelling(0, 1, 1, 0, house=True).work()
    here.play(1, "play unsafe-fence 1,0-nw end").play(3, "play upgrade-cottage 2 end")
    here.play(2, "play downgrade-house blue-1 end")
    assert laws_played(here) == ["unsafe-fence", "downgrade-house", "upgrade-cottage"]
    assert not here.player(0).houses[0]
    assert here.player(3).houses[1]


def test_kt_95_kt_99_whoever_played_a_law_is_asked_again_until_all_decline() -> None:
    here = hamlet().law(1, "good-harvest", "sale").law(2, "bargain").gone("repeal-law")
    here.harvest().play(1, "play good-harvest wood end").decline(2)
    assert here.deciders() == [1, 2]  # a good harvest could matter to a poor one that grey may hold
    here.decline(1, 2)
    assert here.state.stage == "spend"


def test_kt_99_who_declined_is_asked_again_only_if_the_law_could_matter_to_one_still_about() -> None:
    here = hamlet().law(1, "craft-bargain", "sale").law(2, "bargain").used(gold=1).cubes(1, wood=1)
    here.gone("repeal-law", "start-order")
    open_design = Scene(KEYTHEDRAL.copy(here.state)).work()
    open_design.play(1, "play craft-bargain wood>gold end").decline(2)
    assert open_design.deciders() == [1, 2]  # gold in hand: somebody may wish to change the design now
    here.gone("design-change").work().play(1, "play craft-bargain wood>gold end").decline(2)
    assert here.deciders() == [1]  # cubes matter to no other law of this moment: grey is left in peace
    here.decline(1)
    assert here.decision(0).kind == "work"


def test_kt_105_the_window_is_not_opened_again_once_its_laws_are_gone() -> None:
    here = hamlet().law(1, "house-moratorium", "sale").law(2, "bargain").gone("repeal-law", "start-order")
    here.spend().play(1, "play house-moratorium end").decline(2)
    assert here.decision(0).kind == "turn"


def test_kt_99_under_the_first_rulings_other_answers_are_dropped_unseen() -> None:
    here = hamlet(rulings="1").law(1, "good-harvest").law(2, "poor-harvest").gone("repeal-law")
    here.state.start = 2
    here.harvest()
    here.play(1, "play good-harvest wood end")
    assert here.state.played == [10]
    here.play(2, "play poor-harvest farm end")
    assert here.state.played == [10, 19]
    assert here.player(1).laws == [18]
    assert [event.to for event in here.told("returned")] == [(1,)]
    assert here.deciders() == [1]  # asked again
    here.decline(1)
    assert here.state.stage == "spend"


def test_kt_95_kt_100_one_holder_may_use_both_laws_on_the_same_purchase() -> None:
    here = buying(hamlet().law(1, "price-increase", "design-change").law(2, "sale").gone("repeal-law"))
    here.play(1, "play price-increase end").decline(2)
    assert (here.deciders(), here.state.windows[-1].kind) == ([1, 2], "purchase")  # asked once more
    assert here.decision(1).ask.key == "keythedral-ask-purchase-again"
    old = here.state.mat[0]
    here.play(1, "play design-change end").decline(2)
    assert laws_played(here) == ["price-increase", "design-change"]
    assert here.state.mat[0] != old
    assert here.decision(0).kind == "turn"  # the purchase is off: blue chooses again
    assert len(here.told("declares")) == 1


def test_kt_100_a_design_change_may_follow_a_repealed_price_increase() -> None:
    here = buying(hamlet().law(0, "repeal-law").law(1, "price-increase", "design-change"))
    here.play(1, "play price-increase end").play(0, "play repeal-law end")
    assert here.state.dearer == NO_SLOT
    assert here.deciders() == [1]
    here.play(1, "play design-change end")
    assert laws_played(here) == ["price-increase", "design-change"]
    assert here.decision(0).kind == "turn"


def test_kt_100_the_window_closes_when_all_decline_and_the_buyer_settles_what_it_costs_now() -> None:
    here = buying(hamlet().law(1, "price-increase", "sale").law(2, "bargain").gone("repeal-law"))
    here.decline(2).play(1, "play price-increase end")
    here.decline(1, 2)
    assert here.decision(0).kind == "settle"
    here.play(0, "with stone stone wood end")
    assert here.player(0).seats


def test_kt_100_kt_105_nobody_is_asked_again_when_no_answer_is_left() -> None:
    here = buying(hamlet().law(1, "price-increase", "sale").gone("repeal-law", "design-change"))
    here.play(1, "play price-increase end")
    assert here.decision(0).kind == "settle"


def test_kt_100_a_repeal_of_the_buyers_law_is_followed_by_one_more_question() -> None:
    here = hamlet().law(0, "price-decrease").law(1, "repeal-law", "design-change")
    here.gone("start-order", "house-moratorium").tile("1a", "1-1").cubes(0, stone=2, wood=2).spend()
    here.play(0, "buy seat 1a using price-decrease with stone end").play(1, "play repeal-law end")
    assert (here.deciders(), here.state.windows[-1].kind) == ([1], "purchase")
    here.decline(1)
    assert here.decision(0).kind == "settle"


def test_kt_101_a_law_added_while_settling_opens_no_second_purchase_window() -> None:
    here = hamlet().law(0, "price-decrease").law(1, "price-increase", "sale").gone("repeal-law")
    buying(here).play(1, "play price-increase end").decline(1)
    assert here.decision(0).kind == "settle"
    here.play(0, "using price-decrease end")
    assert here.decision(0).kind == "settle"


def test_kt_100_under_the_first_rulings_the_window_asks_once() -> None:
    here = buying(hamlet(rulings="1").law(1, "price-increase", "design-change").gone("repeal-law"))
    here.play(1, "play price-increase end")
    assert here.decision(0).kind == "settle"


def test_kt_100_answers_are_handled_clockwise_from_the_buyers_left() -> None:
    here = buying(hamlet().law(1, "price-increase").law(2, "design-change").gone("repeal-law"))
    here.play(2, "play design-change end")
    assert laws_played(here) == []
    here.play(1, "play price-increase end")
    assert laws_played(here) == ["price-increase", "design-change"]
    assert [event.touches for event in here.told("plays")] == [(0,)]  # against the buyer
    assert [event.touches for event in here.told("plays-on")] == [(0,)]
    assert here.decision(0).kind == "turn"


def test_kt_100_a_pointless_answer_goes_back_unseen() -> None:
    here = buying(hamlet().law(1, "design-change").law(2, "price-increase").gone("repeal-law"))
    here.play(1, "play design-change end").play(2, "play price-increase end")
    assert here.player(2).laws == [2]
    assert [event.to for event in here.told("returned")] == [(2,)]
    assert laws_played(here) == ["design-change"]
    assert KEYTHEDRAL.view_for(here.state, 0).seats[2].known_laws == ()


def test_kt_100_a_repeal_may_hit_the_buyers_own_laws() -> None:
    here = hamlet().law(0, "price-decrease", "substitution").law(1, "repeal-law")
    here.gone("start-order", "house-moratorium").tile("1a", "1-5").cubes(0, stone=1, wood=1, wine=2).spend()
    here.play(0, "buy seat 1a using both with wood wine end")
    here.play(1, "play repeal-law")
    assert here.words(1) == ["price-decrease", "substitution"]
    here.play(1, "price-decrease end")
    assert here.decision(0).kind == "settle"
    assert here.state.cheaper == -1
    assert {3, 10} <= set(here.state.played)
    here.play(0, "with stone wood wine end")  # the substitution still holds
    assert here.player(0).seats
    assert 5 in here.state.played


def test_kt_102_every_law_opens_a_window_for_the_others() -> None:
    here = hamlet().law(0, "upgrade-cottage").law(1, "sale").law(2, "bargain").work().decline(1, 2)
    here.play(0, "play upgrade-cottage 1 end")
    assert here.deciders() == [1, 2]
    assert not here.player(0).houses[0]
    here.decline(2).decline(1)
    assert here.player(0).houses[0]


def test_kt_102_the_buyer_may_repeal_a_law_played_against_him() -> None:
    here = buying(hamlet().law(0, "repeal-law").law(1, "price-increase"))
    here.play(1, "play price-increase end")
    assert here.deciders() == [0]
    here.play(0, "play repeal-law end")
    assert here.player(0).seats  # the purchase goes through at the declared price
    assert here.has(0) == {"stone": 1, "wood": 1}


def test_kt_102_a_repeal_opens_no_window() -> None:
    here = hamlet().law(0, "upgrade-cottage", "sale").law(1, "repeal-law").work().decline(1)
    here.play(0, "play upgrade-cottage 1 end").play(1, "play repeal-law end")
    assert here.decision(0).kind == "start"


def test_kt_103_play_does_not_go_on_before_the_window_closes() -> None:
    here = hamlet().law(0, "upgrade-cottage").law(1, "repeal-law").law(2, "sale").work().decline(1, 2)
    here.play(0, "play upgrade-cottage 1 end").decline(2)
    assert here.deciders() == [1]


def test_kt_104_all_holders_are_asked_and_nobody_else() -> None:
    here = hamlet(4).law(1, "sale").law(3, "substitution").work()
    assert here.deciders() == [1, 3]
    assert KEYTHEDRAL.view_for(here.state, 0).deciding == (1, 3)


def test_kt_104_standing_orders_do_not_change_who_is_asked() -> None:
    for level in WATCHES:
        here = hamlet(4).law(1, "sale").law(3, "substitution")
        here.player(1).watch = level
        assert here.work().deciders() == [1, 3]


def test_kt_104_kt_136_with_open_laws_only_holders_of_a_fitting_card_are_asked() -> None:
    here = hamlet(4, face_up="on")
    held: tuple[tuple[int, Card], ...] = ((1, laws.SALE), (3, laws.WORK_ORDER))
    for seat, card in held:
        here.state.deck = [one for one in here.state.deck if one != card]
        here.state.spaces = [0 if one == card else one for one in here.state.spaces]
        here.player(seat).laws = here.player(seat).known = [card]
    assert here.work().deciders() == [3]


def test_kt_105_windows_that_cannot_matter_are_skipped() -> None:
    here = hamlet().law(1, "sale").gone("work-order", "broken-fences", "start-order").work()
    assert here.deciders() == [0]
    here = hamlet().law(0, "upgrade-cottage").law(1, "sale").gone("repeal-law").work().decline(1)
    here.play(0, "play upgrade-cottage 1 end")
    assert here.player(0).houses[0]
    here = buying(hamlet().law(1, "sale").gone("price-increase", "design-change"))
    assert here.player(0).seats
    here = hamlet().work()
    assert here.deciders() == [0]  # nobody holds a law


def test_kt_105_a_purchase_with_an_own_law_is_asked_about_while_a_repeal_is_about() -> None:
    here = hamlet().law(0, "price-decrease").law(1, "sale")
    here.gone("start-order", "house-moratorium", "price-increase", "design-change")
    here.tile("1a", "1-1").cubes(0, stone=1, wood=1).spend()
    plain = Scene(KEYTHEDRAL.copy(here.state)).play(0, "buy seat 1a with stone wood end")
    assert plain.player(0).seats
    here.play(0, "buy seat 1a using price-decrease with wood end")
    assert here.decision(1).kind == "purchase"
    assert not here.player(0).seats
    here = hamlet().law(0, "price-decrease").law(1, "sale")
    here.gone("start-order", "house-moratorium", "price-increase", "design-change", "repeal-law")
    here.tile("1a", "1-1").cubes(0, stone=1, wood=1).spend()
    assert here.play(0, "buy seat 1a using price-decrease with wood end").player(0).seats


def test_kt_107_whoever_is_late_in_a_window_plays_no_law() -> None:
    here = hamlet().law(1, "design-change").law(2, "price-increase").gone("repeal-law")
    here.player(2).armed = {2: 0}
    buying(here)
    for seat in (1, 2):  # an order that was not carried out in time is a pass as well
        assert KEYTHEDRAL.lapsed(here.state, seat) == ("decline", "end")
        here.play(seat, "decline end")
    assert here.player(0).seats
    assert (here.player(1).laws, here.player(2).laws) == ([13], [2])


def test_kt_107_an_obligatory_choice_is_never_made_by_the_clock() -> None:
    here = hamlet().law(1, "sale").work()
    assert KEYTHEDRAL.lapsed(here.state, 0) == ()  # not asked
    here.decline(1)
    assert KEYTHEDRAL.lapsed(here.state, 1) == ()
    for line in ("order 1", "send 1 lake@2,1 end"):
        assert KEYTHEDRAL.lapsed(here.state, 0) == ()  # placing
        here.play(0, line)
    here = hamlet().law(2, "sale").gone("start-order").cubes(2, wood=1).auction()
    for line in ("offer 1 end", "wood", "name grey"):
        assert KEYTHEDRAL.lapsed(here.state, 2) == ()  # bidding, paying, naming
        here.play(2, line)
    here = hamlet().law(2, "sale").gone("start-order", "house-moratorium").fence(1, -1, -1, "se")
    here.dwelling(2, 2, 3, 3).field(3, 3, "farm").cubes(0, wood=1).spend().play(0, "fence 3,3-nw end")
    assert here.decision(2).kind == "move"
    assert KEYTHEDRAL.lapsed(here.state, 2) == ()


def test_kt_107_a_free_play_has_no_limit() -> None:
    here = hamlet().law(2, "good-harvest").work().decline(2)
    assert here.free() == [2]
    assert KEYTHEDRAL.lapsed(here.state, 2) == ()


def test_kt_146_the_table_does_not_see_who_has_answered() -> None:
    here = hamlet().law(1, "sale").law(2, "bargain").work()
    before = KEYTHEDRAL.view_for(here.state, 0)
    assert before.window is not None
    assert before.window.asked == (1, 2)
    here.decline(2)
    assert KEYTHEDRAL.view_for(here.state, 0) == before
    assert here.told("declined") == []
    assert KEYTHEDRAL.awaited(here.state) == (1, 2)
    here.decline(1)
    assert [event.seat for event in here.told("no-law")] == [None]
    assert KEYTHEDRAL.awaited(here.state) == (0,)


def test_kt_146_whose_answer_came_from_an_order_does_not_show() -> None:
    """The same table with and without orders: equal views, questions and events for everybody else."""
    tables: list[tuple[object, object]] = []
    for level in ("windows", "none"):
        here = hamlet().law(0, "sale").law(1, "bargain").law(2, "repeal-law")
        here.player(1).watch = level
        here.work()
        for seat, picks in ((2, "decline end"), (1, "decline end"), (0, "decline end")):
            tables.append((seen(KEYTHEDRAL, here.state, 0), seen(KEYTHEDRAL, here.state, 2)))
            assert KEYTHEDRAL.is_hushed(here.state)
            assert KEYTHEDRAL.awaited(here.state) == (0, 1, 2)
            here.play(seat, picks)
        assert not KEYTHEDRAL.is_hushed(here.state)
        tables.append((seen(KEYTHEDRAL, here.state, 0), seen(KEYTHEDRAL, here.state, None)))
        tables.append((msgspec.json.encode(here.events), b""))
    assert tables[: len(tables) // 2] == tables[len(tables) // 2 :]


def test_kt_146_an_order_leaves_the_window_open_and_its_seat_among_the_asked() -> None:
    here = hamlet().law(0, "sale").law(1, "bargain")
    here.player(0).watch = here.player(1).watch = "none"
    here.work()
    assert here.deciders() == [0, 1]
    assert KEYTHEDRAL.awaited(here.state) == (0, 1)
    window = KEYTHEDRAL.view_for(here.state, 2).window
    assert window is not None
    assert window.asked == (0, 1)


def test_kt_146_an_answer_in_secret_shows_nobody_anything() -> None:
    here = hamlet().law(1, "good-harvest").law(2, "bargain").work()
    before = KEYTHEDRAL.view_for(here.state, 0)
    here.play(1, "play good-harvest farm end")
    assert KEYTHEDRAL.view_for(here.state, 0) == before
    assert laws_played(here) == []


def test_two_laws_on_one_purchase() -> None:
    here = hamlet().law(0, "substitution").law(1, "price-increase").law(2, "repeal-law")
    here.gone("start-order", "house-moratorium").tile("1a", "1-1").cubes(0, stone=1, wine=3).spend()
    here.play(0, "buy seat 1a using substitution with stone wine end")
    here.play(1, "play price-increase end").decline(2).decline(2)  # the purchase window, then the law window
    here.decline(2)  # and once more: a repeal could still hit the buyer's law
    assert here.decision(0).kind == "settle"
    assert "with stone wine wine" in here.words(0)
    here.play(0, "with stone wine wine end")
    assert here.has(0) == {"wine": 1}
    assert {2, 5} <= set(here.state.played)


def test_a_repealed_design_change_on_the_last_seat_ends_the_game() -> None:
    here = hamlet().on_sale(5).tile("5a", "5-3").on_sale(5, "5b").cubes(0, water=1, wine=1, gold=2)
    here.law(1, "design-change").law(0, "repeal-law").gone("start-order", "house-moratorium").spend()
    here.play(0, "buy seat 5a with water wine gold gold end").play(1, "play design-change end")
    here.play(0, "play repeal-law end")
    assert KEYTHEDRAL.is_over(here.state)


def test_the_view_of_a_declared_purchase() -> None:
    here = buying(hamlet().law(1, "sale"))
    purchase = KEYTHEDRAL.view_for(here.state, 2).purchase
    assert purchase is not None
    assert (purchase.buyer, purchase.slot, purchase.payment) == (0, "1a", {"stone": 1, "wood": 1})
