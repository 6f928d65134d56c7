"""Settings, read once from the environment. `.env.example` explains each."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, get_args
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

_AUTO = re.compile(r"auto(?:/(\d{1,3}))?")
_SOME = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")
_SERVER_BITS = 22


class Shards(Struct, frozen=True):
    """A choice of shards: one of `parts` equal shares of Discord's recommended number; 0: `ids` of
    `count`."""

    ids: tuple[int, ...] = ()
    count: int = 0
    parts: int = 1

    @property
    def is_all(self) -> bool:
        return self.parts == 1 or (self.count > 0 and len(self.ids) == self.count)

    @property
    def shares(self) -> tuple[str, ...]:
        """The shares between processes; each is held by one process."""
        if self.parts:
            return tuple(f"{part}/{self.parts}" for part in range(self.parts))
        return (f"{self.ids[0]}-{self.ids[-1]} of {self.count}",)

    def of(self, share: str, recommended: int) -> Shards:
        """Return the shards of one share. All shares have the same size."""
        if not self.parts:
            return self
        each, part = -(-recommended // self.parts), int(share.split("/")[0])
        return Shards(tuple(range(part * each, (part + 1) * each)), each * self.parts, 0)


ALL = Shards()


def read_shards(words: str) -> Shards:
    """Parse a choice: `auto` is all shards, `auto/3` a third, `0-3/16` these four of sixteen. Otherwise
    ValueError."""
    if not words:
        return ALL
    if (auto := _AUTO.fullmatch(words)) and (parts := int(auto[1] or 1)):
        return Shards(parts=parts)
    if some := _SOME.fullmatch(words):
        first, count = int(some[1]), int(some[3])
        last = first if some[2] is None else int(some[2])
        if first <= last < count:
            return Shards(tuple(range(first, last + 1)), count, 0)
    raise ValueError(f"'{words[:40]}' is not a choice of shards: auto, auto/3 or 0-3/16")


def shard_of(server: int, count: int) -> int:
    """Return the shard on which a server's events arrive."""
    return (server >> _SERVER_BITS) % count


ENV_FILE = Path(".env")
LimitKind: TypeAlias = Literal[
    "tables", "presses", "letters", "pictures", "films", "thoughts", "imports", "leagues", "new-leagues"
]
SHORTEST_TOKEN = 50
"""Minimum characters of a token: Discord's have about 70."""
_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
_PAIR = re.compile(r"[0-9]{1,6}/[0-9]{1,6}")
_ADDRESS = re.compile(r"(?P<host>[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):(?P<port>[0-9]{1,5})")
POSTGRES = ("postgresql://", "postgres://")
_LONGEST_SHOWN = 60
_MOST_THREADS = 64
_MOST_SECONDS = 600
_MOST_COPIES = 1000
_LARGEST_ID = 2**63 - 1
LogLevel: TypeAlias = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
LogFormat: TypeAlias = Literal["json", "text"]
_HALF_A_SIGN = re.compile(r"[\ud800-\udfff]")
"""How Python represents bytes of the environment that are not UTF-8."""
_LETTERS = 5
"""Autocompletion requests allowed for each press."""


class ConfigError(ValueError):
    """A setting that is missing or wrong; the message names it."""


class Allowance(Struct, frozen=True):
    """A limit for one person, and for a whole server; 0: no limit."""

    person: int = 0
    server: int = 0


class Config(Struct, frozen=True, rename="upper"):
    """One field for each environment variable, in upper case there."""

    discord_token: str = ""
    database: str = "latchkey.db"
    shards: str = ""  # the shards this process serves; empty: all
    log_level: LogLevel = "INFO"
    log_format: LogFormat = "json"
    command_guild: int | None = None  # register commands on this server only, where they appear at once
    picture_threads: int = 2
    picture_process: bool | None = None  # draw in another process; None: if it has a spare core
    computer_seconds: float = 2.0  # per turn; 0: computers pick at random at once
    limits: bool = True  # false: ignore the limits below
    limit_tables: str = "20/200"  # open at a time, per host/per server
    limit_presses: str = "180/3000"  # per minute, per person/per server; the same below
    limit_pictures: str = "60/600"
    limit_films: str = "4/20"
    limit_thoughts: str = "6/60"  # hints and reviews
    limit_imports: str = "20/60"  # per day
    limit_leagues: str = "3/20"  # not over yet, per host/per server
    limit_new_leagues: str = "5/20"  # opened per day
    metrics: str = ""  # address for /livez, /healthz and /metrics; empty: none
    backup_dir: str = ""  # folder of the daily backups; empty: none are made
    backup_daily: int = 7  # daily backups to keep
    backup_weekly: int = 4  # weekly backups to keep
    content_dir: str = ""  # folder of custom content forms; empty: none are offered
    icons: bool = True  # false: never show pieces as emojis, and upload none
    strict_words: bool = False  # a missing sentence is an error, not a log line
    models: bool = False  # also offer unreleased games

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
        return f"Config(database={without_password(self.database)!r}, log_level={self.log_level!r})"


class _Check(NamedTuple):
    """The allowed values of a setting, in words and as a predicate."""

    allowed: str
    is_allowed: Callable[[Any], bool] = lambda _: True
    shown: Callable[[str], str] | None = str  # None: it is a secret


def without_password(address: str) -> str:
    """Return the address of a database without its secrets."""
    place, has_more, more = address.partition("?")
    kind = place.partition("//")[0] + "//" if "//" in place else ""
    if "@" in more:  # the end of the password is unknown
        return f"{kind}…"
    _, at, where = place.rpartition("@")
    return (f"{kind}…@{where}" if at else place) + ("?…" if has_more else "")


def _is_token(words: str) -> bool:
    return len(words) >= SHORTEST_TOKEN and _TOKEN.fullmatch(words) is not None


def _is_database(words: str) -> bool:
    try:
        if "://" not in words:
            path = Path(words)
            return path.parent.is_dir() and not path.is_dir()
        hosts = urlsplit(words).netloc.rpartition("@")[2].split(",")
        return words.startswith(POSTGRES) and all(urlsplit(f"//{host}").port != 0 for host in hosts)
    except (ValueError, OSError):  # an invalid port, an incomplete IPv6 address, a name that is too long
        return False


def _is_address(words: str) -> bool:
    found = _ADDRESS.fullmatch(words)
    if found is None or not 0 < int(found["port"]) < 2**16:
        return False
    host = found["host"]
    if host.startswith("[") or not host.strip("0123456789."):
        try:
            ipaddress.ip_address(host.strip("[]"))
        except ValueError:
            return False
    return True


def _is_folder(words: str) -> bool:
    """Accept a folder, or a path where one can be created; problems with it are logged later."""
    try:
        return "\0" not in words and (Path(words).is_dir() or not Path(words).exists())
    except OSError:
        return False


def _between(least: int, most: int) -> Callable[[float], bool]:
    return lambda number: least <= number <= most


_SWITCH = _Check("true or false")
_LIMIT = _Check(
    "PERSON/SERVER, two whole numbers of at most six digits, as 20/200",
    lambda words: _PAIR.fullmatch(words) is not None,
)
_COPIES = _Check(f"a whole number from 0 to {_MOST_COPIES}", _between(0, _MOST_COPIES))
_CHECKS: Mapping[str, _Check] = {
    "discord_token": _Check(
        "the bot's token, three parts with full stops between them, without spaces or a word before it",
        _is_token,
        shown=None,
    ),
    "database": _Check(
        "a file in a folder that exists, or postgresql://USER:PASSWORD@HOST/NAME",
        _is_database,
        without_password,
    ),
    "shards": _Check("auto, auto/3 or 0-3/16"),  # parsed by `read_shards`
    "log_level": _Check(", ".join(get_args(LogLevel))),
    "log_format": _Check(", ".join(get_args(LogFormat))),
    "command_guild": _Check(
        "the id of a server, a whole number", lambda number: number is None or 0 < number <= _LARGEST_ID
    ),
    "picture_threads": _Check(f"a whole number from 1 to {_MOST_THREADS}", _between(1, _MOST_THREADS)),
    "computer_seconds": _Check(f"a number from 0 to {_MOST_SECONDS}", _between(0, _MOST_SECONDS)),
    "metrics": _Check("HOST:PORT with a port from 1 to 65535, as 127.0.0.1:9310", _is_address),
    "backup_dir": _Check("a folder", _is_folder),
    "backup_daily": _COPIES,
    "backup_weekly": _COPIES,
    "content_dir": _Check("a folder", _is_folder),
}


def _check_of(field: str) -> _Check:
    return _CHECKS.get(field, _LIMIT if field.startswith("limit_") else _SWITCH)


def wrong_setting(field: str, value: str) -> ConfigError:
    """Return an error with the value, unless it is secret, and the allowed values."""
    check, name = _check_of(field), field.upper()
    if check.shown is None:
        return ConfigError(f"{name} cannot be right (its value is not shown). Allowed: {check.allowed}")
    shown = check.shown(value)
    shown = shown if len(shown) <= _LONGEST_SHOWN else f"{shown[:_LONGEST_SHOWN]}…"
    return ConfigError(f'{name} is "{shown}". Allowed: {check.allowed}')


def read_config(environment: Mapping[str, str]) -> Config:
    """Read the settings. Empty values count as absent."""
    found = dict[str, Any]()
    for field in msgspec.structs.fields(Config):
        value = environment.get(field.encode_name, "")
        if not value.strip():
            continue
        if _HALF_A_SIGN.search(value):
            raise ConfigError(f"{field.encode_name} is not a text in UTF-8")
        try:
            found[field.name] = msgspec.convert(value, field.type, strict=False)
        except msgspec.ValidationError:
            raise wrong_setting(field.name, value) from None
        if not _check_of(field.name).is_allowed(found[field.name]):
            raise wrong_setting(field.name, value)
    return Config(**found)


def read_env_file(path: Path) -> dict[str, str]:
    """Read the NAME=value lines of a file; empty if there is no file."""
    if not path.is_file():
        return {}
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ConfigError(f"{path} is not a text in UTF-8") from None
    lines = (line.strip() for line in text.splitlines())
    pairs = (line.split("=", 1) for line in lines if line and not line.startswith("#") and "=" in line)
    return {name.strip(): value.strip().strip("\"'") for name, value in pairs}
