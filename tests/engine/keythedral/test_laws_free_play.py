"""Laws played at a stable point without a question (KT-98)."""

from __future__ import annotations

import pytest

from engine.keythedral.game import KEYTHEDRAL
from tests.support.keythedral import Scene, buying, hamlet


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


def test_kt_98_laws_for_turns_and_windows_are_no_free_plays() -> None:
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
    here.state.turn = 1  # no matter who is asked, it is not the holder
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
