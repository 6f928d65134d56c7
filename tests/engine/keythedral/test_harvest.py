"""Phase 2: collecting, short stores and the laws of the harvest (sections 6 and 18)."""

from __future__ import annotations

from tests.support.keythedral import Scene, hamlet


def reaped(here: Scene) -> Scene:
    """Finish the harvest, with all windows declined."""
    here.harvest()
    while here.state.windows:
        here.decline(here.deciders()[0])
    return here


def test_kt_41_one_cube_for_each_worker_start_player_first() -> None:
    here = hamlet().worker(0, 1, 2, 0).worker(0, 2, 0, 1).worker(1, 1, 2, 2)
    here.state.start = 1
    reaped(here)
    assert here.has(0) == {"food": 1, "wood": 1}
    assert here.has(1) == {"wine": 1}
    assert [event.seat for event in here.told("collected")] == [1, 2, 0]


def test_kt_42_the_store_gives_what_it_holds() -> None:
    here = hamlet().worker(0, 1, 2, 2).worker(1, 1, 1, 2).empty_store("wine", 1)
    reaped(here)
    assert here.has(0) == {"wine": 1}
    assert "wine" not in here.has(1)
    assert here.told("harvest-failed")[0].touches == (1,)


def test_kt_42_a_player_owed_more_than_there_is_takes_what_there_is() -> None:
    here = hamlet().worker(0, 1, 2, 2).worker(0, 2, 1, 2).empty_store("wine", 1)
    reaped(here)
    assert here.has(0) == {"wine": 1}
    assert here.store("wine") == 0


def test_kt_43_workers_stay_until_phase_four() -> None:
    here = reaped(hamlet().worker(0, 1, 2, 0))
    assert here.state.stage == "spend"
    assert len(here.state.workers) == 1


def test_kt_115_unexpected_harvest_changes_the_kind_cube_by_cube() -> None:
    here = hamlet().worker(0, 1, 1, 0).worker(0, 2, 0, 1).law(0, "unexpected-harvest").harvest()
    here.play(0, "play unexpected-harvest wood end")
    assert here.deciders() == [0]
    assert here.words(0) == ["take stone", "take wood", "take food", "take water", "take wine"]
    here.play(0, "take wine take food")
    assert here.words(0) == ["end"]
    here.play(0, "end")
    assert here.has(0) == {"food": 1, "wine": 1}


def test_kt_143_only_kinds_the_store_holds_and_the_rest_is_lost() -> None:
    here = hamlet().worker(0, 1, 1, 0).worker(0, 2, 0, 1).law(0, "unexpected-harvest")
    for kind, left in (("stone", 0), ("wood", 0), ("food", 0), ("water", 0), ("wine", 1)):
        here.empty_store(kind, left)
    here.harvest().play(0, "play unexpected-harvest wood end")
    assert here.words(0) == ["take wine"]
    here.play(0, "take wine end")
    assert here.has(0) == {"wine": 1}
    assert [dict(event.text.args)["count"] for event in here.told("choice-failed")] == [1]


def test_kt_143_others_are_not_asked_in_the_harvest() -> None:
    here = reaped(hamlet().worker(0, 1, 1, 0).worker(1, 1, 2, 2))
    assert here.state.stage == "spend"


def test_kt_121_double_production_doubles_ones_own_type() -> None:
    here = hamlet().worker(0, 1, 1, 0).worker(0, 2, 0, 1).worker(1, 2, 2, 0).law(0, "double-production")
    here.harvest().play(0, "play double-production wood end")
    assert here.has(0) == {"wood": 4}
    assert here.has(1) == {"food": 1}


def test_kt_121_the_option_doubles_a_single_field() -> None:
    here = (
        hamlet(single_field="on").worker(0, 1, 1, 0).worker(0, 2, 0, 1).law(0, "double-production").harvest()
    )
    here.play(0, "play double-production")
    assert set(here.words(0)) == {"1,0", "0,1"}
    here.play(0, "1,0 end")
    assert here.has(0) == {"wood": 3}


def test_kt_125_a_good_harvest_doubles_for_everybody() -> None:
    here = hamlet().worker(0, 1, 1, 0).worker(2, 1, 0, 1).law(1, "good-harvest")
    here.harvest().play(1, "play good-harvest wood end")
    assert here.has(0) == {"wood": 2}
    assert here.has(2) == {"wood": 2}


def test_kt_125_a_good_harvest_may_be_declared_in_phase_one() -> None:
    here = hamlet().law(0, "good-harvest").work()
    here.play(0, "play good-harvest lake end")
    assert [force.card for force in here.state.forces] == [18]


def test_kt_126_a_poor_harvest_brings_nothing_of_that_kind() -> None:
    here = hamlet().worker(0, 1, 1, 0).worker(2, 1, 0, 0).law(1, "poor-harvest")
    here.law(2, "unexpected-harvest").harvest()
    here.play(1, "play poor-harvest wood end").decline(2).decline(2)  # and nobody repeals it
    here.play(2, "play unexpected-harvest quarry end")
    assert here.has(0) == {}
    assert "take wood" not in here.words(2)
    assert "take stone" in here.words(2)


def test_kt_128_doublings_multiply_up_to_four() -> None:
    here = hamlet().worker(0, 1, 2, 1).law(0, "double-production", "good-harvest").harvest()
    here.play(0, "play double-production lake end").play(0, "play good-harvest lake end")
    assert here.has(0) == {"water": 4}


def test_kt_128_a_poor_harvest_makes_everything_zero() -> None:
    here = hamlet().worker(0, 1, 2, 1).law(0, "double-production", "good-harvest", "poor-harvest").harvest()
    here.play(0, "play double-production lake end").play(0, "play good-harvest lake end")
    here.play(0, "play poor-harvest lake end")
    assert here.has(0) == {}


def test_kt_128_the_kind_changes_after_the_number_is_settled_and_the_store_limits_all() -> None:
    here = hamlet().worker(0, 1, 2, 1).law(0, "good-harvest", "unexpected-harvest").harvest()
    here.play(0, "play good-harvest lake end").play(0, "play unexpected-harvest lake end")
    here.play(0, "take wine take wine end")
    assert here.has(0) == {"wine": 2}


def test_kt_80_harvest_laws_end_with_the_harvest() -> None:
    here = hamlet().worker(0, 1, 2, 1).law(0, "good-harvest").harvest().play(0, "play good-harvest lake end")
    assert here.state.forces == []
