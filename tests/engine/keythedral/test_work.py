"""Phase 1: markers, workers, fields open and shut (sections 4 and 5)."""

from __future__ import annotations

import pytest

from engine.core.lattice import place
from engine.keythedral.game import KEYTHEDRAL
from tests.support.keythedral import hamlet


def test_kt_31_the_five_phases_follow_each_other() -> None:
    here = hamlet(laws="off").work()
    seen = [here.state.stage]
    while here.state.round == 1:
        seat = here.deciders()[0]
        words = here.words(seat)
        here.play(seat, "pass" if "pass" in words else words[0])
        if here.state.stage != seen[-1]:
            seen.append(here.state.stage)
    assert seen == ["work", "spend", "auction", "work"]  # the harvest and phase 4 ask nobody
    assert here.told("collected")


def test_kt_33_markers_go_on_free_numbers_and_the_duty_goes_round() -> None:
    here = hamlet(seats=3).work()
    leaders = []
    for _ in range(4):
        leader = here.deciders()[0]
        leaders.append(leader)
        number = here.words(leader)[0]
        here.play(leader, number)
        taken = here.state.order[-1]
        while here.state.marker + 1 == len(here.state.order) and len(here.state.order) < 5:
            seat = here.deciders()[0]
            words = here.words(seat)
            here.play(seat, words[-1] if "end" in words else words[0])
        assert f"order {taken}" not in here.words(here.deciders()[0])
    assert leaders == [0, 1, 2, 0]


def test_kt_34_the_leader_places_first_then_the_others_clockwise() -> None:
    here = hamlet().work()
    here.play(0, "order 1 send 1 farm@2,0 end")
    assert here.deciders() == [1]
    here.play(1, "send 1 vineyard@2,2 end")
    assert here.deciders() == [2]
    here.play(2, "send 1 quarry@0,0 end")
    assert here.deciders() == [1]  # the next leader
    assert here.words(1)[0] == "order 2"
    here.play(1, "order 2 send 2 wood@1,0 end")
    assert here.deciders() == [0]  # grey 2 has no open field, so blue comes next and last


def test_kt_35_a_field_must_be_adjacent_empty_and_not_fenced_off() -> None:
    here = hamlet().fence(2, 1, 0, "se").worker(2, 1, 1, 0).work().play(0, "order 1")
    assert here.words(0) == ["send 1 farm@2,0", "send 1 quarry@1,1"]


def test_kt_36_a_cottage_sends_one_worker() -> None:
    here = hamlet().work().play(0, "order 1 send 1 lake@2,1")
    assert here.words(0) == ["end"]


def test_kt_37_a_house_may_send_two_to_different_fields() -> None:
    here = hamlet().dwelling(0, 1, 1, 0, house=True).work().play(0, "order 1 send 1 lake@2,1")
    assert here.words(0) == ["send 1 wood@1,0", "send 1 farm@2,0", "send 1 quarry@1,1", "end"]
    here.play(0, "send 1 farm@2,0")
    assert here.words(0) == ["end"]
    assert len(here.state.workers) == 2


def test_kt_37_a_house_with_one_open_field_sends_one() -> None:
    here = hamlet().dwelling(2, 2, -1, -1, house=True).work().play(0, "order 2 send 2 wood@0,1 end")
    here.play(1, "send 2 wood@1,0 end").play(2, "send 2 quarry@0,0")
    assert here.words(2) == ["end"]


def test_kt_38_the_first_worker_must_go_and_the_second_may() -> None:
    here = hamlet().dwelling(0, 1, 1, 0, house=True).work().play(0, "order 1")
    assert "end" not in here.words(0)
    assert "stay" not in here.words(0)
    here.play(0, "send 1 lake@2,1 end")
    assert list(here.state.workers) == [place(2, 1)]


def test_kt_39_a_dwelling_without_an_open_field_is_skipped() -> None:
    here = hamlet().work().play(0, "order 2 send 2 wood@0,1 end").play(1, "send 2 quarry@0,0 end")
    assert [event.seat for event in here.told("unemployed")] == [2]
    assert here.deciders() == [1]


def test_kt_39_the_fifth_marker_goes_down_automatically() -> None:
    here = hamlet(laws="off").work()
    while here.state.stage == "work":
        seat = here.deciders()[0]
        words = here.words(seat)
        assert len(here.state.order) < 5 or not words[0].startswith("order")
        here.play(seat, words[-1] if "end" in words else words[0])
    assert len(here.told("last-order")) == 1


def test_kt_40_a_field_holds_one_worker() -> None:
    here = hamlet().work().play(0, "order 1 send 1 lake@2,1 end")
    assert here.refuses(1, "send 1 lake@2,1")
    assert here.offers(1, "send 1 quarry@1,1")


def test_kt_141_a_seat_with_laws_is_asked_even_without_an_open_field() -> None:
    here = hamlet().law(2, "sale").work()
    here.decline(2)  # the window at the start of the phase
    here.play(0, "order 2 send 2 wood@0,1 end").play(1, "send 2 quarry@0,0 end")
    assert here.deciders() == [2]
    assert "stay" in here.words(2)
    here.play(2, "stay end")
    assert here.deciders() == [1]


def test_kt_141_no_question_once_the_helping_laws_are_gone() -> None:
    here = hamlet().law(2, "sale").gone("cottage-number", "broken-fences", "unsafe-fence").work()
    here.decline(2)
    here.play(0, "order 2 send 2 wood@0,1 end").play(1, "send 2 quarry@0,0 end")
    assert here.deciders() == [1]


@pytest.mark.parametrize("rulings", ["1", "2"])
def test_kt_141_with_no_open_field_and_no_law_left_nobody_is_asked_to_stay(rulings: str) -> None:
    here = hamlet(rulings=rulings).law(2, "upgrade-cottage").gone("repeal-law").work().decline(2)
    here.play(0, "order 2 send 2 wood@0,1 end").play(1, "send 2 quarry@0,0 end")
    assert here.deciders() == [2]
    here.play(2, "play upgrade-cottage 1 end")
    assert here.player(2).laws == []
    if rulings == "1":
        assert here.words(2) == ["stay"]  # as games begun under the first rulings went on
    else:
        assert here.deciders() == [1]
        assert [event.seat for event in here.told("unemployed")] == [2]


def test_kt_141_a_law_that_opens_a_field_is_followed_by_the_placing() -> None:
    here = hamlet().fence(1, -1, -1, "se").law(2, "unsafe-fence").gone("repeal-law").work().decline(2)
    here.play(0, "order 2 send 2 wood@0,1 end").play(1, "send 2 wood@1,0 end")
    here.play(2, "play unsafe-fence -1,-1-se end")
    assert here.words(2) == ["send 2 quarry@0,0"]


def test_kt_142_the_side_shown_at_the_step_counts() -> None:
    here = hamlet().law(0, "upgrade-cottage").work().decline(0)
    here.play(0, "order 1 play upgrade-cottage 1 end")
    assert here.player(0).houses[0]
    here.play(0, "send 1 lake@2,1 send 1 farm@2,0 end")
    assert len(here.state.workers) == 2


def test_kt_142_workers_on_fields_stay_when_their_dwelling_changes() -> None:
    here = hamlet().dwelling(0, 1, 1, 0, house=True).law(1, "downgrade-house").work().decline(1)
    here.play(0, "order 1 send 1 lake@2,1 send 1 farm@2,0 end")
    here.play(1, "play downgrade-house blue-1 end")
    assert not here.player(0).houses[0]
    assert len(here.state.workers) == 2


def test_a_marker_and_the_leaders_workers_are_one_move() -> None:
    here = hamlet().work().play(0, "order 1")
    assert here.deciders() == [0]
    view = KEYTHEDRAL.view_for(here.state, 1)
    assert [(marker.number, marker.now) for marker in view.markers] == [(1, True)]
    assert view.placing == (1,)
