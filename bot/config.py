"""Settings, read once from the environment; `.env.example` explains each."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Struct

ENV_FILE = Path(".env")


class ConfigError(ValueError):
    """A setting that is missing or wrong; the message names it."""


class Config(Struct, frozen=True, rename="upper"):
    """One field for each environment variable, in upper case there."""

    discord_token: str = ""
    database: str = "latchkey.db"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["json", "text"] = "json"
    command_guild: int | None = None  # commands go to this server only, at once
    picture_threads: int = 2
    computer_seconds: Annotated[float, msgspec.Meta(ge=0)] = (
        2.0  # a turn; 0: computers pick at once by chance
    )
    strict_words: bool = False  # a missing sentence is an error, not a log line
    models: bool = False  # offers games that show how a game is made, too

    def __repr__(self) -> str:
        return f"Config(database={self.database!r}, log_level={self.log_level!r})"


def read_config(environment: Mapping[str, str]) -> Config:
    """The settings; empty values count as absent."""
    given = {name: value for name, value in environment.items() if value.strip()}
    try:
        return msgspec.convert(given, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(str(error)) from None


def read_env_file(path: Path) -> dict[str, str]:
    """NAME=value lines of a file; none where there is no file."""
    if not path.is_file():
        return {}
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ConfigError(f"{path} is not a text in UTF-8") from None
    lines = (line.strip() for line in text.splitlines())
    pairs = (line.split("=", 1) for line in lines if line and not line.startswith("#") and "=" in line)
    return {name.strip(): value.strip().strip("\"'") for name, value in pairs}
