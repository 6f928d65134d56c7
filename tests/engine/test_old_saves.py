"""Games of older versions replay, and each save equals the position after its log."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import AnyGame
from engine.core.record import Record, game_of, imported, replay, sheet_of, verify
from engine.core.tell import Silence
from engine.registry import GAMES
from tests.support.old_data import VERSIONS, kept_games
from tests.support.saved_data_writer import Kept

ONWARD = 4
"""How many recorded picks are made from every save; from one in the middle it is all of them."""

CASES = [
    pytest.param(kept, id=f"{version}-{record.game}-{record.setup.seats}")
    for version in VERSIONS
    for kept in kept_games(version)
    for record in [imported(kept.record.encode())]
]


def played_on(game: AnyGame, state: Any, record: Record, start: int, stop: int | None) -> Any:
    for move in record.moves[start:stop]:
        game.play_named(state, move.seat, move.words, Silence())
    return state


@pytest.mark.parametrize("kept", CASES)
def test_a_kept_game_replays_and_each_save_is_the_position_of_its_log_and_goes_on(
    kept: Kept,
) -> None:
    record = imported(kept.record.encode())
    game = game_of(record, GAMES)
    assert record.standings
    assert game.is_over(verify(record, game))
    by_number: dict[int, bytes] = {}

    def watch(number: int, state: Any, _: object) -> None:
        by_number[number] = game.to_json(state)

    replay(record, game, watch=watch)
    assert len(kept.positions) > 10
    middle = kept.positions[len(kept.positions) // 2]
    for position in kept.positions:
        state = game.from_json(position.state.encode())
        assert game.to_json(state) == by_number[position.number], f"after {position.number} picks"
        stop = None if position is middle else position.number + ONWARD
        played_on(game, state, record, position.number, stop)
        if position is middle:
            assert tuple(game.standings(state)) == record.standings
            assert sheet_of(game, state) == record.sheet
