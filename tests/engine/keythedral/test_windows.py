"""Windows: seats asked, order of answers, public information (sections 17 and 20)."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.rng import Rng, seed_from
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import Card
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import WATCHES
from tests.support.keythedral import Scene, buying, hamlet, laws_played
from tests.support.secrecy import seen


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


def test_kt_95_kt_99_a_player_who_played_a_law_is_asked_again_until_all_decline() -> None:
    here = hamlet().law(1, "good-harvest", "sale").law(2, "bargain").gone("repeal-law")
    here.harvest().play(1, "play good-harvest wood end").decline(2)
    assert here.deciders() == [1, 2]  # a good harvest could matter to a poor one that grey may hold
    here.decline(1, 2)
    assert here.state.stage == "spend"


def test_kt_99_a_player_who_declined_is_asked_again_only_about_a_law_that_matters() -> None:
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


def test_kt_107_a_player_who_is_late_in_a_window_plays_no_law() -> None:
    here = hamlet().law(1, "design-change").law(2, "price-increase").gone("repeal-law")
    here.player(2).armed = {2: 0}
    buying(here)
    for seat in (1, 2):  # an order that was not carried out in time is a pass as well
        assert KEYTHEDRAL.timeout_answer(here.state, seat) == ("decline", "end")
        here.play(seat, "decline end")
    assert here.player(0).seats
    assert (here.player(1).laws, here.player(2).laws) == ([13], [2])


def test_kt_107_an_obligatory_choice_is_never_made_by_the_clock() -> None:
    here = hamlet().law(1, "sale").work()
    assert KEYTHEDRAL.timeout_answer(here.state, 0) == ()  # not asked
    here.decline(1)
    assert KEYTHEDRAL.timeout_answer(here.state, 1) == ()
    for line in ("order 1", "send 1 lake@2,1 end"):
        assert KEYTHEDRAL.timeout_answer(here.state, 0) == ()  # placing
        here.play(0, line)
    here = hamlet().law(2, "sale").gone("start-order").cubes(2, wood=1).auction()
    for line in ("offer 1 end", "wood", "name grey"):
        assert KEYTHEDRAL.timeout_answer(here.state, 2) == ()  # bidding, paying, naming
        here.play(2, line)
    here = hamlet().law(2, "sale").gone("start-order", "house-moratorium").fence(1, -1, -1, "se")
    here.dwelling(2, 2, 3, 3).field(3, 3, "farm").cubes(0, wood=1).spend().play(0, "fence 3,3-nw end")
    assert here.decision(2).kind == "move"
    assert KEYTHEDRAL.timeout_answer(here.state, 2) == ()


def test_kt_107_a_free_play_has_no_limit() -> None:
    here = hamlet().law(2, "good-harvest").work().decline(2)
    assert here.free() == [2]
    assert KEYTHEDRAL.timeout_answer(here.state, 2) == ()


def test_kt_146_the_table_does_not_see_who_has_answered() -> None:
    here = hamlet().law(1, "sale").law(2, "bargain").work()
    before = KEYTHEDRAL.view_for(here.state, 0)
    assert before.window is not None
    assert before.window.asked == (1, 2)
    here.decline(2)
    assert KEYTHEDRAL.view_for(here.state, 0) == before
    assert here.told("declined") == []
    assert KEYTHEDRAL.publicly_awaited(here.state) == (1, 2)
    here.decline(1)
    assert here.told("no-law") == []  # a closed window tells nothing
    assert KEYTHEDRAL.publicly_awaited(here.state) == (0,)


def test_kt_146_an_answer_by_order_looks_like_any_other() -> None:
    """The same table with and without orders: equal views, questions and events for everybody else."""
    tables: list[tuple[object, object]] = []
    for level in ("windows", "none"):
        here = hamlet().law(0, "sale").law(1, "bargain").law(2, "repeal-law")
        here.player(1).watch = level
        here.work()
        for seat, picks in ((2, "decline end"), (1, "decline end"), (0, "decline end")):
            tables.append((seen(KEYTHEDRAL, here.state, 0), seen(KEYTHEDRAL, here.state, 2)))
            assert KEYTHEDRAL.has_secret_answers(here.state)
            assert KEYTHEDRAL.publicly_awaited(here.state) == (0, 1, 2)
            here.play(seat, picks)
        assert not KEYTHEDRAL.has_secret_answers(here.state)
        tables.append((seen(KEYTHEDRAL, here.state, 0), seen(KEYTHEDRAL, here.state, None)))
        tables.append((msgspec.json.encode(here.events), b""))
    assert tables[: len(tables) // 2] == tables[len(tables) // 2 :]


def test_kt_146_an_order_leaves_the_window_open_and_its_seat_among_the_asked() -> None:
    here = hamlet().law(0, "sale").law(1, "bargain")
    here.player(0).watch = here.player(1).watch = "none"
    here.work()
    assert here.deciders() == [0, 1]
    assert KEYTHEDRAL.publicly_awaited(here.state) == (0, 1)
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
