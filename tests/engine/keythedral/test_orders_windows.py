"""Orders stored beside the game: questions that they replace, and their answers (KT-99, KT-104, KT-106)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.forced import forced
from engine.core.plan_answers import Answered, answered
from engine.core.plans import Doubt, Leave
from engine.core.rng import Rng, seed_from
from engine.core.text import texts_in
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.plans.plan_types import Ask, Decline, PlayLaw
from tests.support.keythedral import Scene, buying, hamlet
from tests.support.secrecy import seen


def before_auction(windows: str = "quiet", rulings: str = "4") -> Scene:
    """Yellow holds Start order and grey something else."""
    here = hamlet(3, windows=windows, rulings=rulings).law(1, "start-order").law(2, "sale").gone("repeal-law")
    return here.cubes(0, wood=2).cubes(1, wood=2).cubes(2, wood=2).auction()


def said(here: Scene, seat: int, plan: Any) -> Any:
    found = answered(KEYTHEDRAL, here.state, seat, plan)
    return found.picks if isinstance(found, Answered) else found


@pytest.mark.parametrize("windows", ["quiet", "strict"])
def test_kt_99_nobody_is_called_to_the_window_of_phase_5(windows: str) -> None:
    here = before_auction(windows=windows)
    assert here.deciders() == [1, 2], "everybody with a law, whatever it is"
    assert KEYTHEDRAL.is_unprompted(here.state)
    assert [KEYTHEDRAL.default_answer(here.state, seat) for seat in (1, 2)] == [("decline", "end")] * 2
    for seat in (1, 2):
        assert "keythedral-note-unattended" in {text.key for text in texts_in(here.decision(seat).ask)}
    assert KEYTHEDRAL.default_answer(here.order(1).order(2).state, 2) == ()
    assert (here.state.asking, here.state.turn) == ("bid", 2)


def test_kt_99_kt_127_an_order_plays_start_order_in_phase_5() -> None:
    here = before_auction()
    plan = PlayLaw("start-order", "auction", "grey")
    assert said(here, 1, plan) == ("play start-order", "grey", "end")
    here.play(1, "play start-order grey end").order(2)
    assert here.state.start == 2
    assert here.state.auction is not None
    assert here.state.auction.taker == 0, "left of the new start player (KT-81)"


def test_kt_99_an_order_to_name_the_start_player_who_is_it_already_has_nothing_to_do() -> None:
    assert said(before_auction(), 1, PlayLaw("start-order", "auction", "blue")) is None


def test_kt_99_an_order_that_is_in_doubt_in_phase_5_plays_no_law() -> None:
    here = hamlet().law(1, "upgrade-cottage", "start-order").cubes(0, wood=1).auction()
    here.player(1).houses[0] = True
    found = answered(KEYTHEDRAL, here.state, 1, PlayLaw("upgrade-cottage", "auction", "1"))
    assert isinstance(found, Doubt)
    assert KEYTHEDRAL.default_answer(here.state, 1) == ("decline", "end")


def test_kt_99_a_player_who_looks_in_may_answer_in_person() -> None:
    here = before_auction().play(1, "play start-order yellow end").order(2)
    assert (here.state.start, 20 in here.state.played) == (1, True)


def test_kt_99_a_law_played_in_phase_5_is_answered_in_person() -> None:
    here = hamlet().law(1, "start-order").law(2, "repeal-law").cubes(0, wood=1).cubes(1, wood=1).auction()
    here.play(1, "play start-order yellow end").order(2)
    assert here.decision(2).kind == "law"
    assert not KEYTHEDRAL.is_unprompted(here.state)
    assert KEYTHEDRAL.default_answer(here.state, 2) == ()


def test_kt_99_other_windows_call_people() -> None:
    for here in (hamlet().law(1, "start-order").work(), hamlet().law(1, "start-order").spend()):
        assert not KEYTHEDRAL.is_unprompted(here.state)
        assert KEYTHEDRAL.default_answer(here.state, 1) == ()


def test_kt_99_games_begun_before_ask_in_phase_5() -> None:
    here = before_auction(rulings="3")
    assert not KEYTHEDRAL.is_unprompted(here.state)
    assert KEYTHEDRAL.default_answer(here.state, 1) == ()


def test_kt_104_kt_146_the_window_of_phase_5_does_not_depend_on_hands() -> None:
    here, rng = before_auction(), Rng(seed_from("phase 5"))
    for reader in (None, 0):
        for _ in range(6):
            world = KEYTHEDRAL.imagine(here.state, reader, rng)
            assert KEYTHEDRAL.is_unprompted(world)
            assert seen(KEYTHEDRAL, world, reader) == seen(KEYTHEDRAL, here.state, reader)
            assert {KEYTHEDRAL.default_answer(world, seat) for seat in KEYTHEDRAL.seats_to_act(world)} == {
                ("decline", "end")
            }


@pytest.mark.parametrize("windows", ["quiet", "strict"])
def test_kt_106_new_games_offer_no_orders_of_their_own(windows: str) -> None:
    here = hamlet(3, windows=windows).law(0, "repeal-law", "price-increase").law(1, "sale").work()
    for seat in (0, 1):
        assert not any(word.startswith(("watch", "arm", "disarm")) for word in here.words(seat))
        assert KEYTHEDRAL.view_for(here.state, seat).seats[seat].watch is None
    assert "watch none" in hamlet(3, rulings="3").law(0, "sale").work().words(0)


def test_kt_104_in_strict_windows_nobody_is_answered_for_though_there_is_no_choice() -> None:
    here = hamlet(3, windows="strict").law(1, "house-moratorium").law(2, "sale").worker(0, 1, 1, 0).harvest()
    assert here.words(2) == ["decline"]
    assert (forced(KEYTHEDRAL, here.state, 2), KEYTHEDRAL.default_answer(here.state, 2)) == ((), ())


def test_kt_104_in_quiet_windows_an_order_comes_before_automatic_answers() -> None:
    here = hamlet(3).law(1, "house-moratorium").law(2, "sale").worker(0, 1, 1, 0).harvest()
    assert (forced(KEYTHEDRAL, here.state, 2), KEYTHEDRAL.default_answer(here.state, 2)) == (
        (),
        ("decline", "end"),
    )
    assert said(here, 2, Ask("all")) == Leave()


@pytest.mark.parametrize(("windows", "kinds"), [("all", 3), ("start", 1), ("purchase", 1), ("law", 1)])
@pytest.mark.parametrize("kind", [Ask, Decline])
def test_kt_106_orders_to_ask_or_to_decline_name_their_windows(kind: Any, windows: Any, kinds: int) -> None:
    start = hamlet().law(1, "sale").work()
    purchase = buying(hamlet().law(1, "price-increase").gone("repeal-law"))
    law = hamlet().law(0, "upgrade-cottage").law(1, "repeal-law").work().decline(1)
    law.play(0, "play upgrade-cottage 1 end")
    found = {one.decision(1).kind: said(one, 1, kind(windows)) for one in (start, purchase, law)}
    wanted = Leave() if kind is Ask else ("decline", "end")
    assert [key for key, what in found.items() if what == wanted] == (
        [windows] if windows != "all" else ["start", "purchase", "law"]
    )
    assert sum(what is not None for what in found.values()) == kinds


def test_kt_106_no_law_until_this_phase_ends() -> None:
    here = hamlet().law(1, "sale", "start-order").gone("repeal-law").work()
    offered = {offer.words: offer.plan for offer in KEYTHEDRAL.plans(KEYTHEDRAL.view_for(here.state, 1))}
    assert offered["decline phase"] == Decline("all", "work")
    assert said(here, 1, offered["decline phase"]) == ("decline", "end")
    assert said(here.decline(1).harvest(), 1, offered["decline phase"]) is None


def test_kt_106_every_order_in_the_state_exists_beside_the_game() -> None:
    """`watch windows`, `reactions`, `later` and `none`; `arm` for each law that could be armed."""
    here = hamlet().law(1, "price-increase", "repeal-law", "design-change").law(0, "bargain")
    here.tile("1a", "1-1").spend()
    words = {offer.words for offer in KEYTHEDRAL.plans(KEYTHEDRAL.view_for(here.state, 1))}
    assert {"ask all", "decline start", "decline phase", "decline all"} <= words
    assert {"against 1a price-increase", "against 1a design-change"} <= words
    assert {f"against {law} repeal-law" for law in ("bargain", "upgrade-cottage", "sale")} <= words
    never = ("price-increase", "good-harvest")  # in this hand; before the harvest, which is over
    assert words.isdisjoint(f"against {law} repeal-law" for law in never)


def test_kt_141_one_field_for_a_worker_asks_nobody() -> None:
    here = hamlet(laws="off").work().play(0, "order 2 send 2 vineyard@1,2 end")
    here.play(1, "send 2 wood@1,0 end")
    assert here.words(2) == ["send 2 quarry@0,0"]
    assert forced(KEYTHEDRAL, here.state, 2) == ("send 2 quarry@0,0", "end")


def one_field(*laws: str) -> Scene:
    """Grey has one field left for dwelling 2, and these laws."""
    here = hamlet().law(2, *laws).gone("start-order", "work-order").work()
    while here.state.windows:
        here.decline(*here.deciders())
    return here.play(0, "order 2 send 2 vineyard@1,2 end").play(1, "send 2 wood@1,0 end")


@pytest.mark.parametrize(
    "law", ["good-harvest", "poor-harvest", "house-moratorium", "unexpected-harvest", "double-production"]
)
def test_kt_99_a_law_for_a_later_phase_makes_no_choice_of_one_field(law: str) -> None:
    here = one_field(law)
    assert here.words(2) == ["send 2 quarry@0,0", f"play {law}"]
    assert forced(KEYTHEDRAL, here.state, 2) == ("send 2 quarry@0,0", "end")
    here.play(2, "send 2 quarry@0,0 end").harvest()
    assert f"play {law}" in here.words(2), "it is asked about before its phase, whatever the others do"


@pytest.mark.parametrize("law", ["upgrade-cottage", "downgrade-house", "unsafe-fence", "design-change"])
def test_kt_98_a_law_that_works_at_once_is_a_choice(law: str) -> None:
    here = hamlet().dwelling(1, 1, 1, 1, house=True).fence(0, 1, 1, "nw").law(2, law)
    here.gone("start-order", "work-order", "broken-fences").work().play(0, "order 2 send 2 vineyard@1,2 end")
    here.play(1, "send 2 wood@1,0 end")
    assert f"play {law}" in here.words(2)
    assert forced(KEYTHEDRAL, here.state, 2) == ()


def test_kt_141_stay_as_the_only_answer_asks_nobody() -> None:
    here = hamlet().law(2, "sale", "good-harvest").gone("start-order", "work-order").work().decline(2)
    here.worker(0, 1, 0, 0).play(0, "order 2 send 2 vineyard@1,2 end").play(1, "send 2 wood@1,0 end")
    assert here.words(2) == ["play good-harvest", "stay"]
    assert forced(KEYTHEDRAL, here.state, 2) == ("stay", "end")


def test_kt_77_without_cubes_or_laws_there_is_nothing_but_to_pass() -> None:
    here = hamlet().law(1, "good-harvest").gone("house-moratorium", "start-order").spend()
    assert forced(KEYTHEDRAL, here.state, 0) == ("pass", "end")
    assert forced(KEYTHEDRAL, here.play(0, "pass end").state, 1) == ("pass", "end"), "no law fits"
    here = hamlet().law(0, "upgrade-cottage").gone("house-moratorium", "start-order").spend()
    assert forced(KEYTHEDRAL, here.state, 0) == (), "a law can be played"
    here = hamlet(laws="off").cubes(0, wood=1).spend()
    assert forced(KEYTHEDRAL, here.state, 0) == (), "a fence can be built"


def test_kt_82_a_bid_that_cannot_be_paid_is_asked_of_nobody() -> None:
    here = hamlet(laws="off").cubes(2, wood=2).cubes(1, wood=1).auction().play(2, "offer 2 end")
    assert (here.state.asking, here.state.turn) == ("name", 2), "blue has nothing, and yellow too little"
