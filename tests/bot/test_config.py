"""Settings and logs."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.config import SHORTEST_TOKEN, Config, ConfigError, read_config, read_env_file
from bot.logs import HIDDEN, start_logging

ODD_TOKEN = f"hunter2-secret.{'a' * 20}.{'b' * 30}"
"""One that only the setting tells to be one."""
TOKEN = "MTE0NTE0NTE0NTE0NTE0NTE0NQ.GabcDe.thisIsNoTokenButItLooksLikeOne0123456"


@pytest.fixture
def root_logger() -> Iterator[logging.Logger]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield root
    root.handlers = handlers
    root.setLevel(level)


def test_settings_come_from_the_environment() -> None:
    config = read_config(
        {"DISCORD_TOKEN": TOKEN, "COMMAND_GUILD": "42", "LOG_LEVEL": "DEBUG", "PATH": "/bin"}
    )
    assert config.command_guild == 42
    assert config.log_level == "DEBUG"
    assert read_config({"LOG_LEVEL": " "}) == Config()


def test_a_setting_that_is_no_text_is_named() -> None:
    """Such bytes come out of the environment as halves of signs."""
    with pytest.raises(ConfigError, match="LOG_LEVEL"):
        read_config({"LOG_LEVEL": "\udcff", "OTHER": "\udcff"})


def test_a_file_of_settings(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_text('# a comment\nDISCORD_TOKEN="abc"\n\nDATABASE = data/x.db\n', encoding="utf-8")
    assert read_env_file(path) == {"DISCORD_TOKEN": "abc", "DATABASE": "data/x.db"}
    assert read_env_file(tmp_path / "none") == {}


def test_tokens_and_similar_strings_are_not_logged(root_logger: logging.Logger) -> None:
    out = io.StringIO()
    start_logging(Config(discord_token=ODD_TOKEN), out)
    logging.getLogger("bot.x").warning("token %s and %s", ODD_TOKEN, TOKEN, extra={"game": "abc"})
    row = json.loads(out.getvalue())
    assert row["text"] == f"token {HIDDEN} and {HIDDEN}"
    assert row["game"] == "abc"
    assert row["level"] == "warning"
    assert "hunter2" not in repr(Config(discord_token=ODD_TOKEN))


@pytest.mark.parametrize("token", ["e", "none", "x" * (SHORTEST_TOKEN - 1)])
def test_a_word_that_is_no_token_is_masked_nowhere(root_logger: logging.Logger, token: str) -> None:
    out = io.StringIO()
    start_logging(Config(discord_token=token), out)
    logging.getLogger("bot.x").warning("everybody sees %s", token)
    assert json.loads(out.getvalue())["text"] == f"everybody sees {token}"


def test_errors_carry_their_traceback(root_logger: logging.Logger) -> None:
    out = io.StringIO()
    start_logging(Config(), out)
    try:
        raise ValueError("boom")
    except ValueError:
        logging.getLogger("bot.x").exception("it failed")
    assert "boom" in json.loads(out.getvalue())["error"]
