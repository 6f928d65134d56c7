"""Hints that were wrong once: a move listed twice, white keyples wasted, work and bids without effect."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.game import AnyGame
from engine.core.lattice import place
from engine.core.text import Seat
from engine.keyflower.actions import AddGroup, BidFor, Cash, Replace, TakeBoat, TakeContract, Use
from engine.keyflower.actions import Send as SendWorkers
from engine.keyflower.evaluation import EVALUATOR as KEYFLOWER_EVALUATOR
from engine.keyper.actions import Build, Get, Give, Join, Place, Receive, Sell, Send
from engine.keyper.evaluation import EVALUATOR as KEYPER_EVALUATOR
from engine.keyper.game import KEYPER
from engine.keyper.state import OWN
from engine.keythedral.actions import Send as SendWorker
from engine.keythedral.actions import TakeLaw
from engine.keythedral.evaluation import EVALUATOR as KEYTHEDRAL_EVALUATOR
from engine.keythedral.game import KEYTHEDRAL
from engine.players import STRENGTHS, Advice, answer, question_of
from engine.players.grounds import Grounds, behind
from engine.players.hints import advice_of
from engine.players.move_families import families, manners
from engine.players.requests import Answer, Candidate, Change
from engine.players.strengths import ADVISER
from engine.players.turn_generator import WholeTurn
from tests.support.keyflower import scene
from tests.support.keyper import Table, house_values
from tests.support.keythedral import hamlet

ANN: Seat = 0
BEN: Seat = 1


def turn(value: float, *picks: object) -> WholeTurn:
    return WholeTurn([*picks], len(picks), value)


def advised(game: AnyGame, state: Any, seat: Seat) -> Advice:
    question = replace(question_of(game, state, seat, "advised"), reasons=True)
    return advice_of(game, state, seat, answer(ADVISER, question))


def test_kp_37_kp_38_white_stays_where_its_colour_does_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    house_values(monkeypatch)
    sent = Table(3).keyples(0, "brown", "white").play("send white")
    logs, rocks = (KEYPER.option_named(sent.state, ANN, f"{field}@board-1") for field in ("logs", "rocks"))
    assert logs is not None
    assert rocks is not None
    assert KEYPER_EVALUATOR.mistake(sent.state, logs.action) == "white-for-colour"
    assert KEYPER_EVALUATOR.mistake(sent.state, rocks.action) == "", "no grey one is at home"
    asked = Table(3).keyples(0, "brown").keyples(1, "brown", "white").play("send brown logs@board-1 end")
    assert KEYPER_EVALUATOR.mistake(asked.state, Join(BEN, "white")) == "white-for-colour"
    assert KEYPER_EVALUATOR.mistake(asked.state, Join(BEN, "brown")) == ""
    for strength in ("normal", "hard", "adviser"):
        question = question_of(KEYPER, asked.state, BEN, "white", steps=500)
        assert answer(STRENGTHS[strength], question).picks[0] == "join brown"


def test_kp_199_a_player_who_joins_is_told_what_the_work_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its result comes after that of the first player, so a quick look saw only the cost of the keyple."""
    house_values(monkeypatch)
    table = Table(3).all_claim().keyples(0, "black").keyples(1, "black", "brown").goods(1, clay=4)
    table.play("send black trade-raw@board-3 end")
    join = next(hint for hint in advised(KEYPER, table.state, BEN).hints if hint.picks[0] == "join black")
    assert join.goes_on
    question = question_of(KEYPER, table.state, BEN, "joins")
    assert answer(STRENGTHS["normal"], question).picks[0] == "join black"
    assert any(change.feature == "raw" and change.worth > 1 for change in join.grounds.changes)


def test_kp_224_a_fair_that_a_brick_makes_up_for_wants_no_clay() -> None:
    at = KEYPER_EVALUATOR.features.index("fairs")

    def hopes(**goods: int) -> float:
        table = Table(2).goods(0, **goods)
        table.player(0).fairs = {"spring": spring}
        return KEYPER_EVALUATOR.feature_values(table.state, ANN)[at]

    fairs = Table(2).state.content.fair.values()
    spring, animal = next(
        (fair.id, fair.requires[0])
        for fair in fairs
        if fair.season == "spring" and fair.requires[1] == "clay" and len(fair.requires) == 2
    )
    assert hopes(**{animal: 1, "clay": 1}) == hopes(**{animal: 1, "brick": 1}) > hopes(**{animal: 1})


def test_kp_82_on_which_plot_a_tile_is_built_is_no_other_move() -> None:
    lines = [
        turn(5.0, Send(ANN, "brown"), Place(ANN, OWN, 7), Build(ANN, "kiln")),
        turn(4.0, Send(ANN, "brown"), Place(ANN, OWN, 9), Build(ANN, "kiln")),
        turn(3.0, Send(ANN, "brown"), Place(ANN, OWN, 7)),
        turn(2.0, Send(ANN, "brown"), Place(ANN, OWN, 9)),
    ]
    found = families(lines, KEYPER_EVALUATOR, None, varied=True)
    assert [len(family) for family in found] == [2, 1, 1], "to work on one tile or another is not the same"


def test_kp_75_kp_80_other_goods_make_no_other_move() -> None:
    trade = turn(5.0, Give(ANN, 0, ("wood",)), Get(ANN, ("stone", "stone")))
    other = turn(4.9, Give(ANN, 0, ("brick",)), Get(ANN, ("wood", "stone")))
    boat = [turn(3.0, Receive(ANN, good), Receive(ANN, "wheat")) for good in ("wheat", "horse")]
    sale = turn(2.0, Receive(ANN, "wheat"), Sell(ANN, "horse", "horse"))
    traded, received, sold = families([trade, other, *boat, sale], KEYPER_EVALUATOR, None, varied=True)
    assert manners(traded, KEYPER_EVALUATOR, None) == ("payment", "which")
    assert manners(received, KEYPER_EVALUATOR, None) == ("which",)
    assert sold == [sale], "to sell is something else"


def test_kf_41_more_workers_are_another_bid_and_more_than_needed_another_use() -> None:
    """A group cannot be split, so one that is larger makes no other use (KF-33)."""
    state = (
        scene().tile("keywood").tile("stable").bid("keywood", 0, "red", 2).bid("keywood", 1, "red", 3).state
    )
    use, bid = Use(ANN, "stable"), BidFor(ANN, "stable")
    one, two = SendWorkers(ANN, "red", 1), SendWorkers(ANN, "blue", 2)
    uses = [turn(5.0, use, one), turn(4.9, use, two), turn(4.9, use, AddGroup(ANN, "keywood"))]
    family, larger = families(uses, KEYFLOWER_EVALUATOR, state, varied=True)
    assert manners(family, KEYFLOWER_EVALUATOR, state) == ("colour",)
    assert (family, larger) == ([uses[0], uses[2]], [uses[1]])
    bids = [turn(5.0, bid, one), turn(4.9, bid, two), turn(4.9, bid, AddGroup(ANN, "keywood"))]
    found = families(bids, KEYFLOWER_EVALUATOR, state, varied=True)
    assert [len(family) for family in found] == [1, 2], "the group has two workers"


def test_km_36_a_move_that_is_spoilt_by_more_is_no_other_move() -> None:
    state = scene().tile("stable").tile("keywood").state
    use, cash = Use(ANN, "stable"), Cash(ANN, "contract-27", "gold")
    plain, spoilt, apart = turn(5.0, use), turn(4.0, use, cash), turn(3.0, Use(ANN, "keywood"), cash)
    found = families([plain, spoilt, apart], KEYFLOWER_EVALUATOR, state, varied=True)
    assert found == [[plain, spoilt], [apart]]
    more = families([turn(5.0, use, cash), plain], KEYFLOWER_EVALUATOR, state, varied=True)
    assert len(more) == 1, "as good, and does less"
    better = families([turn(6.0, use, cash), plain], KEYFLOWER_EVALUATOR, state, varied=True)
    assert len(better) == 2, "there is a point in doing more"


def test_km_9_km_31_another_contract_or_boat_makes_no_other_move() -> None:
    state = scene(merchants="all").state
    takes = [turn(3.0, TakeContract(ANN, contract)) for contract in ("contract-12", "contract-06", "hidden")]
    first, hidden = families(takes, KEYFLOWER_EVALUATOR, state, varied=True)
    assert manners(first, KEYFLOWER_EVALUATOR, state) == ("which",)
    assert len(hidden) == 1
    boats = [
        turn(3.0, TakeBoat(ANN, "sea-bastion-ii"), Replace(ANN, boat)) for boat in ("flipper", "white-wind")
    ]
    assert len(families(boats, KEYFLOWER_EVALUATOR, state, varied=True)) == 1


def test_kt_40_kt_75_a_field_of_the_same_kind_or_another_law_face_down_is_no_other_move() -> None:
    here = hamlet()
    to = {cell: turn(1.0, SendWorker(ANN, 1, place(*cell))) for cell in ((0, 0), (1, 1), (2, 0))}
    found = families(to.values(), KEYTHEDRAL_EVALUATOR, here.state, varied=True)
    assert [len(family) for family in found] == [2, 1]
    assert manners(found[0], KEYTHEDRAL_EVALUATOR, here.state) == ("place",)
    laws = [turn(1.0, TakeLaw(ANN, 0)), turn(1.0, TakeLaw(ANN, 1))]
    assert len(families(laws, KEYTHEDRAL_EVALUATOR, here.state, varied=True)) == 1
    open_laws = hamlet(3, **{"face-up": "on"}).state
    assert len(families(laws, KEYTHEDRAL_EVALUATOR, open_laws, varied=True)) == 2


def test_kt_84_hints_choose_between_a_bid_and_none() -> None:
    here = hamlet().on_sale(1).cubes(1, wood=1).cubes(2, wood=2, food=1).auction()
    (only,) = advised(KEYTHEDRAL, here.state, 2).hints
    assert only.picks[0] == "decline", "each cube costs; both as good moves would not help to choose"
    here.play(2, "offer 1 end")
    matched, *_ = advised(KEYTHEDRAL, here.state, 1).hints
    assert matched.picks[0] == "decline", "the start is not worth a cube"


def test_a_move_of_which_nothing_can_be_said_is_only_called_as_good() -> None:
    """Folds of a Keyper board pay off much later."""
    here = hamlet().on_sale(1).work()
    seat = KEYTHEDRAL.seats_to_act(here.state)[0]
    one, two, *_ = (option.words for option in here.decision(seat).options)
    both = tuple(Candidate((words,), 1.0, ahead=True) for words in (one, two))
    (hint,) = advice_of(KEYTHEDRAL, here.state, seat, Answer((one,), 1, both)).hints
    assert (hint.picks, hint.alike) == ((one,), ("which",))


def weighed(*parts: float) -> Candidate:
    names = ("raw", "finished", "wheat", "gems", "animals", "strays", "team", "home")
    changes = tuple(Change(name, 0.0, 1.0, part) for name, part in zip(names, parts, strict=False))
    return Candidate(("end",), sum(parts), changes)


def test_the_rest_is_less_than_what_is_named() -> None:
    _, grounds = behind(KEYPER, weighed(), weighed(2.0, 1.5, 1.2, 1.0, 0.9, 0.8, 0.2))
    assert [change.worth for change in grounds.changes] == [-2.0, -1.5, -1.2, -1.0, -0.9, -0.8]
    assert grounds.rest == -0.2
    _, few = behind(KEYPER, weighed(), weighed(2.0, 1.5, 1.2, 1.0, 0.3))
    assert (len(few.changes), few.rest) == (4, -0.3)
    assert behind(KEYPER, weighed(), weighed()) == (0.0, Grounds())


def test_a_clearly_worse_move_is_not_called_good_in_a_game_of_few_points() -> None:
    """In Keythedral 0.3 points are a law, or one and a half cubes."""
    here = hamlet().on_sale(1).work()
    seat = KEYTHEDRAL.seats_to_act(here.state)[0]
    words = [option.words for option in here.decision(seat).options][:1]
    best, law = Candidate((*words,), 1.0, ahead=True), Candidate((*words,), 0.7, ahead=True)
    advice = advice_of(KEYTHEDRAL, here.state, seat, Answer((*words,), 1, (best, law)))
    assert len(advice.hints) == 1
