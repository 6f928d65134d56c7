"""Demo tables: a position in the middle of a game, whole and true, where the visitor begins a turn."""

from __future__ import annotations

import pytest

from bot.demo_tables import demo_tables, half_played, just_dealt
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
    assert game.seats_to_act(state) == (0,), "others may act at most freely"
    assert len(choices[0].actions) > 1
    assert record.moves[-1].seat != 0
    assert game.ask(state, 0)[0] == TURN  # not an answer to another person's message
    assert {name: record.setup.value(name) for name in options} == options


@pytest.mark.parametrize(("key", "options"), PLAYS)
def test_a_game_from_its_beginning_is_as_it_was_dealt(key: str, options: dict[str, str]) -> None:
    game = GAMES[key]
    record = imported(export(just_dealt(game, options, lambda: "a demo")))
    assert record.moves == ()
    assert game.seats_to_act(verify(record, game))
    assert {name: record.setup.value(name) for name in options} == options


def test_every_game_and_expansion_is_offered_by_name() -> None:
    expansions = {option for game in GAMES.values() for option in game.spec.expansions}
    for kind, stem in (("running", ""), ("new", "new-")):
        for models, games in ((True, GAMES), (False, offered())):
            keys = {demo.key for demo in demo_tables(models=models) if demo.kind == kind}
            assert keys == {f"{stem}{key}" for key in (*games, *expansions)}
    taught = {f"lesson-{each.key}" for game in GAMES.values() for each in game.introductions}
    assert {demo.key for demo in demo_tables() if demo.kind == "lesson"} == taught
    assert "Keyflower with The Merchants" in [demo.said["en"][0] for demo in demo_tables()]
