"""Recorded games cover what they promise; other tests replay them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.core.record import Record, imported, replay
from engine.core.tell import Event
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import State

REPLAYS = Path(__file__).parents[2] / "replays"


def recorded(name: str) -> Record:
    return imported((REPLAYS / f"keyflower-{name}.json").read_bytes())


@pytest.mark.parametrize("seats", [2, 4])
def test_km_51_a_recorded_game_of_variant_b_holds_choices_from_where_pieces_come(seats: int) -> None:
    record = recorded(f"{seats}p-variant-b")
    assert (record.setup.seats, record.setup.options["screens"]) == (seats, "open")
    in_front = 0

    def watch(_: int, state: State, __: Sequence[Event]) -> None:
        nonlocal in_front
        shown = KEYFLOWER.view_for(state, None).seats
        in_front += any(seat.front is not None and seat.front.workers for seat in shown)

    replay(record, KEYFLOWER, watch=watch)
    assert in_front > len(record.moves) // 2
    assert any("behind" in move.words.split() for move in record.moves)


def test_op_11_a_recorded_game_holds_a_tile_that_fits_nowhere() -> None:
    record = recorded("5p-merchants-mix-tile-beside")
    kept = 0

    def watch(_: int, state: State, events: Sequence[Event]) -> None:
        nonlocal kept
        for event in events:
            if event.text.key == "keyflower-told-beside":
                assert event.seat is not None
                assert state.players[event.seat].beside
                kept += 1

    replay(record, KEYFLOWER, watch=watch)
    assert kept


def test_op_11_a_recorded_game_of_the_first_rulings_lost_such_a_tile() -> None:
    record = recorded("5p-merchants-mix-tile-gone")
    assert record.setup.rulings == 1
    gone = 0

    def watch(_: int, state: State, events: Sequence[Event]) -> None:
        nonlocal gone
        gone += sum(event.text.key == "keyflower-told-no-place" for event in events)
        assert not any(player.beside for player in state.players)

    replay(record, KEYFLOWER, watch=watch)
    assert gone
