"""The commands that say how well computers judge."""

from __future__ import annotations

import msgspec
import pytest

from bot.__main__ import main
from engine.core.setup import Setup
from engine.lantern.game import LANTERN
from engine.players.search import judge_of
from engine.players.strengths import STRENGTHS
from engine.simulate import setup_from
from tools.balance import decided, endings
from tools.balance.decided import Decided, Stage, decide
from tools.balance.endings import Endings


def test_what_is_decided_is_never_more_than_everything(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["decided", "lantern", "--games", "3", "--seats", "2", "--judges", "hard,random"]
    assert main([*command, "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Decided)
    assert set(found.stages) <= set(judge_of(LANTERN, 2, STRENGTHS["hard"]).evaluator.stages)
    for each in found.stages.values():
        assert each.ends == each.positions * 5 * 2
        assert each.chance >= 0
        assert set(each.missed) == {"hard", "random"}
    assert main(command) == 0
    assert "decided " in capsys.readouterr().out


def test_where_chance_changes_nothing_all_is_decided_and_a_judge_who_knows_the_end_sees_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def always(*_: object) -> list[float]:
        return [5.0, -5.0]

    def knows(_: object, __: object, seat: int, ___: int) -> float:
        return 5.0 if seat == 0 else -5.0

    monkeypatch.setattr(decided, "_played_on", always)
    monkeypatch.setattr("engine.players.evaluator.Judge.lead", knows)
    found = Decided()
    decide(LANTERN, _setup(), [STRENGTHS["easy"]], 3, found)
    assert found.stages
    for each in found.stages.values():
        assert (each.chance, each.missed["easy"]) == (0.0, 0.0)
        assert each.all == 25.0 * each.ends
    assert all("decided 100%, seen by easy 100%" in line for line in found.lines())


def test_who_takes_over_from_itself_makes_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["endings", "lantern", "--games", "2", "--seats", "2", "--stage", "0"]
    assert main([*command, "--players", "easy,easy"]) == 0
    assert capsys.readouterr().out == "4 endings: +0.0 ± 0.0 points, +0.000 ± 0.000 wins\n"


def test_who_plays_better_ends_better(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["endings", "lantern", "--games", "4", "--seats", "2", "--stage", "0", "--json"]
    assert main([*command, "--players", "hard,random"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Endings)
    assert len(found.points) == len(found.wins) == 8
    assert sum(found.points) > 0


def test_a_stage_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["endings", "lantern", "--stage", "monsoon"]) != 0
    assert "there is no stage 'monsoon'; known: " in capsys.readouterr().err


def test_two_players_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["endings", "lantern", "--players", "easy"]) != 0
    assert "--players needs two names" in capsys.readouterr().err


def test_where_nobody_leads_nothing_is_divided() -> None:
    found = Decided({"spring": Stage(positions=1, ends=4, missed={"easy": 0.0})})
    assert list(found.lines()) == ["spring: 1 positions, nobody ever led"]


def test_one_ending_says_nothing() -> None:
    found = Endings([1.0], [0.0])
    assert list(found.lines()) == ["1 endings: too few to say how many points, too few to say how many wins"]
    assert endings._mean([1.0, 3.0], 1) == "+2.0 ± 2.0"


def _setup() -> Setup:
    return setup_from(LANTERN, 2, "decided", {})
