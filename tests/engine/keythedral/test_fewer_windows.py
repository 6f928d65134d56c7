"""Fewer windows: one for harvest and spending, quiet ones without a fitting law (KT-99, KT-104)."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.text import texts_in
from engine.keythedral.game import KEYTHEDRAL
from tests.support.keythedral import Scene, hamlet
from tests.support.secrecy import seen


def before_harvest(**options: str) -> Scene:
    """Two hold laws; the last placing has been made."""
    here = hamlet(3, **options).law(1, "house-moratorium").law(2, "sale")
    return here.worker(0, 1, 1, 0).harvest()


def test_kt_99_one_window_serves_for_the_harvest_and_the_spending() -> None:
    here = before_harvest()
    assert here.deciders() == [1, 2]
    assert here.decision(1).ask.key == "keythedral-ask-start-harvest-spend"
    assert here.offers(1, "play house-moratorium end")
    here.decline(1, 2)
    assert (here.state.stage, here.state.asking) == ("spend", "turn")


def test_kt_99_under_the_second_rulings_there_were_two() -> None:
    here = before_harvest(rulings="2")
    assert here.decision(1).ask.key == "keythedral-ask-start-harvest"
    here.decline(1, 2)
    assert (here.state.stage, here.deciders()) == ("spend", [1, 2])


def test_kt_99_a_harvest_that_failed_somebody_tells_them_apart() -> None:
    here = hamlet(3, windows="strict").law(1, "house-moratorium").worker(0, 1, 1, 0)
    here.empty_store("wood").harvest().decline(1)
    assert (here.state.stage, here.deciders()) == ("spend", [1])
    assert here.decision(1).ask.key == "keythedral-ask-start-spend"


def test_kt_99_cubes_of_free_choice_tell_them_apart() -> None:
    here = hamlet(3).law(1, "house-moratorium").law(0, "unexpected-harvest").gone("repeal-law")
    here.worker(0, 1, 1, 0).harvest().play(0, "play unexpected-harvest wood end").decline(1)
    while here.state.stage == "harvest":
        seat = here.deciders()[0]
        here.play(seat, "take wine end" if here.state.asking == "take" else "decline end")
    assert (here.state.stage, here.deciders()) == ("spend", [1])


def test_kt_99_the_window_of_phase_3_opens_where_that_of_phase_2_did_not() -> None:
    here = hamlet(3).law(1, "house-moratorium")
    here.gone("unexpected-harvest", "double-production", "good-harvest", "poor-harvest", "start-order")
    here.worker(0, 1, 1, 0).harvest()
    assert (here.state.stage, here.deciders()) == ("spend", [1])


HARVEST = ("unexpected-harvest", "double-production", "good-harvest", "poor-harvest")


def last_of_harvest(card: str, rulings: str) -> Scene:
    """Yellow holds the last law for the window before the harvest, and grey the House moratorium."""
    others = [one for one in (*HARVEST, "start-order", "repeal-law") if one != card]
    here = hamlet(3, rulings=rulings).law(1, card).law(2, "house-moratorium").gone(*others)
    return here.worker(0, 1, 1, 0).harvest()


@pytest.mark.parametrize(("card", "aim"), [("good-harvest", "quarry"), ("start-order", "grey")])
def test_kt_99_after_the_last_law_of_the_harvest_the_spending_has_its_own_window(card: str, aim: str) -> None:
    here = last_of_harvest(card, "5").decline(2).play(1, f"play {card} {aim} end")
    assert (here.state.stage, here.deciders()) == ("spend", [2])
    assert here.decision(2).ask.key == "keythedral-ask-start-spend"
    here.play(2, "play house-moratorium end")
    assert here.state.asking == "turn", "once is enough"


def test_kt_95_kt_99_one_holder_plays_the_last_law_of_the_harvest_and_the_moratorium() -> None:
    here = hamlet(3).law(1, "good-harvest", "house-moratorium").gone(*HARVEST[:2], "poor-harvest")
    here.gone("start-order", "repeal-law").worker(0, 1, 1, 0).harvest()
    here.play(1, "play good-harvest quarry end").play(1, "play house-moratorium end")
    assert here.state.forces[0].card == 12


def test_kt_99_nobody_is_asked_twice_where_no_law_was_played_or_none_is_left() -> None:
    here = last_of_harvest("good-harvest", "5").decline(1, 2)
    assert (here.state.stage, here.state.asking) == ("spend", "turn")
    here = last_of_harvest("good-harvest", "5").play(2, "play house-moratorium end")
    here.play(1, "play good-harvest quarry end")
    assert (here.state.stage, here.state.asking) == ("spend", "turn")


def test_kt_99_under_the_fourth_rulings_the_spending_began_automatically() -> None:
    here = last_of_harvest("good-harvest", "4").decline(2).play(1, "play good-harvest quarry end")
    assert (here.state.stage, here.state.asking) == ("spend", "turn")


def test_kt_104_a_quiet_window_is_declined_for_a_player_who_has_no_fitting_law() -> None:
    here = before_harvest()
    assert KEYTHEDRAL.default_answer(here.state, 1) == ()
    assert KEYTHEDRAL.default_answer(here.state, 2) == ("decline", "end")
    assert "keythedral-note-quiet" in {text.key for text in texts_in(here.decision(2).ask)}
    assert here.deciders() == [1, 2], "everybody sees both asked, and nobody answered"


def test_kt_104_in_strict_windows_everybody_answers_in_person() -> None:
    here = before_harvest(windows="strict")
    assert [KEYTHEDRAL.default_answer(here.state, seat) for seat in (1, 2)] == [(), ()]


@pytest.mark.parametrize("windows", ["quiet", "strict"])
def test_kt_146_public_views_do_not_reveal_a_fitting_law(windows: str) -> None:
    here, rng = before_harvest(windows=windows), Rng(seed_from("quiet"))
    for _ in range(8):
        world = KEYTHEDRAL.imagine(here.state, 0, rng)
        assert seen(KEYTHEDRAL, world, 0) == seen(KEYTHEDRAL, here.state, 0)


def test_kt_104_games_begun_before_know_no_such_choice() -> None:
    assert "windows" not in {option.key for option in KEYTHEDRAL.spec.options_under(2)}
    assert not hamlet(3, rulings="2").state.rules.quiet
