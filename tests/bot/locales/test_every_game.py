"""Messages for every registered game: its name, options, pictures and play."""

from __future__ import annotations

import re

import pytest

from bot.locales.translations import message_ids
from engine.registry import GAMES
from tests.support.conformance import is_long
from tests.support.messages import messages
from tests.support.source import ROOT


@pytest.mark.parametrize("key", sorted(GAMES))
def test_set_up_options_are_named_and_explained(key: str) -> None:
    known, wanted = set(message_ids()), {f"{key}-name", f"{key}-synonyms", f"{key}-chapter"}
    for option in GAMES[key].spec.options:
        name = f"{key}-option-{option.key}"
        wanted.add(name)
        if option.kind == "choice":
            wanted |= {f"{name}-{value}{end}" for value in option.values for end in ("", "-help")}
        else:
            wanted.add(f"{name}-help")
    assert wanted - known == set()


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_message_named_in_the_code_is_there(key: str) -> None:
    """Covers messages that random games do not reach, but not names composed in code."""
    whole = re.compile(rf"\"({key}-[a-z0-9-]*[a-z0-9])\"")
    code = [path for path in (ROOT / "engine" / key).rglob("*.py") if path.parent.name != "content"]
    named = {name for path in code for name in whole.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > (50 if is_long(GAMES[key]) else 2)
    told = set(messages(key))
    beginnings = {name for name in named - told if any(other.startswith(f"{name}-") for other in told)}
    assert sorted(named - told - beginnings) == []
