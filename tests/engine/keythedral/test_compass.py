"""Columns and rows by compass letters, as maps showed them before places had numbers, may still be typed."""

from __future__ import annotations

import pytest

from engine.core.parse import complete, parse_line
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.keythedral.compass import normalise_typed
from engine.keythedral.game import KEYTHEDRAL
from tests.support.conformance import setup_for


@pytest.mark.parametrize(
    ("x", "y", "typed"),
    [
        (1, 1, "1e1s"),
        (0, 0, "1w1n"),
        (-1, 2, "2w,2s"),
        (3, -2, "3e3n"),
    ],
)
def test_a_cell_is_counted_from_the_keythedral(x: int, y: int, typed: str) -> None:
    assert normalise_typed(["lay", "farm", typed]) == ["lay", "farm", f"{x},{y}"]
    assert normalise_typed(["send", "3", f"wood@{typed}"]) == ["send", "3", f"wood@{x},{y}"]


def test_squares_and_fences_have_numbers_of_their_own() -> None:
    line = ["cottage", "4", "at", "2e1s"]
    assert normalise_typed(line) == line
    assert normalise_typed(["fence", "2e1s-ne"]) == ["fence", "2e1s-ne"]


def test_a_field_is_laid_by_what_the_picture_said() -> None:
    rng, state = Rng(seed_from("compass")), KEYTHEDRAL.new_game(setup_for(KEYTHEDRAL, 3, "compass"))
    tried = 0
    for _ in range(40):
        choice = KEYTHEDRAL.choices(state)[0]
        decision = KEYTHEDRAL.decision_of(state, choice.seat)
        assert decision is not None
        for option in decision.options:
            first, _, cell = option.words.rpartition(" ")
            if option.words.startswith("lay "):
                x, y = (int(part) for part in cell.split(","))
                across = f"{x}e" if x > 0 else f"{1 - x}w"
                down = f"{y}s" if y > 0 else f"{1 - y}n"
                typed = f"{first} {across.upper()}{down.upper()}"
                assert parse_line(KEYTHEDRAL, state, choice.seat, typed)[0].action == option.action
                assert complete(KEYTHEDRAL, state, choice.seat, typed)[0].startswith(option.words)
                tried += 1
        KEYTHEDRAL.play(state, rng.choice(choice.actions), Silence())
    assert tried > 20
