"""The numbers of taps in docs/panel-design.md are true."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.record import imported
from tools.bench.taps import Kind, counted, turns_list
from tools.bench.taps.recording import CHANCE, recorded_games

KEPT = Path(__file__).parents[1] / "data" / "taps"
MOST = {
    ("keyflower", "pass"): 2,  # the one that ends a season is confirmed
    ("keyflower", "bid"): 4,
    ("keyflower", "use a tile to produce"): 4,  # by more workers than have to come, which few ever mean
    ("keyflower", "draw a worker"): 5,
    ("keyflower", "take a boat"): 2,  # with The Merchants contracts are drawn then: that is asked about
    ("keyflower", "place a tile"): 3,
    ("keyper", "join"): 2,
    ("keyper", "decline an invitation"): 1,
    ("keythedral", "pass"): 2,  # the last one, after which all are asked about laws, is confirmed
    ("keythedral", "decline to play a law"): 2,
    ("keythedral", "offer in the auction"): 2,
    ("keythedral", "buy a seat"): 3,
}
"""With Confirm, for which every turn waits unless its player chooses otherwise."""
USUAL = {
    ("keyflower", "pass"): 2,
    ("keyflower", "carry and upgrade"): 4,
    ("keyflower", "place a tile"): 2,
    ("keyper", "send a keyple to a field"): 4,
    ("keythedral", "lay a field and a cottage"): 4,  # the next field is drawn then: that is asked about
    ("keythedral", "send a worker"): 2,
}
MEANT = {
    ("keyflower", "bid"): 3,
    ("keyflower", "use a tile to produce"): 2,
    ("keyflower", "carry and upgrade"): 3,
    ("keyflower", "place a tile"): 3,
    ("keyper", "send a keyple to a field"): 3,
    ("keyper", "send a keyple and build"): 4,
    ("keythedral", "lay a field and a cottage"): 4,
}
"""In games by somebody who means something, whole turns on the panel count."""


@pytest.fixture(scope="module")
def taps() -> dict[tuple[str, str], list[int]]:
    return {(kind.game, kind.move): kind.taps for kind in counted(recorded_games(True, CHANCE))}


def test_common_moves_take_few_taps(taps: dict[tuple[str, str], list[int]]) -> None:
    seen = {key: max(found) for key, found in taps.items() if key in MOST}
    assert len(seen) > 8, "most of them occur"
    assert {key: most for key, most in seen.items() if most > MOST[key]} == {}


def test_a_person_who_means_something_finds_it_on_the_panel() -> None:
    """Uses recorded games: the panels are measured, not the current computer players."""
    games = [imported(path.read_bytes()) for path in sorted(KEPT.iterdir())]
    taps = {(kind.game, kind.move): kind.usual for kind in counted(games)}
    assert {key: taps[key] for key, usual in MEANT.items() if taps[key] > usual} == {}


def test_answers_that_leave_no_choice_take_one_and_confirm(taps: dict[tuple[str, str], list[int]]) -> None:
    for key, usual in USUAL.items():
        assert sorted(taps[key])[len(taps[key]) // 2] <= usual


def test_every_press_of_a_move_can_be_listed() -> None:
    kinds = [Kind("keyper", "join", [1], ["1: join grey end"]), Kind("keyper", "rest", [1], ["1: rest end"])]
    assert turns_list(kinds, "join") == "keyper 1: 1: join grey end"
