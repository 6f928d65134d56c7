"""Names that are data stay: old buttons, databases, exports, scripts and dashboards use them. The lists are
in `tests/data/stored_names.json`. A name that the product has lost fails. You may add new ones. A message may
leave its list if only pages used it: events of old turns and stored results name the others. So may a cache
that is deleted."""

from __future__ import annotations

import ast
import importlib
import json
import pkgutil
import re
import sqlite3
from argparse import ArgumentParser, _SubParsersAction
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from discord import app_commands

import bot
import engine
import render
from bot.__main__ import command_line, developer_command_line
from bot.commands import COGS
from bot.services.turn.computer_pool import ComputerTask
from bot.store.concurrency import CHANNEL
from bot.store.rows import SentIf, TimerKind
from bot.ui.handlers import HANDLERS
from bot.values.clock import Timeout
from bot.values.league import Absence, Form, League, LeagueStatus
from bot.values.orders import NoteKind, StandingOrder
from bot.values.parcel import ParcelKind, Payload
from bot.values.people import Habits, Reach, RemindIn, Statistics, TileNames
from bot.values.read_models import DoneBy, HistoryEntry, HistoryKind
from bot.values.table import Motion, ServerRules, Stall, StallChoice, Status, VoteKind, VoteResult
from engine.core.caches import cache_sizes
from engine.core.record import Record
from engine.core.setup import Setup
from engine.registry import GAMES
from render.registry import ICONS
from tests.support.source import ROOT
from tests.support.stores import set_up

PINNED: dict[str, list[str]] = json.loads(
    (ROOT / "tests" / "data" / "stored_names.json").read_text(encoding="utf-8")
)

STORED_WORDS = {
    "Absence": Absence,
    "AnnalKind": HistoryKind,
    "DoneBy": DoneBy,
    "LeagueForm": Form,
    "LeagueStatus": LeagueStatus,
    "NoteKind": NoteKind,
    "ParcelKind": ParcelKind,
    "Reach": Reach,
    "RemindIn": RemindIn,
    "SentIf": SentIf,
    "StallChoice": StallChoice,
    "Statistics": Statistics,
    "Status": Status,
    "TileNames": TileNames,
    "TimerKind": TimerKind,
    "Timeout": Timeout,
    "VoteKind": VoteKind,
    "VoteResult": VoteResult,
}
"""Closed sets of strings that are in columns, by their pinned name."""

STORED_STRUCTS: dict[str, type[msgspec.Struct]] = {
    "Annal": HistoryEntry,
    "Habits": Habits,
    "League": League,
    "Motion": Motion,
    "Payload": Payload,
    "Record": Record,
    "ServerRules": ServerRules,
    "Setup": Setup,
    "Stall": Stall,
    "StandingOrder": StandingOrder,
    "Thought": ComputerTask,
}
"""Structs that are written as JSON, by their pinned name. Tags and old saves hold the states of the games."""

METRICS = re.compile(r'\bfamily\(\s*"([a-z_]+)"')


def _verbs() -> Iterator[str]:
    yield from HANDLERS


def _stored_words() -> Iterator[str]:
    for name, values in STORED_WORDS.items():
        yield from (f"{name}: {value}" for value in get_args(values))
    yield f"channel: {CHANNEL}"


def _columns(tmp_path: Path) -> Iterator[str]:
    path = tmp_path / "empty.db"
    set_up(path)
    with sqlite3.connect(path) as database:
        for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for _, column, *_ in database.execute(f"PRAGMA table_info({table})"):
                yield f"{table}.{column}"


def _fields() -> Iterator[str]:
    for name, struct in STORED_STRUCTS.items():
        yield from (f"{name}.{field}" for field in struct.__struct_encode_fields__)


def _tags() -> Iterator[str]:
    """Tagged structs with their encoded fields, by the tag."""
    _import_everything()
    for struct in _below(msgspec.Struct):
        if struct.__struct_config__.tag is not None and struct.__module__.split(".")[0] in ("bot", "engine"):
            yield f"{struct.__struct_config__.tag}: {' '.join(struct.__struct_encode_fields__)}"


def _import_everything() -> None:
    for package in (bot, engine, render):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)


def _below(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for one in base.__subclasses__():
        yield one
        yield from _below(one)


def _strings() -> Iterator[str]:
    """Every string of the bot's code: keys of settings are among them, whole or as the start of a key."""
    for file in (ROOT / "bot").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _messages() -> Iterator[str]:
    for file in (ROOT / "bot").rglob("en/*.ftl"):
        yield from re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)


def _metrics() -> Iterator[str]:
    for file in (ROOT / "bot").rglob("*.py"):
        yield from METRICS.findall(file.read_text(encoding="utf-8"))


def _caches() -> Iterator[str]:
    _import_everything()
    yield from cache_sizes()


def _command_line() -> Iterator[str]:
    yield from _typed(command_line(), "latchkey")
    yield from _typed(developer_command_line(), "latchkey")  # also without `dev`


def _typed(parser: ArgumentParser, name: str) -> Iterator[str]:
    for action in parser._actions:
        yield from (f"{name} {flag}" for flag in action.option_strings)
        if isinstance(action, _SubParsersAction):
            for word, below in action.choices.items():
                yield f"{name} {word}"
                yield from _typed(below, f"{name} {word}")


def _slash_commands() -> Iterator[str]:
    for cog in COGS:
        for command in getattr(cog, "__cog_app_commands__", ()):
            yield from _slashed(command)


def _slashed(command: Any) -> Iterator[str]:
    yield f"/{command.qualified_name}"
    if isinstance(command, app_commands.Group):
        for below in command.commands:
            yield from _slashed(below)
    else:
        yield from (f"/{command.qualified_name} {option.name}" for option in command.parameters)


def _settings() -> Iterator[str]:
    yield from re.findall(
        r"^#? ?([A-Z][A-Z_]+)=", (ROOT / ".env.example").read_text(encoding="utf-8"), re.MULTILINE
    )


def _setup_options() -> Iterator[str]:
    for key, game in GAMES.items():
        yield from (f"{key}: {option.key}" for option in game.spec.options)


def _emojis() -> Iterator[str]:
    for key, icons in ICONS.items():
        yield from (f"{key}: {name}" for name in icons.drawn)


PRESENT: dict[str, Callable[[], Iterator[str]]] = {
    "verbs of custom ids": _verbs,
    "stored words": _stored_words,
    "fields of stored structs": _fields,
    "tags": _tags,
    "keys of settings": _strings,
    "messages": _messages,
    "metrics": _metrics,
    "caches in metrics": _caches,
    "command line": _command_line,
    "slash commands": _slash_commands,
    "settings of the operator": _settings,
    "set-up options": _setup_options,
    "emojis": _emojis,
}


@pytest.mark.parametrize("kind", PRESENT)
def test_a_name_that_is_data_is_still_there(kind: str) -> None:
    assert sorted(set(PINNED[kind]) - set(PRESENT[kind]())) == []


def test_a_column_is_still_there(tmp_path: Path) -> None:
    assert sorted(set(PINNED["columns"]) - set(_columns(tmp_path))) == []


def test_every_list_is_pinned() -> None:
    assert sorted(PINNED) == sorted([*PRESENT, "columns"])
    assert all(PINNED.values())
