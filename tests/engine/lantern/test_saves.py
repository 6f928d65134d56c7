"""Saves of every older schema load, and go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.lantern.game import LANTERN
from engine.lantern.state import SCHEMA, Answer, Hiding, Turn, Window

SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))


def load(name: str) -> bytes:
    return (Path(__file__).parent / "saves" / f"{name}.json").read_bytes()


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_older_save_loads_and_goes_on_to_the_end(path: Path) -> None:
    state, rng = LANTERN.from_json(path.read_bytes()), Rng(seed_from("on"))
    assert state.schema == SCHEMA
    assert LANTERN.conserved(state) == dict.fromkeys(("amber", "blue", "white"), 8)
    while choices := LANTERN.choices(state):
        LANTERN.play(state, rng.choice(rng.choice(choices).actions), Silence())
    assert LANTERN.conserved(state) == dict.fromkeys(("amber", "blue", "white"), 8)


def test_every_older_schema_has_a_save() -> None:
    assert {path.stem.split("-")[1] for path in SAVES} == {str(number) for number in range(1, SCHEMA)}


def test_the_open_question_is_the_one_that_was_asked() -> None:
    stages = [
        LANTERN.from_json(load(f"schema-2-{name}")).stage for name in ("hiding", "turn", "window", "over")
    ]
    assert [type(stage) for stage in stages] == [Hiding, Turn, Window, type(None)]


def test_old_answers_were_paid_in_the_lanterns_colour() -> None:
    window = LANTERN.from_json(load("schema-2-window")).stage
    assert isinstance(window, Window)
    snuffed = [answer for answer in window.answers if answer and answer.colour]
    assert snuffed
    assert all(answer.paid == (answer.colour,) for answer in snuffed)
    assert Answer() in window.answers
