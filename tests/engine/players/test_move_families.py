"""Turns that differ in place, payment or colour are one move, and nothing foolish is advised or played."""

from __future__ import annotations

import pytest

from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyflower.actions import Carry, Cash
from engine.keyflower.actions import Send as SendFlower
from engine.keyflower.evaluation import EVALUATOR as KEYFLOWER_EVALUATOR
from engine.keyper.actions import Build, End, Join, OnPlot, Pay, Send
from engine.keyper.evaluation import EVALUATOR as KEYPER_EVALUATOR
from engine.keythedral.actions import Send as SendWorker
from engine.keythedral.actions import Stay
from engine.keythedral.evaluation import EVALUATOR as KEYTHEDRAL_EVALUATOR
from engine.keythedral.game import KEYTHEDRAL
from engine.players import STRENGTHS, answer, question_of
from engine.players.move_families import families, manners
from engine.players.turn_generator import WholeTurn
from tests.support.keyflower import scene
from tests.support.keyper import Table, house_values
from tests.support.keythedral import hamlet

ANN: Seat = 0


def turn(value: float, *picks: object) -> WholeTurn:
    return WholeTurn([*picks, End(ANN)], len(picks) + 1, value)


def built(value: float, tile: str, plot: int, *paid: str) -> WholeTurn:
    return turn(value, Send(ANN, "white"), Build(ANN, tile), OnPlot(ANN, plot), Pay(ANN, paid))


def test_another_plot_or_payment_is_the_same_move_and_said_so() -> None:
    lines = [built(5.0, "kiln", 3, "clay"), built(4.9, "kiln", 4, "clay"), built(4.0, "mine", 3, "clay")]
    found = families(lines, KEYPER_EVALUATOR, None, varied=True)
    assert [len(family) for family in found] == [2, 1]
    assert manners(found[0], KEYPER_EVALUATOR, None) == ("place",)
    assert manners(found[1], KEYPER_EVALUATOR, None) == ()
    assert len(families(lines, KEYPER_EVALUATOR, None, varied=False)) == 3
    worse = [built(5.0, "kiln", 3, "clay"), built(2.0, "kiln", 4, "gold")]
    assert manners(worse, KEYPER_EVALUATOR, None) == (), "it is the same move, but not as good"


def test_useless_transports_are_dropped() -> None:
    plain, more = turn(3.0, "upgrade"), turn(3.0, "upgrade", Carry(ANN, "iron", "home", "keywood"))
    (family,) = families([more, plain], KEYFLOWER_EVALUATOR, None, varied=True)
    assert family[0] is plain


def test_useless_transports_make_no_other_move() -> None:
    """Steps that are left over: iron to the Well or stone to the Keywood, which a price may ask for."""
    iron = turn(3.04, "upgrade", Carry(ANN, "iron", "home", "well"))
    stone = turn(3.0, "upgrade", Carry(ANN, "stone", "home", "keywood"))
    scoring = turn(2.0, "upgrade", Carry(ANN, "wood", "home", "timber-yard"))
    other = turn(3.0, "extend", Carry(ANN, "stone", "home", "keywood"))
    found = families([iron, stone, other, scoring], KEYFLOWER_EVALUATOR, None, varied=True)
    assert found == [[iron, stone], [other], [scoring]]


def test_a_worker_goes_out_rather_than_not() -> None:
    one, both = turn(3.0, SendWorker(ANN, 1, 5)), turn(3.0, SendWorker(ANN, 1, 5), SendWorker(ANN, 1, 6))
    (family,) = families([one, both], KEYTHEDRAL_EVALUATOR, hamlet().state, varied=True)
    assert family[0] is both


def test_kt_36_a_worker_that_stays_though_it_could_bring_a_cube_is_dominated() -> None:
    here = hamlet().work()
    state = here.state
    seat = KEYTHEDRAL.seats_to_act(state)[0]
    for words in answer(STRENGTHS["normal"], question_of(KEYTHEDRAL, state, seat, "work", steps=200)).picks:
        option = KEYTHEDRAL.option_named(state, seat, words)
        assert option is not None
        assert not KEYTHEDRAL_EVALUATOR.mistake(state, option.action)
        KEYTHEDRAL.play(state, option.action, Silence())
    seat = KEYTHEDRAL.seats_to_act(state)[0]
    assert KEYTHEDRAL_EVALUATOR.mistake(state, Stay(seat)) == "stays-at-home"


def test_kf_51_there_and_back_is_dominated() -> None:
    here = scene().build(0, "keywood").build(0, "wainwright").screen(0, red=1).goods("home-1", iron=1)
    here.play("use wainwright red 1 move iron home>keywood")
    back = Carry(ANN, "iron", "keywood", "home-1")
    assert KEYFLOWER_EVALUATOR.mistake(here.state, back) == "there-and-back"


@pytest.mark.parametrize(("blue", "red", "is_folly"), [(1, 0, False), (2, 0, True), (1, 1, True)])
def test_kf_122_no_green_worker_is_given_away_for_green_ones(blue: int, red: int, is_folly: bool) -> None:
    """The blue worker that pays cannot be sent, too."""
    here = scene(2).build(1, "store", upgraded=True).screen(0, green=1, blue=blue, red=red).play("use store")
    told = KEYFLOWER_EVALUATOR.mistake(here.state, SendFlower(ANN, "green", 1))
    assert told == "green-for-green" * is_folly
    own = scene(2).build(0, "store", upgraded=True).screen(0, green=1, blue=2).play("use store")
    assert KEYFLOWER_EVALUATOR.mistake(own.state, SendFlower(ANN, "green", 1)) == "", "it comes back"


def test_km_36_a_contract_is_not_cashed_in_for_less_than_it_scores() -> None:
    here = scene(2, season="winter", merchants="all").contracts(0, "contract-27").screen(0, red=2)
    here.goods("home-1", gold=2).tile("keythedral").turn(0)
    assert KEYFLOWER_EVALUATOR.mistake(here.state, Cash(ANN, "contract-27", "gold")) == "cashes-for-less"
    poor = scene(2, season="winter", merchants="all").contracts(0, "contract-27").screen(0, red=2)
    poor.tile("keythedral").turn(0)
    assert KEYFLOWER_EVALUATOR.mistake(poor.state, Cash(ANN, "contract-27", "gold")) == "", (
        "it scores nothing"
    )


def test_kp_42_nobody_joins_where_nothing_can_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    house_values(monkeypatch)
    table = Table(3).keyples(0, "brown").keyples(1, "brown").play("send brown upgrade@board-1 end")
    assert KEYPER_EVALUATOR.mistake(table.state, Join(1, "brown")) == "joins-in-vain"
    useful = Table(3).keyples(0, "brown").keyples(1, "brown").play("send brown logs@board-1 end")
    assert KEYPER_EVALUATOR.mistake(useful.state, Join(1, "brown")) == ""
