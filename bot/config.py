"""Settings, read once from the environment; `.env.example` explains each."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Struct

ENV_FILE = Path(".env")
LimitKind: TypeAlias = Literal[
    "tables", "presses", "letters", "pictures", "films", "thoughts", "imports", "leagues", "new-leagues"
]
_Pair: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,6}/[0-9]{1,6}$")]
_Address: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^$|^([A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\]):[0-9]{1,5}$")
]
_Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]
_HALF_A_SIGN = re.compile(r"[\ud800-\udfff]")
"""How Python shows bytes of the environment that are no text."""
_LETTERS = 5
"""For each press so many letters may be typed that ask for completions."""


class ConfigError(ValueError):
    """A setting that is missing or wrong; the message names it."""


class Allowance(Struct, frozen=True):
    """How much of something one person, and all of a server together, may have; 0: as much as they like."""

    person: int = 0
    server: int = 0


class Config(Struct, frozen=True, rename="upper"):
    """One field for each environment variable, in upper case there."""

    discord_token: str = ""
    database: str = "latchkey.db"
    shards: str = ""  # which of Discord's shards this process serves; empty: all
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["json", "text"] = "json"
    command_guild: int | None = None  # commands go to this server only, at once
    picture_threads: int = 2
    picture_process: bool | None = None  # whether another process draws; None: where it would have a core
    computer_seconds: Annotated[float, msgspec.Meta(ge=0)] = (
        2.0  # a turn; 0: computers pick at once by chance
    )
    limits: bool = True  # false: nobody is held back by the limits that follow
    limit_tables: _Pair = "20/200"  # open at a time, for a host/for a server
    limit_presses: _Pair = "180/3000"  # a minute, for a person/for a server, as in those that follow
    limit_pictures: _Pair = "60/600"
    limit_films: _Pair = "4/20"
    limit_thoughts: _Pair = "6/60"  # hints and reviews
    limit_imports: _Pair = "20/60"  # a day
    limit_leagues: _Pair = "3/20"  # not over yet, for who runs them/for a server
    limit_new_leagues: _Pair = "5/20"  # opened a day
    metrics: _Address = ""  # where to answer /livez, /healthz and /metrics; empty: nowhere
    backup_dir: str = ""  # where a copy is put every day; empty: none is made
    backup_daily: _Count = 7  # copies kept: of the newest days,
    backup_weekly: _Count = 4  # and one of each of the newest weeks
    content_dir: str = ""  # a folder of forms, filled in by owners of a box; empty: none are offered
    icons: bool = True  # false: pieces are never shown as emojis, and none are put on Discord
    strict_words: bool = False  # a missing sentence is an error, not a log line
    models: bool = False  # offers games that are not released, too: the model, and what is being made

    @property
    def allowances(self) -> dict[LimitKind, Allowance]:
        if not self.limits:
            return {}
        pairs: dict[LimitKind, str] = {
            "tables": self.limit_tables,
            "presses": self.limit_presses,
            "pictures": self.limit_pictures,
            "films": self.limit_films,
            "thoughts": self.limit_thoughts,
            "imports": self.limit_imports,
            "leagues": self.limit_leagues,
            "new-leagues": self.limit_new_leagues,
        }
        allowed = {kind: Allowance(*map(int, pair.split("/"))) for kind, pair in pairs.items()}
        presses = allowed["presses"]
        return {**allowed, "letters": Allowance(presses.person * _LETTERS, presses.server * _LETTERS)}

    def __repr__(self) -> str:
        where = re.sub(r"//.*@", "//…@", self.database)  # an address may hold a password
        return f"Config(database={where!r}, log_level={self.log_level!r})"


def read_config(environment: Mapping[str, str]) -> Config:
    """The settings; empty values count as absent."""
    given = {name: value for name, value in environment.items() if value.strip()}
    for field in msgspec.structs.fields(Config):
        if _HALF_A_SIGN.search(given.get(field.encode_name, "")):
            raise ConfigError(f"{field.encode_name} is not a text in UTF-8")
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
