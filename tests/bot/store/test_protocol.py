"""Every method of the repositories is used."""

from __future__ import annotations

import re
from inspect import isfunction
from pathlib import Path
from typing import Any

from bot.store.concurrency import SingleProcess
from bot.store.unit_of_work import Writer

ROOT = Path(__file__).parents[3]


def test_every_verb_is_called_by_somebody_who_plays_or_keeps_house() -> None:
    source = "\n".join(
        file.read_text(encoding="utf-8")
        for room in ("bot/services", "bot/cli", "bot/store", "bot/rulebook")
        for file in (ROOT / room).rglob("*.py")
    )
    called = {f"{subject}.{verb}" for subject, verb in re.findall(r"(?:er|self)\._?(\w+)\.(\w+)\(", source)}
    nothing: Any = None
    writer = Writer(nothing, SingleProcess())
    offered = {
        f"{subject}.{verb}"
        for subject in dir(writer)
        for verb, what in vars(type(getattr(writer, subject))).items()
        if not subject.startswith("_") and not verb.startswith("_") and isfunction(what)
    }
    assert len(offered) > 50
    assert sorted(offered - called) == []
