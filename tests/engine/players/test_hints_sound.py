"""No hint trades a thing for itself, and none is called good that only costs something: in random games, and
where such hints were once read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.game import AnyGame, Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.keyflower.game import KEYFLOWER
from engine.keyper.evaluation import EVALUATOR as KEYPER_EVALUATOR
from engine.keyper.game import KEYPER
from engine.keythedral.evaluation import EVALUATOR as KEYTHEDRAL_EVALUATOR
from engine.keythedral.game import KEYTHEDRAL
from engine.players import Hint, answer, question_of
from engine.players.grounds import Grounds, grounds_of
from engine.players.hints import advice_of
from engine.players.requests import Change
from engine.players.strengths import ADVISER
from tests.support.conformance import setup_for
from tests.support.keyper import Table, house_values
from tests.support.keythedral import hamlet
from tests.support.positions import positions

ANN: Seat = 0
STEPS = 300
RANDOM = [(KEYPER, 2, 61), (KEYPER, 4, 83), (KEYFLOWER, 3, 61), (KEYTHEDRAL, 3, 151), (KEYTHEDRAL, 4, 211)]
"""Every so many picks of a random game."""


def told(game: AnyGame, state: Any, seat: Seat, hint: Hint) -> Iterator[Text]:
    """All that the move tells, its last pick included."""
    state, tell = game.copy(state), Tell()
    for words in hint.picks:
        option = game.option_named(state, seat, words)
        assert option is not None, words
        game.play(state, option.action, tell)
    return (event.text for event in tell.events)


def counts(names: object) -> Counter[str]:
    """Return the counted goods or cubes of a list."""
    assert isinstance(names, tuple)
    found = Counter[str]()
    for name in names:
        count = dict(name.args).get("count", 1)
        found[name.key] += count if isinstance(count, int) else 1
    return found


def is_for_itself(text: Text) -> bool:
    """Return whether a trade returns only what was paid for it."""
    args = dict(text.args)
    match text.key:
        case "keyper-told-exchanged":
            return counts(args["goods"]) <= counts(args["paid"])
        case "keythedral-told-traded":
            return counts((args["kind"],)) <= counts(args["cubes"])
        case _:
            return False


def check(game: AnyGame, state: Any, seat: Seat, seed: str, steps: int = 0) -> None:
    question = replace(question_of(game, state, seat, seed, steps), reasons=True)
    reasoned = answer(ADVISER, question)
    hints = advice_of(game, state, seat, reasoned).hints
    for hint in hints:
        assert not any(map(is_for_itself, told(game, state, seat, hint))), (seed, hint.picks)
    parts = {grounds_of(game, each.changes).only_costs for each in reasoned.candidates}
    assert len(parts) <= 1, f"{seed}: all only cost something, or none does: {hints[0].picks}"


@pytest.mark.parametrize(("game", "seats", "every"), RANDOM, ids=lambda each: getattr(each, "key", str(each)))
def test_hints_of_random_games_are_sound(game: AnyGame, seats: int, every: int) -> None:
    for number, state in enumerate(positions(game, setup_for(game, seats, "sound"), "sound", every)):
        for seat in game.seats_to_act(state)[:1]:
            check(game, state, seat, f"sound {number}", STEPS)


def offered(state: Any, seat: Seat, words: str) -> Option[Any]:
    option = KEYPER.option_named(state, seat, words)
    assert option is not None
    return option


def folly_of(table: Table, words: str) -> str:
    return KEYPER_EVALUATOR.mistake(table.state, offered(table.state, ANN, words).action)


@pytest.mark.parametrize(("upgraded", "mistake"), [(False, "same-for-same"), (True, "")])
def test_kp_224_a_brick_made_into_a_brick_is_dominated(
    monkeypatch: pytest.MonkeyPatch, upgraded: bool, mistake: str
) -> None:
    house_values(monkeypatch)
    table = Table(3).keyples(0, "brown").goods(0, brick=1, clay=1)
    table.built(0, "village-1", "brickmaker", upgraded=upgraded).play("send brown village-1")
    assert folly_of(table, "give brick") == mistake
    assert folly_of(table, "give clay") == ""


def test_kp_75_to_take_back_what_was_paid_is_dominated(monkeypatch: pytest.MonkeyPatch) -> None:
    house_values(monkeypatch)
    table = Table(3).all_claim().keyples(0, "brown").goods(0, rock=2)
    table.play("send brown trade-raw@board-1 give rock")
    assert folly_of(table, "get rock rock") == "", "it is one more"
    assert folly_of(table, "get clay log") == ""
    table = Table(3).keyples(0, "black").keyples(1, "black").goods(0, rock=1).goods(1, rock=1)
    table.supply(clay=16, log=11, rock=16).play("send black trade-raw@board-1 end").play("join black end")
    table.play("give rock", 0)
    assert folly_of(table, "get rock") == "same-for-same"
    assert folly_of(table, "get clay") == ""


def test_kt_74_a_cube_for_itself_and_another_is_dominated() -> None:
    here = hamlet().tile("1a", "1-1").on_sale(1, "1b").cubes(0, wood=1, food=1).spend()
    here.play(0, "trade food")
    words = {option.words: option.action for option in here.decision(0).options}
    assert KEYTHEDRAL_EVALUATOR.mistake(here.state, words["wood>wood"]) == "same-for-same"
    assert KEYTHEDRAL_EVALUATOR.mistake(here.state, words["wood>food"]) == "same-for-same"
    assert KEYTHEDRAL_EVALUATOR.mistake(here.state, words["wood>stone"]) == ""


def test_only_costs_are_told_parts_that_are_all_less() -> None:
    assert not Grounds().only_costs
    assert Grounds(rest=-0.3).only_costs
    assert not Grounds(rest=0.3).only_costs


def test_a_gain_is_named_however_much_is_lost() -> None:
    names, worths = (
        ("raw", "finished", "wheat", "gems", "animals", "strays", "team"),
        (-9, -8, -7, -6, -5, -4, 0.4),
    )
    changes = [Change(name, 0.0, 1.0, worth) for name, worth in zip(names, worths, strict=True)]
    grounds = grounds_of(KEYPER, changes)
    assert not grounds.only_costs
    assert grounds.changes[-1].feature == "team"
    assert sum(change.worth for change in grounds.changes) + grounds.rest == pytest.approx(sum(worths))
    assert grounds_of(KEYPER, changes[:-1]).only_costs
