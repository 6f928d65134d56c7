"""Views (section 20)."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng, seed_from
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import WATCHES
from tests.engine.keythedral.sensible import sensible_game
from tests.support.keythedral import Scene, hamlet
from tests.support.secrecy import seen


def test_kt_137_cubes_seats_and_laws_are_behind_the_screen() -> None:
    here = hamlet().cubes(0, gold=1).law(0, "sale").spend()
    own, other = KEYTHEDRAL.view_for(here.state, 0).seats[0], KEYTHEDRAL.view_for(here.state, 1).seats[0]
    assert (own.cubes, own.tiles, own.laws, own.points) == ({"gold": 1}, (), (16,), 0)
    assert (other.cubes, other.tiles, other.laws, other.points) == (None, None, None, None)
    assert other.law_count == 1


def test_kt_137_gains_and_payments_happen_in_the_open() -> None:
    here = hamlet().worker(0, 1, 2, 0).harvest()
    assert all(event.to is None for event in here.told("collected"))
    here = hamlet().cubes(0, wood=2).spend().play(0, "smith wood wood end")
    assert here.told("crafted")[0].to is None


def test_kt_138_store_stocks_deck_and_played_laws_are_public() -> None:
    here = hamlet().used(gold=2).gone("sale").spend()
    view = KEYTHEDRAL.view_for(here.state, None)
    assert view.store["gold"] == 2
    assert view.stocks == {"ironwork": 10, "glass": 10, "gold": 8}
    assert view.deck == 17
    assert view.played == (16,)


def test_kt_138_hidden_tiles_are_not_decided_before_they_are_turned_up() -> None:
    here = hamlet().spend()
    other = KEYTHEDRAL.imagine(here.state, 0, Rng(seed_from("elsewhere")))
    assert KEYTHEDRAL.view_for(other, 0) == KEYTHEDRAL.view_for(here.state, 0)
    assert other.rng.seed != here.state.rng.seed
    assert all(slot.tile is None for slot in KEYTHEDRAL.view_for(here.state, 0).slots if slot.number > 1)


def test_an_imagined_world_deals_other_hands_again_and_keeps_what_is_known() -> None:
    here = hamlet().law(0, "sale").law(1, "bargain", "substitution").law(2, "repeal-law").work()
    here.player(1).known = [5]
    hands = set()
    for number in range(30):
        other = KEYTHEDRAL.imagine(here.state, 0, Rng(seed_from(f"world {number}")))
        assert other.players[0].laws == [16]
        assert 5 in other.players[1].laws
        assert len(other.players[1].laws) == 2
        hands.add(tuple(other.players[2].laws))
    assert len(hands) > 5


def test_an_imagined_world_varies_orders_and_answers_of_others() -> None:
    here = hamlet(rulings="3").law(0, "sale").law(1, "good-harvest").law(2, "design-change", "bargain").work()
    here.play(1, "play good-harvest farm end").player(2).armed = {13: 0}
    before = seen(KEYTHEDRAL, here.state, 0)
    waiting, watches, armed, answers = set(), set(), set(), set()
    for number in range(60):
        world = KEYTHEDRAL.imagine(here.state, 0, Rng(seed_from(f"world {number}")))
        assert seen(KEYTHEDRAL, world, 0) == before
        waiting.add(KEYTHEDRAL.seats_to_act(world))
        watches.add(world.players[2].watch)
        armed.add(bool(world.players[1].armed or world.players[2].armed))
        answers.add(len(world.windows[-1].answers))
    assert waiting == {(0,), (0, 1), (0, 2), (0, 1, 2)}  # blue itself has not answered
    assert watches == set(WATCHES)
    assert armed == {True, False}
    assert {0, 1} <= answers


def test_an_imagined_world_keeps_ones_own_answer_and_waits_for_somebody() -> None:
    here = hamlet().law(0, "sale").law(1, "good-harvest").law(2, "design-change", "bargain").work()
    here.play(1, "play good-harvest farm end")
    for number in range(20):
        world = KEYTHEDRAL.imagine(here.state, 1, Rng(seed_from(f"theirs {number}")))
        assert [answer.card for answer in world.windows[-1].answers if answer.seat == 1] == [18]
        assert KEYTHEDRAL.seats_to_act(world) in ((0,), (2,), (0, 2))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_finished_game_opens_every_screen(seats: int) -> None:
    state = sensible_game(seats, f"open {seats}", None, laws="off")
    view = KEYTHEDRAL.view_for(state, None)
    assert view.over
    assert all(seat.cubes is not None and seat.tiles is not None for seat in view.seats)
    assert sum(seat.points or 0 for seat in view.seats) == 46
    assert [standing.points for standing in view.standings] == sorted(
        (seat.points or 0 for seat in view.seats), reverse=True
    )


def paying(here: Scene, seat: int) -> tuple[dict[str, int] | None, dict[str, int], dict[str, int]]:
    """Cubes in hand, those of them named for a payment, and those that have left the hand for it."""
    own = KEYTHEDRAL.view_for(here.state, seat).seats[seat]
    assert own.picks is not None
    return own.cubes, own.picks.paying, own.picks.paid


def test_kt_138_cubes_already_paid_are_no_longer_to_be_paid() -> None:
    def spending() -> Scene:
        return hamlet().gone("start-order", "house-moratorium").cubes(0, wood=2, stone=1).spend()

    assert paying(spending().play(0, "smith wood"), 0) == ({"stone": 1, "wood": 2}, {"wood": 1}, {})
    assert paying(spending().play(0, "smith wood wood"), 0) == ({"stone": 1, "ironwork": 1}, {}, {"wood": 2})
    assert paying(spending().play(0, "trade wood wood>stone"), 0) == ({"stone": 2}, {}, {"wood": 2})
    assert paying(spending().play(0, "law left stone"), 0) == ({"wood": 2}, {}, {"stone": 1})
    bought = hamlet().gone("start-order", "house-moratorium").tile("1a", "1-1").cubes(0, wood=1, stone=1)
    both = {"stone": 1, "wood": 1}
    assert paying(bought.spend().play(0, "buy seat 1a with stone wood"), 0) == (both, both, {})


def test_kt_84_kt_115_cubes_given_are_gone_and_cubes_taken_are_not_paid() -> None:
    here = hamlet().gone("start-order").cubes(2, wood=3).auction().play(2, "offer 2 end")
    while here.state.asking == "bid":
        here.play(here.state.turn, "decline end")
    assert paying(here.play(2, "wood"), 2) == ({"wood": 2}, {}, {"wood": 1})
    here = hamlet().law(0, "unexpected-harvest").gone("repeal-law", "start-order").worker(0, 1, 1, 0)
    here.harvest().play(0, "play unexpected-harvest wood end").play(0, "take wine")
    assert paying(here, 0) == ({"wine": 1}, {}, {})
