"""Demo tables: a position in the middle of a game, whole and true, where the visitor begins a turn."""

from __future__ import annotations

import pytest

from bot.cli.play import demo_tables, half_played
from engine.core.game import TURN
from engine.core.record import export, imported, verify
from engine.registry import GAMES, offered

PLAYS: list[tuple[str, dict[str, str]]] = [
    *((key, {}) for key in GAMES),
    *((key, game.spec.expansions) for key, game in GAMES.items() if game.spec.expansions),
]


@pytest.mark.parametrize(("key", "options"), PLAYS)
def test_the_first_seat_begins_a_turn_in_the_middle(key: str, options: dict[str, str]) -> None:
    game = GAMES[key]
    record = imported(export(half_played(game, options, "a demo", "easy")))
    state = verify(record, game)
    choices = game.choices(state)
    assert game.must_decide(state) == (0,), "others may act at most freely"
    assert len(choices[0].actions) > 1
    assert record.moves[-1].seat != 0
    assert game.ask(state, 0)[0] == TURN  # not an answer to somebody else's
    assert {name: record.setup.value(name) for name in options} == options


def test_every_game_and_expansion_is_offered_by_name() -> None:
    expansions = {option for game in GAMES.values() for option in game.spec.expansions}
    assert {demo.key for demo in demo_tables(models=True)} == {*GAMES, *expansions}
    assert {demo.key for demo in demo_tables()} == {*offered(), *expansions}
    assert "Keyflower with The Merchants" in [demo.name for demo in demo_tables()]
