"""Every stage and every pick has a step."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, TypeAlias, get_args

import pytest
from msgspec import Struct

from engine.core.game import Option
from engine.core.steps import Owner, SharedPick, WiringError, owners, whole
from engine.core.tell import Silence, Tell
from engine.core.text import text
from engine.registry import GAMES
from tests.support.source import ROOT, source_of

Light: TypeAlias = Literal["red", "green"]
Lights: TypeAlias = Light | Literal["amber"]


class Go(Struct, frozen=True):
    seat: int


class Stop(Struct, frozen=True):
    seat: int


class End(Struct, frozen=True):
    seat: int


Action: TypeAlias = Go | Stop | End
Said: TypeAlias = list[str]


def step_of(name: str, picks: Any) -> Owner[Said, Any]:
    """A step as a file would be one."""
    step: Any = ModuleType(name)

    def option(_state: Said, pick: Any) -> Option[Any]:
        return Option(pick, name, (text(name),))

    def play(state: Said, _pick: Any, _tell: Tell) -> None:
        state.append(name)

    step.Picks, step.option, step.play = picks, option, play
    found: Owner[Said, Any] = step
    return found


def test_a_table_has_a_line_for_each_member_of_a_closed_type() -> None:
    table = {"red": 1, "green": 2}
    assert whole(Light, table) is table


@pytest.mark.parametrize(("closed", "named"), [(Lights, "amber"), (Literal["red"], "green")])
def test_a_stage_without_a_step_is_named_and_so_is_one_that_there_is_not(closed: Any, named: str) -> None:
    with pytest.raises(WiringError, match=named):
        whole(closed, {"red": 1, "green": 2})


def test_a_pick_is_its_steps_who_names_it() -> None:
    going, stopping = step_of("going", Go), step_of("stopping", Stop)
    assert owners(Action, going, stopping, apart=End) == {Go: going, Stop: stopping}


def test_a_pick_that_no_step_names_is_told() -> None:
    with pytest.raises(WiringError, match="Stop"):
        owners(Action, step_of("going", Go), apart=End)


def test_a_pick_that_there_is_not_is_told() -> None:
    with pytest.raises(WiringError, match="Stop"):
        owners(Go | End, step_of("both", Go | Stop), apart=End)


def test_a_pick_that_two_steps_name_must_be_shared() -> None:
    going, both = step_of("going", Go), step_of("both", Go | Stop)
    with pytest.raises(WiringError, match=r"Go belongs to .*going.* and to .*both"):
        owners(Action, going, both, apart=End)

    def whose(state: Said, _pick: Go) -> Owner[Said, Any]:
        return going if state else both

    shared = owners(Action, going, both, apart=End, shared={Go: SharedPick(whose)})
    state: Said = []
    for _ in range(2):
        shared[Go].play(state, Go(0), Silence())
    assert state == ["both", "going"], "the position tells whose it is"
    assert shared[Go].option(state, Go(0)).words == "going"


# ---------------------------------------------------------------- every game


class Added(Struct, frozen=True):
    """A pick, or a stage, that is new."""

    seat: int = 0


def rewired(key: str) -> None:
    """Reload a game's `rules.py`, as at a start."""
    source = source_of(f"engine.{key}.rules")
    exec(compile(source.tree, str(source.path), "exec"), {"__name__": f"again {source.module}"})


def closed_types(key: str) -> list[str]:
    """The closed types of a game's state by which its `rules.py` finds steps."""
    rules = source_of(f"engine.{key}.rules")
    calls = (node for node in ast.walk(rules.tree) if isinstance(node, ast.Call))
    return [
        closed.id
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "whole"
        for closed in call.args[:1]
        if isinstance(closed, ast.Name)
    ]


def questions(key: str) -> list[Path]:
    """The steps of a game that ask something."""
    steps = (ROOT / "engine" / key / "steps").rglob("*.py")
    return [step for step in steps if "\ndef ask(" in step.read_text(encoding="utf-8")]


WIRED = [key for key in GAMES if len(questions(key)) > 1]
"""With a single question there is nothing to find."""


@pytest.mark.parametrize("key", WIRED)
def test_a_new_pick_has_no_step_until_one_names_it(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rewired(key)
    actions: Any = import_module(f"engine.{key}.actions")
    monkeypatch.setattr(actions, "Action", actions.Action | Added)
    with pytest.raises(WiringError, match=r"without a step: .*Added"):
        rewired(key)


@pytest.mark.parametrize(("key", "closed"), [(key, closed) for key in GAMES for closed in closed_types(key)])
def test_a_new_stage_has_no_step_until_one_is_named(
    key: str, closed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state: Any = import_module(f"engine.{key}.state")
    stages = getattr(state, closed)
    named = isinstance(get_args(stages)[0], type)
    monkeypatch.setattr(state, closed, stages | (Added if named else Literal["added"]))
    with pytest.raises(WiringError, match=r"(?i)without a step: .*added"):
        rewired(key)


@pytest.mark.parametrize("key", WIRED)
def test_every_game_finds_steps_by_its_stages(key: str) -> None:
    assert closed_types(key)
