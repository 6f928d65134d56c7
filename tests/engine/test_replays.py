"""Every recorded game replays to the position, standings and score sheet it was recorded with."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.record import game_of, imported, verify
from engine.registry import GAMES

REPLAYS = sorted((Path(__file__).parent.parent / "replays").glob("*.json"))


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_exact_sheet(path: Path) -> None:
    record = imported(path.read_bytes())
    game = game_of(record, GAMES)
    state = verify(record, game)
    assert game.is_over(state)
    assert record.standings
    assert record.sheet
