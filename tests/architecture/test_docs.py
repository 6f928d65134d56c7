"""The pages are true as far as a machine can tell: links, files, commands, settings and targets exist."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from discord import app_commands
from discord.ext import commands

from bot.__main__ import command_line, developer_command_line
from bot.commands import COGS
from bot.config import Config

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/rules/**/*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
FENCED = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
TOPS = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")} | {".ci"}
MADE = ("var/", "build/")
"""Made by running things; not in a fresh clone."""
PLACEHOLDER = re.compile(r"<[^>]+>|NUMBER|NAME|FILE")


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_a_page_names_exists(page: Path) -> None:
    check_links(page)
    check_files(page)
    check_targets(page)
    check_commands(page)
    check_slash_commands(page)


def codes(page: Path) -> list[str]:
    """Return the text in backticks and the lines of code blocks."""
    text = page.read_text(encoding="utf-8")
    blocks = [line for block in FENCED.findall(text) for line in block.splitlines()]
    return [*CODE.findall(FENCED.sub("", text)), *blocks]


def check_links(page: Path) -> None:
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    for link in LINK.findall(CODE.sub("", text)):
        if re.match(r"https?:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\s-]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def check_files(page: Path) -> None:
    missing = []
    for code in codes(page):
        for word in re.findall(r"(?<![\w/.-])[\w.<>*-]+(?:/[\w.<>*-]+)+/?", code):
            if word.split("/")[0] in TOPS and not word.startswith(MADE):
                pattern = PLACEHOLDER.sub("*", word).rstrip("/.")
                if not list(ROOT.glob(pattern)):
                    missing.append(word)
    assert not missing


def check_targets(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (targets,) = (found.split() for found in re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE))
    for code in codes(page):
        for target in re.findall(r"(?:^|&& )make ([a-z]+)", code):
            assert target in targets, code


def check_commands(page: Path) -> None:
    known = command_options()
    for code in codes(page):
        for name, rest in re.findall(
            r"(?:^|/bin/|exec bot |ExecStart=…/)latchkey ((?:dev )?[a-z]+)([^#]*)", code
        ):
            assert name in known, f"there is no command {code}"
            assert set(re.findall(r"--[a-z-]+", rest)) <= known[name], code


@cache
def command_options() -> dict[str, set[str]]:
    """Every command with its options."""
    found = {}
    for action in (*command_line()._actions, *developer_command_line()._actions):
        if isinstance(action, argparse._SubParsersAction):
            for parser in action.choices.values():
                found[parser.prog.removeprefix("latchkey ")] = {
                    flag for one in parser._actions for flag in one.option_strings
                }
    return found


def check_slash_commands(page: Path) -> None:
    known = set(slash_commands())
    for code in codes(page):
        for typed in re.findall(r"^/([a-z]+(?: [a-z]+)?)", code):
            assert typed in known or typed.split()[0] in known, f"there is no /{typed}"


@cache
def slash_commands() -> tuple[str, ...]:
    return tuple(_slash_commands())


def _slash_commands() -> Iterator[str]:
    for make in COGS:
        cog = make(Mock())
        tops: list[Any] = [cog.app_command] if isinstance(cog, commands.GroupCog) else []
        for command in [*tops, *cog.get_app_commands()]:
            yield command.qualified_name
            if isinstance(command, app_commands.Group):
                yield from (one.qualified_name for one in command.walk_commands())


def test_slash_commands_are_found() -> None:
    assert {"game new", "game export", "play", "help", "rules"} <= set(slash_commands())


@pytest.mark.parametrize("name", ["README.md", "docs/hosting.md"])
def test_settings_that_are_named_exist(name: str) -> None:
    settings = {name.upper() for name in Config.__struct_fields__}
    named = [code for code in codes(ROOT / name) if re.fullmatch(r"[A-Z]+(?:_[A-Z]+)+", code)]
    assert set(named) <= settings


def test_every_setting_is_explained() -> None:
    told = (ROOT / ".env.example").read_text(encoding="utf-8")
    for name in Config.__struct_fields__:
        assert re.search(rf"^(?:# )?{name.upper()}=", told, re.MULTILINE), name
