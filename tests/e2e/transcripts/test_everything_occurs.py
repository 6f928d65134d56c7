"""Every button and menu, every command, and every kind of post and letter occurs in a recorded evening."""

from __future__ import annotations

import re
from typing import get_args

from bot.ui.handlers import HANDLERS
from bot.ui.interactions import custom_ids
from bot.values.parcel import ParcelKind
from tests.architecture.test_docs import slash_commands
from tests.e2e.transcripts.evening import RECORDED

TOLD = "\n".join(path.read_text(encoding="utf-8") for path in sorted(RECORDED.glob("*.txt")))
_PRESSED = re.compile(r"^=== \S+ in .+? (?:presses \[.*\]|sends) ([bsm]:\S+)", re.MULTILINE)
_BACK = re.compile(r"b:(?:up:|back:table\d+:\d+:[^:]+:[^:)]+:)([^)\s]+)")
_TYPED = re.compile(r"^=== \S+ in [^:]+: /([a-z-]+(?: [a-z-]+(?!\S))?)", re.MULTILINE)
_SENT = re.compile(r"^=== parcels\n((?:\d+ \w+\n)*)", re.MULTILINE)


def test_every_button_and_menu() -> None:
    pressed = {custom_ids.without_back(one, "")[0].split(":")[1] for one in _PRESSED.findall(TOLD)}
    assert sorted(HANDLERS.keys() - pressed) == []


def test_every_page_that_can_be_gone_back_to_is_opened_by_a_button() -> None:
    pages = {page for custom_id in _BACK.findall(TOLD) for page in custom_id.split(":") if page.strip("~-")}
    assert len(pages) > 20
    assert {page for page in pages if page.partition("~")[0] not in HANDLERS} == set()


def test_every_command() -> None:
    known = {*slash_commands(), "Explain this move"}
    groups = {command.partition(" ")[0] for command in known if " " in command and command[0].islower()}
    typed = {*_TYPED.findall(TOLD), *(one for one in known if f": /{one}\n" in TOLD)}
    assert sorted(known - groups - typed) == []


def test_every_kind_of_post_and_letter() -> None:
    sent = {line.split()[1] for part in _SENT.findall(TOLD) for line in part.splitlines()}
    assert sorted(set(get_args(ParcelKind)) - sent) == []
