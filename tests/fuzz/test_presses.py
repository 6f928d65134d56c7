"""Custom ids, chosen values and typed arguments, on a simulated Discord with a table in play."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from bot.ui.handlers import HANDLERS
from engine.registry import GAMES
from tests.e2e.test_malformed_presses import answers, pressed
from tests.fuzz.conftest import Errors
from tests.support.discord_stage import Stage, choices, controls, discord_stage, words
from tests.support.fuzz import ODD, TEXT, garbled, try_out

NAMES = ["anna", "bob"]
TOGETHER = 40
APOLOGY = "went wrong on my side"
LONGEST_ID = 100
COMMANDS = (
    ("play", "move"),
    ("orders add", "order"),
    ("game board", "table"),
    ("game log", "table"),
    ("rules", "search"),
    ("tile", "tile"),
    ("settings timezone", "zone"),
)


class Hall:
    """One stage for many inputs, with its own event loop."""

    def __init__(self, folder: Path, game: str = "lantern") -> None:
        self.runner, self._game = asyncio.Runner(), game
        self._open = discord_stage(folder, {game: GAMES[game]}, NAMES, slow=True)

    def __enter__(self) -> Stage:
        self.stage = self.runner.run(self._open.__aenter__())
        self.runner.run(self.stage.open_table(self._game, NAMES))
        return self.stage

    def __exit__(self, *_: object) -> None:
        self.runner.run(self._open.__aexit__(None, None, None))
        self.runner.close()


def seen_ids(stage: Stage) -> list[tuple[str, str | None]]:
    """Everything that could really be pressed."""
    channels: list[Any] = [
        stage.channel,
        stage.thread(),
        *(stage.players[name].user.dm_channel for name in NAMES),
    ]
    messages = [message for channel in channels for message in stage.recent(channel, 5)]
    found = [choice for message in messages for choice in choices(message)]
    return found + [(part["custom_id"], None) for message in messages for part in controls(message)]


def ids_like(real: list[str], table: str) -> st.SearchStrategy[str]:
    argument = st.one_of(st.sampled_from([table, "0", "1", "-", "0.1", "lantern", "any", "t", "all"]), ODD)
    rest = st.lists(argument, max_size=6)
    fitting = st.sampled_from(["0", "1"]).flatmap(lambda seat: rest.map(lambda more: [table, seat, *more]))
    parts = st.tuples(st.sampled_from("bs"), st.sampled_from(sorted(HANDLERS)), st.one_of(rest, fitting))
    made = parts.map(lambda given: ":".join((given[0], given[1], *given[2])))
    known = st.sampled_from(real)
    return st.one_of(made, made, known, garbled(known), garbled(made), TEXT).map(lambda one: one[:LONGEST_ID])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_any_press_is_answered(game: str, tmp_path: Path, errors: Errors) -> None:
    hall = Hall(tmp_path, game)
    with hall as stage:
        person = stage.players["anna"].id
        near = hall.runner.run(stage.bot.context.services.queries.tables_near(0, person))
        real = seen_ids(stage)
        values = [value for _, value in real if value is not None]
        value = st.one_of(st.sampled_from([*values, "g", "o0", "g0.0", "o-1"]), ODD)
        press = st.tuples(
            ids_like([one for one, _ in real], near.own[0].id), st.lists(value, max_size=2).map(tuple)
        )

        def together(presses: list[tuple[str, tuple[str, ...]]]) -> None:
            results = hall.runner.run(pressed(stage, presses))
            for one, result in zip(presses, results, strict=True):
                assert result.acknowledged, one
                assert APOLOGY not in answers(result), one
            assert errors.taken() == []
            stage.env.http_requests.clear()

        groups = st.lists(press, min_size=TOGETHER, max_size=TOGETHER)
        try_out("presses", groups, together, share=0.08, few=TOGETHER, each=TOGETHER)


def test_any_argument_of_a_command_is_answered(tmp_path: Path, errors: Errors) -> None:
    hall = Hall(tmp_path)
    with hall as stage:

        def typed(given: tuple[tuple[str, str], str]) -> None:
            (command, option), argument = given
            anna = stage.players["anna"]
            result = hall.runner.run(anna.slash(stage.thread(), command, **{option: argument}))
            assert result.acknowledged, given
            assert APOLOGY not in words(result.response), given
            assert errors.taken() == []
            stage.env.http_requests.clear()

        inputs = st.tuples(st.sampled_from(COMMANDS), TEXT)
        try_out("arguments", inputs, typed, share=0.02, few=15)
