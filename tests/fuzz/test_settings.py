"""Settings: of the machine, of a new table, of a person."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from hypothesis import strategies as st

from bot.commands.game_lobby import read_options
from bot.commands.settings import _day
from bot.config import Config, ConfigError, read_config, read_env_file
from bot.ui.pages.setup_choices import choices_of, first_choices
from bot.values.clock import LONGEST_REMINDER
from bot.values.errors import PlayerError
from bot.values.sanitise import plain_text
from engine.core.setup import SetupError
from engine.registry import GAMES
from tests.support.fuzz import TEXT, garbled, lines, try_out
from tests.support.service_harness import ANN, PLACE, open_stage

NAMES = [field.encode_name for field in msgspec.structs.fields(Config)]


def test_any_environment_is_read_or_its_fault_is_named() -> None:
    values = st.one_of(TEXT, st.sampled_from(["1/2", "0/0", "true", "12", "2.5", "json", "127.0.0.1:9310"]))

    def read(environment: dict[str, str]) -> None:
        try:
            config = read_config(environment)
        except ConfigError:
            return
        assert config.allowances is not None
        assert repr(config)

    try_out("settings", st.dictionaries(st.sampled_from(NAMES), values, max_size=6), read, share=0.05, few=60)


def test_any_file_of_settings_is_read_or_refused(tmp_path: Path) -> None:
    path = tmp_path / ".env"

    def read(data: bytes) -> None:
        path.write_bytes(data)
        try:
            read_env_file(path)
        except ConfigError:
            return

    data = st.one_of(
        st.binary(max_size=80),
        garbled(st.just('A="1"\nB = 2\n#x')).map(lambda s: s.encode("utf-8", "replace")),
    )
    try_out("settings", data, read, share=0.03, few=30)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_any_options_open_a_table_or_are_refused(game: str, tmp_path: Path) -> None:
    spec = GAMES[game].spec
    known = [
        f"{option.key}={value}" for option in spec.options for value in (*option.values, "1", "1+9", "²")
    ]
    with asyncio.Runner() as runner:
        stage = runner.run(open_stage(tmp_path / "x.db", games=GAMES))

        def wished(given: tuple[str, int]) -> None:
            line, seats = given
            try:
                choices = first_choices(GAMES[game], read_options(GAMES[game], line), seats=seats)
                choices = choices_of(choices.args(), GAMES)
                opened = stage.services.lobby.open(
                    ANN, PLACE, game, seats=choices.seats, options=choices.options(spec), cause=stage.cause()
                )
                runner.run(opened)
            except (PlayerError, SetupError):
                return

        inputs = st.tuples(
            lines([*known, ",", "=", "+"]).map(lambda s: s.replace(" ", ",")), st.integers(0, 7)
        )
        try_out("options of a table", inputs, wished, share=0.03, few=12)
        runner.run(stage.close())


def test_any_habits_are_kept_or_refused(tmp_path: Path) -> None:
    days = st.one_of(TEXT, garbled(st.just("2026-11-15")), st.dates().map(str))
    minutes = st.one_of(st.integers(0, 24 * 60 - 1), st.integers(-(10**12), 10**12))
    with asyncio.Runner() as runner:
        stage = runner.run(open_stage(tmp_path / "x.db"))

        async def live(given: tuple[str, str, int, int, int]) -> None:
            first, last, start, end, hours = given
            people = stage.services.people
            assert 0 <= (await people.remind_after(ANN, hours)).reminder_hours <= LONGEST_REMINDER
            await people.meet(ANN, first, last)
            known = await people.get(ANN)
            assert plain_text(known.name.raw) == known.name.raw
            try:
                await people.set_waking_hours(ANN, quiet_from=start, quiet_to=end)
                await people.go_away(ANN, _day(first), _day(last))
            except PlayerError:
                return
            await people.come_back(ANN)

        inputs = st.tuples(days, days, minutes, minutes, st.integers(-(10**12), 10**12))
        try_out("habits", inputs, lambda given: runner.run(live(given)), share=0.02, few=20)
        runner.run(stage.close())
